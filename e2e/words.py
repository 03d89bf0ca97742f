"""English words that may not stand on a French screen."""

from __future__ import annotations

import re

from playwright.sync_api import Page
from positions import EXTREME, NAMES

from longhouse.games import GAMES

# Words that no French sentence of ours can hold.
ENGLISH = re.compile(
    r"\b(the|of|and|with|your|you|is|are|not|now|this|choose|ship|ships|shield|shields|barrel|barrels|building|"
    r"round|undo|redo|restart|turn|home|share|swap|jump|bet|bets|draw|price|hide|metal|good|goods|game|games|"
    r"players|player|person|seed|settings|start|open|language|colours|light|dark|new|log|replay|move|moves|"
    r"back|first|promote|sail|sailed|none|control|from|worth|wins|won|again|pass|device|show|"
    r"more|delete|rename|export|name|link|copy|close|menu of|keys|leave|saved|wolf|raven|sun|serpents|"
    r"rules|lesson|learn|read|next|daily|voyage of|today|yesterday|streak|best|wheel|warrior|"
    r"scout|fisherman|goldsmith|boatsman|tile|island|beer|deck|hand|discard|attack|defence|card|"
    r"cards|buy|build|hint|coach|analyse|score|scores|gold bars|who|what|why|when)\b",
    re.IGNORECASE,
)
# Everything that is seen or read out, except names that no language changes.
TEXTS = """() => {
  const out = [document.title];
  const walker = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());)
    if (!node.parentElement.closest('[translate=no]')) out.push(node.textContent);
  for (const e of document.querySelectorAll('#app *'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-why'])
      if (e.hasAttribute(name)) out.push(e.getAttribute(name));
  return out.map(text => text.trim()).filter(Boolean);
}"""
NAMES_OF_THINGS = ["Longhouse", "English", "PyScript", "Pyodide", "Python", *NAMES, *EXTREME]
for game in GAMES.values():
    meta = game.meta
    NAMES_OF_THINGS += [meta.title, *meta.designers, *meta.artists, meta.publisher]


def english(page: Page, what: str) -> list[str]:
    """The English words that are shown or read out."""
    found = []
    for text in page.evaluate(TEXTS):
        for name in NAMES_OF_THINGS:
            text = text.replace(name, "")
        if word := ENGLISH.search(text):
            found.append(f"{what}: “{word[0]}” in “{text}”")
    return found

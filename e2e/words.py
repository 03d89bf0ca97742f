"""English words that may not stand on a screen in another language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from playwright.sync_api import Page
from positions import EXTREME, NAMES

from longhouse.games import GAMES

# Words that no sentence of ours can hold in another language …
WORDS = """
    the of and with your you is are not now this choose ship ships shield shields barrel barrels
    building round undo redo restart turn home share swap jump bet bets draw price hide metal good goods
    game games players player person seed settings start open language colours light dark new log replay
    move moves back first promote sail sailed none control from worth wins won again pass device show
    more delete rename export name link copy close menu_of keys leave saved wolf raven sun serpents
    rules lesson learn read next daily voyage_of today yesterday streak best wheel warrior scout
    fisherman goldsmith boatsman tile island beer deck hand discard attack defence card cards buy build
    hint coach analyse score scores gold_bars who what why when
"""
# … but for those that it has too.
OWN = {"fr": {"scores"}, "de": {"coach", "deck", "hand", "home", "link", "name", "person", "wolf"}}
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
NAMES_OF_THINGS += [name.partition(" ")[2] for name in NAMES if " " in name]  # an emblem holds the first word
for game in GAMES.values():
    meta = game.meta
    NAMES_OF_THINGS += [meta.title, *meta.designers, *meta.artists, meta.publisher]


@cache
def judge(lang: str) -> re.Pattern[str]:
    """Finds the English words that a language does not have."""
    words = [word.replace("_", " ") for word in WORDS.split() if word not in OWN.get(lang, ())]
    return re.compile(rf"\b({'|'.join(words)})\b", re.IGNORECASE)


def english(page: Page, what: str) -> list[str]:
    """The English words that are shown or read out."""
    return english_in(page.evaluate(TEXTS), what, page.evaluate("document.documentElement.lang"))


def english_in(texts: Iterable[str], what: str, lang: str) -> list[str]:
    """The English words in these texts, which should be in that language."""
    found = []
    for text in texts:
        for name in NAMES_OF_THINGS:
            text = text.replace(name, "")
        if word := judge(lang).search(text):
            found.append(f"{what}: “{word[0]}” in “{text}”")
    return found

"""French: the whole of it, and kept."""

from __future__ import annotations

import re

from conftest import NewPage
from pages import go, home, new_game, new_match, open_copy, play_on, ready, say
from playwright.sync_api import Page, expect
from shared import shared_page

from longhouse.games import GAMES

app = shared_page()
# Words that no French sentence of ours can hold.
ENGLISH = re.compile(
    r"\b(the|of|and|with|your|you|is|are|not|now|this|choose|ship|ships|shield|shields|barrel|barrels|building|"
    r"round|undo|redo|restart|turn|home|share|swap|jump|bet|bets|draw|price|hide|metal|good|goods|game|games|"
    r"players|player|person|seed|settings|start|open|language|colours|light|dark|new|log|replay|move|moves|"
    r"back|first|promote|sail|sailed|none|control|from|worth|wins|won|again|pass|device|show|"
    r"more|delete|rename|export|name|link|copy|close|menu of|keys|leave|saved|wolf|raven|sun|serpents)\b",
    re.IGNORECASE,
)
# Everything that is seen or read out.
TEXTS = """() => {
  const out = [document.title];
  const walker = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());)
    out.push(node.textContent);
  for (const e of document.querySelectorAll('#app *'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-why'])
      if (e.hasAttribute(name)) out.push(e.getAttribute(name));
  return out.map(text => text.trim()).filter(Boolean);
}"""
NAMES_OF_THINGS = ["Longhouse", "English", "PyScript", "Pyodide", "Python"]
for game in GAMES.values():
    meta = game.meta
    NAMES_OF_THINGS += [meta.title, *meta.designers, *meta.artists, meta.publisher]


def is_french(page: Page) -> None:
    """No English word anywhere."""
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    for text in page.evaluate(TEXTS):
        for name in NAMES_OF_THINGS:
            text = text.replace(name, "")
        found = ENGLISH.search(text)
        assert not found, f"“{found[0]}” in “{text}”"


def test_french_everywhere(app: Page) -> None:
    page = app
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.select_option("#field-set-lang", "fr")
    is_french(page)
    ready(page)
    is_french(page)
    go(page, "/about")
    expect(page.locator("html")).to_have_attribute("data-screen", "about")
    is_french(page)
    home(page)
    page.locator('[data-arg="/new/onboard"]').click()
    page.locator("details.more summary").click()
    is_french(page)
    page.fill("#field-seed", "x")
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("alert")).to_be_visible()
    is_french(page)
    page.fill("#field-seed", "")

    match = play_on(new_match(3, 14), 14)
    for moves in (0, 30, 60, 90, len(match.actions)):
        table = open_copy(page, match.at(moves))
        is_french(page)
        table.lift()
        is_french(page)
    expect(page.locator(".winner")).to_have_text(
        say(match, match.game.presentation().reason(match.outcome), "fr")
    )
    page.locator("[data-do=look][data-arg=first]").click()
    is_french(page)
    page.locator("[data-do=share]").first.click()
    is_french(page)
    for dialog in ("menu", "help"):
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        if dialog == "help":
            page.keyboard.press("?")
        else:
            page.locator("[data-arg=menu]").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        is_french(page)
    go(page, "/g/broken")
    is_french(page)
    page.locator("[data-arg^='slot:']").first.click()
    is_french(page)
    page.locator("[data-do=delete]").click()
    is_french(page)


def test_a_browser_that_speaks_french(site: str, new_page: NewPage) -> None:
    """Log lines and prompts while playing; the engine speaks the same."""
    page = new_page(locale="fr-CA")
    ready(page, site)
    match = new_match(2, 15)
    table = new_game(page, 2, seed=15, curtain=False)
    for action in map(str, play_on(match.clone(), 15, 40).actions):
        table.quick(action)
        match.play(action)
    assert table.turn() == 40
    view = match.view(match.actor)
    assert table.state().prompt == say(match, match.game.presentation().prompt(view), "fr")
    is_french(page)
    home(page)
    page.select_option("#field-set-lang", "en")
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "en")

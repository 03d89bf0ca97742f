"""Storage that is full or forbidden: told in a sentence, and the game goes on."""

from __future__ import annotations

from conftest import NewPage
from pages import Table, go, home, new_game, new_match, ready, stored
from playwright.sync_api import Page, expect
from shared import shared_page

app = shared_page()
SEED = 7
FILL = """() => {
  for (let size = 1 << 20; size >= 1; size >>= 1)
    try { for (let i = 0; ; i++) localStorage.setItem(`filler${size}-${i}`, 'x'.repeat(size)) } catch (e) {}
}"""
FREE = """() => { for (const key of Object.keys(localStorage))
  if (key.startsWith('filler')) localStorage.removeItem(key) }"""
FORBID = """Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('The operation is insecure.', 'SecurityError') } })"""


def plays_on_and_shares(table: Table, moves: list[str]) -> None:
    """The game goes on, and its link holds all of it."""
    match = new_match(2, SEED)
    for action in moves:
        table.choose(action)
        match.play(action)
        table.agrees(match)
    table.page.get_by_role("button", name="Share", exact=True).click()
    link = table.page.locator("#share-url").input_value()
    assert link.endswith(match.to_link())
    table.page.keyboard.press("Escape")


def test_full_storage(app: Page) -> None:
    page = app
    table = new_game(page, 2, seed=SEED, curtain=False)
    table.saved()
    page.evaluate(FILL)
    table.choose("visit swap")
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("The browser’s storage is full: this game is not saved.")
    page.locator("[data-do=undo]").click()
    plays_on_and_shares(table, ["visit jump-any"])
    expect(notice).to_contain_text("storage is full")

    page.evaluate(FREE)
    table.choose(table.state().actions[0])
    assert len(table.saved().actions) == 2, "as soon as there is room, it is saved again"
    expect(notice).to_have_count(0)
    home(page)
    expect(page.locator(".slot")).to_have_count(1)
    expect(page.locator(".notice")).to_have_count(0)


def test_full_before_the_first_save(app: Page) -> None:
    """Also a game that was never saved can be played; deleting an old one makes room for it."""
    page = app
    page.evaluate(FILL)
    table = new_game(page, 2, seed=SEED, curtain=False)
    expect(page.get_by_role("alert")).to_contain_text("storage is full")
    plays_on_and_shares(table, ["visit swap"])
    assert stored(page) == {}
    page.evaluate(FREE)


def test_forbidden_storage(site: str, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(FORBID)
    ready(page, site)
    expect(page.locator(".notice")).to_contain_text("This browser does not let the page save anything")
    table = new_game(page, 2, seed=SEED, curtain=False)
    expect(page.get_by_role("alert")).to_contain_text("The browser does not allow saving here")
    plays_on_and_shares(table, ["visit swap"])
    link = new_match(2, SEED).to_link()
    go(page, f"/g/{link}")
    expect(page.locator("[data-do=copy]")).to_be_visible()
    home(page)
    expect(page.locator(".notice")).to_be_visible()
    page.select_option("#field-set-lang", "fr")  # settings cannot be kept either
    expect(page.locator("html")).to_have_attribute("lang", "fr")

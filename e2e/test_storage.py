"""Storage that is full or forbidden: told in a sentence, and the game goes on."""

from __future__ import annotations

from conftest import NewPage
from films import last_by_a_person
from pages import Table, go, home, new_game, new_match, open_copy, ready, stored
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
# Room for a record of so many characters and not for one more: what the browser says then, it says here too.
ROOM = """most => {
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key.endsWith(':record') && value.length > most) throw new DOMException('full', 'QuotaExceededError');
    return write.call(this, key, value);
  };
}"""
RECORD = "localStorage.getItem(`longhouse:${location.pathname}:record`)"
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


def test_a_record_for_which_there_is_little_room_is_kept_without_the_moves(app: Page) -> None:
    page, match = app, last_by_a_person("onboard")
    table = open_copy(page, match.at(len(match.actions) - 1))
    page.evaluate(ROOM, 200)  # a line about the game has about half of that, its moves have more
    table.quick(str(match.actions[-1]))
    expect(page.locator(".end .winner")).to_be_visible()
    kept = page.evaluate(RECORD).split("\n")
    assert len(kept) == 1 and kept[0].split()[1] == "onboard", "the result, and no moves"
    expect(page.get_by_role("alert")).to_have_count(0)
    go(page, "/record")
    expect(page.locator(".numbers dd").first).to_have_text("1")


def test_a_record_for_which_there_is_no_room_is_told(app: Page) -> None:
    page, match = app, last_by_a_person("onboard")
    table = open_copy(page, match.at(len(match.actions) - 1))
    page.evaluate(ROOM, 20)
    table.quick(str(match.actions[-1]))
    expect(page.locator(".end .winner")).to_be_visible()
    expect(page.locator(".notice")).to_contain_text("your record could not be kept")
    assert page.evaluate(RECORD) is None
    assert table.saved().digest() == match.digest(), "the game itself is there"


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

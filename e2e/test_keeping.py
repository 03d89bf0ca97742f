"""How long the browser keeps games, and all of them as one file, in the page itself."""

from __future__ import annotations

import json
from pathlib import Path

from conftest import NewPage
from pages import home, new_game, ready, stored
from playwright.sync_api import Page, expect

# A browser of that vendor, which keeps nothing for good; it counts how often it is asked to.
BROWSER = """Object.defineProperty(Navigator.prototype, 'vendor', {{ get: () => '{vendor}' }});
window.asked = 0;
StorageManager.prototype.persisted = async () => false;
StorageManager.prototype.persist = async () => {{ window.asked += 1; return false; }};"""
SAFARI, FIREFOX = BROWSER.format(vendor="Apple Computer, Inc."), BROWSER.format(vendor="")


def saved_game(page: Page, site: str) -> None:
    ready(page, site)
    new_game(page, 2, seed=4, curtain=False).saved()
    home(page)


def test_safari_is_told_of_the_seven_days_once(site: str, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(SAFARI)
    saved_game(page, site)
    notice = page.locator(".notice")
    expect(notice).to_contain_text("not opened for seven days")
    assert page.evaluate("asked") == 1
    ready(page)  # also who comes back
    notice.get_by_role("button", name="OK").click()
    expect(notice).to_have_count(0)
    ready(page)
    page.wait_for_timeout(300)
    expect(notice).to_have_count(0)


def test_firefox_asks_when_the_person_wants_it(site: str, new_page: NewPage) -> None:
    """Found in Firefox: it asked over the board at the first save, and again after every reload."""
    page = new_page()
    page.add_init_script(FIREFOX)
    saved_game(page, site)
    notice = page.locator(".notice")
    expect(notice).to_contain_text("it will ask you")
    assert page.evaluate("asked") == 0
    notice.get_by_role("button", name="Keep my games").click()
    page.wait_for_function("asked === 1")
    expect(notice).to_have_count(0)
    ready(page)
    new_game(page, 2, seed=5, curtain=False).saved()
    home(page)
    expect(notice).to_have_count(0)
    assert page.evaluate("asked") == 0


def test_all_games_go_to_another_device(site: str, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    ready(page, site)
    for seed in (4, 5):
        new_game(page, 2, seed=seed, curtain=False).saved()
        home(page)
    with page.expect_download() as loading:
        page.get_by_role("button", name="Export all games").click()
    file = tmp_path / loading.value.suggested_filename
    loading.value.save_as(file)
    kept = stored(page)
    assert json.loads(file.read_text())["games"] == kept and len(kept) == 2

    other = new_page()
    ready(other, site)
    with other.expect_file_chooser() as choosing:
        other.get_by_role("button", name="Open a file").click()
    choosing.value.set_files(file)
    expect(other.get_by_role("alert")).to_contain_text("2 games were imported.")
    expect(other.locator(".slot")).to_have_count(2)
    assert stored(other) == kept


FULL = """const set = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, text) {
  if (key.includes('slot:b')) throw new DOMException('no room', 'QuotaExceededError');
  set.call(this, key, text);
};"""


def test_without_room_for_all_none_is_taken_in(site: str, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    saved_game(page, site)
    (text,) = stored(page).values()
    file = tmp_path / "games.json"
    file.write_text(json.dumps({"longhouse_games": 1, "games": {"a1": text, "b1": text}}))
    other = new_page()
    other.add_init_script(FULL)
    ready(other, site)
    with other.expect_file_chooser() as choosing:
        other.get_by_role("button", name="Open a file").click()
    choosing.value.set_files(file)
    expect(other.get_by_role("alert")).to_contain_text("nothing was imported")
    expect(other.locator(".slot")).to_have_count(0)
    assert stored(other) == {}

"""What only a real page can show of the browser layer: focus, typing, keys, locks, the clipboard, files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from conftest import NewPage
from pages import Table, fill_form, go, new_game, new_match, open_copy, play_on, ready, resize, stored
from playwright.sync_api import Page, expect
from shared import shared_page

TURN = re.compile(r"\d+")


app = shared_page()


@pytest.fixture
def home(app: Page) -> Page:
    """The home screen with nothing stored."""
    return app


@pytest.fixture
def table(home: Page) -> Table:
    """A game of two people, a few moves old."""
    return open_copy(home, play_on(new_match(2, 7), 3, moves=5))


def test_what_a_person_unfolded_stays_unfolded(home: Page) -> None:
    go(home, "/new/onboard")
    home.locator("details.more summary").click()
    home.locator("#curtain").uncheck()
    expect(home.locator("#field-seed")).to_be_visible()


def test_typing_keeps_caret_and_text(home: Page) -> None:
    go(home, "/new/onboard")
    home.locator("#name-0").fill("")
    home.locator("#name-0").press_sequentially("laf")
    home.keyboard.press("Home")
    home.keyboard.type("Ox", delay=5)
    home.keyboard.press("Backspace")
    assert home.locator("#name-0").input_value() == "Olaf"


def test_letters_in_a_field_are_no_commands(home: Page) -> None:
    go(home, "/new/onboard")
    home.locator("#name-0").fill("")
    home.locator("#name-0").press_sequentially("ur?")
    expect(home.locator("#name-0")).to_have_value("ur?")
    expect(home.get_by_role("dialog")).to_have_count(0)


def test_a_name_being_typed_survives_a_redraw(table: Table) -> None:
    page = table.page
    page.locator('[data-do=dialog][data-arg="menu"]').click()
    page.locator(f'[data-do=dialog][data-arg="rename:{table.slot()}"]').click()
    page.locator("#slot-name").fill("Long winter")
    page.keyboard.press("Tab")
    resize(page, 360, 740)  # the whole table is drawn again
    expect(page.locator("svg.board.tall")).to_have_count(1)
    expect(page.locator("#slot-name")).to_have_value("Long winter")
    page.get_by_role("dialog").locator("button[type=submit]").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert json.loads(stored(page)[table.slot()])["name"] == "Long winter"


def test_a_phone_that_is_turned_gets_another_layout(table: Table) -> None:
    page = table.page
    for width, height, layout in (
        (360, 740, "tall"),
        (740, 360, "low"),
        (1024, 768, "wide"),
        (844, 390, "low"),
    ):
        resize(page, width, height)
        expect(page.locator(f"svg.board.{layout}")).to_have_count(1)


def test_escape_closes_a_dialog_and_the_focus_goes_back(table: Table) -> None:
    opener = table.page.locator('[data-do=dialog][data-arg="menu"]')
    opener.focus()
    table.page.keyboard.press("Enter")
    expect(table.page.get_by_role("dialog")).to_be_visible()
    assert table.page.evaluate("!!document.activeElement.closest('dialog, [role=dialog]')")
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


def test_arrows_walk_among_the_choices(table: Table) -> None:
    page = table.page
    page.locator("#prompt").focus()
    page.keyboard.press("ArrowRight")
    seen = [page.evaluate("document.activeElement.dataset.action")]
    for _ in table.state().choices[1:]:
        page.keyboard.press("ArrowRight")
        seen.append(page.evaluate("document.activeElement.dataset.action"))
    assert seen == table.state().actions
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.action") == seen[0]
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.action") == seen[-1]


def test_a_key_held_down_is_one_choice(table: Table) -> None:
    page, turn = table.page, table.turn()
    page.locator("[data-action]").first.focus()
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")  # Playwright sends it as a repetition
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert table.turn() == turn + 1


def test_the_reason_comes_and_goes_with_the_pointer(table: Table) -> None:
    page = table.page
    redo = page.locator("button[data-why]").first
    redo.hover(timeout=5000)  # it must not move away when the reason appears
    expect(page.locator("#why")).to_have_text(redo.get_attribute("data-why") or "?")
    page.mouse.move(2, 2)
    expect(page.locator("#why")).to_have_text("")
    redo.focus()
    expect(page.locator("#why")).not_to_have_text("")
    redo.blur()
    expect(page.locator("#why")).to_have_text("")


def test_pieces_are_the_same_elements_after_a_move(table: Table) -> None:
    page = table.page
    page.evaluate("window.before = [...document.querySelectorAll('.board .layer > [id]')]")
    table.quick(table.state().actions[0])
    kept, all_ = page.evaluate("[before.filter(e => e.isConnected).length, before.length]")
    assert all_ > 20 and kept >= all_ - 1


def test_back_and_forward(site: str, home: Page) -> None:
    table = new_game(home, 2, seed=7, curtain=False)
    slot = table.slot()
    home.go_back()
    expect(home.locator("html")).to_have_attribute("data-screen", "new")
    home.go_back()
    expect(home.locator("html")).to_have_attribute("data-screen", "home")
    go(home, f"/play/{slot}")
    expect(home.locator("html")).to_have_attribute("data-turn", TURN)


def test_what_waits_for_a_lock_is_written_when_the_page_leaves(table: Table) -> None:
    page, slot, turn = table.page, table.slot(), table.turn()
    page.evaluate(
        "slot => { navigator.locks.request(`longhouse:${location.pathname}:slot:${slot}`,"
        " () => new Promise(() => 0)) }",
        slot,
    )
    page.wait_for_function("navigator.locks.query().then(locks => locks.held.length > 0)")
    table.quick(table.state().actions[0])
    assert json.loads(stored(page)[slot])["summary"]["turn"] == turn
    ready(page)
    assert (table.slot(), table.turn()) == (slot, turn + 1)


def test_without_locks_saving_works(site: str, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("Object.defineProperty(navigator, 'locks', {value: undefined})")
    ready(page, site)
    table = open_copy(page, new_match(2, 7))
    table.quick(table.state().actions[0])
    assert json.loads(stored(page)[table.slot()])["summary"]["turn"] == 1


def test_without_storage_the_game_goes_on(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False)
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage',"
        " {get() { throw new DOMException('', 'SecurityError') }})"
    )
    ready(page, site)
    go(page, "/new/onboard")
    fill_form(page, 2, curtain=False)
    page.locator("form[data-do=begin] button[type=submit]").click()
    table = Table(page)
    table.quick(table.state().actions[0])
    assert table.turn() == 1


@pytest.mark.parametrize("how", ["clipboard", "by hand"])
def test_a_link_gets_to_the_clipboard(how: str, site: str, new_page: NewPage) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    if how == "by hand":
        page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))")
    page.add_init_script("delete Navigator.prototype.share")
    ready(page, site)
    match = play_on(new_match(2, 7), 3, moves=5)
    open_copy(page, match)
    page.locator("[data-do=share]").click()
    expect(page.locator("#toasts")).not_to_have_text("")
    assert page.evaluate("navigator.clipboard.readText()") == f"{site}#/g/{match.to_link()}"


def test_a_file_goes_out_and_comes_in(table: Table, tmp_path: Path) -> None:
    page, slot = table.page, table.slot()
    page.locator('[data-do=dialog][data-arg="menu"]').click()
    with page.expect_download() as download:
        page.locator("[data-do=export]").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8")) == json.loads(stored(page)[slot])
    page.keyboard.press("Escape")
    for content in (file.read_bytes(), b"x" * 2_000_001, b"\xff\xfe"):
        go(page, "/")
        with page.expect_file_chooser() as chooser:
            page.locator("[data-do=import]").click()
        chooser.value.set_files({"name": "a.json", "mimeType": "application/json", "buffer": content})
        good = content == file.read_bytes()
        expect(page.locator("html")).to_have_attribute("data-screen", "play" if good else "home")
        expect(page.locator("input[type=file]")).to_have_count(0)
        if not good:
            expect(page.locator(".notice")).to_be_visible()
    assert len(stored(page)) == 2

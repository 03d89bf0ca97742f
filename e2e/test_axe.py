"""axe-core finds nothing on any screen, light or dark, wide or narrow."""

from __future__ import annotations

import pytest
from axe import accessible
from pages import go, home, new_match, open_copy, play_on, put, resize, slot_text, until
from playwright.sync_api import Page, expect
from shared import shared_page

NAMES = ("Ada", "Bea", "Cid", "Dan")


app = shared_page()


def test_the_judge_is_awake(app: Page) -> None:
    app.evaluate("document.body.append(document.createElement('img'))")
    with pytest.raises(AssertionError, match="image-alt"):
        accessible(app, "a picture without words")
    app.evaluate("document.querySelector('body > img').remove()")


def test_home(app: Page) -> None:
    accessible(app, "home, empty")
    match = play_on(new_match(4, 3, NAMES), 3)
    put(app, {"going": slot_text(match.at(50)), "over": slot_text(match), "bad": "?"})
    accessible(app, "home with games")
    app.locator('[data-arg="slot:going"]').click()
    accessible(app, "a slot's dialog")
    app.locator('[data-arg="rename:going"]').click()
    accessible(app, "rename")
    app.keyboard.press("Escape")
    go(app, "/g/broken")
    expect(app.get_by_role("alert")).to_be_visible()
    accessible(app, "a notice")
    app.locator("#slot-bad [data-do=delete]").click()
    expect(app.locator(".toast")).to_be_visible()
    accessible(app, "a toast")


def test_new_game_and_about(app: Page) -> None:
    go(app, "/new/onboard")
    app.locator("summary").click()
    accessible(app, "new game")
    app.fill("#field-seed", "x")
    app.locator("form button[type=submit]").click()
    expect(app.get_by_role("alert")).to_be_visible()
    accessible(app, "new game with an error")
    app.fill("#field-seed", "")
    go(app, "/about")
    expect(app.locator("html")).to_have_attribute("data-screen", "about")
    accessible(app, "about")


@pytest.mark.parametrize("kind", ["visit", "bet_barrel", "bet_circle", "jump_any_piece", "draw_good", "take"])
def test_the_table(kind: str, app: Page) -> None:
    table = open_copy(app, until(play_on(new_match(3, 4, NAMES[:3]), 4, 40), kind))
    if kind == "visit":
        assert table.state().curtain
        accessible(app, "curtain")
    table.lift()
    accessible(app, kind)


def test_dialogs_at_the_table(app: Page) -> None:
    table = open_copy(app, play_on(new_match(2, 5, NAMES[:2]), 5, 30))
    table.lift()
    app.locator("[data-arg=menu]").click()
    accessible(app, "menu")
    app.keyboard.press("Escape")
    app.keyboard.press("?")
    expect(app.get_by_role("dialog")).to_be_visible()
    accessible(app, "keys")
    app.keyboard.press("Escape")
    app.locator("[data-do=share]").first.click()
    expect(app.get_by_role("dialog")).to_be_visible()
    accessible(app, "share")
    app.keyboard.press("Escape")


def test_looking_back_and_the_end(app: Page) -> None:
    match = play_on(new_match(4, 6, NAMES), 6)
    go(app, f"/g/{match.at(60).to_link()}")
    expect(app.locator("[data-do=copy]")).to_be_visible()
    accessible(app, "a game from a link")
    app.locator("[data-do=look][data-arg=back]").click()
    accessible(app, "looking back")
    open_copy(app, match)
    expect(app.locator(".end")).to_be_visible()
    accessible(app, "the end")


def test_colours_that_were_chosen(app: Page) -> None:
    """Dark where the system is light, and the other way round."""
    table = open_copy(app, until(play_on(new_match(2, 7), 7, 40), "visit"))
    table.lift()
    paper = app.evaluate("getComputedStyle(document.body).backgroundColor")
    app.locator("[data-arg=menu]").click()
    for theme in ("dark", "light"):
        app.select_option("#field-set-theme", theme)
        shown = app.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (shown != paper) == (theme == "dark")
        accessible(app, f"the menu in {theme} colours")
    app.select_option("#field-set-theme", "dark")
    app.keyboard.press("Escape")
    accessible(app, "the table in dark colours")
    home(app)
    accessible(app, "home in dark colours")


def test_narrow(app: Page) -> None:
    resize(app, 360, 740)
    table = open_copy(app, until(play_on(new_match(2, 7), 7, 40), "visit"))
    table.lift()
    expect(app.locator("svg.board.tall")).to_be_visible()
    accessible(app, "the table on a phone")
    home(app)
    accessible(app, "home on a phone")

"""Kiesling's Vikings in the browser: whole games, every kind of question, both themes, phone and desk."""

from __future__ import annotations

import random

import pytest
from axe import accessible
from pages import Table, go, home, open_copy, play_on, play_through, resize, until
from playwright.sync_api import Page, expect
from positions import full_trip, game, offered
from shared import shared_page
from test_keyboard import FOCUSED, fill_the_form, tab_to

from longhouse.engine import Match, Player

app = shared_page()
phone = shared_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)

NAMES = ("Ada", "Bea", "Cid", "Dan")
QUESTIONS = ("bid", "remove", "lay", "buy", "place", "settle", "take", "ferry")
FITS = "() => document.scrollingElement.scrollWidth <= innerWidth"


def wikinger(players: int, seed: int, version: str) -> Match:
    """A match of people."""
    seats = [Player(NAMES[i], i) for i in range(players)]
    return Match.new("wikinger", players, seed, {"version": version}, seats)


def asked(kind: str, players: int, seed: int) -> Match:
    """A position with that question; bids at random ruin everybody, so only where there must be bids."""
    version = "progress" if kind in ("bid", "remove", "lay") else "progress-no-auction"
    return until(wikinger(players, seed, version), kind, seed)


def read_recap(page: Page) -> None:
    """Close the recap of a scoring, if there is one."""
    button = page.locator("[data-do=recap]")
    if button.count():
        button.click()


@pytest.mark.parametrize("part", [14, pytest.param(None, marks=pytest.mark.long)])
@pytest.mark.parametrize(("players", "version"), [(3, 0), (2, 1)])
def test_a_game_from_the_form_to_the_end(players: int, version: int, part: int | None, app: Page) -> None:
    """The first and the last moves of a game, or all of it."""
    app.locator('[data-do=go][data-arg="/new/wikinger"]').click()
    app.check(f"#players-{players}", force=True)
    for seat in range(players):
        app.select_option(f"#field-kind-{seat}", "person")
        app.fill(f"#name-{seat}", NAMES[seat])
    app.locator("details.more summary").click()
    app.select_option("#field-option-version", str(version))
    app.fill("#field-seed", "11")
    app.locator("form button[type=submit]").click()
    match = wikinger(players, 11, ("basic", "progress")[version])
    play_through(app, match, play_on(match.clone(), 11), part)


@pytest.mark.parametrize("part", [True, pytest.param(False, marks=pytest.mark.long)])
def test_a_game_by_keyboard_alone(part: bool, app: Page) -> None:
    """From the home screen to the result: a choice has the focus after every move, arrows lead to others.

    From the first scoring on all of it, or the last moves.
    """
    press = app.keyboard.press
    tab_to(app, '[data-arg="/new/wikinger"]')
    press("Enter")
    fill_the_form(app)
    press("Enter")
    expect(app.locator("html")).to_have_attribute("data-screen", "play")
    tab_to(app, "[data-action]")  # the question itself is read out first

    table, rng, told = Table(app), random.Random(3), False
    while not (state := table.state()).over:
        focused = app.evaluate(FOCUSED)
        assert focused["act"] in state.actions, f"no choice has the focus after move {state.turn}: {focused}"
        if not told and app.locator(".recap").count():
            told = True
            tab_to(app, "[data-do=recap]")
            press("Enter")
            expect(app.locator(".recap")).to_have_count(0)
            if part:
                whole = play_on(table.saved(), 3)
                table = open_copy(app, whole.at(len(whole.actions) - 8))
                tab_to(app, "[data-action]")
                continue
        for _ in range(rng.randrange(min(3, len(state.choices)))):
            press(rng.choice(("ArrowRight", "ArrowDown")))
        assert app.evaluate(FOCUSED)["act"] in state.actions, "the arrows lead away from the choices"
        press(rng.choice(("Enter", "Space")))
        table.wait_turn(state.turn + 1)

    assert told, "no scoring was told"
    assert not app.evaluate(FOCUSED)["body"], "the focus is lost at the end"
    match = table.saved()
    table.agrees(match)
    assert match.outcome
    expect(app.locator(".end .winner")).to_be_visible()


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_kind_of_question_by_mouse(kind: str, app: Page) -> None:
    match = asked(kind, 2, 31)
    table = open_copy(app, match)
    table.agrees(match)
    accessible(app, kind)
    assert app.evaluate(FITS)
    table.choose(str(match.legal()[0]))
    match.play(str(match.legal()[0]))
    table.agrees(match)


def test_a_scoring_is_told_step_by_step(app: Page) -> None:
    """The recap comes with the scoring, and goes when it has been read."""
    match = play_on(wikinger(2, 5, "basic"), 5)
    paying = next(
        n for n in range(len(match.actions)) if match.game.presentation().recap(match.log(None, n)[0].events)
    )
    table = open_copy(app, match.at(paying))
    expect(app.locator(".recap")).to_have_count(0)
    table.quick(str(match.actions[paying]))
    expect(app.locator(".recap li").first).to_be_visible()
    accessible(app, "a recap")
    read_recap(app)
    expect(app.locator(".recap")).to_have_count(0)


def test_a_phone(phone: Page) -> None:
    """Every question fits and can be answered by touch."""
    for number, kind in enumerate(("buy", "place", "settle", "ferry", "bid", "take")):
        match = asked(kind, 3, 40 + number)
        table = open_copy(phone, match)
        table.agrees(match)
        assert phone.evaluate(FITS)
        read_recap(phone)
        table.tap(str(match.legal()[0]))
        home(phone)


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_boat_tile_is_used_on_the_board(touch: bool, app: Page, phone: Page) -> None:
    """A switch beside the question, then a cell, as with a plain boatsman; the arrows find what is shown."""
    page = phone if touch else app
    match = offered(game("wikinger", 3, version="progress"), "boat ").clone()
    table = open_copy(page, match)
    read_recap(page)
    table.agrees(match)
    cells = page.locator(".by-ferry, .by-boat").locator("visible=true")
    for kind in ("ferry", "boat"):
        shown = [str(action) for action in match.legal() if str(action).startswith(f"{kind} ")]
        expect(cells).to_have_count(len(shown))
        page.locator(f'[data-action="{shown[0]}"]').focus()
        for action in [*shown[1:], shown[0]]:
            page.keyboard.press("ArrowRight")
            assert page.evaluate(FOCUSED)["act"] == action
        if kind == "ferry":
            switch = page.locator(".wk-by-boat > summary")
            (switch.tap if touch else switch.click)()
    (table.tap if touch else table.choose)(shown[0])
    match.play(shown[0])
    table.agrees(match)
    home(page)


def test_the_own_homeland_begins_in_a_low_window(app: Page) -> None:
    """Three rivals beside the wheel are drawn small, for a tap draws them large."""
    open_copy(app, game("wikinger", 4, version="basic").at(190)).lift()
    assert resize(app, 1280, 720)
    app.evaluate("scrollTo(0, 0)")
    home_at, rival = (app.locator(each).first.bounding_box() for each in (".wk-home.large", ".wk-look"))
    assert home_at and home_at["y"] < 650
    assert rival and rival["height"] < 140


def test_a_trip_that_must_go_on_says_why(app: Page) -> None:
    match = full_trip(game("wikinger", 2, version="basic"))
    table = open_copy(app, match)
    read_recap(app)
    table.agrees(match)
    app.locator(".wk-pass.blocked").click(force=True)
    expect(app.locator("#why")).to_have_text(
        "In the last round a trip may not end while another Viking could join it."
    )
    assert table.turn() == len(match.actions)


def test_a_link_in_german(app: Page) -> None:
    app.select_option("#field-set-lang", "de")
    match = until(play_on(wikinger(4, 8, "progress-no-auction"), 8, 30), "buy")
    go(app, f"/g/{match.to_link()}")
    expect(app.locator("html")).to_have_attribute("data-game", "wikinger")
    expect(app.locator("#prompt")).to_contain_text("Wähle ein Paar")
    accessible(app, "in German")

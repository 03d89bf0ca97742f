"""Vikings Gone Wild in the browser: whole games, every kind of question, secrets, phone and desk."""

from __future__ import annotations

import pytest
from axe import accessible
from pages import fill_form, go, home, open_copy, play_on, play_through, resize
from playwright.sync_api import Page, expect
from positions import asked as at_a_turn
from positions import game
from shared import shared_page
from test_keyboard import FOCUSED, tab_to

from longhouse.engine import Player
from longhouse.engine.views import known
from longhouse.games.gonewild import strategy
from longhouse.games.gonewild.questions import TABLE
from tests.gonewild.build import Match
from tests.gonewild.walk import questions

app = shared_page()
phone = shared_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)

NAMES = ("Ada", "Bea", "Cid", "Dan")
ON_A_PHONE = ("turn", "force", "react", "favour", "destroy", "keep")
# The large card that is shown: how long it waits, whether it is seen at once, what it lies over in the end
# of all that can be chosen and all cards; or null if there is none.
LARGE = """() => {
  const found = [...document.querySelectorAll('.gw-large')].find(e => e.checkVisibility());
  if (!found) return null;
  const [wait] = found.getAnimations();
  const began = Number(getComputedStyle(found).opacity), time = wait.effect.getTiming().duration;
  wait.finish();
  const box = found.getBoundingClientRect();
  const over = [...document.querySelectorAll('[data-action], .gw-card')].filter(e => {
    const other = e.getBoundingClientRect();
    return e.checkVisibility() && box.left < other.right && other.left < box.right &&
      box.top < other.bottom && other.top < box.bottom;
  });
  const whole = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return {began, time, whole, cut: found.scrollHeight > found.clientHeight + 1, width: box.width,
          ended: Number(getComputedStyle(found).opacity), over: over.map(e => e.id || e.dataset.action)};
}"""
FITS = "() => document.scrollingElement.scrollWidth <= innerWidth"


def gonewild(players: int, seed: int) -> Match:
    """A match of people."""
    return Match.new("gonewild", players, seed, {}, [Player(NAMES[i], i) for i in range(players)])


def greedy(match: Match, moves: int = 10_000) -> Match:
    """Played on by seats that know what they want; random ones would take a hundred rounds."""
    for _ in range(moves):
        if match.actor is None:
            break
        match.play(strategy.choose(match._state, TABLE.legal(match._state)))
    return match


def asked(kind: str) -> Match:
    """A position with that question, from random play."""
    return questions()[kind].match()


@pytest.mark.parametrize("part", [16, pytest.param(None, marks=pytest.mark.long)])
def test_a_game_from_the_form_to_the_end(part: int | None, app: Page) -> None:
    """The first and the last moves of a game, or all of it."""
    app.locator('[data-do=go][data-arg="/new/gonewild"]').click()
    fill_form(app, 3, names=NAMES[:3], seed=11)
    app.locator("form[data-do=begin] button[type=submit]").click()
    play_through(app, gonewild(3, 11), greedy(gonewild(3, 11)), part)


@pytest.mark.parametrize("kind", TABLE.questions)
def test_every_kind_of_question_by_mouse(kind: str, app: Page) -> None:
    match = asked(kind)
    table = open_copy(app, match)
    table.lift()
    table.agrees(match)
    accessible(app, kind)
    assert app.evaluate(FITS)
    table.middles(*map(str, match.legal()))
    table.choose(str(match.legal()[0]))
    match.play(str(match.legal()[0]))
    table.lift()
    table.agrees(match)


def test_a_turn_by_keyboard_alone(app: Page) -> None:
    """The last round of a game: a choice has the focus after every move, and Tab leads to the others."""
    match = greedy(gonewild(2, 3))
    match = match.at(len(match.actions) - 16)
    table = open_copy(app, match)
    while not (state := table.state()).over:
        if state.curtain:
            tab_to(app, "[data-do=curtain]")
            app.keyboard.press("Enter")
            continue
        focused = app.evaluate(FOCUSED)
        assert focused["act"] in state.actions, f"no choice has the focus after move {state.turn}: {focused}"
        action = str(strategy.choose(match._state, TABLE.legal(match._state)))
        tab_to(app, f'[data-action="{action}"]')
        app.keyboard.press("Enter")
        match.play(action)
        table.wait_turn(state.turn + 1)
    table.agrees(match)
    expect(app.locator(".end .winner")).to_be_visible()


def test_a_hand_stays_secret(app: Page) -> None:
    """Under the curtain and on the defender's screen all is the same, whatever the attacker holds."""
    match = asked("react")
    attacker, defender = known(match.view(None)["turn"]), known(match.actor)
    assert match.view(attacker)["seats"][attacker]["hand"]
    table = open_copy(app, match)
    assert table.state().curtain
    expect(app.locator(".gonewild")).to_have_count(0)
    table.lift()
    own = app.locator(".gw-own .gw-hand .gw-card")
    assert own.count() <= match.view(defender)["seats"][defender]["hand_count"]
    assert all(action.startswith("react ") for action in table.state().actions)


def test_a_phone(phone: Page) -> None:
    """Every question fits and can be answered by touch."""
    for kind in ON_A_PHONE:
        match = asked(kind)
        table = open_copy(phone, match)
        table.lift()
        table.agrees(match)
        assert phone.evaluate(FITS), f"{kind} is too wide"
        table.tap(str(match.legal()[0]))
        home(phone)


def test_a_link_in_french(app: Page) -> None:
    app.select_option("#field-set-lang", "fr")
    match = play_on(gonewild(4, 8), 8, 60)
    go(app, f"/g/{match.to_link()}")
    expect(app.locator("html")).to_have_attribute("data-game", "gonewild")
    accessible(app, "in French")


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)], ids=str)
def test_a_large_card_waits_and_lies_over_nothing_that_one_wants_to_click(
    size: tuple[int, int], app: Page
) -> None:
    """Each card of the market and of the hand; those of which the face tells all have none."""
    assert resize(app, *size)
    open_copy(app, at_a_turn(game("gonewild", 4), "turn", 160)).lift()
    large = 0
    for card in app.locator(":is(.gw-market, .gw-hand) .gw-card").all():
        box = known(card.bounding_box())
        app.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        told = app.evaluate(LARGE)
        if told is None:
            continue
        large += 1
        assert (told["began"], told["ended"]) == (0, 1) and told["time"] >= 400, told
        assert told["whole"] and not told["cut"] and told["width"] > 200 and told["over"] == [], told
    assert large > 10

"""A finger carries what can be carried, scrolls with all else, and taps as quickly as it likes.

The touches go through the browser's own recognition of gestures, as on a real screen: where the browser takes
a movement for scrolling, the page loses the finger.
"""

from __future__ import annotations

import pytest
from pages import Table, home, new_match, open_copy, until
from playwright.sync_api import CDPSession, Page, expect
from positions import asked, game, offered
from shared import shared_page

from longhouse.engine import Match

app = shared_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
Spot = tuple[float, float]

CARRIED = "() => [...document.querySelectorAll('[data-drag=all]')].map(element => element.id)"
BY_MOUSE = "() => document.querySelector('[data-drag=mouse]').dataset.action"
# How often the browser has taken a finger for its own purposes.
COUNT_LOST = "() => { window.lost = 0; addEventListener('pointercancel', () => { window.lost++; }, true); }"
MIDDLE = """selector => {
  const element = document.querySelector(selector), target = element.querySelector('.hit') || element;
  target.scrollIntoView({block: 'center', behavior: 'instant'});
  const box = target.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
# The choice nearest to a point of those that can be met, if there is one on the screen.
NEAREST = """([x, y]) => {
  const met = [...document.querySelectorAll('.table-board [data-action]')].map(element => {
    const box = (element.querySelector('.hit') || element).getBoundingClientRect();
    return {element, x: box.x + box.width / 2, y: box.y + box.height / 2};
  }).filter(spot => spot.element.contains(document.elementFromPoint(spot.x, spot.y)))
    .filter(spot => Math.hypot(spot.x - x, spot.y - y) > 40);
  met.sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
  return met.length ? [met[0].x, met[0].y, met[0].element.dataset.action] : null;
}"""


class Finger:
    """One finger on the screen."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._wire: CDPSession = page.context.new_cdp_session(page)
        self._at: Spot = (0, 0)

    def _send(self, what: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y} for x, y in spots]
        self._wire.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def down(self, spot: Spot) -> None:
        """Touch the screen."""
        self._at = spot
        self._send("touchStart", spot)

    def move(self, spot: Spot) -> None:
        """Move there, in steps."""
        (x0, y0), (x1, y1) = self._at, spot
        for step in range(1, 9):
            self._send("touchMove", (x0 + (x1 - x0) * step / 8, y0 + (y1 - y0) * step / 8))
        self._at = spot

    def up(self) -> None:
        """Leave the screen."""
        self._send("touchEnd")


def middle(page: Page, selector: str) -> Spot:
    x, y = page.evaluate(MIDDLE, selector)
    return float(x), float(y)


def seated(page: Page, match: Match) -> Table:
    """At the table, the curtain lifted."""
    home(page)
    table = open_copy(page, match)
    table.lift()
    return table


@pytest.mark.parametrize("part", [2, pytest.param(None, marks=pytest.mark.long)])
@pytest.mark.parametrize("kind", ["promote", "swap_first", "jump_own_piece", "jump_any_piece"])
def test_every_piece_follows_the_finger(kind: str, part: int | None, app: Page) -> None:
    """Some of them, or all."""
    table = seated(app, until(new_match(3, 4), kind, 4))
    turn = table.turn()
    pieces = app.evaluate(CARRIED)
    assert pieces
    app.evaluate(COUNT_LOST)
    finger = Finger(app)
    for piece in pieces[:part]:
        start = middle(app, f"#{piece}")
        finger.down(start)
        finger.move((start[0] + 3, start[1] + 60))
        expect(app.locator("html")).to_have_attribute("data-turn", str(turn + 1))
        expect(app.locator(".dragged")).to_have_count(1)
        finger.move(start)
        finger.up()
        expect(app.locator(".dragged")).to_have_count(0)
        assert app.evaluate("window.lost") == 0, f"the browser scrolls with {piece}"
        if table.state().curtain:  # nothing is left to decide: the device has passed on already
            return
        expect(app.locator("html")).to_have_attribute("data-turn", str(turn))


def test_a_piece_is_carried_to_its_place(app: Page) -> None:
    table = seated(app, until(new_match(2, 4), "swap_first", 4))
    turn, source = table.turn(), app.evaluate(CARRIED)[0]
    finger, start = Finger(app), middle(app, f"#{source}")
    finger.down(start)
    finger.move((start[0] + 20, start[1]))
    expect(app.locator("html")).to_have_attribute("data-turn", str(turn + 1))
    x, y, goal = app.evaluate(NEAREST, start)
    finger.move((x, y))
    finger.up()
    expect(app.locator("html")).to_have_attribute("data-turn", str(turn + 2))
    played = [str(action) for action in table.saved().actions[turn:]]
    assert played == [source.replace("t-piece-", "piece "), goal]


def test_a_tile_is_carried_to_its_cell(app: Page) -> None:
    table = seated(app, asked(game("wikinger", 2, version="basic"), "place", 30))
    turn = table.turn()
    start = middle(app, ".held[data-drag]")
    scrolled = app.evaluate("scrollY")
    x, y, goal = app.evaluate(NEAREST, start)
    finger = Finger(app)
    finger.down(start)
    finger.move((x, y))
    expect(app.locator(".dragged")).to_have_count(1)
    assert app.evaluate("scrollY") == scrolled
    finger.up()
    expect(app.locator("html")).to_have_attribute("data-turn", str(turn + 1))
    assert str(table.saved().actions[-1]) == goal


@pytest.mark.parametrize(("name", "action"), [("wikinger", "buy "), ("gonewild", "play ")])
def test_what_only_a_mouse_carries_scrolls_under_a_finger(name: str, action: str, app: Page) -> None:
    table = seated(app, offered(game(name, 2), action, 30))
    turn = table.turn()
    start = middle(app, f'[data-action="{app.evaluate(BY_MOUSE)}"]')
    before = app.evaluate("scrollY")
    finger = Finger(app)
    finger.down(start)
    finger.move((start[0], start[1] + (120 if before > 120 else -120)))
    finger.up()
    app.wait_for_function("before => Math.abs(scrollY - before) > 50", arg=before)
    expect(app.locator(".dragged")).to_have_count(0)
    assert table.turn() == turn, "nothing was chosen"


def test_quick_taps_do_not_zoom(app: Page) -> None:
    seated(app, asked(game("onboard", 2), "visit", 30))
    for selector in (".replay .btn", "#prompt .btn", ".bar .btn"):
        assert app.locator(selector).first.evaluate("e => getComputedStyle(e).touchAction") == "manipulation"

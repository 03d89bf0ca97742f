"""Only what the rules moved moves: in games played at random nothing flies whose place did not change."""

from __future__ import annotations

import random

import pytest
from conftest import NewPage
from pages import Table, new_match, open_copy, ready
from playwright.sync_api import Error

from longhouse.games import GAMES

# Every flight is written down; where things lie is told by the nearest part with an id, not by the window.
WATCH = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (frames.translate && this.dataset.fly) window.flights.push({thing: this, animation});
    return animation;
  };
}"""
PLACES = """() => {
  const things = [...document.querySelectorAll('[data-fly]')].filter((thing) => !thing.closest('.stage'));
  const place = (thing) => {
    const part = thing.closest('[id]'), of = part.getBoundingClientRect();
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2 - of.x, box.y + box.height / 2 - of.y];
    return {kind: thing.dataset.fly, part: part.id, x, y};
  };
  for (const {animation} of window.flights) animation.cancel();  // where it goes to, not where it is
  const flown = window.flights.map(({thing}) => thing).filter((thing) => thing.isConnected).map(place);
  window.flights = [];
  const board = document.querySelector('.board-frame').getBoundingClientRect();
  return {things: things.map(place), flown, top: board.top + scrollY};
}"""


def same(one: dict[str, float], other: dict[str, float]) -> bool:
    """Of one kind and in one place, but for a hair."""
    alike = (one["kind"], one["part"]) == (other["kind"], other["part"])
    return alike and abs(one["x"] - other["x"]) + abs(one["y"] - other["y"]) < 2


PHONE, DESK = (360, 740), (1280, 720)
FIRST = {("onboard", DESK), ("wikinger", PHONE), ("gonewild", DESK)}  # the others in a long run
EACH = [
    pytest.param(game, size, marks=() if (game, size) in FIRST else pytest.mark.long)
    for game in GAMES
    for size in (PHONE, DESK)
]


@pytest.mark.parametrize(("game", "size"), EACH)
def test_nothing_flies_that_stays_and_nothing_gives_way(
    game: str, size: tuple[int, int], new_page: NewPage, site: str
) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference")
    ready(page, site)
    page.evaluate("localStorage.clear()")
    rng = random.Random(len(game) + size[0])
    match = new_match(3, 5, ("Ida", "Leif", "Åsa"), game=game)
    for _ in range(60):  # somewhere in the game, where there is something to move
        match.play(rng.choice(match.legal()))
    table: Table = open_copy(page, match)
    page.evaluate(WATCH)
    table.lift()
    seen = page.evaluate(PLACES)
    for _ in range(40):
        table.lift()
        if page.locator(".stage-on:visible").count():
            page.keyboard.press("Escape")
        seen, turn = page.evaluate(PLACES), page.get_attribute("html", "data-turn")
        actions = table.state().actions
        if not actions:
            break
        try:
            table.quick(rng.choice(actions))
        except Error:  # the only answer was given meanwhile: nothing was clicked
            continue
        page.wait_for_timeout(30)
        curtain = page.locator("[data-do=curtain]").count()
        now = page.evaluate(PLACES) if not curtain else seen
        if page.get_attribute("html", "data-turn") != str(int(turn or 0) + 1):
            continue  # an only answer has followed: what went may have come again
        for thing in now["flown"]:
            old = [one for one in seen["things"] if same(one, thing)]
            new = [one for one in now["things"] if same(one, thing)]
            assert len(new) > len(old), f"{thing} flies, although it was there before"
        assert now["top"] == seen["top"], "the board gives way to nothing"

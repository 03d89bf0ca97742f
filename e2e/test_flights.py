"""Only what the rules moved moves: in games played at random nothing flies whose place did not change."""

from __future__ import annotations

import random
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
from conftest import NewPage
from pages import Table, new_match, open_copy, ready
from playwright.sync_api import Error
from showing import prefer

from longhouse.games import GAMES

# Every flight is written down, and after every move, whoever made it, where things lie: that is told by the
# nearest part with an id, not by the window.
WATCH = """() => {
  let flights = [];
  const animate = Element.prototype.animate, html = document.documentElement;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (frames.translate && this.dataset.fly) flights.push({thing: this, animation});
    return animation;
  };
  const place = (thing) => {
    const part = thing.closest('[id]'), of = part.getBoundingClientRect();
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2 - of.x, box.y + box.height / 2 - of.y];
    return {kind: thing.dataset.fly, part: part.id, x, y};
  };
  const look = () => {
    const {turn, actor} = html.dataset, board = document.querySelector('.board-frame');
    const things = [...document.querySelectorAll('[data-fly]')].filter((thing) => !thing.closest('.stage'));
    for (const {animation} of flights) animation.cancel();  // where it goes to, not where it is
    const flown = flights.map(({thing}) => thing).filter((thing) => thing.isConnected).map(place);
    flights = [];
    const top = board && board.getBoundingClientRect().top + scrollY;  // no board behind the curtain
    return {turn: Number(turn), actor, things: things.map(place), flown, top};
  };
  let seen = [look()];
  new MutationObserver(() => seen.push(look())).observe(html, {attributeFilter: ['data-turn']});
  window.watched = () => {
    const told = seen;
    seen = [look()];
    return told;
  };
}"""
SOMETHING = "[data-action], [data-do=curtain], .stage-on, html[data-over=true]"  # to do, or nothing any more


def same(one: dict[str, float], other: dict[str, float]) -> bool:
    """Of one kind and in one place, but for a hair."""
    alike = (one["kind"], one["part"]) == (other["kind"], other["part"])
    return alike and abs(one["x"] - other["x"]) + abs(one["y"] - other["y"]) < 2


def judged(told: list[dict[str, Any]]) -> list[tuple[str, int]]:
    """Look at each move between two moments: who made those that were looked at, and how much flew."""
    seen = []
    for before, after in pairwise(told):
        if after["turn"] != before["turn"] + 1 or None in (before["top"], after["top"]):
            continue
        seen.append((before["actor"], len(after["flown"])))
        for thing in after["flown"]:
            old = [one for one in before["things"] if same(one, thing)]
            new = [one for one in after["things"] if same(one, thing)]
            assert len(new) > len(old), f"{thing} flies, although it was there before"
        assert after["top"] == before["top"], "the board gives way to nothing"
    return seen


PHONE, DESK = (360, 740), (1280, 720)
FIRST = {("onboard", DESK), ("wikinger", PHONE), ("gonewild", DESK)}  # the others in a long run
BOT = "2"  # a seat
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
    prefer(page, "pace", "instant")  # a bot's moves follow each other at once, each drawn
    rng = random.Random(len(game) + size[0])
    bots = [int(BOT)] if game == "gonewild" else []
    match = new_match(3, 5, ("Ida", "Leif", "Åsa"), bots, game=game)
    for _ in range(60):  # somewhere in the game, where there is something to move
        match.play(rng.choice(match.legal()))
    table: Table = open_copy(page, match)
    page.evaluate(WATCH)
    seen: list[tuple[str, int]] = []
    for _ in range(40):
        page.wait_for_selector(SOMETHING, state="attached")
        table.lift()
        if page.locator(".stage-on:visible").count():
            page.keyboard.press("Escape")
        seen += judged(page.evaluate("watched()"))
        actions = table.state().actions
        if actions:
            with suppress(Error):  # the only answer was given meanwhile: nothing was clicked
                table.quick(rng.choice(actions))
    seen += judged(page.evaluate("watched()"))
    moves = [flown for maker, flown in seen if maker == BOT]
    assert len(seen) > 20, seen
    assert not bots or (len(moves) > 9 and any(moves)), seen

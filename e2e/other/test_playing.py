"""Whole games, against people and against a bot that thinks in a worker."""

from __future__ import annotations

import pytest
from positions import game
from test_thinking import WORKER, match_of

from longhouse.engine import Match
from longhouse.games import GAMES

from .table import agrees, choose, follow, open_copy, saved, state
from .window import Window

AGAIN = """turn => {
  const {actor, turn: now} = document.documentElement.dataset;
  return actor === '0' && Number(now) > turn;
}"""
CLICKED = 4  # moves of each game that are made with the mouse
TOTALS = "() => [...document.querySelectorAll('.breakdown tfoot td')].map(cell => Number(cell.textContent))"


@pytest.mark.parametrize("part", [30, pytest.param(None, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_to_its_end(name: str, part: int | None, window: Window) -> None:
    """The first and the last moves of a game, or all of it."""
    whole = game(name, 2)
    assert whole.outcome
    actions = [str(action) for action in whole.actions]
    match = whole.at(0)
    open_copy(window, match)
    for action in actions[:CLICKED]:
        agrees(window, match)
        choose(window, action)
        match.play(action)
    follow(window, match, actions[CLICKED:part])
    if part:
        match = whole.at(len(actions) - part)
        open_copy(window, match)
        follow(window, match, actions[-part:])
    assert window.text(".end .winner")
    assert sorted(window.evaluate(TOTALS)) == sorted(whole.outcome.scores)
    assert saved(window).digest() == whole.digest(), "the same position on this Python and in the browser"


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_answers_from_its_worker(name: str, window: Window) -> None:
    match: Match = match_of(name, "jarl")
    open_copy(window, match)
    window.wait(f"() => !!{WORKER}?.xworker")
    while (seen := state(window)).actor == 0:
        choose(window, seen.actions[0])
    window.wait(AGAIN, seen.turn)
    agrees(window, saved(window))

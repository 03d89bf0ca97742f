"""The tracer of `bench`: what it counts."""

from __future__ import annotations

import pytest

from bench.click import Trail, follow
from longhouse.engine import Match, Rng
from longhouse.games import GAMES

pytestmark = pytest.mark.host


def test_functions_files_and_crossings_are_counted() -> None:
    value, trail = follow(Rng(7).below, 6)
    assert value == Rng(7).below(6)
    assert trail == Trail(functions=2, files=1, crossings=1), "below and next64, from outside into the engine"


def test_a_function_that_runs_twice_counts_once() -> None:
    rng = Rng(7)
    _, trail = follow(lambda: [rng.below(6), rng.below(6)])
    assert trail == Trail(functions=2, files=1, crossings=2)


def test_other_rooms_are_told_apart() -> None:
    match = Match.new("onboard", 2, 7)
    _, inside = follow(GAMES["onboard"].outcome, match._state)
    _, through = follow(lambda: match.outcome)
    assert inside.crossings == 1, "into the game"
    assert through.crossings == 2, "into the engine, and from there into the game"

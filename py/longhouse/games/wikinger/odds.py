"""Points as chances to win: how far a game has come, and numbers that `bench.calibration` fitted."""

from __future__ import annotations

from longhouse.engine.judgement import Odds

from .data import ROUNDS, SETS
from .state import EMPTY, State

# players -> spread at the beginning, after a quarter, half and three quarters of the game, and at its end
SPREADS = {
    2: (39.14, 35.42, 23.08, 16.59, 3.33),
    3: (11.28, 5.97, 10.21, 11.85, 7.0),
    4: (9.11, 6.99, 12.65, 7.72, 4.33),
}


def stage(state: State) -> float:
    """The rounds that are over, and the share of the sets that have been bought in this one."""
    bought = 0.0 if state.ask in EARLY else state.wheel_men.count(EMPTY) / SETS
    return min(1.0, max(0.0, (state.round - 1 + bought) / ROUNDS))


EARLY = ("bid", "remove", "lay")  # questions before the wheel is filled
ODDS = Odds(stage, SPREADS)

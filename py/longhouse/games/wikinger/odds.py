"""Points as chances to win: how far a game has come, and numbers that `bench.calibration` fitted."""

from __future__ import annotations

from longhouse.engine.judgement import Odds

from .data import ROUNDS, SETS
from .state import EMPTY, State

# players -> spread at the beginning, after a quarter, half and three quarters of the game, and at its end
SPREADS = {
    2: (23.08, 15.8, 15.04, 6.69, 4.78),
    3: (7.15, 4.8, 10.21, 9.08, 6.06),
    4: (7.15, 8.22, 10.04, 6.37, 5.37),
}


def stage(state: State) -> float:
    """The rounds that are over, and the share of the sets that have been bought in this one."""
    bought = 0.0 if state.ask in EARLY else state.wheel_men.count(EMPTY) / SETS
    return min(1.0, max(0.0, (state.round - 1 + bought) / ROUNDS))


EARLY = ("bid", "remove", "lay")  # questions before the wheel is filled
ODDS = Odds(stage, SPREADS)

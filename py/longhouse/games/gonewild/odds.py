"""Points as chances to win: how far a game has come, and numbers that `bench.calibration` fitted."""

from __future__ import annotations

from longhouse.engine.judgement import Odds

from .state import State
from .worth import far

# players -> spread at the beginning, after a quarter, half and three quarters of the game, and at its end
SPREADS = {
    2: (8.88, 6.48, 5.8, 4.26, 8.05),
    3: (8.13, 9.48, 4.45, 2.81, 0.7),
    4: (7.77, 20.13, 8.88, 7.17, 2.76),
}


def stage(state: State) -> float:
    """How much of the way to the target the leader has gone."""
    return 1.0 - far(state)


ODDS = Odds(stage, SPREADS)

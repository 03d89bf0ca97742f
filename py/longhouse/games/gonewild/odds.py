"""Points as chances to win: how far a game has come, and numbers that `bench.calibration` fitted."""

from __future__ import annotations

from longhouse.engine.judgement import Odds

from .state import State
from .worth import far

# players -> spread at the beginning, after a quarter, half and three quarters of the game, and at its end
SPREADS = {2: (6.5, 6.5, 6.5, 6.5, 6.5), 3: (6.5, 6.5, 6.5, 6.5, 6.5), 4: (6.5, 6.5, 6.5, 6.5, 6.5)}


def stage(state: State) -> float:
    """How much of the way to the target the leader has gone."""
    return 1.0 - far(state)


ODDS = Odds(stage, SPREADS)

"""Points as chances to win: how far a game has come, and numbers that `bench.calibration` fitted."""

from __future__ import annotations

from longhouse.engine.judgement import Odds

from .data import STERNS
from .state import NOBODY, State

# players -> spread at the beginning, after a quarter, half and three quarters of the game, and at its end
SPREADS = {
    2: (2.28, 5.02, 3.03, 4.34, 2.62),
    3: (1.71, 2.28, 3.91, 2.89, 1.33),
    4: (4.12, 3.65, 2.34, 1.79, 1.54),
}


def stage(state: State) -> float:
    """The ships that have sailed, and the share of the Vikings that have moved in this round."""
    moved, waiting = (len(row) - row.count(NOBODY) for row in (state.after, state.before))
    return min(1.0, (max(state.sailed) + moved / max(1, moved + waiting)) / STERNS)


ODDS = Odds(stage, SPREADS)

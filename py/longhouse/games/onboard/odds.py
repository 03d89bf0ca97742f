"""Points as chances to win: how far a game has come, and numbers that `bench.calibration` fitted."""

from __future__ import annotations

from longhouse.engine.judgement import Odds

from .data import STERNS
from .state import NOBODY, State

# players -> spread at the beginning, after a quarter, half and three quarters of the game, and at its end
SPREADS = {2: (2.5, 2.5, 2.5, 2.5, 2.5), 3: (2.5, 2.5, 2.5, 2.5, 2.5), 4: (2.5, 2.5, 2.5, 2.5, 2.5)}


def stage(state: State) -> float:
    """The ships that have sailed, and the share of the Vikings that have moved in this round."""
    moved, waiting = (len(row) - row.count(NOBODY) for row in (state.after, state.before))
    return min(1.0, (max(state.sailed) + moved / max(1, moved + waiting)) / STERNS)


ODDS = Odds(stage, SPREADS)

"""Setup: stacks, bag, start player."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.game import Options
from longhouse.engine.rng import Rng

from ..data import BASIC, COLOURS, SPECIAL_COUNTS, TILE_COUNTS, VERSIONS, VIKINGS_PER_COLOUR
from ..state import State
from .rounds import begin_round


def setup(players: int, options: Options, rng: Rng, rules: int) -> State:
    """The position before the first decision."""
    state = State(players, VERSIONS.index(str(options["version"])), rules, rng)
    state.start = rng.below(players)
    state.tiles = rng.shuffled(pile(TILE_COUNTS))
    state.bag = rng.shuffled(pile((VIKINGS_PER_COLOUR,) * len(COLOURS)))
    if state.version != BASIC:
        state.specials = rng.shuffled(pile(SPECIAL_COUNTS))
    begin_round(state, None)
    return state


def pile(counts: Sequence[int]) -> list[int]:
    """So many of each kind."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]

"""Setup: stacks, bag, start player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longhouse.engine.rng import Rng

from ..data import BASIC, COLOURS, SPECIAL_COUNTS, TILE_COUNTS, VERSIONS, VIKINGS_PER_COLOUR
from ..state import State
from .rounds import begin_round


def setup(players: int, options: Mapping[str, Any], rng: Rng, rules: int) -> State:
    """The position before the first decision."""
    state = State(players, VERSIONS.index(options["version"]), rules, rng)
    state.start = rng.below(players)
    state.tiles = _shuffled(rng, TILE_COUNTS)
    state.bag = _shuffled(rng, (VIKINGS_PER_COLOUR,) * len(COLOURS))
    if state.version != BASIC:
        state.specials = _shuffled(rng, SPECIAL_COUNTS)
    begin_round(state, None)
    return state


def _shuffled(rng: Rng, counts: tuple[int, ...]) -> tuple[int, ...]:
    pieces = [kind for kind, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(pieces)
    return tuple(pieces)

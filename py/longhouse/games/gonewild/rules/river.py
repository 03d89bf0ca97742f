"""Odin's Path: cards come in beside the deck and slide to the right."""

from __future__ import annotations

from .. import events
from ..data import RIVER
from ..events import Emit
from ..state import State


def remove(state: State, place: int, emit: Emit | None) -> None:
    """A card leaves its place: those on its left slide, a new one comes in at once."""
    _refill(state, state.path[:place] + state.path[place + 1 :], emit)


def _refill(state: State, rest: tuple[int, ...], emit: Emit | None) -> None:
    while len(rest) < RIVER and (state.odin or state.odin_out):
        if not state.odin:
            state.odin, state.odin_out = state.rng.shuffled(state.odin_out), ()
        rest = (state.odin[0], *rest)
        state.odin = state.odin[1:]
        if emit:
            emit(events.PathFilled(rest[0]))
    state.path = rest


def flow_on(state: State, emit: Emit | None) -> None:
    """Round end: the card at the right end is discarded."""
    if not state.path:
        return
    gone = state.path[-1]
    if emit:
        emit(events.PathLeft(gone))
    state.odin_out = tuple(sorted((*state.odin_out, gone)))
    _refill(state, state.path[:-1], emit)

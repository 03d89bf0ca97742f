"""The end of a round: boatsmen carry Vikings to the islands, then everything is scored."""

from __future__ import annotations

from .. import events
from ..data import BASIC, BOAT, BOATSMAN, COLOUR_OF, COLUMNS, LARGE, ROUNDS
from ..events import Emit
from ..scoring import score_final, score_large, score_small
from ..state import NOBODY, C, R, S, State
from . import guards
from .rounds import begin_round


def end_round(state: State, emit: Emit | None) -> None:
    """A small or a large scoring, from the start player on."""
    large = state.round in LARGE
    if emit:
        emit(events.ScoringBegan("large" if large else "small"))
    state.seen = 0
    if large:
        _next_seat(state, emit)
        return
    for step in range(state.players):
        score_small(state, (state.start + step) % state.players, emit)
    _finish(state, emit)


def _next_seat(state: State, emit: Emit | None) -> None:
    """Each in turn: first the boatsmen, then the scoring."""
    while state.seen < state.players:
        state.who = (state.start + state.seen) % state.players
        if guards.can_sail(state, state.who):
            state.ask = "ferry"
            return
        _score_seat(state, emit)
    _finish(state, emit)


def _score_seat(state: State, emit: Emit | None) -> None:
    score_large(state, state.who, emit)
    state.seen += 1


def ferry(state: State, cell: int, emit: Emit | None) -> None:
    """A boatsman carries a Viking; in the progress version that is the whole trip."""
    first = not state.trip
    _carry(state, cell, False, emit)
    if first:
        state.trip = "any" if state.version == BASIC else ""
    _go_on(state, emit)


def boat(state: State, cell: int, emit: Emit | None) -> None:
    """With a boat tile the boatsman carries as in the basic game."""
    state.special[state.who * S + BOAT] -= 1
    _carry(state, cell, True, emit)
    state.trip = "any"
    _go_on(state, emit)


def _carry(state: State, cell: int, boat_tile: bool, emit: Emit | None) -> None:
    seat = state.who
    row, column = divmod(cell, COLUMNS)
    colour = COLOUR_OF[row]
    first = not state.trip
    if first:
        state.base[seat * C + BOATSMAN] -= 1
        state.load = 0
    elif state.trip == "any":
        state.trip = "same" if state.load >> colour & 1 else "different"
    state.load |= 1 << colour
    state.base[seat * C + colour] -= 1
    state.men[seat * R + row] |= 1 << column
    if emit:
        emit(events.Ferried(seat, colour, cell, boat_tile, first))


def _go_on(state: State, emit: Emit | None) -> None:
    """The trip goes on while somebody else may come aboard; then perhaps another boatsman."""
    seat = state.who
    if state.trip and guards.trip_cells(state):
        return
    state.trip, state.load = "", 0
    if not guards.can_sail(state, seat):
        _done(state, emit)


def stop(state: State, _nothing: int, emit: Emit | None) -> None:
    """End the trip; without one, end ferrying."""
    if state.trip:
        state.trip, state.load = "", 0
        if guards.can_sail(state, state.who):
            return
    _done(state, emit)


def _done(state: State, emit: Emit | None) -> None:
    _score_seat(state, emit)
    _next_seat(state, emit)


def _finish(state: State, emit: Emit | None) -> None:
    """The start figure passes to the left; after the sixth round comes the final scoring."""
    if state.round < ROUNDS:
        state.start = (state.start + 1) % state.players
        begin_round(state, emit)
        return
    if emit:
        emit(events.ScoringBegan("final"))
    score_final(state, emit)
    state.ask, state.who, state.ended = "", NOBODY, "six_rounds"
    if emit:
        emit(events.GameEnded(state.round))

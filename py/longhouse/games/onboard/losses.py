"""Control and supplies as things lie, for what is said before something is lost."""

from __future__ import annotations

from collections.abc import Sequence

from .data import SHIPS
from .rules.sailing import control
from .state import NOBODY, State


def controller(state: State, ship: int) -> int:
    """The clan that controls a ship as it lies; NOBODY if it has no crew."""
    order = control(state, ship)
    return order[0][0] if order else NOBODY


def controlled(state: State, seat: int) -> list[int]:
    """The ships in harbour that a seat controls."""
    return [ship for ship in range(SHIPS) if not state.sailed[ship] and controller(state, ship) == seat]


def without(state: State, piece: int) -> State:
    """After a piece has left its ship, wherever it goes."""
    after, ship = state.clone(), state.where[piece]
    after.ships[ship] = tuple(other for other in after.ships[ship] if other != piece)
    return after


def share_of(order: Sequence[int], cargo: int, seat: int) -> int:
    """How many of so many tokens a seat takes: one by one, in order of control, round after round."""
    return sum(order[pick % len(order)] == seat for pick in range(cargo)) if order else 0

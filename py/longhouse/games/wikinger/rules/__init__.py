"""The rules of Vikings: who acts, what is legal, what happens.

Every kind of answer has a row in `ANSWERS`; `KINDS` says which kinds answer which question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from longhouse.engine.game import Emit
from longhouse.engine.message import Message

from ..actions import (
    BIDS,
    BOATS,
    BUYS,
    EXCHANGES,
    FERRIES,
    LAYS,
    PASS,
    REMOVES,
    SETTLES,
    STARTS,
    STOP,
    TAKES,
    TILES,
    Action,
)
from ..data import COLUMNS, SETS, TOP_ARM
from ..state import EMPTY, R, State
from . import buying, ferrying, guards, rounds
from .setup import setup

__all__ = ["KINDS", "actor", "apply", "candidates", "explain", "legal", "setup"]

OTHER_QUESTION = Message("That is not what is asked now.")


class Answer(NamedTuple):
    """One kind of action."""

    guard: Callable[[State, int], Message | None]
    carry_out: Callable[[State, int, Emit | None], None]


def _always(_state: State, _value: int) -> Message | None:
    return None


ANSWERS = {
    "pass": Answer(guards.pass_, rounds.pass_),
    "bid": Answer(guards.bid, rounds.bid),
    "remove": Answer(guards.drawn, rounds.remove),
    "lay": Answer(guards.drawn, rounds.lay),
    "buy": Answer(guards.buy, buying.buy),
    "tile": Answer(guards.tile, buying.tile),
    "start": Answer(guards.start, buying.start),
    "settle": Answer(_always, buying.settle),
    "take": Answer(guards.take, buying.take),
    "exchange": Answer(guards.exchange, buying.exchange),
    "ferry": Answer(guards.ferry, ferrying.ferry),
    "boat": Answer(guards.boat, ferrying.boat),
    "stop": Answer(guards.stop, ferrying.stop),
}

# Question -> kinds of actions that answer it, in canonical order.
KINDS: dict[str, tuple[str, ...]] = {
    "bid": ("pass", "bid"),
    "remove": ("remove",),
    "lay": ("lay",),
    "buy": ("buy",),
    "place": ("tile", "start"),
    "settle": ("settle",),
    "take": ("take",),
    "exchange": ("exchange",),
    "ferry": ("ferry", "boat", "stop"),
}


def actor(state: State) -> int | None:
    """The seat that decides now."""
    return state.who if state.ask else None


def legal(state: State) -> list[Action]:
    """Every legal action, in canonical order."""
    return _LEGAL[state.ask](state) if state.ask else []


def _bids(state: State) -> list[Any]:
    """All that can be paid and is more than the last bid; nothing comes in the place of passing."""
    most = state.gold[state.who] + state.points[state.who]
    return [BIDS[0] if guards.may_bid_nothing(state) else PASS, *BIDS[state.bid + 1 : most + 1]]


def _places(state: State) -> list[Any]:
    cells = guards.open_cells(state, state.who, state.tile) if state.tile != EMPTY else ()
    places: list[Any] = [TILES[cell] for cell in cells]
    if not state.started >> state.who & 1:
        places += [action for action in STARTS if guards.start(state, action.cell) is None]
    return places


def _buys(state: State) -> list[Any]:
    """`guards.buy` for all places: any that can be paid, and the one at 0 under its rule."""
    zero, men = state.zero, state.wheel_men
    purse = state.gold[state.who] + state.points[state.who]
    buys = [BUYS[zero]] if guards.buy(state, zero) is None else []
    buys += [BUYS[place] for place in range(zero + 1, min(SETS, zero + purse + 1)) if men[place] != EMPTY]
    return buys


def _ferries(state: State) -> list[Any]:
    cells = guards.trip_cells(state)
    boats = [BOATS[cell] for cell in cells] if guards.boats_allowed(state) else []
    stops = [STOP] if guards.stop(state, 0) is None else []
    return [*(FERRIES[cell] for cell in cells), *boats, *stops]


_LEGAL: dict[str, Callable[[State], list[Any]]] = {
    "bid": _bids,
    "remove": lambda state: [a for a in REMOVES if state.counts[a.colour]],
    "lay": lambda state: [a for a in LAYS if state.counts[a.colour]],
    "buy": _buys,
    "place": _places,
    "settle": lambda state: list(SETTLES),
    "take": lambda state: [a for a in TAKES if guards.take(state, a.special) is None],
    "exchange": lambda state: [EXCHANGES[cell] for cell in buying.matching_cells(state)],
    "ferry": _ferries,
}


def _near_cells(state: State) -> list[int]:
    """The cells of the seat's homeland that a board shows: its tiles and a column more."""
    rows = state.land[state.who * R : state.who * R + R]
    width = min(max(TOP_ARM, *map(len, rows)) + 1, COLUMNS)
    return [row * COLUMNS + column for row in range(R) for column in range(width)]


def _voyages(state: State) -> list[Any]:
    cells = _near_cells(state)
    boats = [BOATS[cell] for cell in cells] if guards.boats_allowed(state) else []
    return [*(FERRIES[cell] for cell in cells), *boats, STOP]


def _offers(state: State) -> list[Any]:
    """Those that are too low too; either passing or bidding nothing, never both."""
    most = state.gold[state.who] + state.points[state.who]
    return [BIDS[0] if guards.may_bid_nothing(state) else PASS, *BIDS[1 : most + 1]]


_CANDIDATES: dict[str, Callable[[State], Sequence[Any]]] = {
    "bid": _offers,
    "remove": lambda state: REMOVES,
    "lay": lambda state: LAYS,
    "buy": lambda state: BUYS,
    "place": lambda state: [*(TILES[cell] for cell in _near_cells(state)), *STARTS],
    "settle": lambda state: SETTLES,
    "take": lambda state: TAKES,
    "exchange": lambda state: [EXCHANGES[cell] for cell in _near_cells(state)],
    "ferry": _voyages,
}


def candidates(state: State) -> Sequence[Action]:
    """What could answer the question now: of the cells, those that a board shows."""
    return _CANDIDATES[state.ask](state) if state.ask else ()


def explain(state: State, action: Action) -> Message | None:
    """Why the action is not legal now; None if it is."""
    if action.kind not in KINDS[state.ask]:
        return OTHER_QUESTION
    return ANSWERS[action.kind].guard(state, action[0])


def apply(state: State, action: Action, emit: Emit | None = None) -> None:
    """Carry out a legal action."""
    ANSWERS[action.kind].carry_out(state, action[0], emit)

"""The table of questions of Vikings: its kinds of actions, and what each of them answers."""

from __future__ import annotations

from typing import Literal

from longhouse.engine.questions import Action, Kinds, Row, Table

from . import labels
from .data import CELLS, COLOURS, COLUMNS, HIGHEST_BID, SETS, SPECIALS, TOP_ARM, cell_name
from .events import Event
from .rules import buying, ferrying, guards, rounds
from .state import EMPTY, R, State
from .views import View

Kind = Literal[
    "pass", "bid", "remove", "lay", "buy", "tile", "start", "settle", "take", "exchange", "ferry", "boat",
    "stop",
]  # fmt: skip

_kind = Kinds[Kind]("wikinger")
PASS = _kind("pass", (0,), lambda _: "pass")
BID = _kind("bid", range(HIGHEST_BID + 1), lambda gold: f"bid {gold}")  # 0 only first, and it is no passing
REMOVE = _kind("remove", range(len(COLOURS)), lambda colour: f"remove {COLOURS[colour]}")
LAY = _kind("lay", range(len(COLOURS)), lambda colour: f"lay {COLOURS[colour]}")
BUY = _kind("buy", range(SETS), lambda place: f"buy {place + 1}")  # places, not prices: the prices turn
TILE = _kind("tile", range(CELLS), lambda cell: f"tile {cell_name(cell)}")
START = _kind("start", range(COLUMNS, CELLS, COLUMNS), lambda cell: f"start {cell_name(cell)}")
SETTLE = _kind("settle", range(2), lambda island: "settle island" if island else "settle base")
TAKE = _kind("take", range(len(SPECIALS) + 1), lambda special: f"take {(*SPECIALS, 'none')[special]}")
EXCHANGE = _kind("exchange", range(CELLS), lambda cell: f"exchange {cell_name(cell)}")
FERRY = _kind("ferry", range(CELLS), lambda cell: f"ferry {cell_name(cell)}")
BOAT = _kind("boat", range(CELLS), lambda cell: f"boat {cell_name(cell)}")
STOP = _kind("stop", (0,), lambda _: "stop")


# -- what a board shows, where that is not everything


def _passes(state: State) -> tuple[int, ...]:
    """Either passing or bidding nothing, never both."""
    return () if guards.may_bid_nothing(state) else (0,)


def _bids(state: State) -> range:
    """All that can be paid, also what is too low; nothing comes in the place of passing."""
    most = min(state.gold[state.who] + state.points[state.who], HIGHEST_BID)
    return range(0 if guards.may_bid_nothing(state) else 1, most + 1)


def _near(state: State) -> list[int]:
    """The cells of the seat's homeland: its tiles and a column more."""
    rows = state.land[state.who * R : state.who * R + R]
    width = min(max(TOP_ARM, *map(len, rows)) + 1, COLUMNS)
    return [row * COLUMNS + column for row in range(R) for column in range(width)]


def _near_by_boat(state: State) -> list[int]:
    """The same, as long as a boat tile may be used."""
    return _near(state) if guards.boats_allowed(state) else []


ROWS: tuple[Row[State, View, Event, Kind], ...] = (
    Row("bid", PASS, guards.pass_, rounds.pass_, labels.pass_, _passes),
    Row("bid", BID, guards.bid, rounds.bid, labels.bid, _bids),
    Row("remove", REMOVE, guards.drawn, rounds.remove, labels.remove),
    Row("lay", LAY, guards.drawn, rounds.lay, labels.lay),
    Row("buy", BUY, guards.buy, buying.buy, labels.buy),
    Row("place", TILE, guards.tile, buying.tile, labels.tile, _near),
    Row("place", START, guards.start, buying.start, labels.start),
    Row("settle", SETTLE, guards.settle, buying.settle, labels.settle),
    Row("take", TAKE, guards.take, buying.take, labels.take),
    Row("exchange", EXCHANGE, guards.exchange, buying.exchange, labels.exchange, _near),
    Row("ferry", FERRY, guards.ferry, ferrying.ferry, labels.ferry, _near),
    Row("ferry", BOAT, guards.boat, ferrying.boat, labels.boat, _near_by_boat),
    Row("ferry", STOP, guards.stop, ferrying.stop, labels.stop),
)


# -- what search cannot wait for


def _offers(state: State) -> list[Action[Kind]]:
    """`guards.pass_` and `guards.bid`: nothing or passing, then all that is more and can be paid."""
    most = state.gold[state.who] + state.points[state.who]
    first = BID[0] if guards.may_bid_nothing(state) else PASS[0]
    return [first, *BID.actions[state.bid + 1 : most + 1]]


def _buys(state: State) -> list[Action[Kind]]:
    """`guards.buy` for all places: any that can be paid, and the one at 0 under its rule."""
    zero, men, sets = state.zero, state.wheel_men, BUY.actions
    purse = state.gold[state.who] + state.points[state.who]
    first = zero if guards.buy(state, zero) is None else zero + 1
    return [sets[place] for place in range(first, min(SETS, zero + purse + 1)) if men[place] != EMPTY]


def _places(state: State) -> list[Action[Kind]]:
    """`guards.tile` and `guards.start`, without looking at cells far from all tiles."""
    places = TILE.of(guards.open_cells(state, state.who, state.tile)) if state.tile != EMPTY else []
    if not state.started >> state.who & 1:
        places += [action for action in START if guards.start(state, action.value) is None]
    return places


def _trips(state: State) -> list[Action[Kind]]:
    """`guards.ferry`, `guards.boat` and `guards.stop`, looking only at colours that wait."""
    cells = guards.trip_cells(state)
    trips = FERRY.of(cells)
    if guards.boats_allowed(state):
        trips += BOAT.of(cells)
    if guards.stop(state, 0) is None:
        trips += STOP.actions
    return trips


def _removes(state: State) -> list[Action[Kind]]:
    """`guards.drawn` for the winner of the auction."""
    return REMOVE.of(_drawn(state))


def _lays(state: State) -> list[Action[Kind]]:
    """`guards.drawn` for who lays out the Vikings."""
    return LAY.of(_drawn(state))


def _drawn(state: State) -> list[int]:
    return [colour for colour, number in enumerate(state.counts) if number]


def _settles(_state: State) -> list[Action[Kind]]:
    """`guards.settle`."""
    return [*SETTLE.actions]


def _exchanges(state: State) -> list[Action[Kind]]:
    """`guards.exchange`, only for the cells on which the seat has tiles."""
    return EXCHANGE.of(buying.matching_cells(state))


TABLE = Table(
    _kind,
    ROWS,
    fast={
        "bid": _offers,
        "remove": _removes,
        "lay": _lays,
        "buy": _buys,
        "place": _places,
        "settle": _settles,
        "exchange": _exchanges,
        "ferry": _trips,
    },
)

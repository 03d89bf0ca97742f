"""What a choice would bring, as far as all can see it: payment of a set, kind of a trip, next scoring."""

from __future__ import annotations

from longhouse.engine.message import Message
from longhouse.engine.questions import Action

from . import words
from .data import BOATSMAN, COLOUR_OF, COLUMNS, ROW_OF, SHIP
from .questions import Kind
from .rules.guards import trip_cells
from .scoring import next_scoring
from .state import R, State, put_tile


def preview(state: State, action: Action[Kind]) -> Message | None:
    """A short note about an action that is legal now."""
    kind, value = action.kind, action.value
    if kind == "buy":
        return _payment(state, value)
    if kind == "tile":
        return _gain(state, _with_tile(state, value))
    if kind == "settle":
        return _gain(state, _with_viking(state, state.cell)) if value else None
    if kind in ("ferry", "boat"):
        gain = _gain(state, _with_viking(state, value))
        trip = _kind_of_trip(state, value) if kind == "ferry" else None
        if gain and trip:
            return Message("{trip}; {gain}", trip=trip, gain=gain)
        return gain or trip
    return None


def _payment(state: State, place: int) -> Message | None:
    """Only where points must help out: the price itself is on the wheel."""
    price, gold = place - state.zero, state.gold[state.who]
    if price <= gold:
        return None
    return Message("costs {gold} and {points}", gold=words.gold(gold), points=words.points(price - gold))


def _with_tile(state: State, cell: int) -> State:
    """After the tile, and with its Viking on it where that is possible."""
    after = state.clone()
    row, column = divmod(cell, COLUMNS)
    put_tile(after, after.who, row, column, after.tile)
    if after.tile < SHIP and after.colour != BOATSMAN and row == ROW_OF[after.colour]:
        after.men[after.who * R + row] |= 1 << column
    return after


def _with_viking(state: State, cell: int) -> State:
    after = state.clone()
    row, column = divmod(cell, COLUMNS)
    after.men[after.who * R + row] |= 1 << column
    return after


def _kind_of_trip(state: State, cell: int) -> Message | None:
    """What the second Viking of a trip makes of it, where it could still become either."""
    if state.trip != "any":
        return None
    aboard = {bool(state.load >> COLOUR_OF[other // COLUMNS] & 1) for other in trip_cells(state)}
    if len(aboard) == 1:
        return None
    same = state.load >> COLOUR_OF[cell // COLUMNS] & 1
    return Message("trip of one colour") if same else Message("trip of different colours")


def _gain(before: State, after: State) -> Message | None:
    """How much more, or less, the seat would get at the next scoring."""
    seat = before.who
    old, new = next_scoring(before, seat), next_scoring(after, seat)
    points, gold = new[0] - old[0], new[1] - old[1]
    more = Message.plural("{sign}{n} point", "{sign}{n} points", n=abs(points), sign=_sign(points))
    coins = Message.plural("{sign}{n} gold", "{sign}{n} gold", n=abs(gold), sign=_sign(gold))
    if points and gold:
        return Message("next scoring: {points}, {gold}", points=more, gold=coins)
    if points or gold:
        return Message("next scoring: {gain}", gain=more if points else coins)
    return None


def _sign(number: int) -> str:
    return "+" if number > 0 else "−"

"""What a choice would bring, as far as all can see it: payment of a set, kind of a trip, next scoring."""

from __future__ import annotations

from longhouse.engine.message import Message
from longhouse.engine.questions import Action

from . import losses, words
from .data import BOATSMAN, COLOUR_OF, COLUMNS, FARM, ROW_OF, SHIP, SPECIALS
from .questions import Kind
from .rules import guards
from .rules.buying import matching_cells
from .scoring import next_scoring
from .state import R, State, put_tile


def preview(state: State, action: Action[Kind]) -> Message | None:
    """A short note about an action that is legal now."""
    kind, value = action.kind, action.value
    if kind == "buy":
        return _bought(state, value)
    if kind == "bid":
        return _payment(state, value)
    if kind == "take" and FARM <= value < len(SPECIALS):
        return _waits(state, value - FARM)
    if kind == "stop":
        return _stay(state)
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


def _bought(state: State, place: int) -> Message | None:
    """Points that must help out, and a tile that would be lost."""
    paid = _payment(state, place - state.zero)
    if losses.has_place(state, state.wheel_tiles[place]):
        return paid
    lost = Message("the tile has no place in your homeland and is lost")
    return Message("{trip}; {gain}", trip=paid, gain=lost) if paid else lost


def _payment(state: State, price: int) -> Message | None:
    """Only where points must help out: the price itself is on the wheel, a bid names it."""
    gold = state.gold[state.who]
    if price <= gold:
        return None
    return Message("costs {gold} and {points}", gold=words.gold(gold), points=words.points(price - gold))


def _waits(state: State, building: int) -> Message | None:
    """A special building that nothing can be exchanged for yet."""
    after = state.clone()
    after.aside = building
    return None if matching_cells(after) else Message("you have no such building: it waits beside your base")


def _stay(state: State) -> Message | None:
    """Who could still be carried, once no boatsman sets out any more."""
    after = state.clone()
    if after.trip:
        after.trip, after.load = "", 0
        if guards.can_sail(after, after.who):
            return None
    left = losses.left_on_base(state)
    return Message.plural(
        "{n} Viking with an empty tile stays on the base",
        "{n} Vikings with an empty tile stay on the base",
        n=left,
    )


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
    aboard = {bool(state.load >> COLOUR_OF[other // COLUMNS] & 1) for other in guards.trip_cells(state)}
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

"""What whoever must decide would lose as things lie; said before it is lost."""

from __future__ import annotations

from longhouse.engine.message import Message

from . import words
from .data import COLOUR_OF, COLUMNS, MISSING_FOOD, SETS, SHIP_GOLD, SHIP_POINTS
from .rules import guards
from .scoring import food, mouths, ships
from .state import C, State


def has_place(state: State, tile: int) -> bool:
    """Whether the seat could place a tile that it bought now; with the start tile there always is a way."""
    seat = state.who
    return not state.started >> seat & 1 or bool(guards.open_cells(state, seat, tile))


def without_place(state: State) -> list[int]:
    """The kinds of tiles on the wheel that would be lost with the sets that the seat can buy."""
    offered = {state.wheel_tiles[place] for place in range(SETS) if guards.buy(state, place) is None}
    return sorted(tile for tile in offered if not has_place(state, tile))


def may_settle(state: State) -> bool:
    """Whether the bought tile can lie in the row of its Viking."""
    seat, colour = state.who, state.colour
    return any(COLOUR_OF[cell // COLUMNS] == colour for cell in guards.open_cells(state, seat, state.tile))


def left_on_base(state: State) -> int:
    """How many could be carried to an empty tile, and are not if nobody carries any more."""
    seat = state.who
    cells = guards.waiting_cells(state, seat)
    rows = [COLOUR_OF[cell // COLUMNS] for cell in cells]
    return sum(min(state.base[seat * C + colour], rows.count(colour)) for colour in set(rows))


def toll(state: State, seat: int) -> tuple[int, int, int]:
    """What the end would cost: points for hungry Vikings, then points and gold for ships."""
    hungry = max(0, mouths(state, seat) - food(state, seat)) * MISSING_FOOD
    raids = [sail for _, sail, repelled in ships(state, seat) if not repelled]
    return hungry, sum(SHIP_POINTS[sail] for sail in raids), sum(SHIP_GOLD[sail] for sail in raids)


def price(points: int, gold: int) -> Message:
    """Points, gold or both."""
    if points and gold:
        return Message("{points} and {gold}", points=words.points(points), gold=words.gold(gold))
    return words.points(points) if points else words.gold(gold)


def toll_told(state: State) -> Message | None:
    """What the end would cost whoever decides, in words; None if nothing."""
    hungry, points, gold = toll(state, state.who)
    cost = price(hungry + points, gold)
    if hungry and (points or gold):
        return Message("As things lie, hungry Vikings and ships cost you {cost} at the end.", cost=cost)
    if hungry:
        return Message("As things lie, hungry Vikings cost you {cost} at the end.", cost=cost)
    if points or gold:
        return Message("As things lie, ships cost you {cost} at the end.", cost=cost)
    return None

"""Buying a set, placing its tile and its Viking, and taking special tiles."""

from __future__ import annotations

from .. import events
from ..data import (
    BASIC,
    BOATSMAN,
    BUILDINGS,
    COINS,
    COLUMNS,
    FARM,
    LEFT,
    MIDDLE,
    RIGHT,
    ROW_OF,
    ROWS,
    SETS,
    SHIP,
    SPECIAL_COINS,
)
from ..events import Emit
from ..state import EMPTY, NOBODY, C, R, S, State, put_tile
from . import guards
from .ferrying import end_round
from .rounds import pay


def buy(state: State, place: int, emit: Emit | None) -> None:
    """Pay, take tile and Viking; the wheel turns when space 0 is empty."""
    seat, men = state.who, state.wheel_men
    price = place - state.zero
    points = pay(state, seat, price)
    state.tile, state.colour, state.cell = state.wheel_tiles[place], men[place], NOBODY
    earning = state.version != BASIC and price > 0 and bool(state.open)
    state.earned = earning and all(man == EMPTY for man in men[place + 1 :])  # the highest price
    state.wheel_tiles[place] = men[place] = EMPTY
    if emit:
        emit(events.SetBought(seat, place, state.tile, state.colour, price - points, points))
    _turn_wheel(state, emit)
    _place(state, emit)


def _turn_wheel(state: State, emit: Emit | None) -> None:
    """Space 0 goes to the first set that is left."""
    men, place = state.wheel_men, state.zero
    while place < SETS and men[place] == EMPTY:
        place += 1
    if place < SETS and place != state.zero:
        if emit:
            emit(events.WheelTurned(place - state.zero))
        state.zero = place


# -- tiles


def _place(state: State, emit: Emit | None) -> None:
    """Ask where the tiles go: the bought one, and with the first the start tile, in either order."""
    seat = state.who
    start_waits = not state.started >> seat & 1
    if state.tile != EMPTY and not start_waits and not guards.open_cells(state, seat, state.tile):
        if emit:
            emit(events.TileDiscarded(seat, state.tile))
        state.tile = EMPTY
    if start_waits or state.tile != EMPTY:
        state.ask = "place"
    else:
        _settle(state, emit)


def tile(state: State, cell: int, emit: Emit | None) -> None:
    """The bought tile goes on a cell; a held special with its building takes its place at once."""
    placed, state.tile, state.cell = state.tile, EMPTY, cell
    row, column = divmod(cell, COLUMNS)
    put_tile(state, state.who, row, column, placed)
    if emit:
        emit(events.TilePlaced(state.who, placed, cell, False))
    if MIDDLE <= placed < RIGHT and state.special[state.who * S + FARM + placed - MIDDLE]:
        state.special[state.who * S + FARM + placed - MIDDLE] -= 1
        _gild(state, placed - MIDDLE, cell, emit)
    _place(state, emit)


def start(state: State, cell: int, emit: Emit | None) -> None:
    """The start tile goes first in a row."""
    state.started |= 1 << state.who
    row, column = divmod(cell, COLUMNS)
    put_tile(state, state.who, row, column, LEFT)
    if emit:
        emit(events.TilePlaced(state.who, LEFT, cell, True))
    _place(state, emit)


# -- the Viking


def _settle(state: State, emit: Emit | None) -> None:
    """Only on the tile just placed, only in its own row, and only if the player wants."""
    row = state.cell // COLUMNS
    if state.cell != NOBODY and state.colour != BOATSMAN and row == ROW_OF[state.colour]:
        state.ask = "settle"
    else:
        settle(state, 0, emit)


def settle(state: State, island: int, emit: Emit | None) -> None:
    """The Viking stands on the tile just placed, or waits on the base."""
    seat, colour = state.who, state.colour
    cell = state.cell if island else NOBODY
    if island:
        row, column = divmod(cell, COLUMNS)
        state.men[seat * R + row] |= 1 << column
    else:
        state.base[seat * C + colour] += 1
    if emit:
        emit(events.VikingSettled(seat, colour, cell))
    state.colour = state.cell = NOBODY
    if state.earned and state.open:
        state.ask = "take"
    else:
        next_buyer(state, emit)


def next_buyer(state: State, emit: Emit | None) -> None:
    """Clockwise until the wheel is empty; then the round is scored."""
    state.earned = False
    if state.wheel_men.count(EMPTY) == SETS:
        end_round(state, emit)
    else:
        state.ask, state.who = "buy", (state.who + 1) % state.players


# -- special tiles


def take(state: State, special: int, emit: Emit | None) -> None:
    """Progress: the most expensive set brings one of the open special tiles."""
    seat = state.who
    if special == S:
        next_buyer(state, emit)
        return
    at = state.open.index(special)
    state.open = state.open[:at] + state.open[at + 1 :]
    if emit:
        emit(events.SpecialTaken(seat, special))
    if special == COINS:
        state.gold[seat] += SPECIAL_COINS
        next_buyer(state, emit)
    elif special < FARM:
        state.special[seat * S + special] += 1
        next_buyer(state, emit)
    else:
        _find_building(state, special - FARM, emit)


def _find_building(state: State, building: int, emit: Emit | None) -> None:
    """A building tile replaces one like it; with none there, it waits beside the base."""
    state.aside = building
    cells = matching_cells(state)
    if not cells:
        state.special[state.who * S + FARM + building] += 1
        state.aside = NOBODY
        next_buyer(state, emit)
    elif len(cells) == 1:
        exchange(state, cells[0], emit)
    else:
        state.ask = "exchange"


def matching_cells(state: State) -> list[int]:
    """The cells whose ordinary tile shows the building of the special in hand."""
    return [
        row * COLUMNS + column
        for row in range(1, len(ROWS))
        for column in range(len(state.land[state.who * R + row]))
        if guards.exchange(state, row * COLUMNS + column) is None
    ]


def exchange(state: State, cell: int, emit: Emit | None) -> None:
    """The special tile lies where the ordinary one lay; a Viking on it stays."""
    building, state.aside = state.aside, NOBODY
    _gild(state, building, cell, emit)
    next_buyer(state, emit)


def _gild(state: State, building: int, cell: int, emit: Emit | None) -> None:
    row, column = divmod(cell, COLUMNS)
    state.gilded[state.who * R + row] |= 1 << column
    if emit:
        emit(events.BuildingExchanged(state.who, FARM + building, cell))


assert SHIP == RIGHT + 1 and len(BUILDINGS) == RIGHT - MIDDLE

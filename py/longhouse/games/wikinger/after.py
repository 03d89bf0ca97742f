"""Homelands after an action: what a choice of the actor can make of the things that `worth` values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from longhouse.engine.questions import Action

from . import data
from .data import BASIC, BOATSMAN, COLUMNS, FARM, LEFT, MIDDLE, RIGHT, ROW_OF
from .questions import Kind
from .rules.guards import open_cells, stop
from .state import EMPTY, R, S, State
from .worth import Key, key_of

T = TypeVar("T")


def _put(items: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*items[:at], value, *items[at + 1 :])


def with_viking(key: Key, cell: int) -> Key:
    """With a Viking on a cell."""
    row, column = divmod(cell, COLUMNS)
    return (key[0], _put(key[1], row, key[1][row] | 1 << column), *key[2:])


def _with_building(key: Key, cell: int) -> Key:
    """With a special building on a cell."""
    row, column = divmod(cell, COLUMNS)
    return (*key[:2], _put(key[2], row, key[2][row] | 1 << column), *key[3:])


def _on_base(key: Key, colour: int, number: int) -> Key:
    """With so many Vikings more on the base."""
    return (*key[:3], _put(key[3], colour, key[3][colour] + number), *key[4:])


def _beside(key: Key, special: int, number: int) -> Key:
    """With so many special tiles more beside the base."""
    return (*key[:4], _put(key[4], special, key[4][special] + number), *key[5:])


def with_set(key: Key, cell: int, tile: int, colour: int) -> Key:
    """With a set of which the tile goes to a cell, and the Viking on it where he can."""
    row, column = divmod(cell, COLUMNS)
    cells = key[0][row]
    cells = _put(cells + (EMPTY,) * (column + 1 - len(cells)), column, tile)
    key = (_put(key[0], row, cells), *key[1:])
    if MIDDLE <= tile < RIGHT and key[4][FARM + tile - MIDDLE]:
        key = _with_building(_beside(key, FARM + tile - MIDDLE, -1), cell)
    return with_viking(key, cell) if row and row == ROW_OF[colour] else _on_base(key, colour, 1)


def _settled(state: State, key: Key, tile: int, colour: int) -> Iterator[Key]:
    """All that may become of a set; with the start tile, if it does not lie yet."""
    seat = state.who
    if state.started >> seat & 1:
        cells = open_cells(state, seat, tile) if tile != EMPTY else ()
        yield from (with_set(key, cell, tile, colour) for cell in cells)
        if not cells:
            yield _on_base(key, colour, 1)
        return
    for row in range(1, R):
        if not state.land[seat * R + row]:
            yield from _started(state, row, tile, colour)


def _started(state: State, row: int, tile: int, colour: int) -> Iterator[Key]:
    begun = state.clone()
    begun.started |= 1 << state.who
    begun.land[state.who * R + row] = (LEFT, *state.land[state.who * R + row][1:])
    yield from _settled(begun, key_of(begun, state.who), tile, colour)


def _special(key: Key, special: int) -> Iterator[Key]:
    """A special tile beside the base, or a building on one of the tiles like it."""
    cells = [
        row * COLUMNS + column
        for row in range(1, R)
        for column, tile in enumerate(key[0][row])
        if special >= FARM and tile == MIDDLE + special - FARM and not key[2][row] >> column & 1
    ]
    yield from (_with_building(key, cell) for cell in cells)
    if not cells:
        yield _beside(key, special, 1)


def _carried(key: Key, cell: int) -> Key:
    return _on_base(with_viking(key, cell), data.COLOUR_OF[cell // COLUMNS], -1)


def _voyage(state: State, key: Key, cell: int, boat: bool) -> Iterator[Key]:
    """The ends of a trip that has just taken a Viking to a cell: all who can still join it do."""
    colour = data.COLOUR_OF[cell // COLUMNS]
    if not state.trip and not boat and state.version != BASIC:
        yield key  # he carries one only
        return
    load = state.load if state.trip else 0
    if not load or load >> colour & 1:
        yield _joined(key, (colour,) * key[3][colour])
    if load != 1 << colour:
        yield _joined(key, (other for other in range(BOATSMAN) if not (load | 1 << colour) >> other & 1))


def trip_ends(state: State, key: Key) -> Iterator[Key]:
    """The ends of the trip that is under way: now, if that is allowed, or with all who can still join it."""
    aboard = [colour for colour in range(BOATSMAN) if state.load >> colour & 1]
    if stop(state, 0) is None:
        yield key
    if state.trip != "different":
        yield _joined(key, aboard * key[3][aboard[0]])
    if state.trip != "same":
        yield _joined(key, (colour for colour in range(BOATSMAN) if colour not in aboard))


def _joined(key: Key, colours: Iterable[int]) -> Key:
    """With Vikings of these colours on the first empty tiles of their rows, as far as there are any."""
    for colour in colours:
        row = ROW_OF[colour]
        men = key[1][row]
        free = [column for column, tile in enumerate(key[0][row]) if tile != EMPTY and not men >> column & 1]
        if free and key[3][colour]:
            key = _carried(key, row * COLUMNS + free[0])
    return key


def after(state: State, key: Key, action: Action[Kind]) -> Iterator[Key]:
    """The homelands that an action of the actor can lead to."""
    number, kind = action.value, action.kind
    if kind == "buy":
        yield from _settled(state, key, state.wheel_tiles[number], state.wheel_men[number])
    elif kind == "tile":
        yield with_set(key, number, state.tile, state.colour)
    elif kind == "start":
        yield from _started(state, number // COLUMNS, state.tile, state.colour)
    elif kind == "settle":
        yield with_viking(key, state.cell) if number else _on_base(key, state.colour, 1)
    elif kind == "take" and data.COINS < number < S:
        yield from _special(key, number)
    elif kind == "exchange":
        yield _with_building(key, number)
    elif kind in ("ferry", "boat"):
        key = _beside(key, data.BOAT, -1) if kind == "boat" else key
        key = key if state.trip else _on_base(key, BOATSMAN, -1)
        yield from _voyage(state, _carried(key, number), number, kind == "boat")
    else:
        yield key

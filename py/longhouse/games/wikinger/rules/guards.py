"""What is allowed, and if not, why.

Each guard returns None when the choice is possible, else the reason. `legal` and `explain` both read
these guards. Where search needs all possible cells at once, a generator stands beside the guard.
"""

from __future__ import annotations

from functools import lru_cache

from longhouse.engine.message import Message

from ..data import (
    BASIC,
    BOAT,
    BOATSMAN,
    COLOUR_OF,
    COLUMNS,
    FISHERMAN,
    MIDDLE,
    ROUNDS,
    ROWS,
    SEA_LEFT,
    SEA_RIGHT,
    SETS,
    SHIP,
    SHIP_ROW,
    TOP_ARM,
    WARRIOR,
)
from ..state import EMPTY, NOBODY, C, R, S, State, tile_at
from ..versions import first_bid_may_be_nothing, last_trips_are_full

STAYS_IN = Message("The first bidder cannot pass: bid nothing instead, and you stay in.")
NOTHING_IS_PASSING = Message("This match has the older rules: whoever bids nothing passes.")
TOO_LOW = Message("A bid must be higher than the one before.")
TOO_HIGH = Message("You do not have that much gold and points.")
NONE_DRAWN = Message("There is no such Viking.")
SET_GONE = Message("That set has already been bought.")
TOO_DEAR = Message("You cannot pay for it, even with your points.")
NOT_THE_LAST = Message("The set at 0 may be taken only when its Viking is the last of its colour.")
NO_TILE = Message("There is no tile to place.")
START_LIES = Message("Your start tile has already been placed.")
TAKEN = Message("There is already a tile there.")
SHIPS_ONLY = Message("Only ships go into the top row.")
ISLANDS_ONLY = Message("A ship goes into the top row.")
FIRST_SHIP = Message("The first ship goes into one of the first three columns.")
BESIDE_SHIP = Message("A ship must lie beside another ship.")
FILL_FIRST = Message("The first three columns must have their ships first.")
EDGES = Message("Land must meet land, and sea must meet sea or the base.")
NO_CONTACT = Message("One of its sides must touch another tile or the base.")
NOT_OPEN = Message("There is no such special tile to take.")
OTHER_BUILDING = Message("There is no ordinary tile with the same building.")
NO_BOATSMAN = Message("You have no boatsman left.")
NO_BOAT = Message("You have no boat tile.")
UNDER_WAY = Message("This boatsman has already set out.")
NOBODY_WAITS = Message("No Viking of that colour waits on your base.")
NO_EMPTY_TILE = Message("There is no empty tile on that cell.")
OTHER_LOAD = Message("One boatsman carries Vikings of one colour, or all of different colours.")
MUST_FERRY = Message("In the last round every boatsman must carry everyone he can.")
TRIP_GOES_ON = Message("In the last round a trip may not end while another Viking could join it.")


# -- before and around the wheel


def may_bid_nothing(state: State) -> bool:
    """Whether the actor is the first bidder and so may bid 0 instead of passing."""
    return state.leader == NOBODY and first_bid_may_be_nothing(state.rules)


def pass_(state: State, _nothing: int) -> Message | None:
    """Auction: all may pass but the first bidder."""
    return STAYS_IN if may_bid_nothing(state) else None


def bid(state: State, gold: int) -> Message | None:
    """Auction: nothing only as the first bid, else more than before, and no more than one has."""
    if not gold:
        if not first_bid_may_be_nothing(state.rules):
            return NOTHING_IS_PASSING
        return TOO_LOW if state.leader != NOBODY else None
    if gold <= state.bid:
        return TOO_LOW
    return TOO_HIGH if gold > state.gold[state.who] + state.points[state.who] else None


def drawn(state: State, colour: int) -> Message | None:
    """A colour of which Vikings wait to be laid."""
    return None if state.counts[colour] else NONE_DRAWN


def buy(state: State, place: int) -> Message | None:
    """A set that can be paid; at 0 only the last of its colour, or when nothing else can be paid."""
    men = state.wheel_men
    colour = men[place]
    if colour == EMPTY:
        return SET_GONE
    seat, price = state.who, place - state.zero
    if price:
        return None if price <= state.gold[seat] + state.points[seat] else TOO_DEAR
    if men.count(colour) == 1:
        return None
    cheapest = next(other for other in range(place + 1, SETS) if men[other] != EMPTY) - state.zero
    return None if state.gold[seat] < cheapest else NOT_THE_LAST


# -- placing


def fits(state: State, seat: int, tile: int, row: int, column: int) -> Message | None:
    """Whether a tile may lie on a cell."""
    if tile_at(state, seat, row, column) != EMPTY:
        return TAKEN
    if tile >= SHIP:
        return ISLANDS_ONLY if row != SHIP_ROW else _ship_fits(state.land[seat * R], column)
    if row == SHIP_ROW:
        return SHIPS_ONLY
    left = tile_at(state, seat, row, column - 1)
    right = tile_at(state, seat, row, column + 1)
    if column == 0:
        if not SEA_LEFT[tile]:
            return EDGES
    elif left != EMPTY and SEA_RIGHT[left] != SEA_LEFT[tile]:
        return EDGES
    if right != EMPTY and SEA_RIGHT[tile] != SEA_LEFT[right]:
        return EDGES
    if column == 0 or left != EMPTY or right != EMPTY or tile_at(state, seat, row - 1, column) != EMPTY:
        return None
    below = row + 1 < len(ROWS) and tile_at(state, seat, row + 1, column) != EMPTY
    return None if below else NO_CONTACT


def _ship_fits(ships: tuple[int, ...], column: int) -> Message | None:
    if not ships:
        return None if column < TOP_ARM else FIRST_SHIP
    left = ships[column - 1] if 0 < column <= len(ships) else EMPTY
    right = ships[column + 1] if column + 1 < len(ships) else EMPTY
    if left == right == EMPTY:
        return BESIDE_SHIP
    if column >= TOP_ARM and EMPTY in (ships + (EMPTY,) * TOP_ARM)[:TOP_ARM]:
        return FILL_FIRST
    return None


def open_cells(state: State, seat: int, tile: int) -> tuple[int, ...]:
    """The cells on which a tile may lie, in order: `fits` for all of them, without a call for each."""
    rows = seat * R
    if tile >= SHIP:
        return _open_sea(state.land[rows])
    return _open_land(tuple(state.land[rows : rows + R]), SEA_LEFT[tile], SEA_RIGHT[tile])


@lru_cache(maxsize=1 << 8)
def _open_sea(ships: tuple[int, ...]) -> tuple[int, ...]:
    """Columns for a ship; they are remembered, as search asks for the same rows over and over."""
    reach = max(len(ships) + 1, TOP_ARM)
    free = [column for column in range(reach) if column >= len(ships) or ships[column] == EMPTY]
    return tuple([column for column in free if _ship_fits(ships, column) is None])


@lru_cache(maxsize=1 << 12)
def _open_land(land: tuple[tuple[int, ...], ...], sea_left: bool, sea_right: bool) -> tuple[int, ...]:
    """Cells for an island tile with these edges; they are remembered too."""
    found = []
    above, cells = land[:2]
    for row in range(1, R):
        below = land[row + 1] if row + 1 < R else ()
        length, top, bottom = len(cells), len(above), len(below)
        for column in range(max(length + 1, top, bottom)):
            if column < length and cells[column] != EMPTY:
                continue
            left = cells[column - 1] if 0 < column <= length else EMPTY
            right = cells[column + 1] if column + 1 < length else EMPTY
            if (
                (column == 0 and not sea_left)
                or (left != EMPTY and SEA_RIGHT[left] != sea_left)
                or (right != EMPTY and SEA_LEFT[right] != sea_right)
            ):
                continue
            if (
                column == 0
                or left != EMPTY
                or right != EMPTY
                or (column < top and above[column] != EMPTY)
                or (column < bottom and below[column] != EMPTY)
            ):
                found.append(row * COLUMNS + column)
        above, cells = cells, below
    return tuple(found)


def tile(state: State, cell: int) -> Message | None:
    """Where the bought tile may go."""
    if state.tile == EMPTY:
        return NO_TILE
    return fits(state, state.who, state.tile, *divmod(cell, COLUMNS))


def start(state: State, cell: int) -> Message | None:
    """Where the start tile may go: first in a row."""
    if state.started >> state.who & 1:
        return START_LIES
    return fits(state, state.who, 0, *divmod(cell, COLUMNS))


def settle(_state: State, _island: int) -> Message | None:
    """The question comes only where both are possible."""
    return None


# -- special tiles


def take(state: State, special: int) -> Message | None:
    """One of the open special tiles, or none."""
    return None if special == S or special in state.open else NOT_OPEN


def exchange(state: State, cell: int) -> Message | None:
    """An ordinary tile with the building of the special one."""
    row, column = divmod(cell, COLUMNS)
    same = tile_at(state, state.who, row, column) == MIDDLE + state.aside
    gilded = state.gilded[state.who * R + row] >> column & 1
    return None if same and not gilded else OTHER_BUILDING


# -- boatsmen


def can_stand(state: State, seat: int, cell: int) -> Message | None:
    """Whether somebody of the base could be carried to a cell."""
    row, column = divmod(cell, COLUMNS)
    if (
        row == SHIP_ROW
        or tile_at(state, seat, row, column) == EMPTY
        or state.men[seat * R + row] >> column & 1
    ):
        return NO_EMPTY_TILE
    return None if state.base[seat * C + COLOUR_OF[row]] else NOBODY_WAITS


def ferry(state: State, cell: int) -> Message | None:
    """A boatsman carries a Viking to an empty tile of its row; one trip is one colour or all different."""
    reason = can_stand(state, state.who, cell)
    if reason is not None:
        return reason
    if not state.trip:
        return None if state.base[state.who * C + BOATSMAN] else NO_BOATSMAN
    aboard = state.load >> COLOUR_OF[cell // COLUMNS] & 1
    if state.trip == "same":
        return None if aboard else OTHER_LOAD
    return OTHER_LOAD if state.trip == "different" and aboard else None


def boat(state: State, cell: int) -> Message | None:
    """The same with a boat tile; only at the start of a trip."""
    if not state.special[state.who * S + BOAT]:
        return NO_BOAT
    return UNDER_WAY if state.trip else ferry(state, cell)


def stop(state: State, _nothing: int) -> Message | None:
    """End a trip, or ferrying; not in the last round while anybody can still be carried."""
    if state.round < ROUNDS:
        return None
    if not state.trip:
        return MUST_FERRY
    return TRIP_GOES_ON if last_trips_are_full(state.rules) else None


def waiting_cells(state: State, seat: int) -> list[int]:
    """The empty tiles to which somebody on the base could be carried."""
    cells = []
    for colour in range(FISHERMAN, WARRIOR + 1):
        if state.base[seat * C + colour]:
            row = 5 - colour
            men = state.men[seat * R + row]
            tiles = state.land[seat * R + row]
            cells += [
                row * COLUMNS + column
                for column, lies in enumerate(tiles)
                if lies != EMPTY and not men >> column & 1
            ]
    cells.sort()
    return cells


def trip_cells(state: State) -> list[int]:
    """`ferry` for all cells: those to which the boatsman may carry somebody now."""
    cells = waiting_cells(state, state.who)
    if state.trip in ("", "any"):
        return cells
    aboard = state.trip == "same"  # else all colours must differ
    return [cell for cell in cells if bool(state.load >> COLOUR_OF[cell // COLUMNS] & 1) == aboard]


def can_sail(state: State, seat: int) -> bool:
    """Whether a boatsman of the seat could carry anybody."""
    return bool(state.base[seat * C + BOATSMAN]) and bool(waiting_cells(state, seat))


def boats_allowed(state: State) -> bool:
    """Whether a boat tile may be used now."""
    return state.version != BASIC and not state.trip and bool(state.special[state.who * S + BOAT])

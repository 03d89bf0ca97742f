"""What a homeland is worth by itself: the points that it will still bring.

Depends on nothing but the homeland and the time, so the answers are remembered: search asks for the
same homelands over and over.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import mul

from longhouse.engine.record import NamedTuple

from . import data
from .data import BASIC, BOATSMAN, LEFT, RIGHT, SHIP, WARRIOR, WARRIORS
from .folk import Bits, Counts, folk_of
from .outlook import Outlook, outlook, weights_of
from .scoring import islands_of
from .state import EMPTY, C, R, S, State

FERRIED, NEXT_BOATSMAN, NEXT_TILE = 0.85, 0.3, 0.25  # chances that a waiting Viking gets to an island
ROOM, EMPTY_TILE = 0.2, 0.12  # of a row in which tiles can go on, of a tile without a Viking; a round to come
EMPTY_TILES = 2  # so many of them count in each row
IDLE = 0.1  # of a warrior who waits for a ship, for each round to come
OPEN, LENGTH = 0.45, 0.7  # an island without its right end, as a share of a completed one
OPENINGS = 2  # so many such islands count
BOAT = 0.5  # of a boat tile for each large scoring
LAST_TILE = 0.5  # the chance that one is still completed in the last round
ROWED = 0.7  # the share of the trips which Vikings wait for that will really cost a boatsman
# How well left ends, middles and right ends go into a row that is open at its end, into one that is not, and
# into such a one where a longer neighbour gives them something to touch.
OPEN_ROW, CLOSED_ROW, TOUCHED_ROW = (0.6, 1.0, 1.0), (1.0, 0.0, 0.0), (1.0, 0.7, 0.7)

Land = tuple[tuple[int, ...], ...]  # row -> tiles
Fit = tuple[float, float, float]
# land, men, gilded, base, special; round, whether it is already scored, version, players
Key = tuple[Land, Bits, Bits, Counts, Counts, int, bool, int, int]


class Home(NamedTuple):
    """What a homeland is worth by itself, what it counts for majorities, and what it needs."""

    parts: tuple[float, ...]  # in the order of PARTS
    total: float
    tally: tuple[float, float, float]  # boatsmen, islands, longest island
    gain: tuple[float, ...]  # colour -> of being carried to an island
    slope: float  # of one more in the balance of supply
    raids: tuple[float, ...]  # shape -> of the worst ship that a warrior on such a tile could repel
    ready: tuple[int, ...]  # colour -> how many wait and have a tile
    free: tuple[int, ...]  # colour -> tiles without a Viking
    boatsman: float  # of one more boatsman to those who are ready
    fits: tuple[Fit, ...]  # row -> how well left ends, middles, right ends go there
    openings: int  # islands that only want a right end


PARTS = ("income", "ships", "nobles", "scouts", "fishermen", "supply", "waiting", "room", "buildings")


def key_of(state: State, seat: int) -> Key:
    """All that the worth of a homeland depends on."""
    scored = state.ask == "ferry" and (seat - state.start) % state.players < state.seen
    rows, base, special = seat * R, seat * C, seat * S
    return (
        tuple(state.land[rows : rows + R]), tuple(state.men[rows : rows + R]),
        tuple(state.gilded[rows : rows + R]), tuple(state.base[base : base + C]),
        tuple(state.special[special : special + S]), state.round, scored, state.version,
        state.players,
    )  # fmt: skip


@lru_cache(maxsize=16)
def _weighed(version: int, players: int) -> tuple[float, ...]:
    """What each part counts."""
    weights = weights_of(version, players)
    return tuple([weights[name] for name in PARTS])


@lru_cache(maxsize=1 << 14)
def home_of(key: Key) -> Home:
    """The worth of a homeland, part by part."""
    land, men, gilded, base, special, now, scored, version, players = key
    basic = version == BASIC
    time = outlook(now, scored, version, players)
    sails = land[data.SHIP_ROW]
    fleet = _fleet(sails, land[WARRIORS], men, now, scored, version, players) if sails else _NO_SHIPS
    folk = folk_of(men, gilded, base, special, fleet.risk, fleet.saved, now, scored, version, players)
    gain = folk.gain
    free = tuple(
        [len(row) - row.count(EMPTY) - m.bit_count() for row, m in zip(land[:0:-1], men[:0:-1], strict=True)]
    )
    ready = tuple(map(min, base, free))
    boats = base[BOATSMAN]
    trips, carried, boatsman = _ferried(gain, ready, boats, boats + 1 if basic else special[data.BOAT])

    shore = _shore(land)
    counted = (
        folk.income, fleet.worth, folk.nobles, folk.scouts, folk.fishermen, folk.supply,
        _waiting(men, base, ready, gain, carried, boatsman, time),
        _room(shore, free, special[data.BOAT], time), folk.buildings,
    )  # fmt: skip
    parts = tuple(map(mul, _weighed(version, players), counted))
    if time.later:
        spent = ROWED * trips
    else:
        spent = 0.0 if scored else float(_last_trips(ready, boats, boats if basic else special[data.BOAT]))
    crew = boats - spent + special[data.MORE_BOATSMAN]
    tally = (crew, *_islands(shore, scored, time))
    return Home(
        parts, sum(parts), tally, gain, folk.slope, fleet.raids, ready, free, boatsman, shore.fits,
        shore.openings,
    )  # fmt: skip


# -- ships


class Fleet(NamedTuple):
    """The ships of a homeland."""

    worth: float  # what they will bring and cost
    saved: float  # what a warrior could save who is carried to a tile that lies
    raids: tuple[float, ...]  # shape -> the same on a tile to come
    risk: Bits  # row -> columns under threat, a bit for each


_NO_SHIPS = Fleet(0.0, 0.0, (0.0, 0.0, 0.0), (0,) * R)


@lru_cache(maxsize=1 << 13)
def _fleet(
    sails: tuple[int, ...], below: tuple[int, ...], men: Bits, now: int, scored: bool, version: int,
    players: int,
) -> Fleet:  # fmt: skip
    time = outlook(now, scored, version, players)
    total = saved = 0.0
    raids, risk = [0.0, 0.0, 0.0], [0] * R
    for column, tile in enumerate(sails):
        if tile == EMPTY:
            continue
        worth, cost = time.ships[tile - SHIP]
        if men[WARRIORS] >> column & 1:
            total += worth
            continue
        stake = worth + cost
        for row in range(1, data.REACH[tile - SHIP] + 1):
            risk[row] |= 1 << column
            stake += time.standing[row] * (men[row] >> column & 1)
        if column < len(below) and below[column] != EMPTY:
            saved = max(saved, time.lost * stake)
        else:
            for shape in _shapes(below, column):
                raids[shape] = max(raids[shape], time.lost * stake)
        total += time.held * worth - time.lost * cost
    return Fleet(total, saved, tuple(raids), tuple(risk))


def _shapes(row: tuple[int, ...], column: int) -> list[int]:
    """Which tiles fit on an empty cell: left ends (0), middles (1), right ends (2)."""
    left = row[column - 1] if 0 < column <= len(row) else EMPTY
    right = row[column + 1] if column + 1 < len(row) else EMPTY
    shapes = [0] if column == 0 or left == RIGHT else [1, 2] if left != EMPTY else [0, 1, 2]
    if right != EMPTY:
        shapes = [shape for shape in shapes if (shape == 2) == (right == LEFT)]
    return shapes


# -- those who wait


def _waiting(
    men: Bits, base: Counts, ready: Counts, gain: Sequence[float], carried: float, boatsman: float,
    time: Outlook,
) -> float:  # fmt: skip
    """By the boatsmen who are there, by another one, on tiles to come; and warriors who wait for ships."""
    worth = FERRIED * carried + NEXT_BOATSMAN * time.hope * boatsman
    worth += NEXT_TILE * time.hope * sum([gain[c] for c in range(BOATSMAN) if base[c] > ready[c]])
    return worth + IDLE * time.later * (base[WARRIOR] + men[WARRIORS].bit_count())


@lru_cache(maxsize=1 << 12)
def _ferried(
    gain: tuple[float, ...], ready: tuple[int, ...], boats: int, full: int
) -> tuple[int, float, float]:
    """Trips, what they bring, and what one boatsman more would: `full` of them carry one of each colour.

    The others carry one Viking. A boatsman who is alone may also take a whole colour.
    """
    if not any(ready):
        return 0, 0.0, 0.0
    left, trips, worth = list(ready), 0, 0.0
    while trips < boats and any(left):
        trips, worth = trips + 1, worth + _trip(gain, left, trips < full)
    better = worth + _trip(gain, left, trips < full) if any(left) else worth
    if boats < 2 and full:
        whole = max(map(mul, gain, ready))
        if boats:
            worth = max(worth, whole)
        else:
            better = max(better, whole)
    return trips, worth, better - worth


def _trip(gain: Sequence[float], left: list[int], full: bool) -> float:
    """What the next one brings to those who are left, which are fewer after it."""
    crew = [colour for colour in range(BOATSMAN) if left[colour]]
    if not full:
        crew = [max(crew, key=gain.__getitem__)]
    for colour in crew:
        left[colour] -= 1
    return sum([gain[colour] for colour in crew])


@lru_cache(maxsize=1 << 12)
def _last_trips(ready: tuple[int, ...], boats: int, full: int) -> int:
    """Boatsmen that the last round takes, where all who can be carried must be: as few as can be.

    Of the full trips some take a whole colour, the others one of each; who is left goes one by one.
    """
    crowds = sorted(ready, reverse=True)
    return min(
        boats,
        *(
            alone + rounds + sum(max(0, number - rounds) for number in crowds[alone:])
            for alone in range(len(crowds) + 1)
            for rounds in range(crowds[0] + 1)
            if alone + rounds <= full
        ),
    )


# -- islands


class Shore(NamedTuple):
    """The islands of a homeland."""

    done: int  # completed ones
    longest: int  # of them
    openings: int  # those that only want a right end
    reach: int  # the longest of them, with its end
    fits: tuple[Fit, ...]  # row -> how well left ends, middles, right ends go there
    rows: float  # how well any tile does, in all rows


@lru_cache(maxsize=1 << 12)
def _shore(land: Land) -> Shore:
    done = longest = openings = reach = 0
    fits = []
    for row in range(1, R):
        lengths, begun = islands_of(land[row])
        done += len(lengths)
        longest = max((longest, *lengths))
        if begun:
            openings += 1
            reach = max(reach, begun + 1)
        if land[row] and land[row][-1] != RIGHT:
            fits.append(OPEN_ROW)
        else:
            beside = max(len(land[row - 1]), len(land[row + 1]) if row + 1 < R else 0)
            fits.append(TOUCHED_ROW if beside > len(land[row]) + 1 else CLOSED_ROW)
    return Shore(done, longest, openings, reach, tuple(fits), sum(map(max, fits)))


def _room(shore: Shore, free: Counts, boat_tiles: int, time: Outlook) -> float:
    """What can still grow: rows, empty tiles, trips with boat tiles."""
    rows = ROOM * shore.rows
    tiles = EMPTY_TILE * sum([min(number, EMPTY_TILES) for number in free])
    return time.buys * (rows + tiles) + BOAT * boat_tiles * (time.large - (not time.later))


def _islands(shore: Shore, scored: bool, time: Outlook) -> tuple[float, float]:
    """How many are completed and how long the longest is, with what may come of the open ones."""
    coming = 1 if time.later else LAST_TILE * (not scored)
    done = shore.done + OPEN * coming * min(shore.openings, OPENINGS)
    return done, max(float(shore.longest), LENGTH * coming * shore.reach)

"""What a homeland is worth by itself: the points that it will still bring.

Depends on nothing but the homeland and the time, so the answers are remembered: search asks for the
same homelands over and over.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from operator import mul

from longhouse.engine.record import NamedTuple

from . import data
from .data import BASIC, BOATSMAN, FISHERMEN, GOLDSMITHS, LEFT, NOBLES, RIGHT, SCOUTS, SHIP, WARRIOR, WARRIORS
from .outlook import Outlook, outlook, weights_of
from .scoring import islands_of
from .state import EMPTY, C, R, S, State

DRIFT = -1.5  # what a round to come does to the balance of supply, with two players
BLUR, LATER_BLUR = 0.5, 1.5  # how uncertain that balance is: now, and with each round to come
FERRIED, NEXT_BOATSMAN, NEXT_TILE = 0.85, 0.3, 0.25  # chances that a waiting Viking gets to an island
BELOW = 0.3  # the chance that a scout still gets somebody below him
SCOUT = 1.5  # points of a scout in a large scoring, with half a chance of somebody below him
SMALL_SCORINGS = 0.5  # how much more a goldsmith earns by small scorings, at the start of the game
MEN = 0.3  # Vikings of one kind that a round to come brings to the islands
ROOM, EMPTY_TILE = 0.2, 0.12  # of a row in which tiles can go on, of a tile without a Viking; a round to come
EMPTY_TILES = 2  # so many of them count in each row
IDLE = 0.1  # of a warrior who waits for a ship, for each round to come
OPEN, LENGTH = 0.45, 0.7  # an island without its right end, as a share of a completed one
OPENINGS = 2  # so many such islands count
LAST_TILE = 0.5  # the chance that one is still completed in the last round
HELD, BOAT = 1.5, 0.5  # of a building tile that waits, of a boat tile for each large scoring
AROUND, NEIGHBOUR = 9, 0.4  # tiles on and around a building, the chance that an empty one gets a Viking
ROWED = 0.7  # the share of the trips which Vikings wait for that will really cost a boatsman
# How well left ends, middles and right ends go into a row that is open at its end, into one that is not, and
# into such a one where a longer neighbour gives them something to touch.
OPEN_ROW, CLOSED_ROW, TOUCHED_ROW = (0.6, 1.0, 1.0), (1.0, 0.0, 0.0), (1.0, 0.7, 0.7)

Bits = tuple[int, ...]  # row -> bit per column
Counts = tuple[int, ...]
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
    basic, weights = version == BASIC, weights_of(version, players)
    time = outlook(now, scored, version, players)
    sails = land[data.SHIP_ROW]
    fleet = _fleet(sails, land[WARRIORS], men, now, scored, version, players) if sails else _NO_SHIPS
    risk = fleet.risk
    if any(risk):
        sure = [
            (m & ~r).bit_count() + time.held * (m & r).bit_count() for m, r in zip(men, risk, strict=True)
        ]
    else:
        sure = [float(m.bit_count()) for m in men]

    eating = sum(base) + sum([(m & ~g).bit_count() for m, g in zip(men[1:], gilded[1:], strict=True)])
    spare = data.FED_BY_FISHERMAN * sure[FISHERMEN] - eating
    supply, slope = _supply(spare, special[data.FEAST], time)
    slope *= weights["supply"]

    gain = _gains(special, slope, fleet.saved, weights, time)
    free = tuple([_free(land[row], men[row]) for row in data.ROW_OF[:BOATSMAN]])
    ready = tuple(map(min, base, free))
    boats = base[BOATSMAN]
    trips, carried, boatsman = _ferried(gain, ready, boats, boats + 1 if basic else special[data.BOAT])

    shore = _shore(land)
    income, nobles, scouts, fishermen = _earned(men, risk, sure, special, time)
    counted = (
        income, fleet.worth, nobles, scouts, fishermen, supply,
        _waiting(men, base, ready, gain, carried, boatsman, time),
        _room(shore, free, special[data.BOAT], time),
        _buildings(men, gilded, risk, special, time),
    )  # fmt: skip
    parts = tuple(map(mul, _weighed(version, players), counted))
    if time.later:
        spent = ROWED * trips
    else:
        spent = 0.0 if scored else float(_last_trips(ready, boats, boats if basic else special[data.BOAT]))
    crew = boats - spent + special[data.MORE_BOATSMAN]
    tally = (crew, *_islands(shore, scored, time))
    return Home(
        parts, sum(parts), tally, gain, slope, fleet.raids, ready, free, boatsman, shore.fits, shore.openings
    )


# -- ships


class Fleet(NamedTuple):
    """The ships of a homeland."""

    worth: float  # what they will bring and cost
    saved: float  # what a warrior could save who is carried to a tile that lies
    raids: tuple[float, ...]  # shape -> the same on a tile to come
    risk: list[int]  # row -> columns under threat, a bit for each


_NO_SHIPS = Fleet(0.0, 0.0, (0.0, 0.0, 0.0), [0] * R)


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
    return Fleet(total, saved, tuple(raids), risk)


def _shapes(row: tuple[int, ...], column: int) -> list[int]:
    """Which tiles fit on an empty cell: left ends (0), middles (1), right ends (2)."""
    left = row[column - 1] if 0 < column <= len(row) else EMPTY
    right = row[column + 1] if column + 1 < len(row) else EMPTY
    shapes = [0] if column == 0 or left == RIGHT else [1, 2] if left != EMPTY else [0, 1, 2]
    if right != EMPTY:
        shapes = [shape for shape in shapes if (shape == 2) == (right == LEFT)]
    return shapes


# -- what those who stand on islands earn


def _earned(
    men: Bits, risk: Sequence[int], sure: Sequence[float], special: Counts, time: Outlook
) -> tuple[float, float, float, float]:
    """Gold of goldsmiths, points of nobles, of scouts, of fishermen."""
    come = MEN * time.buys / 2
    smith, noble = data.SMITH_GOLD + special[data.MORE_GOLD], data.NOBLE_POINTS + special[data.MORE_NOBLE]
    calm = men[SCOUTS] & ~risk[SCOUTS]
    below = (calm & men[GOLDSMITHS]).bit_count() + (calm & men[FISHERMEN]).bit_count()
    above = (men[GOLDSMITHS] & ~men[SCOUTS]).bit_count() + (men[FISHERMEN] & ~men[SCOUTS]).bit_count()
    chances = BELOW * time.hope * (2 * calm.bit_count() - below + above / 2)
    more_scouts = special[data.MORE_SCOUT] * (sure[SCOUTS] + come)
    return (
        time.each_time * (smith * sure[GOLDSMITHS] + special[data.MORE_GOLD] * come),
        time.large * (noble * sure[NOBLES] + special[data.MORE_NOBLE] * come),
        time.large * (sure[SCOUTS] + more_scouts + below + chances),
        time.large * special[data.MORE_FISH] * (sure[FISHERMEN] + come),
    )


def _supply(spare: float, feast: int, time: Outlook) -> tuple[float, float]:
    """Points for supply and what one more would add: between surplus and want there is a smooth bend."""
    spare += DRIFT * time.buys
    high, low = (data.SPARE_FOOD_FEAST if feast else data.SPARE_FOOD), data.MISSING_FOOD
    blur = BLUR + LATER_BLUR * time.buys
    root = sqrt(spare * spare + blur * blur)
    return (spare * (high + low) + root * (high - low)) / 2, (high + low + (high - low) * spare / root) / 2


def _buildings(men: Bits, gilded: Bits, risk: Sequence[int], special: Counts, time: Outlook) -> float:
    """Golden buildings, those that still wait included."""
    worth = HELD * time.hope * sum(special[data.FARM :])
    return worth + _golden(men, gilded, risk, time) if any(gilded) else worth


def _golden(men: Bits, gilded: Bits, risk: Sequence[int], time: Outlook) -> float:
    """Those that lie: Vikings on and around them, now and to come."""
    worth = 0.0
    for row in range(1, R):
        for column in range(gilded[row].bit_length()):
            if gilded[row] >> column & 1:
                around, rows = 0b111 << column >> 1, men[max(1, row - 1) : row + 2]
                number = sum((m & around).bit_count() for m in rows)
                more = (AROUND - number) * NEIGHBOUR * time.hope
                worth += (number + more) * (time.fix if risk[row] >> column & 1 else 1.0)
    return worth


# -- those who wait


def _gains(
    special: Counts, slope: float, saved: float, weights: dict[str, float], time: Outlook
) -> tuple[float, ...]:
    """Colour -> what it brings to be carried to an island."""
    large, smith = time.large, data.SMITH_GOLD + special[data.MORE_GOLD]
    return (
        data.FED_BY_FISHERMAN * slope + weights["fishermen"] * large * special[data.MORE_FISH],
        weights["income"] * smith * time.at_large * (1.0 + SMALL_SCORINGS * time.hope),
        weights["scouts"] * (SCOUT + special[data.MORE_SCOUT]) * large,
        weights["nobles"] * (data.NOBLE_POINTS + special[data.MORE_NOBLE]) * large,
        weights["ships"] * saved,
    )


def _waiting(
    men: Bits, base: Counts, ready: Counts, gain: Sequence[float], carried: float, boatsman: float,
    time: Outlook,
) -> float:  # fmt: skip
    """By the boatsmen who are there, by another one, on tiles to come; and warriors who wait for ships."""
    worth = FERRIED * carried + NEXT_BOATSMAN * time.hope * boatsman
    worth += NEXT_TILE * time.hope * sum([gain[c] for c in range(BOATSMAN) if base[c] > ready[c]])
    return worth + IDLE * time.later * (base[WARRIOR] + men[WARRIORS].bit_count())


def _free(row: tuple[int, ...], men: int) -> int:
    return len(row) - row.count(EMPTY) - men.bit_count()


def _ferried(gain: Sequence[float], ready: Sequence[int], boats: int, full: int) -> tuple[int, float, float]:
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

"""What a homeland is worth by itself: the points that it will still bring, and what a set would add.

Depends on nothing but the homeland and the time, so the answers are remembered: search asks for the
same homelands over and over.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Any, NamedTuple

from . import data
from .data import BASIC, BOATSMAN, LARGE, LEFT, RIGHT, ROUNDS, SHIP, WARRIOR
from .state import EMPTY, C, R, S, State

COIN = (0.2, 0.27, 0.33, 0.38, 0.42, 0.46, 0.5)  # a coin in points, by rounds that are still to be played out
FIX = (0.08, 0.3, 0.42, 0.5, 0.55, 0.6)  # the chance that a ship is still repelled, by rounds after this one
DRIFT = -1.5  # what a round to come does to the balance of supply, with two players
BLUR = 1.5  # how uncertain that balance is, with each round to come
FERRIED, NEXT_BOATSMAN, NEXT_TILE = 0.85, 0.3, 0.25  # chances that a waiting Viking gets to an island
BELOW = 0.3  # the chance that a scout still gets somebody below him
MEN = 0.3  # Vikings of one kind that a round to come brings to the islands
ROOM, EMPTY_TILE = 0.2, 0.12  # of a row in which tiles can go on, of a tile without a Viking; a round to come
IDLE = 0.1  # of a warrior who waits for a ship, for each round to come
OPEN, LENGTH = 0.45, 0.7  # an island without its right end, as a share of a completed one
HELD, BOAT = 1.5, 0.5  # of a building tile that waits, of a boat tile for each large scoring
TILE = (1.4, 0.5, 0.5, 0.5, 0.5, 0.2)  # of a left end, middles, a right end
CLOSING = 1.2  # of a right end that completes an island
CREW, LATE_CREW = 1.3, 1.2  # of a boatsman for the majority, and more of it late
STANDING = (0.0, 0.0, 2.0, 1.6, 1.5)  # row -> of a Viking in each large scoring, roughly
FISHER = 7.0  # of a fisherman on an island

Bits = tuple[int, ...]
Land = tuple[tuple[int, ...], ...]  # row -> tiles
# land, men, gilded, base, special; round, whether it is already scored, whether it is basic, players
Key = tuple[Land, Bits, Bits, Bits, Bits, int, bool, bool, int]


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
    fits: tuple[tuple[float, float, float], ...]  # row -> how well left ends, middles, right ends go there
    openings: int  # islands that only want a right end


PARTS = ("income", "ships", "nobles", "scouts", "fishermen", "supply", "waiting", "room", "buildings")


def key_of(state: State, seat: int) -> Key:
    """All that the worth of a homeland depends on."""
    scored = state.ask == "ferry" and (seat - state.start) % state.players < state.seen
    rows, base, special = seat * R, seat * C, seat * S
    return (
        tuple(state.land[rows : rows + R]), tuple(state.men[rows : rows + R]),
        tuple(state.gilded[rows : rows + R]), tuple(state.base[base : base + C]),
        tuple(state.special[special : special + S]), state.round, scored, state.version == BASIC,
        state.players,
    )  # fmt: skip


@lru_cache(maxsize=64)
def coin(rounds: int, players: int) -> float:
    """A coin in points, with so many rounds to be played out; with more players there is less to buy."""
    return COIN[0] + (COIN[rounds] - COIN[0]) * 2 / players


@lru_cache(maxsize=128)
def _clock(now: int, scored: bool, players: int) -> tuple[int, int, float, float]:
    """Rounds after this, large scorings to come, a coin at each scoring to come, at each large one."""
    rounds = range(now + scored, ROUNDS + 1)
    large = [number for number in rounds if number in LARGE]
    coins = [sum(coin(ROUNDS - number, players) for number in some) for some in (rounds, large)]
    return ROUNDS - now, len(large), coins[0], coins[1]


@lru_cache(maxsize=1 << 14)
def home_of(key: Key) -> Home:
    """The worth of a homeland, part by part."""
    land, men, gilded, base, special, now, scored, basic, players = key
    later, large, each_time, at_large = _clock(now, scored, players)
    fix, hope, buys = FIX[later], later / ROUNDS, later * 2 / players

    ships = saved = 0.0
    raids = [0.0, 0.0, 0.0]
    risk = [0] * R  # row -> columns under threat
    for column, tile in enumerate(land[0]):
        if tile == EMPTY:
            continue
        points, coins = data.SHIP_POINTS[tile - SHIP], data.SHIP_GOLD[tile - SHIP]
        worth, cost = points * large + coins * at_large, points + coins * COIN[0]
        if men[1] >> column & 1:
            ships += worth
            continue
        stake = worth + cost
        for row in range(1, data.REACH[tile - SHIP] + 1):
            risk[row] |= 1 << column
            stake += (STANDING[row] * large if row < 5 else FISHER) * (men[row] >> column & 1)
        if column < len(land[1]) and land[1][column] != EMPTY:
            saved = max(saved, (1 - fix) * stake)
        else:
            for shape in _shapes(land[1], column):
                raids[shape] = max(raids[shape], (1 - fix) * stake)
        ships += 0.8 * fix * worth - (1 - fix) * cost

    sure = [(m & ~r).bit_count() + 0.8 * fix * (m & r).bit_count() for m, r in zip(men, risk, strict=True)]
    come = MEN * buys / 2
    smith, noble = data.SMITH_GOLD + special[data.MORE_GOLD], data.NOBLE_POINTS + special[data.MORE_NOBLE]
    income = each_time * (smith * sure[4] + special[data.MORE_GOLD] * come)
    nobles = large * (noble * sure[2] + special[data.MORE_NOBLE] * come)
    fishermen = large * special[data.MORE_FISH] * (sure[5] + come)
    calm = men[3] & ~risk[3]
    below = (calm & men[4]).bit_count() + (calm & men[5]).bit_count()
    above = (men[4] & ~men[3]).bit_count() + (men[5] & ~men[3]).bit_count()
    chances = BELOW * hope * (2 * calm.bit_count() - below + above / 2)
    scouts = large * (sure[3] + special[data.MORE_SCOUT] * (sure[3] + come) + below + chances)

    eating = sum(base) + sum((men[row] & ~gilded[row]).bit_count() for row in range(1, R))
    spare = data.FED_BY_FISHERMAN * sure[5] - eating + DRIFT * buys
    high, low = (data.SPARE_FOOD_FEAST if special[data.FEAST] else data.SPARE_FOOD), data.MISSING_FOOD
    blur = 0.5 + BLUR * buys
    root = sqrt(spare * spare + blur * blur)
    supply = (spare * (high + low) + root * (high - low)) / 2
    slope = (high + low + (high - low) * spare / root) / 2

    gain = (
        data.FED_BY_FISHERMAN * slope + large * special[data.MORE_FISH],
        smith * at_large * (1.0 + 0.5 * hope),
        (1.5 + special[data.MORE_SCOUT]) * large,
        noble * large,
        saved,
    )
    free = tuple(_free(land[5 - colour], men[5 - colour]) for colour in range(5))
    ready = tuple(map(min, base, free))
    boats = base[BOATSMAN]
    trips, carried = _ferry(gain, ready, boats, boats if basic else special[data.BOAT])
    better = _ferry(gain, ready, boats + 1, boats + 1 if basic else special[data.BOAT])[1]
    waiting = FERRIED * carried + NEXT_BOATSMAN * hope * (better - carried)
    waiting += NEXT_TILE * hope * sum(gain[c] for c in range(5) if base[c] > ready[c])
    waiting += IDLE * later * (base[WARRIOR] + men[1].bit_count())

    done, longest, openings, reach, fits = _shore(land)
    roomy = buys * (ROOM * sum(map(max, fits)) + EMPTY_TILE * sum(min(n, 2) for n in free))
    roomy += BOAT * special[data.BOAT] * (large - (not later))
    buildings = HELD * hope * sum(special[data.FARM :])
    if any(gilded):
        buildings += _buildings(men, gilded, risk, fix, hope)
    parts = (income, ships, nobles, scouts, fishermen, supply, waiting, roomy, buildings)
    coming = 1 if later else 0.5 * (not scored)
    spent = 0.7 * trips
    if not later:
        spent = 0 if scored else _last_trips(ready, boats, boats if basic else special[data.BOAT])
    count = (
        boats - spent + special[data.MORE_BOATSMAN],
        done + OPEN * coming * min(openings, 2),
        max(float(longest), LENGTH * coming * reach),
    )
    return Home(parts, sum(parts), count, gain, slope, tuple(raids), ready, free, fits, openings)


def _shapes(row: tuple[int, ...], column: int) -> list[int]:
    """Which tiles fit on an empty cell: left ends (0), middles (1), right ends (2)."""
    left = row[column - 1] if 0 < column <= len(row) else EMPTY
    right = row[column + 1] if column + 1 < len(row) else EMPTY
    shapes = [0] if column == 0 or left == RIGHT else [1, 2] if left != EMPTY else [0, 1, 2]
    if right != EMPTY:
        shapes = [shape for shape in shapes if (shape == 2) == (right == LEFT)]
    return shapes


def _free(row: tuple[int, ...], men: int) -> int:
    return len(row) - row.count(EMPTY) - men.bit_count()


def _ferry(gain: Sequence[float], ready: Sequence[int], boats: int, full: int) -> tuple[int, float]:
    """Trips, and what they bring: `full` boatsmen carry one of each colour, the others one Viking."""
    left, trips, worth = list(ready), 0, 0.0
    while trips < boats and any(left):
        crew = [gain[colour] for colour in range(5) if left[colour]]
        if trips < full:
            same = max(gain[colour] * left[colour] for colour in range(5))
            worth += max(sum(crew), same if boats == 1 else 0.0)
            left = [max(0, number - 1) for number in left]
        else:
            best = max((colour for colour in range(5) if left[colour]), key=gain.__getitem__)
            worth += gain[best]
            left[best] -= 1
        trips += 1
    return trips, worth


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


@lru_cache(maxsize=1 << 12)
def _shore(land: Any) -> tuple[int, int, int, int, Any]:
    """Completed islands and their longest, those that only want a right end and their reach, open rows."""
    done = longest = openings = reach = 0
    fits = []
    for row in range(1, R):
        length = 0
        for tile in land[row]:
            if tile == LEFT:
                length = 1
            elif tile == EMPTY or not length:
                length = 0
            else:
                length += 1
                if tile == RIGHT:
                    done += 1
                    longest = max(longest, length)
                    length = 0
        if length:
            openings += 1
            reach = max(reach, length + 1)
        if land[row] and land[row][-1] != RIGHT:
            fits.append((0.6, 1.0, 1.0))
        else:
            beside = max(len(land[row - 1]), len(land[row + 1]) if row + 1 < R else 0)
            fits.append((1.0, *(0.7 if beside > len(land[row]) + 1 else 0.0,) * 2))
    return done, longest, openings, reach, tuple(fits)


def _buildings(men: Bits, gilded: Bits, risk: Sequence[int], fix: float, hope: float) -> float:
    worth = 0.0
    for row in range(1, R):
        for column in range(gilded[row].bit_length()):
            if gilded[row] >> column & 1:
                around, rows = 0b111 << column >> 1, men[max(1, row - 1) : row + 2]
                number = sum((m & around).bit_count() for m in rows)
                worth += (number + (9 - number) * 0.4 * hope) * (fix if risk[row] >> column & 1 else 1.0)
    return worth


@lru_cache(maxsize=1 << 12)
def wants_of(key: Key) -> tuple[float, ...]:
    """What a set would add to a homeland, without its price: tile * 6 + colour."""
    home = home_of(key)
    later, _, each_time, _ = _clock(key[5], key[6], key[8])
    slope, gain, hope = home.slope, home.gain, later / ROUNDS
    boats, basic, special = key[3][BOATSMAN], key[7], key[4]
    stand = [*gain[:4], IDLE * later]
    stand[1] = (data.SMITH_GOLD + special[data.MORE_GOLD]) * each_time
    carried = FERRIED if boats else NEXT_BOATSMAN * (hope + 0.3)
    tile_lies = [home.free[colour] > home.ready[colour] for colour in range(5)]
    wait = [gain[c] * (carried if tile_lies[c] else NEXT_TILE * hope) - slope for c in range(5)]
    more = _ferry(gain, home.ready, boats + 1, boats + 1 if basic else special[data.BOAT])[1]
    less = _ferry(gain, home.ready, boats, boats if basic else special[data.BOAT])[1]
    wait.append(CREW + LATE_CREW * (1 - hope) + 0.8 * (more - less) - slope)
    table: list[float] = []
    for tile in range(len(data.TILE_KINDS)):
        shape = 0 if tile == LEFT else 1 if tile < RIGHT else 2
        if tile >= SHIP:
            arrives = _arrival(key, tile - SHIP, slope)
            table += [arrives + w for w in wait]
            continue
        extra = TILE[tile] * (0.7 + hope / 3) + (CLOSING if shape == 2 and home.openings else 0.0)
        for colour in range(5):
            fit = home.fits[4 - colour][shape]
            value = fit * (stand[colour] - slope) + (1 - fit) * wait[colour]
            if colour == WARRIOR and home.raids[shape]:
                value = max(value, home.raids[shape] - slope)
            table.append(extra + value)
        table.append(extra + wait[BOATSMAN])
    return tuple(table)


def _arrival(key: Key, sail: int, slope: float) -> float:
    """What a ship changes where it does least harm."""
    row, warriors = key[0][0], key[1][1]
    later, large, _, at_large = _clock(key[5], key[6], key[8])
    points, coins = data.SHIP_POINTS[sail], data.SHIP_GOLD[sail]
    worth, cost, fix = points * large + coins * at_large, points + coins * COIN[0], FIX[later]
    taken = [column for column, tile in enumerate(row) if tile != EMPTY]
    width = max(data.TOP_ARM, len(row) + (len(taken) >= data.TOP_ARM))
    best = -99.0
    for column in range(width):
        if column in taken or (taken and column - 1 not in taken and column + 1 not in taken):
            continue
        value = worth
        if not warriors >> column & 1:
            harm = sum(
                STANDING[below] * large * (key[1][below] >> column & 1)
                for below in range(2, min(data.REACH[sail], 4) + 1)
            )
            if sail == len(data.SAILS) - 1 and key[1][5] >> column & 1:
                harm += data.FED_BY_FISHERMAN * slope
            value = 0.8 * fix * worth - (1 - fix) * cost - (1 - 0.8 * fix) * harm
        best = max(best, value)
    return best

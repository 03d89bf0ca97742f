"""What a set of the wheel would add to a homeland, without its price; for bots."""

from __future__ import annotations

from functools import lru_cache

from . import data
from .data import BOATSMAN, FISHERMEN, GOLDSMITH, LEFT, MIDDLE, NOBLES, RIGHT, WARRIOR, WARRIORS
from .folk import Bits
from .outlook import Outlook, outlook, weights_of
from .state import EMPTY
from .worth import FERRIED, IDLE, NEXT_BOATSMAN, NEXT_TILE, Home, Key, home_of

TILE = (1.4, 0.5, 0.2)  # of a left end, a middle, a right end
TILE_LATE, TILE_EARLY = 0.7, 3  # the share of it that counts in the last round; before, a third of hope more
CLOSING = 1.2  # of a right end that completes an island
CREW, LATE_CREW = 1.3, 1.2  # of a boatsman for the majority, and more of it late
ROWING = 0.8  # the share of what one more boatsman can do for those who wait
NO_BOATSMAN = 0.3  # as if so much more of the game were left, for a Viking who waits while there is none


@lru_cache(maxsize=1 << 12)
def wants_of(key: Key) -> tuple[float, ...]:
    """The worth of all sets: tile * 6 + colour."""
    home = home_of(key)
    time = outlook(key[5], key[6], key[7], key[8])
    stand = [*home.gain[:WARRIOR], IDLE * time.later]
    weights = weights_of(key[7], key[8])
    stand[GOLDSMITH] = weights["income"] * (data.SMITH_GOLD + key[4][data.MORE_GOLD]) * time.each_time
    wait = _waiting(home, key[3][BOATSMAN], weights["waiting"], time)
    table = _island(home, LEFT, stand, wait, time)
    table += _island(home, MIDDLE, stand, wait, time) * (RIGHT - MIDDLE)  # all middles are wanted alike
    table += _island(home, RIGHT, stand, wait, time)
    for arrives in _arrivals(key[0][data.SHIP_ROW], key[1], home.slope, key[5], key[6], key[7], key[8]):
        table += [arrives + worth for worth in wait]
    return tuple(table)


def _waiting(home: Home, boats: int, weight: float, time: Outlook) -> list[float]:
    """Colour -> of a Viking who comes to the base."""
    slope, hope = home.slope, time.hope
    carried = FERRIED if boats else NEXT_BOATSMAN * (hope + NO_BOATSMAN)
    wait = [
        weight * gain * (carried if free > ready else NEXT_TILE * hope) - slope
        for gain, free, ready in zip(home.gain, home.free, home.ready, strict=True)
    ]
    wait.append(CREW + LATE_CREW * (1 - hope) + ROWING * home.boatsman - slope)
    return wait


def _island(home: Home, tile: int, stand: list[float], wait: list[float], time: Outlook) -> list[float]:
    """Colour -> of an island tile and a Viking: he stands on it where it fits into his row, else he waits."""
    shape = (LEFT, MIDDLE, RIGHT).index(tile)
    extra = TILE[shape] * (TILE_LATE + time.hope / TILE_EARLY)
    extra += CLOSING if tile == RIGHT and home.openings else 0.0
    table = []
    for colour in range(BOATSMAN):
        fit = home.fits[4 - colour][shape]
        value = fit * (stand[colour] - home.slope) + (1 - fit) * wait[colour]
        if colour == WARRIOR and home.raids[shape]:
            value = max(value, home.raids[shape] - home.slope)
        table.append(extra + value)
    table.append(extra + wait[BOATSMAN])
    return table


@lru_cache(maxsize=1 << 12)
def _arrivals(
    row: tuple[int, ...], men: Bits, slope: float, now: int, scored: bool, version: int, players: int
) -> tuple[float, ...]:
    """Sail -> what such a ship changes where it does least harm."""
    time = outlook(now, scored, version, players)
    taken = [column for column, tile in enumerate(row) if tile != EMPTY]
    width = max(data.TOP_ARM, len(row) + (len(taken) >= data.TOP_ARM))
    free = [
        column
        for column in range(width)
        if column not in taken and (not taken or column - 1 in taken or column + 1 in taken)
    ]
    return tuple([_arrival(sail, free, men, slope, time) for sail in range(len(data.SAILS))])


def _arrival(sail: int, free: list[int], men: Bits, slope: float, time: Outlook) -> float:
    """The same of one sail, on one of these columns."""
    worth, cost = time.ships[sail]
    best = -99.0
    for column in free:
        value = worth
        if not men[WARRIORS] >> column & 1:
            harm = sum(
                time.standing[below] * (men[below] >> column & 1)
                for below in range(NOBLES, min(data.REACH[sail], FISHERMEN - 1) + 1)
            )
            if data.REACH[sail] == FISHERMEN and men[FISHERMEN] >> column & 1:
                harm += data.FED_BY_FISHERMAN * slope
            value = time.held * worth - time.lost * cost - (1 - time.held) * harm
        best = max(best, value)
    return best

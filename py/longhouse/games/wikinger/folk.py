"""What the Vikings of a homeland earn and eat, apart from where its islands lie; for bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

from longhouse.engine.record import NamedTuple

from . import data
from .data import FISHERMEN, GOLDSMITHS, NOBLES, SCOUTS
from .outlook import Outlook, outlook, weights_of
from .state import R

DRIFT = -1.5  # what a round to come does to the balance of supply, with two players
BLUR, LATER_BLUR = 0.5, 1.5  # how uncertain that balance is: now, and with each round to come
BELOW = 0.3  # the chance that a scout still gets somebody below him
SCOUT = 1.5  # points of a scout in a large scoring, with half a chance of somebody below him
SMALL_SCORINGS = 0.5  # how much more a goldsmith earns by small scorings, at the start of the game
MEN = 0.3  # Vikings of one kind that a round to come brings to the islands
HELD = 1.5  # of a building tile that waits
AROUND, NEIGHBOUR = 9, 0.4  # tiles on and around a building, the chance that an empty one gets a Viking

Bits = tuple[int, ...]  # row -> bit per column
Counts = tuple[int, ...]


class Folk(NamedTuple):
    """What they earn and eat, and what one more would."""

    income: float  # gold of goldsmiths
    nobles: float
    scouts: float
    fishermen: float
    supply: float
    slope: float  # of one more in the balance of supply
    gain: tuple[float, ...]  # colour -> of being carried to an island
    buildings: float


@lru_cache(maxsize=1 << 13)
def folk_of(
    men: Bits, gilded: Bits, base: Counts, special: Counts, risk: Bits, saved: float, now: int, scored: bool,
    version: int, players: int,
) -> Folk:  # fmt: skip
    """Depends neither on tiles nor on who waits where, so many homelands have the same."""
    weights, time = weights_of(version, players), outlook(now, scored, version, players)
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
    return Folk(
        *_earned(men, risk, sure, special, time), supply, slope, _gains(special, slope, saved, weights, time),
        _buildings(men, gilded, risk, special, time),
    )  # fmt: skip


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

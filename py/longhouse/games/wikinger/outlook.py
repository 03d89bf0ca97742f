"""What is still to come in a game of Vikings, and what that makes of coins and ships; for bots."""

from __future__ import annotations

from functools import lru_cache

from longhouse.engine.record import NamedTuple

from .data import LARGE, ROUNDS, SAILS, SHIP_GOLD, SHIP_POINTS, VERSIONS
from .weights import WEIGHTS

COIN = (0.2, 0.27, 0.33, 0.38, 0.42, 0.46, 0.5)  # a coin in points, by rounds that are still to be played out
FIX = (0.08, 0.3, 0.42, 0.5, 0.55, 0.6)  # the chance that a ship is still repelled, by rounds after this one
CAUTION = 0.8  # how much of that chance is believed where something is to be gained by it
STANDING = (0.0, 0.0, 2.0, 1.6, 1.5)  # row -> of a Viking in each large scoring, roughly
FISHER = 7.0  # of a fisherman on an island


class Outlook(NamedTuple):
    """How much of the game is left, in the measures by which homelands are valued."""

    later: int  # rounds after this one
    large: int  # large scorings to come
    hope: float  # the share of the game that is still to come
    buys: float  # rounds after this one, fewer with more players: there is less to buy for each
    each_time: float  # a coin in points at each scoring to come, added up
    at_large: float  # the same for large ones only
    fix: float  # the chance that a ship is still repelled
    held: float  # the same with caution
    lost: float  # the chance that it is not
    ships: tuple[tuple[float, float], ...]  # sail -> what it pays if it is repelled, what it costs if not
    standing: tuple[float, ...]  # row -> of a Viking that a ship could threaten


@lru_cache(maxsize=16)
def weights_of(version: int, players: int) -> dict[str, float]:
    """What each term counts."""
    return WEIGHTS[f"{VERSIONS[version]}.{players}"]


@lru_cache(maxsize=128)
def coin(rounds: int, version: int, players: int) -> float:
    """A coin in points, with so many rounds to be played out; with more players there is less to buy."""
    return COIN[0] + (COIN[rounds] - COIN[0]) * 2 / players * weights_of(version, players)["coin"]


@lru_cache(maxsize=128)
def outlook(now: int, scored: bool, version: int, players: int) -> Outlook:
    """In a round, before or after its scoring."""
    later = ROUNDS - now
    rounds = range(now + scored, ROUNDS + 1)
    large = [number for number in rounds if number in LARGE]
    each_time, at_large = (
        sum(coin(ROUNDS - number, version, players) for number in some) for some in (rounds, large)
    )
    ships = [(SHIP_POINTS[sail], SHIP_GOLD[sail]) for sail in range(len(SAILS))]
    return Outlook(
        later=later,
        large=len(large),
        hope=later / ROUNDS,
        buys=later * 2 / players,
        each_time=each_time,
        at_large=at_large,
        fix=FIX[later],
        held=CAUTION * FIX[later],
        lost=1 - FIX[later],
        ships=tuple((p * len(large) + gold * at_large, p + gold * COIN[0]) for p, gold in ships),
        standing=(*(points * len(large) for points in STANDING), FISHER),
    )

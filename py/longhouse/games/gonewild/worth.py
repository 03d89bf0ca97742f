"""The weights by which bots value a position of Vikings Gone Wild, and how much of them is left to be had."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from .data import (
    BEER_CONTAINER,
    BREWERY,
    BUILDINGS,
    CARDS,
    DRAKKAR,
    GOLD_CONTAINER,
    GOLD_FACTORY,
    TAVERN,
)
from .state import State, buildings

# Points, by and large as they turned out in games of bots that play this way.
# One resource, and what a card in the deck is worth over a long game.
BEER_WORTH, GOLD_WORTH = 0.3, 0.42
WHOLE_GAME = 9.0  # rounds; they become quicker, for points bring more points
LONG_GAME = 7.0  # rounds over which a card is worth its full value
CARD_WORTH = {
    "elf_archer": 1.5, "bone_crusher": 2.0, "pigator": 4.4, "cannon": 2.2, "chicken_tower": 2.2,
    "sheep_cannon": 3.0, "sword": 0.3, "odins_boost": 1.5, "shockwave_tower": 2.2, "hero_trap": 1.1,
    "shaman": 3.6, "bear_rider": 1.3, "assassin": 4.0, "scroll": 4.5, "crystal": 0.8,
    "gift_resource": 0.7, "gift_unit": 1.0, "money_theft": 0.9, "recipe_theft": 1.2,
    "beer_specialist": 0.4, "gold_miner": 1.2, "beer_mugs": 2.3, "gold_bars": 3.5, "alviss": 5.8,
    "thor": 2.5, "grendel": 1.2, "valkyrie": 2.5, "mjollnir": 0.5, "lokis_lens": 3.0,
    "resurrection": 2.5, "time": 5.2, "chest": 3.4, "dvergar": 3.0, "beer_taxes": 3.0,
    "gold_taxes": 3.0, "beer": -1.0, "gold": 1.0, "warrior": 1.2,
}  # fmt: skip
WORTH = tuple(CARD_WORTH.get(card.id, 0.0) for card in CARDS)
PER_BREWERY, PER_FACTORY = 0.5, 0.9  # more for cards that count buildings
# What a building brings in each round that is left.
BUILDING_WORTH = {
    BREWERY: 0.3, GOLD_FACTORY: 0.9, BEER_CONTAINER: 0.0, GOLD_CONTAINER: 0.05, TAVERN: 1.15, DRAKKAR: 0.05,
}  # fmt: skip
VILLAGE_WORTH = tuple(BUILDING_WORTH[building] for building in range(len(BUILDINGS)))
HALL_WORTH = (0.0, 6.0, 7.7)  # by its level
TOKEN_WORTH = 0.4
BONUS_EARLY, BONUS_LATE = 0.15, 0.65  # of a bonus that one leads in: at the beginning, and near the end
TURN_EARLY, TURN_LATE = 10.0, 7.5  # of having this round's turn still to come
REPULSED = 1.2  # what it costs to lose an attack, for each attacker


def far(state: State) -> float:
    """How far the leader is from the target: 1 at the beginning, 0 at the end."""
    return max(0.0, 1 - max(state.points) / state.target)


def rounds_left(state: State) -> float:
    """How many more rounds the game may have, this one not counted."""
    return _time(max(state.points), state.target)[0]


def share_left(state: State) -> float:
    """How much of a card's worth is still to be had."""
    return _time(max(state.points), state.target)[1]


@lru_cache(maxsize=1 << 10)
def _time(points: int, target: int) -> tuple[float, float]:
    """Both, when the leader has so many points."""
    far = max(0.0, 1 - points / target)
    rounds = WHOLE_GAME * far * sqrt(far)
    return rounds, min(1.0, rounds / LONG_GAME)


# Cards that are worth more with each building of a type
_PER_BREWERY = tuple(PER_BREWERY * (card.id in ("beer_specialist", "dvergar")) for card in CARDS)
_PER_FACTORY = tuple(PER_FACTORY * (card.id in ("gold_miner", "dvergar")) for card in CARDS)


def card_worth(state: State, seat: int, card: int) -> float:
    """Of a card in the deck of a seat."""
    worth = WORTH[card]
    if _PER_BREWERY[card]:
        worth += _PER_BREWERY[card] * buildings(state, seat, BREWERY)
    if _PER_FACTORY[card]:
        worth += _PER_FACTORY[card] * buildings(state, seat, GOLD_FACTORY)
    return worth * share_left(state)


def price_of(beer: int, gold: int) -> float:
    """What resources are worth."""
    return beer * BEER_WORTH + gold * GOLD_WORTH

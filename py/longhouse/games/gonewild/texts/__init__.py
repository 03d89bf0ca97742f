"""The components in words: names, and what each does."""

from .amounts import RESOURCE_NAMES, amount, beer, cards, gold, points, price, some_tokens, tokens
from .deck import CARD_NAMES, CARD_TEXTS, TYPE_NAMES, several, unused_effects
from .goals import BONUS_NAMES, BONUS_TEXTS, MISSION_NAMES, MISSION_TEXTS
from .lists import SEMICOLON, counted, joined, listed
from .village import BUILDING_NAMES, BUILDING_TEXTS, HALL_NAMES, HALL_TEXTS, buildings

__all__ = [
    "BONUS_NAMES", "BONUS_TEXTS", "BUILDING_NAMES", "BUILDING_TEXTS", "CARD_NAMES", "CARD_TEXTS",
    "HALL_NAMES", "HALL_TEXTS", "MISSION_NAMES", "MISSION_TEXTS", "RESOURCE_NAMES", "SEMICOLON",
    "TYPE_NAMES", "amount", "beer", "buildings", "cards", "counted", "gold", "joined", "listed",
    "points", "price", "several", "some_tokens", "tokens", "unused_effects",
]  # fmt: skip

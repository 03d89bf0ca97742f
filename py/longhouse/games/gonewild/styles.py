"""Ways to play Vikings Gone Wild: what a raider, a merchant and a cautious bot want more than others do."""

from __future__ import annotations

from longhouse.engine.judgement import Style

from .data import CARDS

_UNITS = {f"buy {card.id}": 0.5 for card in CARDS if card.type == "unit"}
_DEFENCES = {f"buy {card.id}": 0.6 for card in CARDS if card.type == "defence"}

STYLES = {
    # fighters, and out to the others' villages
    "raider": Style({"tokens": 0.8}, {"attack": 0.8, "draco": 0.4, "strike": 0.3, **_UNITS}),
    # buildings that earn, and full containers
    "merchant": Style({"village": 1.25, "tokens": 1.4}, {"build": 0.3, "exchange": 0.2}),
    # walls, a strong Town Hall, and the bonuses at the end
    "cautious": Style({"hall": 1.1, "bonuses": 1.3}, {"upgrade": 0.5, "attack": -0.3, **_DEFENCES}),
}

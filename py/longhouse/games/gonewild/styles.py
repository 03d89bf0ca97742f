"""Ways to play Vikings Gone Wild: what a raider, a merchant and a cautious bot want more than others do."""

from __future__ import annotations

from longhouse.engine.judgement import Style

from .data import CARDS

_UNITS = {f"buy {card.id}": 0.3 for card in CARDS if card.type == "unit"}
_DEFENCES = {f"buy {card.id}": 0.3 for card in CARDS if card.type == "defence"}

STYLES = {
    # fighters, and out to the others' villages
    "raider": Style({"tokens": 0.9}, {"attack": 0.3, "draco": 0.3, "strike": 0.2, **_UNITS}),
    # buildings that earn, and full containers
    "merchant": Style({"village": 1.05, "tokens": 1.4}, {"build": 0.05, "exchange": 0.3}),
    # walls, a strong Town Hall, and the bonuses at the end
    "cautious": Style({"hall": 1.05, "bonuses": 1.15}, {"upgrade": 0.25, "attack": -0.15, **_DEFENCES}),
}

"""Ways to play Vikings on Board: what a raider, a merchant and a cautious bot want more than others do."""

from __future__ import annotations

from longhouse.engine.judgement import Style

STYLES = {
    # throws others overboard, and bets on who will hold the ship
    "raider": Style(
        {"bets": 1.08, "order": 0.75},
        {"visit swap": 0.25, "visit jump-any": 0.2, "visit rebet": 0.15, "visit bet": 0.1},
    ),
    # fills the holds and drives up prices
    "merchant": Style(
        {"goods": 1.08, "cargo": 1.06}, {"visit market": 0.25, "visit draw": 0.2, "visit add": 0.15}
    ),
    # stands well in line, keeps barrels, and sails rather today than tomorrow
    "cautious": Style(
        {"order": 1.1, "barrels": 1.04},
        {"visit sail": 0.1, "visit jump-own": 0.2, "visit promote": 0.05},
    ),
}

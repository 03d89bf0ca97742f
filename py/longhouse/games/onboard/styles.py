"""Ways to play Vikings on Board: what a raider, a merchant and a cautious bot want more than others do."""

from __future__ import annotations

from longhouse.engine.judgement import Style

STYLES = {
    # throws others overboard, and bets on who will hold the ship
    "raider": Style(
        {"bets": 1.15, "order": 0.5},
        {"visit swap": 0.5, "visit jump-any": 0.4, "visit rebet": 0.3, "visit bet": 0.2},
    ),
    # fills the holds and drives up prices
    "merchant": Style(
        {"goods": 1.25, "cargo": 1.2}, {"visit market": 0.4, "visit draw": 0.4, "visit add": 0.3}
    ),
    # stands well in line, keeps barrels, and sails rather today than tomorrow
    "cautious": Style(
        {"order": 1.2, "barrels": 1.08},
        {"visit sail": 0.2, "visit jump-own": 0.3, "visit promote": 0.1},
    ),
}

"""What the terms of the bots' judgement count, by number of players: 1 is as `strategy` has them.

`python -m bench.fit --game onboard` plays games, fits these to how they end, prints how well they foretell
it, and with `--write` puts them here. What did not win in an arena is not kept: see bench/arenas.txt.
"""

from __future__ import annotations

WEIGHTS: dict[str, dict[str, float]] = {
    "2": {
        "goods": 1.0,
        "barrels": 1.0,
        "cargo": 1.0,
        "bets": 1.0,
        "order": 1.0,
        "turn": 1.0,
    },
    "3": {
        "goods": 1.0,
        "barrels": 1.0,
        "cargo": 1.0,
        "bets": 1.0,
        "order": 1.0,
        "turn": 1.0,
    },
    "4": {
        "goods": 1.0,
        "barrels": 1.0,
        "cargo": 1.0,
        "bets": 1.0,
        "order": 1.0,
        "turn": 1.0,
    },
}

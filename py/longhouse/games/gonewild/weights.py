"""What the terms of the bots' judgement count, by number of players: 1 is as `strategy` has them.

`python -m bench.fit --game gonewild` plays games, fits these to how they end, prints how well they foretell
it, and with `--write` puts them here. What did not win in an arena is not kept: see bench/arenas.txt.
"""

from __future__ import annotations

WEIGHTS: dict[str, dict[str, float]] = {
    "2": {
        "cards": 1.0,
        "village": 1.0,
        "hall": 1.0,
        "tokens": 1.0,
        "bonuses": 1.0,
        "turn": 1.0,
    },
    "3": {
        "cards": 1.0,
        "village": 1.0,
        "hall": 1.0,
        "tokens": 1.0,
        "bonuses": 1.0,
        "turn": 1.0,
    },
    "4": {
        "cards": 1.0,
        "village": 1.0,
        "hall": 1.0,
        "tokens": 1.0,
        "bonuses": 1.0,
        "turn": 1.0,
    },
}

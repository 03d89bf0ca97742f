"""Puzzles: positions from games of bots in which one choice is clearly the best.

Written by `python -m bench.puzzles`, which looked at each of them much longer than a Skald does.
"""

from __future__ import annotations

from longhouse.engine.puzzle import Puzzle

# fmt: off
PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "1ipxNcdPzBfevBXyRefGsZSguGHl8ZmNWRlbQONEPVubNE3i3l6x6ZcvcHkl5V3G_IrKtL6YBAQ",
        "strike", 0.153,
        ("points:5", "built:0", "built:1", "mission:13"),
        ("tokens",),
        (
            ("send shaman", 0.156),
            ("send warrior", 0.156),
        ),
    ),
    Puzzle(
        "1ipzNWKcq5IalCOPPn0nrUbZeLm-dX_9emenzr5N_8fAUwDqYLrWkAQ",
        "favour alviss", 0.095,
        ("card:26", "cards"),
        (),
        (
            ("favour gold_taxes", 0.097),
            ("favour thor", 0.103),
        ),
    ),
    Puzzle(
        "1ipyFYJSrDyoEy0K-Obxfg80W1Ak79N8nU6Or_prswjVXdw",
        "favour lokis_lens", 0.066,
        ("points:1", "card:31", "cards", "points"),
        ("village",),
        (
            ("favour grendel", 0.067),
            ("favour mjollnir", 0.089),
        ),
    ),
    Puzzle(
        "1ipxFYs7wsLKQwuE54leppJqWA4eOdkvGmborCl0Q",
        "favour time", 0.064,
        ("card:33", "cards"),
        (),
        (
            ("favour valkyrie", 0.067),
            ("favour resurrection", 0.09),
        ),
    ),
    Puzzle(
        "1ipzVUvT-zoyunxxJ57f4zSNdyITCZs96AXr8gEgjupfHBFzK-EgjE96akhZ5NNE9Pv91ENgYacMqwtVNseU3E8j9sdiUYMy"
        "PZqaTGF3fX2Bq53qV6tbf0eUbK6Yah9qyROXnLaCoETuCZZlioo19mkVxiczLmeYF",
        "exchange beer", 0.481,
        ("points:6", "card:5", "leads:2", "points"),
        ("tokens",),
        (
            ("buy elf_archer", 0.487),
            ("buy bone_crusher", 0.487),
            ("path 1", 0.487),
        ),
    ),
    Puzzle(
        "1ipxNcdPzZ7lnNcnU1j39zCou43CHxwvbFMUfDrSK_v4ds0QeS-Fzc4Hc8dOoSPAUdhAdRyyxqDfLu3GWG4IOhjIWS52jVni"
        "7D-mg",
        "build gold_factory", 0.144,
        ("points:6", "hall:2", "built:1", "leads:4"),
        ("cards",),
        (
            ("build gold_container", 0.146),
            ("play gold_miner", 0.205),
            ("build tavern", 0.315),
        ),
    ),
    Puzzle(
        "1ipxNcdOzeTFPVJqVtHWs6EMkLuNwh8cL2xTFo0j2PR57428DekXlMpXUDyV_7MIQe_VMUxaJ_H1KRKVzm1GGbuk8zCf7mGv"
        "cHq97zC7zJqxaor-LDjK5F-2vblCb5T81pUXtXLv2C3IoABhh",
        "build beer_container", 0.143,
        ("points:5", "built:0", "built:2", "leads:4"),
        ("cards", "village", "tokens"),
        (
            ("build brewery", 0.143),
            ("path 2", 0.327),
            ("return brewery 1", 0.853),
        ),
    ),
    Puzzle(
        "1ipyNWuEvg9MhxvpyBzAyodk-snR0EvN_azCP7jS0FrHrQIGXrGvwsclxxtgHZY5kFP4I0DlZB28yW5kJD9Xnab5RjI6DMxx"
        "IhmOkGcms02oVBEfjtP-FbrWRNgauQFSSklyO7GlZwV5WmxzgJWn-RZoE",
        "path 1", 0.139,
        ("points:3", "card:14", "built:2", "leads:1"),
        ("village", "cards"),
        (
            ("attack 0 gold_factory 2", 0.248),
            ("attack 0 brewery 1", 0.279),
        ),
    ),
    Puzzle(
        "1ipwNcw05P2Zi_SzJnYL2jDuzXM3CPV7XdXkcexLFUBo69hnOVXboe5i9ipvJN9a5dk8V23LUsM1vFPuHeLKoxR_TmaO1WOc"
        "uK9ZV9R4v8jy9WvM7G0NsSp16tQw",
        "buy elf_archer", 0.135,
        ("card:3", "leads:3", "bonuses", "tokens"),
        (),
        (
            ("path 1", 0.143),
            ("end turn", 0.142),
            ("path 3", 0.143),
        ),
    ),
    Puzzle(
        "1ipzVUvT-K1_iT5c9aIu9EtPZ_iuwdXt5iiyi0UKcIpcO",
        "attack draco", 0.111,
        ("built:1", "points:1", "village", "points"),
        (),
        (
            ("path 5", 0.113),
            ("build gold_container", 0.128),
            ("end turn", 0.129),
        ),
    ),
)

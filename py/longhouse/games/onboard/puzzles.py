"""Puzzles: positions from games of bots in which one choice is clearly the best.

Written by `python -m bench.puzzles`, which looked at each of them much longer than a Skald does.
"""

from __future__ import annotations

from longhouse.engine.puzzle import Puzzle

# fmt: off
PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "18ZtIiZ566MYKXiNTFihuRvgPsSskJLvD5eYnr2R4ZO6i715xKQFfF_dINBzLZITnEK8D",
        "ship 6", 0.306,
        ("goods:1:3", "goods"),
        ("cargo",),
        (
            ("ship 3", 0.307),
            ("ship 7", 0.412),
        ),
    ),
    Puzzle(
        "18Zv8XIP32ui5DzxRPk3fw8hnJaf-5QLEOw",
        "circle 6B", 0.144,
        ("bet:6:1:4", "bets"),
        ("barrels",),
        (
            ("circle 3A", 0.146),
            ("circle 7A", 0.202),
        ),
    ),
    Puzzle(
        "18ZuQHoY3oXiUKKpXTS2I7jwLMzwqzP8okdSUpdr3KsKvbquQmlT1ffLVooh7cc5y_IKoth0P",
        "lift 5B", 0.117,
        ("bet:5:3:3", "bets"),
        (),
        (
            ("barrel 1", 0.123),
            ("lift 7D", 0.141),
            ("lift 3C", 0.144),
        ),
    ),
    Puzzle(
        "18ZtIiZ56iH_ApRTTn0FlfXtTMPEYiBf2v4qMAxoFxAKkUJwsE6BWpPgPBw",
        "circle 3B", 0.086,
        ("bet:3:1:4", "bets"),
        (),
        (
            ("circle 6C", 0.088),
            ("circle 2B", 0.093),
            ("circle 8D", 0.095),
        ),
    ),
    Puzzle(
        "18ZuQHoZ3Pj9chZBcI6SH7nCme8s42TpkH3aMSkNe3BNTp8HHxMxoRSFGvxkP",
        "piece A3a", 0.083,
        ("bet:3:2:4", "stern:", "cargo", "bets"),
        ("lost:3:2", "viking:1"),
        (
            ("piece A1a", 0.086),
            ("piece A2a", 0.106),
            ("piece A2b", 0.109),
        ),
    ),
    Puzzle(
        "18ZtIiZ565BFos76NBfiNnUCkWRe0JbbcDvIg8Q0I_pdDc-y9UgVW9kKj",
        "lift 7C", 0.083,
        ("bet:3:1:4", "bets"),
        (),
        (
            ("lift 4B", 0.087),
            ("barrel 2", 0.09),
            ("barrel 1", 0.101),
        ),
    ),
    Puzzle(
        "18ZvcSqGimZqNvLWo-d5xsFReVSu8d4kB",
        "ship 8", 0.067,
        ("cargo",),
        (),
        (
            ("ship 2", 0.067),
            ("ship 6", 0.076),
            ("ship 1", 0.082),
        ),
    ),
    Puzzle(
        "18ZuQHoa33rDx7_e7EJ2I7jwL-4dRuf_A0LAqTYW4uYwuWkEJnVJd__Ky9x7oKERL2UT99GW64B0OLmS9Ag",
        "visit sail", 0.18,
        ("stern:",),
        (),
        (
            ("visit bet", 0.19),
            ("visit draw", 0.202),
            ("visit market", 0.216),
        ),
    ),
    Puzzle(
        "18ZvcSqGiVIMSkbGPAVWMcMjX63f2dUOCWWHa-EvvAgDlXntP2lr0qBmzvll_ESvcWA",
        "ship 3", 0.111,
        ("cargo:3:1", "bet:3:1:2", "bets"),
        ("barrels",),
        (
            ("ship 1", 0.113),
            ("ship 4", 0.144),
            ("ship 5", 0.172),
        ),
    ),
    Puzzle(
        "18Zv8XIP3cg-bYMLCIe0mNjRSwwWz89_GUOrToFIjccXSKRH_EsfCR2MlQQo",
        "visit promote", 0.073,
        ("control:3", "spoiled:3:1"),
        (),
        (
            ("visit market", 0.082),
            ("visit first", 0.148),
            ("visit sail", 0.179),
        ),
    ),
)

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
        "18ZuQHob3DdFXroxh8otWbmMIc2A2qiJ4U-QXFYitJmUwAw",
        "ship 6", 0.132,
        ("bet:3:2:4", "goods:2:1", "control:5", "toppled:3:1"),
        (),
        (
            ("ship 1", 0.135),
            ("ship 5", 0.145),
            ("ship 3", 0.151),
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
        "18Zv8XIP3ST557In_K_Clagf9VUObIPukmWmIkSokOGvaC14U3THeV4Nf",
        "piece C3a", 0.093,
        ("control:3", "price:1:2:1", "spoiled:3:1", "cargo"),
        (),
        (
            ("piece C3b", 0.101),
            ("piece C2b", 0.166),
            ("piece C1a", 0.241),
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
        "18ZtIiZ56dDHlEpP4_2SVR84zSoygAe1W09wwVRj_ABYiY7mrbOnurKBq2Ukb_x9ukFUaBX7VaOqzCrJWxHUF",
        "ship 8", 0.084,
        ("won:2", "barrels"),
        ("bets",),
        (
            ("ship 2", 0.09),
            ("ship 3", 0.254),
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

"""Puzzles: positions from games of bots in which one choice is clearly the best.

Written by `python -m bench.puzzles`, which looked at each of them much longer than a Skald does.
"""

from __future__ import annotations

from longhouse.engine.puzzle import Puzzle

# fmt: off
PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "18Zv8XIP3-6UXh5GkrMbO5D1xb7p08LUVykKapjFNOcRaWwY",
        "visit promote", 0.152,
        ("bets", "cargo", "order"),
        ("barrels",),
        (
            ("visit first", 0.158),
            ("visit bet", 0.2),
            ("visit rebet", 0.285),
        ),
    ),
    Puzzle(
        "18Zv8XIP32ui5DzxRPk3fw8hnJaf-5QLEOw",
        "circle 6B", 0.144,
        ("bets",),
        ("barrels",),
        (
            ("circle 3A", 0.146),
            ("circle 7A", 0.202),
        ),
    ),
    Puzzle(
        "18ZuQHob3DdFXroxh8otWbmMIc2A2qiJ4U-QXFYitJmUwAw",
        "ship 6", 0.132,
        ("goods", "bets"),
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
        ("bets",),
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
        ("cargo", "goods"),
        (),
        (
            ("piece C3b", 0.101),
            ("piece C2b", 0.166),
            ("piece C1a", 0.241),
        ),
    ),
    Puzzle(
        "18ZuQHoZ3Pj9chZBcI6SH7nCme8s42TpkH3aMSkNe3BNTp8HHxMxoRSFGvxkP",
        "piece A3a", 0.083,
        ("bets", "cargo"),
        (),
        (
            ("piece A1a", 0.086),
            ("piece A2a", 0.106),
            ("piece A2b", 0.109),
        ),
    ),
    Puzzle(
        "18Zv8XIP3sRd6aqTSpB-HTpf6xmG92BsC",
        "ship 6", 0.079,
        ("cargo",),
        (),
        (
            ("ship 7", 0.08),
            ("ship 5", 0.09),
            ("ship 2", 0.1),
        ),
    ),
    Puzzle(
        "18Zv8XIP3NxGAn-s7igIXv9CQyNAiPMDhXSOpBZMADOr3Uru7BukufFkGA-rb_Dg01iKgymy4oBo4GQ",
        "circle 7D", 0.076,
        (),
        (),
        (
            ("circle 4D", 0.08),
            ("circle 8D", 0.084),
        ),
    ),
    Puzzle(
        "18ZuQHoa33rDx7_e7EJ2I7jwL-4dRuf_A0LAqTYW4uYwuWkEJnVJd__Ky9x7oKERL2UT99GW64B0OLmS9Ag",
        "visit sail", 0.18,
        (),
        (),
        (
            ("visit bet", 0.19),
            ("visit draw", 0.202),
            ("visit market", 0.216),
        ),
    ),
    Puzzle(
        "18Zv8XIP3cg-bYMLCIe0mNjRSwwWz89_GUOrToFIjccXSKRH_EsfCR2MlQQo",
        "visit promote", 0.073,
        (),
        (),
        (
            ("visit market", 0.082),
            ("visit first", 0.148),
            ("visit sail", 0.179),
        ),
    ),
)

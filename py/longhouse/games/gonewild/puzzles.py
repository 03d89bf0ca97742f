"""Puzzles: positions from games of bots in which one choice is clearly the best.

Written by `python -m bench.puzzles`, which looked at each of them much longer than a Skald does.
"""

from __future__ import annotations

from longhouse.engine.puzzle import Puzzle

# fmt: off
PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "1ipwNcw05U9vexKEajqVsSzHXIQSga3alkBAP",
        "build gold_factory", 0.108,
        ("built:1", "village"),
        (),
        (
            ("path 3", 0.109),
            ("path 1", 0.109),
            ("attack 1 brewery 1", 0.122),
        ),
    ),
    Puzzle(
        "1ipxNcdPzye0vReb0_Ke6sHykRCCz1Q",
        "attack draco", 0.094,
        ("built:0", "village", "bonuses"),
        (),
        (
            ("build beer_container", 0.097),
            ("end turn", 0.108),
        ),
    ),
    Puzzle(
        "1ipxNcdPzUWnjyxKkF08z0nfrnsPH_zoU11nlpg",
        "end turn", 0.079,
        ("points:1", "points"),
        (),
        (
            ("return brewery 1", 0.08),
            ("return gold_factory 1", 0.192),
        ),
    ),
    Puzzle(
        "1ipzFevq5mdVBcJK4D0FXxiSpEml9-kp83Dk82mw",
        "exchange beer", 0.141,
        ("hall:1", "hall"),
        (),
        (
            ("path 1", 0.162),
            ("path 2", 0.163),
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
        "1ipwNcw05A5Zt-7a35TBZ7vn6Eztt",
        "attack draco", 0.08,
        ("built:1", "leads:0", "leads:1", "mission:2"),
        (),
        (
            ("play resources", 0.083),
            ("play gold", 0.105),
            ("play beer", 0.107),
        ),
    ),
)

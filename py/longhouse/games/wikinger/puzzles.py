"""Puzzles: positions from games of bots in which one choice is clearly the best.

Written by `python -m bench.puzzles`, which looked at each of them much longer than a Skald does.
"""

from __future__ import annotations

from longhouse.engine.puzzle import Puzzle

# fmt: off
PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "15sSWn6Zr3cafkpehLL7xSqEEknNgGfwFUv4i5feR2NZaTQQ",
        "buy 1", 0.199,
        ("islands:3", "island:5:2", "feeds:4", "ashore:5:1"),
        (),
        (
            ("buy 5", 0.199),
            ("buy 6", 0.216),
            ("buy 7", 0.225),
        ),
    ),
    Puzzle(
        "15sROp5NocU8eO-jZbfMRhws0QEkgJbPbEsvjaAJ_Sd1XZoqn6VwK2L7ZCH9_mwI",
        "tile goldsmith 6", 0.19,
        ("boatsmen:4", "boatsmen", "waiting"),
        ("hungry:4", "supply"),
        (
            ("tile warrior 6", 0.198),
            ("tile noble 5", 0.199),
        ),
    ),
    Puzzle(
        "15sROp5Oow7M3IeREDggAh51vcmdu6Isw1PS-LomSAeUzRpismpQIaJ9E0A",
        "buy 8", 0.136,
        ("islands:5", "longest:5", "island:4:5", "waiting"),
        ("gold:4:5", "hungry:10", "gold"),
        (
            ("buy 4", 0.136),
            ("buy 6", 0.166),
            ("buy 7", 0.179),
        ),
    ),
    Puzzle(
        "15sTel7naz2xHBv8Pzn4noYnfZdUJMB8cuh4nZw",
        "tile noble 2", 0.129,
        ("ashore:2:2", "nobles"),
        ("supply",),
        (
            ("tile fisherman 3", 0.139),
            ("tile goldsmith 2", 0.152),
        ),
    ),
    Puzzle(
        "15sTel7naCxkOf5N3te-uTpJUFRC1vYgxODYMAFyfa16WK1PLTnVMua1TrRWAt-RsPLxl",
        "buy 1", 0.105,
        ("island:5:3", "feeds:4", "ashore:5:3", "supply"),
        (),
        (
            ("buy 2", 0.105),
            ("buy 3", 0.12),
            ("buy 4", 0.132),
        ),
    ),
    Puzzle(
        "15sROp5OIIoDbNguUl-hahwuoFecE7rBApDtpx-hz0XjvRM9m_rowCjj1yREl7LGL_n_nIvRK-bV784YnKgU",
        "tile noble 7", 0.097,
        ("ashore:2:7", "waiting"),
        ("threat:7", "hungry:7", "supply"),
        (
            ("tile noble 5", 0.097),
            ("tile warrior 6", 0.1),
            ("tile noble 6", 0.116),
        ),
    ),
    Puzzle(
        "15sROp5PoGl7_EoL8r1g_gTxV2dcH",
        "start goldsmith 1", 0.082,
        ("islands:1", "longest:2", "island:4:2", "income:3"),
        ("hungry:1", "supply"),
        (
            ("start warrior 1", 0.083),
            ("start noble 1", 0.087),
            ("start fisherman 1", 0.087),
        ),
    ),
    Puzzle(
        "15sTel7namxdL-c84qcqFXJpVFZCepP1KSdlYsITp0rws49vRcHmT9dphyy_AvFRb7sgUYsk",
        "buy 5", 0.077,
        ("ashore:3:4", "scouts"),
        ("gold:3:9", "supply", "gold"),
        (
            ("buy 4", 0.077),
            ("buy 8", 0.101),
            ("buy 9", 0.104),
        ),
    ),
    Puzzle(
        "15sSOpRnYEvowL_Qdg2OUzVepDjAoOI_OQdusL5ddFKGi9It3VVF0fAE",
        "buy 8", 0.069,
        ("points:2", "ashore:2:4", "nobles"),
        ("gold:4:5", "hungry:9", "gold"),
        (
            ("buy 6", 0.07),
            ("buy 9", 0.182),
            ("buy 10", 0.195),
        ),
    ),
    Puzzle(
        "15sROp5MIaWg6RSzLjoxLhwuoFecEDi2gqpM8IhrZggH1atxQKro72bUAPbjaLMvxGJtXmDAze3oPHg",
        "buy 11", 0.068,
        ("boatsmen",),
        ("sold:3", "hungry:10", "points"),
        (
            ("buy 12", 0.068),
            ("buy 6", 0.149),
            ("buy 7", 0.181),
        ),
    ),
)

"""Puzzles: positions from games of bots in which one choice is clearly the best.

Written by `python -m bench.puzzles`, which looked at each of them much longer than a Skald does.
"""

from __future__ import annotations

from longhouse.engine.puzzle import Puzzle

# fmt: off
PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "15sTWiHS8mReQ74RMHHrTKJxQtkZrvzm1Op3hG8EKh0DoRvSnusSw9cQRSJ6k",
        "take scout", 0.16,
        ("points:2", "special:4", "scouts"),
        (),
        (
            ("take boatsman", 0.162),
            ("take boat", 0.175),
            ("take none", 0.209),
        ),
    ),
    Puzzle(
        "15sQegYerjsCJkZUCd_p3SfYcLtLki-hVsjm6ZD-wnKIA5PWdAKuLYDo-TtaxR5rZoepqjJkv1zfczl6YWCd4JA",
        "ferry warrior 2", 0.107,
        ("safe:4", "feeds:6", "repelled:2", "earned:6"),
        ("waiting",),
        (
            ("stop", 0.107),
            ("ferry goldsmith 1", 0.119),
            ("ferry noble 1", 0.119),
        ),
    ),
    Puzzle(
        "15sQOje1OXak8xpxtwWnKkxvZzmqL6giFvzK5t0JnFSYH06CUUMNdKzTIK5J7PqqpkNHohLe_8Di-U1crltofotex4oCqo71"
        "DCq99JtfCImcB",
        "pass", 0.168,
        ("kept:11",),
        (),
        (
            ("bid 11", 0.176),
            ("bid 12", 0.207),
            ("bid 13", 0.232),
        ),
    ),
    Puzzle(
        "15sSWgwYYt2Q1MJ1mmkBcPX4LlvGHDXye8J-EV-cD",
        "tile warrior 1", 0.101,
        ("begun:1", "waiting", "islands"),
        ("hungry:1", "supply", "boatsmen"),
        (
            ("tile noble 2", 0.103),
            ("tile noble 1", 0.119),
            ("tile scout 1", 0.14),
        ),
    ),
    Puzzle(
        "15sRWhQCykRJ4yD_DfYJsMMP2xIq8QcgMvGQWT_sRu_fvDY5DfWUyP1OC7IqT8uaOQCV6n4ektM8fwP0p6jFY4P2scZaEfOY"
        "bppuNnhnu-XOL8Whtk_YK",
        "tile fisherman 6", 0.099,
        ("feeds:4", "begun:5", "ashore:5:6", "supply"),
        (),
        (
            ("tile fisherman 4", 0.099),
            ("tile fisherman 1", 0.102),
            ("tile warrior 4", 0.321),
        ),
    ),
    Puzzle(
        "15sSWn6Zr3cafkpehLL7xSqEEknNgGfwFUv4i5feR2NZaTQQ",
        "buy 1", 0.182,
        ("islands:3", "island:5:2", "feeds:4", "ashore:5:1"),
        (),
        (
            ("buy 5", 0.182),
            ("buy 6", 0.196),
            ("buy 7", 0.204),
        ),
    ),
    Puzzle(
        "15sSWn6ZrOG18idUDWwzfgPPo8tzYVH8sSXUM",
        "tile fisherman 4", 0.143,
        ("feeds:4", "begun:5", "ashore:5:4", "supply"),
        (),
        (
            ("tile noble 2", 0.143),
            ("tile noble 1", 0.143),
            ("tile warrior 1", 0.199),
        ),
    ),
    Puzzle(
        "15sROp5NoV66iAWT9kGNPhwuoFecE7q_ueGb2A6gCcG37I6ntMzZsIM7dP-29ltsmSzdo_XR--wdb6iE",
        "tile warrior 8", 0.11,
        ("boatsmen:4", "boatsmen"),
        ("hungry:5", "supply"),
        (
            ("tile fisherman 8", 0.11),
            ("tile noble 5", 0.261),
            ("tile noble 6", 0.272),
        ),
    ),
    Puzzle(
        "15sSWn6Ybbh5CNj5WrdJVHR5X5wM",
        "buy 3", 0.083,
        ("islands:1", "longest:2", "island:4:2", "income:3"),
        ("hungry:1", "gold:2:23", "supply"),
        (
            ("buy 4", 0.083),
            ("buy 5", 0.089),
            ("buy 2", 0.126),
        ),
    ),
    Puzzle(
        "15sROp5PIvXVatfaquU8B9683yH2YwsRf-QcVr4vToTHJ3pSZxpg3AfuYqgQ",
        "tile goldsmith 5", 0.082,
        ("islands:5", "longest:5", "island:4:5", "waiting"),
        ("hungry:10", "supply"),
        (
            ("tile fisherman 4", 0.082),
            ("tile noble 4", 0.087),
            ("tile warrior 6", 0.094),
        ),
    ),
)

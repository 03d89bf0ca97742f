"""Puzzles: positions from games of bots in which one choice is clearly the best.

Written by `python -m bench.puzzles`, which looked at each of them much longer than a Skald does.
"""

from __future__ import annotations

from longhouse.engine.puzzle import Puzzle

# fmt: off
PUZZLES: tuple[Puzzle, ...] = (
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
        "15sTWiHS8m52D6WFAgB3U3Y5PL2yW8sYbARVS4k8Ygpqswqd0P0BnkWqXAQ",
        "buy 4", 0.171,
        ("ashore:1:2",),
        ("hungry:1", "supply", "gold"),
        (
            ("buy 3", 0.173),
            ("buy 8", 0.3),
            ("buy 9", 0.305),
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
        "15sQOje1OoeiUSu8vLl_zkxvZzmqL6giFv4qaXprxm3Vag-hscnj6IPqQCngmi3LOaXi05cn-e0IT_B_aFmryuuGpf5ckCah"
        "GbEN_Jny-wUmv5SxeSQ4Yid0N",
        "take boatsman", 0.148,
        ("special:6", "boatsmen"),
        (),
        (
            ("take goldsmith", 0.151),
            ("take church", 0.189),
            ("take trade", 0.218),
        ),
    ),
    Puzzle(
        "15sRWhQCyAbjRdxfMBwX7Vq5J2LI9AK_MDSp-bzlfxN-SAktzmkriFwcF",
        "buy 3", 0.104,
        ("begun:1", "ashore:1:2", "waiting"),
        ("hungry:6", "supply", "gold"),
        (
            ("buy 7", 0.104),
            ("buy 8", 0.113),
            ("buy 10", 0.126),
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

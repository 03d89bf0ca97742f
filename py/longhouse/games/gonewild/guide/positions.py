"""Positions that the rules and the lesson show: three rounds of one recorded match."""

from __future__ import annotations

from functools import cache

from longhouse.engine.match import Match

SEED = 26622
OPTIONS = {"bonuses": "first-game"}

RIVAL_1 = (
    "play resources", "build gold_factory", "complete 1", "attack draco", "send warrior", "strike",
    "take gold", "buy cannon", "end turn",
)  # fmt: skip
RIVAL_2 = ("play resources", "buy elf_archer", "complete 2", "build beer_container", "end turn")
_ROUND_1 = (*RIVAL_1, *RIVAL_1)  # both players happen to do the same
_RAID = ("attack 1 gold_factory 1", "send warrior", "strike", "react none")
_ROUND_2 = (
    *RIVAL_2, "play resources", "build gold_container", "exchange gold", "path 2", "complete 2", *_RAID,
    "end turn",
)  # fmt: skip
_MY_ROUND_3 = ("play resources", "buy elf_archer", "complete 2", *_RAID, "end turn")
RIVAL_3 = ("play resources", "attack 0 gold_factory 1", "send warrior", "strike")


@cache
def start() -> Match:
    """The first hand."""
    return Match.new("gonewild", 2, SEED, OPTIONS)


@cache
def _after(*actions: str) -> Match:
    match = start().clone()
    match.replay(actions)
    return match


def rich() -> Match:
    """In the second round, with resources played and a bar on the Gold Factory."""
    return _after(*_ROUND_1, *RIVAL_2, "play resources")


def built() -> Match:
    """In the third round: both villages have two buildings."""
    return _after(*_ROUND_1, *_ROUND_2)


def damaged() -> Match:
    """The rival's Gold Factory has just been damaged."""
    return _after(*_ROUND_1, *_ROUND_2, *_MY_ROUND_3[:-1])


def blessed() -> Match:
    """Five points: a Divine Favour is to be chosen."""
    return _after(*_ROUND_1, *_ROUND_2, *_MY_ROUND_3)


def raided() -> Match:
    """The rival attacks, and a Cannon answers."""
    return _after(*_ROUND_1, *_ROUND_2, *_MY_ROUND_3, "favour thor", *RIVAL_3)

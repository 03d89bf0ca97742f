"""The levels of bots. So far one: Thrall, who takes any legal action."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from longhouse.engine.rng import Rng

# view, texts of the legal actions, the bot's own generator -> text of the choice
Level = Callable[[Mapping[str, Any], Sequence[str], Rng], str]


def thrall(_view: Mapping[str, Any], legal: Sequence[str], rng: Rng) -> str:
    """Legal and careless: any action will do."""
    return legal[rng.below(len(legal))]


LEVELS: dict[str, Level] = {"thrall": thrall}


def choose(level: str, seed: int, seat: int, turn: int, view: Mapping[str, Any], legal: Sequence[str]) -> str:
    """A bot's choice. It hangs on its seed, seat and the number of actions, so a reload changes nothing."""
    rng = Rng(seed)
    for number in (seat, turn):
        rng = Rng(rng.next64() ^ number)
    return LEVELS[level](view, legal, rng)

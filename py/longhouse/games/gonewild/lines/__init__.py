"""The log of Vikings Gone Wild: a line of words for each event that is worth one, or for a whole turn."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.message import Message

from .. import events
from .every import BACKGROUND, EVENTS, told
from .gathering import gathered

__all__ = ["BACKGROUND", "EVENTS", "gathered", "recap", "told", "whose"]


def recap(happened: Sequence[events.Event]) -> list[Message]:
    """The end of the game, step by step."""
    if not any(isinstance(e, events.GameEnded) for e in happened):
        return []
    return [EVENTS[type(e)](e) for e in happened if isinstance(e, events.BonusScored | events.TieChecked)]


def whose(happened: Sequence[events.Event], maker: int) -> int:
    """The seat whose turn tells it: an attack that nobody answers is the attacker's deed from end to end."""
    answers = events.DefencePlayed | events.DefenceLost | events.NoDefence
    if any(isinstance(e, answers) for e in happened):
        return maker
    return next((e.seat for e in happened if isinstance(e, events.Damaged)), maker)

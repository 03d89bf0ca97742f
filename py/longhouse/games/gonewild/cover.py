"""The cover: what the home screen shows of the game, and of a saved match."""

from __future__ import annotations

from typing import Any

from longhouse.engine.game import Cover
from longhouse.engine.message import Message

from .board.thumb import emblem, mini, thumb
from .meta import META

__all__ = ["COVER", "mini"]


def progress(mini: Any) -> Message:
    """How far the game has come, from what `board.mini` keeps."""
    try:
        return Message("Round {round}", round=int(mini["round"]))
    except (TypeError, KeyError, ValueError):
        return Message("In progress")


COVER = Cover(META, __package__, emblem, thumb, progress)

"""The cover: what the home screen shows of the game, and of a saved match."""

from __future__ import annotations

from typing import Any

from longhouse.engine.game import Cover
from longhouse.engine.message import Message

from .board.thumb import emblem, mini, thumb
from .meta import META


def progress(mini: Any) -> Message:
    """How far the game has come, from what `board.mini` keeps."""
    return Message("Round {round}", round=int(mini["round"]))


COVER = Cover(META, __package__, emblem, mini, thumb, progress)

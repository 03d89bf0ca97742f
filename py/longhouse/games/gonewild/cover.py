"""The cover: what the home screen shows of the game, and of a saved match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.engine.game import Cover
from longhouse.engine.message import Message

from .board.thumb import emblem, mini, thumb
from .meta import META

if TYPE_CHECKING:  # a start at home needs no views
    from .views import Mini


def progress(mini: Mini) -> Message:
    """How far the game has come, from what `board.mini` keeps."""
    return Message("Round {round}", round=int(mini["round"]))


COVER = Cover(META, __package__, emblem, mini, thumb, progress)

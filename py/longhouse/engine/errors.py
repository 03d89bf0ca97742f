"""The errors that the engine raises."""

from __future__ import annotations

from .message import Message


class LonghouseError(ValueError):
    """An error that can be explained to a person in one sentence."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class IllegalAction(LonghouseError):
    """The action is not possible now; the match is untouched."""


class CorruptSave(LonghouseError):
    """The save or link cannot be opened; nothing was changed."""

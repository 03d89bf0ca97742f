"""Rune stones in words."""

from longhouse.engine import Message, Seat

from .observe import View
from .rules import Moved


def prompt(_view: View) -> Message:
    """The question."""
    return Message("What do you do with the stones?")


def event(event: Moved) -> Message:
    """A line of the log."""
    text = "{who} lays stone {n}." if event.laid else "{who} draws a stone."
    return Message(text, who=Seat(event.seat), n=event.stone)

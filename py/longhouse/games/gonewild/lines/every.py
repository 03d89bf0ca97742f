"""Every line of the log, and which of them stand back."""

from __future__ import annotations

from longhouse.engine.message import Message

from .. import events
from . import ends, raids, turns

# what those left out did is told by a later event
EVENTS: dict[type, turns.Line] = {**turns.EVENTS, **raids.EVENTS, **ends.EVENTS}

# Shuffles, draws, refills, payments, and what every round brings
BACKGROUND = (
    events.Produced, events.Drew, events.Reshuffled, events.MissionDrawn, events.PathFilled, events.PathLeft,
    events.TokenUsed, events.FavourFlipped, events.TokensStored, events.Kept, events.Discarded,
)  # fmt: skip


def told(event: events.Event, reader: turns.Reader) -> Message | None:
    """An event as a sentence to a reader, or about everybody by name; None if another one's says it all."""
    line = EVENTS.get(type(event))
    return line(event, reader) if line else None

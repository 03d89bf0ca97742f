"""What becomes of a write when its slot is ours: another tab may have written to it since."""

from __future__ import annotations

from longhouse.engine.record import NamedTuple

from .effects import DeleteSlot, PutSlot, SaveSlot
from .messages import Msg, Saved, SaveForked
from .slots import may_overwrite, rev_of

Write = SaveSlot | PutSlot | DeleteSlot


class Outcome(NamedTuple):
    """The one slot that changes, its new text (None: it is removed), and the message when that is done."""

    slot: str
    text: str | None
    message: Msg | None


def outcome(write: Write, stored: str | None) -> Outcome:
    """What a write comes to when `stored` is the text of its slot now."""
    if isinstance(write, DeleteSlot):
        return Outcome(write.slot, None, None)
    rev = rev_of(write.text)
    if isinstance(write, SaveSlot) and not may_overwrite(stored, write.text):
        return Outcome(write.copy, write.text, SaveForked(write.slot, write.copy, rev))
    return Outcome(write.slot, write.text, Saved(write.slot, rev))

"""How far back undo may go: to the last revelation, or to another person's decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .message import Message
from .record import NamedTuple

NOTHING_YET = Message("Nothing has been played yet.")
REVEALED = Message("Something hidden has been revealed since.")
OTHERS_TURN = Message("The move before was made by somebody else.")


class UndoLimit(NamedTuple):
    """How far back undo may go (a number of actions), and why no further."""

    to: int
    reason: Message


def limit_of_undo(
    makers: Sequence[int], decided: Callable[[int], bool], revealed: Callable[[int], bool]
) -> UndoLimit:
    """The limit in a match, of whose actions is known who made, what a person decided and what revealed."""
    index = len(makers)
    person: int | None = None
    reason = NOTHING_YET
    while index:
        if revealed(index - 1):
            reason = REVEALED
            break
        if decided(index - 1):
            if person is not None and makers[index - 1] != person:
                reason = OTHERS_TURN
                break
            person = makers[index - 1]
        index -= 1
    # never stop in the middle of what nobody decided: it is undone together with the person's decision
    while index < len(makers) and not decided(index):
        index += 1
    return UndoLimit(index, reason)

"""A bot's remark, with its face: over the edge of the dock, where it moves nothing, or beside the result."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..model import Session, Table
from .told import face


def draw(session: Session, table: Table, say: Say) -> Markup | None:
    """Beside the question; it goes by itself. A screen reader has heard it with what happened."""
    found = table.spoken
    if found is None or not session.settings.talk or table.cursor is not None:
        return None
    if table.match.outcome is not None or found.number >= table.turn:
        return None
    attrs = {"class": "spoken", "id": f"spoken-{found.number}", "aria-hidden": "true"}
    words = say(Message("“{words}”", words=found.words))
    return tag("p", attrs, face(table.match, found.seat), tag("span", None, words))


def at_the_end(session: Session, table: Table, say: Say) -> Markup | None:
    """The last word, which stays."""
    found = table.spoken
    if found is None or not session.settings.talk or found.number != table.turn - 1:
        return None
    words = say(Message("“{words}”", words=found.words))
    return tag("p", {"class": "last-word"}, face(table.match, found.seat), tag("span", None, words))

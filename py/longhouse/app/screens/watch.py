"""Watching bots: how fast they play, and a way to sit down with them."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..model import Session, Table, people
from ..widgets import button, field, select


def pace(session: Session, say: Say) -> Markup:
    """How long bots wait before they move."""
    paces = [
        ("slow", say(Message("slow"))),
        ("normal", say(Message("normal"))),
        ("instant", say(Message("at once"))),
    ]
    return select("set.pace", say(Message("Speed of the bots")), session.settings.pace, paces)


def draw(session: Session, table: Table, say: Say) -> Markup | None:
    """The speed control, where nobody but bots plays."""
    if not table.slot or people(table.match) or table.match.outcome is not None:
        return None
    return tag(
        "div",
        {"class": "watch"},
        tag("p", None, say(Message("Only bots are playing: you watch."))),
        field(pace(session, say)),
        button(say(Message("Take a seat")), "dialog", "menu", "quiet"),
    )

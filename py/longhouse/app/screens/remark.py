"""A remark of the coach beside a question that is new; on a small screen a line that unfolds."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..model import Session, Table
from ..remarks import due
from ..widgets import button, icon, icon_button


def draw(session: Session, table: Table, say: Say) -> Markup | None:
    """The remark, a button that puts it away, and one that puts all away."""
    name = due(session, table)
    if not name:
        return None
    text = say(table.match.game.presentation().remarks()[name])
    return tag(
        "div",
        {"class": "remark", "role": "status"},
        tag(
            "details",
            # A name of its own, lest one that was unfolded leaves the next one open.
            {"id": f"remark-{name.replace(' ', '-')}", "open": session.layout not in ("tall", "low")},
            tag("summary", None, icon("hint"), tag("span", None, text)),
            button(say(Message("No more remarks")), "no_remarks", kind="quiet"),
        ),
        icon_button("close", say(Message("Got it")), "remark"),
    )

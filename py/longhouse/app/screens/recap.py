"""A recap: what one action brought about, one step after the other; it can be skipped."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..model import Table
from ..widgets import button

STEP = 0.35  # seconds between two lines; the style sheet drops it where motion is not wanted


def draw(table: Table, say: Say) -> Markup | None:
    """The steps as a list; each appears a moment after the one before."""
    if not 0 <= table.recap < table.turn or table.cursor is not None:
        return None
    events = table.match.log(None, table.recap, table.recap + 1)[0].events
    steps = [
        tag("li", {"style": f"animation-delay:{i * STEP:.2f}s"}, say(line))
        for i, line in enumerate(table.match.game.presentation().recap(events))
    ]
    told = tag(
        "section",
        {"class": "recap", "id": f"recap-{table.recap}", "aria-label": say(Message("Scoring"))},
        tag("ol", {"tabindex": 0, "aria-label": say(Message("Scoring"))}, *steps),
        button(say(Message("Go on")), "recap", kind="primary"),
    )
    return tag("div", {"class": "over-board"}, told)  # nothing gives way to it

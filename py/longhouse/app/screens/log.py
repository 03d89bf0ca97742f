"""The log, which jumps to any moment, and the controls of the replay."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..model import Table
from ..replay import missed
from ..say import told
from ..widgets import button, icon_button

RECENT = 16  # actions whose lines are shown before the whole log is asked for


def lines(table: Table, say: Say) -> Markup:
    """What happened, newest first; each line leads to its moment."""
    top = table.turn if table.cursor is None else min(table.turn, table.cursor + RECENT // 2)
    first = 0 if table.whole_log else max(0, top - RECENT)
    if table.whole_log:
        top = table.turn
    now = table.turn if table.cursor is None else table.cursor
    rows = [
        tag(
            "li",
            None,
            tag(
                "button",
                {
                    "type": "button",
                    "class": "log-line now" if number + 1 == now else "log-line",
                    "data-do": "look",
                    "data-arg": str(number + 1),
                    "aria-current": "step" if number + 1 == now else None,
                },
                line,
            ),
        )
        for number, line in reversed(told(say, table.match, table.viewer, first, top))
    ]
    more = None
    if first or top < table.turn or table.whole_log:
        text = Message("Show only the newest") if table.whole_log else Message("Show the whole log")
        more = button(say(text), "log", kind="quiet")
    return tag(
        "section",
        {"class": "log-box", "aria-label": say(Message("Log"))},
        tag("ol", {"class": "log", "reversed": True, "tabindex": 0, "aria-label": say(Message("Log"))}, *rows)
        if rows
        else None,
        more,
    )


def replay(table: Table, say: Say) -> Markup | None:
    """Step through the game."""
    if not table.turn:
        return None
    here = table.turn if table.cursor is None else table.cursor
    first, last = here == 0, here == table.turn
    no_earlier, no_later = say(Message("This is the beginning.")), say(Message("This is the newest move."))
    running = table.playing
    return tag(
        "div",
        {"class": "replay", "role": "toolbar", "aria-label": say(Message("Replay"))},
        icon_button("first", say(Message("To the beginning")), "look", "first", no_earlier if first else ""),
        icon_button("back", say(Message("One move back")), "look", "back", no_earlier if first else ""),
        icon_button(
            "pause" if running else "play", say(Message("Pause") if running else Message("Replay")), "replay"
        ),
        icon_button("on", say(Message("One move on")), "look", "on", no_later if last else ""),
        icon_button(
            "last",
            say(Message("To the newest move")),
            "look",
            "live",
            no_later if table.cursor is None else "",
        ),
        tag("span", {"class": "hint"}, f"{here} / {table.turn}"),
        button(say(Message("Since my last move")), "missed", kind="quiet")
        if table.cursor is None and missed(table) < table.turn
        else None,
    )

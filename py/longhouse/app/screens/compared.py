"""A daily voyage compared: one's own points beside those of the levels and of friends, as bars."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag
from longhouse.engine.record import NamedTuple

from ..daily import result
from ..i18n import Say
from ..ledger import Ledger
from ..model import Session
from ..say import LEVEL_NAMES

SOMEBODY = Message("A friend")


class _Row(NamedTuple):
    name: str
    points: int
    kind: str  # own | level | friend


def draw(session: Session, ledger: Ledger, day: str, game: str, say: Say) -> Markup | None:
    """The levels only once one's own voyage has ended; a friend's result is a challenge before that too."""
    own = result(ledger, day, game)
    rows = [
        _Row(friend.name or say(SOMEBODY), friend.points, "friend")
        for friend in ledger.friends
        if friend[:2] == (day, game)
    ]
    if own is not None:
        rows += [
            _Row(say(LEVEL_NAMES[mark.level]), mark.points, "level")
            for mark in ledger.marks
            if mark[:2] == (day, game)
        ]
        rows.append(_Row(say(Message("You")), own.points, "own"))
    under_way = session.sailing
    waits = under_way is not None and (under_way.day, under_way.game) == (day, game)
    if not waits and not any(row.kind != "own" for row in rows):
        return None
    rows.sort(key=lambda row: -row.points)
    most = max([1, *(row.points for row in rows)])
    note = None
    if waits and under_way is not None:
        text = Message("{level} is sailing the same voyage …", level=LEVEL_NAMES[under_way.level])
        note = tag("p", {"class": "hint"}, say(text))
    return tag(
        "div",
        {"class": "compared"},
        tag(
            "table",
            {"class": "chart"},
            tag("caption", None, say(Message("In your place"))),
            tag("tbody", None, *(_bar(row, most) for row in rows)),
        )
        if rows
        else None,
        note,
    )


def _bar(row: _Row, most: int) -> Markup:
    width = max(0.0, 100 * row.points / most)
    bar = Markup(
        '<svg class="bar-chart" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" '
        'focusable="false"><rect class="all" width="100" height="10"/>'
        f'<rect class="part" width="{width:.1f}" height="10"/></svg>'
    )
    return tag(
        "tr",
        {"class": row.kind},
        tag("th", {"scope": "row"}, row.name),
        tag("td", {"class": "bar-cell"}, bar),
        tag("td", None, str(row.points)),
    )

"""The end of a game as a scene: its points row by row, the scores running, then who won.

The position is always the true one: a scene lies over it, is drawn from the outcome, and can be left at any
moment. The browser runs it by itself; the model knows when a row began, so that a tap goes on from there.
"""

from __future__ import annotations

from typing import NamedTuple

from longhouse.engine import Match, Message

from . import effects as fx
from .model import Change, Session, Settings, Table, replace

LONGEST = 9000  # milliseconds of all rows at normal pace
ROW = 1300  # of one, at most
LAST = 3200  # of the winner
PACES = {"slow": 1.5, "normal": 1.0, "instant": 0.5}
MOTIONS = {"normal": 1.0, "quick": 0.5, "off": 0.0}


class Row(NamedTuple):
    """One source of points, and what it brought each seat."""

    source: Message
    gains: tuple[int, ...]


def rows(match: Match) -> list[Row]:
    """The sources that brought or cost anybody anything, in the order of the game's own table."""
    outcome = match.outcome
    if outcome is None:
        return []
    found = [
        Row(name, tuple(points[key] for points in outcome.breakdown))
        for key, name in match.game.presentation().sources()
    ]
    return [row for row in found if any(row.gains)]


class Course(NamedTuple):
    """How long the parts of the scene last, in milliseconds."""

    row: int
    last: int
    rows: int

    @property
    def whole(self) -> int:
        """From the first row to where the scene has left the table."""
        return self.row * self.rows + self.last


def course(settings: Settings, match: Match) -> Course:
    """At the chosen pace; all is 0 where no motion is wanted."""
    number = len(rows(match))
    pace = PACES[settings.pace] * MOTIONS[settings.motion]
    row = min(ROW, LONGEST // number) if number else 0
    return Course(int(row * pace), int(LAST * pace), number)


def begun(session: Session, table: Table, match: Match) -> Table:
    """The table with the scene at its beginning if the game has just ended, and without one if not."""
    ended = match.outcome is not None and table.match.outcome is None
    runs = ended and course(session.settings, match).whole > 0
    return replace(table, beat=0 if runs else -1, beat_at=session.now)


def beat_now(session: Session, table: Table) -> int:
    """The row that is shown: their number is the winner's; -1: no scene, or it is over."""
    if table.beat < 0 or table.cursor is not None or table.match.outcome is None:
        return -1
    times = course(session.settings, table.match)
    if not times.whole:
        return -1
    passed = session.now - table.beat_at + min(table.beat, times.rows) * times.row
    if passed >= times.whole:
        return -1
    return min(times.rows, max(table.beat, passed // times.row)) if times.row else times.rows


def go_on(session: Session, table: Table) -> Change:
    """A tap: the next row, the winner, or the table."""
    now = beat_now(session, table)
    if now < 0 or now >= course(session.settings, table.match).rows:
        return leave(session, table)
    return replace(session, table=replace(table, beat=now + 1, beat_at=session.now)), []


def leave(session: Session, table: Table) -> Change:
    """To the table, at once or because the scene has run its course; the focus goes on to the result."""
    return replace(session, table=replace(table, beat=-1)), [fx.Focus("#app .winner", scroll=True)]

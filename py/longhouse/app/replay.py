"""Looking back: the cursor of the replay, and the replay that runs by itself."""

from __future__ import annotations

from . import effects as fx
from . import messages as ms
from .model import Change, Session, Table, replace
from .pacing import replay_pause
from .scenes import left, opened, replayed
from .table import FOCUS, settle
from .telling import aloud, last_decision


def look_back(session: Session, table: Table, where: str) -> Change:
    """Move the cursor of the replay: a number, or first, back, on, last, live."""
    table = replace(table, playing=False, returning=False)
    if where == "live":
        return settle(session, replace(table, cursor=None, running=None), [fx.Focus(FOCUS)])
    here = table.turn if table.cursor is None else table.cursor
    moves = {"first": 0, "back": here - 1, "on": here + 1, "last": table.turn}
    if where not in moves and not (where.isdecimal() and len(where) < 9):
        return session, []
    cursor = max(0, min(table.turn, moves[where] if where in moves else int(where)))
    said = aloud(session.lang, table, table.match, cursor - 1)
    table = replace(table, cursor=cursor, request=0, said=said, running=None)
    if where != "on" or cursor == here:
        return replace(session, table=table), []
    table = replayed(session, table)
    return replace(session, table=table), _seen(session, table)


def _seen(session: Session, table: Table) -> list[fx.Effect]:
    """What the scene of a step asks for, if it has one."""
    return opened(session, table, []) if table.running else []


def can_run(table: Table) -> bool:
    """Not through the curtain, nor where nothing has happened."""
    return table.curtain is None and table.turn > 0


def run_replay(session: Session, table: Table) -> Change:
    """Let the replay run by itself, or stop it."""
    if table.playing:
        return replace(session, table=replace(table, playing=False)), []
    at_end = table.cursor is None or table.cursor >= table.turn
    table = replace(table, cursor=0 if at_end else table.cursor, playing=True, request=0, running=None)
    return run_on(session, table, [])


def run_on(session: Session, table: Table, effects: list[fx.Effect]) -> Change:
    """Wait for the next step, and for the scene of this one."""
    session = replace(session, table=table, serial=session.serial + 1)
    wait = replay_pause(table.match, table.cursor or 0) + left(session, table)
    return session, [*effects, fx.After(wait, ms.Tick("replay", session.serial))]


def replay_on(session: Session, table: Table, message: ms.Tick) -> Change:
    """The next step of a running replay."""
    if not table.playing or table.cursor is None or message.serial != session.serial:
        return session, []
    if table.cursor >= table.turn:
        return look_back(session, table, "live")
    cursor = table.cursor + 1
    said = aloud(session.lang, table, table.match, cursor - 1)
    table = replace(table, cursor=cursor, playing=cursor < table.turn or table.returning, said=said)
    table = replayed(session, table)
    effects = _seen(session, table)
    return run_on(session, table, effects) if table.playing else (replace(session, table=table), effects)


def missed(table: Table) -> int:
    """The number of actions after which the others have moved since the viewer's last decision.

    It is the present number where there is nothing to see: the viewer has not decided yet, or moved last.
    """
    if table.viewer is None or not table.slot:
        return table.turn
    return last_decision(table.match, (table.viewer,), table.turn) + 1 or table.turn


def missed_something(table: Table) -> bool:
    """Whether the others have moved since the viewer's last decision."""
    return table.curtain is None and missed(table) < table.turn


def replay_missed(session: Session, table: Table) -> Change:
    """Show what the others did since the viewer's last decision, then come back to now."""
    seen = replace(table, cursor=missed(table), playing=True, returning=True, request=0, running=None)
    return run_on(session, seen, [])

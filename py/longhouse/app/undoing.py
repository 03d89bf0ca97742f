"""Taking back: undo and redo, and the whole turn once more."""

from __future__ import annotations

from longhouse.engine import Match, Message
from longhouse.engine.undo import OTHERS_TURN

from . import effects as fx
from .model import Change, Session, Table, here
from .table import FOCUS, moved
from .telling import last_decision


def undo(session: Session, table: Table) -> Change:
    """Take back the last decision, as far as the limit allows."""
    match = table.match.clone()
    match.undo(force=table.practice)
    if not table.orders:
        return _ask_host(session, table, len(match.actions))
    return moved(session, table, match, [fx.Focus(FOCUS)])


def _ask_host(session: Session, table: Table, to: int) -> Change:
    """At somebody else's table the host takes back."""
    from .live.undoing import want

    return want(session, table, to)


def can_undo(table: Table) -> bool:
    """Whether undo is possible at the screen as it is."""
    if not table.slot or table.cursor is not None or table.curtain is not None or not table.turn:
        return False
    if last_person(table.match) is None or _decided_elsewhere(table):
        return False
    if table.live is not None and not table.live.ready:
        return False
    return table.practice or table.match.undo_limit.to < table.turn


def undo_reason(table: Table) -> Message:
    """Why undo is not possible."""
    return OTHERS_TURN if table.turn and _decided_elsewhere(table) else table.match.undo_limit.reason


def _decided_elsewhere(table: Table) -> bool:
    """Whether the last decision of a person came in a link."""
    return bool(table.away) and last_person(table.match) not in here(table)


def last_person(match: Match) -> int | None:
    """The person who decided last."""
    number = last_decision(match, range(match.players), len(match.actions))
    return match.makers[number] if number >= 0 else None


def restart_point(table: Table) -> int:
    """The number of actions at which the present turn began, as far as undo may go."""
    match = table.match
    limit = 0 if table.practice else match.undo_limit.to
    makers, start = match.makers, table.turn
    while start > limit and makers[start - 1] == match.actor:
        start -= 1
    while start < table.turn and not match.decided(start):  # what nobody decided cannot be restarted from
        start += 1
    return start


def restart(session: Session, table: Table) -> Change:
    """Take back all decisions of the present turn."""
    target = restart_point(table)
    if not table.orders:
        return _ask_host(session, table, target)
    match = table.match.clone()
    while len(match.actions) > target:
        match.undo(force=table.practice)
    return moved(session, table, match, [fx.Focus(FOCUS)])


def can_redo(table: Table) -> bool:
    """Whether there is something to play again."""
    return bool(table.slot) and table.cursor is None and table.match.can_redo and table.live is None


def redo(session: Session, table: Table) -> Change:
    """Play again what was undone."""
    match = table.match.clone()
    match.redo()
    return moved(session, table, match, [fx.Focus(FOCUS)])

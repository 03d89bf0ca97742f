"""Two versions of one match: the higher revision counts, within one the longer list of actions."""

from __future__ import annotations

from longhouse.engine import Match, Message

from ..model import Change, Session, Table, fresh_id, replace
from ..slots import Stamp
from ..table import keep
from .state import NO_WISH
from .telling import host_of, setups


def forked(ours: Match, theirs: Match) -> Message:
    """Two versions of one match went different ways."""
    pairs = list(zip(ours.actions, theirs.actions, strict=False))
    common = next((i for i, (a, b) in enumerate(pairs) if a != b), len(pairs))
    return Message(
        "Two devices have different courses of this game after move {move}. The table goes on with the "
        "one that counts; the other is kept as a game of its own.",
        move=common,
    )


def ahead(name: str | Message, ours: Match, theirs: Match) -> Message | None:
    """Somebody's device knew moves that this one had not: they count, and everybody should know."""
    return (
        Message.plural(
            "{name} had {n} more move of this game: the table goes on from there.",
            "{name} had {n} more moves of this game: the table goes on from there.",
            n=len(theirs.actions) - len(ours.actions),
            name=name,
        )
        if theirs.actions != ours.actions
        else None
    )


def adopt_version(
    session: Session, table: Table, name: str | Message, match: Match, revision: int, found: str
) -> Change:
    """The host takes a guest's version over; one that is no continuation of ours gets a slot of its own."""
    before, mark = table.match, table.mark
    table = replace(table, match=match, mark=mark._replace(revision=max(revision, mark.revision)))
    if found not in ("newer", "same"):
        slot, session = fresh_id(session)
        live = replace(host_of(table), told=match, wish=NO_WISH, adopted=table.mark.revision)
        table = replace(table, slot=slot, stamp=Stamp(session.writer, 0, ""), live=live)
        session = replace(session, notice=forked(before, match))
    else:
        session = replace(session, notice=ahead(name, before, match) or session.notice)
    notice = session.notice
    session, effects = keep(session, table, [])
    assert session.table is not None
    return replace(session, notice=notice), [*effects, *setups(session.table)]

"""Two versions of one match: the higher revision counts, within one the longer list of actions."""

from __future__ import annotations

from longhouse.engine import Match, Message

from ..model import Change, Session, Table, fresh_id, replace
from ..slots import Stamp
from ..table import keep
from .state import NO_WISH
from .telling import host_of, welcomes


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
    if theirs.actions == ours.actions:
        return None
    return Message.plural(
        "{name} had {n} more move of this game: the table goes on from there.",
        "{name} had {n} more moves of this game: the table goes on from there.",
        n=len(theirs.actions) - len(ours.actions),
        name=name,
    )


def adopt_version(
    session: Session, table: Table, name: str | Message, match: Match, revision: int, found: str
) -> Change:
    """The host takes a guest's version over; one that is no continuation of ours gets a slot of its own."""
    before, mark, live = table.match, table.mark, host_of(table)
    mark = mark._replace(revision=max(revision, mark.revision))
    if found not in ("newer", "same"):
        slot, session = fresh_id(session)
        live = replace(live, adopted=mark.revision)
        table = replace(table, slot=slot, stamp=Stamp(session.writer, 0, ""))
        notice: Message | None = forked(before, match)
    else:
        notice = ahead(name, before, match) or session.notice
    wish = live.wish if found == "same" else NO_WISH
    live = replace(live, told=match, wish=wish)  # it is told below, once and as a whole
    session, effects = keep(session, replace(table, match=match, mark=mark, live=live), [])
    assert session.table is not None
    return replace(session, notice=notice), [*effects, *welcomes(session.table)]

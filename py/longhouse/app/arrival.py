"""Matches that come in a link or a file: compared with what this device has, and played on."""

from __future__ import annotations

from longhouse.engine import CorruptSave, Match, Message

from . import effects as fx
from . import messages as ms
from . import sharing
from .library import apologise, toast
from .model import Change, Model, Session, Step, Table, fresh_id, here, people, replace, within
from .pages import Play, Share
from .routes import named_seat
from .slots import import_text, listed, live_mark, local_copy, match_id
from .table import keep, laid, sit_down
from .telling import last_decision
from .undoing import last_person


def open_link(model: Model, *parts: str) -> Step:
    """Show the game of a link; one that goes on with a game played by link here moves that game on."""
    session = model.session
    try:
        payload, seat = named_seat("/".join(parts))
        match = Match.from_link(payload)
    except CorruptSave as error:
        return apologise(session, error.message)
    guest = seat if seat in people(match) else None
    table = _compared(session, replace(laid(session, match), guest=guest))
    found = table.local_copy
    if found is not None and found.relation == "newer" and found.away:
        session, effects = catch_up(session, table)
    else:
        session, effects = sit_down(session, table, "#arrival", kept=False)
    return Model(session, Play()), effects


def _compared(session: Session, table: Table) -> Table:
    """The table with what this device has of the game now: another tab may have played on or deleted it."""
    return replace(table, local_copy=local_copy(session.stored, table.match))


def imported(model: Model, text: str) -> Step:
    """A file was picked: its game becomes a new slot."""
    try:
        name, match = import_text(text)
    except CorruptSave as error:
        return within(model, (replace(model.session, notice=error.message), []))
    session, effects = adopt(model.session, match, name)
    return Model(session, Play()), effects


def adopt(
    session: Session, match: Match, name: str = "", away: tuple[int, ...] = (), practice: bool = False
) -> Change:
    """Make a match one's own, in a new slot."""
    slot, session = fresh_id(session)
    table = laid(session, match, slot, name, away)
    return _tell(session, replace(table, practice=practice))


def from_link(table: Table) -> bool:
    """Whether the match came in a link, and is not one's own yet."""
    return not table.slot


def continue_copy(session: Session, table: Table) -> Change:
    """Make the game of a link one's own; all people play at this device."""
    return adopt(session, table.match)


def sit(session: Session, table: Table, seat: str) -> Change:
    """Take a seat in the game of a link; the others play elsewhere."""
    if seat not in map(str, people(table.match)):
        return session, []
    table = _compared(session, table)
    away = _others(table, int(seat))
    if table.local_copy is not None and table.local_copy.relation in ("same", "newer"):
        return _move_on(session, table.match, table.local_copy.slot, away)
    return adopt(session, table.match, away=away)


def _others(table: Table, seat: int) -> tuple[int, ...]:
    """The people of all other seats."""
    return tuple(other for other in people(table.match) if other != seat)


def catch_up(session: Session, table: Table) -> Change:
    """Bring the game that this device has up to the link."""
    table = _compared(session, table)
    found = table.local_copy
    if found is None or found.relation != "newer":
        return replace(session, table=table), []
    session, effects = _move_on(session, table.match, found.slot, found.away)
    moves = table.turn - found.turn
    note = Message.plural(
        "Your game is now {n} move further on.", "Your game is now {n} moves further on.", n=moves
    )
    session, more = toast(session, note)
    return session, [*effects, *more]


def _move_on(session: Session, match: Match, slot: str, away: tuple[int, ...]) -> Change:
    """The link's moves go into the slot that this device has; nothing of it is lost, it only grows."""
    text = session.stored[slot]
    name, (id, shared), mark = listed(slot, text).name, match_id(text), live_mark(text)
    mark = mark._replace(by_link=bool(mark.id))
    return _tell(session, laid(session, match, slot, name, away, id, shared, mark))


def _tell(session: Session, table: Table) -> Change:
    """Sit down, and show what happened since the last move that was made here."""
    if not table.away:
        return sit_down(session, table)
    since = last_decision(table.match, here(table), table.turn) + 1
    table = replace(table, since=since if since < table.turn else -1)
    return sit_down(session, table, ".since button | #prompt")


# -- who plays here


def typed_mine(model: Model, table: Table, message: ms.Typed) -> Step:
    """Who plays at this device: a seat, or everybody. The link that is about to be shared says so."""
    if message.value not in ("", *map(str, people(table.match))):
        return model, []
    away = _others(table, int(message.value)) if message.value else ()
    model, effects = within(model, _play_here(model.session, table, away))
    if isinstance(model.dialog, Share) and model.table:
        model = replace(model, dialog=sharing.about(model.session, model.table))
    return model, effects


def _play_here(session: Session, table: Table, away: tuple[int, ...]) -> Change:
    return keep(session, replace(table, away=away, viewer=None), [])


def pass_on(model: Model, table: Table, _said: str) -> Step:
    """At the curtain: the next person gets the link instead of the device."""
    assert table.curtain is not None
    mine = last_person(table.match)
    others = [seat for seat in people(table.match) if seat != table.curtain]
    if mine not in others:
        mine = others[0] if len(others) == 1 else None
    effects: list[fx.Effect] = []
    if mine is not None:
        table = replace(table, shared=True)
        session, effects = _play_here(model.session, table, _others(table, mine))
        model, table = replace(model, session=session), session.table or table
    model, more = sharing.share(model, table)
    return model, [*effects, *more]

"""Sitting at somebody's table: what the host confirms is played here too, and compared."""

from __future__ import annotations

from longhouse.engine import CorruptSave, Match, Message

from .. import effects as fx
from .. import messages as ms
from ..library import toast
from ..model import Change, Model, Session, Step, Table, fresh_id, people, replace, within
from ..scenes import begun, opened
from ..slots import Stamp, relation
from ..table import keep, play, settle
from . import protocol as pr
from .common import crash, say_phrase
from .host import DIFFERS
from .state import FLOOD, MAX_GAMES, NO_WISH, PATIENCE, Guest, Wished, spent
from .telling import send
from .versions import forked
from .words import name_of

AGAIN_MS = 5000  # without a word of the host about what was sent
REFUSED = {
    "stale": Message("Somebody else was quicker: look again, then choose."),
    "illegal": Message("The host did not take this move."),
    "not yours": Message("It is not your move."),
    "stopped": DIFFERS,
}


def guest_of(table: Table) -> Guest:
    """What a guest knows; only handlers of a guest ask."""
    assert isinstance(table.live, Guest)
    return table.live


def _within(session: Session, table: Table, live: Guest) -> Session:
    return replace(session, table=replace(table, live=live))


# -- what a person here does


def send_action(session: Session, table: Table, action: str) -> Change:
    """Send an action to the host; it counts as sent until the host confirms it."""
    live = guest_of(table)
    session = replace(session, serial=session.serial + 1)
    live = replace(live, sent=action, serial=session.serial)
    act = send(live.peer, pr.Act(table.mark.revision, table.turn, action))
    again = fx.After(AGAIN_MS, ms.Tick("sent", session.serial))
    return settle(_within(session, table, live), replace(table, live=live), [act, again, fx.Focus("#prompt")])


def ask_again(model: Model, table: Table, message: ms.Tick) -> Step:
    """The host has not answered for a while: ask how things stand."""
    live = table.live
    if not isinstance(live, Guest) or not live.sent or live.serial != message.serial:
        return model, []
    again = fx.After(AGAIN_MS, ms.Tick("sent", message.serial))
    return model, [send(live.peer, _behind(table)), again] if live.link != "lost" else []


def _behind(table: Table) -> pr.Behind:
    return pr.Behind(table.mark.revision, table.turn)


# -- the connection


def linked(model: Model, table: Table, message: ms.Linked) -> Step:
    """The connection to the host was interrupted, came back, or is lost."""
    live = guest_of(table)
    if message.peer != live.peer or live.link == "lost" or message.state == "late":
        return model, []
    if message.state == "open":
        live, effects = replace(live, link="linked"), [send(live.peer, _behind(table))]
        return within(model, (_within(model.session, table, live), effects))
    if message.state == "away":
        return within(model, (_within(model.session, table, replace(live, link="away")), []))
    return within(model, lost(model.session, table, live))


def lost(session: Session, table: Table, live: Guest) -> Change:
    """The host is gone: nothing is lost, and there are ways to go on."""
    live = replace(live, link="lost", sent="", wish=NO_WISH)
    table = replace(table, running=None)  # no scene lies over what there is to do
    over: list[fx.Effect] = [fx.StayAwake(False), fx.GuardLeaving(False), fx.HangUp(live.peer)]
    if table.match.outcome is None:  # there are ways to go on, perhaps far above what one looks at
        over = [*over, fx.Focus(".live .notice", scroll=True)]
    return _within(session, table, live), over


# -- what the host says


def received(model: Model, table: Table, message: ms.Received) -> Step:
    """A text from the host; one that makes no sense changes nothing."""
    live = guest_of(table)
    if message.peer != live.peer or live.link == "lost":
        return model, []
    credit = spent(live.credit, model.session.now)
    try:
        talk = pr.decode(message.text) if credit.texts >= 0 else None
    except pr.BadMessage:
        talk, credit = None, replace(credit, nonsense=credit.nonsense + 1)
    live = replace(live, credit=credit)
    table = replace(table, live=live)
    session = replace(model.session, table=table)
    if talk is None:
        if credit.nonsense <= PATIENCE and credit.texts > FLOOD:
            return within(model, (session, []))
        session, effects = lost(session, table, live)
        why = "nonsense" if credit.nonsense > PATIENCE else "flood"
        return within(model, (session, [send(live.peer, pr.Bye(why)), *effects]))
    if isinstance(talk, pr.Acted):
        return _acted(replace(model, session=session), table, live, talk)
    if isinstance(talk, pr.Setup):
        return _setup(replace(model, session=session), table, live, talk)
    return within(model, _told(session, table, live, talk))


def _told(session: Session, table: Table, live: Guest, talk: pr.Talk) -> Change:
    match talk:
        case pr.Refused():
            now = (talk.revision, talk.turn) == (table.mark.revision, table.turn)
            live = replace(live, sent="") if now else live  # else something newer may be under way
            more = [send(live.peer, _behind(table))] if not now or talk.why == "stale" else []
            return replace(_within(session, table, live), notice=REFUSED[talk.why]), more
        case pr.Fetch():
            version = pr.Version(pr.claimed(table.mark.revision), table.match.to_link())
            return session, [send(live.peer, version)]
        case pr.Presence() if len(talk.seats) == table.match.players:
            known, live = live, replace(live, seats=talk.seats, watching=talk.watching)
            return _met(_within(session, table, live), table, known.seats, live)
        case pr.Wish() if talk.by < table.match.players:
            asked = any(seat in people(table.match) for seat in live.mine)
            wish = Wished(talk.number, talk.by, talk.to, (), asked) if talk.number else NO_WISH
            return _within(session, table, replace(live, wish=wish)), []
        case pr.Declined() if talk.by < table.match.players:
            return declined(_within(session, table, replace(live, wish=NO_WISH)), talk.by)
        case pr.Phrase() if talk.seat < table.match.players:
            return say_phrase(session, table, talk.seat, talk.number)
        case pr.Bye():
            session, effects = lost(session, table, replace(live, closed=talk.why == "closed"))
            if talk.why == "differs":
                session = replace(session, notice=DIFFERS)
            return session, effects
    return session, []


def _met(session: Session, table: Table, before: tuple[str, ...], live: Guest) -> Change:
    """Somebody else was lost, or has come: it is said, whoever looks elsewhere."""
    for seat, (was, now) in enumerate(zip(before, live.seats, strict=False)):
        lost, came = was in ("here", "away") and now == "lost", was == "lost" and now == "here"
        if (lost or came) and seat not in live.mine:
            name = name_of(table.match, seat)
            gone = Message("{name} is no longer connected. The seat is kept.", name=name)
            return toast(session, gone if lost else Message("{name} is at the table.", name=name))
    return session, []


def declined(session: Session, by: int) -> Change:
    """Somebody would rather not take it back."""
    assert session.table is not None
    name = name_of(session.table.match, by)
    return toast(session, Message("{name} would rather not take it back.", name=name))


def _acted(model: Model, table: Table, live: Guest, talk: pr.Acted) -> Step:
    """Play what the host has played, and compare; whoever has missed something asks for the whole match."""
    session, actions = model.session, table.match.actions
    known = talk.turn < len(actions) and str(actions[talk.turn]) == talk.action
    if talk.revision == table.mark.revision and known:
        return within(model, (session, []))
    if (talk.revision, talk.turn) != (table.mark.revision, table.turn):
        return within(model, (session, [send(live.peer, _behind(table))]))
    live = replace(live, sent="", wish=NO_WISH)
    session, effects = play(session, replace(table, live=live), talk.action)
    after = session.table
    assert after is not None
    if after.turn == table.turn + 1 and after.match.digest() == talk.digest:
        return within(model, (session, effects))
    report = f"{talk.action} at {talk.turn}: {talk.digest} there, {after.match.digest()} here"
    return _differs(model, table, live, report)


def _differs(model: Model, table: Table, live: Guest, report: str) -> Step:
    """Two devices came to different positions: stop, say so, and never go on silently."""
    live = replace(live, stopped=DIFFERS)
    session, effects = lost(replace(model.session, notice=DIFFERS), table, live)
    model = crash(replace(model, session=session), report)
    return model, [send(live.peer, pr.Bye("differs")), *effects]


def _setup(model: Model, table: Table, live: Guest, talk: pr.Setup) -> Step:
    """The whole match, as the host has it now: after an undo, a change of seats, or a gap."""
    session, known = model.session, table.mark.revision
    if talk.table != table.mark.id or talk.revision < known:
        return within(model, (session, []))
    try:
        match = Match.from_link(talk.match)
    except CorruptSave as error:
        return within(model, _nonsense(replace(session, notice=error.message), table, live))
    found = relation(table.match, match)
    aside = found in ("forked", "older") and known < talk.adopted <= talk.revision
    live = replace(live, games=live.games + (found == "different" or aside))
    alike = match.game is table.match.game and match.players == table.match.players
    if not alike or live.games > MAX_GAMES:  # friends who play again play the same game
        return within(model, _nonsense(session, table, live))
    if talk.revision == known and found not in ("same", "newer"):  # within a revision nothing is taken back
        report = f"revision {known}: {len(match.actions)} actions there, {table.turn} here, {found}"
        return _differs(model, table, live, report)
    mine = tuple(sorted({seat for seat in talk.mine if seat < match.players}))
    live = replace(live, mine=mine, sent="", wish=NO_WISH, seats=() if found == "different" else live.seats)
    same = found == "same" and match.seats == table.match.seats and table.away == away(match, mine)
    mark = table.mark._replace(revision=talk.revision, devices=talk.devices)
    if same and mark == table.mark:
        return within(model, settle(session, replace(table, live=live), []))
    before = table.match
    session, effects = _laid_anew(session, replace(table, live=live, mark=mark), match, found, aside)
    return within(model, (replace(session, notice=forked(before, match)) if aside else session, effects))


def _nonsense(session: Session, table: Table, live: Guest) -> Change:
    """What the host says makes no sense: leave it."""
    session, effects = lost(session, table, live)
    return session, [send(live.peer, pr.Bye("nonsense")), *effects]


def _laid_anew(session: Session, table: Table, match: Match, found: str, aside: bool) -> Change:
    """The table with the match of the host; another game, or another course, gets a slot of its own."""
    if found == "different" or aside:
        slot, session = fresh_id(session)
        stamp = Stamp(session.writer, 0, "")
        table = replace(table, slot=slot, stamp=stamp, cursor=None, since=-1, running=None)
    else:
        table = begun(session, table, match)
    table = replace(
        table,
        match=match,
        away=away(match, guest_of(table).mine),
        chosen="",
        said="",
        recap=-1,
        hint_request=0,
        analysis=None,
    )
    focus: list[fx.Effect] = [fx.Focus("#prompt")]
    return keep(session, table, opened(session, table, focus) if table.running else focus)


def away(match: Match, mine: tuple[int, ...]) -> tuple[int, ...]:
    """The people who do not play here."""
    return tuple(seat for seat in people(match) if seat not in mine)

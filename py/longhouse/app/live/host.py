"""Holding a table: who may sit down, what they may do, and what becomes of those who are lost."""

from __future__ import annotations

from longhouse import __version__
from longhouse.engine import CorruptSave, Match, Message
from longhouse.engine.save import clean_name
from longhouse.games import GAMES

from .. import effects as fx
from .. import messages as ms
from ..library import toast
from ..model import Change, Model, Session, Step, Table, people, replace, within
from ..seats import at_seats
from ..slots import relation
from ..table import keep, play, settle
from . import protocol as pr
from .common import answer_past, crash, overdue, say_phrase
from .state import NO_WISH, PATIENCE, Peer, spent
from .telling import host_of, peer_of, presence, send, to_all, welcome, with_peer
from .undoing import back, consent, gone, is_free, may_wish, plays, wish
from .versions import adopt_version, forked
from .words import BAD_ADDRESS, WHY_LATE, name_of

LOST = {
    "unsupported": Message("This browser cannot connect to other devices."),
    "address": BAD_ADDRESS,
    "refused": Message("The answer does not fit the invitation."),
}
LEFT = {
    "reload you": Message("The other device runs an older version of Longhouse: it must be reloaded."),
    "reload me": Message(
        "This device runs an older version of Longhouse: reload the page, then invite again."
    ),
    "nonsense": Message("The other device sent what nobody understands."),
    "flood": Message("The other device sent too much."),
    "differs": Message(
        "That device has reached a different position. A fresh invitation gives it the game again."
    ),
}
DIFFERS = Message("Two devices came to different positions: the table has been stopped, nothing is lost.")


def linked(model: Model, table: Table, message: ms.Linked) -> Step:
    """A connection opened, was interrupted, or is lost."""
    peer = peer_of(table, message.peer)
    if peer is None:
        return model, []
    if message.state == "open":
        if peer.state != "away":
            return model, []  # the guest speaks first
        peer = replace(peer, state="linked")
        table = with_peer(table, peer)
        return within(model, (replace(model.session, table=table), _greeted(table, peer)))
    if message.state == "away":
        if peer.state != "linked":
            return model, []
        table = with_peer(table, replace(peer, state="away"))
        return within(model, _present(replace(model.session, table=table), table))
    if message.state == "late":
        return overdue(model, table, peer)
    return within(answer_past(model), lose(model.session, table, peer, _why(peer, message.why)))


def _why(peer: Peer, why: str) -> Message | None:
    """Why there is no connection to a device; if there was one, nobody knows."""
    return LOST.get(why, WHY_LATE if peer.state == "joining" else None)


def lose(session: Session, table: Table, peer: Peer, problem: Message | None, left: bool = False) -> Change:
    """A device is gone, perhaps because its people left; its seats are kept for it."""
    sat = peer.sits
    peer = replace(peer, state="lost", invitation="", late=False, problem=problem)
    table = with_peer(table, peer)
    session, effects = _present(replace(session, table=table), table)
    session, more = gone(session, table, peer)
    effects = [*effects, *more]
    if sat and peer.seats:
        name = name_of(table.match, peer.seats[0])
        note = Message("{name} has lost the connection. The seat is kept.", name=name)
        if left:
            note = Message("{name} has left the table. The seat is kept.", name=name)
        session, more = toast(session, note, "seats", Message("Invite again"))
        effects = [*effects, *more]
    return session, effects


def _present(session: Session, table: Table) -> Change:
    """Tell everybody who is there."""
    return session, to_all(host_of(table), presence(table))


# -- what guests say


def received(model: Model, table: Table, message: ms.Received) -> Step:
    """A text from a guest: one that is not understood or comes too often changes nothing."""
    peer = peer_of(table, message.peer)
    if peer is None or peer.state in ("making", "invited", "lost"):
        return model, []
    credit = spent(peer.credit, model.session.now)
    if credit.texts < 0:
        return within(model, dismiss(model.session, table, peer, "flood"))
    talk: pr.Talk | None
    try:
        talk = pr.decode(message.text)
        cost = pr.COSTS.get(type(talk), 0)
        if isinstance(talk, pr.Undo) and credit.texts < cost:
            talk, cost = None, 0  # somebody taps fast: it is not done, but nobody is sent away for it
        credit = replace(credit, texts=credit.texts - cost)
    except pr.BadMessage:
        credit = replace(credit, nonsense=credit.nonsense + 1)
        if credit.nonsense > PATIENCE:
            return within(model, dismiss(model.session, table, peer, "nonsense"))
        talk = None
    peer = replace(peer, credit=credit)
    table = with_peer(table, peer)
    model = replace(model, session=replace(model.session, table=table))
    if talk is None:
        return model, []
    if isinstance(talk, pr.Bye):
        return _bye(model, table, peer, talk)
    if isinstance(talk, pr.Hello):
        return within(answer_past(model), _hello(model.session, table, peer, talk))
    return within(model, _told(model.session, table, peer, talk)) if peer.sits else (model, [])


def dismiss(session: Session, table: Table, peer: Peer, why: str) -> Change:
    """Send a device away."""
    session, effects = lose(session, table, peer, LEFT.get(why))
    return session, [send(peer.id, pr.Bye(why)), fx.HangUp(peer.id), *effects]


def _bye(model: Model, table: Table, peer: Peer, talk: pr.Bye) -> Step:
    """A device leaves, or has come to another position than ours."""
    session, effects = lose(model.session, table, peer, LEFT.get(talk.why), talk.why == "left")
    effects = [fx.HangUp(peer.id), *effects]
    if talk.why != "differs" or session.table is None or not (peer.sits and plays(table, peer.seats)):
        return within(model, (session, effects))  # who only watches does not end the game of the others
    session, more = _stop(session, session.table)
    effects = [*effects, *more]
    return crash(replace(model, session=session), "A guest reached a different position."), effects


def _stop(session: Session, table: Table) -> Change:
    """Nothing goes on, not even bots, until somebody here opens the table again."""
    live = host_of(table)
    effects = [*to_all(live, pr.Bye("differs")), *(fx.HangUp(peer.id) for peer in live.peers)]
    peers = tuple(replace(peer, state="lost", invitation="", late=False) for peer in live.peers)
    live = replace(live, stopped=DIFFERS, peers=peers, wish=NO_WISH)
    return settle(session, replace(table, live=live), effects)


def _hello(session: Session, table: Table, peer: Peer, talk: pr.Hello) -> Change:
    """A device introduces itself: if both understand each other it gets the match."""
    who = pr.mismatch(talk.oldest, talk.newest)
    if who or talk.rules < table.match.rules:
        return dismiss(session, table, peer, "reload me" if who == "me" else "reload you")
    if peer.state != "joining":
        return session, welcome(table, peer)
    protocol = min(pr.NEWEST, talk.newest)
    peer = replace(peer, state="linked", late=False, problem=None, invitation="", protocol=protocol)
    table = with_peer(table, peer)
    session, effects = _seat(replace(session, table=table), table, peer, clean_name(talk.name))
    assert session.table is not None
    table = session.table
    known = GAMES[table.match.game.meta.id].meta.rules
    ours = pr.Hello(
        pr.OLDEST, pr.NEWEST, __version__, known, "", pr.claimed(table.mark.revision), table.turn,
        table.match.digest(),
    )  # fmt: skip
    effects = [send(peer.id, ours), *effects]
    if peer.seats and talk.revision and (talk.revision, talk.turn) > (table.mark.revision, table.turn):
        session = replace(session, table=with_peer(table, replace(peer, fetching=True)))
        return session, [*effects, send(peer.id, pr.Fetch())]
    return session, [*effects, *_greeted(table, peer)]


def _greeted(table: Table, peer: Peer) -> list[fx.Effect]:
    """Whoever has come, or come back, gets the match; the others hear of it."""
    return [*welcome(table, peer), *to_all(host_of(table), presence(table), but=peer.id)]


def _seat(session: Session, table: Table, peer: Peer, name: str) -> Change:
    """Who sits down gives the seat a name, and takes it back from a bot that stood in."""
    seats = list(table.match.seats)
    for seat in peer.seats:
        seats[seat] = seats[seat]._replace(bot="", seed=0)
    if name and len(peer.seats) == 1:
        seats[peer.seats[0]] = seats[peer.seats[0]]._replace(name=name)
    if tuple(seats) == table.match.seats:
        return session, []
    return keep(session, at_seats(table, seats), [])


def _told(session: Session, table: Table, peer: Peer, talk: pr.Talk) -> Change:
    """What a device that sits at the table may say."""
    match talk:
        case pr.Act():
            return _act(session, table, peer, talk)
        case pr.Undo():
            return _undo(session, table, peer, talk)
        case pr.Behind():
            return session, welcome(table, peer)
        case pr.Version() if peer.fetching:
            return _version(session, table, peer, talk)
        case pr.Consent():
            asked = talk.number == host_of(table).wish.number != 0 and plays(table, peer.seats)
            return consent(session, table, peer.id, talk.yes) if asked else (session, [])
        case pr.Phrase():
            if talk.seat not in peer.seats:
                return session, []
            session, effects = say_phrase(session, table, talk.seat, talk.number)
            return session, [*to_all(host_of(table), talk, but=peer.id), *effects]
    return session, []


def _refuse(session: Session, peer: Peer, talk: pr.Act | pr.Undo, why: str) -> Change:
    return session, [send(peer.id, pr.Refused(talk.revision, talk.turn, why))]


def _objection(table: Table, peer: Peer, talk: pr.Act | pr.Undo) -> str:
    """Why nothing can be done now, whatever it is."""
    if host_of(table).stopped is not None:
        return "stopped"
    stale = (talk.revision, talk.turn) != (table.mark.revision, table.turn)
    return "stale" if stale else "" if peer.seats else "not yours"


def _act(session: Session, table: Table, peer: Peer, talk: pr.Act) -> Change:
    """A guest plays: only what is legal, now, and theirs to decide."""
    match = table.match
    why = _objection(table, peer, talk)
    if not why and (match.actor not in peer.seats or match.seats[match.actor].bot):
        why = "not yours"
    if not why and talk.action not in map(str, match.legal()):
        why = "illegal"
    return _refuse(session, peer, talk, why) if why else play(session, table, talk.action)


def _undo(session: Session, table: Table, peer: Peer, talk: pr.Undo) -> Change:
    """A guest wants to go back: at once if that is free, with everybody's consent if nothing was revealed."""
    match = table.match
    why = _objection(table, peer, talk)
    if why:
        return _refuse(session, peer, talk, why)
    if is_free(match, peer.seats, talk.to):
        return back(session, table, talk.to)
    if host_of(table).wish.number or not may_wish(match, talk.to):
        return _refuse(session, peer, talk, "illegal")
    mine = [seat for seat in peer.seats if seat in people(match)]
    return (
        wish(session, table, peer.id, mine[0], talk.to) if mine else _refuse(session, peer, talk, "not yours")
    )


def _version(session: Session, table: Table, peer: Peer, talk: pr.Version) -> Change:
    """A guest's version of the match was further on: the higher revision counts, then the longer list."""
    peer = replace(peer, fetching=False)
    table = with_peer(table, peer)
    session = replace(session, table=table)
    if not peer.seats:  # they were given to others meanwhile: it watches, and has no say
        return session, _greeted(table, peer)
    try:
        match = Match.from_link(talk.match)
    except CorruptSave:
        return dismiss(session, table, peer, "nonsense")
    found = relation(table.match, match)
    if found in ("newer", "same") or (talk.revision > table.mark.revision and found != "different"):
        name, match = name_of(table.match, peer.seats[0]), match.seated(table.match.seats)
        return adopt_version(session, table, name, match, talk.revision, found)
    if found == "forked":
        session = replace(session, notice=forked(table.match, match))
    return session, _greeted(table, peer)

"""Opening a table to others: invitations, and the answers that come back."""

from __future__ import annotations

from longhouse.engine import CorruptSave, Message
from longhouse.games import GAMES

from .. import effects as fx
from .. import messages as ms
from ..model import Change, Model, Session, Step, Table, fresh_id, here, replace, within
from ..pages import Seats
from ..say import looks
from ..slots import UNMARKED, LiveMark
from ..table import keep, settle
from . import protocol as pr
from . import signal
from .common import HOSTING, begun, overdue
from .invitation import NO_ANSWER, Invitation, read_answer, write_invitation
from .state import MAX_PEERS, Host, Peer
from .stun import server
from .telling import host_of, peer_of, with_peer

LATE_MS = 20_000  # without a connection: then the page says why that may be
OTHER_TAB = Message("This table is already open in another tab of this browser: go on there.")
USED = Message("This answer is for an invitation that has been used or replaced. Send a fresh one.")
OTHER_TABLE = Message("This answer is for another table.")
TAKEN = Message("The answer fits. The connection is being made …")
NO_OFFER = Message("The invitation could not be made.")


def open_table(model: Model, table: Table, _said: object = "") -> Step:
    """Let other devices sit at this table, as soon as it is certain that no other tab holds it."""
    session = model.session
    if not session.can_connect or table.live is not None or not table.slot:
        return model, []
    mark = table.mark
    if not mark.id:
        id, session = fresh_id(session)
        mark = LiveMark(id, 0, False)
    table = replace(table, live=Host(table.match), mark=mark)
    session, effects = settle(session, table, [fx.TakeLock(HOSTING + mark.id), *begun()])
    model = replace(model, session=session, dialog=Seats())
    return model, [*effects, fx.Focus(".dialog h2")]


def lock_taken(model: Model, table: Table, message: ms.LockTaken) -> Step:
    """This tab holds the table from now on, whoever did before; any other says where it is."""
    if message.name != HOSTING + table.mark.id:
        return model, []
    if not message.held:
        mark = table.mark if table.mark.revision else UNMARKED  # nothing has come of it
        session = replace(model.session, notice=OTHER_TAB, table=replace(table, live=None, mark=mark))
        return replace(model, session=session, dialog=None), [fx.StayAwake(False), fx.GuardLeaving(False)]
    mark, live = table.mark._replace(by_link=False), replace(host_of(table), locked=True)
    if not mark.host:
        mark = mark._replace(revision=mark.revision + 1, host=True)
    table = replace(table, live=live, mark=mark, shared=True, practice=False, guest=None)
    session, effects = keep(model.session, table, [])
    assert session.table is not None
    return within(model, invite_missing(session, session.table, effects))


# -- invitations


def invite_missing(session: Session, table: Table, effects: list[fx.Effect] | None = None) -> Change:
    """A fresh invitation for every seat elsewhere that has none, and for everybody who was lost."""
    live = host_of(table)
    made: list[fx.Effect] = list(effects or [])
    kept: list[Peer] = []
    for peer in live.peers:
        if peer.state == "lost":
            made.append(fx.HangUp(peer.id))
            if not peer.seats:
                continue  # who watched can be invited again
            fresh, session = _fresh(session, live, peer.seats)
            peer = replace(fresh, problem=peer.problem)
            made.append(_invite(session, peer))
        kept.append(peer)
    held = {seat for peer in kept for seat in peer.seats}
    missing = [seat for seat in table.away if seat not in held]
    while missing:
        seats = tuple(seat for seat in missing if device_of(table, seat) == device_of(table, missing[0]))
        missing = [seat for seat in missing if seat not in seats]
        peer, session = _fresh(session, live, seats)
        kept.append(peer)
        made.append(_invite(session, peer))
    table = replace(table, live=replace(live, peers=tuple(kept)))
    return replace(session, table=table), made


def device_of(table: Table, seat: int) -> int:
    """The first of the seats that were last played on the same device."""
    devices = table.mark.devices
    return devices[seat] if seat < len(devices) else seat


def _fresh(session: Session, live: Host, seats: tuple[int, ...]) -> tuple[Peer, Session]:
    name, session = fresh_id(session)
    return Peer(name[-6:], seats, internet=live.internet), session


def _invite(session: Session, peer: Peer) -> fx.Effect:
    return fx.Invite(peer.id, server(session) if peer.internet else "")


def invite_watcher(model: Model, table: Table, _said: str) -> Step:
    """An invitation for somebody who watches."""
    live = host_of(table)
    if len(live.peers) >= MAX_PEERS:
        return model, []
    peer, session = _fresh(model.session, live, ())
    table = replace(table, live=replace(live, peers=(*live.peers, peer)))
    return within(model, (replace(session, table=table), [_invite(session, peer)]))


def renew(model: Model, table: Table, id: str) -> Step:
    """Replace one invitation by a fresh one."""
    peer = peer_of(table, id)
    if peer is None or peer.state == "linked":
        return model, []
    return within(model, replaced(model.session, table, peer))


def replaced(session: Session, table: Table, peer: Peer) -> Change:
    """The same seats under a new invitation; the old one is no longer waited for."""
    live = host_of(table)
    fresh, session = _fresh(session, live, peer.seats)
    peers = tuple(fresh if each.id == peer.id else each for each in live.peers)
    session = replace(session, table=replace(table, live=replace(live, peers=peers)))
    return session, [fx.HangUp(peer.id), _invite(session, fresh)]


def internet(model: Model, table: Table, message: ms.Typed) -> Step:
    """Whether invitations ask a STUN server: those that nobody has answered yet are made anew."""
    session, live = model.session, replace(host_of(table), internet=message.value == "on")
    table = replace(table, live=live)
    effects: list[fx.Effect] = []
    for peer in live.peers:
        if peer.state in ("making", "invited", "lost"):
            session, more = replaced(session, table, peer)
            assert session.table is not None
            table, effects = session.table, [*effects, *more]
    return within(model, (replace(session, table=table), effects))


def described(model: Model, table: Table, message: ms.Described) -> Step:
    """An offer is ready: it becomes an invitation."""
    peer = peer_of(table, message.peer)
    if peer is None or peer.state != "making":
        return model, []
    try:
        text = write_invitation(_invitation(model.session, table, peer, signal.pack(message.description)))
        peer = replace(peer, state="invited", invitation=text)
    except signal.BadSignal:
        peer = replace(peer, state="lost", problem=NO_OFFER)
    return within(model, (replace(model.session, table=with_peer(table, peer)), []))


def _invitation(session: Session, table: Table, peer: Peer, packed: str) -> Invitation:
    match, names = table.match, looks(table.match, session.lang)
    first = match.seats[peer.seats[0]] if peer.seats else match.seats[0]
    ours = here(table)
    host = names[ours[0]].name if ours else ""
    meta = GAMES[match.game.meta.id].meta
    return Invitation(
        table.mark.id, peer.id, peer.seats, meta.id, match.rules, pr.OLDEST, pr.NEWEST, first.colour,
        first.name if peer.seats else "", host, session.now // 60_000, peer.internet, packed,
    )  # fmt: skip


# -- answers


def take_answer(session: Session, table: Table, text: str) -> tuple[Session, list[fx.Effect], Message]:
    """An answer was pasted, scanned, opened or overheard: begin to connect, or say why not."""
    try:
        answer = read_answer(text)
        description = signal.unpack(answer.signal)
    except CorruptSave as error:
        return session, [], error.message
    if answer.table != table.mark.id:
        return session, [], OTHER_TABLE
    peer = peer_of(table, answer.peer)
    if peer is None or peer.state != "invited":
        return session, [], USED
    session = replace(session, serial=session.serial + 1)
    peer = replace(peer, state="joining", problem=None)
    session = replace(session, table=with_peer(table, peer))
    waiting = fx.After(LATE_MS, ms.Tick("late", int(peer.id, 16)))
    return session, [fx.Accept(peer.id, description), waiting], TAKEN


def late(model: Model, table: Table, message: ms.Tick) -> Step:
    """Twenty seconds have passed since an answer was taken."""
    peer = peer_of(table, f"{message.serial:06x}")
    return (model, []) if peer is None else overdue(model, table, peer)


def overheard(model: Model, table: Table, message: ms.Overheard) -> Step:
    """Another tab was opened by an answer: if it is ours it is taken, and the tab hears so."""
    word, _, payload = message.text.partition(" ")
    if word != ANSWER:
        return model, []
    session, effects, said = take_answer(model.session, table, payload)
    if said in (NO_ANSWER, OTHER_TABLE):
        return model, []  # perhaps another tab waits for it
    model = _show(replace(model, session=session), said)
    return model, [*effects, fx.Broadcast(f"{TOOK if effects else USED_UP} {payload}")]


ANSWER, TOOK, USED_UP = "longhouse-answer", "longhouse-taken", "longhouse-used"  # what tabs tell each other


def _show(model: Model, said: Message) -> Model:
    """Say what became of an answer, where the invitations are if they are open."""
    if isinstance(model.dialog, Seats):
        return replace(model, dialog=replace(model.dialog, said=said, scanning=False))
    return model


def pasted(model: Model, table: Table, values: dict[str, str]) -> Step:
    """An answer was pasted."""
    return arrived(model, table, values.get("answer", ""))


def arrived(model: Model, table: Table, text: str) -> Step:
    """An answer came into this tab."""
    stop: list[fx.Effect] = []
    if isinstance(model.dialog, Seats) and model.dialog.scanning:
        stop = [fx.StopScanning()]
    session = replace(model.session, toast=None)  # that an invitation was copied is long past
    session, effects, said = take_answer(session, table, text[:2000])
    return _show(replace(model, session=session), said), [*stop, *effects]

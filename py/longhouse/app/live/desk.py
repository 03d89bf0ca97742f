"""What can happen to a table on several devices, whoever holds it; and its dialogs."""

from __future__ import annotations

from longhouse.engine import Message

from .. import effects as fx
from .. import messages as ms
from ..library import make_room, toast
from ..model import Model, Step, Table, replace, within
from ..pages import Leave, Seats
from ..rooms import Handlers, enter, on_dialog, with_table
from ..routes import read, to
from ..say import speaker
from ..sharing import NO_QR
from ..table import settle
from . import guest, host, inviting, seating
from .leaving import gone
from .state import Guest, Host
from .telling import peer_of
from .words import invitation_text

SCAN_PROBLEMS = {
    "denied": Message("The camera may not be used here. Paste the answer instead."),
    "no-camera": Message("There is no camera here. Paste the answer instead."),
    "failed": Message("The camera could not be used. Paste the answer instead."),
}


def hosts(table: Table) -> bool:
    """Whether this device holds a table on several devices."""
    return isinstance(table.live, Host)


def linked(model: Model, table: Table, message: ms.Linked) -> Step:
    """A connection opened, was interrupted or is lost."""
    return host.linked(model, table, message) if hosts(table) else guest.linked(model, table, message)


def received(model: Model, table: Table, message: ms.Received) -> Step:
    """A text came through a connection."""
    return host.received(model, table, message) if hosts(table) else guest.received(model, table, message)


def take_over(model: Model, table: Table, _said: str) -> Step:
    """A guest whose host is gone holds the table from now on."""
    if not lost_host(table):
        return model, []
    return inviting.open_table(replace(model, dialog=None), replace(table, live=None))


def reopen(model: Model, table: Table, _said: str) -> Step:
    """After two devices differed: the course of the host counts, and everybody gets it with an invitation."""
    live = table.live
    if not isinstance(live, Host) or live.stopped is None:
        return model, []
    session, effects = settle(model.session, replace(table, live=replace(live, stopped=None)), [])
    assert session.table is not None
    model, more = seats(replace(model, session=session), session.table, "")
    return model, [*effects, *more]


def lost_host(table: Table) -> bool:
    """Whether this device sat at a table whose host is gone."""
    return isinstance(table.live, Guest) and table.live.link == "lost"


# -- the dialog of seats and invitations


def seats(model: Model, table: Table, _said: str) -> Step:
    """Show who plays where, with a fresh invitation for everybody who was lost."""
    session, effects = model.session, list[fx.Effect]()
    if isinstance(table.live, Host) and table.live.locked:
        session, effects = inviting.invite_missing(session, table)
    session = replace(session, toast=None)
    return replace(model, session=session, dialog=Seats()), [*effects, fx.Focus(".dialog h2")]


def url_of(model: Model, table: Table, id: str) -> str:
    """The link of an invitation; empty if there is none."""
    peer = peer_of(table, id)
    return f"{model.session.base}#{to('join', peer.invitation)}" if peer and peer.invitation else ""


def _send(model: Model, table: Table, id: str) -> Step:
    url = url_of(model, table, id)
    peer = peer_of(table, id)
    if not url or peer is None:
        return model, []
    say = speaker(model.session.lang, table.match)
    text = invitation_text(table.match, peer.seats, say)
    return model, [fx.Share(table.match.game.meta.title, text, url)]


def _copy(model: Model, table: Table, id: str) -> Step:
    url = url_of(model, table, id)
    return model, [fx.Copy(url)] if url else []


def _qr(model: Model, table: Table, id: str) -> Step:
    """Show an invitation as a QR code, or put it away again."""
    dialog, url = model.dialog, url_of(model, table, id)
    assert isinstance(dialog, Seats)
    if not url or dialog.shown == id:
        return replace(model, dialog=replace(dialog, shown="", qr=())), []
    dialog = replace(dialog, shown=id, qr=(), said=None)
    return replace(make_room(model), dialog=dialog), [fx.MakeQr(url)]


def _qr_made(model: Model, table: Table, message: ms.QrMade) -> Step:
    dialog = model.dialog
    assert isinstance(dialog, Seats)
    if message.text != url_of(model, table, dialog.shown):
        return model, []
    problem = NO_QR if message.why else None
    dialog = replace(dialog, qr=message.rows, said=problem)
    return replace(model, dialog=dialog), [fx.Focus(".qr", scroll=True)]


def _shared(model: Model, _dialog: Seats, message: ms.Shared) -> Step:
    """The dialog stays open: there is more to send."""
    if message.how != "copied":
        return model, []
    return within(model, toast(model.session, Message("The link has been copied.")))


def _scan(model: Model, dialog: Seats, _said: str) -> Step:
    """Switch the camera on or off."""
    on = not dialog.scanning
    dialog = replace(dialog, scanning=on, said=None, shown="", qr=())
    return replace(model, dialog=dialog), [fx.Scan() if on else fx.StopScanning()]


def _scanned(model: Model, table: Table, message: ms.Scanned) -> Step:
    dialog = model.dialog
    assert isinstance(dialog, Seats)
    if not dialog.scanning:
        return model, []
    if message.why:
        said = SCAN_PROBLEMS.get(message.why, SCAN_PROBLEMS["failed"])
        return replace(model, dialog=replace(dialog, scanning=False, said=said)), []
    return inviting.arrived(model, table, message.text)


def _close(model: Model, dialog: Seats, _said: str) -> Step:
    stop: list[fx.Effect] = [fx.StopScanning()] if dialog.scanning else []
    return replace(model, dialog=None), [*stop, fx.Focus("opener | #prompt")]


def _typed_seat(model: Model, table: Table, message: ms.Typed) -> Step:
    return seating.typed(model, table, message)


def _orders(table: Table) -> bool:
    return table.orders


SEATS: Handlers = {
    "send_invitation": with_table(_send, hosts),
    "copy_invitation": with_table(_copy, hosts),
    "qr": with_table(_qr, hosts),
    "renew": with_table(inviting.renew, hosts),
    "watcher": with_table(inviting.invite_watcher, hosts),
    "answer": with_table(inviting.pasted, hosts),
    "scan": on_dialog(_scan),
    "escape": on_dialog(_close),
    ms.QrMade: with_table(_qr_made, hosts),
    ms.Shared: on_dialog(_shared),
    ms.Scanned: with_table(_scanned, hosts),
    (ms.Typed, "sits"): with_table(_typed_seat, _orders),
    (ms.Typed, "internet"): with_table(inviting.internet, hosts),
}


# -- leaving


def _leave(model: Model, table: Table, _said: str) -> Step:
    """Leave the table all the same."""
    dialog = model.dialog
    assert isinstance(dialog, Leave)

    def go(model: Model, where: str) -> Step:
        door, parts = read(where)
        return enter(door.room, model, *parts, opener=door.opener)

    return gone(model, table, dialog.where, go)


LEAVE: Handlers = {"leave": with_table(_leave, fresh=True)}

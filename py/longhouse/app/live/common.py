"""What hosts and guests do alike: quick phrases, the end of a table, and going on without it."""

from __future__ import annotations

from longhouse.engine import Message, Seat

from .. import effects as fx
from .. import messages as ms
from ..model import Change, Model, Session, Step, Table, here, replace, within
from ..pages import Crash, Seats
from ..say import speaker
from ..table import keep
from . import protocol as pr
from .phrases import PHRASES
from .state import Guest, Host, Peer, Spoken
from .telling import send, to_all, with_peer

PHRASE_MS = 8000
HOSTING = "table-"  # begins the name of the lock that the tab of a table's host holds


def crash(model: Model, report: str) -> Model:
    """A dialog with a bug report: the positions of two devices differ."""
    return replace(model, dialog=Crash(report))


def answer_past(model: Model) -> Model:
    """What was said of an answer is past: the seat itself says what became of it."""
    dialog = model.dialog
    return replace(model, dialog=replace(dialog, said=None)) if isinstance(dialog, Seats) else model


def overdue(model: Model, table: Table, peer: Peer) -> Step:
    """There is no connection yet: the page says why that may be, and what else can be done."""
    if peer.state != "joining":
        return model, []
    session = replace(model.session, table=with_peer(table, replace(peer, late=True)))
    return within(answer_past(model), (session, []))


# -- phrases


def say_phrase(session: Session, table: Table, seat: int, number: int) -> Change:
    """A phrase is shown for a while, and read out."""
    assert table.live is not None
    session = replace(session, serial=session.serial + 1)
    live = replace(table.live, spoken=Spoken(seat, number, session.serial))
    say = speaker(session.lang, table.match)
    words = say(Message("{seat}: {phrase}", seat=Seat(seat), phrase=PHRASES[number]))
    session = replace(session, table=replace(table, live=live, said=words))
    return session, [fx.After(PHRASE_MS, ms.Tick("phrase", session.serial))]


def phrase(model: Model, table: Table, said: str) -> Step:
    """Somebody here says something: the number of a phrase."""
    seats, live = here(table), table.live
    if not seats or live is None or said not in map(str, range(len(PHRASES))):
        return model, []
    seat = table.viewer if table.viewer in seats else seats[0]
    assert seat is not None
    talk = pr.Phrase(seat, int(said))
    sent = to_all(live, talk) if isinstance(live, Host) else [send(live.peer, talk)]
    session, effects = say_phrase(model.session, table, seat, int(said))
    return within(model, (session, [*sent, *effects]))


def phrase_over(model: Model, table: Table, message: ms.Tick) -> Step:
    """A phrase has been there long enough."""
    live = table.live
    if live is None or live.spoken is None or live.spoken.serial != message.serial:
        return model, []
    return within(model, (replace(model.session, table=replace(table, live=replace(live, spoken=None))), []))


# -- the end


def begun() -> list[fx.Effect]:
    """What holds while a table is open: the screen stays on, and leaving the page is asked about."""
    return [fx.StayAwake(True), fx.GuardLeaving(True)]


def parting(table: Table, why: str = "") -> list[fx.Effect]:
    """What is to be done when this device leaves the table."""
    live = table.live
    ending: list[fx.Effect] = [fx.StayAwake(False), fx.GuardLeaving(False)]
    if isinstance(live, Guest):
        return [send(live.peer, pr.Bye(why or "left")), fx.HangUp(live.peer), *ending]
    assert isinstance(live, Host)
    ids = [peer.id for peer in live.peers]
    farewell = to_all(live, pr.Bye(why or "closed"))
    return [*farewell, *map(fx.HangUp, ids), fx.DropLock(HOSTING + table.mark.id), *ending]


def go_on(model: Model, table: Table, how: str) -> Step:
    """Go on without the table: "link" keeps everybody's seats, "here" brings all people to this device."""
    live = table.live
    if isinstance(live, Guest) and live.link != "lost":
        return model, []  # at somebody's table the host decides that
    effects = parting(table) if live is not None else []
    away = table.away if how == "link" else ()
    mark = table.mark._replace(host=True, by_link=how == "link")
    table = replace(table, live=None, away=away, viewer=None, mark=mark)
    model = replace(model, dialog=None)
    return within(model, keep(model.session, table, [*effects, fx.Focus("#prompt")]))

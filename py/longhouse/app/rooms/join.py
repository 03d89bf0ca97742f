"""Following an invitation to a table on several devices."""

from __future__ import annotations

from longhouse.engine import CorruptSave, Message
from longhouse.engine.limits import MAX_NAME

from .. import effects as fx
from .. import messages as ms
from ..library import apologise, make_room, toast
from ..live import joining
from ..live.invitation import read_invitation
from ..live.state import Credit
from ..model import Model, Step, left, replace, within
from ..pages import Join
from ..routes import to
from ..screens import join
from ..sharing import NO_QR
from . import Room, on_page


def open_page(model: Model, payload: str) -> Step:
    """Show an invitation: whose seat, which game, who invites."""
    session = left(model.session)
    try:
        invitation = read_invitation(payload)
    except CorruptSave as error:
        return apologise(session, error.message)
    name = invitation.name or (session.settings.names[0] if session.settings.names else "")
    page = Join(payload, invitation, Credit(), name if invitation.seats else "")
    return Model(session, page), [fx.Focus("h1")]


def _typed_name(model: Model, page: Join, message: ms.Typed) -> Step:
    return replace(model, page=replace(page, person=message.value[:MAX_NAME])), []


def _typed_internet(model: Model, page: Join, message: ms.Typed) -> Step:
    return replace(model, page=replace(page, internet=message.value == "on")), []


def url_of(model: Model, page: Join) -> str:
    """The link of the answer."""
    return f"{model.session.base}#{to('answer', page.answer)}"


def _send(model: Model, page: Join, _said: str) -> Step:
    """Hand the answer to the system's share sheet."""
    model, effects = joining.handed_over(model, page)
    text = join.answer_text(model.session, page)
    return model, [fx.Share("Longhouse", text, url_of(model, page)), *effects]


def _copy(model: Model, page: Join, _said: str) -> Step:
    model, effects = joining.handed_over(model, page)
    return model, [fx.Copy(url_of(model, page)), *effects]


def _qr(model: Model, page: Join, _said: str) -> Step:
    """Show the answer as a QR code, or put it away again."""
    page = replace(page, qr_wanted=not page.qr_wanted, problem=None)
    model, effects = joining.handed_over(replace(make_room(model), page=page), page)
    wanted = page.qr_wanted and not page.qr
    return model, [*effects, fx.MakeQr(url_of(model, page))] if wanted else effects


def _qr_made(model: Model, page: Join, message: ms.QrMade) -> Step:
    if message.text != url_of(model, page):
        return model, []
    page = replace(page, qr=message.rows, problem=NO_QR if message.why else None)
    return replace(model, page=page), [fx.Focus(".qr", scroll=True)]


def _shared(model: Model, _page: Join, message: ms.Shared) -> Step:
    if message.how != "copied":
        return model, []
    return within(model, toast(model.session, Message("The link has been copied.")))


ROOM = Room(
    title=lambda _session, _page, say: say(join.TITLE),
    draw=join.draw,
    handlers={
        "join": on_page(joining.join),
        "again": on_page(joining.again),
        "send_answer": on_page(_send),
        "copy_answer": on_page(_copy),
        "qr": on_page(_qr),
        ms.QrMade: on_page(_qr_made),
        ms.Shared: on_page(_shared),
        ms.Described: on_page(joining.described),
        ms.Linked: on_page(joining.linked),
        ms.Received: on_page(joining.received),
        (ms.Tick, "waiting"): on_page(joining.late),
        (ms.Typed, "person"): on_page(_typed_name),
        (ms.Typed, "internet"): on_page(_typed_internet),
    },
)

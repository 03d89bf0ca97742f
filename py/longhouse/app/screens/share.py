"""The dialog for sharing: what travels with the link, and the ways to hand it over."""

from __future__ import annotations

from longhouse.engine import Message, Seat
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..model import Model, Sharing, own_seat, people
from ..say import speaker
from ..widgets import button, select
from .qr import picture

HONOUR = Message(
    "The link holds the whole game so far, and with it all its secrets: whoever opens it could look them up. "
    "That nobody does rests on honour."
)


def draw(model: Model, _arg: str, say: Say) -> list[object]:
    """Title and contents of the dialog."""
    sharing = model.sharing
    if sharing is None:
        return [say(Message("Share this game"))]
    send = Message("Send the link …")
    qr = Message("Hide the QR code") if sharing.qr_wanted else Message("Show a QR code")
    copy_kind = "" if model.can_share else "primary"
    return [
        say(Message("Share this game") if sharing.whole else Message("Share the result")),
        tag("p", None, say(HONOUR)) if sharing.whole else None,
        tag("p", {"class": "shared-text"}, sharing.text),
        _mine(model) if sharing.whole else None,
        tag(
            "div",
            {"class": "field"},
            tag("label", {"for": "share-url"}, say(Message("Link"))),
            tag("input", {"id": "share-url", "readonly": True, "value": sharing.url}),
        ),
        tag(
            "div",
            {"class": "controls"},
            button(say(send), "send_link", kind="primary") if model.can_share else None,
            button(say(Message("Copy the link")), "copy_link", kind=copy_kind),
            button(say(Message("Copy text and link")), "copy_text"),
            button(say(qr), "qr", **{"aria-expanded": "true" if sharing.qr_wanted else "false"}),
        ),
        _qr(sharing, say) if sharing.qr_wanted else None,
    ]


def _mine(model: Model) -> Markup | None:
    """Who plays here, where several people play."""
    table = model.table
    if table is None or not table.slot or len(people(table.match)) < 2 or table.match.outcome is not None:
        return None
    say = speaker(model.lang, table.match)
    mine = own_seat(table)
    seats = [(str(seat), say(Message("{seat}", seat=Seat(seat)))) for seat in people(table.match)]
    options = [("", say(Message("everybody"))), *seats]
    label = say(Message("Who plays at this device"))
    return tag("div", {"class": "field"}, select("mine", label, "" if mine is None else str(mine), options))


def _qr(sharing: Sharing, say: Say) -> Markup:
    if sharing.problem is not None:
        return tag("p", {"role": "alert"}, say(sharing.problem))
    if not sharing.qr:
        return tag("p", {"role": "status"}, say(Message("The QR code is being made …")))
    return picture(sharing.qr, say(Message("The link as a QR code: scan it with another device.")))

"""The dialog for sharing: what travels with the link, and the ways to hand it over."""

from __future__ import annotations

from longhouse.engine import Message, Seat
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..model import Session, here, people
from ..pages import Share
from ..say import speaker
from ..widgets import button, controls, field, select
from .qr import picture

HONOUR = Message(
    "The link holds the whole game so far, with all its secrets: whoever opens it could look them up. Not "
    "doing so is a matter of honour."
)


def draw(session: Session, dialog: Share, say: Say) -> list[object]:
    """Title and contents of the dialog."""
    send = Message("Send the link …")
    qr = Message("Hide the QR code") if dialog.qr_wanted else Message("Show a QR code")
    copy_kind = "" if session.can_share else "primary"
    return [
        say(Message("Share this game") if dialog.whole else Message("Share the result")),
        tag("p", None, say(HONOUR)) if dialog.whole else None,
        tag("p", {"class": "shared-text"}, dialog.text),
        _mine(session) if dialog.whole else None,
        field(
            tag("label", {"for": "share-url"}, say(Message("Link"))),
            tag("input", {"id": "share-url", "readonly": True, "value": dialog.url}),
        ),
        controls(
            button(say(send), "send_link", kind="primary") if session.can_share else None,
            button(say(Message("Copy the link")), "copy_link", kind=copy_kind),
            button(say(Message("Copy text and link")), "copy_text"),
            button(say(qr), "qr", **{"aria-expanded": "true" if dialog.qr_wanted else "false"}),
        ),
        _qr(dialog, say) if dialog.qr_wanted else None,
    ]


def _mine(session: Session) -> Markup | None:
    """Who plays here, where several people play."""
    table = session.table
    if (
        table is None
        or table.live
        or not table.slot
        or len(people(table.match)) < 2
        or table.match.outcome is not None
    ):
        return None
    say = speaker(session.lang, table.match)
    seats = [(str(seat), say(Message("{seat}", seat=Seat(seat)))) for seat in people(table.match)]
    options = [("", say(Message("everybody"))), *seats]
    ours = list(map(str, here(table)))
    chosen = ",".join(ours) if len(ours) < len(seats) else ""
    if len(ours) > 1 and chosen:
        options.append((chosen, ", ".join(name for seat, name in seats if seat in ours)))
    label = say(Message("Who plays on this device"))
    return field(select("mine", label, chosen, options))


def _qr(dialog: Share, say: Say) -> Markup:
    if dialog.problem is not None:
        return tag("p", {"role": "alert"}, say(dialog.problem))
    if not dialog.qr:
        return tag("p", {"role": "status"}, say(Message("The QR code is being made …")))
    return picture(dialog.qr, say(Message("The link as a QR code: scan it with another device.")))

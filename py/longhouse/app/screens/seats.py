"""Dialogs of a table on several devices: who plays where with the invitations, and whether to leave."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.bots import levels_of
from longhouse.engine import Message, Seat
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..live.seating import WITH, place_of, places
from ..live.state import MAX_PEERS, Host, Peer
from ..live.stun import STUN, server
from ..live.telling import host_of
from ..live.words import BAD_ADDRESS, HONOUR, NO_CONNECTION, WHY_LATE
from ..model import Session, Table
from ..pages import Leave, Seats
from ..say import LEVEL_NAMES, speaker
from ..widgets import button, controls, field, select
from . import picture, preferences, qr
from .join import internet

TITLE = Message("Seats and invitations")


def draw(session: Session, dialog: Seats, _say: Say) -> list[object]:
    """Title and contents of the dialog."""
    table = session.table
    assert table is not None
    say = speaker(session.lang, table.match)
    live = table.live if isinstance(table.live, Host) else None
    shown: list[object] = [say(TITLE)]
    if not session.can_connect:
        return [*shown, tag("p", {"role": "alert"}, say(NO_CONNECTION))]
    if live is None:
        return [*shown, *_closed(table, say)]
    return [
        *shown,
        None if _expected(live) else _said(dialog, say),
        *_next(live, say),
        _seats(session, table, dialog, table.away, say),
        *(_watcher(session, live, peer, dialog, say) for peer in live.peers if not peer.seats),
        *_answers(session, live, dialog, say),
        _seats(session, table, dialog, [i for i in range(table.match.players) if i not in table.away], say),
        *_internet(session, live, say),
        tag("p", {"class": "hint"}, say(HONOUR)),
        controls(
            button(say(Message("Invite somebody to watch")), "watcher")
            if len(live.peers) < MAX_PEERS
            else None,
            button(say(Message("Go on by link")), "go_on", "link", "quiet"),
            button(say(Message("All go on at this device")), "go_on", "here", "quiet"),
        ),
    ]


def _seats(session: Session, table: Table, dialog: Seats, which: Sequence[int], say: Say) -> Markup | None:
    """Those elsewhere come first, with the answers from there: they are what the dialog is about."""
    if not which:
        return None
    return tag("ul", {"class": "peers"}, *(_seat(session, table, dialog, seat, say) for seat in which))


def _closed(table: Table, say: Say) -> list[object]:
    """Before the table is open to others: who plays where."""
    text = Message(
        "Everybody on their own device, at the same time: choose who plays elsewhere, then send each of them "
        "an invitation. No account, no server: the devices talk to each other."
    )
    opens = button(say(Message("Open the table")), "open_table", kind="primary") if table.away else None
    whom = (
        None
        if table.away
        else tag("p", {"class": "hint"}, say(Message("Choose at least one seat elsewhere.")))
    )
    return [
        picture.step("send"),
        tag("p", None, say(text)),
        tag("div", {"class": "peer-places"}, *(_place(table, i, say) for i in range(table.match.players))),
        whom,
        controls(opens),
    ]


def _place(table: Table, seat: int, say: Say) -> Markup:
    """Where a seat is played."""
    levels = levels_of(table.match.game.meta.id)
    names: list[tuple[str, str]] = []
    for place in places(table, seat):
        if place == "here":
            text = Message("here")
        elif place == "elsewhere":
            text = Message("elsewhere")
        elif place in levels:
            text = Message("bot: {level}", level=LEVEL_NAMES[place])
        else:
            text = Message("elsewhere, with {seat}", seat=Seat(int(place.removeprefix(WITH))))
        names.append((place, say(text)))
    label = say(Message("{seat} plays", seat=Seat(seat)))
    return field(select(f"sits.{seat}", label, place_of(table, seat), names))


def _internet(session: Session, live: Host, say: Say) -> list[Markup | None]:
    """Play across the internet: the switch once a server is set, and where one is typed in."""
    text = Message(
        "Friends in other networks connect across the internet, with the help of a STUN server: type in its "
        "address, then switch it on."
    )
    typed_in = tag(
        "details",
        {"class": "more", "id": "across", "open": any(peer.problem == BAD_ADDRESS for peer in live.peers)},
        tag("summary", None, say(Message("Across the internet"))),
        tag("p", {"class": "hint"}, say(text)),
        preferences.stun(session, say),
    )
    return [None if STUN else typed_in, internet(live.internet, say) if server(session) else None]


def _expected(live: Host) -> bool:
    """Whether an answer is expected."""
    return any(peer.state in ("making", "invited", "joining") for peer in live.peers)


def _said(dialog: Seats, say: Say) -> Markup | None:
    """What became of the last answer, and of the camera: where one looks, which is where it was given."""
    return tag("p", {"role": "status", "class": "said"}, say(dialog.said)) if dialog.said else None


def _next(live: Host, say: Say) -> list[object]:
    """One sentence about what happens next."""
    states = {peer.state for peer in live.peers}
    if not _expected(live):
        done = Message("Everybody is at the table.")
        to_table = controls(button(say(Message("To the table")), "escape", kind="primary"))
        return [picture.step("joined"), tag("p", None, say(done)), to_table] if states == {"linked"} else []
    text = Message(
        "Send each person their invitation. They tap Join and get an answer: open it in this browser, paste "
        "it here, or scan it."
    )
    return [
        picture.step("send" if "invited" in states else "joined"),
        tag("p", None, tag("b", None, say(text))),
    ]


def _answers(session: Session, live: Host, dialog: Seats, say: Say) -> list[object]:
    """Where answers go, as long as one is expected."""
    if not _expected(live):
        return []
    return [
        tag(
            "form",
            {"class": "stack", "data-do": "answer"},
            field(
                tag("label", {"for": "answer"}, say(Message("Answer"))),
                tag("input", {"id": "answer", "name": "answer", "autocomplete": "off"}),
            ),
            controls(
                tag("button", {"class": "btn", "type": "submit"}, say(Message("Take the answer"))),
                _scan(dialog, say) if session.can_scan else None,
            ),
        ),
        _said(dialog, say),
        tag("video", {"id": "scanner", "class": "scanner", "playsinline": True, "muted": True})
        if dialog.scanning
        else None,
    ]


def _scan(dialog: Seats, say: Say) -> Markup:
    text = Message("Stop scanning") if dialog.scanning else Message("Scan the answer")
    return button(say(text), "scan", **{"aria-pressed": "true" if dialog.scanning else "false"})


_STATES = {
    "making": Message("The invitation is being made …"),
    "invited": Message("invited"),
    "joining": Message("The connection is being made …"),
    "linked": Message("connected"),
    "away": Message("The connection is interrupted."),
    "lost": Message("not connected"),
}


def _seat(session: Session, table: Table, dialog: Seats, seat: int, say: Say) -> Markup:
    """A seat: where it is played, and the invitation to it."""
    live = host_of(table)
    peer = next((each for each in live.peers if seat in each.seats), None)
    first = peer is not None and peer.seats[0] == seat
    colour = table.match.seats[seat].colour
    return tag(
        "li",
        {"class": f"peer clan-{colour}", "id": f"sits-{seat}"},
        picture.emblem(colour),
        _place(table, seat, say),
        *(
            _invitation(session, peer, dialog, say, say(Message("{seat}", seat=Seat(seat))))
            if first and peer
            else ()
        ),
    )


def _watcher(session: Session, live: Host, peer: Peer, dialog: Seats, say: Say) -> Markup:
    name = say(Message("A spectator"))
    return tag("div", {"class": "peer"}, tag("b", None, name), *_invitation(session, peer, dialog, say, name))


def _invitation(session: Session, peer: Peer, dialog: Seats, say: Say, name: str) -> list[object]:
    """How an invitation stands, and the ways to hand it over."""
    state = tag("p", {"class": f"peer-state peer-{peer.state}"}, say(_STATES[peer.state]))
    problem = tag("p", None, say(peer.problem)) if peer.problem else None
    shown: list[object] = [state, problem]
    if peer.state == "invited":
        wanted = dialog.shown == peer.id
        shown.append(
            controls(
                _named(Message("Send …"), "send_invitation", peer, say, name, "primary")
                if session.can_share
                else None,
                _named(
                    Message("Copy"),
                    "copy_invitation",
                    peer,
                    say,
                    name,
                    "" if session.can_share else "primary",
                ),
                _named(Message("Hide the QR code") if wanted else Message("QR code"), "qr", peer, say, name),
            )
        )
        if wanted and dialog.qr:
            label = Message("The invitation as a QR code: scan it with the other device.")
            shown.append(qr.picture(dialog.qr, say(label)))
    if peer.late:
        shown.append(tag("p", {"role": "status"}, say(WHY_LATE)))
    without = peer.late or peer.problem == WHY_LATE
    if without or peer.state in ("away", "lost"):  # who is away may be so for good
        by_link = button(say(Message("Go on by link")), "go_on", "link", "quiet")
        shown.append(
            controls(
                _named(Message("Fresh invitation"), "renew", peer, say, name)
                if peer.late or peer.state in ("away", "lost")
                else None,
                by_link if without else None,
            )
        )
    return shown


def _named(text: Message, command: str, peer: Peer, say: Say, name: str, kind: str = "") -> Markup:
    label = say(Message("{action}: {title}", action=text, title=name))
    return button(say(text), command, peer.id, kind, **{"aria-label": label})


def leave(session: Session, _dialog: Leave, say: Say) -> list[object]:
    """Whether to leave a table at which others sit."""
    table = session.table
    assert table is not None
    text = Message(
        "Your seat is kept, and the game stays on this device. To come back you need a fresh invitation."
    )
    if table.orders:
        text = Message(
            "This device holds the table: the others lose the connection. Everybody keeps the game, and you "
            "can open the table again."
        )
    return [
        say(Message("Leave the table?")),
        tag("p", None, say(text)),
        controls(
            button(say(Message("Stay")), "escape", kind="primary"),
            button(say(Message("Leave the table")), "leave", kind="danger"),
        ),
    ]

"""At a table on several devices: who is there, phrases, what is asked, and how to go on when it is lost."""

from __future__ import annotations

from longhouse.engine import Message, Seat
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..live.phrases import PHRASES
from ..live.state import Guest
from ..live.telling import presence, seat_states
from ..live.undoing import can_ask
from ..model import Session, Table, here
from ..widgets import button, controls, icon, signed_button
from . import picture

_SIGNS = {
    "here": Message("connected"),
    "away": Message("away"),
    "lost": Message("not connected"),
    "bot": Message("bot"),
    "thinking": Message("thinking"),
}


def draw(session: Session, table: Table, say: Say) -> Markup | None:
    """The strip above the board; before a table is live again, how to go on with it."""
    if table.live is None:
        return _was_live(session, table, say)
    lost = isinstance(table.live, Guest) and table.live.link == "lost"
    shown = [_person(table, seat, state, say) for seat, state in enumerate(_states(table))]
    return tag(
        "section",
        {"class": "live", "aria-label": say(Message("At the table"))},
        tag("ul", {"class": "live-people"}, *shown, None if lost else _watching(table, say)),
        _spoken(table, say),
        _asked(table, say),
        None if lost else _ways(table, say),
        _waiting(session, table, say),
    )


def _states(table: Table) -> tuple[str, ...]:
    """How each seat is doing, as far as this device knows."""
    live, players = table.live, table.match.players
    if not isinstance(live, Guest):
        return seat_states(table)
    states = (live.seats or ("here",) * players)[:players]
    if live.link == "lost":  # nothing is known of the others any more
        return tuple("lost" if seat in table.away else state for seat, state in enumerate(states))
    return states


def awaited(table: Table, actor: int) -> Message:
    """What somebody does who decides elsewhere."""
    if _states(table)[actor] in ("away", "lost"):
        return Message("{seat} is to move, but is not connected.", seat=Seat(actor))
    return Message("{seat} is thinking …", seat=Seat(actor))


def _person(table: Table, seat: int, state: str, say: Say) -> Markup:
    """Name and sign of a seat: a dot for who is there, a word for everything else."""
    if state == "here" and table.match.actor == seat:
        state = "thinking"
    colour = table.match.seats[seat].colour
    name = say(Message("{seat}", seat=Seat(seat)))
    return tag(
        "li",
        {"class": f"live-person live-{state}", "title": f"{name}: {say(_SIGNS[state])}"},
        picture.emblem(colour),
        tag("span", {"class": "live-name"}, name),
        tag("span", {"class": "sr" if state == "here" else "live-sign"}, say(_SIGNS[state])),
    )


def _watching(table: Table, say: Say) -> Markup | None:
    """Who plays should know that somebody looks on; who looks on, that they do."""
    live = table.live
    if isinstance(live, Guest) and not here(table):
        text = Message("You are watching.")
    else:
        count = live.watching if isinstance(live, Guest) else presence(table).watching
        if not count:
            return None
        text = Message.plural("{n} person is watching.", "{n} people are watching.", n=count)
    return tag("li", {"class": "live-person live-watching"}, say(text))


def _spoken(table: Table, say: Say) -> Markup | None:
    live = table.live
    if live is None or live.spoken is None:
        return None
    colour = table.match.seats[live.spoken.seat].colour
    words = Message("{seat}: {phrase}", seat=Seat(live.spoken.seat), phrase=PHRASES[live.spoken.number])
    return tag("p", {"class": f"live-spoken clan-{colour}"}, picture.emblem(colour), say(words))


def _asked(table: Table, say: Say) -> Markup | None:
    """Somebody wants to take back more than is free."""
    live = table.live
    if live is None or not live.wish.number:
        return None
    if not live.wish.asked:
        return tag("p", {"role": "status"}, say(Message("Waiting until everybody agrees to take it back …")))
    text = Message("{seat} asks everybody: take back the last move?", seat=Seat(live.wish.by))
    return tag(
        "div",
        {"class": "notice", "role": "alert"},
        tag("p", None, say(text)),
        controls(
            button(say(Message("Agree")), "consent", "yes", "primary"),
            button(say(Message("Rather not")), "consent", "no"),
        ),
    )


def _ways(table: Table, say: Say) -> Markup:
    """Phrases, asking for an undo, and the host's list of seats."""
    seats, back = Message("Seats and invitations"), Message("Ask to take back")
    return tag(
        "div",
        {"class": "live-ways"},
        signed_button("seats", say(seats), "seats", "quiet") if table.orders else None,
        signed_button("undo", say(back), "take_back", "quiet") if can_ask(table) else None,
        _phrases(table, say) if here(table) else None,
    )


def _phrases(table: Table, say: Say) -> Markup:
    """The phrases unfold over the board; another id once something was said folds them again."""
    spoken, text = table.live.spoken if table.live else None, say(Message("Say something"))
    said = spoken is not None and spoken.seat in here(table)
    return tag(
        "details",
        {"class": "phrases", "id": "phrases-said" if said else "phrases"},
        tag(
            "summary",
            {"class": "btn signed quiet", "title": text},
            icon("say"),
            tag("span", {"class": "words"}, text),
        ),
        controls(*(button(say(phrase), "phrase", str(i)) for i, phrase in enumerate(PHRASES))),
    )


def _waiting(session: Session, table: Table, say: Say) -> Markup | None:
    """What a guest waits for, or can do without the host."""
    live = table.live
    if not isinstance(live, Guest):
        return None
    if live.link == "away":
        text = Message("The connection to the host is interrupted. Your seat is kept; it is tried again.")
        return tag("p", {"role": "status"}, say(text))
    if live.link == "linked":
        return None
    if table.match.outcome is not None and live.stopped is None:
        text = Message(
            "The connection to the host has ended. The game is kept on this device; for another one, ask for "
            "a fresh invitation."
        )
        if live.closed:
            text = Message("The host’s table is closed. The game is kept on this device.")
        return tag("p", {"role": "status"}, say(text))
    text = Message(
        "The connection to the host is lost. Nothing that was played is: open a fresh invitation from the "
        "host, or go on from here."
    )
    text = live.stopped or text
    attrs = {"class": "notice", "role": "alert", "tabindex": -1}
    return tag("div", attrs, tag("p", None, say(text)), _without(session, say))


def pause(table: Table) -> Message:
    """Why nothing can be chosen here although it is one's move."""
    live = table.live
    if isinstance(live, Guest) and live.sent and live.link == "linked":
        return Message("Sent. Waiting for the host …")
    return Message("Waiting for the connection to the table …")


def _without(session: Session, say: Say) -> Markup:
    """How to go on without the host."""
    take_over = Message("Hold the table from here")
    return controls(
        button(say(take_over), "take_over", kind="primary") if session.can_connect else None,
        button(say(Message("Go on by link")), "go_on", "link"),
        button(say(Message("All go on at this device")), "go_on", "here"),
    )


def _was_live(session: Session, table: Table, say: Say) -> Markup | None:
    """A game that was played on several devices, opened again."""
    if not table.mark.id or not table.away or not table.slot or table.match.outcome is not None:
        return None
    text = Message("This game is played on several devices. Everybody needs a fresh invitation.")
    again = Message("Open the table again")
    if not table.mark.host:
        text = Message(
            "This game is played at another device’s table. Ask for a fresh invitation, or go on from here."
        )
        again = Message("Hold the table from here")
    return tag(
        "div",
        {"class": "notice", "role": "status"},
        tag("p", None, say(text)),
        controls(
            button(say(again), "open_table", kind="primary" if table.mark.host else "")
            if session.can_connect
            else None,
            button(say(Message("All go on at this device")), "go_on", "here"),
        ),
    )

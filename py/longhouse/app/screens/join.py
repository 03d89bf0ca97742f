"""The page of an invitation: whose seat, which game, who invites; then the answer to send back."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.limits import MAX_NAME
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import GAMES, cover

from ..i18n import Say, translator
from ..live.invitation import OLD, age
from ..live.joining import unfit
from ..live.stun import STUN, server
from ..live.words import HONOUR, INTERNET, NO_CONNECTION, WHY_LATE
from ..model import Session
from ..pages import Join
from ..routes import to
from ..say import CLAN_NAMES
from ..widgets import button, controls, door, field
from . import picture, preferences, qr
from .frame import bar, notice

TITLE = Message("Join a table")


def answer_text(session: Session, page: Join) -> str:
    """What goes with the answer."""
    say = translator(session.lang)
    text = Message("My answer to your invitation: open it on the device with the table.")
    return say(text)


def draw(session: Session, page: Join) -> Markup:
    """The invitation, or what became of it."""
    say = translator(session.lang)
    game = page.invitation.game
    about = cover(game).meta.title if game in GAMES else ""
    return join(
        (
            bar(say, say(TITLE), about=about),
            tag(
                "div",
                {"class": "form joining"},
                notice(session, say),
                _who(page, say),
                tag(
                    "section",
                    {"class": "card stack", "id": "prompt", "tabindex": -1, "aria-live": "polite"},
                    *_now(session, page, say),
                ),
            ),
        )
    )


def _who(page: Join, say: Say) -> Markup:
    """Who invites to which seat of which game."""
    it = page.invitation
    host = it.host or say(Message("Somebody"))
    game = cover(it.game).meta.title if it.game in GAMES else it.game
    if not it.seats:
        text = Message("{host} invites you to watch a game of {game}.", host=host, game=game)
        return tag("div", {"class": "who"}, tag("p", None, say(text)))
    clan = CLAN_NAMES[it.colour]
    seat = it.name or say(clan)
    text = Message(
        "{host} invites you to a game of {game}. Your seat: {name}.", host=host, game=game, name=seat
    )
    return tag("div", {"class": "who"}, picture.emblem(it.colour), tag("p", None, say(text)))


def _now(session: Session, page: Join, say: Say) -> list[object]:
    problem = unfit(page.invitation)
    if problem is not None:
        return [tag("p", {"role": "alert"}, say(problem)), _again(say)]
    if not session.can_connect:
        by_link = tag("p", {"class": "hint"}, say(_by_link(page))) if page.invitation.seats else None
        return [tag("p", {"role": "alert"}, say(NO_CONNECTION)), by_link, _home(say)]
    if page.step == "failed":
        assert page.problem is not None
        without = page.problem == WHY_LATE and page.invitation.seats
        return [
            picture.step("broken"),
            tag("p", {"role": "alert"}, say(page.problem)),
            tag("p", {"class": "hint"}, say(_by_link(page))) if without else None,
            _again(say),
        ]
    if page.step == "answered":
        return _answer(session, page, say)
    if page.step == "asked":
        return _ask(session, page, say)
    text = Message("The table is being laid …") if page.step == "linked" else Message("One moment …")
    return [picture.step("joined"), tag("p", None, say(text))]


def _again(say: Say) -> Markup:
    return controls(
        button(say(Message("Reload the page")), "reload"), door(say(Message("Home")), kind="quiet")
    )


def _home(say: Say) -> Markup:
    return controls(door(say(Message("Home")), kind="quiet"))


def _ask(session: Session, page: Join, say: Say) -> list[object]:
    """One tap joins."""
    old = age(page.invitation, session.now)
    aged = Message.plural(
        "This invitation is {n} hour old. If it does not work any more, ask for a fresh one.",
        "This invitation is {n} hours old. If it does not work any more, ask for a fresh one.",
        n=old // 60,
    )
    name = tag(
        "input",
        {
            "id": "person", "name": "person", "data-field": "person", "value": page.person,
            "maxlength": MAX_NAME, "autocomplete": "off",
        },
    )  # fmt: skip
    next_ = Message(
        "Tap Join: you then get an answer to send back. When it has arrived, the table opens here."
    )
    return [
        picture.step("back"),
        tag("p", {"class": "hint"}, say(aged)) if old >= OLD else None,
        field(tag("label", {"for": "person"}, say(Message("Your name"))), name)
        if page.invitation.seats
        else None,
        tag("p", {"role": "alert"}, say(page.problem)) if page.problem else None,
        *_internet(session, page, say),
        tag("p", None, say(next_)),
        tag("p", {"class": "hint"}, say(HONOUR)),
        controls(button(say(Message("Join")), "join", kind="primary")),
    ]


def _internet(session: Session, page: Join, say: Say) -> list[object]:
    """The switch, once a server is set; where the host uses one and we know none, it can be typed in here."""
    switch = internet(page.internet, say) if server(session) else None
    if not (page.invitation.internet or page.problem) or STUN:
        return [switch]
    text = Message(
        "This invitation goes across the internet. If you are not in the host’s network, a STUN server is "
        "needed here too."
    )
    return [
        tag(
            "details",
            {"class": "more", "id": "across", "open": page.problem is not None},
            tag("summary", None, say(Message("Across the internet"))),
            tag("p", {"class": "hint"}, say(text)),
            preferences.stun(session, say),
            switch,
        )
    ]


def internet(on: bool, say: Say) -> Markup:
    """The switch for play across the internet, off until somebody wants it."""
    box = {"type": "checkbox", "id": "internet", "data-field": "internet", "checked": on}
    label = tag("label", {"for": "internet"}, say(Message("Across the internet")))
    explained = tag("small", None, say(INTERNET))
    return tag("div", {"class": "field check"}, tag("input", box), label, explained)


def _answer(session: Session, page: Join, say: Say) -> list[object]:
    """The answer, and the ways to send it back."""
    host = page.invitation.host or say(Message("the host"))
    text = Message(
        "Now send this answer back to {host}. As soon as it is opened there, the table opens here.", host=host
    )
    code = Message("Hide the QR code") if page.qr_wanted else Message("Show a QR code")
    url = f"{session.base}#{to('answer', page.answer)}"
    return [
        picture.step("back"),
        tag("p", None, tag("b", None, say(text))),
        tag("p", {"class": "hint"}, say(Message("Leave this page open until then."))),
        field(
            tag("label", {"for": "answer-url"}, say(Message("Answer"))),
            tag("input", {"id": "answer-url", "readonly": True, "value": url}),
        ),
        controls(
            button(say(Message("Send the answer …")), "send_answer", kind="primary")
            if session.can_share
            else None,
            button(
                say(Message("Copy the answer")), "copy_answer", kind="" if session.can_share else "primary"
            ),
            button(say(code), "qr", **{"aria-expanded": "true" if page.qr_wanted else "false"}),
        ),
        _code(page, say) if page.qr_wanted else None,
        *_late(page, say),
    ]


def _late(page: Join, say: Say) -> list[object]:
    """Nothing has happened for a while: why that may be, and the ways out."""
    if not page.late:
        return []
    again = button(say(Message("Make another answer")), "again")
    return [
        tag("p", {"role": "status"}, say(WHY_LATE)),
        tag("p", {"class": "hint"}, say(_by_link(page))) if page.invitation.seats else None,
        controls(again, door(say(Message("Home")), kind="quiet")),
    ]


def _by_link(page: Join) -> Message:
    """What the host can do where no connection comes about."""
    if host := page.invitation.host:
        return Message("{host} can also go on by link: then a link to your seat is sent to you.", host=host)
    return Message("The host can also go on by link: then a link to your seat is sent to you.")


def _code(page: Join, say: Say) -> Markup:
    if page.problem is not None:
        return tag("p", {"role": "alert"}, say(page.problem))
    if not page.qr:
        return tag("p", {"role": "status"}, say(Message("The QR code is being made …")))
    return qr.picture(page.qr, say(Message("The answer as a QR code: scan it with the host’s device.")))

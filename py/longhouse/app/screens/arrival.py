"""A game that came in a link: how it stands to what this device has, whose move it is, and what happened."""

from __future__ import annotations

from longhouse.engine import Message, Seat
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..model import Table, people
from ..signs import Teller
from ..slots import LocalCopy
from ..telling import story
from ..widgets import button, controls, door
from .told import paragraphs

HONOUR = Message("A link holds the whole game, secrets included: not looking them up is a matter of honour.")


def draw(table: Table, teller: Teller, say: Say) -> Markup | None:
    """What stands above the board."""
    if table.slot:
        return _since(table, teller, say) if 0 <= table.since < table.turn and table.cursor is None else None
    actor = table.match.actor
    who = Message("This game came in a link. It is over: look around and replay it.")
    if actor is not None:
        who = Message("This game came in a link. It is {seat}’s move.", seat=Seat(actor))
    several = len(people(table.match)) > 1 and actor is not None
    found = table.local_copy
    ask = several and (found is None or found.relation in ("same", "newer"))
    whose = Message("Which seat is yours?")
    if table.guest is not None:
        whose = Message("This seat is for {seat}.", seat=Seat(table.guest))
    return tag(
        "section",
        {
            "class": "notice arrival",
            "id": "arrival",
            "tabindex": -1,
            "aria-label": say(Message("From a link")),
        },
        tag("p", None, say(who)),
        tag("p", None, say(_compared(found, table))) if found else None,
        tag("p", None, say(HONOUR)) if several else None,
        tag("p", None, tag("b", None, say(whose))) if ask else None,
        controls(*(_seats(table, say) if ask else ()), *_ways(found, several, say)),
    )


def _compared(found: LocalCopy, table: Table) -> Message:
    if found.relation == "same":
        return Message("This device already has this game, at the same move.")
    if found.relation == "newer":
        return Message.plural(
            "This device already has this game; the link is {n} move ahead.",
            "This device already has this game; the link is {n} moves ahead.",
            n=table.turn - found.turn,
        )
    if found.relation == "older":
        return Message.plural(
            "This link is old: the game on this device is {n} move ahead. Nothing was changed.",
            "This link is old: the game on this device is {n} moves ahead. Nothing was changed.",
            n=found.turn - table.turn,
        )
    return Message(
        "The game on this device took a different course after move {move}: there are now two versions of "
        "it. Nothing was changed.",
        move=found.common,
    )


def _seats(table: Table, say: Say) -> list[Markup]:
    """A button for each seat; the one that the link is for comes first."""
    seats = sorted(people(table.match), key=lambda seat: seat != table.guest)
    return [
        button(
            say(Message("I am {seat}", seat=Seat(seat))),
            "sit",
            str(seat),
            "primary" if table.guest in (None, seat) else "",
        )
        for seat in seats
    ]


def _ways(found: LocalCopy | None, several: bool, say: Say) -> list[Markup]:
    """What else can be done with the game."""
    if found is None:
        text = Message("We all play on this device") if several else Message("Continue as my copy")
        return [button(say(text), "copy", kind="" if several else "primary")]
    ways = []
    if found.relation == "newer":
        ways.append(
            button(say(Message("Bring my game up to date")), "catch_up", kind="" if several else "primary")
        )
    else:
        first = "primary" if found.relation != "same" or not several else ""
        ways.append(door(say(Message("Open my game")), "play", found.slot, kind=first))
    return [*ways, button(say(Message("Continue as a copy")), "copy", kind="quiet")]


def _since(table: Table, teller: Teller, say: Say) -> Markup:
    shown = paragraphs(table.match, story(table, teller.say, table.since), teller)
    return tag(
        "section",
        {"class": "notice since", "aria-label": say(Message("Since your last move"))},
        tag("h2", None, say(Message("Since your last move"))),
        tag(
            "ul",
            {"class": "told-list", "tabindex": 0, "aria-label": say(Message("Since your last move"))},
            *shown,
        ),
        controls(
            button(say(Message("OK")), "since", kind="primary"),
            button(say(Message("Step through it")), "look", str(table.since), "quiet"),
        ),
    )

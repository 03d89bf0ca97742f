"""A game that came in a link: how it stands to what this device has, whose move it is, and what happened."""

from __future__ import annotations

from longhouse.engine import Message, Seat
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..model import Table, people
from ..say import told
from ..slots import Kin
from ..widgets import button

LINES = 12  # of what happened; the log has the rest

HONOUR = Message("A link holds the whole game, secrets too: that nobody looks them up rests on honour.")


def draw(table: Table, say: Say) -> Markup | None:
    """What stands above the board."""
    if table.slot:
        return _since(table, say) if 0 <= table.since < table.turn and table.cursor is None else None
    actor = table.match.actor
    who = Message("This game came in a link. It is over: look around and replay it.")
    if actor is not None:
        who = Message("This game came in a link. It is {seat}’s move.", seat=Seat(actor))
    several = len(people(table.match)) > 1 and actor is not None
    kin = table.kin
    ask = several and (kin is None or kin.relation in ("same", "newer"))
    return tag(
        "section",
        {
            "class": "notice arrival",
            "id": "arrival",
            "tabindex": -1,
            "aria-label": say(Message("From a link")),
        },
        tag("p", None, say(who)),
        tag("p", None, say(_compared(kin, table))) if kin else None,
        tag("p", None, say(HONOUR)) if several else None,
        tag("p", None, tag("b", None, say(Message("Which seat is yours?")))) if ask else None,
        tag("div", {"class": "controls"}, *(_seats(table, say) if ask else ()), *_ways(kin, several, say)),
    )


def _compared(kin: Kin, table: Table) -> Message:
    if kin.relation == "same":
        return Message("This device has this game already, just as far.")
    if kin.relation == "newer":
        return Message.plural(
            "This device has this game already; the link goes {n} move further.",
            "This device has this game already; the link goes {n} moves further.",
            n=table.turn - kin.turn,
        )
    if kin.relation == "older":
        return Message.plural(
            "This link is old: the game on this device is {n} move further. Nothing was changed.",
            "This link is old: the game on this device is {n} moves further. Nothing was changed.",
            n=kin.turn - table.turn,
        )
    return Message(
        "The game on this device went another way after move {move}: here are two versions of it. "
        "Nothing was changed.",
        move=kin.common,
    )


def _seats(table: Table, say: Say) -> list[Markup]:
    return [
        button(say(Message("I am {seat}", seat=Seat(seat))), "sit", str(seat), "primary")
        for seat in people(table.match)
    ]


def _ways(kin: Kin | None, several: bool, say: Say) -> list[Markup]:
    """What else can be done with the game."""
    if kin is None:
        text = Message("We all play at this device") if several else Message("Continue as my copy")
        return [button(say(text), "copy", kind="" if several else "primary")]
    ways = []
    if kin.relation == "newer":
        ways.append(
            button(say(Message("Bring my game up to date")), "catch_up", kind="" if several else "primary")
        )
    else:
        first = "primary" if kin.relation != "same" or not several else ""
        ways.append(button(say(Message("Open my game")), "go", f"/play/{kin.slot}", first))
    return [*ways, button(say(Message("Continue as a copy")), "copy", kind="quiet")]


def _since(table: Table, say: Say) -> Markup:
    lines = told(say, table.match, table.viewer, table.since, table.turn)
    shown = [tag("li", None, line) for _, line in lines[-LINES:]]
    more = tag("li", {"aria-hidden": "true"}, "…") if len(lines) > LINES else None
    return tag(
        "section",
        {"class": "notice since", "aria-label": say(Message("Since your last move"))},
        tag("h2", None, say(Message("Since your last move"))),
        tag("ul", None, more, *shown),
        tag(
            "div",
            {"class": "controls"},
            button(say(Message("OK")), "since", kind="primary"),
            button(say(Message("Step through it")), "look", str(table.since), "quiet"),
        ),
    )

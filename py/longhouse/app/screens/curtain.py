"""The curtain: nothing of the game is shown while the device is passed on."""

from __future__ import annotations

from longhouse.engine import Message, Seat
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..model import Table
from ..widgets import button


def draw(table: Table, say: Say) -> Markup:
    """Ask for the next person."""
    seat = Seat(table.curtain or 0)
    colour = table.match.seats[seat.number].colour
    return tag(
        "div",
        {"class": f"curtain clan-{colour}", "id": "prompt", "tabindex": -1},
        table.match.game.presentation().cover.emblem(),
        tag("h1", None, say(Message("Pass the device to {seat}", seat=seat))),
        tag("p", {"aria-live": "polite"}, table.said),
        button(say(Message("I am {seat}: show the game", seat=seat)), "curtain", kind="primary"),
        button(say(Message("Send {seat} the link instead", seat=seat)), "pass_on", kind="quiet"),
        button(say(Message("Home")), "go", "/", "quiet"),
    )

"""The curtain: nothing of the game is shown while the device is passed on."""

from __future__ import annotations

from longhouse.engine import Message, Seat, game_class
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..model import Table
from ..widgets import button, door


def draw(table: Table, say: Say) -> Markup:
    """Ask for the next person."""
    seat = Seat(table.curtain or 0)
    game = table.match.game
    kind = f"curtain clan-{table.match.seats[seat.number].colour} {game_class(game.meta.id)}"
    return tag(
        "div",
        {"class": kind, "id": "prompt", "tabindex": -1},
        game.presentation().cover.emblem(),
        tag("h1", None, say(Message("Pass the device to {seat}", seat=seat))),
        tag("p", {"aria-live": "polite"}, table.said),
        button(say(Message("I am {seat}: show the game", seat=seat)), "curtain", kind="primary"),
        None
        if table.live
        else button(say(Message("Send {seat} the link instead", seat=seat)), "pass_on", kind="quiet"),
        door(say(Message("Home")), kind="quiet"),
    )

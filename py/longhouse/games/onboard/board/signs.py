"""What the signs on the board and beside the names mean."""

from __future__ import annotations

from longhouse.engine.markup import Markup, tag
from longhouse.engine.message import Message
from longhouse.games.scenes import ARROW, LOCK, colour_of, picture

from ..views import Scene
from ..words import GOOD_NAMES, shields
from . import art
from .seats import STERN
from .village import HELMET


def signs(scene: Scene) -> Markup:
    """Each sign with its meaning."""
    colour = colour_of(scene, scene.view["seat"] or 0)
    lines = (
        (ARROW, 26, Message("to act")),
        (STERN, 26, Message("took the stern: chooses the ship that sails at the end of the round")),
        (HELMET, 38, Message("the side of the village that is being filled")),
        (art.viking(colour), 44, Message("a Viking; its number tells when it moves")),
        (
            _shield(colour),
            34,
            Message("shields of a clan on a ship; whoever has the most controls it and comes first"),
        ),
        *((art.token(kind), 32, name) for kind, name in enumerate(GOOD_NAMES)),
        (art.token(None), 32, Message("supply tokens, face down")),
        (
            art.barrel(colour, 3),
            34,
            Message("a barrel: a bet on who will control a ship; only its owner knows its number"),
        ),
        (art.LAUREL, 26, Message("barrels that were won; each scores its number at the end")),
        (LOCK, 20, Message("cannot be undone")),
    )
    items = [
        tag("li", None, picture(shape, 28, box), tag("span", None, scene.say(text)))
        for shape, box, text in lines
    ]
    return tag("ul", {"class": f"signs clan-{colour}"}, *items)


_SHIELD = '<path fill="currentColor" d="M-10-11C-4-9 4-9 10-11 12 1 8 9 0 13-8 9-12 1-10-11z"/>'


def _shield(colour: int) -> str:
    return (
        '<g class="chip lead" transform="translate(-15 -16)scale(.7)"><path d="M0 0h30v46l-15-5-15 5z"/>'
        f'<g transform="translate(15 13)scale(.74)">{art.emblem(colour)}</g><text x="15" y="37">5</text></g>'
    )


def icons() -> dict[str, Markup]:
    """Small pictures for words in what is told, by the word."""
    goods = {name.text: picture(art.token(kind), 18, 30) for kind, name in enumerate(GOOD_NAMES)}
    return {**goods, shields(1).text: picture(_SHIELD, 18, 26)}

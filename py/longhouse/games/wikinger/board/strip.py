"""The strip above the table: six rounds, and which scoring ends each of them."""

from __future__ import annotations

from longhouse.engine.markup import Markup, tag
from longhouse.engine.message import Message
from longhouse.games.scenes import Memo, picture

from ..data import LARGE, ROUNDS
from ..views import Scene
from ..words import COLOUR_NAMES, TILE_NAMES, counted, gold, points
from . import art
from .parts import tongue

_SMALL = Message("small scoring")
_LARGE = Message("large scoring")
_FINAL = Message("large and final scoring")
_STRIPS = Memo(4)
_SUPPLY = {  # basic version? -> what supply is worth: the feast is a special tile
    True: Message("Vikings that can be fed / Vikings to feed; spare ones earn 2, missing ones cost 1"),
    False: Message(
        "Vikings that can be fed / Vikings to feed; spare ones earn 2 (3 with the feast), missing ones cost 1"
    ),
}
_SHORT = {"small": Message("small"), "large": Message("large"), "final": Message("final")}


def strip(scene: Scene) -> Markup:
    """Rounds 1 to 6; the present one is marked."""
    view = scene.view
    return _STRIPS.get((view["round"], view["over"], tongue(scene)), lambda: _strip(scene))


def _strip(scene: Scene) -> Markup:
    return tag(
        "ol",
        {"class": "wk-rounds", "aria-label": scene.say(Message("Rounds"))},
        *(_round(scene, number) for number in range(1, ROUNDS + 1)),
    )


def _round(scene: Scene, number: int) -> Markup:
    view, say = scene.view, scene.say
    kind = "final" if number == ROUNDS else "large" if number in LARGE else "small"
    text = {"small": _SMALL, "large": _LARGE, "final": _FINAL}[kind]
    now = number == view["round"] and not view["over"]
    past = number < view["round"] or view["over"]
    signs = {"small": art.COIN, "large": art.STAR, "final": art.CROWN}
    return tag(
        "li",
        {
            "class": f"wk-round {kind}" + (" now" if now else " past" if past else ""),
            "aria-current": "step" if now else None,
            "title": say(text),
            "data-rule": kind,
        },
        tag("span", {"class": "sr"}, say(Message("Round {round}: {scoring}", round=number, scoring=text))),
        tag("b", {"aria-hidden": "true"}, number),
        picture(signs[kind], 18, 28),
        tag("span", {"class": "wk-round-kind", "aria-hidden": "true"}, say(_SHORT[kind])),
    )


def signs(scene: Scene) -> Markup:
    """What the signs beside the names mean."""
    basic = scene.view["options"]["version"] == "basic"
    lines = (
        (art.COIN, Message("gold, and what the next scoring will bring")),
        (art.STAR, Message("points, and what the next scoring will bring")),
        (art.FISH, _SUPPLY[basic]),
        (art.OARS, Message("boatsmen; the most earn 10 at the end")),
        (art.ISLES, Message("completed islands; the most earn 7 at the end")),
        (art.LONG, Message("longest completed island; it earns 5 at the end")),
        (art.CROWN, Message("leads at present")),
        (art.HORN, Message("start player")),
        (
            art.SHIELD,
            Message("a warrior repels the ship; else it threatens its column down to the row of its letter"),
        ),
    )
    items = [
        tag("li", None, picture(shape, 20, 28), tag("span", None, scene.say(text))) for shape, text in lines
    ]
    return tag("ul", {"class": "signs wk-signs"}, *items)


def icons() -> dict[str, Markup]:
    """Small pictures for words in what is told, by the word; tiles are among the table's definitions."""
    out = {gold(1).text: picture(art.COIN, 16, 24), points(1).text: picture(art.STAR, 16, 24)}
    for colour, name in enumerate(COLOUR_NAMES):
        man = picture(f'<g class="vk-{colour}">{art.viking(colour, "")}</g>', 20, 38)
        out |= {name.text: man, counted(colour, 1).text: man}
    return out | {
        name.text: picture(f'<use href="#t-t{tile}"/>', 20, 62) for tile, name in enumerate(TILE_NAMES)
    }

"""The players' areas: what each has in hand, has taken and has won."""

from __future__ import annotations

from longhouse.engine.markup import Markup, join, tag
from longhouse.engine.message import Message
from longhouse.games.scenes import ARROW, colour_of, note, picture

from ..views import Player, Scene
from ..words import GOOD_NAMES, face_down
from . import art
from .parts import barrel

STERN = (
    '<path fill="currentColor" d="M-11 4h5c8 0 10-6 10-11 0-5 6-7 8-3 1 3-1 5-3 4-2 3 1 6 0 10-2 7-8 '
    '10-20 10z"/>'
)


def players(scene: Scene) -> Markup:
    """One card for each seat, then the clans that nobody plays."""
    view = scene.view
    cards = [_card(scene, seat, data) for seat, data in enumerate(view["seats"])]
    spare = [
        tag(
            "li",
            {"class": f"spare clan-{colour_of(scene, clan)}", "data-rule": "sharing"},
            picture(art.emblem(colour_of(scene, clan)), 20, 26),
            tag("span", {"class": "player-name"}, scene.looks[clan].name),
        )
        for clan in range(view["players"], 4)
    ]
    attrs = {"class": f"players of-{view['players']}", "aria-label": scene.say(Message("Players"))}
    return tag("ul", attrs, *cards, *spare)


def _card(scene: Scene, seat: int, data: Player) -> Markup:
    view, say = scene.view, scene.say
    look = scene.looks[seat]
    colour = colour_of(scene, seat)
    acting = view["actor"] == seat
    cls = f"player clan-{colour}" + (" acting" if acting else "") + (" me" if view["seat"] == seat else "")
    notes = []
    if acting:
        notes.append(note("turn", ARROW, say(Message("to act"))))
    if view["sail"] == seat:
        notes.append(note("stern", STERN, say(Message("sets sail"))))
    return tag(
        "li",
        {"class": cls, "id": f"{scene.prefix}-player-{seat}", "data-rule": "end"},
        tag(
            "div",
            {"class": "player-head"},
            picture(art.emblem(colour), 22, 26, "pic player-emblem"),
            tag("span", {"class": "player-name", "title": look.name}, look.name),
            *notes,
        ),
        tag("div", {"class": "player-things"}, _hand(scene, colour, data), _won(scene, colour, data)),
        tag("div", {"class": "player-things"}, *_taken(scene, seat, data)),
    )


def _hand(scene: Scene, colour: int, data: Player) -> Markup:
    count = data["hand_count"]
    spoken = Message.plural("{n} barrel in hand", "{n} barrels in hand", n=count)
    return _barrels(scene, colour, data["hand"], count, "hand", spoken)


def _won(scene: Scene, colour: int, data: Player) -> Markup | None:
    count = data["won_count"]
    if not count:
        return None
    spoken = Message.plural("{n} barrel won", "{n} barrels won", n=count)
    return _barrels(scene, colour, data["won"], count, "won", spoken)


def _barrels(
    scene: Scene, colour: int, values: list[int] | None, count: int, cls: str, spoken: Message
) -> Markup:
    """Barrels in a row; their values only where the view tells them."""
    shown: list[int | None] = list(values) if values is not None else [None] * count
    if values:
        spoken = Message("{what}: {values}", what=spoken, values=", ".join(map(str, values)))
    text = scene.say(spoken)
    mark = picture(art.LAUREL, 18, 26) if cls == "won" else None
    pictures = [picture(barrel(scene, colour, value), 22, 32, "pic barrel-pic") for value in shown]
    return tag(
        "span",
        {"class": f"barrels {cls}", "title": text, "data-rule": "barrels"},
        mark,
        *pictures,
        tag("span", {"class": "sr"}, text),
    )


def _taken(scene: Scene, seat: int, data: Player) -> list[Markup]:
    """Supplies taken and what they are worth, or only how many they are."""
    if face_down(scene.view, seat):
        return [_pile(scene, sum(data["goods"]))]
    return [_goods(scene, data["goods"]), _points(scene, data["goods_points"])]


def _pile(scene: Scene, count: int) -> Markup:
    """Supplies that lie face down."""
    text = scene.say(Message.plural("{n} supply token, face down", "{n} supply tokens, face down", n=count))
    return tag(
        "span",
        {"class": "goods", "title": text, "data-rule": "supplies"},
        tag(
            "span",
            {"class": "good" if count else "good nil", "aria-hidden": "true"},
            picture(art.token(None, 11), 20, 26),
            count,
        ),
        tag("span", {"class": "sr"}, text),
    )


def _goods(scene: Scene, goods: list[int]) -> Markup:
    """Supplies taken, by kind."""
    parts = []
    for kind in range(3):
        name = scene.say(GOOD_NAMES[kind])
        parts.append(
            tag(
                "span",
                {"class": "good" if goods[kind] else "good nil", "title": name},
                picture(art.good(kind), 20, 26),
                tag("span", {"class": "sr"}, f"{name} "),
                goods[kind],
            )
        )
    return tag("span", {"class": "goods", "data-rule": "supplies"}, join(parts))


def _points(scene: Scene, points: int) -> Markup:
    text = scene.say(Message.plural("{n} point from goods", "{n} points from goods", n=points))
    return tag(
        "span",
        {"class": "points", "title": text, "data-rule": "end"},
        tag("span", {"aria-hidden": "true"}, f"= {points}"),
        tag("span", {"class": "sr"}, text),
    )

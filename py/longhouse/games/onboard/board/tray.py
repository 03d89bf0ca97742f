"""Choices without a place on the board (barrels, goods), and what is in the hand just now."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.markup import Markup, join, tag
from longhouse.engine.message import Message
from longhouse.engine.views import known
from longhouse.games.scenes import LOCK_PICTURE, aside, asked, big_button, colour_of, picture

from ..views import Scene
from ..words import GOOD_NAMES
from . import art
from .stores import on_board


def tray(scene: Scene) -> Markup:
    """Big buttons, or the thing that is being placed; empty when there is neither."""
    parts = [*_held(scene), *_barrels(scene)]
    if not on_board(scene):
        parts += _goods(scene)
    if not parts:
        return Markup("")
    return tag("div", {"class": f"tray-row for-{asked(scene) or 'none'}"}, join(parts))


def _button(scene: Scene, action: str, cls: str, section: str, name: str, *children: object) -> Markup | None:
    mark = scene.mark(action, name)
    return big_button(mark, cls, section, join(children), LOCK_PICTURE) if mark else None


def _barrels(scene: Scene) -> list[Markup]:
    seat = scene.view["actor"]
    if seat is None:
        return []
    colour = colour_of(scene, seat)
    out = []
    for value in (1, 2, 3, 4):
        name = scene.say(Message("Barrel {value}", value=value))
        # Nothing is drawn for those who may not act: the hand is secret.
        button = _button(
            scene,
            f"barrel {value}",
            f"clan-{colour}",
            "barrels",
            name,
            picture(art.barrel(colour, value), 44, 34),
        )
        if button is not None:
            out.append(button)
    return out


def _goods(scene: Scene) -> list[Markup]:
    view, kind = scene.view, asked(scene)
    question = view["question"]
    pool: Sequence[int | None] = []
    if kind == "draw_good":
        pool = view["drawn"] or []
    elif question and question["ship"] is not None and kind in ("take", "discard"):
        pool = view["ships"][question["ship"]]["cargo"]
    out = []
    for good in range(3):
        name = scene.say(GOOD_NAMES[good])
        count = pool.count(good)
        extra = aside(f"× {count}") if count > 1 else None
        worth = None
        if kind == "market":
            price = view["market"][good]
            worth = aside(f"{price} → {price + 1}" if price < 4 else str(price))
        button = _button(
            scene,
            f"good {art.GOODS[good]}",
            f"good-{art.GOODS[good]}",
            "market" if kind == "market" else "supplies",
            name,
            picture(art.token(good, 16), 44, 36),
            tag("span", {"class": "tray-name"}, name),
            extra,
            worth,
        )
        if button is not None:
            out.append(button)
    return out


def _held(scene: Scene) -> list[Markup]:
    """The barrel or token in the hand, while its place is being chosen."""
    question, seat = scene.view["question"], scene.view["actor"]
    text, shape, cls = None, "", ""
    if question is None or seat is None:
        return []
    if question["kind"] == "bet_circle":
        value = question["barrel"]
        cls = f" clan-{colour_of(scene, seat)}"
        shape = art.barrel(colour_of(scene, seat), value)
        text = (
            Message("In hand: a barrel") if value is None else Message("In hand: barrel {value}", value=value)
        )
    elif question["kind"] in ("add_ship", "draw_ship"):
        good = known(question["good"])
        shape = art.token(good, 16)
        text = Message("In hand: {good}", good=GOOD_NAMES[good])
    if text is None:
        return []
    return [tag("div", {"class": f"held{cls}"}, picture(shape, 36, 36), tag("span", None, scene.say(text)))]

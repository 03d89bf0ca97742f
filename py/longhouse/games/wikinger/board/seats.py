"""The seats: whose homeland it is, gold and points, supply, and how the three majorities stand."""

from __future__ import annotations

from typing import Any

from longhouse.engine.markup import Markup, join, tag
from longhouse.engine.message import Message
from longhouse.engine.presentation import Scene
from longhouse.games.clans import EMBLEMS

from .. import words
from ..words import SPECIAL_HELP, SPECIAL_NAMES
from . import art, special
from .land import land
from .parts import colour_of, name_of, question_of, shown_seat
from .plot import plot_of

_LONG = 6


def large(scene: Scene) -> Markup:
    """The homeland of who looks on or acts."""
    seat = shown_seat(scene)
    return tag(
        "section",
        {"class": _class(scene, seat, "wk-home large"), "id": f"{scene.prefix}-home-{seat}"},
        _head(scene, seat),
        _figures(scene, seat),
        land(scene, seat, True),
        _beside(scene, seat),
    )


def others(scene: Scene) -> Markup | None:
    """The other homelands, in the order of turns."""
    first, count = shown_seat(scene), scene.view["players"]
    seats = [(first + step) % count for step in range(1, count)]
    cards = [
        tag(
            "li",
            {"class": _class(scene, seat, _small(scene, seat)), "id": f"{scene.prefix}-home-{seat}"},
            _head(scene, seat),
            _figures(scene, seat),
            land(scene, seat, False),
            _beside(scene, seat),
        )
        for seat in seats
    ]
    attrs = {"class": f"wk-others of-{count}", "aria-label": scene.say(Message("Other players"))}
    return tag("ul", attrs, *cards)


def _small(scene: Scene, seat: int) -> str:
    """A long homeland needs the whole width of its card."""
    columns = plot_of(scene.view["homes"][seat], False, False).columns
    return "wk-home small long" if columns > _LONG else "wk-home small"


def _class(scene: Scene, seat: int, cls: str) -> str:
    acting = " acting" if scene.view["actor"] == seat else ""
    return f"{cls} clan-{colour_of(scene, seat)}{acting}"


def _head(scene: Scene, seat: int) -> Markup:
    view, say = scene.view, scene.say
    name, colour = name_of(scene, seat), colour_of(scene, seat)
    notes = []
    if view["actor"] == seat:
        notes.append(_note("turn", art.ARROW, say(Message("to act"))))
    if view["start"] == seat and not view["over"]:
        notes.append(_note("start", art.HORN, say(Message("start player"))))
    question = question_of(scene)
    if question.get("kind") == "bid":
        if question["passed"][seat]:
            notes.append(tag("span", {"class": "note bid"}, say(Message("has passed"))))
        elif question["leader"] == seat:
            notes.append(
                tag("span", {"class": "note bid"}, say(Message("bids {gold}", gold=question["bid"])))
            )
    return tag(
        "div",
        {"class": "player-head"},
        art.picture(EMBLEMS[colour], 22, 26, "pic player-emblem"),
        tag("span", {"class": "player-name", "title": name}, name),
        *notes,
    )


def _note(cls: str, shape: str, text: str) -> Markup:
    """A mark beside the name; narrow cards show its picture only."""
    return tag(
        "span",
        {"class": f"note {cls}", "title": text},
        art.picture(shape, 16, 26),
        tag("span", {"class": "note-text"}, text),
    )


def _figures(scene: Scene, seat: int) -> Markup:
    home = scene.view["homes"][seat]
    homes = scene.view["homes"]
    say = scene.say
    food, mouths = home["food"], home["mouths"]
    spare = food - mouths
    longest = max(home["islands"], default=0)
    return tag(
        "ul",
        {"class": "wk-figures"},
        _coming(scene, home, "gold", art.COIN, words.gold(home["gold"])),
        _coming(scene, home, "points", art.STAR, words.points(home["points"])),
        _figure(
            "supply" + (" short" if spare < 0 else ""),
            art.FISH,
            f"{food}/{mouths}",
            say(Message("supply: food for {food}, {mouths} Vikings to feed", food=food, mouths=mouths)),
            _signed(spare),
        ),
        _majority(
            scene, art.OARS, home["boatsmen"], [other["boatsmen"] for other in homes],
            say(Message.plural("{n} boatsman", "{n} boatsmen", n=home["boatsmen"])),
        ),
        _majority(
            scene, art.ISLES, len(home["islands"]), [len(other["islands"]) for other in homes],
            say(Message.plural("{n} completed island", "{n} completed islands", n=len(home["islands"]))),
        ),
        _majority(
            scene, art.LONG, longest, [max(other["islands"], default=0) for other in homes],
            say(Message("longest completed island: {length}", length=longest)),
        ),
    )  # fmt: skip


def _coming(scene: Scene, home: dict[str, Any], what: str, shape: str, spoken: Message) -> Markup:
    """Gold or points, and how many more the next scoring will bring as things lie."""
    more = 0 if scene.view["over"] else home["next"][what]
    text = scene.say(spoken)
    if more:
        text = f"{text}, {scene.say(Message('{n} more at the next scoring', n=more))}"
    return _figure(what, shape, str(home[what]), text, _signed(more) if more else "")


def _signed(number: int) -> str:
    return f"{'+' if number > 0 else '±' if not number else '−'}{abs(number)}"


def _figure(cls: str, shape: str, shown: str, spoken: str, extra: str = "") -> Markup:
    return tag(
        "li",
        {"class": f"wk-figure {cls}", "title": spoken},
        art.picture(shape, 20, 28),
        tag("span", {"aria-hidden": "true"}, shown, tag("small", None, extra) if extra else None),
        tag("span", {"class": "sr"}, spoken),
    )


def _majority(scene: Scene, shape: str, mine: int, all_: list[int], spoken: str) -> Markup:
    """One of the three that pay at the end; a crown for those who lead."""
    leads = mine and mine == max(all_)
    if leads:
        spoken = f"{spoken}, {scene.say(Message('most'))}"
    return tag(
        "li",
        {"class": "wk-figure" + (" leads" if leads else ""), "title": spoken},
        art.picture(shape, 20, 28),
        tag("span", {"aria-hidden": "true"}, mine),
        art.picture(art.CROWN, 14, 26) if leads else None,
        tag("span", {"class": "sr"}, spoken),
    )


def _beside(scene: Scene, seat: int) -> Markup | None:
    """Special tiles beside the base."""
    owned = [(kind, count) for kind, count in enumerate(scene.view["homes"][seat]["special"]) if count]
    if not owned:
        return None
    say = scene.say
    items = []
    for kind, count in owned:
        text = say(Message("{special}: {help}", special=SPECIAL_NAMES[kind], help=SPECIAL_HELP[kind]))
        items.append(
            tag(
                "li",
                {"title": text},
                art.picture(special.shape(scene, kind), 32, 62),
                tag("span", {"aria-hidden": "true"}, f"× {count}") if count > 1 else None,
                tag("span", {"class": "sr"}, f"{count} {text}" if count > 1 else text),
            )
        )
    return tag("ul", {"class": "wk-owned", "aria-label": say(Message("Special tiles"))}, join(items))

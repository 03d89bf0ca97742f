"""The seats: whose homeland it is, gold and points, supply, and how the three majorities stand."""

from __future__ import annotations

from typing import Literal

from longhouse.engine.markup import Markup, escape, join, tag
from longhouse.engine.message import Message
from longhouse.games.clans import EMBLEMS
from longhouse.games.scenes import ARROW, Memo, colour_of, name_of, note, picture, rule, shown_seat

from .. import words
from ..views import Home, Scene
from ..words import SPECIAL_HELP, SPECIAL_NAMES
from . import art, special
from .land import land
from .parts import tongue
from .plot import plot_of

_LONG = 6
_PASSED = -1  # in the place of a bid
_CARDS = Memo(12)
_CROWN = picture(art.CROWN, 14, 26)

_Counts = tuple[int, int, int]


def large(scene: Scene) -> Markup:
    """The homeland of who looks on or acts."""
    return whole(scene, shown_seat(scene))


def whole(scene: Scene, seat: int) -> Markup:
    """A homeland with all that its owner has."""
    return tag(
        "section",
        {"class": _class(scene, seat, "wk-home large"), "id": f"{scene.prefix}-home"},
        _head(scene, seat),
        _figures(scene, seat, _tops(scene)),
        land(scene, seat, True),
        _beside(scene, seat),
    )


def others(scene: Scene) -> Markup | None:
    """The other homelands, in the order of turns."""
    first, count = shown_seat(scene), scene.view["players"]
    seats = [(first + step) % count for step in range(1, count)]
    tops = _tops(scene)
    cards = [_card(scene, seat, tops) for seat in seats]
    attrs = {"class": f"wk-others of-{count}", "aria-label": scene.say(Message("Other players"))}
    return tag("ul", attrs, *cards)


def _card(scene: Scene, seat: int, tops: _Counts) -> Markup:
    """Another homeland; most of them do not change from one move to the next."""
    view, home = scene.view, scene.view["homes"][seat]
    made_from = (
        tongue(scene), scene.prefix, seat, name_of(scene, seat), colour_of(scene, seat), tops, _counts(home),
        _notes(scene, seat), view["over"],
        # the rest of a home is not shown on its card
        home["rows"], home["base"], home["ships"], home["gold"], home["points"], home["next"], home["food"],
        home["mouths"], home["special"],
    )  # fmt: skip
    return _CARDS.get(made_from, lambda: _small_card(scene, seat, tops))


def _small_card(scene: Scene, seat: int, tops: _Counts) -> Markup:
    return tag(
        "li",
        {"class": _class(scene, seat, _small(scene, seat)), "id": f"{scene.prefix}-home-{seat}"},
        _head(scene, seat),
        _figures(scene, seat, tops),
        land(scene, seat, False),
        _beside(scene, seat),
    )


def _small(scene: Scene, seat: int) -> str:
    """A long homeland needs the whole width of its card."""
    columns = plot_of(scene.view["homes"][seat], False, False).columns
    return "wk-home small long" if columns > _LONG else "wk-home small"


def _class(scene: Scene, seat: int, cls: str) -> str:
    acting = " acting" if scene.view["actor"] == seat else ""
    return f"{cls} clan-{colour_of(scene, seat)}{acting}"


def _notes(scene: Scene, seat: int) -> tuple[bool, bool, int | None]:
    """What stands beside the name: to act, start player, bid."""
    view, question = scene.view, scene.view["question"]
    bid = None
    if question is not None and question["kind"] == "bid":
        bid = _PASSED if question["passed"][seat] else question["bid"] if question["leader"] == seat else None
    return view["actor"] == seat, view["start"] == seat and not view["over"], bid


def _head(scene: Scene, seat: int) -> Markup:
    say = scene.say
    name, colour = name_of(scene, seat), colour_of(scene, seat)
    acts, starts, bid = _notes(scene, seat)
    notes = []
    if acts:
        notes.append(note("turn", ARROW, say(Message("to act"))))
    if starts:
        notes.append(note("start", art.HORN, say(Message("start player"))))
    if bid is not None:
        notes.append(tag("span", {"class": "note bid"}, say(_bid_note(bid))))
    return tag(
        "div",
        {"class": "player-head"},
        picture(EMBLEMS[colour], 22, 26, "pic player-emblem"),
        tag("span", {"class": "player-name", "title": name}, name),
        *notes,
    )


def _bid_note(bid: int) -> Message:
    if bid == _PASSED:
        return Message("has passed")
    return Message("bids {gold}", gold=bid) if bid else Message("bids nothing")


def _counts(home: Home) -> _Counts:
    """What the three majorities compare: boatsmen, completed islands, the longest."""
    return home["boatsmen"], len(home["islands"]), max(home["islands"], default=0)


def _tops(scene: Scene) -> _Counts:
    boatsmen, islands, longest = (max(row) for row in zip(*map(_counts, scene.view["homes"]), strict=True))
    return boatsmen, islands, longest


def _figures(scene: Scene, seat: int, tops: _Counts) -> Markup:
    home = scene.view["homes"][seat]
    say = scene.say
    food, mouths = home["food"], home["mouths"]
    spare = food - mouths
    counts = _counts(home)
    spoken = (
        Message.plural("{n} boatsman", "{n} boatsmen", n=counts[0]),
        Message.plural("{n} completed island", "{n} completed islands", n=counts[1]),
        Message("longest completed island: {length}", length=counts[2]),
    )
    parts = [
        _coming(scene, home, "gold", art.COIN, words.gold(home["gold"])),
        _coming(scene, home, "points", art.STAR, words.points(home["points"])),
        _figure(
            " supply" + (" short" if spare < 0 else ""),
            "supply",
            art.FISH,
            f"{food}/{mouths}<small>{_signed(spare)}</small>",
            say(Message("supply: food for {food}, {mouths} Vikings to feed", food=food, mouths=mouths)),
        ),
        *(
            _majority(scene, shape, mine, top, say(text))
            for shape, mine, top, text in zip(
                (art.OARS, art.ISLES, art.LONG), counts, tops, spoken, strict=True
            )
        ),
    ]
    return Markup(f'<ul class="wk-figures">{"".join(parts)}</ul>')


def _coming(scene: Scene, home: Home, what: Literal["gold", "points"], shape: str, spoken: Message) -> str:
    """Gold or points, and how many more the next scoring will bring as things lie."""
    more = 0 if scene.view["over"] else home["next"][what]
    text, shown = scene.say(spoken), str(home[what])
    if more:
        text = f"{text}, {scene.say(Message('{n} more at the next scoring', n=more))}"
        shown += f"<small>{_signed(more)}</small>"
    return _figure(f" {what}", "money", shape, shown, text)


def _signed(number: int) -> str:
    return f"{'+' if number > 0 else '±' if not number else '−'}{abs(number)}"


def _majority(scene: Scene, shape: str, mine: int, top: int, spoken: str) -> str:
    """One of the three that pay at the end; a crown for those who lead."""
    if not mine or mine < top:
        return _figure("", "majorities", shape, str(mine), spoken)
    return _figure(
        " leads", "majorities", shape, str(mine), f"{spoken}, {scene.say(Message('most'))}", _CROWN
    )


def _figure(cls: str, about: str, shape: str, shown: str, spoken: str, crown: str = "") -> str:
    """A number with its sign; `shown` is markup, `spoken` is not. Written out, as there are many."""
    text = escape(spoken)
    return (
        f'<li class="wk-figure{cls}" title="{text}"{rule(about)}>{picture(shape, 20, 28)}'
        f'<span aria-hidden="true">{shown}</span>{crown}<span class="sr">{text}</span></li>'
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
                {"title": text, "data-rule": "special"},
                picture(special.shape(scene, kind), 32, 62),
                tag("span", {"aria-hidden": "true"}, f"× {count}") if count > 1 else None,
                tag("span", {"class": "sr"}, f"{count} {text}" if count > 1 else text),
            )
        )
    return tag("ul", {"class": "wk-owned", "aria-label": say(Message("Special tiles"))}, join(items))

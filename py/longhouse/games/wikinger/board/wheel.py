"""The wheel: twelve places that stay, and in their midst the disc of prices that turns."""

from __future__ import annotations

from math import cos, pi, sin

from longhouse.engine.markup import Markup, escape, tag
from longhouse.engine.message import Message
from longhouse.games import scenes
from longhouse.games.clans import EMBLEMS
from longhouse.games.scenes import Memo, asked, colour_of, marked, rule, shown_seat

from ..data import SETS
from ..views import Scene, Set
from ..words import COLOUR_NAMES, SPECIAL_HELP, SPECIAL_NAMES, TILE_NAMES, gold, points
from . import art, special
from .parts import dearest, tile, tongue, viking, zero_of

_OPEN = Memo(2)
_BADGES, _TILES, _MEN, _PRICES, _HUB = 186.0, 160.0, 116.0, 76.0, 55


def _at(place: float, radius: float) -> tuple[float, float]:
    turn = place * pi / 6
    return round(sin(turn) * radius, 1), round(-cos(turn) * radius, 1)


def _wedge(place: int, near: float, far: float, gap: float) -> str:
    """The outline of a place."""
    half = 0.5 - gap
    points = [
        _at(place - half, near),
        _at(place - half, far),
        _at(place + half, far),
        _at(place + half, near),
    ]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points
    return (
        f"M{ax:g} {ay:g}L{bx:g} {by:g}A{far:g} {far:g} 0 0 1 {cx:g} {cy:g}"
        f"L{dx:g} {dy:g}A{near:g} {near:g} 0 0 0 {ax:g} {ay:g}z"
    )


_WEDGES = tuple(_wedge(place, 96, 199, 0.015) for place in range(SETS))
_HALOS = tuple(_wedge(place, 98.5, 196.5, 0.04) for place in range(SETS))
_BEDS = "".join(_WEDGES)


def wheel(scene: Scene, shapes: str) -> Markup:
    """The wheel and, folded, the same as a table; carries the definitions of all pictures."""
    return Markup(
        f'<div class="wk-wheel-box"><div class="wk-frame">{picture(scene, shapes)}{_empty(scene)}</div>'
        f"{_table(scene)}</div>"
    )


def _empty(scene: Scene) -> str:
    """Why nothing lies there during the auction."""
    if asked(scene) not in ("bid", "remove"):
        return ""
    return tag(
        "p", {"class": "wk-empty"}, scene.say(Message("The tiles come once a Viking has been removed."))
    )


def picture(scene: Scene, shapes: str) -> Markup:
    """The wheel itself."""
    title = escape(scene.say(Message("The wheel: sets and their prices")))
    kind = asked(scene) if scene.choices else "none"
    sets = "".join(_set(scene, place) for place in range(SETS))
    return Markup(
        f'<svg class="wk-wheel asks-{kind}" id="{scene.prefix}-wheel" '
        f'viewBox="-204 -204 408 408" role="group" aria-label="{title}"><defs>{shapes}</defs>'
        '<circle class="wk-rim" r="203"/><circle class="wk-ocean" r="199.5"/>'
        f'<path class="wk-bed" d="{_BEDS}"/>{sets}{_disc(scene)}{_hub(scene)}</svg>'
    )


def _set(scene: Scene, place: int) -> str:
    row = scene.view["wheel"][place]
    if row is None:
        return ""
    x, y = _at(place, _TILES)
    inner = [f'<path class="hit" d="{_WEDGES[place]}"/>']
    if row["tile"] >= 0:
        inner.append(tile(scene, row["tile"], x, y, 0.93, flies=True))
    if row["colour"] >= 0:
        mx, my = _at(place, _MEN)
        inner.append(viking(scene, row["colour"], mx, my, 1.18, flies=True))
    if place == dearest(scene):
        bx, by = _at(place - 0.28, _BADGES)
        inner.append(
            f'<g transform="translate({bx:g} {by:g})"><rect class="wk-special" x="-9" y="-9" '
            f'width="18" height="18" rx="3"/><g transform="scale(.55)">{art.CROWN}</g></g>'
        )
    short = _short(scene, row)
    if short:
        bx, by = _at(place + 0.28, _BADGES)
        inner.append(f'<g transform="translate({bx:g} {by:g})">{art.star(f"−{short}")}</g>')
    action = f"buy {place + 1}"
    if action in scene.choices or action in scene.blocked:
        inner.append(f'<path class="halo" d="{_HALOS[place]}"/>')
    attrs = marked(scene, action, "wk-set", _name(scene, row) if action in scene.blocked else "")
    drag = ' data-drag="mouse"' if action in scene.choices else ""
    return f'<g id="{scene.prefix}-set-{place}"{attrs}{drag}{rule("buying")}>{"".join(inner)}</g>'


def _short(scene: Scene, row: Set) -> int:
    """Points that must help out where the gold of the seat that is shown falls short."""
    if scene.view["over"] or row["colour"] < 0:
        return 0
    home = scene.view["homes"][shown_seat(scene)]
    short = row["price"] - home["gold"]
    return short if 0 < short <= home["points"] else 0


def _name(scene: Scene, row: Set) -> str:
    names = [TILE_NAMES[row["tile"]]] if row["tile"] >= 0 else []
    names += [COLOUR_NAMES[row["colour"]]] if row["colour"] >= 0 else []
    return ", ".join(scene.say(name) for name in names)


def _disc(scene: Scene) -> str:
    """The prices. They turn on with every round, so that the disc never runs backwards."""
    zero = zero_of(scene)
    turned = (scene.view["round"] - 1) * 360 + zero * 30
    out = ['<circle class="wk-disc" r="97"/><circle class="wk-groove" r="60"/>']
    for price in range(SETS):
        angle = turned + price * 30
        place = zero + price
        there = place < SETS and scene.view["wheel"][place] is not None
        cls = "wk-price" + (" zero" if not price else "") + ("" if there else " gone")
        out.append(
            f'<g class="{cls}" id="{scene.prefix}-price-{price}" style="transform:rotate({angle}deg)'
            f'translateY(-{_PRICES:g}px)rotate({-angle}deg)">'
            f'<circle r="15.5"/><text y="6.2">{price}</text></g>'
        )
    return f'<g aria-hidden="true"{rule("wheel")}>{"".join(out)}</g>'


def _hub(scene: Scene) -> str:
    """In the middle: the Vikings that wait to be laid, else the emblem of who acts."""
    hand = scene.view["hand"]
    if any(hand):
        men = []
        for colour, count in enumerate(hand):
            x, y = (colour % 3 - 1) * 33, (colour // 3) * 44 - 21
            gone = "" if count else " wk-none"
            men.append(
                f'<g class="wk-drawn{gone}">{viking(scene, colour, x - 3, y, 0.92)}'
                f'<g transform="translate({x + 10} {y + 12})"><circle class="wk-count" r="8.5"/>'
                f'<text class="wk-count-text" y="4.4">{count}</text></g></g>'
            )
        return f'<g aria-hidden="true"><circle class="wk-hub" r="{_HUB}"/>{"".join(men)}</g>'
    actor = scene.view["actor"]
    if actor is None:
        return f'<circle class="wk-hub" r="{_HUB}"/>'
    colour = colour_of(scene, actor)
    return (
        f'<g class="clan-{colour}" aria-hidden="true"><circle class="wk-hub" r="{_HUB}"/>'
        '<circle class="wk-boss" r="36"/><circle class="wk-boss-rim" r="30"/>'
        f'<g class="on-clan" transform="scale(1.7)">{EMBLEMS[colour]}</g></g>'
    )


# -- the same as a table


def _table(scene: Scene) -> Markup:
    """For those who like it better, or cannot see the wheel: the sets in order of price."""
    say = scene.say
    rows = [
        (row, place)
        for place, row in enumerate(scene.view["wheel"])
        if row is not None and (row["colour"] >= 0 or row["tile"] >= 0)
    ]
    heads = (Message("Price"), Message("Tile"), Message("Viking"))
    best = dearest(scene)
    body = "".join(_line(scene, row, place == best) for row, place in rows)
    head = "".join(f'<th scope="col">{escape(say(text))}</th>' for text in heads)
    return tag(
        "details",
        {"class": "wk-table more", "id": f"{scene.prefix}-sets"},
        tag("summary", None, say(Message("The wheel as a table"))),
        Markup(f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"),
    )


def _line(scene: Scene, row: Set, best: bool) -> str:
    say = scene.say
    notes = []
    short = _short(scene, row)
    if short:
        notes.append(
            Message("costs {gold} and {points}", gold=gold(row["price"] - short), points=points(short))
        )
    if best:
        notes.append(Message("brings a special tile"))
    told = "".join(f"<small>{escape(say(note))}</small>" for note in notes)
    tile_name = escape(say(TILE_NAMES[row["tile"]])) if row["tile"] >= 0 else "–"
    man = escape(say(COLOUR_NAMES[row["colour"]])) if row["colour"] >= 0 else "–"
    return f'<tr><th scope="row">{row["price"]}</th><td>{tile_name}{told}</td><td>{man}</td></tr>'


# -- special tiles to be had


def specials(scene: Scene) -> Markup | None:
    """The open special tiles, with what they do; None in the basic version."""
    if scene.view["options"]["version"] == "basic":
        return None
    return _OPEN.get((scene.prefix, scene.view["specials"], tongue(scene)), lambda: _specials(scene))


def _specials(scene: Scene) -> Markup:
    say = scene.say
    items = [
        tag(
            "li",
            {"title": say(SPECIAL_HELP[kind]), "data-rule": "special"},
            scenes.picture(special.shape(scene, kind), 44, 62),
            tag(
                "span",
                None,
                tag("b", None, say(SPECIAL_NAMES[kind])),
                " ",
                tag("small", {"aria-hidden": "true"}, say(special.SHORT[kind])),
                tag("span", {"class": "sr"}, say(SPECIAL_HELP[kind])),
            ),
        )
        for kind in scene.view["specials"]
    ]
    if not items:
        items = [tag("li", None, say(Message("none left")))]
    return tag(
        "section",
        {"class": "wk-specials", "aria-label": say(Message("Special tiles"))},
        tag("p", None, say(Message("The dearest set comes with a special tile:"))),
        tag("ul", None, *items),
    )

"""The market, the two stacks of supplies and the sterns that are left."""

from __future__ import annotations

from longhouse.engine.markup import escape
from longhouse.engine.message import Message
from longhouse.engine.presentation import Scene

from ..words import GOOD_NAMES
from . import art
from .parts import marked, piece, question_of, token
from .place import Place

_STERN = '<path class="wood" d="M-9 2h4c7 0 9-5 9-10 0-5 6-6 8-2 1 3-1 5-3 4-2 3 1 5 0 9-2 7-8 11-18 11z"/>'


def on_board(scene: Scene) -> bool:
    """Whether the goods to choose are the tracks of the market (on a phone they are buttons under it)."""
    return question_of(scene).get("kind") == "market" and scene.layout != "tall"


def stores(scene: Scene, place: Place) -> str:
    """Tracks, stacks and sterns, without the markers that move."""
    return f"{_ground(place)}{_tracks(scene, place)}<g aria-hidden=\"true\">{_stacks(scene, place)}</g>"


def _ground(place: Place) -> str:
    if place.tall:
        return '<rect class="earth" x="0" y="948" width="360" height="128" rx="10"/>'
    return '<rect class="earth" x="304" y="664" width="896" height="132" rx="14"/>'


def _cell(place: Place, kind: int, value: int) -> tuple[float, float]:
    """Middle of a field of the market."""
    if place.tall:
        return 48 + (value - 1) * 29, place.store_y + 36 + kind * 29
    return 384 + (value - 1) * 46, place.store_y + 28 + kind * 38


def _tracks(scene: Scene, place: Place) -> str:
    width, height = (26, 25) if place.tall else (42, 34)
    out = []
    for kind in range(3):
        x, y = _cell(place, kind, 1)
        fields = "".join(
            f'<rect class="field" x="{cx - width / 2:g}" y="{y - height / 2:g}" width="{width}" height="{height}" rx="5"/>'
            f'<text class="field-text" x="{cx:g}" y="{y + 5:g}">{value}</text>'
            for value in range(1, 5)
            for cx in (_cell(place, kind, value)[0],)
        )
        left = x - (36 if place.tall else 60)
        name = scene.say(GOOD_NAMES[kind])
        attrs = marked(scene, f"good {art.GOODS[kind]}", "track", name) if on_board(scene) else ' class="track" aria-hidden="true"'
        span = (width + 3) * 4 + (36 if place.tall else 48)
        out.append(
            f'<g{attrs}><rect class="hit" x="{left:g}" y="{y - height / 2 - 2:g}" width="{span}" height="{height + 4}"/>'
            f'{fields}<g transform="translate({left + (15 if place.tall else 24):g} {y:g})">{token(scene, kind, 12 if place.tall else 16)}</g>'
            f'<rect class="halo" x="{left:g}" y="{y - height / 2 - 2:g}" width="{span + 4}" height="{height + 4}" rx="8"/></g>'
        )
    if place.tall:
        out.append(f'<text class="store-name" aria-hidden="true" x="10" y="{place.store_y + 16}">{escape(scene.say(Message("Market")))}</text>')
    return "".join(out)


def markers(scene: Scene, place: Place) -> list[str]:
    """What each good is worth now."""
    radius = 11.5 if place.tall else 15
    out = []
    for kind in range(3):
        value = scene.view["market"][kind]
        x, y = _cell(place, kind, value)
        inner = f'<circle class="price" r="{radius}"/><text class="price-text" y="{5 if place.tall else 6}">{value}</text>'
        out.append(piece(scene, f"price-{kind}", x, y, ' class="piece price-marker" aria-hidden="true"', inner))
    return out


def _stacks(scene: Scene, place: Place) -> str:
    stacks = scene.view["stacks"]
    rows: list[tuple[str, int, list[int | None]]] = [
        (scene.say(Message("Add 1")), stacks["add"], [None] * stacks["add"]),
        (scene.say(Message("Draw 3, add 1")), stacks["draw"], [*stacks.get("known", ()), *[None] * 15][: stacks["draw"]]),
    ]
    out = []
    x, y, step, radius = (168, place.store_y + 18, 42, 10) if place.tall else (640, place.store_y + 22, 60, 14)
    for i, (name, count, tokens) in enumerate(rows):
        top = y + i * step
        out.append(f'<text class="store-name" x="{x}" y="{top}">{escape(name)}<tspan class="count" dx="6">{count}</tspan></text>')
        gap = radius * (1.75 if not place.tall else 2)
        spread = [
            f'<g transform="translate({x + radius + k * gap:g} {top + radius + 7})">{token(scene, kind, radius)}</g>'
            for k, kind in enumerate(tokens)
        ]
        # The top of the stack lies over the rest.
        out.extend(reversed(spread))
    sterns = scene.view["sterns"]
    sx, sy = (168, place.store_y + 2 * 42 + 28) if place.tall else (960, place.store_y + 22)
    name = scene.say(Message("Sterns left"))
    out.append(f'<text class="store-name" x="{sx}" y="{sy}">{escape(name)}<tspan class="count" dx="6">{sterns}</tspan></text>')
    if not place.tall:
        for k in range(7):
            cls = "" if k < sterns else ' class="spent"'
            out.append(f'<g transform="translate({sx + 12 + k * 28} {sy + 32})scale(1.1)"{cls}>{_STERN}</g>')
    return "".join(out)

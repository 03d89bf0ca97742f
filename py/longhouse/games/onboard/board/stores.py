"""The market, the two stacks of supplies and the sterns that are left."""

from __future__ import annotations

from longhouse.engine.markup import escape
from longhouse.engine.message import Message
from longhouse.games.scenes import asked, marked, rule

from ..views import Scene
from ..words import BUILDING_NAMES, GOOD_NAMES
from . import art
from .parts import box, piece, token
from .place import Place

_STERN = '<path class="wood" d="M-9 2h4c7 0 9-5 9-10 0-5 6-6 8-2 1 3-1 5-3 4-2 3 1 5 0 9-2 7-8 11-18 11z"/>'


def on_board(scene: Scene) -> bool:
    """Whether the goods to choose are the tracks of the market (on a phone they are buttons beside it)."""
    return asked(scene) == "market" and scene.layout == "wide"


def stores(scene: Scene, place: Place) -> str:
    """Tracks, stacks and sterns, without the markers that move."""
    ground = box("earth", place.ground, place.corner)
    return f'{ground}{_tracks(scene, place)}<g aria-hidden="true">{_stacks(scene, place)}</g>'


def _cell(place: Place, kind: int, value: int) -> tuple[float, float]:
    """Middle of a field of the market."""
    (x, y), (across, down) = place.stores.cell, place.stores.cell_step
    return x + (value - 1) * across, place.store_y + y + kind * down


def _tracks(scene: Scene, place: Place) -> str:
    width, height = place.stores.field
    back, token_x, token_r = (48, 20, 12) if place.compact else (60, 24, 16)
    span = (width + 4) * 4 + (42 if place.compact else 104)
    on = on_board(scene)
    out = []
    for kind in range(3):
        x, y = _cell(place, kind, 1)
        fields = "".join(
            f'<rect class="price-field" x="{cx - width / 2:g}" y="{y - height / 2:g}" '
            f'width="{width}" height="{height}" rx="5"/><text class="price-text faint" x="{cx:g}" '
            f'y="{y + 5:g}">{value}</text>'
            for value in range(1, 5)
            for cx in (_cell(place, kind, value)[0],)
        )
        left = x - back
        name = scene.say(GOOD_NAMES[kind])
        frame = f'x="{left - 2:g}" y="{y - height / 2 - 3:g}" width="{span}" height="{height + 6}"'
        if not place.compact:
            fields += f'<text class="good-name" x="{left + 236:g}" y="{y + 6:g}">{escape(name)}</text>'
        out.append(
            f'<g aria-hidden="true"{rule("market")}>{fields}'
            f"{token(scene, kind, token_r, left + token_x, y)}</g>"
        )
        if on:
            attrs = marked(scene, f"good {art.GOODS[kind]}", "track", name)
            out.append(
                f'<g{attrs}{rule("market")}><rect class="hit" {frame}/>'
                f'<rect class="halo" {frame} rx="8"/></g>'
            )
    if place.compact:
        title = escape(scene.say(Message("Market")))
        out.append(
            f'<text class="store-name" aria-hidden="true" x="10" y="{place.store_y + 16}">{title}</text>'
        )
    return "".join(out)


def markers(scene: Scene, place: Place) -> list[str]:
    """What each good is worth now."""
    radius, drop = (11.5, 5) if place.compact else (15, 6)
    out = []
    for kind in range(3):
        value = scene.view["market"][kind]
        x, y = _cell(place, kind, value)
        inner = f'<circle class="price" r="{radius}"/><text class="price-text" y="{drop}">{value}</text>'
        attrs = f' class="piece price-marker" aria-hidden="true"{rule("market")}'
        out.append(piece(scene, f"price-{kind}", x, y, attrs, inner))
    return out


def _stacks(scene: Scene, place: Place) -> str:
    stacks = scene.view["stacks"]
    known: list[int | None] = [*(stacks.get("known") or ()), *[None] * 15]
    rows: list[tuple[Message, list[int | None]]] = [
        (BUILDING_NAMES[4], [None] * stacks["add"]),
        (BUILDING_NAMES[8], known[: stacks["draw"]]),
    ]
    radius, gap = (10, 20) if place.compact else (14, 25.2)
    x, y = place.stores.stack
    out = []
    for i, (name, tokens) in enumerate(rows):
        top = place.store_y + y + i * place.stores.stack_step
        # The top of the stack lies first, over the rest.
        pile = "".join(
            token(scene, tokens[k], radius, x + radius + k * gap, top + radius + 7)
            for k in reversed(range(len(tokens)))
        )
        head = _heading(scene, name, len(tokens), x, top)
        out.append(f"<g{rule(('add', 'draw')[i])}>{head}{pile}</g>")
    sterns = scene.view["sterns"]
    x, y = place.stores.sterns[0], place.store_y + place.stores.sterns[1]
    out.append(f"<g{rule('sail')}>{_heading(scene, Message('Sterns left'), sterns, x, y)}")
    if place.stores.roomy:
        for k in range(7):
            cls = "" if k < sterns else ' class="spent"'
            out.append(f'<g transform="translate({x + 12 + k * 30} {y + 27})scale(1.15)"{cls}>{_STERN}</g>')
    out.append("</g>")
    x, y = place.stores.removed[0], place.store_y + place.stores.removed[1]
    removed = _removed if place.stores.roomy else _removed_by_kind
    out.append(f"<g{rule('sharing')}>{removed(scene, x, y)}</g>")
    return "".join(out)


def _heading(scene: Scene, name: Message, count: int, x: float, y: float) -> str:
    text = f'{escape(scene.say(name))}<tspan class="count" dx="7">{count}</tspan>'
    return f'<text class="store-name" x="{x:g}" y="{y:g}">{text}</text>'


def _removed(scene: Scene, x: float, y: float) -> str:
    """Supplies that have left the game, once there are any."""
    goods = [kind for kind in range(3) for _ in range(scene.view["removed"][kind])]
    if not goods:
        return ""
    gap = min(22.0, 200 / len(goods))
    spread = "".join(token(scene, kind, 10, x + 11 + k * gap, y + 18) for k, kind in enumerate(goods))
    return _heading(scene, Message("Out of the game"), len(goods), x, y) + spread


def _removed_by_kind(scene: Scene, x: float, y: float) -> str:
    """The same on a phone, where there is room for a number beside each kind."""
    counts = [(kind, number) for kind, number in enumerate(scene.view["removed"]) if number]
    if not counts:
        return ""
    name = escape(scene.say(Message("Out of the game")))
    spread = "".join(
        f"{token(scene, kind, 7.5, x + 102 + k * 27, y - 4.5)}"
        f'<text class="store-name count" x="{x + 111.5 + k * 27:g}" y="{y:g}">{number}</text>'
        for k, (kind, number) in enumerate(counts)
    )
    return f'<text class="store-name" x="{x:g}" y="{y:g}">{name}</text>{spread}'

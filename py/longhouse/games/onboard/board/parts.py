"""Small helpers that all parts of the picture share."""

from __future__ import annotations

from longhouse.engine.markup import escape
from longhouse.games.scenes import colour_of, defined

from ..data import LONGEST, SHIPS
from ..views import Scene
from . import art
from .place import BROAD, LOW, TALL, WIDE, Box, Place
from .thumb import has_left


def place_of(scene: Scene) -> Place:
    """The measures of the scene's layout."""
    compact = {"tall": TALL, "low": LOW, "broad": BROAD}.get(scene.layout)
    if compact is None:
        return WIDE
    ships = scene.view["ships"]
    left = [ship for ship in range(SHIPS) if away(scene, ship)]
    whole = [ship for ship in range(SHIPS) if ships[ship]["sailed"] is not None and ship not in left]
    return compact.without(left, [ship for ship in whole if len(ships[ship]["pieces"]) == LONGEST])


def box(cls: str, sides: Box, radius: int) -> str:
    """A rectangle with round corners."""
    x, y, width, height = sides
    return f'<rect class="{cls}" x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"/>'


def live(scene: Scene, action: str) -> bool:
    """Whether the element of `action` answers to being pointed at; others need no frame for it."""
    return action in scene.choices or action in scene.blocked


def piece(scene: Scene, name: str, x: float, y: float, attrs: str, inner: str, size: float = 1) -> str:
    """A thing that moves: placed by a CSS transform under an id that stays, so that moves are transitions."""
    scale = "" if size == 1 else f"scale({size})"
    place = f"transform:translate({x:g}px,{y:g}px){scale}"
    return f'<g id="{scene.prefix}-{name}"{attrs} style="{place}">{inner}</g>'


def away(scene: Scene, ship: int) -> bool:
    """Whether a ship has left its mooring."""
    return has_left(scene.view, ship)


def lines(text: str, limit: int) -> list[str]:
    """A short name on one or two lines, parted at the space nearest to its middle."""
    if len(text) <= limit or " " not in text:
        return [text]
    middle = len(text) / 2
    spaces = [i for i, char in enumerate(text) if char == " "]
    at = min(spaces, key=lambda i: abs(i - middle))
    return [text[:at], text[at + 1 :]]


def label(text: str, x: float, y: float, limit: int, width: float, step: float, cls: str) -> str:
    """Text of one or two lines around the height y; a line that would be too wide is pressed together."""
    parts = lines(text, limit)
    top = y - (len(parts) - 1) * step / 2
    out = []
    for i, part in enumerate(parts):
        squeeze = f' textLength="{width:g}" lengthAdjust="spacingAndGlyphs"' if len(part) > limit else ""
        out.append(f'<tspan x="{x:g}" y="{top + i * step:g}"{squeeze}>{escape(part)}</tspan>')
    # The space keeps the lines apart for those who hear them.
    return f'<text class="{cls}">{" ".join(out)}</text>'


def use(scene: Scene, clan: int, x: float, y: float, scale: float, cls: str = "") -> str:
    """A clan's emblem from the picture's definitions."""
    extra = f' class="{cls}"' if cls else ""
    colour = colour_of(scene, clan)
    return (
        f'<use href="#{scene.prefix}-e{colour}"{extra} transform="translate({x:g} {y:g})scale({scale:g})"/>'
    )


def token(scene: Scene, kind: int | None, radius: float, x: float = 0, y: float = 0) -> str:
    """A supply token from the picture's definitions; None is one that lies face down."""
    name = "gx" if kind is None else f"g{kind}"
    at = f"translate({x:g} {y:g})scale({radius / 14:.3f})"
    return f'<use href="#{scene.prefix}-{name}" transform="{at}"/>'


def definitions(scene: Scene) -> str:
    """Shapes that all layouts use often."""
    emblems = "".join(defined(scene, f"e{i}", emblem) for i, emblem in enumerate(art.EMBLEMS))
    vikings = "".join(defined(scene, f"v{i}", art.viking(i)) for i in range(4))
    tokens = "".join(defined(scene, f"g{i}", art.token(i)) for i in range(3))
    barrels = "".join(defined(scene, f"k{i}", art.barrel(i, None)) for i in range(4))
    plain = defined(scene, "kx", art.BARREL) + defined(scene, "gx", art.token(None))
    return f"{emblems}{vikings}{tokens}{barrels}{plain}"


def barrel(scene: Scene, colour: int, value: int | None) -> str:
    """A barrel from the picture's definitions: its value where that may be seen, else the emblem."""
    if value is None:
        return f'<use href="#{scene.prefix}-k{colour}"/>'
    return f'<use href="#{scene.prefix}-kx"/>{art.barrel_value(value)}'

"""Small helpers that all parts of the picture share."""

from __future__ import annotations

from longhouse.engine.markup import escape
from longhouse.games.scenes import colour_of

from ..views import Scene
from . import art
from .place import TALL, WIDE, Place
from .thumb import has_left


def place_of(scene: Scene) -> Place:
    """The measures of the scene's layout."""
    return TALL if scene.layout == "tall" else WIDE


def live(scene: Scene, action: str) -> bool:
    """Whether the element of `action` answers to being pointed at; others need no frame for it."""
    return action in scene.choices or action in scene.blocked


def piece(scene: Scene, name: str, x: float, y: float, attrs: str, inner: str) -> str:
    """A thing that moves: placed by a CSS transform under an id that stays, so that moves are transitions."""
    return f'<g id="{scene.prefix}-{name}"{attrs} style="transform:translate({x:g}px,{y:g}px)">{inner}</g>'


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


def definitions(prefix: str) -> str:
    """Shapes that both layouts use often."""
    emblems = "".join(f'<g id="{prefix}-e{i}">{shape}</g>' for i, shape in enumerate(art.EMBLEMS))
    vikings = "".join(f'<g id="{prefix}-v{i}">{art.viking(i)}</g>' for i in range(4))
    tokens = "".join(f'<g id="{prefix}-g{i}">{art.token(i)}</g>' for i in range(3))
    barrels = "".join(f'<g id="{prefix}-k{i}">{art.barrel(i, None)}</g>' for i in range(4))
    plain = f'<g id="{prefix}-kx">{art.BARREL}</g><g id="{prefix}-gx">{art.token(None)}</g>'
    return f"{emblems}{vikings}{tokens}{barrels}{plain}"


def barrel(scene: Scene, colour: int, value: int | None) -> str:
    """A barrel from the picture's definitions: its value where that may be seen, else the emblem."""
    if value is None:
        return f'<use href="#{scene.prefix}-k{colour}"/>'
    return f'<use href="#{scene.prefix}-kx"/>{art.barrel_value(value)}'

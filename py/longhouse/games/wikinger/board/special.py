"""The special tiles of the progress version: golden, with a picture of what they do."""

from __future__ import annotations

from longhouse.engine.message import Message
from longhouse.games.scenes import defined

from ..data import FARM
from ..views import Scene
from . import art
from .parts import viking

SHORT = (
    Message("5 gold at once"),
    Message("+1 gold for each goldsmith"),
    Message("one trip with a full boat"),
    Message("+1 point for each noble"),
    Message("+1 point for each scout"),
    Message("+1 point for each fisherman"),
    Message("counts as a boatsman"),
    Message("3 points for each spare meal"),
    Message("1 point for every 3 gold"),
    *(Message("points for Vikings around it, unless threatened"),) * 4,
)
_GROUND = (
    '<rect class="wk-special" x="-30" y="-30" width="60" height="60" rx="7"/>'
    '<rect class="wk-special-rim" x="-26" y="-26" width="52" height="52" rx="4"/>'
)
BOAT_SHAPE = (
    '<path class="wk-mast" d="M-1.5-20h3v30h-3z"/><path class="wk-canvas" d="M3-19C14-14 18-6 18 2H3z'
    'M-3-15C-10-11-13-5-14 2h11z"/><path class="wk-hull" d="M-24 5c4 3 8 4 12 4h24c4 0 8-1 12-4-2 10-8 '
    '15-16 15H-8C-16 20-22 15-24 5z"/>'
)


def _man(scene: Scene, colour: int, scale: float = 1.2, x: float = -7) -> str:
    return viking(scene, colour, x, 2, scale)


def _badge(inner: str) -> str:
    return f'<g transform="translate(15 14)">{inner}</g>'


def shape(scene: Scene, kind: int) -> str:
    """A special tile in a box from -30 to 30, from the definitions of the picture."""
    name = f"g{kind - FARM}" if kind >= FARM else f"s{kind}"
    return f'<use href="#{scene.prefix}-{name}"/>'


def definitions(scene: Scene) -> str:
    """The special tiles that lie open or belong to somebody; golden buildings are defined with the tiles."""
    view = scene.view
    kinds = {*view["specials"], *(k for home in view["homes"] for k, n in enumerate(home["special"]) if n)}
    return "".join(
        defined(scene, f"s{kind}", _GROUND + _inner(scene, kind)) for kind in sorted(kinds) if kind < FARM
    )


def _inner(scene: Scene, kind: int) -> str:
    if kind == 0:
        return f'<g transform="scale(1.7)">{art.coin(5)}</g>'
    if kind == 1:
        return _man(scene, 1) + _badge(art.coin("+1"))
    if kind == 2:
        return BOAT_SHAPE
    if kind in (3, 4, 5):
        return _man(scene, {3: 3, 4: 2, 5: 0}[kind]) + _badge(art.star("+1"))
    if kind == 6:
        return _man(scene, 5, 1.4, 0)
    if kind == 7:
        return f'<g transform="translate(-3 -5)scale(1.5)">{art.FISH}</g>{_badge(art.star(3))}'
    return (
        f'<g transform="translate(-11 -6)scale(1.1)">{art.coin(3)}</g>'
        f'<g transform="translate(11 8)scale(1.1)">{art.star(1)}</g>'
    )

"""The picture of Vikings on Board: what a seat may see in, SVG and HTML out."""

from __future__ import annotations

from longhouse.engine.markup import Markup, escape
from longhouse.engine.message import Message
from longhouse.games.scenes import asked

from ..views import Scene
from . import fjord, parts, seats, ships, spoken, stores, village
from .parts import place_of
from .signs import icons, signs
from .tray import tray

__all__ = ["draw", "icons", "keepsake", "signs", "tray"]


def draw(scene: Scene) -> Markup:
    """The table: one picture, the players' areas, and the same in words for screen readers."""
    inner = f"{keepsake(scene)}{seats.players(scene)}{spoken.table(scene)}"
    return Markup(f'<div class="onboard {scene.layout} full-width">{inner}</div>')


def keepsake(scene: Scene) -> Markup:
    """The board alone, with all that it refers to; the picture of the result shows it too."""
    place = place_of(scene)
    prefix = scene.prefix
    shapes = (
        parts.definitions(scene)
        + ships.definitions(scene, place)
        + fjord.definitions(scene, place)
        + village.definitions(scene, place)
    )
    # All that moves lies in one layer in an order that never changes, so that no move draws a thing again.
    layer = "".join(
        [
            *ships.ends(scene, place),
            *ships.bodies(scene, place),
            *ships.cargo(scene, place),
            *fjord.bets(scene, place),
            *stores.markers(scene, place),
            *village.vikings(scene, place),
        ]
    )
    kind = asked(scene) if scene.choices else "none"
    title = scene.say(Message("The board: village, harbour and fjord"))
    return Markup(
        f'<svg class="board {scene.layout} asks-{kind}" id="{prefix}-board" viewBox="0 '
        f'0 {place.width} {place.height}" '
        f'role="group" aria-label="{escape(title)}">'
        f"<defs>{shapes}</defs>"
        f"{village.ground(scene, place)}{fjord.water(place)}"
        f"{village.houses(scene, place)}{fjord.berths(scene, place)}{fjord.moorings(scene, place)}"
        f'{stores.stores(scene, place)}<g class="layer">{layer}</g></svg>'
    )

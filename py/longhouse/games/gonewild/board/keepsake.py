"""The village of whoever won, for the picture of the result: hall and buildings on their hill."""

from __future__ import annotations

from longhouse.engine.markup import Markup
from longhouse.games.scenes import shown_seat

from ..data import HALL
from ..views import Building, Scene
from . import shapes
from .parts import cell_art

WIDE, HIGH, ROW = 480, 300, 6
_GROUND = (
    '<rect width="480" height="300" fill="#16294a"/><circle cx="418" cy="48" r="22" fill="#f5ecd6"/>'
    '<path fill="#1f3a66" d="M0 120 60 66l50 40 60-76 70 70 60-50 70 60 60-40 50 44v190H0z"/>'
    '<path fill="#2f5d36" d="M0 132q120-40 240-26t240-10v204H0z"/>'
    '<path fill="#3c7446" d="M0 214q120-26 240-16t240-8v110H0z"/>'
)


def keepsake(scene: Scene) -> Markup:
    """One picture with all that it refers to."""
    home = scene.view["seats"][shown_seat(scene)]
    level, rows = home["level"], home["buildings"]
    houses = [row for row in rows if row["cell"] != HALL]
    size = 76 if len(houses) <= 2 * ROW else 62
    drawn = "".join(_house(scene, row, level, place, size) for place, row in enumerate(houses))
    hall = _use(scene, cell_art(HALL, level), 180, 14, 120)
    return Markup(
        f'<svg viewBox="0 0 {WIDE} {HIGH}">{shapes.definitions(scene, hall + drawn)}'
        f"{_GROUND}{hall}{drawn}</svg>"
    )


def _house(scene: Scene, row: Building, level: int, place: int, size: int) -> str:
    """A building of the village, the first ones in the first row; what is damaged burns."""
    line, column = divmod(place, ROW)
    x, y = 12 + column * 77 + line % 2 * 6, 112 + line * size * 0.78
    flame = _use(scene, "flame", x + size * 0.5, y, size * 0.5) if row["damaged"] else ""
    return _use(scene, cell_art(row["cell"], level), x, y, size) + flame


def _use(scene: Scene, name: str, x: float, y: float, wide: float) -> str:
    return (
        f'<use href="#{scene.prefix}-{name}" x="{x:g}" y="{y:g}" width="{wide:g}" height="{wide * 0.75:g}"/>'
    )

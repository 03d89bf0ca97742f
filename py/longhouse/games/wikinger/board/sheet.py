"""The homelands of some seats beside each other, for a scoring: each cell can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.markup import Markup, escape
from longhouse.games.clans import EMBLEMS
from longhouse.games.scenes import colour_of, name_of, picture

from ..data import REACH
from ..views import Scene
from . import land, parts, special
from .plot import ARM, BASE, CELL, plot_of


def cell_spot(seat: int, row: int, column: int) -> str:
    """The id of a cell, without the picture's prefix."""
    return f"cell-{seat}-{row}-{column}"


def base_spot(seat: int) -> str:
    """The id of where the boatsmen of a seat are."""
    return f"base-{seat}"


def ship_spot(seat: int, column: int) -> str:
    """The id of a ship."""
    return f"ship-{seat}-{column}"


def reach_spot(seat: int, column: int) -> str:
    """The id of the last cell below a ship that it threatens."""
    return f"reach-{seat}-{column}"


def sheet(scene: Scene, seats: Sequence[int]) -> Markup:
    """Whose it is above each homeland."""
    shapes = parts.definitions(scene) + special.definitions(scene)
    hidden = f'<svg width="0" height="0" class="wk-shapes"><defs>{shapes}</defs></svg>'
    homes = "".join(
        f'<li class="clan-{colour_of(scene, seat)}">'
        f"<p>{_emblem(scene, seat)}{escape(name_of(scene, seat))}</p>{_homeland(scene, seat)}</li>"
        for seat in seats
    )
    listed = f'<ul class="wk-sheet of-{len(seats)}">{homes}</ul>'
    return Markup(f'<div class="wikinger {scene.layout}">{hidden}{listed}</div>')


def _emblem(scene: Scene, seat: int) -> Markup:
    return picture(EMBLEMS[colour_of(scene, seat)], 22, 26, "pic player-emblem")


def _homeland(scene: Scene, seat: int) -> str:
    home = scene.view["homes"][seat]
    plot = plot_of(home, False, False)
    spots = [
        f'<rect id="{scene.prefix}-{cell_spot(seat, row, column)}" class="hit" '
        f'x="{plot.left(column)}" y="{plot.top(row, column)}" width="{CELL}" height="{CELL}"/>'
        for row, line in enumerate(home["rows"])
        for column, cell in enumerate(line)
        if cell is not None
    ]
    spots += [
        f'<rect id="{scene.prefix}-{reach_spot(seat, column)}" class="hit" x="{plot.left(column)}" '
        f'y="{plot.top(REACH[sail], column)}" width="{CELL}" height="{CELL}"/>'
        for column, sail, _ in home["ships"]
    ]
    spots.append(
        f'<rect id="{scene.prefix}-{base_spot(seat)}" class="hit" x="4" y="{ARM + 3}" width="{BASE - 8}" '
        f'height="{CELL - 6}"/>'
    )
    return (
        f'<svg class="wk-land small asks-none" viewBox="0 0 {plot.width} {plot.height}">'
        f"{land.ground(scene, seat, plot)}{''.join(spots)}</svg>"
    )

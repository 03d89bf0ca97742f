"""Small pictures: a homeland for a save slot, and the game's emblem for the home screen."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from longhouse.engine.markup import Markup
from longhouse.games.clans import EMBLEMS

from ..data import COLOUR_OF, LEFT, RIGHT, SHIP
from . import art

if TYPE_CHECKING:  # a start at home needs no views
    from ..views import Cell, Mini, View

_WIDE = 11  # columns that a thumbnail has room for


def mini(view: View) -> Mini:
    """What a save slot shows: the round, whether it is over, and a homeland in letters.

    One text per row: `.` nothing, l m r island tiles, s a ship; a capital letter bears a Viking.
    """
    seat = view["seat"] if view["seat"] is not None else view["actor"] or 0
    rows = ["".join(map(_letter, row[:_WIDE])) for row in view["homes"][seat]["rows"]]
    return {"round": view["round"], "over": view["over"], "land": rows}


def _letter(cell: Cell | None) -> str:
    if cell is None:
        return "."
    tile = cell["tile"]
    name = "s" if tile >= SHIP else "l" if tile == LEFT else "r" if tile == RIGHT else "m"
    return name.upper() if cell["viking"] else name


def thumb(small: Mini) -> Markup:
    """A homeland, 96 x 64; the emblem when the data is not what `mini` makes."""
    try:
        rows = [row[:_WIDE] for row in small["land"] if isinstance(row, str)]
        if len(rows) != 6:
            return emblem("thumb")
        shapes = "".join(_row(i, row) for i, row in enumerate(rows))
    except (TypeError, KeyError, ValueError, IndexError, AttributeError, OverflowError):
        return emblem("thumb")
    return Markup(
        '<svg class="thumb" viewBox="0 0 96 64" width="96" height="64" aria-hidden="true" focusable="false">'
        '<rect class="sea" width="96" height="64" rx="6"/><path class="jetty" d="M6 0H42v5H11v59H6a6 6 0 0 '
        f'1-6-6V6a6 6 0 0 1 6-6z"/>{shapes}</svg>'
    )


_TILES = {
    "l": "M{b} {y}h-4q-3.4 0-3.4 3.2t3.4 3.3h4z",
    "m": "M{x} {y}h7.6v6.5h-7.6z",
    "r": "M{x} {y}h4q3.4 0 3.4 3.2t-3.4 3.3h-4z",
    "s": "M{x} {s}h7l-1.6 3h-3.8z",
}


def _row(row: int, cells: str) -> str:
    y = 9 + row * 9
    out = []
    for column, cell in enumerate(cells):
        shape = _TILES.get(cell.lower())
        if shape is None:
            continue
        x = 13 + column * 7.6
        path = shape.format(x=f"{x:g}", b=f"{x + 7.6:g}", y=f"{y:g}", s=f"{y + 4:g}")
        cls = "wood" if cell in "sS" else "wk-land"
        out.append(f'<path class="{cls}" d="{path}"/>')
        if cell in "sS":
            out.append(f'<path class="canvas" d="M{x + 1:g} {y - 1:g}h5v4.4h-5z"/>')
        elif cell.isupper():
            out.append(
                f'<circle class="wk-dot vk-{COLOUR_OF[row]}" cx="{x + 3.8:g}" cy="{y + 3.2:g}" r="2.5"/>'
            )
    return "".join(out)


def _spokes() -> str:
    """Twelve places of the wheel, each with a Viking's colour."""
    out = []
    for place in range(12):
        turn = place * pi / 6
        x, y = sin(turn) * 58, -cos(turn) * 58
        out.append(f'<circle class="wk-dot vk-{place // 2}" cx="{x:.1f}" cy="{y:.1f}" r="9"/>')
        x, y = sin(turn) * 34, -cos(turn) * 34
        zero = " zero" if not place else ""
        out.append(
            f'<g class="wk-price{zero}" transform="translate({x:.1f} {y:.1f})scale(.5)"><circle r="14"/>'
            f'<text y="6">{place}</text></g>'
        )
    return "".join(out)


def emblem(cls: str = "game-emblem") -> Markup:
    """Islands at night, a wheel of prices over them, and a noble on the shore."""
    church = f'<g transform="translate(226 98)scale(1.9)">{art.BUILDINGS[1]}</g>'
    house = f'<g transform="translate(268 118)scale(1.25)">{art.BUILDINGS[0]}</g>'
    men = "".join(
        f'<g class="vk-{colour}" transform="translate({x} {y})scale({size})">{art.viking(colour, "")}</g>'
        for colour, x, y, size in ((4, 158, 138, 1.5), (3, 190, 142, 1.9), (0, 246, 158, 1.4))
    )
    return Markup(
        f'<svg class="{cls}" viewBox="0 0 300 200" aria-hidden="true" focusable="false">'
        '<rect class="sky" width="300" height="200" rx="12"/><circle class="moon" cx="196" cy="40" r="17"/>'
        '<path class="hills" d="M0 130 30 100l26 20 34-40 34 34 30-24 38 34 32-46 30 30 46-34v70H0z"/>'
        '<path class="swell" d="M0 132'
        'q18-12 37 0t38 0 38 0 38 0 38 0 38 0 38 0 35-4v60q0 12-12 12H12q-12 0-12-12z"/>'
        '<path class="wk-shore" d="M128 168'
        'c0-26 34-46 84-50 40-3 66 2 88 8v66q0 8-8 8H152c-16-6-24-18-24-32z"/>'
        '<path class="wk-land" d="M138 166'
        'c2-22 34-38 76-42 38-3 64 2 86 8v60q0 8-8 8H158c-14-6-21-18-20-34z"/>'
        f"{church}{house}"
        '<path class="swell deep" d="M0 180q18-10 37 0t38 0 38 0 38 0 38 0 38 0 38 0 35-4v12q0 12-12 '
        f'12H12q-12 0-12-12z"/>{men}'
        '<g transform="translate(84 88)"><circle class="wk-rim" r="76"/><circle class="wk-ocean" r="70"/>'
        f'<circle class="wk-disc" r="46"/><circle class="wk-hub" r="20"/>{_spokes()}'
        f'<g class="wk-hub-mark" transform="scale(1.1)">{EMBLEMS[2]}</g></g></svg>'
    )

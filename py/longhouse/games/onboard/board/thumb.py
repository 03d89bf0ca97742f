"""Small pictures: a position for a save slot, and the game's emblem for the home screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.engine.markup import Markup

from . import art

if TYPE_CHECKING:  # a start at home needs no views
    from ..views import Mini, View


def has_left(view: View, ship: int) -> bool:
    """Whether a ship has left its mooring: with its stern on, it waits until its cargo is shared out."""
    shared = view["question"]["ship"] if view["question"] else None
    return view["ships"][ship]["sailed"] is not None and ship != shared


def mini(view: View) -> Mini:
    """What a save slot shows: the round, clans of each ship's pieces, and which ships have sailed."""
    ships = ["".join(name[0] for name in ship["pieces"]) for ship in view["ships"]]
    sailed = [int(has_left(view, ship)) for ship in range(len(ships))]
    return {"round": view["round"], "ships": ships, "sailed": sailed}


def thumb(small: Mini) -> Markup:
    """The eight ships, 96 x 64; the emblem when the data is not what `mini` makes.

    A key `colours` (the colour of each clan) is heeded when present.
    """
    try:
        ships = [str(ship)[:5] for ship in small["ships"]][:8]
        sailed = list(small["sailed"])
        colours = [int(c) & 3 for c in small.get("colours", range(4))]
        rows = "".join(_row(i, ship, bool(sailed[i]), colours) for i, ship in enumerate(ships))
        if len(ships) != 8:
            return emblem("thumb")
    except (TypeError, KeyError, ValueError, IndexError, AttributeError, OverflowError):
        return emblem("thumb")
    return Markup(
        '<svg class="thumb" viewBox="0 0 96 64" width="96" height="64" aria-hidden="true" focusable="false">'
        '<rect class="sea" width="96" height="64" rx="6"/><path class="jetty" d="M6 0h8v64H6a6 6 0 0 '
        '1-6-6V6a6 6 0 0 1 6-6z"/>'
        f"{rows}</svg>"
    )


def _row(i: int, ship: str, sailed: bool, colours: list[int]) -> str:
    y = 3.5 + i * 7.3
    x = 30 if sailed else 17
    blocks = "".join(
        f'<rect class="hull clan-{colours[art.LETTERS.index(clan)]}" x="{x + 9 + k * 10}" y="{y:g}" '
        'width="9.4" height="5"/>'
        for k, clan in enumerate(ship)
    )
    bow = f'<path class="wood" d="M{x + 8.4:g} {y:g}v5h-4q-4-1-4-6.5l2.5 1.5z"/>'
    return f'<g class="{"sailed" if sailed else "moored"}">{bow}{blocks}</g>'


def emblem(cls: str = "game-emblem") -> Markup:
    """A longship under sail at night."""
    shields = "".join(
        f'<g class="clan-{k % 4}"><circle class="shield" cx="{88 + k * 25}" cy="127" r="12"/>'
        f'<g class="on-clan" transform="translate({88 + k * 25} 127)scale(.62)">{art.emblem(k % 4)}</g></g>'
        for k in range(6)
    )
    stripes = "".join(
        f'<path class="stripe" d="M{98 + k * 27} 24q-9 38 0 76h13.5q-9-38 0-76z"/>' for k in range(4)
    )
    return Markup(
        f'<svg class="{cls}" viewBox="0 0 300 200" aria-hidden="true" focusable="false">'
        '<rect class="sky" width="300" height="200" rx="12"/><circle class="moon" cx="246" cy="46" r="20"/>'
        '<path class="hills" d="M0 132 34 96l22 20 36-44 30 38 26-22 40 42 34-30 30 28 48-36v74H0z"/>'
        '<path class="wood" d="M147 12h6v108h-6z"/><path class="wood" d="M86 18h128v6H86z"/>'
        f'<path class="canvas" d="M90 24h120q-9 38 0 76H90q-9-38 0-76z"/>{stripes}'
        '<path class="wood" d="M112 156C62 156 42 118 54 78L40 76 34 68H46l4-6H32l-3-8 14-5c8-9 18-10 '
        "26-6l14-5-6 11 12 3"
        "-9 8 12 6-9 6c4 18 16 32 34 40h108c20-8 30-30 27-56-1-14 12-20 19-10 4 7-2 14-8 12 5-3 "
        "3-8-2-6-4 2-1 12 0 22 "
        '3 40-16 80-56 84z"/><circle class="eye" cx="58" cy="53" r="3.2"/>'
        '<path class="grainline" d="M74 128c8 12 22 16 42 16h78c18 0 32-10 40-24"/>'
        f'{shields}<path class="swell" d="M0 158q18-14 37 0t38 0 38 0 38 0 38 0 38 0 38 0 35-4v34q0 '
        '12-12 12H12q-12 0-12-12z"/>'
        '<path class="swell deep" d="M0 176q18-12 37 0t38 0 38 0 38 0 38 0 38 0 38 0 35-4v16q0 12-12 '
        '12H12q-12 0-12-12z"/></svg>'
    )

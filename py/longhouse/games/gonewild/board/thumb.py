"""Small pictures: a village for a save slot, and the game's emblem for the home screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.engine.markup import Markup

from .ink import at, ink

if TYPE_CHECKING:
    from ..views import Mini, View  # a start at home needs none

_ROW, _ROWS = 6, 3  # houses that a thumbnail has room for
_ROOFS = ("#c9432c", "#6a665f", "#8f5f2f", "#56667a", "#8a2618", "#234a73")


def mini(view: View) -> Mini:
    """What a save slot shows: the round, whether it is over, the Town Hall and the buildings by type."""
    seat = view["seat"] if view["seat"] is not None else view["actor"] or 0
    home = view["seats"][seat]
    houses = "".join(str(row["building"]) for row in home["buildings"] if row["building"] < len(_ROOFS))
    return {"round": view["round"], "over": view["over"], "level": home["level"], "village": houses}


def thumb(small: Mini) -> Markup:
    """A village, 96 x 64; the emblem when the data is not what `mini` makes."""
    try:
        level = int(small["level"])
        houses = [int(letter) for letter in small["village"][: _ROW * _ROWS]]
        if not 1 <= level <= 3 or not all(0 <= house < len(_ROOFS) for house in houses):
            return emblem("thumb")
    except (TypeError, KeyError, ValueError, IndexError, AttributeError, OverflowError):
        return emblem("thumb")
    shapes = "".join(_house(place, house) for place, house in enumerate(houses))
    roof, walls = 17 - 2 * level, 18 - 2 * level
    return Markup(
        '<svg class="thumb" viewBox="0 0 96 64" width="96" height="64" aria-hidden="true" '
        'focusable="false"><rect class="sky" width="96" height="64" rx="6"/>'
        '<path fill="#3c6b45" d="M0 24q24-8 48-3t48-1v38a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z"/>'
        f'<path fill="#5a3818" d="M32 {roof} 48 {5 - level} 64 {roof}v3H32z"/>'
        f'<path fill="#ece2c8" d="M36 {walls}h24v10H36z"/><path fill="#2b1d12" d="M45 20h6v8h-6z"/>'
        f"{shapes}</svg>"
    )


def _house(place: int, house: int) -> str:
    x, y = 2 + place % _ROW * 15.5, 28 + place // _ROW * 12
    return (
        f'<path fill="#ece2c8" d="M{x + 1.5:g} {y + 4}h11v7h-11z"/>'
        f'<path fill="{_ROOFS[house]}" d="M{x - 1:g} {y + 5}l8-7 8 7z"/>'
    )


# A hall, a head with horns and a mug: the same drawing as on the cards, written out to be small to load.
_HALL = ink(
    "W M2 26 14 8H50L62 26z|w~1.6 M10 20H54M14 14H50|o M8 26H56V45H8z"
    "|W M8 26h3v19H8zM53 26h3v19h-3zM19 26h3v19h-3zM42 26h3v19h-3z|k M27 45V33q5-5 10 0v12z|W~2.6"
    " M14 8 9 3M50 8l5-5"
)
_HEAD = ink(
    "o M21 17C12 17 8 10 11 2 13 8 18 10 22 11zM43 17C52 17 56 10 53 2 51 8 46 10 42 11z|s M20 19C20"
    " 3 44 3 44 19z"
    "|n M21 20H43V31H21z|k @27,24,1.7 @37,24,1.7|N M30.3 22h3.4v7h-3.4z"
    "|h M20 26Q26 31 32 29Q38 31 44 26Q46 41 32 46Q18 41 20 26z|k M27 33Q32 39 37 33z|S M19 16.5H45V21H19z"
)
_MUG = ink(
    "W~4 M11-5h5q4 0 4 4v6q0 4-4 4h-5|b M-12-13H12L10.5 16h-21z|y M-6-8h3l.6 20h-3zM2-8h3l-.4 20h-3z"
    "|f M-14-12Q-15-19-9-18Q-6-23 0-20Q6-24 9-18Q16-18 14-11Q13-7 9-9Q6-5"
    " 3-9Q-1-4-4-9Q-8-5-10-9Q-14-7-14-12z"
)
_DRAGON = ink(
    "R M4 48C2 30 8 18 20 12L16 2 28 8C44 6 52 14 58 22L63 30 58 36 44 33 40 39 48 48z"
    "|r M10 48C9 32 16 20 28 16 40 14 48 18 54 25L60 30 56 33 42 29 34 37 40 48z|y M33 20 41 21 37 26z"
    "|k @37.5,22.6,1.3|f M48 31l2 4 2-3.4zM54 32l2 3 1.5-2.6z|Y M14 24 6 20l4 10zM20 15 12 11l3 9z"
)


def emblem(cls: str = "game-emblem") -> Markup:
    """A village at night: hall, a Viking with his beer, and a dragon who looks on."""
    return Markup(
        f'<svg class="{cls}" viewBox="0 0 300 200" aria-hidden="true" focusable="false">'
        '<rect class="sky" width="300" height="200" rx="12"/>'
        '<g stroke-linecap="round" stroke-linejoin="round"><circle class="moon" cx="56" cy="42" r="18"/>'
        '<path class="hills" d="M0 120 34 84l30 26 40-50 40 44 34-30 40 34 30-40 52 52v80H0z"/>'
        f"{at(-4, 88, 1.9, _DRAGON)}"
        '<path fill="#2f5d36" d="M0 168q60-22 150-14t150-10v44q0 12-12 12H12q-12 0-12-12z"/>'
        f"{at(150, 42, 2.3, _HALL)}"
        '<path fill="#23492c" d="M0 182q70-16 150-10t150-6v22q0 12-12 12H12q-12 0-12-12z"/>'
        f"{at(78, 70, 2.5, _HEAD)}{at(228, 160, 1.7, _MUG)}</g></svg>"
    )

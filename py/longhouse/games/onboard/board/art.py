"""Shapes, drawn by hand around (0, 0): goods, barrels, Vikings, signs.

A shape takes its colours from CSS (`currentColor`, the clan properties and the
classes of game.css), so that one drawing serves both themes and all clans.
"""

from __future__ import annotations

from longhouse.games.clans import EMBLEMS

from ..data import CLAN_LETTERS as LETTERS
from ..data import GOODS

__all__ = ["EMBLEMS", "GOODS", "LETTERS", "SIGNS", "barrel", "emblem", "good", "token", "viking"]

# Goods carry their own colour and a shape that tells them apart without it.
_GOODS = (
    '<path class="g-hide" d="M-3-10.5h6l1.5 4L10-9l1.5 5.5L7.5-.5 8.5 5l3 4-5 2.5L3 8.5h-6l-3.5 3-5-2.5 '
    '3-4 1-5.5-4-3L-10-9l5.5 2.5z"/>',
    '<g class="g-grain"><path d="M0-12c3.4 2.8 3.4 6 0 8.5-3.4-2.5-3.4-5.7 0-8.5zM1 2c0-4.5 3-6.8 '
    "7.5-6.8C8.5-.3 5.5 2 1 2z"
    "M-1 2c0-4.5-3-6.8-7.5-6.8C-8.5-.3-5.5 2-1 2zM1 8.5C1 4 4 1.7 8.5 1.7 8.5 6.2 5.5 8.5 1 8.5z"
    'M-1 8.5C-1 4-4 1.7-8.5 1.7c0 4.5 3 6.8 7.5 6.8z"/><path d="M-.9-4h1.8v16h-1.8z"/></g>',
    '<path class="g-metal" d="M-4.2-9h8.4L6.5-.8h-13zM-9.7.8h7l2.2 8.2h-12zM2.7.8h7L12.5 9h-12z"/>',
)

# Signs of the buildings, in the order of the village.
SIGNS = (
    '<path d="M-10 9V-6l5.5 5.5L0-10l4.5 9.5L10-6V9z"/>',
    '<path d="M-12 3h7v8h-7zM-3.5 3h7v8h-7z"/><path class="hollow" d="M6 4h5v6H6z"/>'
    '<path class="line" d="M8.5 0C7-9-5-10-8-2.5"/><path d="M-12.5-4.5-4-6l-4 7z"/>',
    '<path d="M-12 4H-2.5l-2 6h-5.5zM2.5 4H12l-2 6H4.5z"/><path class="line" d="M-7.5 1C-6-9 5-10 7.5-3"/>'
    '<path d="M11.5-4.5 3-6l4 7z"/>',
    '<path d="M-6.5-11h13c3 7 3 15 0 22h-13c-3-7-3-15 0-22z"/><path class="cut" d="M-9-5.5H9M-9 5.5H9"/>',
    '<path class="hollow" d="M-4-8a7.5 7.5 0 1 1-.1 0z"/><path d="M5-11h4v5h5v4H9v5H5v-5H0v-4h5z"/>',
    '<path class="hollow" d="M-5-1a6 6 0 1 1-.1 0z"/><path d="M6 11V0H2l6-9 6 9h-4v11z"/>',
    '<path class="hollow" d="M-11.5 4.5h9l-1.5 5h-6zM2.5 4.5h9l-1.5 5h-6z"/><path class="line" d="M-7.5 '
    '1C-6-9 5-10 7.5-3"/>'
    '<path d="M11.5-4.5 3-6l4 7z"/>',
    '<path d="M-9-7h10c2.4 6 2.4 11 0 17H-9c-2.4-6-2.4-11 0-17z"/><path class="cut" d="M-11-2.5H3M-11 5H3"/>'
    '<path class="line" d="M-3-11C3-13 8-9 9-4"/><path d="M13-5 5-4.5 10.5 2z"/>',
    '<path class="hollow" d="M-8.5-10a4.5 4.5 0 1 1-.1 0zM-8.5 1a4.5 4.5 0 1 1-.1 0zM1.5 1a4.5 4.5 0 1 '
    '1-.1 0z"/>'
    '<path d="M5-12h4v4h4v4H9v4H5v-4H1v-4h4z"/>',
    '<path d="M-8-11H8c-2.5 5-2.5 8 0 13H-8c2.5-5 2.5-8 0-13zM-1 2h2v3h-2zM-12 4.5H12C10 10 7 11.5 3 '
    '11.5h-6c-4 0-7-1.5-9-7z"/>',
    '<path d="M-12-5.5-5-12v4H11v5H-5v4zM12 5.5 5 12V8h-16V3H5v-4z"/>',
)

# Ship ends. Wide: 120 and 60 units long, rail at 38 and keel at 74; compact: 44 and 34, rail 30, keel 70.
BOW_WIDE = (
    '<path class="wood" d="M120 74H56C22 74 8 50 16 24L7 23 3 18H11l3-4H2L0 9 9 6c5-6 12-7 17-4l9-3-4 7 8 2'
    '-6 5 8 4-6 4c3 11 11 17 27 17h58z"/><path class="grainline" d="M24 40c6 14 18 22 40 22h56M36 40c8 '
    '7 16 10 28 10h56"/>'
    '<circle class="eye" cx="19" cy="8" r="2.2"/><path class="rail" d="M46 35h74v6H58z"/>'
)
BOW_COMPACT = (
    '<path class="wood" d="M44 70H26C9 70 2 56 7 37l-5-.5L-1 33h5l2-2.5H-1.5L-2 27l5.5-2c3-4 8-4.5 '
    "11-2.5l6-2-2.5 5 5 1.5-4 3"
    'q2 0 4 0h21z"/><path class="grainline" d="M11 46c2 9 8 13 17 13h16"/><circle class="eye" cx="10" '
    'cy="26.5" r="1.4"/>'
    '<path class="rail" d="M18 28h26v5H20z"/>'
)
STERN_WIDE = (
    '<path class="wood" d="M0 38h14c20 0 28-12 28-27C42 2 52-2 57 4c3 5-1 10-5 9 3-2 2-5-1-4-2 1-1 6 0 '
    '11 2 28-14 54-45 54H0z"/>'
    '<path class="grainline" d="M0 50h16c14 0 24-6 29-17M0 62h8c14 0 28-8 35-21"/><path class="rail" '
    'd="M0 35h18v6H0z"/>'
)
STERN_COMPACT = (
    '<path class="wood" d="M0 30h6c10 0 14-6 14-14 0-6 6-8 9-4 2 3-1 6-3 5 1-2 0-3-2-2-1 1 0 4 0 7 1 '
    '17-8 48-22 48H0z"/>'
    '<path class="rail" d="M0 28h9v5H0z"/>'
)


def emblem(colour: int) -> str:
    """The emblem of a clan colour, 24 across."""
    return EMBLEMS[colour & 3]


def good(kind: int) -> str:
    """The picture of a good, 24 across."""
    return _GOODS[kind]


def token(kind: int | None, radius: float = 14) -> str:
    """A supply token: face up, or its back when the kind is unknown."""
    if kind is None:
        half = radius / 2
        inner = f'<path class="token-back" d="M0{-half:g}L{half:g} 0 0 {half:g}{-half:g} 0z"/>'
        return f'<circle class="token back" r="{radius:g}"/>{inner}'
    return (
        f'<circle class="token" r="{radius:g}"/><g transform="scale({radius / 17.5:.3f})">{_GOODS[kind]}</g>'
    )


# The mark of a bet that was won: a tick in a wreath.
LAUREL = (
    '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" '
    'd="M-6.5 0-1.5 5.5 7-5M-4-11C-13-6-13 7-3 11M4-11C13-6 13 7 3 11"/>'
)
BARREL = (
    '<path class="barrel" d="M-9-14H9c5.5 9 5.5 19 0 28H-9c-5.5-9-5.5-19 0-28z"/>'
    '<path class="hoop" d="M-11.5-9h23M-11.5 9h23"/>'
)


def barrel_value(value: int) -> str:
    """The number on a barrel."""
    return f'<text class="barrel-value" y="6.5">{value}</text>'


def barrel(colour: int, value: int | None) -> str:
    """A barrel of a clan, 26 across: its value where that may be seen, else the emblem."""
    if value is None:
        return f'{BARREL}<g class="on-clan" transform="scale(.6)">{EMBLEMS[colour & 3]}</g>'
    return BARREL + barrel_value(value)


def viking(colour: int) -> str:
    """A Viking behind a shield, about 32 x 40."""
    return (
        '<path class="horn" d="M-7-10c-6 0-8-4-7-9.5 2 3.5 4 5 8.5 5zM7-10c6 0 8-4 7-9.5-2 3.5-4 5-8.5 5z"/>'
        '<circle class="face" cy="-8.5" r="7"/><path class="helm" d="M-8-8.5C-8-21 8-21 8-8.5z"/>'
        '<path class="helm-band" d="M-8.5-10h17v3h-17zM-1.2-8h2.4v5h-2.4z"/>'
        '<circle class="shield" cy="6" r="13.5"/>'
        f'<g class="on-clan" transform="translate(0 6)scale(.74)">{EMBLEMS[colour & 3]}</g>'
    )

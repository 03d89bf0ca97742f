"""Shapes, drawn by hand around (0, 0): emblems, goods, barrels, Vikings, signs.

A shape takes its colours from CSS (`currentColor`, the clan properties and the
classes of table.css), so that one drawing serves both themes and all clans.
"""

from __future__ import annotations

from longhouse.engine.markup import Markup

from ..data import CLAN_LETTERS as LETTERS
from ..data import GOODS

__all__ = ["GOODS", "LETTERS", "SIGNS", "barrel", "emblem", "good", "picture", "token", "viking"]

# One emblem per clan colour, in a box of 24: wolf, raven, sun, serpent. Their outlines differ as much
# as their colours: a pointed mask, a bird looking left, a star, an S.
EMBLEMS = (
    '<path fill="currentColor" fill-rule="evenodd" d="M-11-12-5-7H5l6-5 1 11-5 7-4 6h-6l-4-6-5-7z'
    'M-7.500-2.500l2 4.500 4 .5zM7.500-2.500l-2 4.500-4 .5z"/>',
    '<path fill="currentColor" fill-rule="evenodd" d="M-12.500-3.500-7-5.500C-5.500-10.500 2-11 4-6c2.200 5 4.500 9.500 8.500 14.500'
    'L6 7.500 8 12 1.500 8.500C-5 8.500-7.500 3-7.500-1.500zM-3.500-6.200a1.700 1.700 0 1 0 .1 0z"/>',
    '<path fill="currentColor" fill-rule="evenodd" d="M0-12.500 2.700-7 8.800-8.800 7-2.700 12.500 0 7 2.700 8.800 8.800 2.700 7 0 12.500'
    '-2.700 7-8.800 8.800-7 2.700-12.500 0-7-2.700-8.800-8.800-2.700-7zM0-3.600a3.600 3.600 0 1 0 .1 0z"/>',
    '<g fill="none" stroke="currentColor" stroke-linecap="round"><path stroke-width="4.600" '
    'd="M6.500-8C1-12.500-8.500-9.500-7-4 -5.500 1 6 -1.500 7 4 7.800 9.500-3.500 11.500-9 8"/>'
    '<path stroke-width="1.800" d="M8-7.500l4.500-1M8-7l3.500 2.500"/></g>',
)

# Goods carry their own colour and a shape that tells them apart without it.
_GOODS = (
    '<path class="hide" d="M-3-10.500h6l1.500 4L10-9l1.500 5.500L7.500-.5 8.500 5l3 4-5 2.500L3 8.500h-6l-3.500 3-5-2.500 3-4 1-5.500-4-3L-10-9l5.500 2.500z"/>',
    '<g class="grain"><path d="M0-12c3.400 2.800 3.400 6 0 8.500-3.400-2.500-3.400-5.700 0-8.500zM1 2c0-4.500 3-6.800 7.500-6.800C8.500-.3 5.500 2 1 2z'
    'M-1 2c0-4.500-3-6.800-7.500-6.800C-8.500-.3-5.500 2-1 2zM1 8.500C1 4 4 1.700 8.500 1.700 8.500 6.200 5.500 8.500 1 8.500z'
    'M-1 8.500C-1 4-4 1.700-8.500 1.700c0 4.500 3 6.800 7.500 6.800z"/><path d="M-.9-4h1.800v16h-1.800z"/></g>',
    '<path class="metal" d="M-4.200-9h8.400L6.500-.8h-13zM-9.700.8h7l2.200 8.200h-12zM2.700.8h7L12.500 9h-12z"/>',
)

# Signs of the buildings, in the order of the village.
SIGNS = (
    '<path d="M-10 9V-6l5.500 5.500L0-10l4.500 9.500L10-6V9z"/>',
    '<path d="M-12 3h7v8h-7zM-3.500 3h7v8h-7z"/><path class="hollow" d="M6 4h5v6H6z"/>'
    '<path class="line" d="M8.500 0C7-9-5-10-8-2.500"/><path d="M-12.500-4.500-4-6l-4 7z"/>',
    '<path d="M-12 4H-2.500l-2 6h-5.500zM2.500 4H12l-2 6H4.500z"/><path class="line" d="M-7.500 1C-6-9 5-10 7.500-3"/>'
    '<path d="M11.500-4.500 3-6l4 7z"/>',
    '<path d="M-6.500-11h13c3 7 3 15 0 22h-13c-3-7-3-15 0-22z"/><path class="cut" d="M-9-5.500H9M-9 5.500H9"/>',
    '<path class="hollow" d="M-4-8a7.500 7.500 0 1 1-.1 0z"/><path d="M5-11h4v5h5v4H9v5H5v-5H0v-4h5z"/>',
    '<path class="hollow" d="M-5-1a6 6 0 1 1-.1 0z"/><path d="M6 11V0H2l6-9 6 9h-4v11z"/>',
    '<path class="hollow" d="M-11.500 4.500h9l-1.500 5h-6zM2.500 4.500h9l-1.500 5h-6z"/><path class="line" d="M-7.500 1C-6-9 5-10 7.500-3"/>'
    '<path d="M11.500-4.500 3-6l4 7z"/>',
    '<path d="M-9-7h10c2.400 6 2.400 11 0 17H-9c-2.400-6-2.400-11 0-17z"/><path class="cut" d="M-11-2.500H3M-11 5H3"/>'
    '<path class="line" d="M-3-11C3-13 8-9 9-4"/><path d="M13-5 5-4.500 10.500 2z"/>',
    '<path class="hollow" d="M-8.500-10a4.500 4.500 0 1 1-.1 0zM-8.500 1a4.500 4.500 0 1 1-.1 0zM1.500 1a4.500 4.500 0 1 1-.1 0z"/>'
    '<path d="M5-12h4v4h4v4H9v4H5v-4H1v-4h4z"/>',
    '<path d="M-8-11H8c-2.500 5-2.500 8 0 13H-8c2.500-5 2.500-8 0-13zM-1 2h2v3h-2zM-12 4.500H12C10 10 7 11.500 3 11.500h-6c-4 0-7-1.500-9-7z"/>',
    '<path d="M-12-5.500-5-12v4H11v5H-5v4zM12 5.500 5 12V8h-16V3H5v-4z"/>',
)

# Ship ends. Wide: 116 and 60 units long, rail at 38 and keel at 74; tall: 44 and 34, rail 30, keel 70.
BOW_WIDE = (
    '<path class="wood" d="M116 74H54C26 74 10 58 9 36c-.3-7 .8-11 3-15L3 19l7-5L0 8C5 1 16-1 23 4l7-3-2 8'
    'c-1 14 6 29 32 29h56z"/><path class="grainline" d="M18 40c4 14 18 22 38 22h60M34 38c6 8 14 12 26 12h56"/>'
    '<circle class="eye" cx="16" cy="8.500" r="1.800"/><path class="rail" d="M44 35h72v6H58z"/>'
)
BOW_TALL = (
    '<path class="wood" d="M44 70H24C9 70 2 58 3 42c0-5 1-8 2-11l-5-1 4-4-4-4c3-5 9-6 13-3l4-2-1 5c0 5 2 8 8 8h20z"/>'
    '<path class="grainline" d="M9 46c2 9 8 13 17 13h18"/><circle class="eye" cx="9.500" cy="23.500" r="1.200"/>'
    '<path class="rail" d="M18 28h26v5H20z"/>'
)
STERN_WIDE = (
    '<path class="wood" d="M0 38h14c20 0 28-12 28-27C42 2 52-2 57 4c3 5-1 10-5 9 3-2 2-5-1-4-2 1-1 6 0 11 2 28-14 54-45 54H0z"/>'
    '<path class="grainline" d="M0 50h16c14 0 24-6 29-17M0 62h8c14 0 28-8 35-21"/><path class="rail" d="M0 35h18v6H0z"/>'
)
STERN_TALL = (
    '<path class="wood" d="M0 30h6c10 0 14-6 14-14 0-6 6-8 9-4 2 3-1 6-3 5 1-2 0-3-2-2-1 1 0 4 0 7 1 17-8 48-22 48H0z"/>'
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
        inner = f'<path class="token-back" d="M0{-radius * 0.5:g}L{radius * 0.5:g} 0 0 {radius * 0.5:g}{-radius * 0.5:g} 0z"/>'
        return f'<circle class="token back" r="{radius:g}"/>{inner}'
    return f'<circle class="token" r="{radius:g}"/><g transform="scale({radius / 17.5:.3f})">{_GOODS[kind]}</g>'


def barrel(colour: int, value: int | None) -> str:
    """A barrel of a clan, 26 across: its value where that may be seen, else the emblem."""
    face = (
        f'<text class="barrel-value" y="6.500" text-anchor="middle">{value}</text>'
        if value is not None
        else f'<g class="on-clan" transform="scale(.6)">{EMBLEMS[colour & 3]}</g>'
    )
    return (
        '<path class="barrel" d="M-9-14H9c5.500 9 5.500 19 0 28H-9c-5.500-9-5.500-19 0-28z"/>'
        f'<path class="hoop" d="M-11.500-9h23M-11.500 9h23"/>{face}'
    )


def viking(colour: int) -> str:
    """A Viking behind a shield, about 32 x 40."""
    return (
        '<path class="horn" d="M-7-10c-6 0-8-4-7-9.500 2 3.500 4 5 8.500 5zM7-10c6 0 8-4 7-9.500-2 3.500-4 5-8.500 5z"/>'
        '<circle class="face" cy="-8.500" r="7"/><path class="helm" d="M-8-8.500C-8-21 8-21 8-8.500z"/>'
        '<path class="helm-band" d="M-8.500-10h17v3h-17zM-1.200-8h2.400v5h-2.400z"/>'
        '<circle class="shield" cy="6" r="13.500"/>'
        f'<g class="on-clan" transform="translate(0 6)scale(.74)">{EMBLEMS[colour & 3]}</g>'
    )


def picture(inner: str, size: int = 28, box: int = 30, cls: str = "pic") -> Markup:
    """A shape as a small picture of its own, for HTML; hidden from screen readers (the text beside it speaks)."""
    half = box / 2
    return Markup(
        f'<svg class="{cls}" viewBox="{-half:g} {-half:g} {box} {box}" width="{size}" height="{size}" '
        f'aria-hidden="true" focusable="false">{inner}</svg>'
    )

"""The emblems of the four clans, which all games share: shapes around (0, 0)."""

from __future__ import annotations

# One emblem per clan colour, in a box of 24: wolf, raven, sun, serpent. Their outlines differ as much
# as their colours: a pointed mask, a bird looking left, a star, an S.
EMBLEMS = (
    '<path fill="currentColor" fill-rule="evenodd" d="M-11-12-5-7H5l6-5 1 11-5 7-4 6h-6l-4-6-5-7z'
    'M-7.5-2.5l2 4.5 4 .5zM7.5-2.5l-2 4.5-4 .5z"/>',
    '<path fill="currentColor" fill-rule="evenodd" d="M-12.5-3.5-7-5.5C-5.5-10.5 2-11 4-6c2.2 5 4.5 9.5 '
    "8.5 14.5"
    'L6 7.5 8 12 1.5 8.5C-5 8.5-7.5 3-7.5-1.5zM-3.5-6.2a1.7 1.7 0 1 0 .1 0z"/>',
    '<path fill="currentColor" fill-rule="evenodd" d="M0-12.5 2.7-7 8.8-8.8 7-2.7 12.5 0 7 2.7 8.8 8.8 '
    "2.7 7 0 12.5"
    '-2.7 7-8.8 8.8-7 2.7-12.5 0-7-2.7-8.8-8.8-2.7-7zM0-3.6a3.6 3.6 0 1 0 .1 0z"/>',
    '<g fill="none" stroke="currentColor" stroke-linecap="round"><path stroke-width="4.6" '
    'd="M6.5-8C1-12.5-8.5-9.5-7-4 -5.5 1 6 -1.5 7 4 7.8 9.5-3.5 11.5-9 8"/>'
    '<path stroke-width="1.8" d="M8-7.5l4.5-1M8-7l3.5 2.5"/></g>',
)

"""Shapes, drawn by hand around (0, 0): Vikings, tiles, buildings, ships and small signs.

A shape takes its colours from CSS (wikinger.css), so that one drawing serves both themes.
"""

from __future__ import annotations

from ..data import BOATSMAN

# What tells the six Vikings apart beside colour and letter: the outline of head and tool, 28 x 34.
# fisherman: broad hat; goldsmith: hammer; scout: pointed hood; noble: crown; warrior: horns; boatsman: oar.
# First what is of cloth like the body, in one path with it; then what is not.
_HEADS = (
    ("M-13-7C-8-10-7-10-6-10-5-18 5-18 6-10c1 0 2 0 7 3-6 2.5-20 2.5-26 0z", ""),
    (
        "M-6.5-8C-6.5-16 6.5-16 6.5-8z",
        '<path class="wk-tool" d="M9.4 8V-9h2.2V8zM5.5-16h10v6.5h-10z"/>',
    ),
    ("M-8 1C-10-8-6-13 5-18.5 4.5-14 6-12 7.5-9 9-5 9-2 8 1 7-8-7-8-8 1z", ""),
    ("", '<path class="wk-crown" d="M-7.5-8.5-9-18l5 4.2L0-19l4 5.2L9-18 7.5-8.5z"/>'),
    (
        "",
        '<path class="wk-horn" d="M-6-10c-6 0-8.5-3-7.5-9 2 3.5 4 4.5 8 4.5z'
        'M6-10c6 0 8.5-3 7.5-9-2 3.5-4 4.5-8 4.5z"/>'
        '<path class="wk-helm" d="M-7-7.5C-7-18.5 7-18.5 7-7.5z"/>',
    ),
    ("M-6.3-7.5C-7-14.5 7-14.5 6.3-7.5z", ""),
)
_BODY = "M-10.5 16.5C-11 4-8-1.5 0-1.5S11 4 10.5 16.5z"
_OAR = (
    '<path class="wk-tool" d="M-14 16.5-16 15 7.5-9.5 9.5-8z'
    'M6-10C8-15 11-18.5 16.5-18.5 16.5-13 13-10 8.5-7.5z"/>'
)
_FACE = '<circle class="wk-face" cy="-7" r="5.6"/>'


def viking(colour: int, letter: str) -> str:
    """A Viking of one of the six colours, about 28 x 34; the letter is already escaped."""
    behind = _OAR if colour == BOATSMAN else ""
    cloth, rest = _HEADS[colour]
    return (
        f'{behind}{_FACE}<path class="wk-cloth" d="{_BODY}{cloth}"/>{rest}'
        f'<text class="wk-letter" y="12.5">{letter}</text>'
    )


# -- tiles, in a box from -30 to 30

_WATER = '<rect class="wk-water" x="-30" y="-30" width="60" height="60" rx="3"/>'
_ENDS = {
    "left": "M30-19C18-24 4-21-6-18-16-14-21-7-21 1c0 9 6 15 15 18C4 22 18 24 30 20",
    "right": "M-30-19C-18-24-4-21 6-18 16-14 21-7 21 1c0 9-6 15-15 18C-4 22-18 24-30 20",
}
_MIDDLE = "M-30-19C-18-24-8-18 4-20 16-23 22-22 30-19V20C20 24 10 19 0 21-12 23-20 24-30 20"
_COASTS = "M-30-19C-18-24-8-18 4-20 16-23 22-22 30-19M30 20C20 24 10 19 0 21-12 23-20 24-30 20"
_TREE = "M{x} {y}l6 9h-3l5 8H{a}l5-8h-3z"
BUILDINGS = (
    '<path class="wk-wall" d="M-10-1H10V10H-10z"/><path class="wk-roof" d="M-13.5 0C-9-4-6-10-4-11H4C6-10 '
    '9-4 13.5 0z"/><path class="wk-door" d="M-2 10V3.5h4.5V10z"/>',
    '<path class="wk-roof" d="M-9 11V4h-4.5L-6-3v-3h-3L-1-15v-4h2v4l8 9H6v3l7.5 7H9v7z"/>'
    '<path class="wk-wall" d="M-3 11V6.5C-3 3 3 3 3 6.5V11z"/>',
    '<path class="wk-wall" d="M-13 1H-3v9h-10zM1-3h11v13H1z"/><path class="wk-roof" d="M-15.5 2-8-6-.5 2z'
    'M-1.5-2 6.5-12l8 10z"/><path class="wk-door" d="M-9.5 10V5h3v5zM5 10V3.5h3.5V10z"/>',
    '<path class="wk-stone" d="M-6 11C-8 2-7.5-8-5-12-2-16 4-15 6-10c1.5 6 1.5 14 .5 21zM9 11c-.5-5 .5-8 '
    '3-8s3.5 3 3 8zM-15 11c-.5-4 0-6 2.5-6s3 2 2.5 6z"/><path class="wk-rune" d="M-1.5 7V-9l4 3.5-4 3.5 4.5 '
    '4.5"/>',
)
SAIL_ROW = (2, 3, 4, 5)  # sail -> the row that it reaches


def _end(side: str, *trees: str) -> str:
    wood = f'<path class="wk-tree" d="{"".join(trees)}"/>'
    return f'{_WATER}<path class="wk-land wk-coast" d="{_ENDS[side]}"/>{wood}'


def _middle(building: int) -> str:
    coasts = f'<path class="wk-coasts" d="{_COASTS}"/>'
    return (
        f'{_WATER}<path class="wk-land" d="{_MIDDLE}"/>{coasts}'
        f'<g transform="translate(-11 -5)">{BUILDINGS[building]}</g>'
    )


def island(tile: int) -> str:
    """An island tile: 0 left end, 1 to 4 middles, 5 right end."""
    if tile == 0:
        return _end("left", _TREE.format(x=2, y=-17, a=-6), _TREE.format(x=-9, y=-8, a=-17))
    if tile == 5:
        return _end("right", _TREE.format(x=-2, y=-17, a=-10), _TREE.format(x=9, y=-8, a=1))
    return _middle(tile - 1)


def gilded(building: int) -> str:
    """A special building tile: a middle all in gold."""
    return (
        '<g class="wk-gilded">'
        + _middle(building)
        + '<rect class="wk-gild" x="-28" y="-28" width="56" height="56" rx="3"/></g>'
    )


# A pattern for each colour of sails, so that nobody needs the colour: plain, bands, pales, corners.
_WOVEN = (
    "",
    "M-23.5-22H19.5L18-17H-22zM-22 2H18L19.5 7H-23.5z",
    "M-23-22.5H-16V7.5H-23Q-18-7.5-23-22.5zM12-22.5H19Q14-7.5 19 7.5H12z",
    "M-23-22.5H-12L-20.5-12zM19-22.5H8L16.5-12zM-23 7.5H-12L-20.5-3zM19 7.5H8L16.5-3z",
)


def ship(sail: int, letter: str, reward: str) -> str:
    """A ship: its sail bears the letter of the row that it reaches; the reward hangs at the stern."""
    return (
        f'{_WATER}<path class="wk-mast" d="M-3.5-26h3v44h-3z"/>'
        f'<path class="wk-sail sail-{sail}" d="M-24-23H20c-5 10-5 21 0 31h-44c5-10 5-21 0-31z"/>'
        f'<path class="wk-woven sail-{sail}" d="{_WOVEN[sail]}"/>'
        f'<text class="wk-sail-letter sail-{sail}" x="-3" y="1">{letter}</text>'
        '<path class="wk-hull" d="M-28 5c1 6 4 8 9 8h34c6 0 9-4 9-10l4 2c0 12-5 20-15 20h-26'
        'C-23 25-29 18-28 5z"/>'
        f'<path class="wk-wake" d="M-30 25q5-4 10 0t10 0 10 0 10 0 10 0 10 0v5h-60z"/>{reward}'
    )


# -- signs

COIN = '<circle class="wk-coin" r="11"/><circle class="wk-coin-rim" r="8"/>'
STAR = (
    '<path class="wk-star" d="M0-12.5 3-7.2 8.8-8.8 7.2-3 12.5 0 7.2 3 8.8 8.8 3 7.2 0 12.5-3 7.2-8.8 '
    '8.8-7.2 3-12.5 0-7.2-3-8.8-8.8-3-7.2z"/>'
)
FISH = (
    '<path class="wk-fish" d="M-12 0C-7-7 1-8 6-2l6-5v14L6 2C1 8-7 7-12 0z"/>'
    '<circle class="wk-fish-eye" cx="-6.5" cy="-1" r="1.3"/>'
)
OARS = (
    '<path class="wk-sign" d="M-10 12-12 10 5-7 7-5zM4-8C7-12 9-13 12-12c1 3 0 5-4 8zM10 12l2-2L-5-7l-2 2z'
    'M-4-8C-7-12-9-13-12-12c-1 3 0 5 4 8z"/>'
)
ISLES = (
    '<path class="wk-sign" d="M-13-2C-12-9-3-9-2-2zM1 9C2 1 12 1 13 9zM-11 9c0-4 7-5 8 0zM2-4c0-5 8-5 9 0z"/>'
)
LONG = (
    '<path class="wk-sign" d="M-13 4C-13-4 13-4 13 4z"/>'
    '<path class="wk-sign-line" d="M-12 9H12M-12 6.5v5M12 6.5v5"/>'
)
CROWN = '<path class="wk-lead" d="M-9 7-11-7l6 5 5-8 5 8 6-5L9 7z"/>'
HORN = (
    '<path class="wk-sign" d="M-12-7C-6-3 2-2 8-7l4 2C10 5 1 9-6 7c-4-1-6-6-6-14z"/>'
    '<path class="wk-sign" d="M8-10l6 5-2 2-6-5z"/>'
)
SHIELD = '<path class="wk-guard" d="M-9-10C-3-8 3-8 9-10 11 1 7 9 0 12-7 9-11 1-9-10z"/>'


BOAT = (
    '<path class="wk-hull" d="M-40-2C-36 6-34 8-28 8H28c6 0 8-2 12-10l3 2C42 16 34 24 22 24H-22'
    'C-34 24-42 16-43 0z"/><path class="wk-wake" d="M-42 26q7-5 14 0t14 0 14 0 14 0 14 0 14 0v6h-84z"/>'
)
HAND = (  # it holds a price from the outside, with its sleeve above
    '<path class="wk-sleeve" d="M-13-52H13L11-24H-11z"/><path class="wk-fist" d="M-11-26H11C14-14 15-4 13 8'
    'q-3 4-6 0-3 5-7 1-4 4-7-1-4 3-6-1C-15-4-14-14-11-26z"/>'
    '<path class="wk-knuckles" d="M-7-4v11M0-4v12M7-4v11"/>'
)


def coin(text: object) -> str:
    """A coin with a number, 22 across."""
    return f'{COIN}<text class="wk-coin-text" y="4.6">{text}</text>'


def star(text: object) -> str:
    """A star of points with a number, 25 across."""
    return f'{STAR}<text class="wk-star-text" y="4.6">{text}</text>'

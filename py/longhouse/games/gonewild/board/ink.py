"""How the small pictures are written down: a colour's letter, then the outline, parts joined by `|`.

`w M0 0h9v9H0z` is a filled shape, `k~2 M0 0L9 9` a line two wide, `@32,24,8` in an outline a disc.
"""

from __future__ import annotations

import re

_INKS = {
    "k": "#2b1d12", "w": "#8f5f2f", "W": "#5a3818", "b": "#e0932b", "f": "#fff4d8", "y": "#f4c43a",
    "Y": "#b27a10", "s": "#a3b3bf", "S": "#56667a", "r": "#c9432c", "R": "#8a2618", "n": "#efc49c",
    "N": "#c98f63", "g": "#5c9a4f", "G": "#2f5d36", "u": "#4a8ac0", "U": "#234a73", "p": "#7d4fa3",
    "P": "#eda39d", "o": "#ece2c8", "t": "#b1aca2", "T": "#6a665f", "a": "#7fc4d8", "h": "#e7a24a",
}  # fmt: skip
PREFIX = "%"
_DISC = re.compile(r"@([-\d.]+),([-\d.]+),([-\d.]+)")


def _disc(match: re.Match[str]) -> str:
    x, y, r = (float(number) for number in match.groups())
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0-{2 * r:g} 0z"


def ink(text: str) -> str:
    """The shapes of a picture as SVG."""
    out = []
    for part in text.split("|"):
        head, outline = part.strip().split(" ", 1)
        outline = _DISC.sub(_disc, outline)
        colour, _, width = head.partition("~")
        if width:
            out.append(f'<path fill="none" stroke="{_INKS[colour]}" stroke-width="{width}" d="{outline}"/>')
        else:
            out.append(f'<path fill="{_INKS[colour]}" d="{outline}"/>')
    return "".join(out)


def shared(name: str, x: float, y: float, scale: float) -> str:
    """A thing that several pictures show; `PREFIX` becomes that of the page when it is printed."""
    return f'<use href="#{PREFIX}-{name}" transform="translate({x:g} {y:g})scale({scale:g})"/>'


def at(x: float, y: float, scale: float, shapes: str) -> str:
    """Shapes at another place, in another size."""
    return f'<g transform="translate({x:g} {y:g})scale({scale:g})">{shapes}</g>'

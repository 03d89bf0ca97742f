"""The small pictures that say what happens next at a table on several devices, and the clans' emblems."""

from __future__ import annotations

from longhouse.engine.markup import Markup
from longhouse.games.clans import EMBLEMS

# Two devices with a letter or a ribbon between them; in our own flat shapes and the page's colours.
_DEVICE = (
    '<g transform="translate({x} 4)"><rect width="26" height="44" rx="4" fill="currentColor"/>'
    '<rect x="3" y="5" width="20" height="31" rx="1.500" fill="var(--paper-2)"/>'
    '<path d="M6 28q3.500-4 7 0t7 0v5H6z" fill="var(--accent)" opacity="{lit}"/>'
    '<path d="M8 27h10l-2 3h-6zM13 12v14l-5-3z" fill="currentColor" opacity="{lit}"/></g>'
)
_LETTER = (
    '<g transform="translate({x} 18)"><rect width="22" height="15" rx="2" fill="var(--accent)"/>'
    '<path d="M1.500 2 11 9.500 20.500 2" fill="none" stroke="var(--accent-ink)" stroke-width="1.800"/></g>'
)
_RIBBON = (
    '<path d="M36 26q6-8 12 0t12 0 12 0 12 0" fill="none" stroke="var(--accent)" stroke-width="4" '
    'stroke-linecap="round"/>'
)


def step(name: str) -> Markup:
    """What happens next: "send" it over | "back" comes an answer | "joined" | "broken"."""
    left, right = (1, 1) if name == "joined" else (1, 0.15)
    devices = _DEVICE.format(x=6, lit=left) + _DEVICE.format(x=88, lit=right)
    between = {
        "send": _LETTER.format(x=49) + _arrow("M44 44h32m-6-5 6 5-6 5"),
        "back": _LETTER.format(x=49) + _arrow("M76 44H44m6-5-6 5 6 5"),
        "joined": _RIBBON,
        "broken": _arrow("M40 26h12m16 0h12M56 18l-4 16m16-16-4 16"),
    }[name]
    return Markup(
        '<svg class="step" viewBox="0 0 120 52" aria-hidden="true" focusable="false">'
        f"{devices}{between}</svg>"
    )


def _arrow(path: str) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def emblem(colour: int) -> Markup:
    """The sign of a clan on its colour."""
    return Markup(
        f'<svg class="emblem clan-{colour}" viewBox="-17 -17 34 34" aria-hidden="true" focusable="false">'
        f'<circle r="17" class="on-emblem"/>{EMBLEMS[colour]}</svg>'
    )

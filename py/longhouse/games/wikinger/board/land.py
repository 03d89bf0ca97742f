"""A homeland: the base as an inverted L, six rows, and as many columns as its owner has filled."""

from __future__ import annotations

from longhouse.engine.markup import Markup, escape
from longhouse.engine.message import Message
from longhouse.games.scenes import asked, name_of, rule

from ..data import COLOUR_OF, COLOURS, MIDDLE, REACH, ROWS, SHIP_ROW, TOP_ARM
from ..views import Home, Scene
from . import art, cells
from .parts import letter, tile, viking
from .plot import ARM, BAND, BASE, CELL, HALF, Plot, plot_of

_SHOWN_MEN = {
    True: 3,
    False: 1,
}  # large? -> figures drawn of those who wait together; a number tells the rest


def land(scene: Scene, seat: int, large: bool) -> Markup:
    """The picture of one homeland; the large one bears the choices."""
    home = scene.view["homes"][seat]
    acting = large and scene.view["actor"] == seat
    plot = plot_of(home, large, scene.layout == "tall", acting and cells.needs_column(scene, home))
    kind = asked(scene) if acting and scene.choices else "none"
    title = escape(scene.say(Message("Homeland of {name}", name=name_of(scene, seat))))
    parts = [
        *(_sea(scene, plot, band, large) for band in range(plot.bands)),
        _tiles(scene, home, plot),
        _threats(scene, home, seat, plot),
        _signs(scene, home),
        cells.choices(scene, plot) if acting else "",
        f'<g class="layer" aria-hidden="true">{"".join(_men(scene, home, seat, plot, large))}</g>',
        cells.fresh(scene, plot) if acting else "",
    ]
    # whoever it belongs to, the large one stays where it is: to move an element that has the focus is slow
    ident = f"{scene.prefix}-land" if large else f"{scene.prefix}-land-{seat}"
    role = "group" if acting else "img"
    size = ("large banded" if plot.bands > 1 else "large") if large else "small"
    picture = (
        f'<svg class="wk-land {size} asks-{kind}" id="{ident}" role="{role}" '
        f'viewBox="0 0 {plot.width} {plot.height}" aria-label="{title}">{"".join(parts)}</svg>'
    )
    return Markup(picture if large else f'<div class="wk-look">{picture}{_closer(scene, seat)}</div>')


def ground(scene: Scene, seat: int, plot: Plot) -> str:
    """All that lies and stands in a homeland, without anything to choose."""
    home = scene.view["homes"][seat]
    men = "".join(_men(scene, home, seat, plot, False))
    return (
        "".join(_sea(scene, plot, band, False) for band in range(plot.bands))
        + _tiles(scene, home, plot, f"{scene.prefix}-ship-{seat}")
        + _threats(scene, home, seat, plot)
        + _signs(scene, home)
        + f'<g class="layer" aria-hidden="true">{men}</g>'
    )


def _closer(scene: Scene, seat: int) -> str:
    """A small homeland opens large; the button lies over it, so that its name need not hold all its texts."""
    name = escape(scene.say(Message("Homeland of {name}, to look at closely", name=name_of(scene, seat))))
    return (
        f'<button type="button" class="wk-look-at" aria-label="{name}" data-do="dialog" '
        f'data-arg="closer:{seat}"{rule("homeland")}></button>'
    )


def _sea(scene: Scene, plot: Plot, band: int, large: bool) -> str:
    """Water, a lane for each row, faint marks of the cells, numbers of the columns, and the base."""
    first = band * plot.per
    at = band * BAND
    right = plot.width - 6
    lanes = "".join(
        f'<path class="wk-lane vk-{COLOUR_OF[row]}" d="M{BASE} {at + ARM + row * CELL + HALF}H{right}"/>'
        for row in range(1, 6)
    )
    grid = "".join(f"M{BASE + c * CELL} {at + ARM}v{6 * CELL}" for c in range(1, plot.per + 1))
    grid += "".join(f"M{BASE} {at + ARM + r * CELL}H{right}" for r in range(1, 7))
    names = range(first, min(first + plot.per, plot.columns)) if large else ()
    numbers = "".join(
        f'<text class="wk-column{"" if column >= TOP_ARM else " on"}" x="{plot.left(column) + HALF}" '
        f'y="{at + 20}">{column + 1}</text>'
        for column in names
    )
    return (
        f'<rect class="wk-sea"{rule("homeland")} y="{at}" width="{plot.width}" height="{BAND}" rx="10"/>'
        f'<rect class="wk-sky" x="{BASE}" y="{at + ARM}" width="{right - BASE}" height="{CELL}"/>'
        f'{lanes}<path class="wk-grid" d="{grid}"/>{_base(scene, at, band == 0)}'
        f'<g aria-hidden="true">{numbers}</g>'
    )


def _base(scene: Scene, at: int, first: bool) -> str:
    """The inverted L; further bands only repeat the letters of the rows."""
    if first:
        arm = BASE + TOP_ARM * CELL
        return (
            f'<path class="wk-base" d="M10 0H{arm - 8}q8 0 8 8V{ARM - 6}q0 6-6 6H{BASE}V{BAND}H10Q0 {BAND} 0 '
            f'{BAND - 10}V10Q0 0 10 0z"/>'
            f'<path class="wk-planks" d="M{BASE} {ARM}V{BAND}M{BASE} {ARM}H{arm - 6}"/>'
        )
    letters = "".join(
        f'<text class="wk-row-again" x="{BASE - 16}" y="{at + ARM + row * CELL + HALF + 7}">'
        f"{letter(scene, COLOUR_OF[row])}</text>"
        for row in range(6)
    )
    return f'<g aria-hidden="true">{letters}</g>'


def _tiles(scene: Scene, home: Home, plot: Plot, ship: str = "") -> str:
    """All tiles; with `ship`, its beginning, each ship has an id of its own."""
    out = []
    for row, line in enumerate(home["rows"]):
        for column, cell in enumerate(line):
            if cell is None:
                continue
            x, y = plot.middle(row, column)
            if cell["special"]:
                golden = cell["tile"] - MIDDLE
                out.append(f'<use href="#{scene.prefix}-g{golden}" transform="translate({x} {y})"/>')
                continue
            drawn = tile(scene, cell["tile"], x, y, flies=True)
            out.append(f'<g id="{ship}-{column}">{drawn}</g>' if ship and row == SHIP_ROW else drawn)
    return f'<g class="wk-tiles"{rule("islands")}>{"".join(out)}</g>'


def _threats(scene: Scene, home: Home, seat: int, plot: Plot) -> str:
    """The shade of each ship, down to the row of its sail; or the shield of the warrior who repels it."""
    out = []
    for column, sail, repelled in home["ships"]:
        left, top = plot.left(column), plot.top(1, column)
        ident = f'id="{scene.prefix}-threat-{seat}-{column}-{repelled:d}"'  # a new one comes into sight
        if repelled:
            out.append(
                f'<g class="wk-repelled" {ident} transform="translate({left + HALF} {top})">{art.SHIELD}'
                '<path class="wk-tick" d="M-4 0-1 4 5-4"/></g>'
            )
            continue
        tall = REACH[sail] * CELL
        box = f'x="{left}" y="{top}" width="{CELL}" height="{tall}"'
        out.append(
            f'<g class="wk-threat sail-{sail}" {ident}><rect class="wk-shade" {box}/>'
            f'<rect fill="url(#{scene.prefix}-hatch)" {box}/>'
            f'<path class="wk-end" d="M{left + 2} {top + tall - 8}l28 6 28-6"/></g>'
        )
    return f'<g aria-hidden="true"{rule("threat")}>{"".join(out)}</g>'


def _signs(scene: Scene, home: Home) -> str:
    """A sign for each row on the base; the figures of those who wait there hide its letter."""
    out = []
    for row in range(6):
        colour = COLOUR_OF[row]
        y = ARM + row * CELL
        out.append(
            f'<rect class="wk-sign-bed vk-{colour}"{rule(COLOURS[colour])} x="5" y="{y + 3}" '
            f'width="{BASE - 10}" height="54" rx="8"/>'
        )
        if not home["base"][colour]:
            out.append(
                f'<text class="wk-row-letter vk-{colour}" x="{BASE // 2}" y="{y + HALF + 9}">'
                f"{letter(scene, colour)}</text>"
            )
    return f'<g aria-hidden="true">{"".join(out)}</g>'


def _men(scene: Scene, home: Home, seat: int, plot: Plot, large: bool) -> list[str]:
    """All Vikings, on the base and on islands; on the large picture each under an id of its own."""
    out = []
    prefix = f"{scene.prefix}-{seat}" if large else ""
    for row in range(6):
        colour, y = COLOUR_OF[row], ARM + row * CELL + HALF
        count = home["base"][colour]
        shown = min(count, _SHOWN_MEN[large])
        for k in range(shown):
            x = BASE / 2 - 8 + (k - (shown - 1) / 2) * 13
            out.append(_man(scene, f"{prefix}-{colour}-{k}", colour, x, y + 1, ""))
        if count:
            out.append(
                f'<g transform="translate({BASE - 18} {y + 14})"><circle class="wk-count" '
                f'r="10.5"/><text class="wk-count-text" y="5">{count}</text></g>'
            )
    for row, line in enumerate(home["rows"]):
        if row == SHIP_ROW:
            continue
        for column, cell in enumerate(line):
            if cell is not None and cell["viking"]:
                x, y = plot.middle(row, column)
                lost = " lost" if cell["threatened"] else ""
                out.append(_man(scene, f"{prefix}-{ROWS[row]}-{column}", COLOUR_OF[row], x + 11, y + 8, lost))
    return out


def _man(scene: Scene, ident: str, colour: int, x: float, y: float, cls: str) -> str:
    if ident[0] == "-":  # of a small picture, in which nothing moves
        return viking(scene, colour, x, y, 1.15, cls, flies=True)
    return (
        f'<g id="{ident}" class="piece wk-man{cls}" style="transform:translate({x:g}px,{y:g}px)">'
        f"{viking(scene, colour, 0, 0, 1.15, flies=True)}</g>"
    )

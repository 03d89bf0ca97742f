"""The cells of a homeland as choices: where a tile may lie, where a Viking may be carried."""

from __future__ import annotations

from longhouse.engine.markup import attributes
from longhouse.engine.message import Message
from longhouse.engine.presentation import FEW
from longhouse.engine.views import known
from longhouse.games.scenes import asked, marked, rule

from ..data import COLOUR_OF, LEFT, REACH, ROWS, SHIP
from ..views import Home, Scene
from ..words import ROW_NAMES
from .parts import tile, viking
from .plot import ARM, BASE, CELL, HALF, Plot
from .special import BOAT_SHAPE

# Question -> kinds of actions that have a cell.
_KINDS = {"place": ("tile", "start"), "exchange": ("exchange",), "ferry": ("ferry", "boat")}


def needs_column(scene: Scene, home: Home) -> bool:
    """Whether a tile may go beyond all that lie."""
    beyond = f" {max(map(len, home['rows'])) + 1}"
    return any(action.startswith("tile ") and action.endswith(beyond) for action in scene.choices)


def choices(scene: Scene, plot: Plot) -> str:
    """What can be chosen or is refused, cell by cell."""
    kinds = _KINDS.get(asked(scene))
    if not kinds:
        return ""
    out = []
    for row, name in enumerate(ROWS):
        for column in range(plot.columns):
            actions = [f"{kind} {name} {column + 1}" for kind in kinds]
            legal = [action for action in actions if action in scene.choices]
            if legal:
                out.append(_cell(scene, legal[0], plot, row, column))
                out.extend(_second(scene, action, plot, row, column) for action in legal[1:])
            else:
                refused = [action for action in actions if action in scene.blocked]
                if refused:
                    out.append(_refused(scene, refused[0], plot, row, column))
    return "".join(out)


def _second(scene: Scene, action: str, plot: Plot, row: int, column: int) -> str:
    """A cell with two answers: the start tile is offered on the base beside it, the boat tile by a switch."""
    if action.startswith("boat "):
        return _cell(scene, action, plot, row, column)
    return _on_base(scene, action, row)


_RULES = {"start": "start-tile", "ferry": "ferrying", "exchange": "golden", "boat": "progress-ferry"}


def _rule(kind: str) -> str:
    """What an answer of that kind is about."""
    return rule(_RULES.get(kind, "placing"))


def _box(plot: Plot, row: int, column: int, edge: int = 3) -> str:
    x, y, size = plot.left(column) + edge, plot.top(row, column) + edge, CELL - 2 * edge
    return f'x="{x}" y="{y}" width="{size}" height="{size}"'


def _cell(scene: Scene, action: str, plot: Plot, row: int, column: int) -> str:
    """A cell that can be chosen, with a faint picture of what would be there."""
    kind = action.split(" ", 1)[0]
    x, y = plot.middle(row, column)
    ghost = shade = ""
    if kind in ("tile", "start"):
        shape = LEFT if kind == "start" else known(known(scene.view["question"])["tile"])
        ghost = tile(scene, shape, x, y)
        if shape >= SHIP:
            shade = _would_threaten(scene, plot, column, shape - SHIP)
    elif kind in ("ferry", "boat"):
        ghost = viking(scene, COLOUR_OF[row], x + 11, y + 8, 1.15)
        if kind == "boat":
            ghost += f'<g transform="translate({x - 13} {y + 14})scale(.6)">{BOAT_SHAPE}</g>'
    box = _box(plot, row, column)
    whole = _box(plot, row, column, 0)  # a finger needs all of it
    name = "boat" if kind == "boat" else "cell"
    return (
        f'<g id="{scene.prefix}-{name}-{row}-{column}"{_rule(kind)}'
        f"{marked(scene, action, f'wk-cell by-{kind}')}>"
        f'<g class="wk-ghost">{ghost}</g><rect class="hit" {whole}/><rect class="halo" {box} rx="8"/></g>'
        f"{shade}"
    )


def _would_threaten(scene: Scene, plot: Plot, column: int, sail: int) -> str:
    """The shade that a ship would cast, shown with its cell; none where a warrior waits for it."""
    below = scene.view["homes"][known(scene.view["actor"])]["rows"][1]
    under = below[column] if column < len(below) else None
    if under is not None and under["viking"]:
        return ""
    return (
        f'<rect class="wk-would" aria-hidden="true" x="{plot.left(column)}" y="{plot.top(1, column)}" '
        f'width="{CELL}" height="{REACH[sail] * CELL}"/>'
    )


def _on_base(scene: Scene, action: str, row: int) -> str:
    y = ARM + row * CELL
    box = f'x="4" y="{y + 3}" width="{BASE - 8}" height="{CELL - 6}"'
    whole = f'x="0" y="{y}" width="{BASE}" height="{CELL}"'  # a finger needs all of it
    return (
        f'<g id="{scene.prefix}-start-{row}"{marked(scene, action, "wk-cell by-base")}{rule("start-tile")}>'
        f'<rect class="wk-start-bed" {box} rx="8"/>{tile(scene, 0, BASE // 2, y + HALF, 0.72)}'
        f'<rect class="hit" {whole}/><rect class="halo" {box} rx="8"/></g>'
    )


def _refused(scene: Scene, action: str, plot: Plot, row: int, column: int) -> str:
    """Nothing to see, but it tells why when pointed at; so many that nobody wants to hear them one by one."""
    box = _box(plot, row, column)
    about = _rule(action.split(" ", 1)[0])
    if len(scene.blocked) > FEW:
        why = attributes({"data-why": scene.blocked[action]})
        return f'<rect class="wk-cell hit blocked" aria-hidden="true"{why}{about} {box}/>'
    name = scene.say(Message("{row} {column}", row=ROW_NAMES[row], column=column + 1))
    attrs = marked(scene, action, "wk-cell", name)
    return f'<g{attrs}{about}><rect class="hit" {box}/><rect class="halo" {box} rx="8"/></g>'


def fresh(scene: Scene, plot: Plot) -> str:
    """A frame around the tile just placed, while its Viking waits for a word."""
    question = scene.view["question"]
    if question is None or question["kind"] != "settle" or question["cell"] is None:
        return ""
    row, column = question["cell"]
    return f'<rect class="wk-new" {_box(plot, row, column)} rx="8"/>'

"""The table in words, for those who hear it: the wheel, then each homeland."""

from __future__ import annotations

from longhouse.engine.markup import Markup, tag
from longhouse.engine.message import Message
from longhouse.games.scenes import Memo, name_of

from ..views import Cell, Home, Scene
from ..words import COLOUR_NAMES, ROW_NAMES, TILE_NAMES, counted, gold
from .parts import tongue

_SHORT_TILES = (
    Message("left end"),
    Message("farm"),
    Message("church"),
    Message("village"),
    Message("monument"),
    Message("right end"),
    *TILE_NAMES[6:],
)

_HOMES, _WHEELS = Memo(8), Memo(4)


def table(scene: Scene) -> Markup:
    """A list that is not seen."""
    language = tongue(scene)
    items = [_WHEELS.get((scene.view["wheel"], language), lambda: tag("li", None, _wheel(scene)))]
    if any(scene.view["hand"]):
        items.append(
            tag(
                "li", None, scene.say(Message("Drawn Vikings: {list}.", list=_men(scene, scene.view["hand"])))
            )
        )
    items += [_home(scene, seat, language) for seat in range(scene.view["players"])]
    return tag("ul", {"class": "sr", "aria-label": scene.say(Message("The table in words"))}, *items)


def _home(scene: Scene, seat: int, language: str) -> Markup:
    home = scene.view["homes"][seat]
    told = (seat, scene.prefix, name_of(scene, seat), home["base"], home["rows"], home["ships"], language)
    attrs = {"id": f"{scene.prefix}-say-{seat}"}
    return _HOMES.get(told, lambda: tag("li", attrs, homeland(scene, seat, home)))


def _none(scene: Scene) -> str:
    return scene.say(Message("none"))


def _men(scene: Scene, counts: list[int]) -> str:
    named = [scene.say(counted(colour, count)) for colour, count in enumerate(counts) if count]
    return ", ".join(named) or _none(scene)


def _wheel(scene: Scene) -> str:
    say = scene.say
    sets = []
    for row in scene.view["wheel"]:
        if row is None:
            continue
        things = [say(TILE_NAMES[row["tile"]])] if row["tile"] >= 0 else []
        things += [say(COLOUR_NAMES[row["colour"]])] if row["colour"] >= 0 else []
        sets.append(say(Message("{things} for {gold}", things=", ".join(things), gold=gold(row["price"]))))
    return say(Message("Sets on the wheel: {sets}.", sets=", ".join(sets) or _none(scene)))


def homeland(scene: Scene, seat: int, home: Home) -> str:
    """One homeland: who waits on the base, then each row from the left."""
    say = scene.say
    lines = [
        say(
            Message(
                "Homeland of {name}. On the base: {men}.",
                name=name_of(scene, seat),
                men=_men(scene, home["base"]),
            )
        )
    ]
    for row, cells in enumerate(home["rows"]):
        if any(cells):
            shown = [_cell(scene, column, cell) for column, cell in enumerate(cells) if cell is not None]
            lines.append(say(Message("Row of {row}: {cells}.", row=ROW_NAMES[row], cells=", ".join(shown))))
    repelled = [str(column + 1) for column, _, safe in home["ships"] if safe]
    if repelled:
        lines.append(say(Message("Repelled ships in columns: {columns}.", columns=", ".join(repelled))))
    return " ".join(lines)


def _cell(scene: Scene, column: int, cell: Cell) -> str:
    say = scene.say
    text = f"{column + 1} {say(_SHORT_TILES[cell['tile']])}"
    if cell["special"]:
        text = f"{text} {say(Message('in gold'))}"
    if cell["viking"]:
        text = f"{text} {say(Message('with a Viking'))}"
    if cell["threatened"]:
        text = f"{text} {say(Message('threatened'))}"
    return text

"""A scoring, step by step in the rulebook's order, on the pieces that earn, with the scores running."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from longhouse.engine.markup import Markup
from longhouse.engine.message import Message
from longhouse.engine.staging import AFTER, Act, Beat, Label, Move

from .. import events
from ..board import art
from ..board.sheet import base_spot, cell_spot, reach_spot, sheet, ship_spot
from ..data import FISHERMEN, GOLDSMITHS, LEFT, NOBLES, RIGHT, SCOUTS, SHIP_ROW
from ..lines import told
from ..views import Cell, Home, View
from ..words import SOURCE_NAMES, gold

TITLE, STEP = 900, 1250  # milliseconds
LONGEST = 11_500  # of all steps, and of what was seen before them
SMITHS = Message("Goldsmiths")  # they bring no points, so the table of points has no row for them
SOUNDS = {"raids": "iron", "goldsmiths": "coin", "gold": "coin"}

_Spot = tuple[int, int]  # row and column


def acts(happened: Sequence[events.Event], before: View, after: View, taken: int) -> list[Act]:
    """One act, on the homelands of those who score; none where nobody does. `taken` is the time before it."""
    parts = _scorings(happened, before["scoring"])
    if not parts:
        return []
    seats = sorted({event.seat for _, scored in parts for event in scored})
    points = [home["points"] for home in before["homes"]]
    number = sum(len(_sources(scored)) for _, scored in parts)
    lasts = min(STEP, (LONGEST - taken - TITLE * len(parts)) // number)
    beats = []
    for kind, scored in parts:
        title = told(events.ScoringBegan(kind), None)
        beats.append(Beat(TITLE, title, scores=tuple(points), sound="horn"))
        for source in _sources(scored):
            gains = [event for event in scored if event.source == source]
            for event in gains:
                points[event.seat] += event.points
            beats.append(_step(source, gains, after, tuple(points), lasts))
    return [Act(tuple(beats), AFTER, lambda scene: sheet(scene, seats))]


def _scorings(happened: Sequence[events.Event], kind: str) -> list[tuple[str, list[events.Scored]]]:
    """What is scored, by the kind of scoring; that of the round may have begun with an earlier action."""
    parts: list[tuple[str, list[events.Scored]]] = [(kind, [])]
    for event in happened:
        if isinstance(event, events.ScoringBegan):
            parts.append((event.kind, []))
        elif isinstance(event, events.Scored):
            parts[-1][1].append(event)
    return [part for part in parts if part[1]]


def _sources(scored: list[events.Scored]) -> list[str]:
    return list(dict.fromkeys(event.source for event in scored))


def _step(source: str, gains: list[events.Scored], view: View, scores: tuple[int, ...], ms: int) -> Beat:
    """What one source brings each seat, shown where it comes from."""
    rings, labels, moves = [], [], list[Move]()
    for seat in dict.fromkeys(event.seat for event in gains):
        earners = list(_EARNERS.get(source, _nobody)(view["homes"][seat]))
        spots = [cell_spot(seat, *spot) for spot in earners] or [base_spot(seat)]
        rings += _rings(seat, earners) or spots
        points = sum(event.points for event in gains if event.seat == seat)
        coins = sum(event.gold for event in gains if event.seat == seat)
        at = spots[len(spots) // 2]
        moves += [move for row, column in earners if row == SHIP_ROW for move in _sails(source, seat, column)]
        if points:
            labels.append(Label(at, f"{points:+d}".replace("-", "−"), wait=120, clan=seat))
        elif coins:
            labels.append(Label(at, gold(coins), wait=120, clan=seat))
    line = SOURCE_NAMES.get(source, SMITHS)
    sound = SOUNDS.get(source, "wood")
    return Beat(ms, line, tuple(moves), tuple(labels), tuple(rings), scores, sound)


def _sails(source: str, seat: int, column: int) -> list[Move]:
    """A ship that nobody repels goes as far as it threatens, and back; one that is, meets a shield."""
    ship = ship_spot(seat, column)
    if source == "raids":
        home = cell_spot(seat, SHIP_ROW, column)
        return [Move(ship, reach_spot(seat, column), 0, 550), Move(ship, home, 650, 450)]
    return [Move(ship, "", 250, 450, shakes=True), Move(ship, ship, 150, 450, 0.7, fades=True, face=_SHIELD)]


_SHIELD = Markup(f'<svg class="wikinger" viewBox="-15 -15 30 30">{art.SHIELD}</svg>')


def _rings(seat: int, earners: list[_Spot]) -> list[str]:
    """Those beside each other get one ring."""
    runs: list[list[_Spot]] = []
    for row, column in earners:
        if runs and runs[-1][-1] == (row, column - 1):
            runs[-1].append((row, column))
        else:
            runs.append([(row, column)])
    return [" ".join(cell_spot(seat, *spot) for spot in run) for run in runs]


# -- who earns


def _men(row: int) -> Callable[[Home], Iterator[_Spot]]:
    """The Vikings of a row whom no ship threatens."""

    def found(home: Home) -> Iterator[_Spot]:
        for column, cell in enumerate(home["rows"][row]):
            if cell is not None and cell["viking"] and not cell["threatened"]:
                yield row, column

    return found


def _ships(repelled: bool) -> Callable[[Home], Iterator[_Spot]]:
    return lambda home: ((SHIP_ROW, column) for column, _, safe in home["ships"] if bool(safe) == repelled)


def _islands(home: Home) -> list[list[_Spot]]:
    """The cells of each completed island."""
    done: list[list[_Spot]] = []
    for row, line in enumerate(home["rows"][1:], 1):
        cells: list[_Spot] = []
        for column, cell in enumerate(line):
            if cell is None or not (cells or _is(cell, LEFT)):
                cells = []
                continue
            cells = [(row, column)] if _is(cell, LEFT) else [*cells, (row, column)]
            if _is(cell, RIGHT):
                done.append(cells)
                cells = []
    return done


def _is(cell: Cell, tile: int) -> bool:
    return cell["tile"] == tile and not cell["special"]


def _completed(home: Home) -> Iterator[_Spot]:
    return (spot for island in _islands(home) for spot in island)


def _longest(home: Home) -> Iterator[_Spot]:
    islands = sorted(_islands(home), key=len)
    return iter(islands[-1] if islands else ())


def _golden(home: Home) -> Iterator[_Spot]:
    for row, line in enumerate(home["rows"]):
        for column, cell in enumerate(line):
            if cell is not None and cell["special"] and not cell["threatened"]:
                yield row, column


def _nobody(_home: Home) -> Iterator[_Spot]:
    return iter(())


_EARNERS: dict[str, Callable[[Home], Iterator[_Spot]]] = {  # the others earn with what is on the base
    "ships": _ships(True),
    "nobles": _men(NOBLES),
    "scouts": _men(SCOUTS),
    "goldsmiths": _men(GOLDSMITHS),
    "fishermen": _men(FISHERMEN),
    "raids": _ships(False),
    "islands": _completed,
    "longest": _longest,
    "supply": _men(FISHERMEN),
    "buildings": _golden,
}

"""The table of questions of Vikings on Board: its kinds of actions, and what each of them answers."""

from __future__ import annotations

from typing import Literal

from longhouse.engine.questions import Action, Kinds, Row, Table

from . import labels
from .data import (
    BARRELS,
    BUILDINGS,
    CLANS,
    GOODS,
    LONGEST,
    PIECE_NAMES,
    PIECES_OF_CLAN,
    SHIPS,
    circle_name,
)
from .events import Event
from .rules import buildings, guards, sailing
from .state import State
from .views import View

Kind = Literal["visit", "piece", "ship", "good", "barrel", "lift", "circle"]

_kind = Kinds[Kind]("onboard")
VISIT = _kind("visit", range(len(BUILDINGS)), lambda building: f"visit {BUILDINGS[building]}")
PIECE = _kind("piece", range(len(PIECE_NAMES)), lambda piece: f"piece {PIECE_NAMES[piece]}")
SHIP = _kind("ship", range(SHIPS), lambda ship: f"ship {ship + 1}")
GOOD = _kind("good", range(len(GOODS)), lambda good: f"good {GOODS[good]}")
BARREL = _kind("barrel", BARRELS, lambda value: f"barrel {value}")
LIFT = _kind("lift", range(SHIPS * CLANS), lambda circle: f"lift {circle_name(circle)}")
CIRCLE = _kind("circle", range(SHIPS * CLANS), lambda circle: f"circle {circle_name(circle)}")

ROWS: tuple[Row[State, View, Event, Kind], ...] = (
    Row("visit", VISIT, guards.visit, buildings.visit, labels.visit),
    Row("promote", PIECE, guards.promote, buildings.promote, labels.piece),
    Row("jump_own_piece", PIECE, guards.jump_own, buildings.jump_own_piece, labels.piece),
    Row("jump_own_ship", SHIP, guards.landing, buildings.jump_ship, labels.ship),
    Row("bet_barrel", BARREL, guards.barrel, buildings.bet_barrel, labels.barrel),
    Row("bet_circle", CIRCLE, guards.circle, buildings.bet_circle, labels.circle),
    Row("add_ship", SHIP, guards.moored, buildings.load, labels.ship),
    Row("market", GOOD, guards.market, buildings.market, labels.price),
    Row("jump_any_piece", PIECE, guards.jump_any, buildings.jump_any_piece, labels.piece),
    Row("jump_any_ship", SHIP, guards.landing, buildings.jump_ship, labels.ship),
    Row("bet_or_move", BARREL, guards.barrel, buildings.bet_barrel, labels.barrel),
    Row("bet_or_move", LIFT, guards.lift, buildings.lift, labels.lift),
    Row("move_circle", CIRCLE, guards.circle, buildings.move_circle, labels.circle),
    Row("draw_good", GOOD, guards.drawn, buildings.draw_good, labels.good),
    Row("draw_ship", SHIP, guards.moored, buildings.load, labels.ship),
    Row("swap_first", PIECE, guards.swap_first, buildings.swap_first, labels.piece),
    Row("swap_second", PIECE, guards.swap_second, buildings.swap_second, labels.piece),
    Row("viking", PIECE, guards.viking, buildings.viking, labels.piece),
    Row("sail", SHIP, guards.sail, sailing.sail, labels.ship),
    Row("take", GOOD, guards.aboard, sailing.take, labels.good),
    Row("discard", GOOD, guards.aboard, sailing.discard, labels.good),
)


# -- what search cannot wait for


def _visits(state: State) -> list[Action[Kind]]:
    """`guards.visit` for all buildings at once, asking only once whether any can be performed."""
    free = [action for action, taken in zip(VISIT, state.after, strict=True) if taken < 0]
    able = guards.performable(state)
    return [action for action in free if able[action.value]] or free


def _jumps(state: State) -> list[Action[Kind]]:
    """`guards.jump_any` for all pieces, looking once for ships that have room."""
    sailed, where = state.sailed, state.where
    room = [ship for ship, crew in enumerate(state.ships) if not sailed[ship] and len(crew) < LONGEST]
    full = -1 if len(room) > 1 else room[0] if room else None  # the ship whose pieces have nowhere to go
    if full is None:
        return []
    return [action for action, ship in zip(PIECE, where, strict=True) if not sailed[ship] and ship != full]


def _own_jumps(state: State) -> list[Action[Kind]]:
    """`guards.jump_own` for all pieces."""
    return [action for action in _jumps(state) if action.value // PIECES_OF_CLAN == state.who]


def _landings(state: State) -> list[Action[Kind]]:
    """`guards.landing` for all ships."""
    sailed, ships, origin = state.sailed, state.ships, state.where[state.piece]
    return [a for s, a in enumerate(SHIP) if not sailed[s] and s != origin and len(ships[s]) < LONGEST]


def _swaps(state: State) -> list[Action[Kind]]:
    """`guards.swap_first` for all pieces: any, as soon as two ships have a crew."""
    sailed = state.sailed
    if sum([not sailed[ship] and bool(crew) for ship, crew in enumerate(state.ships)]) < 2:
        return []
    return [action for action, ship in zip(PIECE, state.where, strict=True) if not sailed[ship]]


def _partners(state: State) -> list[Action[Kind]]:
    """`guards.swap_second` for all pieces."""
    sailed, where, origin = state.sailed, state.where, state.where[state.piece]
    return [action for action, ship in zip(PIECE, where, strict=True) if not sailed[ship] and ship != origin]


def _circles(state: State) -> list[Action[Kind]]:
    """`guards.circle` for all circles."""
    return CIRCLE.of(guards.open_circles(state, state.lifted))


TABLE = Table(
    _kind,
    ROWS,
    fast={
        "visit": _visits, "jump_own_piece": _own_jumps, "jump_any_piece": _jumps, "jump_own_ship": _landings,
        "jump_any_ship": _landings, "swap_first": _swaps, "swap_second": _partners, "bet_circle": _circles,
        "move_circle": _circles,
    },
)  # fmt: skip

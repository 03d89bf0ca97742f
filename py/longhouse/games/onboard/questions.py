"""The table of questions of Vikings on Board: its kinds of actions, and what each of them answers."""

from __future__ import annotations

from typing import Literal

from longhouse.engine.questions import Action, Kinds, Row, Table

from . import labels
from .data import BARRELS, BUILDINGS, CLANS, GOODS, PIECE_NAMES, SHIPS, circle_name
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


def _visits(state: State) -> list[Action[Kind]]:
    """`guards.visit` for all buildings at once, asking only once whether any can be performed."""
    free = [action for action in VISIT if state.after[action.value] < 0]
    able = [action for action in free if guards.PERFORMABLE[action.value](state) is None]
    return able or free


TABLE = Table(_kind, ROWS, fast={"visit": _visits})

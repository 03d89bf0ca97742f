"""The rules of Vikings on Board: who acts, what is legal, what happens.

Every question has a row in `QUESTIONS`: which actions could answer it, the
guard that says which of them may, and the handler that carries the answer out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from longhouse.engine.game import Emit
from longhouse.engine.message import Message

from ..actions import (
    BARREL_CHOICES,
    CIRCLES,
    GOOD_CHOICES,
    LIFTS,
    PIECE_CHOICES,
    SHIP_CHOICES,
    VISITS,
    Action,
    Barrel,
    Lift,
)
from ..state import State
from . import buildings, guards, sailing
from .setup import setup

__all__ = ["QUESTIONS", "actor", "apply", "candidates", "explain", "legal", "setup"]

OTHER_QUESTION = Message("That is not what is asked now.")


class Question(NamedTuple):
    """One kind of decision."""

    candidates: tuple[Any, ...]  # in canonical order; the first field of each is what the guard is asked
    guard: guards.Guard
    answer: Callable[[State, int, Emit | None], None]


QUESTIONS = {
    "visit": Question(VISITS, guards.visit, buildings.visit),
    "promote": Question(PIECE_CHOICES, guards.promote, buildings.promote),
    "jump_own_piece": Question(PIECE_CHOICES, guards.jump_own, buildings.jump_own_piece),
    "jump_own_ship": Question(SHIP_CHOICES, guards.landing, buildings.jump_ship),
    "bet_barrel": Question(BARREL_CHOICES, guards.barrel, buildings.bet_barrel),
    "bet_circle": Question(CIRCLES, guards.circle, buildings.bet_circle),
    "add_ship": Question(SHIP_CHOICES, guards.moored, buildings.load),
    "market": Question(GOOD_CHOICES, guards.market, buildings.market),
    "jump_any_piece": Question(PIECE_CHOICES, guards.jump_any, buildings.jump_any_piece),
    "jump_any_ship": Question(SHIP_CHOICES, guards.landing, buildings.jump_ship),
    "move_circle": Question(CIRCLES, guards.circle, buildings.move_circle),
    "draw_good": Question(GOOD_CHOICES, guards.drawn, buildings.draw_good),
    "draw_ship": Question(SHIP_CHOICES, guards.moored, buildings.load),
    "swap_first": Question(PIECE_CHOICES, guards.swap_first, buildings.swap_first),
    "swap_second": Question(PIECE_CHOICES, guards.swap_second, buildings.swap_second),
    "viking": Question(PIECE_CHOICES, guards.viking, buildings.viking),
    "sail": Question(SHIP_CHOICES, guards.sail, sailing.sail),
    "take": Question(GOOD_CHOICES, guards.aboard, sailing.take),
    "discard": Question(GOOD_CHOICES, guards.aboard, sailing.discard),
}

# "Bet or move a bet" is the one question with two kinds of answers.
REBET = "bet_or_move"


def actor(state: State) -> int | None:
    """The seat that decides now."""
    return state.who if state.ask else None


def legal(state: State) -> list[Action]:
    """Every legal action, in canonical order."""
    ask = state.ask
    if not ask:
        return []
    if ask == "visit":
        return _legal_visits(state)
    if ask == REBET:
        return [
            *(a for a in BARREL_CHOICES if guards.barrel(state, a.value) is None),
            *(a for a in LIFTS if guards.lift(state, a.circle) is None),
        ]
    candidates, guard, _ = QUESTIONS[ask]
    return [action for action in candidates if guard(state, action[0]) is None]


def _legal_visits(state: State) -> list[Action]:
    """`guards.visit` for all buildings at once, asking only once whether any can be performed."""
    free = [action for action in VISITS if state.after[action.building] < 0]
    able: list[Action] = [a for a in free if guards.PERFORMABLE[a.building](state) is None]
    return able or [*free]


def candidates(state: State) -> tuple[Action, ...]:
    """All actions that could ever answer the question now."""
    return (*BARREL_CHOICES, *LIFTS) if state.ask == REBET else QUESTIONS[state.ask].candidates


def explain(state: State, action: Action) -> Message | None:
    """Why the action is not legal now; None if it is."""
    if state.ask == REBET:
        if isinstance(action, Barrel):
            return guards.barrel(state, action.value)
        if isinstance(action, Lift):
            return guards.lift(state, action.circle)
        return OTHER_QUESTION
    candidates, guard, _ = QUESTIONS[state.ask]
    if type(action) is not type(candidates[0]):
        return OTHER_QUESTION
    return guard(state, action[0])


def apply(state: State, action: Action, emit: Emit | None = None) -> None:
    """Carry out a legal action."""
    if state.ask != REBET:
        QUESTIONS[state.ask].answer(state, action[0], emit)
    elif isinstance(action, Lift):
        buildings.lift(state, action.circle, emit)
    else:
        buildings.bet_barrel(state, action[0], emit)

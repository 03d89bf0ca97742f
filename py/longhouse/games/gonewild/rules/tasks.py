"""The stack of things to do, and how an answer sets it going."""

from __future__ import annotations

from collections.abc import Callable

from ..events import Emit
from ..state import State, Value
from . import attack, effects, rounds

TASKS: dict[Value, Callable[..., None]] = {
    **effects.VERBS,
    "turn": rounds.ask_turn,
    "next": rounds.next_turn,
    "resolve": attack.resolve,
    "react": attack.ask_react,
    "lose": attack.ask_lose,
    "trap": attack.ask_trap,
    "begin": rounds.begin,
    "storage": rounds.storage,
    "fill": rounds.fill,
    "full": rounds.full,
    "wane": rounds.wane,
    "keep": rounds.keep,
    "clear": rounds.clear,
    "final": rounds.final,
}


def carry_out(
    state: State, handler: Callable[[State, int, Emit | None], None], value: int, emit: Emit | None
) -> None:
    """Carry out an answer and all that follows from it."""
    if state.ask != "turn":  # a turn goes on until something interrupts or ends it
        state.ask = ""
    handler(state, value, emit)
    if not state.ask:
        advance(state, emit)


def advance(state: State, emit: Emit | None) -> None:
    """Do what is to be done until somebody must decide, or the game is over."""
    while not state.ask and state.todo:
        name, *values = state.todo[-1]
        state.todo = state.todo[:-1]
        TASKS[name](state, emit, *values)
    if not state.ask:
        state.who = -1

"""The rules of Vikings Gone Wild: who acts, what is legal, what happens.

Every kind of answer has a row in `ANSWERS`; `KINDS` says which kinds answer which question, `TASKS` what
else can be on the stack of things to do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from longhouse.engine.game import Emit
from longhouse.engine.message import Message

from ..actions import Action
from ..state import State
from . import attack, effects, guards, reasons, rounds, turn
from .choices import LEGAL, SHOWN
from .setup import setup

__all__ = ["KINDS", "actor", "advance", "apply", "candidates", "explain", "legal", "setup"]


class Answer(NamedTuple):
    """One kind of action."""

    guard: Callable[[State, int], Message | None]
    carry_out: Callable[[State, int, Emit | None], None]


def _always(_state: State, _value: int) -> Message | None:
    return None


ANSWERS = {
    "play": Answer(guards.play, turn.play),
    "effect": Answer(guards.effect, turn.effect),
    "buy": Answer(guards.buy, turn.buy),
    "path": Answer(guards.path, turn.buy_from_path),
    "build": Answer(guards.build, turn.build),
    "upgrade": Answer(guards.upgrade, turn.upgrade),
    "attack": Answer(guards.aim, attack.aim),
    "draco": Answer(guards.aim_draco, attack.aim_draco),
    "undead": Answer(guards.aim_undead, attack.aim_undead),
    "complete": Answer(guards.complete, turn.complete),
    "change": Answer(guards.change, turn.change),
    "exchange": Answer(guards.exchange, turn.exchange),
    "use": Answer(guards.use, turn.use),
    "return": Answer(guards.give_back, turn.give_back),
    "end": Answer(_always, rounds.end_turn),
    "send": Answer(guards.send, attack.send),
    "strike": Answer(guards.strike, attack.strike),
    "react": Answer(guards.react, attack.react),
    "trap": Answer(guards.trap, attack.trap),
    "lose": Answer(guards.lose, attack.lose),
    "take": Answer(_always, effects.take),
    "store": Answer(guards.store, effects.store),
    "rob": Answer(guards.rob, effects.rob),
    "favour": Answer(guards.favour, effects.choose_favour),
    "destroy_hand": Answer(guards.destroy_hand, effects.destroy_hand),
    "destroy_discard": Answer(guards.destroy_discard, effects.destroy_discard),
    "recall": Answer(guards.recall, effects.recall),
    "spy": Answer(guards.spy, effects.spy),
    "drop": Answer(guards.drop, effects.drop),
    "fill": Answer(guards.fill, rounds.choose_fill),
    "keep": Answer(guards.keep, rounds.choose_keep),
}

# Question -> kinds of actions that answer it, in canonical order.
KINDS: dict[str, tuple[str, ...]] = {
    "turn": (
        "play", "effect", "buy", "path", "build", "upgrade", "attack", "draco", "undead", "complete",
        "change", "exchange", "use", "return", "end",
    ),
    "force": ("send", "strike"),
    "react": ("react",),
    "trap": ("trap",),
    "lose": ("lose",),
    "reward": ("take",),
    "choose": ("take",),
    "store": ("store",),
    "rob": ("rob",),
    "favour": ("favour",),
    "destroy": ("destroy_hand", "destroy_discard"),
    "recall": ("recall",),
    "spy": ("spy",),
    "drop": ("drop",),
    "fill": ("fill",),
    "keep": ("keep",),
}  # fmt: skip

TASKS: dict[str, Callable[..., None]] = {
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


def actor(state: State) -> int | None:
    """The seat that decides now."""
    return state.who if state.ask else None


def legal(state: State) -> list[Action]:
    """Every legal action, in canonical order."""
    return LEGAL[state.ask](state) if state.ask else []


def candidates(state: State) -> list[Any]:
    """Everything that a board could show as an answer to the question now."""
    return SHOWN[state.ask](state)


def explain(state: State, action: Action) -> Message | None:
    """Why an action is not legal now; None if it is."""
    if action.kind not in KINDS[state.ask]:
        return reasons.EARNED if (state.ask, action.kind) == ("turn", "favour") else reasons.OTHER_QUESTION
    return ANSWERS[action.kind].guard(state, action[0])


def apply(state: State, action: Action, emit: Emit | None = None) -> None:
    """Carry out a legal action and all that follows from it."""
    if state.ask != "turn":  # a turn goes on until something interrupts or ends it
        state.ask = ""
    ANSWERS[action.kind].carry_out(state, action[0], emit)
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

"""The table of questions of Vikings Gone Wild: what each kind of action answers, and what it does."""

from __future__ import annotations

from longhouse.engine.questions import Row, Table

from .. import labels
from ..events import Event
from ..rules import attack, effects, guards, rounds, turn
from ..rules.tasks import carry_out
from ..state import State
from ..views import View
from . import fast, shown
from .kinds import (
    ATTACK,
    BUILD,
    BUY,
    CHANGE,
    COMPLETE,
    DESTROY_DISCARD,
    DESTROY_HAND,
    DRACO,
    DROP,
    EFFECT,
    END,
    EXCHANGE,
    FAVOUR,
    FILL,
    KEEP,
    KINDS,
    LOSE,
    PATH,
    PLAY,
    REACT,
    RECALL,
    RETURN,
    ROB,
    SEND,
    SPY,
    STORE,
    STRIKE,
    TAKE,
    TRAP,
    UNDEAD,
    UPGRADE,
    USE,
    Kind,
)

__all__ = ["TABLE", "Kind"]

_Row = Row[State, View, Event, Kind]

ROWS: tuple[_Row, ...] = (
    Row("turn", PLAY, guards.play, turn.play, labels.play, shown.plays),
    Row("turn", EFFECT, guards.effect, turn.effect, labels.effect, shown.effects),
    Row("turn", BUY, guards.buy, turn.buy, labels.buy, shown.piles),
    Row("turn", PATH, guards.path, turn.buy_from_path, labels.path, shown.sold),
    Row("turn", BUILD, guards.build, turn.build, labels.build),
    Row("turn", UPGRADE, guards.upgrade, turn.upgrade, labels.upgrade),
    Row("turn", ATTACK, guards.aim, attack.aim, labels.attack, shown.villages),
    Row("turn", DRACO, guards.aim_draco, attack.aim_draco, labels.draco),
    Row("turn", UNDEAD, guards.aim_undead, attack.aim_undead, labels.undead, shown.undead),
    Row("turn", COMPLETE, guards.complete, turn.complete, labels.complete, shown.missions),
    Row("turn", CHANGE, guards.change, turn.change, labels.change, shown.missions),
    Row("turn", EXCHANGE, guards.exchange, turn.exchange, labels.exchange),
    Row("turn", USE, guards.use, turn.use, labels.use, shown.tokens),
    Row("turn", RETURN, guards.give_back, turn.give_back, labels.give_back, shown.village),
    Row("turn", END, guards.always, rounds.end_turn, labels.end),
    Row("turn", FAVOUR, guards.earn, effects.choose_favour, labels.favour, shown.favours),
    Row("force", SEND, guards.send, attack.send, labels.send, shown.fighters),
    Row("force", STRIKE, guards.strike, attack.strike, labels.strike),
    Row("react", REACT, guards.react, attack.react, labels.react, shown.hand_or_none),
    Row("trap", TRAP, guards.trap, attack.trap, labels.trap),
    Row("lose", LOSE, guards.lose, attack.lose, labels.lose, shown.hand),
    Row("reward", TAKE, guards.always, effects.take, labels.take),
    Row("choose", TAKE, guards.always, effects.take, labels.take),
    Row("store", STORE, guards.store, effects.store, labels.store),
    Row("rob", ROB, guards.rob, effects.rob, labels.rob),
    Row("favour", FAVOUR, guards.favour, effects.choose_favour, labels.favour),
    Row("destroy", DESTROY_HAND, guards.destroy_hand, effects.destroy_hand, labels.destroy_hand),
    Row("destroy", DESTROY_DISCARD, guards.destroy_discard, effects.destroy_discard, labels.destroy_discard),
    Row("recall", RECALL, guards.recall, effects.recall, labels.recall, shown.discards_or_none),
    Row("spy", SPY, guards.spy, effects.spy, labels.spy),
    Row("drop", DROP, guards.drop, effects.drop, labels.drop, shown.spied_or_none),
    Row("fill", FILL, guards.fill, rounds.choose_fill, labels.fill),
    Row("keep", KEEP, guards.keep, rounds.choose_keep, labels.keep),
)

# Questions of which a board shows only what is allowed
CLOSED = ("trap", "store", "rob", "favour", "destroy", "spy", "fill", "keep")

# A turn ends when its player says so; at an attack, a question that is left out would tell what a hand lacks;
# and whoever may look at somebody's hand looks at it
ALWAYS = ("turn", "react", "trap", "lose", "drop")


def _closed(row: _Row) -> _Row:
    """The row, of which nothing is shown that its guard forbids."""

    def allowed(state: State) -> list[int]:
        return [action.value for action in row.kind if row.guard(state, action.value) is None]

    return row._replace(shown=allowed)


TABLE = Table(
    KINDS,
    [_closed(row) if row.question in CLOSED else row for row in ROWS],
    fast={"turn": fast.turn, "force": fast.force, "react": fast.react},
    carry_out=carry_out,
    always=ALWAYS,
)

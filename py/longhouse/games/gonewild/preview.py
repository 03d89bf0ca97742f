"""What a choice would bring, as far as the chooser can know it."""

from __future__ import annotations

from longhouse.engine.message import Message

from . import texts
from .actions import Action, Attack, End, Upgrade
from .data import CELLS, CONTAINERS, HALL, HALLS, PER_TYPE
from .rules import attack
from .scoring import attack_points
from .state import State


def preview(state: State, action: Action) -> Message | None:
    """A short note about an action that is legal now."""
    if isinstance(action, Attack):
        return _attack(state, *divmod(action.place, CELLS))
    if isinstance(action, Upgrade):
        bonus = HALLS[state.level[state.turn] + 1].bonus
        return Message("{points} at once", points=texts.points(bonus)) if bonus else None
    if isinstance(action, End):
        return _unspent(state)
    return None


def _attack(state: State, foe: int, cell: int) -> Message:
    """What it takes, and what it gives if nobody defends."""
    more = attack_points(state.hits + 1) - attack_points(state.hits)
    if cell == HALL:
        more += HALLS[state.level[foe]].reward
    parts = {
        "defence": attack.defence_of(state, foe, cell),
        "points": Message.plural("+{n} point", "+{n} points", n=more),
    }
    kind = cell // PER_TYPE
    if kind in CONTAINERS and state.tokens[foe * CELLS + cell]:
        loot = texts.tokens(CONTAINERS.index(kind), 1)
        return Message("defence {defence}; {points} and {loot}", loot=loot, **parts)
    if cell == HALL and HALLS[state.level[foe]].favour:
        return Message("defence {defence}; {points} and a Divine Favour", **parts)
    return Message("defence {defence}; {points}", **parts)


def _unspent(state: State) -> Message | None:
    """What is lost with the end of the turn."""
    if not state.beer and not state.gold:
        return None
    return Message("unspent and lost: {price}", price=texts.price(state.beer, state.gold))

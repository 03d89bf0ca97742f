"""What a choice would bring, as far as the chooser can know it."""

from __future__ import annotations

from longhouse.engine.message import Message
from longhouse.engine.questions import Action

from . import texts
from .data import CARDS, CELLS, CONTAINERS, HALL, HALLS, PER_TYPE, UNDEAD_GOLD, UNDEAD_POINTS
from .questions import Kind
from .rules import attack, means, purse
from .rules.turn import holds_gold
from .scoring import attack_points
from .state import State, numbers


def preview(state: State, action: Action[Kind]) -> Message | None:
    """A short note about an action that is legal now."""
    if action.kind == "attack":
        return _attack(state, *divmod(action.value, CELLS))
    if action.kind == "undead":
        return _undead(state, state.path[action.value])
    if action.kind == "take" and state.ask == "reward":  # the crystal gives no token
        return _passing(state, action.value)
    if action.kind == "rob":
        return _passing(state, numbers(state.todo[-1])[1])
    if action.kind == "upgrade":
        bonus = HALLS[state.level[state.turn] + 1].bonus
        return Message("{points} at once", points=texts.points(bonus)) if bonus else None
    if action.kind == "end":
        return _left_behind(state)
    if action.kind == "return":
        tokens = state.tokens[state.turn * CELLS + action.value]
        held = texts.tokens(int(holds_gold(action.value)), tokens)
        return Message("lost with it: {tokens}", tokens=held) if tokens else None
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
        return Message(
            "defence {defence}; {points} and {loot}", loot=_loot(state, CONTAINERS.index(kind)), **parts
        )
    if cell == HALL and HALLS[state.level[foe]].favour:
        return Message("defence {defence}; {points} and a Divine Favour", **parts)
    return Message("defence {defence}; {points}", **parts)


def _undead(state: State, card: int) -> Message:
    """What it takes, and what it surely gives."""
    return Message(
        "defence {defence}; {points} and {loot}",
        defence=CARDS[card].strength,
        points=Message.plural("+{n} point", "+{n} points", n=UNDEAD_POINTS),
        loot=_loot(state, int(card == UNDEAD_GOLD)),
    )


def _loot(state: State, resource: int) -> Message:
    """A token to be won."""
    return _passing(state, resource) or texts.tokens(resource, 1)


def _passing(state: State, resource: int) -> Message | None:
    """A token that finds no room but the Town Hall."""
    if purse.rooms(state, state.turn, resource):
        return None
    return Message("{token}, to be spent in this turn", token=texts.tokens(resource, 1))


def _left_behind(state: State) -> Message | None:
    """What is lost with the end of the turn, or will be in storage as things are."""
    told = []
    pool, hall, room = purse.losses(state)
    if any(pool):
        told.append(Message("unspent and lost: {price}", price=texts.price(*pool)))
    if any(hall):
        told.append(Message("lost from the Town Hall: {tokens}", tokens=texts.some_tokens(*hall)))
    if any(room):
        told.append(Message("no container has room for {tokens}", tokens=texts.some_tokens(*room)))
    if unused := means.unused(state):
        told.append(texts.unused_effects(unused))
    return texts.joined(told, texts.SEMICOLON) if told else None

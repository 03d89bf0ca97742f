"""What a choice would bring, as far as the chooser can know it."""

from __future__ import annotations

from functools import reduce

from longhouse.engine.message import Message
from longhouse.engine.questions import Action

from . import texts
from .data import CELLS, CONTAINERS, HALL, HALLS, PER_TYPE
from .questions import Kind
from .rules import attack, purse
from .rules.turn import holds_gold
from .scoring import attack_points
from .state import State


def preview(state: State, action: Action[Kind]) -> Message | None:
    """A short note about an action that is legal now."""
    if action.kind == "attack":
        return _attack(state, *divmod(action.value, CELLS))
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
        resource = CONTAINERS.index(kind)
        loot = texts.tokens(resource, 1)
        if not purse.rooms(state, state.turn, resource):
            loot = Message("{token}, to be spent in this turn", token=loot)
        return Message("defence {defence}; {points} and {loot}", loot=loot, **parts)
    if cell == HALL and HALLS[state.level[foe]].favour:
        return Message("defence {defence}; {points} and a Divine Favour", **parts)
    return Message("defence {defence}; {points}", **parts)


def _left_behind(state: State) -> Message | None:
    """What is lost with the end of the turn, or will be in storage as things are."""
    seat, told = state.turn, []
    if state.beer or state.gold:
        told.append(Message("unspent and lost: {price}", price=texts.price(state.beer, state.gold)))
    beer, gold = state.loot[seat * 2 : seat * 2 + 2]
    if beer or gold:
        told.append(Message("lost from the Town Hall: {tokens}", tokens=texts.some_tokens(beer, gold)))
    beer, gold = purse.overflow(state, seat)
    if beer or gold:
        told.append(Message("no container has room for {tokens}", tokens=texts.some_tokens(beer, gold)))
    if state.pending:
        told.append(Message("effect not used: {cards}", cards=texts.several(state.pending)))
    return (
        reduce(lambda first, part: Message("{first}; {next}", first=first, next=part), told) if told else None
    )

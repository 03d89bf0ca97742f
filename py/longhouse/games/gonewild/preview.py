"""What a choice would bring, as far as the chooser can know it."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.message import Message, Seat
from longhouse.engine.questions import Action

from . import texts
from .data import CARDS, CELLS, CONTAINERS, HALL, HALLS, NONE, PER_TYPE, UNDEAD_GOLD, UNDEAD_POINTS
from .questions import Kind
from .rules import attack, forecast, means, purse
from .rules.turn import holds_gold
from .scoring import attack_points
from .state import DRACO, UNDEAD_AT, State, numbers


def preview(state: State, action: Action[Kind]) -> Message | None:
    """A short note about an action that is legal now."""
    if action.kind == "attack":
        return _attack(state, *divmod(action.value, CELLS))
    if action.kind == "undead":
        return _undead(state, state.path[action.value])
    if action.kind in _IN_AN_ATTACK:
        return _IN_AN_ATTACK[action.kind](state, action.value)
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


# -- within an attack


def _send(state: State, card: int) -> Message:
    """How far the attack has come with it."""
    seen = forecast.sent(state, card)
    plain = Message("{strength} against {defence}: enough")
    if forecast.holds(seen):
        plain = Message("{strength} against {defence}: not enough yet")
    return Message(plain.text, strength=seen.strength, defence=seen.defence)


def _strike(state: State, _nothing: int) -> Message:
    """What it brings; a defender with cards in hand may know better."""
    seen = forecast.sent(state, NONE)
    parts: dict[str, object] = {"strength": seen.strength, "defence": seen.defence}
    if state.aim == DRACO:
        return Message("{strength} against {defence}: beer or gold", **parts)
    if state.aim > DRACO:
        return _undead(state, state.path[state.aim - UNDEAD_AT])
    plain = Message("{strength} against {defence}: {reward}")
    if state.hand[state.aim // CELLS]:
        plain = Message("{strength} against {defence}: {reward}, unless it is defended")
    return Message(plain.text, reward=_reward(seen), **parts)


def _reward(seen: forecast.Forecast) -> Message:
    """What the attacker gets."""
    given = texts.points(seen.given)
    if seen.loot >= 0:
        return Message("{points} and {loot}", points=given, loot=texts.tokens(seen.loot, 1))
    return Message("{points} and a Divine Favour", points=given) if seen.favour else given


def _react(state: State, card: int) -> Message:
    """Whether it is enough, and what follows if nothing more is played."""
    final = card == NONE or attack.GRENDEL in state.force
    return _defended(state, forecast.answer(state, card), final)


def _trap(state: State, hero: int) -> Message:
    return _defended(state, forecast.trapped(state, hero), False)


def _defended(state: State, seen: forecast.Forecast, final: bool) -> Message:
    parts = {"strength": seen.strength, "defence": seen.defence, "points": texts.points(seen.gained)}
    if forecast.holds(seen):
        if seen.gained:
            return Message("{strength} against {defence}: repulsed, {points} for you", **parts)
        return Message("{strength} against {defence}: repulsed", **parts)
    if final:
        attacker, reward = Seat(state.turn), _reward(seen)
        return Message(
            "{strength} against {defence}: damaged, {reward} for {seat}",
            seat=attacker,
            reward=reward,
            **parts,
        )
    if seen.gained:
        return Message("{strength} against {defence}: not repulsed yet, {points} for you", **parts)
    return Message("{strength} against {defence}: not repulsed yet", **parts)


_IN_AN_ATTACK: dict[Kind, Callable[[State, int], Message]] = {
    "send": _send,
    "strike": _strike,
    "react": _react,
    "trap": _trap,
}


# -- tokens


def _loot(state: State, resource: int) -> Message:
    """A token to be won."""
    return _passing(state, resource) or texts.tokens(resource, 1)


def _passing(state: State, resource: int) -> Message | None:
    """A token that finds no room but the Town Hall."""
    if purse.rooms(state, state.turn, resource):
        return None
    return Message("{token}, to be spent this turn", token=texts.tokens(resource, 1))


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

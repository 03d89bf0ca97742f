"""Legal actions made in canonical order without asking each guard about everything: search lives on it."""

from __future__ import annotations

from longhouse.engine.questions import Action

from ..data import (
    BUILDINGS,
    CARDS,
    CELLS,
    DRACO_DEFENCE,
    EVERYTHING,
    EXCHANGE,
    GOLD,
    HALL,
    HALLS,
    MISSION_CHANGE,
    PER_TYPE,
    PILES,
)
from ..rules import attack, guards, missions, purse
from ..rules.turn import IS_RESOURCE
from ..state import VILLAGE, State, cells_of, size, working_level
from . import kinds, shown
from .kinds import Kind

Actions = list[Action[Kind]]

# The actions of a kind, by their values, which count from 0
_PLAYS, _EFFECTS, _PATHS = kinds.PLAY.actions, kinds.EFFECT.actions, kinds.PATH.actions
_ATTACKS, _UNDEAD = kinds.ATTACK.actions, kinds.UNDEAD.actions
_COMPLETES, _CHANGES = kinds.COMPLETE.actions, kinds.CHANGE.actions
_EXCHANGES, _USES, _RETURNS = kinds.EXCHANGE.actions, kinds.USE.actions, kinds.RETURN.actions
_SENDS, _REACTS = kinds.SEND.actions, kinds.REACT.actions
_UPGRADE, _DRACO, _END, _STRIKE = kinds.UPGRADE[0], kinds.DRACO[0], kinds.END[0], kinds.STRIKE[0]
_PRICES = tuple((card.beer, card.gold) for card in CARDS)
_PILE_ROWS = tuple((at, kinds.BUY[kind], *_PRICES[kind]) for at, kind in enumerate(PILES))
_BUILD_ROWS = tuple(
    (kinds.BUILD[b], b, 7 << b * PER_TYPE, row.beer, row.gold) for b, row in enumerate(BUILDINGS)
)


def turn(state: State) -> Actions:
    """What the guards of a turn allow, looking once at what can be paid and how strong an attack would be."""
    seat = state.turn
    beer, gold = purse.funds(state, seat)
    out = _plays(state, seat)
    _add_gains(state, seat, beer, gold, out)
    _add_missions(state, seat, gold, out)
    if beer >= EXCHANGE:
        out.append(_EXCHANGES[0])
    if gold >= EXCHANGE:
        out.append(_EXCHANGES[GOLD])
    village = state.built[seat] & VILLAGE
    if village:
        out += [_USES[cell] for cell in purse.choices(state, seat)]
        if not state.returned:
            out += [_RETURNS[cell] for cell in cells_of(village & ~state.fresh[seat])]
    out.append(_END)
    return out


def worthwhile(state: State) -> Actions:
    """Those that may be better than ending the turn; or only the first card, if one can be played."""
    seat = state.turn
    for card in state.hand[seat]:
        if guards.PLAYABLE[card]:
            return [_PLAYS[card]]
    beer, gold = purse.funds(state, seat)
    out: Actions = []
    _add_gains(state, seat, beer, gold, out)
    _add_completes(state, seat, out)
    if beer >= EXCHANGE:
        out.append(_EXCHANGES[0])
    out.append(_END)
    return out


def _add_gains(state: State, seat: int, beer: int, gold: int, out: Actions) -> None:
    """Effects, purchases and attacks."""
    if state.pending:
        out += [_EFFECTS[card] for card in sorted(set(state.pending))]
    piles = state.piles
    out += [action for at, action, b, g in _PILE_ROWS if b <= beer and g <= gold and piles[at]]
    for place, card in enumerate(state.path):
        b, g = _PRICES[card]
        if b <= beer and g <= gold and not shown.IS_UNDEAD[card]:
            out.append(_PATHS[place])
    _add_buildings(state, seat, beer, gold, out)
    _add_attacks(state, seat, out)


def _plays(state: State, seat: int) -> Actions:
    out: Actions = []
    resources, last = 0, -1
    for card in state.hand[seat]:
        if IS_RESOURCE[card]:
            resources += 1
        if card != last:
            last = card
            if guards.PLAYABLE[card]:
                out.append(_PLAYS[card])
    if resources > 1:
        out.append(_PLAYS[EVERYTHING])
    return out


def _add_buildings(state: State, seat: int, beer: int, gold: int, out: Actions) -> None:
    built = state.built[seat]
    if size(state, seat) < HALLS[working_level(state, seat)].limit:
        for action, building, bits, b, g in _BUILD_ROWS:
            if b <= beer and g <= gold and built & bits != bits and state.stock[building]:
                out.append(action)
    level = state.level[seat] + 1
    if level < len(HALLS) and gold >= HALLS[level].price and not state.fresh[seat] >> HALL & 1:
        out.append(_UPGRADE)


def _add_attacks(state: State, seat: int, out: Actions) -> None:
    strength = attack.greatest(state.ready + state.hand[seat], state.boost)
    if not strength:
        return
    for foe in attack.foes(state):
        for cell in cells_of(attack.attackable(state, foe)):
            if attack.defence_of(state, foe, cell) <= strength:
                out.append(_ATTACKS[foe * CELLS + cell])
    if not state.draco >> seat & 1 and strength >= DRACO_DEFENCE:
        out.append(_DRACO)
    for place, card in enumerate(state.path):
        if shown.IS_UNDEAD[card] and attack.STRENGTH[card] <= strength:
            out.append(_UNDEAD[place])


def _add_missions(state: State, seat: int, gold: int, out: Actions) -> None:
    _add_completes(state, seat, out)
    if not state.changed and gold >= MISSION_CHANGE and state.mission_deck:
        out += _CHANGES[: len(state.missions[seat])]


def _add_completes(state: State, seat: int, out: Actions) -> None:
    if not state.completed >> seat & 1:
        held = state.missions[seat]
        out += [_COMPLETES[slot] for slot, m in enumerate(held) if missions.met(state, seat, m)]


def force(state: State) -> Actions:
    """What the guards of an attack allow, asked only about cards that are there."""
    out = [_SENDS[card] for card in shown.fighters(state) if guards.send(state, card) is None]
    if guards.strike(state, 0) is None:
        out.append(_STRIKE)
    return out


def react(state: State) -> Actions:
    """What the guard of a defence allows, asked only about cards that are there."""
    return [_REACTS[card] for card in shown.hand_or_none(state) if guards.react(state, card) is None]

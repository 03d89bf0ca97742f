"""Which actions are legal, and which a board shows: made in canonical order, without asking each guard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..actions import (
    ATTACKS,
    BUILDS,
    BUYS,
    CHANGES,
    COMPLETES,
    DESTROYS_DISCARD,
    DESTROYS_HAND,
    DRACO,
    DROPS,
    EFFECTS,
    END,
    EVERYTHING,
    EXCHANGES,
    FAVOURS,
    FILLS,
    KEEPS,
    LOSES,
    NONE,
    PATHS,
    PLAYS,
    REACTS,
    RECALLS,
    RETURNS,
    ROBS,
    SENDS,
    SPIES,
    STORES,
    STRIKE,
    TAKES,
    TRAPS,
    UNDEADS,
    UPGRADE,
    USES,
)
from ..data import (
    BUILDINGS,
    CARDS,
    CELLS,
    DRACO_DEFENCE,
    EXCHANGE,
    GOLD,
    HALL,
    HALLS,
    MISSION_CHANGE,
    PER_TYPE,
    PILES,
)
from ..state import VILLAGE, State, cells_of, size, working_level
from . import attack, guards, missions, purse
from .flow import IS_DEFENCE
from .turn import IS_RESOURCE

_PRICES = tuple((card.beer, card.gold) for card in CARDS)
_PILE_ROWS = tuple((at, BUYS[kind], *_PRICES[kind]) for at, kind in enumerate(PILES))
_BUILD_ROWS = tuple((BUILDS[b], b, 7 << b * PER_TYPE, row.beer, row.gold) for b, row in enumerate(BUILDINGS))
_IS_UNDEAD = tuple(card.type == "undead" for card in CARDS)


def _turn(state: State) -> list[Any]:
    seat = state.turn
    beer, gold = purse.funds(state, seat)
    out = _plays(state, seat)
    if state.pending:
        out += [EFFECTS[card] for card in sorted(set(state.pending))]
    piles = state.piles
    out += [action for at, action, b, g in _PILE_ROWS if b <= beer and g <= gold and piles[at]]
    for place, card in enumerate(state.path):
        b, g = _PRICES[card]
        if b <= beer and g <= gold and not _IS_UNDEAD[card]:
            out.append(PATHS[place])
    _add_buildings(state, seat, beer, gold, out)
    _add_attacks(state, seat, out)
    _add_missions(state, seat, gold, out)
    if beer >= EXCHANGE:
        out.append(EXCHANGES[0])
    if gold >= EXCHANGE:
        out.append(EXCHANGES[GOLD])
    village = state.built[seat] & VILLAGE
    if village:
        out += [USES[cell] for cell in purse.choices(state, seat)]
        if not state.returned:
            out += [RETURNS[cell] for cell in cells_of(village & ~state.fresh[seat])]
    out.append(END)
    return out


def _plays(state: State, seat: int) -> list[Any]:
    out: list[Any] = []
    resources, last = 0, -1
    for card in state.hand[seat]:
        if IS_RESOURCE[card]:
            resources += 1
        if card != last:
            last = card
            if guards.PLAYABLE[card]:
                out.append(PLAYS[card])
    if resources > 1:
        out.append(PLAYS[EVERYTHING])
    return out


def _add_buildings(state: State, seat: int, beer: int, gold: int, out: list[Any]) -> None:
    built = state.built[seat]
    if size(state, seat) < HALLS[working_level(state, seat)].limit:
        for action, building, bits, b, g in _BUILD_ROWS:
            if b <= beer and g <= gold and built & bits != bits and state.stock[building]:
                out.append(action)
    level = state.level[seat] + 1
    if level < len(HALLS) and gold >= HALLS[level].price and not state.fresh[seat] >> HALL & 1:
        out.append(UPGRADE)


def _add_attacks(state: State, seat: int, out: list[Any]) -> None:
    strength = attack.greatest(state.ready + state.hand[seat], state.boost)
    if not strength:
        return
    for foe in attack.foes(state):
        for cell in cells_of(attack.attackable(state, foe)):
            if attack.defence_of(state, foe, cell) <= strength:
                out.append(ATTACKS[foe * CELLS + cell])
    if not state.draco >> seat & 1 and strength >= DRACO_DEFENCE:
        out.append(DRACO)
    for place, card in enumerate(state.path):
        if _IS_UNDEAD[card] and attack.STRENGTH[card] <= strength:
            out.append(UNDEADS[place])


def _add_missions(state: State, seat: int, gold: int, out: list[Any]) -> None:
    held = state.missions[seat]
    if not state.completed >> seat & 1:
        out += [COMPLETES[slot] for slot, m in enumerate(held) if missions.met(state, seat, m)]
    if not state.changed and gold >= MISSION_CHANGE and state.mission_deck:
        out += CHANGES[: len(held)]


def _force(state: State) -> list[Any]:
    cards = sorted({card for card in state.ready + state.hand[state.turn] if attack.FIGHTS[card]})
    out: list[Any] = [
        SENDS[card] for card in cards if not attack.IS_WEAPON[card] or guards.send(state, card) is None
    ]
    if guards.strike(state, 0) is None:
        out.append(STRIKE)
    return out


def _react(state: State) -> list[Any]:
    kinds = [card for card in dict.fromkeys(state.hand[state.who]) if IS_DEFENCE[card]]
    if attack.TRAP in kinds and not attack.free_heroes(state):
        kinds.remove(attack.TRAP)
    return [*(REACTS[card] for card in kinds), REACTS[NONE]]


def _recall(state: State) -> list[Any]:
    units = state.todo[-1][2]
    kinds = dict.fromkeys(state.discard[state.turn])
    return [*(RECALLS[card] for card in kinds if not units or attack.IS_UNIT[card]), RECALLS[NONE]]


def _drop(state: State) -> list[Any]:
    kinds = dict.fromkeys(state.hand[state.todo[-1][1]])
    return [*(DROPS[card] for card in kinds if IS_DEFENCE[card]), DROPS[NONE]]


def _guarded(rows: tuple[Any, ...], guard: Callable[[State, int], object]) -> Callable[[State], list[Any]]:
    return lambda state: [action for action in rows if guard(state, action[0]) is None]


def _of_hand(rows: tuple[Any, ...], none: bool) -> Callable[[State], list[Any]]:
    tail = [rows[NONE]] if none else []
    return lambda state: [*(rows[card] for card in dict.fromkeys(state.hand[state.who])), *tail]


LEGAL: dict[str, Callable[[State], list[Any]]] = {
    "turn": _turn,
    "force": _force,
    "react": _react,
    "trap": lambda state: [TRAPS[card] for card in attack.free_heroes(state)],
    "lose": lambda state: [LOSES[c] for c in dict.fromkeys(state.hand[state.who]) if IS_DEFENCE[c]],
    "reward": lambda state: list(TAKES),
    "choose": lambda state: list(TAKES),
    "store": _guarded(STORES, guards.store),
    "rob": _guarded(ROBS, guards.rob),
    "favour": lambda state: [
        FAVOURS[card] for card in sorted(c for c in (*state.open, state.flipped) if c >= 0)
    ],
    "destroy": lambda state: [
        *_of_hand(DESTROYS_HAND, True)(state),
        *(DESTROYS_DISCARD[card] for card in dict.fromkeys(state.discard[state.turn])),
    ],
    "recall": _recall,
    "spy": _guarded(SPIES, guards.spy),
    "drop": _drop,
    "fill": _guarded(FILLS, guards.fill),
    "keep": _of_hand(KEEPS, True),
}


def _shown_turn(state: State) -> list[Any]:
    """Cards of the hand, all that is sold, all villages, missions: whatever one might point at."""
    seat = state.turn
    own = cells_of(state.built[seat] & VILLAGE)
    targets = [
        ATTACKS[owner * CELLS + cell]
        for owner in range(state.players)
        for cell in cells_of(state.built[owner])
    ]
    undead = [UNDEADS[place] for place, card in enumerate(state.path) if _IS_UNDEAD[card]]
    sold = [PATHS[place] for place, card in enumerate(state.path) if not _IS_UNDEAD[card]]
    slots = range(len(state.missions[seat]))
    return [
        *(PLAYS[card] for card in dict.fromkeys(state.hand[seat])),
        *(PLAYS[EVERYTHING] for _ in range(guards.play(state, EVERYTHING) is None)),
        *(EFFECTS[card] for card in sorted({*state.pending, *state.ready})),
        *(BUYS[kind] for kind in PILES), *sold, *BUILDS, UPGRADE, *targets, DRACO, *undead,
        *(COMPLETES[slot] for slot in slots), *(CHANGES[slot] for slot in slots), *EXCHANGES,
        *(USES[cell] for cell in purse.choices(state, seat)), *(RETURNS[cell] for cell in own), END,
        *(FAVOURS[card] for card in sorted(state.open)),
    ]  # fmt: skip


def _shown_force(state: State) -> list[Any]:
    return [*(SENDS[card] for card in sorted({*state.ready, *state.hand[state.turn]})), STRIKE]


def _shown_hand(rows: tuple[Any, ...]) -> Callable[[State], list[Any]]:
    return lambda state: [rows[card] for card in dict.fromkeys(state.hand[state.who])]


# What a board shows beside the legal ones; elsewhere all that is shown is legal.
SHOWN: dict[str, Callable[[State], list[Any]]] = {
    **LEGAL,
    "turn": _shown_turn,
    "force": _shown_force,
    "react": lambda state: [*_shown_hand(REACTS)(state), REACTS[NONE]],
    "lose": _shown_hand(LOSES),
    "drop": lambda state: [
        *(DROPS[card] for card in dict.fromkeys(state.hand[state.todo[-1][1]])), DROPS[NONE],
    ],
    "recall": lambda state: [
        *(RECALLS[card] for card in dict.fromkeys(state.discard[state.turn])), RECALLS[NONE],
    ],
}  # fmt: skip

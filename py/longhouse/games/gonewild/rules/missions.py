"""Missions: what each of them asks for."""

from __future__ import annotations

from collections.abc import Callable

from ..data import MISSIONS
from ..state import BOUGHT, DAMAGED_HALL, DAMAGED_ONE, DAMAGED_STRONG, State, buildings, size

_GOALS: dict[str | int, Callable[..., bool]] = {
    "spend": lambda state, seat, resource, amount: state.spent[resource] >= amount,
    "buy": lambda state, seat, what: bool(state.bought >> BOUGHT.index(what) & 1),
    "damage": lambda state, seat: bool(state.feats & DAMAGED_ONE),
    "strong": lambda state, seat, strength: bool(state.feats & DAMAGED_STRONG),
    "hall": lambda state, seat: bool(state.feats & DAMAGED_HALL),
    "own": lambda state, seat, building, number: buildings(state, seat, building) >= number,
    "size": lambda state, seat, number: size(state, seat) >= number,
}


def met(state: State, seat: int, mission: int) -> bool:
    """Whether the seat in turn meets the mission's goal now."""
    verb, *values = MISSIONS[mission].goal
    return _GOALS[verb](state, seat, *values)

"""Resources: what a seat can spend, and in which order it is spent."""

from __future__ import annotations

from ..data import CAPACITY, CELLS, CONTAINERS, PER_TYPE, PRODUCERS
from ..state import State

# cells by resource
_PRODUCING = tuple(tuple(range(b * PER_TYPE, b * PER_TYPE + PER_TYPE)) for b in PRODUCERS)
STORING = tuple(tuple(range(b * PER_TYPE, b * PER_TYPE + PER_TYPE)) for b in CONTAINERS)
_P0, _P1 = _PRODUCING[0][0], _PRODUCING[1][0]
_S0, _S1 = STORING[0][0], STORING[1][0]


def funds(state: State, seat: int) -> tuple[int, int]:
    """Beer and gold that the seat could spend in its turn: pool and tokens."""
    tokens, base, loot = state.tokens, seat * CELLS, state.loot
    beer = state.beer + loot[seat * 2]
    gold = state.gold + loot[seat * 2 + 1]
    for n in range(base, base + PER_TYPE):
        beer += tokens[n + _P0] + tokens[n + _S0]
        gold += tokens[n + _P1] + tokens[n + _S1]
    return beer, gold


def next_cell(state: State, seat: int, resource: int) -> int:
    """The building whose token is spent first: a producer, else the container that holds least."""
    tokens, base = state.tokens, seat * CELLS
    for cell in _PRODUCING[resource]:
        if tokens[base + cell]:
            return cell
    best, least = -1, 99
    for cell in STORING[resource]:
        if 0 < tokens[base + cell] < least:
            best, least = cell, tokens[base + cell]
    return best


def choices(state: State, seat: int) -> list[int]:
    """Cells whose token differs from the one that payment would take first."""
    tokens, base, cells = state.tokens, seat * CELLS, []
    for resource in (0, 1):
        held, levels = [], []
        for cell in _PRODUCING[resource]:
            if tokens[base + cell]:
                held.append(cell)
                break
        for cell in STORING[resource]:
            number = tokens[base + cell]
            if number and number not in levels:
                levels.append(number)
                held.append(cell)
        if state.loot[seat * 2 + resource]:
            cells += held
        elif len(held) > 1:
            held.remove(next_cell(state, seat, resource))
            cells += held
    cells.sort()
    return cells


def pay(state: State, seat: int, resource: int, amount: int) -> None:
    """Pool first, then what would be lost soonest: Town Hall, producers, containers."""
    pool = state.gold if resource else state.beer
    part = min(pool, amount)
    if resource:
        state.gold -= part
    else:
        state.beer -= part
    amount -= part
    part = min(state.loot[seat * 2 + resource], amount)
    state.loot[seat * 2 + resource] -= part
    for _ in range(amount - part):
        state.tokens[seat * CELLS + next_cell(state, seat, resource)] -= 1


def spend(state: State, seat: int, beer: int, gold: int) -> None:
    """Pay a price; missions look at what was spent."""
    pay(state, seat, 0, beer)
    pay(state, seat, 1, gold)
    state.spent = (state.spent[0] + beer, state.spent[1] + gold)


def gain(state: State, beer: int, gold: int) -> None:
    """Resources for this turn only."""
    state.beer += beer
    state.gold += gold


def usable_stores(state: State, seat: int, resource: int) -> list[int]:
    """The seat's finished containers for a resource."""
    usable = state.built[seat] & ~state.fresh[seat]
    return [cell for cell in STORING[resource] if usable >> cell & 1]


def overflow(state: State, seat: int) -> tuple[int, int]:
    """Tokens on producers for which the containers have no room as things are."""
    held = [sum(state.tokens[seat * CELLS + cell] for cell in cells) for cells in _PRODUCING]
    room = [
        sum(CAPACITY - state.tokens[seat * CELLS + cell] for cell in usable_stores(state, seat, resource))
        for resource in (0, 1)
    ]
    return max(0, held[0] - room[0]), max(0, held[1] - room[1])


def losses(state: State) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
    """What would be lost with the end of the turn: of the pool, of the Town Hall, and for want of room."""
    seat = state.turn
    if seat < 0:
        return (0, 0), (0, 0), (0, 0)
    return (state.beer, state.gold), (state.loot[seat * 2], state.loot[seat * 2 + 1]), overflow(state, seat)


def rooms(state: State, seat: int, resource: int) -> list[int]:
    """Own containers that can take a token."""
    tokens, base = state.tokens, seat * CELLS
    return [cell for cell in usable_stores(state, seat, resource) if tokens[base + cell] < CAPACITY]

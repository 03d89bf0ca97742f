"""What the sets that are left on the wheel promise to each seat; for bots."""

from __future__ import annotations

from collections.abc import Sequence

from .coins import coin_of, starter
from .data import SETS
from .outlook import weights_of
from .state import EMPTY, NOBODY, C, State
from .wants import wants_of
from .worth import Key

SPECIAL = 1.6  # of the choice of a special tile
ENVY = 0.3  # how much of the next seat's wish counts when a set is chosen
DULL = 0.8  # by how much another set of the same colour is wanted less
MARKET = 0.4  # how much of what the wheel promises is believed


def market(state: State, keys: Sequence[Key]) -> list[float]:
    """What the seats would gain if all bought what they like best at its price until the wheel is empty."""
    players, who, ask, men = state.players, state.who, state.ask, state.wheel_men
    gains = [0.0] * players
    if ask in ("bid", "remove"):
        gains[state.start if state.leader == NOBODY else state.leader] = starter(state)
        return gains
    if ask == "ferry":
        return gains
    seat = who if ask == "buy" else (who + 1) % players
    if ask == "lay":
        men, seat = _laid(state), state.start
    elif ask == "place" and state.tile != EMPTY:
        gains[who] = wants_of(keys[who])[state.tile * C + state.colour]
    elif ask in ("take", "exchange"):
        gains[who] = SPECIAL
    left = [place for place in range(SETS) if men[place] != EMPTY]
    sets = sets_of(state.wheel_tiles, men)
    wishes = [[*map(wants_of(key).__getitem__, sets)] for key in keys]
    coins = [coin_of(state, other) for other in range(players)]
    gold = state.gold[:]
    numbers = [men.count(colour) for colour in range(C)]
    special = SPECIAL if state.open else 0.0
    believed = MARKET * weights_of(state.version, players)["wheel"]
    while left:
        zero, last, other = left[0], left[-1], (seat + 1) % players
        mine, next_wish, each = wishes[seat], wishes[other], coins[seat]
        allowed = left if numbers[men[zero]] == 1 else left[1:]
        scores = [mine[place] + ENVY * next_wish[place] - each * (place - zero) for place in allowed]
        choice = allowed[scores.index(max(scores))]
        price, colour = choice - zero, men[choice]
        bonus = special if price and choice == last else 0.0
        gains[seat] += believed * (mine[choice] - each * price + bonus)
        if price > gold[seat]:
            gains[seat] -= believed * (price - gold[seat])
        gold[seat] = max(0, gold[seat] - price)
        if numbers[colour] > 1:
            for place in left:
                if men[place] == colour:
                    mine[place] -= DULL
        numbers[colour] -= 1
        left.remove(choice)
        seat = other
    return gains


def sets_of(tiles: Sequence[int], men: Sequence[int]) -> list[int]:
    """Place -> number of its set in `wants_of`; where there is none, any number."""
    return [tile * C + colour for tile, colour in zip(tiles, men, strict=True)]


def _laid(state: State) -> list[int]:
    """The wheel, with the colours that are still to be laid in their usual order."""
    rest = [colour for colour, number in enumerate(state.counts) for _ in range(number)]
    return rest + state.wheel_men[len(rest) :]

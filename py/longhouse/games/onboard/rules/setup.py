"""Setup: fall order, ships, stacks."""

from __future__ import annotations

from longhouse.engine.game import Options
from longhouse.engine.rng import Rng

from ..data import ADD_STACK, CLAN_LETTERS, CLANS, GOODS, PIECES_OF_CLAN, SEATING, SHIPS, TOKENS_PER_GOOD
from ..state import State


def setup(players: int, options: Options, rng: Rng, rules: int) -> State:
    """The position before the first decision."""
    state = State(players, players == 2 and options["extra_vikings"] is True, rules, rng)
    state.supplies = str(options.get("supplies", ""))
    _seat_vikings(state)
    _build_ships(state)
    _stack_tokens(state)
    state.ask, state.who = "visit", state.before[0]
    return state


def _seat_vikings(state: State) -> None:
    """One Viking of each seat falls from the hand; the rest follow the printed pattern."""
    fallen = list(range(state.players))
    state.rng.shuffle(fallen)
    for slot, letter in enumerate(SEATING[state.players]):
        state.before[slot] = fallen[CLAN_LETTERS.index(letter)]


def _build_ships(state: State) -> None:
    """Three pieces behind each bow, no colour twice.

    So each ship lacks one colour and each colour is lacking twice: shuffling
    the lacking colours, the pieces and their order is uniform over all setups.
    """
    rng = state.rng
    lacking = [clan for clan in range(CLANS) for _ in range(SHIPS // CLANS)]
    rng.shuffle(lacking)
    supply = []
    for clan in range(CLANS):
        pieces = list(range(clan * PIECES_OF_CLAN, (clan + 1) * PIECES_OF_CLAN))
        rng.shuffle(pieces)
        supply.append(pieces)
    for ship in range(SHIPS):
        crew = [supply[clan].pop() for clan in range(CLANS) if clan != lacking[ship]]
        rng.shuffle(crew)
        state.ships[ship] = tuple(crew)
    state.derive()


def _stack_tokens(state: State) -> None:
    tokens = [good for good in range(len(GOODS)) for _ in range(TOKENS_PER_GOOD)]
    state.rng.shuffle(tokens)
    state.add = tuple(tokens[:ADD_STACK])
    state.draw = tuple(tokens[ADD_STACK:])
    state.known = [(-1,) * len(state.draw)] * state.players

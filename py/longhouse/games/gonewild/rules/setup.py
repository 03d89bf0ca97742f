"""The beginning of a game."""

from __future__ import annotations

from longhouse.engine.game import Options
from longhouse.engine.rng import Rng

from ..data import (
    BONUSES,
    CARDS,
    EXTENDED_TARGET,
    FAVOURS_PER_PLAYER,
    FIRST_GAME_BONUSES,
    LOW_MISSION,
    MISSIONS,
    OPEN_BONUSES,
    OPEN_FAVOURS,
    OPEN_MISSIONS,
    RIVER,
    START_DECK,
    TARGETS,
)
from ..state import State
from .tasks import advance


def setup(players: int, options: Options, rng: Rng, rules: int) -> State:
    """All piles shuffled, the board laid out, the first round begun."""
    longer = options["target"] == "extended"
    target = EXTENDED_TARGET if longer else TARGETS[players]
    state = State(players, target, longer, options["bonuses"] == "first-game", rules, rng)
    _deal_missions(state)
    state.deck = [rng.shuffled(START_DECK) for _ in range(players)]
    odin = rng.shuffled(_cards("odin"))
    state.path, state.odin = odin[:RIVER], odin[RIVER:]
    favours = rng.shuffled([kind for kind in _cards("favour") if players > 2 or not CARDS[kind].many])
    favours = favours[: FAVOURS_PER_PLAYER * players]
    state.open, state.favours = favours[:OPEN_FAVOURS], favours[OPEN_FAVOURS:]
    drawn = FIRST_GAME_BONUSES if state.firsts else rng.shuffled(range(len(BONUSES)))[:OPEN_BONUSES]
    state.bonuses = tuple(sorted(drawn))
    state.todo = (("begin",),)
    advance(state, None)  # up to the first question
    return state


def _cards(group: str) -> list[int]:
    return [kind for kind, card in enumerate(CARDS) if card.group == group for _ in range(card.copies)]


def _deal_missions(state: State) -> None:
    """Two of one point for each player; the rest of them on top of the dearer ones."""
    kinds = [mission for mission, row in enumerate(MISSIONS) for _ in range(row.copies)]
    low = state.rng.shuffled([m for m in kinds if MISSIONS[m].points == LOW_MISSION])
    high = state.rng.shuffled([m for m in kinds if MISSIONS[m].points != LOW_MISSION])
    for seat in range(state.players):
        state.missions[seat], low = low[:OPEN_MISSIONS], low[OPEN_MISSIONS:]
    state.mission_deck = low + high

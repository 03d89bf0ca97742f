"""What of a kind a board shows as an answer, allowed or not: whatever one might point at."""

from __future__ import annotations

from collections.abc import Iterable

from ..data import CARDS, CELLS, EVERYTHING, NONE, PILES
from ..rules import guards, purse
from ..state import VILLAGE, State, cells_of, numbers

IS_UNDEAD = tuple(card.type == "undead" for card in CARDS)


def plays(state: State) -> list[int]:
    """Cards of the hand; all resource cards only where there are several."""
    everything = [EVERYTHING] if guards.play(state, EVERYTHING) is None else []
    return hand(state) + everything


def effects(state: State) -> list[int]:
    """Cards that are in play and have not yet done all they can."""
    return sorted({*state.pending, *state.ready})


def piles(_state: State) -> Iterable[int]:
    """The piles of the board."""
    return PILES


def sold(state: State) -> list[int]:
    """Places of Odin's Path with a card that has a price."""
    return [place for place, card in enumerate(state.path) if not IS_UNDEAD[card]]


def villages(state: State) -> list[int]:
    """All buildings of all seats."""
    return [seat * CELLS + cell for seat in range(state.players) for cell in cells_of(state.built[seat])]


def undead(state: State) -> list[int]:
    """Places of Odin's Path with an undead."""
    return [place for place, card in enumerate(state.path) if IS_UNDEAD[card]]


def missions(state: State) -> Iterable[int]:
    """The own missions."""
    return range(len(state.missions[state.turn]))


def tokens(state: State) -> list[int]:
    """Own buildings with a token that payment would not take first."""
    return purse.choices(state, state.turn)


def village(state: State) -> list[int]:
    """Own buildings."""
    return cells_of(state.built[state.turn] & VILLAGE)


def favours(state: State) -> list[int]:
    """Those that lie open."""
    return sorted(state.open)


def fighters(state: State) -> list[int]:
    """Cards of the hand, and those that were played before."""
    return sorted({*state.ready, *state.hand[state.turn]})


def hand(state: State) -> list[int]:
    """The hand of whoever is asked."""
    return list(dict.fromkeys(state.hand[state.who]))


def hand_or_none(state: State) -> list[int]:
    """The same, or none of it."""
    return [*hand(state), NONE]


def discards_or_none(state: State) -> list[int]:
    """The own discard pile, or none of it."""
    return [*dict.fromkeys(state.discard[state.turn]), NONE]


def spied_or_none(state: State) -> list[int]:
    """The hand that is shown, or none of it."""
    (victim,) = numbers(state.todo[-1])
    return [*dict.fromkeys(state.hand[victim]), NONE]

"""What gold is worth, and what may be bid for the start figure; for bots.

All of it follows from a few small numbers that come back often in a search, so the answers are remembered.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from . import data
from .data import ROUNDS
from .outlook import coin, weights_of
from .state import NOBODY, S, State

COIN_TRADE = 0.12  # of a coin, more, with the trade tile
PURSE, PURSE_SIZE = 3.0, 8.0  # points for having money at all; nearly all of them with twice that many coins
# players -> of being start player before the offering of a round is laid out
STARTER = {2: (12.0, 11.0, 10.0, 9.0, 7.0, 6.0), 3: (2.2,) * 6, 4: (2.2,) * 6}
RELUCTANT = 1.5  # a bid of so many coins wins every second time


def coin_of(state: State, seat: int) -> float:
    """A coin in points."""
    return _coin(_to_play(state), state.special[seat * S + data.TRADE], state.version, state.players)


def purse(state: State, seat: int) -> float:
    """A seat's gold in points."""
    gold = state.gold[seat] - (state.bid if state.ask == "bid" and seat == state.leader else 0)
    trade = state.special[seat * S + data.TRADE]
    return _purse(gold, state.paid[seat], _to_play(state), trade, state.version, state.players)


def spent(state: State, price: int) -> float:
    """What it costs the actor in points to pay so much: gold, and points for what is missing."""
    seat = state.who
    rest = state.gold[seat] - price
    now = _changed(state, seat, state.gold[seat])
    if rest >= 0:
        return now - _changed(state, seat, rest)
    return now - weights_of(state.version, state.players)["missing"] * rest


def bid(state: State, gold: int) -> float:
    """What a bid looks like: little, and seldom more than once, for being start player is not worth much."""
    worth = starter(state)
    if not gold:  # nothing, or passing: the start player may have the figure for it all the same
        return worth / 2 if state.who == state.start and state.leader == NOBODY else 0.0
    return worth * gold / (gold + RELUCTANT) - spent(state, gold)


def starter(state: State) -> float:
    """Of being start player in this round."""
    return STARTER[state.players][state.round - 1]


def _to_play(state: State) -> int:
    """Rounds that are still to be played out."""
    return ROUNDS - state.round + (state.ask != "ferry")


@lru_cache(maxsize=1 << 8)
def _coin(rounds: int, trade: int, version: int, players: int) -> float:
    return coin(rounds, version, players) + COIN_TRADE * min(1, trade)


def _changed(state: State, seat: int, gold: int) -> float:
    """So much gold of a seat in points."""
    trade = state.special[seat * S + data.TRADE]
    return _worth(gold, _to_play(state), trade, state.version, state.players)


@lru_cache(maxsize=1 << 12)
def _worth(gold: int, rounds: int, trade: int, version: int, players: int) -> float:
    """The first coins are worth more than the others, as long as there is something to buy."""
    weights = weights_of(version, players)
    first = PURSE * weights["purse"] * rounds / ROUNDS
    return weights["gold"] * (
        _coin(rounds, trade, version, players) * gold + first * (1 - exp(-gold / PURSE_SIZE))
    )


@lru_cache(maxsize=1 << 12)
def _purse(gold: int, paid: int, rounds: int, trade: int, version: int, players: int) -> float:
    """What was bid and cannot be paid costs points.

    And who had to pay points is short of gold, and will be again.
    """
    missing = weights_of(version, players)["missing"]
    worth = missing * gold if gold <= 0 else _worth(gold, rounds, trade, version, players)
    return worth - (missing - 1) * paid

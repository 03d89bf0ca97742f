"""No game is endless: the seventh ship always sails, and since rules version 2 nothing else ends the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from longhouse.bots.arena import decide
from longhouse.bots.levels import Thought
from longhouse.engine import Action, Rng
from longhouse.games.onboard import events
from longhouse.games.onboard.data import BUILDINGS
from longhouse.games.onboard.state import State

from ..play import at_random, some
from .build import Match, table

# In a round without a sailing at least 2 (3 players: 3) visits use up something of which there is an end:
# 7 + 8 tokens, 9 steps of the prices, 4 barrels for each player.
LATEST = {2: 23, 3: 19, 4: 27}
# Who wants no ship to sail goes where nothing is used up, and to Set sail only when nothing else is possible.
LAST_RESORT = ("bet", "add", "market", "draw", "sail")

Choose = Callable[[State, Sequence[Action[str]], Rng], Action[str]]


def put_off(state: State, legal: Sequence[Action[str]], rng: Rng) -> Action[str]:
    """Do everything to keep the ships in the harbour."""
    if state.ask == "visit":
        names = [BUILDINGS[action.value] for action in legal]
        costs = [LAST_RESORT.index(name) + 1 if name in LAST_RESORT else 0 for name in names]
        return legal[costs.index(min(costs))]
    if state.ask == "bet_or_move":
        return legal[-1]  # rather move a barrel than use one up
    return at_random(state, legal, rng)


def played(players: int, seed: int, choose: Choose, rules: int, extra: bool = True) -> State:
    match = Match.new("onboard", players, seed, {"extra_vikings": extra}, rules=rules)
    game, state, rng = match.game, match._state.clone(), Rng(seed)
    while legal := game.legal(state):
        game.apply(state, choose(state, legal, rng), None)
    return state


def test_the_bounds_are_those_of_the_proof() -> None:
    for players, latest in LATEST.items():
        vikings = {2: 8, 3: 9, 4: 8}[players]
        harmless = 6  # First player, Promote, both jumps, Swap, and moving a bet
        supply = 7 + 8 + 9 + 4 * players
        assert latest == 7 + supply // (vikings - harmless)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_play_ends_with_the_seventh_ship(players: int) -> None:
    for seed in range(some(150, 6)):
        state = played(players, seed, at_random, rules=2, extra=seed % 2 == 0)
        assert state.ended == "seven_ships" and max(state.sailed) == 7 and state.round <= LATEST[players]


@pytest.mark.parametrize(("players", "more_than"), [(2, 20), (3, 13), (4, 20)])
def test_putting_the_sailing_off_only_delays_the_seventh_ship(players: int, more_than: int) -> None:
    """With two and four players such games go beyond the 20 rounds at which rules version 1 stopped."""
    for seed in range(some(12, 2)):
        state = played(players, seed, put_off, rules=2)
        assert state.ended == "seven_ships" and max(state.sailed) == 7
        assert more_than < state.round <= LATEST[players]


@pytest.mark.parametrize("players", [2, 4])
def test_version_1_stops_such_a_game_after_20_rounds(players: int) -> None:
    for seed in range(some(12, 2)):
        state = played(players, seed, put_off, rules=1)
        assert state.ended == "last_round" and state.round == 20 and max(state.sailed) < 7


def test_version_2_goes_on_after_round_20() -> None:
    t = table(waiting="A", round=20)
    told = t.play("visit first")
    assert events.RoundBegan(21) in told and t.asked == "A visit"


def test_version_1_ends_after_round_20_and_says_so() -> None:
    t = table(waiting="A", round=20, rules=1)
    told = t.play("visit first")
    assert events.GameEnded("last_round") in told and t.asked == "over"
    outcome = t.match.outcome
    assert outcome is not None and outcome.ended == "last_round"
    line = t.match.game.presentation().event(told[-1])
    assert str(line) == "Twenty rounds have been played: the game is over."
    t = table(waiting="A", round=19, rules=1)
    t.play("visit first")
    assert t.state.round == 20 and t.asked == "A visit"


def test_version_1_a_ship_taken_in_round_20_still_sails() -> None:
    t = table(waiting="A", round=20, ships={1: "B1a"}, cargo={1: "hide"}, rules=1)
    t.play("visit sail", "ship 1")
    assert t.asked == "over" and t.goods("B") == "hide"


def test_bots_play_on_where_version_1_stopped() -> None:
    """From a game that was put off for 20 rounds two Karls sail the rest, and look for ships worth it."""
    match = Match.new("onboard", 2, 1)
    rng = Rng(1)
    while match._state.round <= 20:
        match.play(put_off(match._state, match.legal(), rng))
    left = 7 - max(match._state.sailed)
    assert left and match.actor is not None
    while match.actor is not None:
        match.play(decide(match, "karl", Thought()))
    assert match.outcome and match.outcome.ended == "seven_ships"
    assert match._state.round == 20 + left, "one ship in every round"


def test_setting_sail_is_always_possible_so_nobody_stands_idle_before_it_is_taken() -> None:
    """The first step of the proof: nothing left to load, raise or bet, and still there is something to do."""
    t = table(
        waiting="A", add="", draw="", market=(4, 4, 4), won={"A": [1, 2, 3, 4]},
        standing={"first": "B", "promote": "B", "jump-own": "C", "jump-any": "C", "swap": "D"},
    )  # fmt: skip
    assert t.legal == ["visit sail"]

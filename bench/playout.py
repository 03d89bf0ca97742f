"""Random play on the bare state. The same file runs natively and in the page."""

from __future__ import annotations

from _random import Random  # the page has no `random`, only what that is made of
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, NamedTuple

from longhouse.engine.rng import Rng
from longhouse.games import GAMES

PLAYERS = (2, 3, 4)


class Pace(NamedTuple):
    """The results of some games of random play."""

    decisions: int  # of players; chance events are not counted
    choices: int  # legal actions, summed over the decisions
    seconds: float  # in total, including setup and chance events
    playing: float  # without the setup

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


def longhouse(
    players: int,
    games: int,
    seed: int,
    clock: Callable[[], float] = perf_counter,
    game_id: str = "onboard",
    options: Mapping[str, Any] | None = None,
) -> Pace:
    """Play whole games through `legal` and `apply`."""
    game = GAMES[game_id]
    options, rules = game.complete_options(options), game.meta.rules
    setup, legal, apply = game.setup, game.legal, game.apply
    decisions = choices = 0
    playing = 0.0
    draw = Random(seed).random
    began = clock()
    for number in range(games):
        state = setup(players, options, Rng(seed * 1000 + number), rules)
        dealt = clock()
        while actions := legal(state):
            decisions += 1
            choices += len(actions)
            apply(state, actions[int(draw() * len(actions))], None)
        playing += clock() - dealt
    return Pace(decisions, choices, clock() - began, playing)

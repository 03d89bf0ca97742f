"""Jarl against OpenSpiel's generic search with random rollouts, given the same time per turn:

    PYTHONPATH=py .venv/bin/python -m bench.duel --game onboard --seeds 6

OpenSpiel's bot has no notion of hidden information. So it searches in several positions drawn from what its
seat may know, never in the true one, and the visits are added up. On average its turns may take as long as
the Jarl's; the time that both took is printed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from time import process_time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from longhouse.bots import arena
from longhouse.bots.levels import Thought, choose
from longhouse.bots.question import ask_choice
from longhouse.cli import options_of
from longhouse.engine import Action, BaseView, Match, Options, Player
from longhouse.engine.rng import Rng
from longhouse.games import GAMES
from longhouse.research import open_spiel

DEALS = 4  # positions that the generic search samples for a decision
# The share of the time it is owed that it spends on the first and on each later decision of a turn.
FIRST, LATER = 0.7, 0.5
EXPLORE = 2.0  # as in OpenSpiel's own example
FIRST_GUESS = 50.0  # simulations a second


class Clock:
    """What one side has spent, in processor time, which other programs do not disturb."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.turns = 0

    def owed(self, other: Clock) -> float:
        """What may be spent now for turns to take as long as on the other clock."""
        return other.seconds / other.turns * self.turns - self.seconds

    def __str__(self) -> str:
        return f"{self.seconds / max(1, self.turns):.2f} s"


class Generic:
    """OpenSpiel's search as a player; it is shown nothing but views."""

    def __init__(self, game: str, players: int, options: Options, seed: int) -> None:
        given = {"players": players, **options}
        self.game = pyspiel.load_game(open_spiel.PREFIX + game, given)
        random = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        self.bot = mcts.MCTSBot(self.game, EXPLORE, 1, evaluator, random_state=random)
        self.pace = FIRST_GUESS  # simulations a second, as last measured
        self._rng = Rng(seed)

    def choose(self, view: BaseView, seconds: float) -> Action[str]:
        """The action with the most visits over all deals; among equals, the one with the greatest reward."""
        began = process_time()
        self.bot.max_simulations = each = max(1, round(self.pace * seconds / DEALS))
        visits, rewards = Counter[int](), Counter[int]()
        for _ in range(DEALS):
            state = self.game.state_from_view(view, self._rng.next64() >> 11)
            for child in self.bot.mcts_search(state).children:
                visits[child.action] += child.explore_count
                rewards[child.action] += child.total_reward
        legal = state.legal_actions()
        self.pace = DEALS * each / (process_time() - began)
        number: int = max(legal, key=lambda action: (visits[action], rewards[action]))
        actions: Sequence[Action[str]] = self.game.setup.actions
        return actions[number]


class Duel:
    """Games of one Jarl against generic searches."""

    def __init__(self, game: str, players: int, options: Options) -> None:
        self.game, self.players, self.options = game, players, options
        self.jarl, self.generic = Clock(), Clock()

    def play(self, seed: int, seat: int) -> tuple[float, Sequence[int]]:
        """The Jarl plays at that seat: its share of the win, and all scores."""
        seats = [Player("", other, "jarl", seed * 7 + other + 1) for other in range(self.players)]
        match = Match.new(self.game, self.players, seed, self.options, seats)
        thought, last = Thought(), None
        rivals = [
            Generic(self.game, self.players, self.options, seed * 7 + other) for other in range(self.players)
        ]
        while (actor := match.actor) is not None:
            legal = match.legal()
            clock, first = self.jarl if actor == seat else self.generic, actor != last
            clock.turns += first
            if len(legal) == 1:
                action = legal[0]
            elif actor == seat:
                action = self._jarl(match, thought)
            else:
                action = self._generic(match, rivals[actor], FIRST if first else LATER)
            match.play(action)
            last = actor
        outcome = match.outcome
        assert outcome is not None
        return (seat in outcome.winners) / len(outcome.winners), outcome.scores

    def _jarl(self, match: Match, thought: Thought) -> Action[str]:
        question, began = ask_choice(match, "jarl"), process_time()
        action = choose(question, thought)
        self.jarl.seconds += process_time() - began
        return action

    def _generic(self, match: Match, rival: Generic, share: float) -> Action[str]:
        if not self.jarl.turns:  # how long would a Jarl think about this one?
            self.jarl.turns = 1
            self._jarl(match, Thought())
        began = process_time()
        action = rival.choose(match.view(match.actor), share * self.generic.owed(self.jarl))
        self.generic.seconds += process_time() - began
        return action


def main(arguments: Sequence[str] | None = None) -> int:
    """Each seed once for every seat of the Jarl."""
    parser = argparse.ArgumentParser(prog="bench.duel", description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), default="onboard")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seeds", type=int, default=6)
    given = parser.parse_args(arguments)
    duel = Duel(given.game, given.players, options_of(given.game, given.option))
    wins: list[float] = []
    for seed in range(given.seeds):
        for seat in range(given.players):
            share, scores = duel.play(seed, seat)
            wins.append(share)
            sys.stderr.write(f"{len(wins)}: Jarl at seat {seat}, {scores}, so far {sum(wins)} wins\n")
    title = " ".join([given.game, *given.option])
    print(f"{title} {given.players} players: jarl against OpenSpiel's MCTS wins {arena.rate(wins)}")
    print(f"mean time of a turn: jarl {duel.jarl}, MCTS {duel.generic}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

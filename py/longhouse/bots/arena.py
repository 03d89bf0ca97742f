"""Bots against bots: paired seeds, rotated seats, win rates with confidence intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt

from longhouse.engine import Action, Match, Player
from longhouse.engine.game import Options
from longhouse.engine.record import NamedTuple

from .levels import Thought, choose
from .question import ask_choice


class Bout(NamedTuple):
    """One game of an arena."""

    game: str
    players: int
    options: Options
    seed: int
    levels: tuple[str, ...]  # by seat; a style may follow after a space


class Result(NamedTuple):
    """How it ended: shares of the win and points, by seat."""

    bout: Bout
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int
    first: int  # the seat that decided first

    @property
    def in_order(self) -> tuple[float, ...]:
        """The shares in the order of play."""
        return self.shares[self.first :] + self.shares[: self.first]


def decide(match: Match, level: str, thought: Thought) -> Action[str]:
    """What a bot of that level, and style if one is named, would do now."""
    level, _, style = level.partition(" ")
    return choose(ask_choice(match, level, style=style), thought)


def play(bout: Bout, watch: Callable[[Match, Action[str]], object] | None = None) -> Result:
    """A game between bots."""
    seats = [
        Player("", seat, level.partition(" ")[0], bout.seed * 7 + seat + 1)
        for seat, level in enumerate(bout.levels)
    ]
    match = Match.new(bout.game, bout.players, bout.seed, bout.options, seats)
    thoughts, first = [Thought() for _ in seats], match.actor or 0
    while (actor := match.actor) is not None:
        action = decide(match, bout.levels[actor], thoughts[actor])
        if watch:
            watch(match, action)
        match.play(action)
    outcome = match.outcome
    assert outcome is not None
    share = 1 / len(outcome.winners)
    shares = tuple(share if seat in outcome.winners else 0.0 for seat in range(bout.players))
    return Result(bout, shares, outcome.scores, len(match.actions), first)


def bouts(
    game: str, players: int, options: Options, first: str, others: str, seeds: Sequence[int]
) -> Iterator[Bout]:
    """Each seed once for every seat that the one bot of the first level can take; between equals, once."""
    for seed in seeds:
        for seat in range(players if first != others else 1):
            levels = tuple(first if other == seat else others for other in range(players))
            yield Bout(game, players, options, seed, levels)


class Rate(NamedTuple):
    """A win rate with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%}, {self.games} games)"


def rate(wins: Sequence[float]) -> Rate:
    """Wilson's interval; a shared win counts as its share."""
    n, z = len(wins), 1.96
    p = sum(wins) / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Rate(p, middle - half, middle + half, n)


def won_by(level: str, result: Result) -> float:
    """The share of the win that went to the seats of a level."""
    return sum(share for share, name in zip(result.shares, result.bout.levels, strict=True) if name == level)

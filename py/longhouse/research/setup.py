"""A game as the adapters need it: with its players and options fixed, and with its actions numbered."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property

from longhouse.engine.game import Options, Value
from longhouse.engine.position import Position
from longhouse.engine.questions import Action
from longhouse.engine.rng import Rng
from longhouse.games import GAMES

from .layout import Layout

LONGEST = 10_000  # decisions; random games stay far below it


class Setup:
    """What stays the same from one play to the next. Made by `setup_of`, once for each combination."""

    def __init__(self, game_id: str, players: int, options: Options) -> None:
        self.game = GAMES[game_id]
        if players not in self.game.meta.players:
            raise ValueError(f"{game_id} cannot be played by {players}")
        self.players = players
        self.options = self.game.complete_options(options)
        self.actions: tuple[Action[str], ...] = self.game.table.all
        self.number = {action: number for number, action in enumerate(self.actions)}

    def __reduce__(self) -> tuple[Callable[..., Setup], tuple[object, ...]]:
        return _setup, (self.game.meta.id, self.players, tuple(self.options.items()))

    def start(self, seed: int) -> Position:
        """The position at the start of `Match.new` with that seed."""
        return self.game.setup(self.players, self.options, Rng(seed), self.game.meta.rules)

    def legal(self, state: Position) -> list[int]:
        """The numbers of the legal actions, ascending."""
        number = self.number
        return [number[action] for action in self.game.legal(state)]

    def returns(self, state: Position) -> list[float]:
        """The share of the win, scaled so that it adds up to nothing and winning alone is worth 1.

        With n players a share s is worth (n s - 1) / (n - 1): losing costs 1 between two players and 1/3
        among four. All are 0 while the game goes on. Points matter only for who wins.
        """
        outcome = self.game.outcome(state)
        if outcome is None:
            return [0.0] * self.players
        others = self.players - 1
        won = (self.players / len(outcome.winners) - 1) / others
        return [won if seat in outcome.winners else self.least for seat in range(self.players)]

    @property
    def least(self) -> float:
        """What losing is worth."""
        return -1 / (self.players - 1)

    @cached_property
    def layout(self) -> Layout:
        """Where each part of a view stands in a vector of numbers."""
        return Layout.of(self.game, self.players, self.options)


@cache
def _setup(game_id: str, players: int, options: tuple[tuple[str, Value], ...]) -> Setup:
    return Setup(game_id, players, dict(options))


def setup_of(game_id: str, players: int, options: Options) -> Setup:
    """The setup; ValueError when the game cannot be played like that."""
    if game_id not in GAMES:
        raise ValueError(f"there is no game {game_id!r}, only {', '.join(GAMES)}")
    return _setup(game_id, players, tuple(GAMES[game_id].complete_options(options).items()))

"""Which games are measured, and with which options. A new game of the registry is in by itself."""

from __future__ import annotations

from typing import Any, NamedTuple

from bench.playout import PLAYERS
from longhouse.engine import Match
from longhouse.games import GAMES

FIRST = next(iter(GAMES))  # the game that the others are compared with on the screen

# Options that make another game of it, the heaviest last; any other game is played with its defaults.
_VARIANTS: dict[str, list[dict[str, Any]]] = {
    "wikinger": [{"version": "basic"}, {"version": "progress"}],
}


class Setting(NamedTuple):
    """A game, its options, and how many play it."""

    game: str
    options: dict[str, Any]
    players: int

    @property
    def name(self) -> str:
        """As the tables show it."""
        return " ".join([self.game, *map(str, self.options.values()), f"{self.players} players"])

    @property
    def key(self) -> str:
        """In the names of figures."""
        return ".".join([self.game, *map(str, self.options.values()), str(self.players)])

    def link(self, seed: int) -> str:
        """A new match of people."""
        return Match.new(self.game, self.players, seed, self.options).to_link()


def variants(game: str) -> list[dict[str, Any]]:
    """The options to measure a game with."""
    return _VARIANTS.get(game, [{}])


def heaviest(game: str, players: int) -> Setting:
    """What a game asks of the screen at most."""
    return Setting(game, variants(game)[-1], players)


def settings_of(games: list[str]) -> list[Setting]:
    """All variants of these games with every number of players."""
    return [
        Setting(game, options, players) for game in games for options in variants(game) for players in PLAYERS
    ]

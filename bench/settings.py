"""Which games are measured, and with which options. A new game in the registry is included automatically."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

from bench.playout import PLAYERS
from longhouse.engine import Match
from longhouse.games import GAMES, cover, offers

FIRST = next(iter(GAMES))  # the game that the others are compared with on the screen


class Setting(NamedTuple):
    """A game, its options, and how many play it."""

    game: str
    options: dict[str, Any]
    players: int

    @property
    def name(self) -> str:
        """Its name in tables."""
        return " ".join([self.game, *map(str, self.options.values()), f"{self.players} players"])

    @property
    def key(self) -> str:
        """Its part in the names of figures."""
        return ".".join([self.game, *map(str, self.options.values()), str(self.players)])

    def link(self, seed: int) -> str:
        """The link of a new match between people."""
        return Match.new(self.game, self.players, seed, self.options).to_link()


def variants(game: str) -> list[dict[str, Any]]:
    """The options to measure a game with, the heaviest last: those its folder names, else the defaults."""
    if not offers(game, "conformance"):
        return [{}]
    return list(getattr(import_module(f"{cover(game).package}.conformance"), "variants", [{}]))


def heaviest(game: str, players: int) -> Setting:
    """The variant of a game that is the heaviest to draw."""
    return Setting(game, variants(game)[-1], players)


def settings_of(games: list[str]) -> list[Setting]:
    """All variants of these games, for every number of players."""
    return [
        Setting(game, options, players) for game in games for options in variants(game) for players in PLAYERS
    ]

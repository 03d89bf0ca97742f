"""The games of the house. A new game is a folder here and a line in `FOLDERS`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from longhouse.engine.game import Cover, Game

FOLDERS = ("onboard", "wikinger", "gonewild")
PACKAGES = tuple(f"{__name__}.{folder}" for folder in FOLDERS)  # each with its own catalogues


class _Games(Mapping[str, Game]):
    """Games by id, each imported when it is first asked for."""

    def __init__(self, folders: tuple[str, ...]) -> None:
        self._modules = {folder: f"{__name__}.{folder}" for folder in folders}

    def __getitem__(self, game_id: str) -> Game:
        game: Game = import_module(f"{self._modules[game_id]}.game").GAME
        return game

    def __contains__(self, game_id: object) -> bool:
        return game_id in self._modules  # without importing it, which Mapping would do

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)


GAMES: Mapping[str, Game] = _Games(FOLDERS)


def cover(game_id: str) -> Cover:
    """What the home screen shows of a game, without its rules and its board."""
    found: Cover = import_module(f"{__name__}.{game_id}.cover").COVER
    return found


@cache
def offers(game_id: str, part: str) -> bool:
    """Whether a game's folder has a part that not every game must have, without loading it.

    `guide` are rules to read and a lesson, `strategy` is what bots and the coach know about playing it well.
    """
    return find_spec(f"{__name__}.{game_id}.{part}") is not None

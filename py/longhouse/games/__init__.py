"""The games of the house. A new game is a folder here and a line in `FOLDERS`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from longhouse.engine.folder import game_in, has
from longhouse.engine.game import AnyCover, AnyGame

if TYPE_CHECKING:
    from longhouse.engine.deeds import Deed
    from longhouse.engine.modules import PuzzlesModule
    from longhouse.engine.puzzle import Puzzle

FOLDERS = ("onboard", "wikinger", "gonewild")


class _Games(Mapping[str, AnyGame]):
    """Games by id, each imported when it is first asked for."""

    def __init__(self, folders: tuple[str, ...]) -> None:
        self.packages = {folder: f"{__name__}.{folder}" for folder in folders}

    def __getitem__(self, game_id: str) -> AnyGame:
        return _game(self.packages[game_id])

    def __contains__(self, game_id: object) -> bool:
        return game_id in self.packages  # without importing it, which Mapping would do

    def __iter__(self) -> Iterator[str]:
        return iter(self.packages)

    def __len__(self) -> int:
        return len(self.packages)


_game = cache(game_in)

_shelf = _Games(FOLDERS)
GAMES: Mapping[str, AnyGame] = _shelf


def packages() -> tuple[str, ...]:
    """The packages of all games, each with its own catalogues."""
    return tuple(_shelf.packages.values())


def cover(game_id: str) -> AnyCover:
    """What the home screen shows of a game, without its rules and its board."""
    found: AnyCover = import_module(f"{_shelf.packages[game_id]}.cover").COVER
    return found


def deeds(game_id: str) -> tuple[Deed, ...]:
    """What a game honours, without loading its board; empty where it honours nothing."""
    found: tuple[Deed, ...] = ()
    if offers(game_id, "deeds"):
        found = import_module(f"{_shelf.packages[game_id]}.deeds").DEEDS
    return found


@cache
def offers(game_id: str, part: str) -> bool:
    """Whether a game's folder has a part that not every game must have, without loading it.

    `guide` are rules to read and a lesson, `strategy` is what bots and the coach know about playing it well,
    `puzzles` are positions with one best choice.
    """
    return has(_shelf.packages[game_id], part)


def puzzles(game_id: str) -> Sequence[Puzzle]:
    """The puzzles that a game ships, without its rules and its board; a game need not have any."""
    if not offers(game_id, "puzzles"):
        return ()
    module: PuzzlesModule = import_module(f"{_shelf.packages[game_id]}.puzzles")
    return module.PUZZLES


@contextmanager
def shelved(game_id: str, package: str) -> Iterator[None]:
    """While inside, a game from another folder stands on the shelf too; for tests."""
    _shelf.packages[game_id] = package
    try:
        yield
    finally:
        del _shelf.packages[game_id]

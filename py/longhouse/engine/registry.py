"""How a match finds its game by id without the engine importing any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .errors import CorruptSave
from .message import Message
from .save import clean_name

if TYPE_CHECKING:
    from .game import AnyGame

_resolver: list[Callable[[str], AnyGame]] = []


def install_resolver(resolve: Callable[[str], AnyGame]) -> None:
    """Make `resolve(game_id)` the way games are found; it raises KeyError for unknown ids."""
    _resolver[:] = [resolve]


def find_game(game_id: str) -> AnyGame:
    """The `Game` of that id."""
    try:
        return _resolver[0](game_id)
    except KeyError:
        name = clean_name(game_id)
        raise CorruptSave(Message("This version has no game called “{game}”.", game=name)) from None

"""These tests find the game by its id, whether the house has it on its shelf already or not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longhouse.engine import registry
from longhouse.games import GAMES
from longhouse.games.wikinger import GAME


@pytest.fixture(autouse=True, scope="session")
def wikinger_installed() -> Iterator[None]:
    """While these tests run, the engine knows the game."""
    before = registry._resolver[:]
    registry.install_resolver(lambda game_id: GAME if game_id == "wikinger" else GAMES[game_id])
    yield
    registry._resolver[:] = before

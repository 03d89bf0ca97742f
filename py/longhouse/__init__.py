"""Longhouse: three Viking board games in one static web page."""

from typing import Any

from .engine.registry import install_resolver

__version__ = "0.4.0"


def _resolve(game_id: str) -> Any:
    from .games import GAMES  # late, so that the engine alone loads no game

    return GAMES[game_id]


install_resolver(_resolve)

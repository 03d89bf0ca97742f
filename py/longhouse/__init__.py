"""Longhouse: three Viking board games in one static web page."""

from typing import TYPE_CHECKING

from .engine.registry import install_resolver

if TYPE_CHECKING:
    from .engine.game import AnyGame

__version__ = "0.5.0.dev0"  # the only place; CONTRIBUTING.md tells how it changes


def _resolve(game_id: str) -> "AnyGame":
    from .games import GAMES  # late, so that the engine alone loads no game

    return GAMES[game_id]


install_resolver(_resolve)

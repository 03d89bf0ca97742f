"""Every check, for every game of the house and the small fourth, all player counts and all options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from longhouse.games import GAMES

from ..play import FOURTH, IN_BROWSER, cases, fourth_shelved, some
from .checks import CHECKS

with fourth_shelved():
    EVERY = cases()


def many(game_id: str) -> bool:
    """Whether a game has so many settings that one game of each is enough."""
    return sum(case[0] == game_id for case in EVERY) > 6


def settings() -> list[tuple[str, int, dict[str, Any]]]:
    """Of many not all in the browser, of very many nowhere: each player count and each value still occurs."""
    kept = []
    for game_id in (*GAMES, FOURTH):
        own = [case for case in EVERY if case[0] == game_id]
        stride = 5 if len(own) > 9 else 4 if IN_BROWSER and many(game_id) else 1
        kept += own[::stride]
    return kept


CASES = settings()
NAMES = ["-".join([g, f"{p}p", *(f"{k}={v}" for k, v in o.items())]) for g, p, o in CASES]

pytestmark = pytest.mark.usefixtures("with_fourth")


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_conformance(case: tuple[str, int, dict[str, Any]], check: Callable[..., None]) -> None:
    """One check in one setting, over a few seeds."""
    for seed in range(1, 1 + some(native=1 if many(case[0]) else 2, browser=1)):
        check(*case, seed)

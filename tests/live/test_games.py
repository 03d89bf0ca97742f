"""Games of two to four devices over a network with every fault: all of them end with the same match."""

from __future__ import annotations

import pytest

from ..play import HOUSE
from .games import FAULTS, Group

SOME = {"onboard": (1, 2, 3, 4, 5), "wikinger": (1, 2, 3, 4, 5), "gonewild": (2, 3)}  # long ones are few
ALL = 167  # of each game with --long: 501


def games() -> list[tuple[str, int]]:
    """Each game with several seeds."""
    return [(game, seed) for game, seeds in SOME.items() for seed in seeds]


def played(game: str, seed: int) -> Group:
    """A game to its end."""
    group = Group(game, seed)
    group.play(faults=6)
    group.check()
    return group


@pytest.mark.host  # devices and network are simulated here, and real in the browser tests
@pytest.mark.parametrize(("game", "seed"), games())
def test_all_devices_end_with_the_same_match(game: str, seed: int) -> None:
    assert len(played(game, seed).devices) >= 2


@pytest.mark.long
@pytest.mark.parametrize("game", HOUSE)
def test_500_games_of_all_faults_end_with_the_same_match(game: str) -> None:
    happened: set[str] = set()
    for seed in range(100, 100 + ALL):
        happened.update(played(game, seed).happened)
    assert happened == set(FAULTS)

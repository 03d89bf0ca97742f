"""Bots: a choice derives from seed, seat and the number of actions, so a reload changes nothing."""

from __future__ import annotations

import pytest

from longhouse.bots import LEVELS, choose
from longhouse.engine import Match

LEGAL = [f"ship {number}" for number in range(1, 9)]


def choices(seed: int = 5, seat: int = 0) -> list[str]:
    view = Match.new("onboard", 2, 1).view(seat)
    return [choose("thrall", seed, seat, turn, view, LEGAL) for turn in range(60)]


def test_the_same_bot_chooses_the_same_again() -> None:
    assert choices() == choices()


def test_seed_seat_and_turn_all_matter() -> None:
    assert set(choices()) == set(LEGAL), "from turn to turn"
    assert choices(seed=6) != choices() != choices(seat=1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_finishes_a_game_alone(level: str) -> None:
    """Every level plays whole games through views and texts only."""
    seats = [{"bot": level, "seed": seat} for seat in range(4)]
    match = Match.new("onboard", 4, 3, seats=seats)
    while (seat := match.actor) is not None:
        legal = [str(action) for action in match.legal()]
        turn = len(match.actions)
        match.play(choose(level, match.seats[seat].seed, seat, turn, match.view(seat), legal))
    assert match.outcome is not None and Match.from_link(match.to_link()).seats == match.seats

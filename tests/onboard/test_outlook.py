"""What bots remember of ships is what they would find out again."""

from __future__ import annotations

from collections.abc import Sequence
from math import isclose

import pytest

from longhouse.engine import Action, Position, Rng
from longhouse.games.onboard.berths import LATER, control, strength
from longhouse.games.onboard.outlook import Outlook, outlook_of
from longhouse.games.onboard.state import NOBODY, State
from tests.play import at_random, finished

PLAYERS = (2, 3, 4)


def positions(players: int) -> list[State]:
    """All positions of a game in which everybody plays at random."""
    found: list[State] = []

    def choose(state: Position, legal: Sequence[Action[str]], rng: Rng) -> Action[str]:
        assert isinstance(state, State)
        found.append(state.clone())
        return at_random(state, legal, rng)

    finished("onboard", players, 5, choose=choose)
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_an_outlook_is_used_again_only_where_it_is_still_true(players: int) -> None:
    again, last = 0, None
    for state in positions(players):
        remembered, fresh = outlook_of(state, state.who), Outlook(state, state.who)
        fresh.total()
        assert remembered.state is state
        assert remembered.berths == fresh.berths
        assert remembered.chance == fresh.chance
        assert remembered.ready == fresh.ready
        again += remembered is last
        last = remembered
    assert again > 5


@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_crew_brings_a_seat_is_its_row_against_the_others(players: int) -> None:
    compared = 0
    for state in positions(players)[::7]:
        for berth in Outlook(state, NOBODY).berths:
            if berth is None:
                continue
            for sure in (LATER, berth.tide.left):
                manned = control(berth.crew, berth.vikings, sure)
                row = berth.load.row(manned)
                for who in range(players):
                    mine = row[who] + row[players + who]
                    lead = mine - (sum(row) - mine) / (players - 1)
                    assert isclose(berth.load.lead(manned, who), lead, abs_tol=1e-9)
                    compared += bool(berth.crew)
    assert compared > 100


def test_one_piece_more_is_the_crew_with_it_at_the_stern() -> None:
    for crew in ((), (0,), (4, 9), (9, 4, 22), (1, 7, 13, 19)):
        for piece in (2, 8, 15, 23):
            for vikings in (0, 1 << piece, 1 << 4):
                one = control(crew, vikings, LATER).with_one(strength(piece, vikings))
                assert one is control((*crew, piece), vikings, LATER)

"""Views as vectors: without any library."""

from __future__ import annotations

import pytest

from longhouse.engine import BaseView, Match, Rng
from longhouse.games import GAMES
from longhouse.research.layout import ABSENT, Layout
from longhouse.research.setup import setup_of

from ..play import finished

pytestmark = pytest.mark.host


def test_every_part_has_its_place() -> None:
    layout = Layout(
        [
            {"game": "toy", "hand": [3], "name": "b", "more": None, "fixed": [1, 2]},
            {"game": "toy", "hand": [], "name": "a", "more": {"x": True}, "fixed": [3, 4]},
        ]
    )
    nothing = [ABSENT] * 9
    assert layout.numbers({"hand": [5], "name": "b", "more": {"x": False}, "fixed": [7, 8]}) == [
        7.0, 8.0, 1.0, 5.0, *nothing, 1.0, 0.0, 2.0,
    ]  # fmt: skip
    assert layout.numbers({"hand": [], "name": "new", "more": None, "fixed": [7, 8]}) == [
        7.0, 8.0, 0.0, ABSENT, *nothing, ABSENT, ABSENT, 0.0,
    ]  # fmt: skip


@pytest.mark.parametrize("game_id", GAMES)
def test_all_views_of_a_game_have_the_same_length_and_different_ones_differ(game_id: str) -> None:
    setup = setup_of(game_id, 2, {})
    match = finished(game_id, 2, 40, most=150)
    vectors: dict[tuple[float, ...], BaseView] = {}
    for number in range(0, len(match.actions), 10):
        view = match.at(number).view(0)
        vector = tuple(setup.layout.numbers(view))
        assert len(vector) == setup.layout.size
        assert vectors.setdefault(vector, view) == view


@pytest.mark.parametrize("game_id", GAMES)
def test_what_the_seat_cannot_see_is_not_in_the_vector(game_id: str) -> None:
    setup = setup_of(game_id, 2, {})
    view = finished(game_id, 2, 41, most=60).view(0)
    state = setup.game.resampler(view)(Rng(9))
    assert setup.layout.numbers(setup.game.view(state, 0)) == setup.layout.numbers(view)


def test_the_returns_add_up_to_nothing() -> None:
    for players in (2, 3, 4):
        match = finished("onboard", players, 6)
        setup = setup_of("onboard", players, {})
        state = setup.start(6)
        assert setup.returns(state) == [0.0] * players
        for action in match.actions:
            setup.game.apply(state, action, None)
        assert match.outcome is not None
        returns = setup.returns(state)
        assert sum(returns) == pytest.approx(0) and min(returns) >= setup.least
        assert max(returns) == 1 or len(match.outcome.winners) > 1


def test_a_setup_is_made_once_and_refused_when_it_cannot_be() -> None:
    assert setup_of("wikinger", 2, {}) is setup_of("wikinger", 2, {"version": "basic"})
    assert Match.new("wikinger", 2, 3).view(0) == setup_of("wikinger", 2, {}).game.view(
        setup_of("wikinger", 2, {}).start(3), 0
    )
    for game, players, options in (("chess", 2, {}), ("onboard", 1, {}), ("onboard", 2, {"colour": 1})):
        with pytest.raises(ValueError):
            setup_of(game, players, options)

"""Jarl against OpenSpiel's generic search: the same time, and no more to see than a seat has."""

from __future__ import annotations

from importlib import import_module

import pytest

from longhouse.engine import Match, Rng
from longhouse.games import GAMES

pytestmark = pytest.mark.host

pytest.importorskip("pyspiel")
pytest.importorskip("open_spiel.python.algorithms.mcts")
duel = import_module("bench.duel")  # only now, as it needs them


def test_what_was_overdrawn_is_owed_back() -> None:
    jarl, generic = duel.Clock(), duel.Clock()
    jarl.seconds, jarl.turns = 6.0, 2
    generic.turns = 1
    assert generic.owed(jarl) == pytest.approx(3)
    generic.seconds, generic.turns = 3.5, 2
    assert generic.owed(jarl) == pytest.approx(2.5)


@pytest.mark.parametrize("game", GAMES)
def test_the_generic_search_knows_only_what_its_seat_sees(game: str) -> None:
    """Other hidden things, the same view: the same choice."""
    match, rng = Match.new(game, 2, 3), Rng(4)
    for _ in range(40):
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    assert match.actor is not None
    other = GAMES[game].resampler(match.view(match.actor))(Rng(9))
    views = [match.view(match.actor), GAMES[game].view(other, match.actor)]
    choices = {str(duel.Generic(game, 2, {}, 5).choose(view, seconds=0.2)) for view in views}
    assert len(choices) == 1 and choices <= set(map(str, match.legal()))


def test_a_duel_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel.Duel, "_jarl", lambda _, match, __: duel.choose(duel.ask_choice(match, "karl")))
    fight = duel.Duel("wikinger", 2, {})
    share, scores = fight.play(seed=1, seat=1)
    assert scores[1] > scores[0] and share == 1
    assert fight.generic.turns > 10 and fight.jarl.turns > 10

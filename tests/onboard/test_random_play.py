"""Random games over all player counts and options: what must hold after every action."""

from __future__ import annotations

import pytest

from longhouse.engine import Rng
from longhouse.games.onboard import events
from longhouse.games.onboard.conformance import conserved, scores

from ..play import all_events, some
from .build import Match

SETTINGS = [(2, True), (2, False), (3, True), (4, True)]


@pytest.mark.parametrize(("players", "extra"), SETTINGS)
def test_invariants_after_every_action(players: int, extra: bool) -> None:
    """Played on the bare layer, as the bots do it, with the events switched on."""
    for seed in range(some(60, 4)):
        match = Match.new("onboard", players, seed, {"extra_vikings": extra})
        game, state, rng = match.game, match._state.clone(), Rng(seed)
        told: list[object] = []
        count = 0
        while (seat := game.actor(state)) is not None:
            legal = game.legal(state)
            assert legal and 0 <= seat < players
            market, sailed, round_ = state.market[:], max(state.sailed), state.round
            game.apply(state, legal[rng.below(len(legal))], told.append)
            conserved(state)
            assert all(now >= then for now, then in zip(state.market, market, strict=True))
            assert max(state.sailed) - sailed in (0, 1) and state.round - round_ in (0, 1)
            assert (state.vikings == 0) or (players == 2 and extra)
            count += 1
            assert count < 1000
        assert max(state.sailed) == 7 and state.round >= 7
        assert sum(isinstance(event, events.ShipSailed) for event in told) == max(state.sailed)
        assert sum(isinstance(event, events.SternTaken) for event in told) == max(state.sailed)


def test_events_are_only_told_and_change_nothing() -> None:
    """The same actions without a listener lead to the same position."""
    for players in (2, 3, 4):
        match = Match.new("onboard", players, 3)
        game, loud, quiet, rng = match.game, match._state.clone(), match._state.clone(), Rng(3)
        while (legal := game.legal(loud)) != []:
            action = legal[rng.below(len(legal))]
            game.apply(loud, action, lambda event: None)
            game.apply(quiet, action, None)
            assert game.to_plain(loud) == game.to_plain(quiet)


def test_every_question_and_event_occurs_in_random_play() -> None:
    """So that the random tests above are worth something."""
    asked: set[str] = set()
    told: set[str] = set()
    for players, extra in SETTINGS:
        for seed in range(some(25, 6)):
            match = Match.new("onboard", players, seed, {"extra_vikings": extra})
            game, state, rng = match.game, match._state.clone(), Rng(seed)
            while (legal := game.legal(state)) != []:
                asked.add(state.ask)
                game.apply(state, legal[rng.below(len(legal))], lambda event: told.add(type(event).__name__))
    from longhouse.games.onboard.questions import TABLE

    assert asked == set(TABLE.questions)
    named = {
        name for name, kind in vars(events).items() if isinstance(kind, type) and hasattr(kind, "_fields")
    }
    assert told == named - {"NamedTuple"}


def test_scores_agree_with_the_naive_scorer_over_many_games() -> None:
    for seed in range(some(40, 3)):
        for players, extra in SETTINGS:
            match = Match.new("onboard", players, seed, {"extra_vikings": extra})
            rng = Rng(seed * 7 + players)
            while match.actor is not None:
                legal = match.legal()
                match.play(legal[rng.below(len(legal))])
            assert match.outcome is not None and match.outcome.scores == scores(match, all_events(match))

"""Bots: legal, fair, and the same again when they are asked again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from longhouse.bots import LEVELS, arena, coach
from longhouse.bots.levels import Thought, choose, deliberate
from longhouse.bots.mind import Mind
from longhouse.bots.question import Question, ask_choice, ask_hint, ask_odds, ask_verdict
from longhouse.bots.search import Search, chances, judgement_of
from longhouse.engine import Match, Player
from longhouse.engine.record import replace
from longhouse.games import GAMES

from .play import some

JUDGED = [game for game in GAMES if GAMES[game].judgement]


def quick(question: Question, thought: Thought | None = None, portions: int = 6) -> str:
    """What a bot comes to after a few portions of thinking."""
    thought = thought or Thought()
    for _ in zip(range(portions), deliberate(question, thought), strict=False):
        pass
    return str(thought.choice)


def ask(match: Match, level: str, seed: int = 5) -> Question:
    """The decision now."""
    return replace(ask_choice(match, level), seed=seed)


def played(game: str, moves: int, players: int = 2) -> Match:
    """A match after some moves of Karls, in a position with a choice."""
    seats = [Player("", seat, "karl", seat + 1) for seat in range(players)]
    match = Match.new(game, players, 3, seats=seats)
    while len(match.actions) < moves or len(match.legal()) == 1:
        match.play(choose(ask_choice(match, "karl")))
    return match


def test_seed_seat_and_turn_all_matter() -> None:
    question = ask(Match.new("onboard", 2, 1), "thrall")
    many = {str(choose(replace(question, start=start))) for start in range(60)}
    assert len(many) > 3, "from turn to turn"
    assert len({str(choose(replace(question, seed=seed))) for seed in range(60)}) > 3


@pytest.mark.parametrize("game", JUDGED)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_bot_chooses_the_same_again(game: str, level: str) -> None:
    question = ask(played(game, 12), level)
    assert quick(question) == quick(question) in map(str, played(game, 12).legal())


@pytest.mark.parametrize("game", JUDGED)
def test_a_bot_finishes_a_game_alone(game: str) -> None:
    """Karl plays whole games, and any Karl beats any Thrall."""
    wins = [
        arena.won_by("karl", arena.play(bout))
        for bout in arena.bouts(game, 2, {}, "karl", "thrall", range(some(2, 1)))
    ]
    assert sum(wins) >= len(wins) - 1


@pytest.mark.parametrize("game", JUDGED)
def test_a_tree_that_was_lost_is_grown_again(game: str) -> None:
    """A reload in the middle of a turn changes nothing: the search is repeated from where the turn began."""
    match = played(game, 8)
    judgement = GAMES[game].judgement
    assert judgement is not None
    kept, small = Thought(), 24
    pace = judgement().pace
    object.__setattr__(judgement(), "pace", small)
    try:
        for _ in range(3):
            question = ask(match, "jarl")
            action = choose(question, kept)
            assert choose(question, Thought()) == action
            match.play(action)
            if match.turn_start == len(match.actions):
                break
    finally:
        object.__setattr__(judgement(), "pace", pace)


@pytest.mark.parametrize("game", JUDGED)
def test_a_bot_that_is_hurried_thinks_on_in_the_next_decision(game: str) -> None:
    """Cut short in each decision of its turns, it still plays legal actions, with the tree in step."""
    match, thought = played(game, 8), Thought()
    for _ in range(12):
        if match.actor is None:
            break
        question = ask(match, "jarl")
        action = quick(question, thought, portions=2)
        assert action in map(str, match.legal())
        if thought.search is not None and thought.key[-1] == question.start:
            assert tuple(thought.search.done) == question.since[: len(thought.search.done)]
        match.play(action)


def test_a_forced_decision_costs_nothing() -> None:
    match = Match.new("wikinger", 2, 3)
    while len(match.legal()) > 1:
        match.play(match.legal()[0])
        if match.actor is None:
            return
    assert list(deliberate(ask(match, "skald"), Thought())) == [1.0]


@pytest.mark.parametrize("game", JUDGED)
def test_the_terms_add_up(game: str) -> None:
    """What the coach tells is what the search believes."""
    match = played(game, 20)
    judgement = GAMES[game].judgement
    assert judgement is not None
    values = judgement().evaluate(match._state)
    for seat in range(match.players):
        terms = judgement().terms(match._state, seat)
        assert sum(terms.values()) == pytest.approx(values[seat])
        assert set(terms) <= set(judgement().names())


def test_search_plays_a_turn_to_its_end_before_it_values_it() -> None:
    """Half a turn of Gone Wild says little: cards are played, and nothing is bought."""
    match = played("gonewild", 30)
    search = Search(match.game, match.view(match.actor or 0), 1)
    judgement, valued = search.judgement, []
    assert judgement.settled is not None

    def evaluate(state: Any) -> Sequence[float]:
        valued.append(state)
        return judgement.evaluate(state)

    search.judgement = replace(judgement, evaluate=evaluate)
    search.run(80)
    assert len(valued) > 30
    assert all(map(judgement.settled, valued))


def test_a_turn_that_is_still_to_come_counts() -> None:
    """Else whoever has just moved seems to be far ahead, and a deeper look means nothing."""
    match = played("gonewild", 0)
    first = match.actor

    def turns() -> list[float]:
        return [judgement_of(match.game).terms(match._state, seat)["turn"] for seat in range(2)]

    assert turns()[0] == turns()[1] > 0
    while match.actor == first:
        match.play(choose(ask_choice(match, "karl")))
    assert turns()[first or 0] == 0 < max(turns())


@pytest.mark.parametrize("game", JUDGED)
def test_the_coach_advises_and_judges(game: str) -> None:
    match = played(game, 10)
    advice = coach.Advice()
    for _ in zip(range(4), coach.advise(ask_hint(match), advice), strict=False):
        pass
    assert advice.action in match.legal()
    task = Mind().begin(ask_verdict(match, match.legal()[-1]))
    list(task.steps)
    answer = task.answer()
    loss, margin, best = answer["loss"], answer["margin"], answer["best"]
    assert isinstance(loss, float) and loss >= 0 and best in [str(action) for action in match.legal()]
    assert isinstance(margin, float) and margin >= 0
    task = Mind().begin(ask_odds(match, None, match.legal()[0]))
    list(task.steps)
    for name in ("chances", "expected"):
        found = task.answer()[name]
        assert isinstance(found, list) and sum(found) == pytest.approx(1)


def test_a_reason_reaches_to_the_end_of_the_turn() -> None:
    """An attack pays when the turn ends, after the defender has answered; the next turn is no reason."""
    match = played("gonewild", 0)
    while (action := choose(ask_choice(match, "karl"))).kind != "attack":
        match.play(action)
    gains = coach.changes(ask_hint(match), None, action)
    assert gains["points"] == pytest.approx(1)
    assert not set(coach.YET_TO_COME) & set(gains)


def test_chances_are_shares() -> None:
    assert chances([10, 10], 5) == [0.5, 0.5]
    ahead = chances([15, 10, 0], 5)
    assert sum(ahead) == pytest.approx(1) and ahead[0] > ahead[1] > ahead[2]


def test_rates_have_wilson_intervals() -> None:
    rate = arena.rate([1.0] * 60 + [0.0] * 40)
    assert (round(rate.low, 3), round(rate.share, 3), round(rate.high, 3)) == (0.502, 0.6, 0.691)


def test_an_arena_between_equals_plays_each_seed_once_and_counts_from_the_first_player() -> None:
    assert len(list(arena.bouts("onboard", 3, {}, "karl", "thrall", range(2)))) == 6
    bouts = list(arena.bouts("onboard", 3, {}, "karl", "karl", range(2)))
    assert [bout.levels for bout in bouts] == [("karl",) * 3] * 2
    result = arena.Result(bouts[0], (0.5, 0.0, 0.5), (9, 3, 9), 80, first=1)
    assert result.in_order == (0.0, 0.5, 0.5)


def test_a_turn_starts_after_the_last_decision_of_somebody_else_or_the_last_revelation() -> None:
    match = Match.new("onboard", 2, 1)
    first = match.actor
    match.play("visit jump-own")
    assert match.actor == first and match.turn_start == 0
    while match.actor == first and match.turn_start == 0:
        match.play(match.legal()[0])
    assert match.turn_start == len(match.actions)

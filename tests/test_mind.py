"""A mind that is asked several things at once: each question is answered as if it were the only one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from longhouse.bots.mind import Mind, Task
from longhouse.bots.question import Question, ask_choice
from longhouse.bots.search import judgement_of
from longhouse.engine import Match
from longhouse.engine.record import replace
from longhouse.games import GAMES

SMALL = 40  # iterations


@contextmanager
def hasty(game: str) -> Iterator[None]:
    """Searching bots take only a moment."""
    judgement = judgement_of(GAMES[game])
    pace = judgement.pace
    vars(judgement)["pace"] = SMALL
    try:
        yield
    finally:
        vars(judgement)["pace"] = pace


def turn(game: str) -> list[Question]:
    """The decisions of a Jarl's turn, from the first one on in which he has several."""
    match = Match.new(game, 2, 3)
    asked: list[Question] = []
    for number in range(200):
        if match.turn_start == len(match.actions):
            if len(asked) > 2:
                break
            asked = []
        if len(match.legal()) > 1:
            asked.append(replace(ask_choice(match, "jarl"), seed=5))
        match.play(match.legal()[number % len(match.legal())])
    assert len(asked) > 2
    return asked


def run(task: Task, portions: int) -> None:
    for _ in zip(range(portions), task.steps, strict=False):
        pass


def told(task: Task) -> object:
    run(task, 10_000)
    return task.answer()["action"]


@pytest.mark.parametrize("game", GAMES)
def test_a_question_that_was_given_up_disturbs_no_other(game: str) -> None:
    """The worker died: after an undo while a bot thought, two questions grew one tree."""
    with hasty(game):
        asked = turn(game)
        alone = [told(Mind().begin(question)) for question in asked]
        for given_up, now in ((0, 0), (0, 1), (1, 0), (2, 0), (1, 1), (2, 1), (0, 2), (2, 2)):
            for before, after in ((0, 3), (1, 1), (5, 2), (9, 30)):
                mind = Mind()
                old = mind.begin(asked[given_up])
                run(old, before)
                new = mind.begin(asked[now])
                for _ in range(60):  # the worker thinks about both in turn
                    run(old, after)
                    run(new, 1)
                assert told(new) == alone[now]
                assert told(old) == alone[given_up]
                later = asked[now + 1 :][:1]
                for question, answer in zip(later, alone[now + 1 :], strict=False):
                    assert told(mind.begin(question)) == answer


@pytest.mark.parametrize("game", GAMES)
def test_a_tree_is_kept_from_one_decision_to_the_next(game: str) -> None:
    with hasty(game):
        asked, mind = turn(game), Mind()
        first, second = asked[0], asked[1]
        assert first.start == second.start
        task = mind.begin(first)
        told(task)
        portions = len(list(mind.begin(second).steps))
        assert portions < len(list(Mind().begin(second).steps))

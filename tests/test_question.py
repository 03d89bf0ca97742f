"""The one shape of a question to a bot or the coach, and the one loop in which it is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from longhouse.bots import LEVELS, SEARCHING
from longhouse.bots.mind import Task
from longhouse.bots.question import Question, ask_choice, ask_hint, ask_verdict
from longhouse.browser import slices
from longhouse.engine import Match

from .play import HOUSE, finished


@pytest.mark.parametrize("game", HOUSE)
def test_a_question_comes_back_from_its_text(game: str) -> None:
    seen_since = False
    for most in range(2, 40, 3):
        match = finished(game, 2, 5, most=most)
        for question in (ask_choice(match, "karl"), ask_hint(match), ask_verdict(match, match.legal()[-1])):
            text = question.to_json()
            assert Question.from_json(text).to_json() == text
            again = Question.from_json(text)
            assert (again.game, again.since, again.played) == (match.game, question.since, question.played)
            assert again.turn == len(match.actions) == again.start + len(again.since)
            seen_since |= bool(question.since)
    assert seen_since, "no decision in the middle of a turn was tried"


def test_a_bot_is_asked_for_by_its_seat_or_by_a_level() -> None:
    match = Match.new("onboard", 2, 7, seats=[{"bot": "skald", "seed": 4}, {"bot": "karl", "seed": 9}])
    actor = match.actor or 0
    question = ask_choice(match)
    assert (question.level, question.seed) == (match.seats[actor].bot, match.seats[actor].seed)
    assert ask_choice(match, "thrall").level == "thrall"


def test_what_searches_takes_long() -> None:
    match = Match.new("onboard", 2, 7)
    assert [level for level in LEVELS if ask_choice(match, level).takes_long] == list(SEARCHING)
    assert ask_hint(match).takes_long and ask_verdict(match, match.legal()[0]).takes_long


def thinking(portions: int) -> Task:
    """So many portions of thinking; the answer is how many of them were run."""
    done: list[int] = []

    def steps() -> Iterator[float]:
        for portion in range(portions):
            done.append(portion)
            yield portion / portions

    return Task(steps(), lambda: {"done": len(done)})


@pytest.mark.host  # the browser's event loop cannot be run to an end
def test_the_loop_thinks_to_the_end_unless_it_is_hurried() -> None:
    every, never = -1.0, 1000.0  # seconds: each portion outlasts its slice, or none does
    assert asyncio.run(slices.answer(thinking(5), every, lambda: False)) == {"done": 5}
    assert asyncio.run(slices.answer(thinking(5), every, lambda: True)) == {"done": 1}
    assert asyncio.run(slices.answer(thinking(5), never, lambda: True)) == {"done": 5}


@pytest.mark.host  # the browser's event loop cannot be run to an end
def test_the_loop_lets_others_run_between_its_slices() -> None:
    hurried: list[bool] = []

    async def both() -> object:
        answering = asyncio.ensure_future(slices.answer(thinking(100), -1.0, lambda: bool(hurried)))
        for _ in range(3):
            await asyncio.sleep(0)
        hurried.append(True)
        return await answering

    answer = asyncio.run(both())
    assert isinstance(answer, dict) and 2 <= answer["done"] < 10

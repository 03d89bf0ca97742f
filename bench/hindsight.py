"""A whole analysis of a game, as the app and its worker do it. Runs natively and in the page."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from bench.evening import NOON, sit_down
from longhouse.app.answers import read_answer
from longhouse.app.effects import Ask
from longhouse.app.messages import Do
from longhouse.app.update import update
from longhouse.bots.mind import Mind


class Hindsight(NamedTuple):
    """What it took."""

    questions: int
    seconds: float


def hindsight(link: str, others: bool, clock: Callable[[], float] = perf_counter) -> Hindsight:
    """Analyse the finished game of a link; perhaps the others' decisions too."""
    model, mind, questions = sit_down(link), Mind(), 0
    began = clock()
    for command in ("analyse", "judge_others")[: 1 + others]:
        model, effects = update(model, Do(command), NOON)
        while asked := [effect for effect in effects if isinstance(effect, Ask)]:
            task = mind.begin(asked[0].question)
            for _ in task.steps:
                pass
            questions += 1
            model, effects = update(model, read_answer(asked[0], task.answer()), NOON)
    assert model.table and model.table.analysis and model.table.analysis.done, model.session.notice
    return Hindsight(questions, clock() - began)

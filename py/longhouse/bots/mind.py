"""Questions and answers as plain data, so that they can be thought about here, in slices, or in a worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from longhouse.engine.registry import find_game

from . import coach
from .levels import Question, Thought, deliberate


class Task(NamedTuple):
    """Something to think about: `steps` are run as long as there is time, then `answer` is asked for."""

    steps: Iterator[float]
    answer: Callable[[], dict[str, Any]]


class Mind:
    """Keeps the trees of the bots at a table from one decision to the next."""

    def __init__(self) -> None:
        self._thoughts: dict[tuple[str, int], Thought] = {}
        self._kinds = {"choose": self._choose, "hint": self._hint, "judge": self._judge}

    def begin(self, request: Mapping[str, Any]) -> Task:
        """`request["kind"]` is choose, hint or judge; the rest says about what."""
        asked = request["asked"]
        game = find_game(asked["game"])
        since = tuple(game.parse(text) for text in asked["since"])
        question = Question(game, asked["seat"], asked["seed"], asked["turn"], asked["view"], since)
        return self._kinds[request["kind"]](question, request)

    def _choose(self, question: Question, request: Mapping[str, Any]) -> Task:
        thought = self._thoughts.setdefault((question.game.meta.id, question.seat), Thought())
        steps = deliberate(request["level"], question, thought)
        return Task(steps, lambda: {"action": str(thought.choice)})

    def _hint(self, question: Question, _request: Mapping[str, Any]) -> Task:
        advice = coach.Advice()
        return Task(
            coach.advise(question, advice), lambda: {"action": str(advice.action), "gains": advice.gains}
        )

    def _judge(self, question: Question, request: Mapping[str, Any]) -> Task:
        verdict = coach.Verdict()
        steps = coach.judge(question, question.game.parse(request["played"]), verdict)
        return Task(
            steps,
            lambda: {"chances": verdict.chances, "best": str(verdict.best), "loss": verdict.loss},
        )

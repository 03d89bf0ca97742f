"""The bots' worker: thinks in slices, so that it can be told to hurry and asked whether it is alive."""

from __future__ import annotations

import json
from time import perf_counter

import longhouse.games  # noqa: F401  (lets the engine find its games)
from longhouse.bots.mind import Mind, ready
from longhouse.bots.question import Question
from longhouse.browser import parts, slices

SLICE = 0.04  # seconds
_mind = Mind(perf_counter)
parts.install()
_hurried: set[int] = set()  # numbers of questions that must be answered at once
_done: dict[int, float] = {}  # questions at hand, and how much of each has been thought about


async def prepare(game: str) -> None:
    """Bring and load what a bot needs to know of a game, so that its first question finds it there."""
    await parts.having(lambda: ready(game))


async def think(number: int, text: str) -> str:
    """Answer a question; both are JSON. Others may be under way."""
    try:
        task = await parts.having(lambda: _mind.begin(Question.from_json(text)))
        answer = await slices.answer(
            task, SLICE, lambda: number in _hurried, lambda share: _done.update({number: share})
        )
    finally:
        _hurried.discard(number)
        _done.pop(number, None)
    return json.dumps(answer)


def hurry(number: int) -> None:
    """Answer with what is known so far."""
    _hurried.add(number)


def ping(number: int = 0) -> float:
    """Say that the worker is alive, and how far it has come with a question."""
    return _done.get(number, 0.0)

"""The bots' worker: thinks in slices, so that it can be told to hurry and asked whether it is alive."""

from __future__ import annotations

import json
from time import perf_counter

import longhouse.games  # noqa: F401  (lets the engine find its games)
from longhouse.bots.mind import Mind
from longhouse.bots.question import Question
from longhouse.browser import parts, slices

SLICE = 0.04  # seconds
_mind = Mind(perf_counter)
parts.install()
_hurried: set[int] = set()  # numbers of questions that must be answered at once


async def think(number: int, text: str) -> str:
    """Answer a question; both are JSON."""
    task = await parts.having(lambda: _mind.begin(Question.from_json(text)))
    answer = await slices.answer(task, SLICE, lambda: number in _hurried)
    _hurried.clear()
    return json.dumps(answer)


def hurry(number: int) -> None:
    """Answer with what is known so far."""
    _hurried.add(number)


def ping() -> bool:
    """Say that the worker is alive."""
    return True

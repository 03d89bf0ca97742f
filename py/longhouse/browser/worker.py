"""The bots' worker: thinks in slices, so that it hears when it shall hurry, and that it is still alive."""

from __future__ import annotations

import asyncio
import json
from time import perf_counter

import longhouse.games  # noqa: F401  (lets the engine find its games)
from longhouse.bots.mind import Mind

SLICE = 0.04  # seconds
_mind = Mind()
_hurry: list[int] = []  # requests that shall end


async def think(number: int, text: str) -> str:
    """Answer a question; both are JSON."""
    task = _mind.begin(json.loads(text))
    until = perf_counter() + SLICE
    for _ in task.steps:
        if perf_counter() > until:
            await asyncio.sleep(0)
            if number in _hurry:
                break
            until = perf_counter() + SLICE
    _hurry.clear()
    return json.dumps(task.answer())


def hurry(number: int) -> None:
    """Answer with what is known so far."""
    _hurry.append(number)


def ping() -> bool:
    """Tell that the worker lives."""
    return True

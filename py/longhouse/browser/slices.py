"""Thinking in slices of time, so that between them a page can be drawn and a worker can be spoken to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longhouse.bots.mind import Task
    from longhouse.engine.position import Plain


def _untold(_share: float) -> None:
    """Nobody wants to know how far it has come."""


async def answer(
    task: Task, seconds: float, hurried: Callable[[], bool], tell: Callable[[float], object] = _untold
) -> Plain:
    """Think in slices of so many seconds, to the end or until hurried; the answer is the best so far.

    After each slice `tell` hears how much of it is done.
    """
    until = perf_counter() + seconds
    for done in task.steps:
        if perf_counter() > until:
            tell(done)
            await asyncio.sleep(0)
            if hurried():
                break
            until = perf_counter() + seconds
    return task.answer()

"""Thinking in slices of time, so that between them a page can be drawn and a worker can be spoken to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longhouse.bots.mind import Task
    from longhouse.engine.position import Plain


async def answer(task: Task, seconds: float, hurried: Callable[[], bool]) -> Plain:
    """Think in slices of so many seconds, to the end or until hurried; the answer is the best so far."""
    until = perf_counter() + seconds
    for _ in task.steps:
        if perf_counter() > until:
            await asyncio.sleep(0)
            if hurried():
                break
            until = perf_counter() + seconds
    return task.answer()

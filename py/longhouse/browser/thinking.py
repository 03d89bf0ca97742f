"""Lets bots and the coach think: in a worker, or in slices between frames where there is none."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import TYPE_CHECKING, Any

from js import URL, console, document, location
from pyscript import workers

if TYPE_CHECKING:
    from longhouse.bots.mind import Mind, Task

SLICE = 0.008  # seconds of the main thread at a time
PATIENCE = 4.0  # seconds without a sign of life after which a worker is given up
STARTING = 40.0  # the same for its start
HEAD_START = 5.0  # a question waits for a worker no longer than until it is so old
ATTEMPTS = 2  # workers that may fail before the page thinks for itself
QUICK = ("thrall", "karl")  # levels that need no worker

CODE = "bots.py"  # beside the interpreter

Answer = Callable[[Mapping[str, Any]], object]
Failure = Callable[[str], object]


class Thinker:
    """One question at a time; a new one makes the old one's answer stale, which the app notices."""

    def __init__(self) -> None:
        self._mind: Mind | None = None  # made when the page must think for itself
        self._number = 0  # of the last question
        self._hurried = 0
        self._failed = 0  # workers that died or never came
        self._worker: Any = None  # its exported functions
        self._script: Any = None
        self._born = 0.0  # when the script was made
        self._coming: Any = None  # the promise of the worker's functions
        self._tasks: set[Any] = set()  # asyncio keeps only weak references

    def warm(self) -> None:
        """Start the worker if there is none, so that the first bot need not wait for it."""
        if self._script is None and self._failed < ATTEMPTS:
            self._go(self._ready(STARTING))

    def ask(self, request: Mapping[str, Any], answer: Answer, failure: Failure) -> None:
        """Think about a request and tell the answer."""
        self._number += 1
        self._go(self._think(self._number, request, answer, failure))

    def hurry(self) -> None:
        """The question at hand shall be answered at once."""
        self._hurried = self._number
        if self._worker is not None:
            self._worker.hurry(self._number)

    def _go(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, number: int, request: Mapping[str, Any], answer: Answer, failure: Failure) -> None:
        try:
            found = None
            if request.get("level") not in QUICK:
                found = await self._remotely(number, request)
            if found is None:
                found = await self._in_slices(number, self._begin(request))
        except Exception as error:
            failure(f"{type(error).__name__}: {error}")
        else:
            answer(found)

    # -- here

    def _begin(self, request: Mapping[str, Any]) -> Task:
        if self._mind is None:
            from longhouse.bots.mind import Mind

            self._mind = Mind()
        return self._mind.begin(request)

    async def _in_slices(self, number: int, task: Task) -> Mapping[str, Any]:
        until = perf_counter() + SLICE
        for _ in task.steps:
            if perf_counter() > until:
                await asyncio.sleep(0)
                if number == self._hurried:
                    break
                until = perf_counter() + SLICE
        return task.answer()

    # -- there

    async def _remotely(self, number: int, request: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The worker's answer, or None when there is none to be had."""
        while self._failed < ATTEMPTS:
            if self._worker is None and not await self._ready(HEAD_START):
                return None
            thinking = asyncio.ensure_future(_promised(self._worker.think(number, json.dumps(request))))
            while not thinking.done():
                await asyncio.wait((thinking,), timeout=PATIENCE / 4)
                if not thinking.done() and not await self._alive():
                    self._give_up("it gave no sign of life")
                    break
            else:
                try:
                    return dict(json.loads(thinking.result()))
                except (
                    Exception
                ) as error:  # it is out of memory, for example, and will be with the next question
                    self._give_up(str(error))
        return None

    async def _alive(self) -> bool:
        try:
            return bool(await asyncio.wait_for(_promised(self._worker.ping()), PATIENCE))
        except Exception:  # in time, or at all
            return False

    async def _ready(self, patience: float) -> bool:
        """Make a worker if there is none, and wait for its functions until it is so many seconds old."""
        if self._script is None:
            name = f"bots{self._failed}"
            self._script, self._born = _script(name), perf_counter()
            document.body.append(self._script)
            self._coming = asyncio.ensure_future(_promised(workers[name]))
        left = max(0.05, self._born + patience - perf_counter())
        try:
            self._worker = await asyncio.wait_for(asyncio.shield(self._coming), left)
        except TimeoutError:
            if perf_counter() - self._born > STARTING:
                self._give_up("it did not start")
        except Exception as error:  # one that cannot be started now will not start later
            self._give_up(str(error))
            self._failed = ATTEMPTS
        return self._worker is not None

    def _give_up(self, why: str) -> None:
        console.warn(f"The bots' worker is given up: {why}")
        self._failed += 1
        script, self._script, self._worker = self._script, None, None
        if getattr(script, "xworker", None):
            script.xworker.terminate()
        if script is not None:
            script.remove()


async def _promised(value: Any) -> Any:
    return await value


def _script(name: str) -> Any:
    """The element from which PyScript makes a worker, with the page's own interpreter."""
    config = json.loads(document.querySelector("py-config").textContent)
    config["interpreter"] = URL.new(config["interpreter"], location.href).href
    config["sync_main_only"] = True
    script = document.createElement("script")
    script.type = "py"
    script.setAttribute("worker", "")
    script.setAttribute("name", name)
    script.setAttribute("config", json.dumps(config))
    script.src = URL.new(CODE, config["interpreter"]).href
    return script

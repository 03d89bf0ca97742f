"""Lets bots and the coach think: in a worker, or in slices between frames where there is none."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Protocol, TypeVar

from js import URL, console, document, location, window
from pyodide.ffi import create_once_callable
from pyscript import workers

from . import slices

if TYPE_CHECKING:
    from js import Element

    from longhouse.bots.mind import Mind
    from longhouse.bots.question import Question

    class BotsWorker(Protocol):
        """What the worker lets the page call; see `worker`."""

        def hurry(self, number: int) -> object: ...

        def ping(self, number: int) -> Awaitable[float]: ...

        def prepare(self, game: str) -> Awaitable[None]: ...

        def think(self, number: int, text: str) -> Awaitable[str]: ...


SLICE = 0.008  # seconds of the main thread at a time
PATIENCE = 4.0  # seconds without a sign of life after which a worker is abandoned
GLANCE = 0.4  # seconds between two looks at how far it has come
STARTING = 40.0  # the same for its start
HEAD_START = 5.0  # a question waits for a worker no longer than until it is so old
BREATH = 0.3  # a worker that nobody waits for lets the page be painted first
LULL = 3.0  # and one that may not be needed lets people begin
ATTEMPTS = 2  # workers that may fail before the page thinks for itself

STEP = 0.1  # of an answer, between two times that the page tells itself how far it has come

CODE = "bots.py"  # beside the interpreter

T = TypeVar("T")
Answer = Callable[[Mapping[str, object]], object]
Failure = Callable[[str], object]
Tell = Callable[[float], object]  # how much has been thought about


class Thinker:
    """Questions may be under way beside each other; the app names them by their requests."""

    def __init__(self) -> None:
        self._mind: Mind | None = None  # made when the page must think for itself
        self._number = 0  # of the last question
        self._numbers: dict[int, int] = {}  # request -> number, of the questions under way
        self._hurried: set[int] = set()  # numbers
        self._unwanted: set[int] = set()  # of these, what nobody waits for
        self._failed = 0  # workers that died or never came
        self._worker: BotsWorker | None = None  # its exported functions
        self._script: Element | None = None
        self._born = 0.0  # when the script was made
        self._coming: asyncio.Future[BotsWorker] | None = None  # the promise of the worker's functions
        self._tasks: set[asyncio.Future[object]] = set()  # asyncio keeps only weak references

    def warm(self, game: str = "", idle: bool = False) -> None:
        """Start the worker if there is none, and let it learn the game: the first question need not wait."""
        if self._failed < ATTEMPTS:
            self._go(self._prepare(game, idle))

    async def _prepare(self, game: str, idle: bool) -> None:
        await asyncio.sleep(LULL if idle else BREATH)
        if idle:
            await _idle()
        worker = self._worker if self._worker is not None else await self._ready(STARTING)
        if worker is not None and game:
            with suppress(Exception):  # the question itself will tell
                await _promised(worker.prepare(game))

    def ask(self, request: int, question: Question, answer: Answer, failure: Failure, tell: Tell) -> None:
        """Think about a question and pass on the answer, and meanwhile how far it has come."""
        self._number += 1
        self._numbers[request] = self._number
        self._go(self._think(self._number, question, answer, failure, tell))

    def hurry(self, request: int) -> None:
        """Have a question answered at once."""
        if request in self._numbers:
            self._stop(self._numbers[request])

    def call_off(self, request: int) -> None:
        """Waste no more time on a question; it is not answered."""
        if request in self._numbers:
            self._unwanted.add(self._numbers[request])
            self._stop(self._numbers[request])

    def _stop(self, number: int) -> None:
        self._hurried.add(number)
        if self._worker is not None:
            self._worker.hurry(number)

    def _go(self, work: Coroutine[None, None, object]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(
        self, number: int, question: Question, answer: Answer, failure: Failure, tell: Tell
    ) -> None:
        try:
            found = await self._remotely(number, question, tell) if question.takes_long else None
            if found is None and number not in self._unwanted:
                found = await self._here(number, question, tell)
        except Exception as error:
            if number not in self._unwanted:
                failure(f"{type(error).__name__}: {error}")
        else:
            if found is not None and number not in self._unwanted:
                answer(found)
        finally:
            self._numbers = {request: other for request, other in self._numbers.items() if other != number}
            self._hurried.discard(number)
            self._unwanted.discard(number)

    # -- here

    async def _here(self, number: int, question: Question, tell: Tell) -> Mapping[str, object]:
        if self._mind is None:
            from longhouse.bots.mind import Mind

            self._mind = Mind()
        told = 0.0

        def now_and_then(share: float) -> None:
            nonlocal told
            if share >= told:
                told = share + STEP
                tell(share)

        task = self._mind.begin(question)
        return await slices.answer(task, SLICE, lambda: number in self._hurried, now_and_then)

    # -- there

    async def _remotely(self, number: int, question: Question, tell: Tell) -> Mapping[str, object] | None:
        """The worker's answer, or None when there is none to be had."""
        while self._failed < ATTEMPTS:
            worker = self._worker if self._worker is not None else await self._ready(HEAD_START)
            if worker is None or number in self._unwanted:
                return None
            thinking = asyncio.ensure_future(_promised(worker.think(number, question.to_json())))
            if number in self._hurried:  # while there was no worker that could be told
                worker.hurry(number)
            while not thinking.done():
                await asyncio.wait((thinking,), timeout=GLANCE)
                if thinking.done():
                    continue
                share = await _thought(worker, number)
                if share is None:
                    self._abandon("it gave no sign of life", worker)
                    break
                tell(share)
            else:
                try:
                    return dict(json.loads(thinking.result()))
                except Exception as error:  # out of memory, perhaps, and so it will be with the next question
                    self._abandon(str(error), worker)
        return None

    async def _ready(self, patience: float) -> BotsWorker | None:
        """Make a worker if there is none, and wait for its functions until it is so many seconds old."""
        if self._script is None or self._coming is None:
            name = f"bots{self._failed}"
            self._script, self._born = _script(name), perf_counter()
            document.body.append(self._script)
            self._coming = asyncio.ensure_future(_promised(workers[name]))
        left = max(0.05, self._born + patience - perf_counter())
        try:
            self._worker = await asyncio.wait_for(asyncio.shield(self._coming), left)
        except TimeoutError:
            if perf_counter() - self._born > STARTING:
                self._abandon("it did not start")
        except Exception as error:  # one that cannot be started now will not start later
            self._abandon(str(error))
            self._failed = ATTEMPTS
        return self._worker

    def _abandon(self, why: str, worker: BotsWorker | None = None) -> None:
        """Give up the worker at hand; one that another question has given up already counts once."""
        if worker is not None and worker is not self._worker:
            return
        console.warn(f"The bots' worker is abandoned: {why}")
        self._failed += 1
        script, self._script, self._worker = self._script, None, None
        if script is not None:
            if getattr(script, "xworker", None):
                script.xworker.terminate()
            script.remove()


async def _thought(worker: BotsWorker, number: int) -> float | None:
    """How far a worker has come with a question; None if it does not answer in time, or at all."""
    try:
        return float(await asyncio.wait_for(_promised(worker.ping(number)), PATIENCE))
    except Exception:
        return None


async def _idle() -> None:
    """Wait until the page has nothing to do, where the browser tells."""
    if hasattr(window, "requestIdleCallback"):
        free = asyncio.Event()
        window.requestIdleCallback(create_once_callable(lambda _deadline: free.set()))
        await free.wait()


async def _promised(value: Awaitable[T]) -> T:
    return await value


def _script(name: str) -> Element:
    """The element from which PyScript makes a worker, with the page's own interpreter."""
    told = document.querySelector("py-config")
    assert told, "the page has it"
    config = json.loads(told.textContent)
    config["interpreter"] = URL.new(config["interpreter"], location.href).href
    config["sync_main_only"] = True
    script = document.createElement("script")
    script.type = "py"
    script.setAttribute("worker", "")
    script.setAttribute("name", name)
    script.setAttribute("config", json.dumps(config))
    script.src = URL.new(CODE, config["interpreter"]).href
    return script

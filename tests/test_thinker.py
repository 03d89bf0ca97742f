"""How the page and its worker talk about questions, with the worker's thoughts in the test's hand."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Iterator
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import longhouse.browser
from longhouse.bots.mind import Task
from longhouse.bots.question import Question, ask_choice, ask_hint
from longhouse.engine import Match

pytestmark = pytest.mark.host  # in the browser its own modules are there, and its event loop runs already

MATCH = Match.new("wikinger", 2, 7)
CHOICE, HINT = ask_choice(MATCH, "jarl"), ask_hint(MATCH)


def module(name: str, **names: object) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(names)
    return made


def stand_in(patch: pytest.MonkeyPatch, name: str, **stubs: ModuleType) -> Any:
    """A module of the browser layer, over stand-ins for what only a browser has."""
    for stub, made in stubs.items():
        patch.setitem(sys.modules, stub, made)
    patch.delitem(sys.modules, f"longhouse.browser.{name}", raising=False)
    found = import_module(f"longhouse.browser.{name}")
    patch.delitem(sys.modules, f"longhouse.browser.{name}")
    return found


class Worker:
    """Answers when the test wants it, and notes what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, int]] = []
        self.answers: dict[int, asyncio.Future[str]] = {}

    def hurry(self, number: int) -> None:
        self.told.append(("hurry", number))

    async def ping(self, number: int) -> float:
        return 0.0

    def think(self, number: int, text: str) -> Awaitable[str]:
        self.told.append(("think", number))
        self.answers[number] = asyncio.get_event_loop().create_future()
        return self.answers[number]


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Any:
    browser = SimpleNamespace(idle=[])
    browser.requestIdleCallback = browser.idle.append
    nothing = {"URL": None, "document": None, "location": None}
    stubs = {
        "js": module("js", console=SimpleNamespace(warn=print), window=browser, **nothing),
        "pyscript": module("pyscript", workers={}),
        "pyodide.ffi": module("pyodide.ffi", create_once_callable=lambda act: act),
    }
    return stand_in(monkeypatch, "thinking", **stubs)


class Asked:
    """A thinker with a worker, and the answers that it passed on."""

    def __init__(self, thinking: Any, worker: Worker | None) -> None:
        self.thinker = thinking.Thinker()
        self.thinker._worker = worker
        self.got: list[tuple[int, object]] = []

    def ask(self, request: int, question: Question = CHOICE) -> None:
        def note(found: object) -> None:
            self.got.append((request, found))

        self.thinker.ask(request, question, note, note, lambda _share: None)


async def rest() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_only_the_question_that_is_meant_is_hurried_or_called_off(thinking: Any) -> None:
    """It was the last one asked: with an analysis under way, a step of that."""

    async def run() -> None:
        worker = Worker()
        asked = Asked(thinking, worker)
        asked.ask(10)
        asked.ask(11, HINT)
        await rest()
        asked.thinker.hurry(10)
        assert worker.told[2:] == [("hurry", 1)]
        asked.thinker.call_off(11)
        assert worker.told[3:] == [("hurry", 2)]
        for future in worker.answers.values():
            future.set_result(json.dumps({"best": "so far"}))
        await rest()
        assert asked.got == [(10, {"best": "so far"})], "what was called off is not answered"
        asked.thinker.hurry(10)
        asked.thinker.call_off(11)
        asked.thinker.call_off(12)
        assert len(worker.told) == 4, "they are over"
        assert not asked.thinker._hurried and not asked.thinker._numbers

    asyncio.run(run())


def test_a_question_that_waits_for_its_worker_can_be_called_off_or_hurried(thinking: Any) -> None:
    async def run() -> None:
        worker = Worker()
        asked = Asked(thinking, None)
        ready = asyncio.Event()

        async def coming(_patience: float) -> Worker:
            await ready.wait()
            return worker

        asked.thinker._ready = coming
        asked.ask(10)
        asked.ask(11)
        await rest()
        asked.thinker.call_off(10)
        asked.thinker.hurry(11)
        ready.set()
        await rest()
        assert worker.told == [("think", 2), ("hurry", 2)]

    asyncio.run(run())


def test_a_worker_that_two_questions_lose_is_lost_once(thinking: Any) -> None:
    async def run() -> None:
        workers = [Worker(), Worker()]
        asked = Asked(thinking, workers[0])

        async def coming(_patience: float) -> Worker:
            asked.thinker._worker = workers[1]
            return workers[1]

        asked.thinker._ready = coming
        asked.ask(10)
        asked.ask(11, HINT)
        await rest()
        for future in workers[0].answers.values():
            future.set_exception(MemoryError())
        await rest()
        assert asked.thinker._failed == 1 and asked.thinker._worker is workers[1]
        assert sorted(workers[1].told) == [("think", 1), ("think", 2)]

    asyncio.run(run())


def test_a_worker_that_may_not_be_needed_waits_until_the_page_rests(thinking: Any) -> None:
    async def run() -> None:
        thinking.LULL = thinking.BREATH = 0.0
        asked, made = Asked(thinking, None), []

        async def coming(patience: float) -> None:
            made.append(patience)

        asked.thinker._ready = coming
        asked.thinker.warm("onboard", idle=True)
        await rest()
        assert not made and len(thinking.window.idle) == 1
        thinking.window.idle[0](None)
        await rest()
        assert len(made) == 1
        asked.thinker.warm("onboard")
        await rest()
        assert len(made) == 2 and len(thinking.window.idle) == 1
        del thinking.window.requestIdleCallback
        asked.thinker.warm("onboard", idle=True)
        await rest()
        assert len(made) == 3

    asyncio.run(run())


def test_an_answer_leaves_the_marks_of_other_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """They were wiped: a question that was to be hurried went on to its end."""

    async def having(act: Callable[[], object]) -> object:
        return act()

    parts = module("parts", install=lambda: (), having=having)
    monkeypatch.setattr(longhouse.browser, "parts", parts, raising=False)
    worker = stand_in(monkeypatch, "worker", **{"longhouse.browser.parts": parts})
    worker.SLICE = -1.0
    steps = {"short": 3, "long": 40}

    def begin(text: str) -> Task:
        made: list[int] = []

        def thoughts() -> Iterator[float]:
            for step in range(steps[text]):
                made.append(step)
                yield step / steps[text]

        return Task(thoughts(), lambda: {"made": len(made)})

    monkeypatch.setattr(worker.Question, "from_json", lambda text: text)
    monkeypatch.setattr(worker._mind, "begin", begin)

    async def run() -> None:
        long = asyncio.ensure_future(worker.think(1, "long"))
        short = asyncio.ensure_future(worker.think(2, "short"))
        while not short.done():
            await asyncio.sleep(0)
            share = worker.ping(1)
        assert share and worker.ping(1) >= share and not worker.ping(2)
        third = asyncio.ensure_future(worker.think(3, "short"))
        worker._hurried.add(4)  # not begun yet
        await third
        assert worker._hurried == {4}
        worker.hurry(1)
        assert json.loads(await long)["made"] < 40
        assert worker._hurried == {4} and not worker._done

    asyncio.run(run())

"""Runs only in the page that bench adds to the site: its script can call there what also runs natively."""

from __future__ import annotations

import asyncio
import json
import sys
from time import perf_counter

from pyodide.ffi import create_proxy
from pyscript import document, window

from bench.evening import evening
from bench.hindsight import hindsight
from bench.playout import longhouse
from bench.search import jarl_turns
from longhouse.bots.question import Question, ask_choice
from longhouse.browser import parts, thinking
from longhouse.engine import Match


async def expose() -> None:
    """Put the functions into the page; they answer in JSON."""
    for part in parts.install():
        await parts.fetch(part)
    window.benchPace = create_proxy(lambda *setup: json.dumps(longhouse(*setup)))
    window.benchEvening = create_proxy(lambda *setup: json.dumps(evening(*setup)))
    window.benchSearch = create_proxy(lambda *setup: json.dumps(jarl_turns(*setup)))
    window.benchHindsight = create_proxy(lambda *setup: json.dumps(hindsight(*setup)))
    window.benchWait = create_proxy(wait)
    window.benchPython = sys.version.split()[0]
    document.documentElement.setAttribute("data-app", "ready")


async def wait(link: str, warm: bool) -> float:
    """Seconds that the first question of a visit takes longer than the same again; once in a page."""
    thinking.HEAD_START = thinking.STARTING  # so that it is not the page that answers
    told = document.querySelector("py-config")
    assert told
    told.textContent = json.dumps({k: v for k, v in json.loads(told.textContent).items() if k != "files"})
    question, thinker = ask_choice(Match.from_link(link), "jarl"), thinking.Thinker()
    if warm:
        thinker.warm(question.game.meta.id)
        await asyncio.gather(*thinker._tasks)
    return await _answered(thinker, question) - await _answered(thinker, question)


async def _answered(thinker: thinking.Thinker, question: Question) -> float:
    began, answer = perf_counter(), asyncio.get_event_loop().create_future()

    def failed(why: str) -> None:
        answer.set_exception(RuntimeError(why))

    thinker.ask(1, question, answer.set_result, failed, lambda _share: None)
    await answer
    return perf_counter() - began

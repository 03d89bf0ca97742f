"""Where the page enters: puts the parts together and starts the program."""

from __future__ import annotations

import asyncio

from pyscript import document

from longhouse.app.messages import Crashed, Started
from longhouse.engine.record import replace

from . import lasting, parts
from .effects import Performer
from .environment import read
from .listen import listen
from .loop import Program
from .saving import Saver
from .screen import Screen
from .storage import Store
from .why import Why

_running: list[object] = []  # what the listeners stand on, kept for as long as the page


async def start() -> None:
    """Draw the first screen and listen. What is raised here makes the page say that the start failed."""
    games = parts.install()
    store = Store()
    why = Why()
    screen = Screen(why)
    saver = Saver(store)
    performer = Performer(saver, screen)
    program = Program(performer.perform, screen)
    saver.answer = performer.answer = program.send
    started = read(store)
    await _begin(program, screen, started)
    if started.slots:
        lasting.look(program.send)
    listen(program, screen, saver, why)
    _running.append(program)
    document.documentElement.setAttribute("data-app", "ready")
    _running.append(asyncio.ensure_future(parts.bring(games)))


async def _begin(program: Program, screen: Screen, started: Started) -> None:
    """Send Started. A stored thing or a link that makes it raise must not lock the person out for ever."""
    await program.sent(started)
    if not screen.drawn:
        error = program.error
        await program.sent(replace(started, address="", settings="", slots={}, ledger=""))
        if not screen.drawn:
            raise RuntimeError(f"Longhouse could not draw its first screen: {error}")
        program.send(Crashed(error, "Started"))

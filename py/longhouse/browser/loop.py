"""The loop: a message in, a new model and its page out, effects carried out, one draw at the end."""

from __future__ import annotations

import asyncio
import traceback
from collections import deque
from collections.abc import Callable

from js import Date, console

from longhouse.app.effects import Effect, Focus
from longhouse.app.messages import Crashed, Do, Msg, Navigated, PartMissed, Submitted
from longhouse.app.model import Model
from longhouse.app.shell import note
from longhouse.app.update import update
from longhouse.app.view import Page, view

from . import parts
from .screen import Screen

CHOSEN = (Do, Navigated)
LONGEST = 400  # characters of a message that a report of a crash repeats


class Program:
    """Holds the model. It changes only when both `update` and `view` were content with it."""

    def __init__(self, perform: Callable[[Effect], None], screen: Screen) -> None:
        self._perform = perform
        self._screen = screen
        self._model = Model()
        self._page: Page | None = None
        self._queue: deque[Msg] = deque()
        self._busy = False
        self._arrival: asyncio.Future[None] | None = None  # of a part without which it does not go on
        self._crashed = False  # one report for each turn of the loop, or a crash could follow a crash
        self._focus = Focus("")
        self.error = ""  # the last exception, in short

    def send(self, message: Msg) -> None:
        """Handle a message and all that it leads to at once."""
        if self._arrival is not None and self._page is not None and isinstance(message, CHOSEN):
            self._choose_anew()
        self._queue.append(message)
        if not self._busy and self._arrival is None:
            self._turn()

    async def sent(self, message: Msg) -> None:
        """Send a message, and wait for all that it needs."""
        self.send(message)
        while self._arrival is not None:
            await self._arrival

    def note(self) -> str:
        """What the next start may show before Python runs."""
        return note(self._model)

    def _turn(self) -> None:
        message = self._queue[0]
        self._busy, self._crashed = True, False
        try:
            while self._queue and self._arrival is None:
                self._step(self._queue.popleft())
            if self._page is not None:
                # A form that was sent may be emptied; what is being typed is left alone.
                self._screen.show(self._page, self._focus, keep_typed=not isinstance(message, Submitted))
        except Exception as error:  # drawing failed: nothing is left to tell the app
            self.error = _report(error)
        finally:
            self._busy, self._focus = False, Focus("")
            if self._arrival is None:
                self._queue.clear()

    def _wait(self, message: Msg, part: str) -> None:
        """Go on with this message, and what was said after it, when the part is here."""
        self._queue.appendleft(message)
        self._screen.wait(True)
        self._arrival = asyncio.ensure_future(self._bring(part))

    def _choose_anew(self) -> None:
        """Whoever chooses something else waits no longer; the part comes all the same."""
        if isinstance(self._queue[0], CHOSEN):
            self._queue.popleft()
            self._arrival = None
            self._screen.wait(False)

    async def _bring(self, part: str) -> None:
        error, waiting = None, asyncio.current_task()
        try:
            await parts.fetch(part)
        except Exception as raised:  # no network
            error = raised
        if self._arrival is not waiting:
            return
        self._arrival = None
        self._screen.wait(False)
        if error is not None:
            if self._page is None:  # the start itself needs it
                self._queue.clear()
                raise error
            console.warn(f"Not loaded: {error}")
            self._queue[0] = PartMissed()
        self._turn()

    def _step(self, message: Msg) -> None:
        try:
            model, effects = update(self._model, message, int(Date.now()))
            page = self._page if model is self._model and self._page is not None else view(model)
        except parts.Missing as missing:
            self._wait(message, missing.part)
            return
        except Exception as error:
            self._crash(error, message)
            return
        self._model, self._page = model, page
        for effect in effects:
            try:
                if isinstance(effect, Focus):
                    self._focus = effect
                else:
                    self._perform(effect)
            except Exception as error:
                self._crash(error, effect)

    def _crash(self, error: Exception, cause: Msg | Effect) -> None:
        self.error = _report(error)
        if not self._crashed and self._page is not None:
            self._queue.append(Crashed(self.error, repr(cause)[:LONGEST]))
        self._crashed = True


def _report(error: Exception) -> str:
    """Log the whole trace, return the short form."""
    console.error("".join(traceback.format_exception(error)))
    return f"{type(error).__name__}: {error}"

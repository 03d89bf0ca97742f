"""While a table on several devices is open: the screen stays on, and leaving asks first."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from js import navigator
from pyodide.ffi import JsException, create_proxy
from pyscript import document, window

from .errors import offered
from .sharing import go

if TYPE_CHECKING:
    from js import Event


class Awake:
    """Browsers switch a wake lock off when the page is hidden; it is asked for again when it is seen."""

    def __init__(self) -> None:
        self._on = False
        self._lock: Any = None
        self._busy = False
        document.addEventListener("visibilitychange", create_proxy(lambda event: self._look()))

    def keep(self, on: bool) -> None:
        """Keep the screen on, or no longer."""
        self._on = on
        self._look()

    def _look(self) -> None:
        keeper = offered(navigator, "wakeLock")  # not everywhere
        if keeper is not None and document.visibilityState == "visible" and not self._busy:
            self._busy = True
            go(self._change(keeper))

    async def _change(self, keeper: Any) -> None:
        """Until it is as wanted: that may change meanwhile."""
        with suppress(JsException):  # a low battery, perhaps
            while self._on != (self._lock is not None and not self._lock.released):
                if self._on:
                    self._lock = await keeper.request("screen")
                else:
                    await self._lock.release()
        self._busy = False


class Guard:
    """The browser's own question before the page is left; it asks only those who have used the page."""

    def __init__(self) -> None:
        self._on = False
        self._listener = create_proxy(self._ask)

    def keep(self, on: bool) -> None:
        """Ask, or no longer: even a listener that does nothing would make going back slow."""
        if on != self._on:
            self._on = on
            change = window.addEventListener if on else window.removeEventListener
            change("beforeunload", self._listener)

    def _ask(self, event: Event) -> None:
        event.preventDefault()
        event.returnValue = True  # what older browsers look at

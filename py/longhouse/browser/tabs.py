"""What the tabs of one browser tell each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyodide.ffi import create_proxy
from pyscript import window

from longhouse.app.messages import Overheard

from .errors import offered
from .sharing import Answer

if TYPE_CHECKING:
    from js import Event

LONGEST = 10_000  # characters; an answer to an invitation has some hundred


class Tabs:
    """A channel to the tabs of the same app, of those that have a table on several devices."""

    def __init__(self, prefix: str, answer: Answer) -> None:
        self._answer = answer
        maker = offered(window, "BroadcastChannel")  # old browsers have none
        self._channel = maker.new(f"{prefix}live") if maker else None
        if self._channel:
            self._channel.addEventListener("message", create_proxy(self._hear))

    def tell(self, text: str) -> None:
        """Let all other tabs hear this."""
        if self._channel:
            self._channel.postMessage(text)

    def _hear(self, event: Event) -> None:
        text = event.data
        if isinstance(text, str) and len(text) <= LONGEST:
            self._answer(Overheard(text))

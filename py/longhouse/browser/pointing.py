"""What is this? A finger held on a thing, `?` while it has the focus, or a click after the question mark."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from js import clearTimeout, setTimeout
from pyodide.ffi import create_proxy
from pyscript import document

from longhouse.app.messages import Msg, Pointed

if TYPE_CHECKING:
    from js import Element, Event
    from pyodide.ffi import JsNull

HOLD_MS = 550
SLIP = 12  # pixels a finger may move while it rests
RULE = "[data-rule]"
ASKS = "data-asks"  # on <html>: all that has a rule can be met, even what lets clicks through


class Pointing:
    """Finds the thing that is meant and asks the app to explain it."""

    def __init__(self, send: Callable[[Msg], object]) -> None:
        self._send = send
        self._timer = 0
        self._start = (0.0, 0.0)
        self._held = False  # the finger that is down has asked already: its click means nothing
        self._under: Element | None = None  # what the mouse is over
        self._ring = create_proxy(self._hold)
        self._moves = create_proxy(self._move)

    def down(self, event: Event) -> None:
        """A finger comes down: if it stays, it asks."""
        self._held = False
        self._stop()
        if event.pointerType == "touch" and event.isPrimary:
            self._start = (event.clientX, event.clientY)
            self._timer = setTimeout(self._ring, HOLD_MS)
            document.addEventListener("pointermove", self._moves)  # only now: a mouse moves all the time

    def up(self, event: Event) -> None:
        """The finger has left."""
        self._stop()

    def menu(self, event: Event) -> None:
        """No menu of the browser where a finger is held to ask."""
        if self._timer or self._held:
            event.preventDefault()

    def over(self, event: Event) -> None:
        """Remember what the mouse is over, for the key."""
        if event.type == "pointerover":
            self._under = event.target

    def took(self, event: Event) -> bool:
        """Whether a click only asked what a thing is."""
        if self._held:
            self._held = False
            return True
        html = document.documentElement
        return bool(html.hasAttribute(ASKS)) and self._explain(_met(event.clientX, event.clientY))

    def explain(self, target: Element) -> bool:
        """The key: explain what has the focus, or else what the mouse is over."""
        return self._explain(_thing(target)) or self._explain(_thing(self._under))

    def _move(self, event: Event) -> None:
        """A finger that moves scrolls or drags."""
        x, y = self._start
        if abs(event.clientX - x) > SLIP or abs(event.clientY - y) > SLIP:
            self._stop()

    def _hold(self) -> None:
        self._stop()
        self._held = self._explain(_met(*self._start))

    def _stop(self) -> None:
        if self._timer:
            clearTimeout(self._timer)
            document.removeEventListener("pointermove", self._moves)
        self._timer = 0

    def _explain(self, thing: Element | JsNull | None) -> bool:
        if not thing:
            return False
        marked = thing.closest("[data-why], [data-action]") or thing
        why = marked.getAttribute("data-why") or ""
        rule = thing.getAttribute("data-rule") or ""
        self._send(Pointed(rule, why, bool(marked.hasAttribute("data-action"))))
        return True


def _thing(target: Element | JsNull | None) -> Element | JsNull | None:
    """The element with a rule that holds the target."""
    if not target or not hasattr(target, "closest") or not target.isConnected:
        return None
    return target.closest(RULE)


def _met(x: float, y: float) -> Element | JsNull | None:
    """What lies at that point, even if clicks pass through it."""
    html = document.documentElement
    asked = html.hasAttribute(ASKS)
    html.setAttribute(ASKS, "true")
    met = document.elementFromPoint(x, y)
    if not asked:
        html.removeAttribute(ASKS)
    return _thing(met)

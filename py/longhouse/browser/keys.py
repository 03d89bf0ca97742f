"""The keyboard: Enter and Space choose, arrows walk among the choices, a few letters are commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from js import JSON
from pyscript import document

from longhouse.app.messages import Do, Msg

from .pointing import Pointing

if TYPE_CHECKING:
    from js import Element, Event, Parent
    from pyodide.ffi import JsNull

VISIBLE = JSON.parse('{"visibilityProperty": true}')
FIELDS = "input, select, textarea, [contenteditable]"
STANDS_FOR = "[data-action], [data-do]:not(form), [data-why]"
STEPS = {"ArrowLeft": -1, "ArrowUp": -1, "ArrowRight": 1, "ArrowDown": 1}
ENDS = {"Home": 0, "End": -1}
DIGITS = "123456789"
COMMANDS = {"u": "undo", "r": "redo", "?": "help"}


class Keys:
    """Reads one keydown event at a time."""

    def __init__(
        self, send: Callable[[Msg], object], choose: Callable[[Element], None], pointing: Pointing
    ) -> None:
        self._send = send
        self._choose = choose
        self._pointing = pointing

    def press(self, event: Event) -> None:
        """Find out what a key means here; what means nothing is left to the browser."""
        if event.defaultPrevented or event.isComposing or event.ctrlKey or event.metaKey or event.altKey:
            return
        key, target = str(event.key), event.target
        if key == "Escape":
            event.preventDefault()  # or the browser would close a dialog by itself
            self._send(Do("escape"))
        elif not hasattr(target, "closest") or target.matches(FIELDS):
            return
        elif key in ("Enter", " "):
            self._enter(event, target)
        elif key == "Tab":
            if _stay(target, -1 if event.shiftKey else 1):
                event.preventDefault()
        elif key in STEPS or key in ENDS:
            if walk(target, key):
                event.preventDefault()
        elif key in DIGITS:
            if not event.repeat:
                self._number(key)
        elif key == "?" and self._pointing.explain(target):
            event.preventDefault()
        elif key in COMMANDS and not event.repeat:
            self._send(Do(COMMANDS[key]))

    def _number(self, key: str) -> None:
        """Choose what bears the number, unless it is folded away or a dialog lies over it."""
        choice = document.querySelector(f'.tray [aria-keyshortcuts="{key}"]')
        if choice and _reachable(choice) and not document.querySelector("dialog[open]"):
            self._choose(choice)

    def _enter(self, event: Event, target: Element) -> None:
        """Native buttons and links make a click of it by themselves; a key held down is one choice only."""
        element = target.closest(STANDS_FOR)
        native = target.matches("button, a[href], summary")
        if not element or (native and not event.repeat):
            return
        event.preventDefault()
        if not event.repeat:
            self._choose(element)


def _reachable(stop: Element) -> bool:
    """Whether the focus can go there: not to what is folded away; a browser that cannot tell shows all."""
    shown = getattr(stop, "checkVisibility", None)
    return stop.tabIndex >= 0 and (shown is None or bool(shown(VISIBLE)))


def _stay(target: Element, step: int) -> bool:
    """Keep the focus in what lies alone over the page, as long as it is seen; False if nothing does."""
    scene = document.querySelector("[data-alone]")
    stops = [stop for stop in scene.querySelectorAll("button") if _reachable(stop)] if scene else []
    if not stops:
        return False
    here = next((index for index, stop in enumerate(stops) if stop == target), -1 if step > 0 else 0)
    stops[(here + step) % len(stops)].focus()
    return True


def walk(target: Element, key: str) -> bool:
    """Move the focus to another choice of the same place; False if there is nowhere to go."""
    place: Parent | JsNull = target.closest("[data-arrows]")
    if not place and target.matches("[data-action], [data-why]"):
        place = target.closest("svg") or document
        kinds = "[data-action]"
    elif place:
        kinds = "[data-action], [data-do], [data-why]"
    elif target.matches("#prompt, body") and key in ("ArrowLeft", "ArrowRight"):  # up and down scroll
        place, kinds = document, "[data-action]"
    else:
        return False
    assert place
    stops = [stop for stop in place.querySelectorAll(kinds) if stop == target or _reachable(stop)]
    if not stops:
        return False
    if key in ENDS:
        goal = ENDS[key]
    else:
        here = next((index for index, stop in enumerate(stops) if stop == target), None)
        start = -1 if STEPS[key] > 0 else 0  # from outside: to the first, or to the last
        goal = ((start if here is None else here) + STEPS[key]) % len(stops)
    stops[goal].focus()
    return True

"""One listener for each kind of event on the whole document; elements say by attributes what they mean."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from js import FormData
from pyodide.ffi import create_proxy
from pyscript import document, window

from longhouse.app.messages import (
    Act,
    Calmed,
    Do,
    LedgerRead,
    Navigated,
    NewVersion,
    Resized,
    SlotsRead,
    Submitted,
    Typed,
)

from .drag import Drag
from .environment import CALM, LAYOUTS, address, calm, layout
from .keys import Keys
from .loop import Program
from .pointing import Pointing
from .saving import Saver
from .screen import Screen
from .storage import StorageError
from .why import Why

if TYPE_CHECKING:
    from js import Element, Event

CHOOSABLE = "[data-action], [data-do], [data-why]"


def listen(program: Program, screen: Screen, saver: Saver, why: Why) -> None:
    """Set up all listeners, once and for the life of the page."""
    pointing = Pointing(program.send)
    listeners = Listeners(program, screen, saver, why, pointing)
    keys = Keys(program.send, listeners.choose, pointing)
    Drag(program.send, listeners.choose).listen()

    def key(event: Event) -> None:
        screen.pointing = False
        keys.press(event)

    on_document: dict[str, Callable[[Event], None]] = {
        "click": listeners.click,
        "keydown": key,
        "input": listeners.typed,
        "submit": listeners.submit,
        "pointerdown": listeners.pointer,
        "pointerup": pointing.up,
        "pointercancel": pointing.up,
        "contextmenu": pointing.menu,
        "pointerover": listeners.point,
        "focusin": listeners.point,
        "pointerout": listeners.leave,
        "focusout": listeners.leave,
        "visibilitychange": listeners.hidden,
        "animationend": listeners.ended,
    }
    on_window: dict[str, Callable[[Event], None]] = {
        "hashchange": listeners.navigated,
        "popstate": listeners.navigated,
        "storage": listeners.stored,
        "pageshow": listeners.shown,
        "pagehide": listeners.leaving,
        "longhouse:update": lambda event: program.send(NewVersion()),
    }
    for name, handler in on_document.items():
        document.addEventListener(name, create_proxy(handler))
    for name, handler in on_window.items():
        window.addEventListener(name, create_proxy(handler))
    document.addEventListener("cancel", create_proxy(listeners.cancel), True)  # it does not bubble
    for query in LAYOUTS.values():
        window.matchMedia(query).addEventListener("change", create_proxy(listeners.resized))
    window.matchMedia(CALM).addEventListener("change", create_proxy(listeners.calmed))


class Listeners:
    """What each event means to the app."""

    def __init__(self, program: Program, screen: Screen, saver: Saver, why: Why, pointing: Pointing) -> None:
        self._send = program.send
        self._note = program.note
        self._screen = screen
        self._saver = saver
        self._why = why
        self._pointing = pointing

    def click(self, event: Event) -> None:
        """A choice, a command, or something that is not possible."""
        if self._pointing.took(event):
            event.preventDefault()
            return
        element = near(event.target, CHOOSABLE)
        if element is None or element.localName == "form":
            return
        if element.localName == "a" and (event.ctrlKey or event.metaKey or event.shiftKey):
            return  # a new tab or window is wanted
        if element.localName in ("a", "button"):
            event.preventDefault()
        self.choose(element)

    def choose(self, element: Element) -> None:
        """Do what the element stands for."""
        if element.hasAttribute("data-why"):
            self._why.say(element)
        elif element.hasAttribute("data-action"):
            turn = document.documentElement.getAttribute("data-turn")
            self._send(Act(element.getAttribute("data-action") or "", int(turn or 0)))
        elif element.getAttribute("aria-disabled") != "true":
            self._send(Do(element.getAttribute("data-do") or "", element.getAttribute("data-arg") or ""))

    def typed(self, event: Event) -> None:
        """A field has a new value."""
        field = event.target
        name = field.getAttribute("data-field")
        if name:
            box = field.type == "checkbox"
            self._send(Typed(name, ("on" if field.checked else "") if box else str(field.value)))

    def submit(self, event: Event) -> None:
        """A form was sent; none ever leaves the page."""
        event.preventDefault()
        form = event.target
        command = form.getAttribute("data-do")
        if command:
            entries = {name: value for name, value in FormData.new(form) if isinstance(value, str)}
            self._send(Submitted(command, entries))

    def pointer(self, event: Event) -> None:
        """A mouse or a finger is in use."""
        self._screen.pointing = True
        self._pointing.down(event)

    def point(self, event: Event) -> None:
        """Something is pointed at, or has got the focus."""
        self._pointing.over(event)
        self._why.say(near(event.target, "[data-why], [data-note]"))

    def leave(self, event: Event) -> None:
        """Nothing is pointed at any more; where there is something new, its own event follows."""
        if not event.relatedTarget:
            self._why.clear()

    def cancel(self, event: Event) -> None:
        """The browser wants to close a dialog, by the back gesture for example: the app decides."""
        if event.target.localName == "dialog":
            event.preventDefault()
            self._send(Do("escape"))

    def ended(self, event: Event) -> None:
        """A scene has run its course; the animations of what is in it are its own affair."""
        command = event.target.getAttribute("data-ends")
        if command and event.animationName.endswith("-out"):
            self._send(Do(command))

    def navigated(self, event: Event) -> None:
        """Back, forward, a link or the address bar; both events come, one is enough."""
        if address() != self._screen.address:
            self._screen.address = address()
            self._send(Navigated(self._screen.address))

    def resized(self, event: Event) -> None:
        """Another layout fits the window."""
        self._send(Resized(layout()))

    def calmed(self, event: Event) -> None:
        """The system asks for less motion, or no longer."""
        self._send(Calmed(calm()))

    def stored(self, event: Event) -> None:
        """Another tab has written."""
        key = event.key
        name = key if isinstance(key, str) else None
        if self._saver.store.concerns_slots(name):
            self._send(SlotsRead(self._saver.slots()))
        if self._saver.store.concerns_ledger(name):
            self._send(LedgerRead(self._saver.store.ledger()))

    def shown(self, event: Event) -> None:
        """The page is back from a sleep in which it heard of no change."""
        if event.persisted:
            self._send(SlotsRead(self._saver.slots()))
            self._send(LedgerRead(self._saver.store.ledger()))

    def hidden(self, event: Event) -> None:
        """The page may be on its way out."""
        if document.visibilityState == "hidden":
            self.leaving(event)

    def leaving(self, event: Event) -> None:
        """Write what is still to be written."""
        self._saver.flush()
        with suppress(StorageError):
            self._saver.store.save_note(self._note())


def near(target: Element, selector: str) -> Element | None:
    """The element of that kind that holds the target, or is it; None if there is none."""
    closest = getattr(target, "closest", None)  # the document itself can be a target
    return (closest(selector) or None) if closest else None

"""Dragging: what can be moved on the board may also be carried to its place.

An element marked `data-drag` is picked up. If it is a choice itself, it is chosen at that moment, so that the
board shows where it can go; letting go over a choice takes that one. Letting go where it was picked up takes
the choice back. A finger drags only what is marked "all": elsewhere it scrolls the page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyodide.ffi import create_proxy
from pyscript import document

from longhouse.app.messages import Do, Msg
from longhouse.engine import game_class

if TYPE_CHECKING:
    from js import Element, Event

SLACK = 8  # pixels that a click may tremble
AT_ONCE = 50  # milliseconds after which a click is not the end of a drag any more
HOME = 30  # pixels around the place where it was picked up


class Drag:
    """One thing at a time, from pointerdown to pointerup."""

    def __init__(self, send: Callable[[Msg], object], choose: Callable[[Element], None]) -> None:
        self._send = send
        self._choose = choose
        self._element: Element | None = None  # under the pointer that is down
        self._ghost: Element | None = None  # what is seen under the pointer while it is carried
        self._start = (0.0, 0.0)
        self._chosen = False  # picking it up was a choice
        self._dropped = -1000.0  # when the last thing was let go, in milliseconds
        self._moves = create_proxy(self._move)

    def listen(self) -> None:
        """Hear of every pointer on the page."""
        for name, handler in {
            "pointerdown": self._down,
            "pointerup": self._up,
            "pointercancel": lambda event: self._end(),
        }.items():
            document.addEventListener(name, create_proxy(handler))
        document.addEventListener("click", create_proxy(self._click), True)

    def _down(self, event: Event) -> None:
        closest = getattr(event.target, "closest", None)
        kinds = "[data-drag=all]" if event.pointerType == "touch" else "[data-drag]"
        self._ghost, self._chosen = None, False
        asks = document.documentElement.hasAttribute("data-asks")  # a click should only explain the thing
        self._element = (closest(kinds) or None) if closest and event.button == 0 and not asks else None
        self._start = (event.clientX, event.clientY)
        if self._element is not None:
            document.addEventListener("pointermove", self._moves)  # only now: a mouse moves all the time

    def _move(self, event: Event) -> None:
        x, y = event.clientX - self._start[0], event.clientY - self._start[1]
        if self._ghost is None:
            if self._element is None or abs(x) + abs(y) < SLACK:
                return
            self._ghost = self._pick_up(self._element)
        self._ghost.style.transform = f"translate({x}px,{y}px)"

    def _pick_up(self, element: Element) -> Element:
        carried = ghost(element)
        holder = document.createElement("div")  # outside the page that is redrawn, but with the game's looks
        holder.className = game_class(document.documentElement.dataset.game)
        holder.appendChild(carried)
        document.body.appendChild(holder)
        self._chosen = element.hasAttribute("data-action")
        if self._chosen:
            self._choose(element)
        return carried

    def _up(self, event: Event) -> None:
        if self._ghost is None:
            self._end()
            return
        below = document.elementFromPoint(event.clientX, event.clientY)
        goal = below.closest("[data-action]") if below else None
        x, y = event.clientX - self._start[0], event.clientY - self._start[1]
        back = abs(x) + abs(y) < HOME
        chosen = self._chosen
        self._end()
        self._dropped = event.timeStamp
        if back and chosen:
            self._send(Do("undo"))
        elif goal and not back:
            self._choose(goal)

    def _click(self, event: Event) -> None:
        if event.timeStamp - self._dropped < AT_ONCE:
            event.stopPropagation()
            event.preventDefault()

    def _end(self) -> None:
        if self._ghost is not None:
            self._ghost.parentNode.remove()
        self._element = self._ghost = None
        document.removeEventListener("pointermove", self._moves)


def ghost(element: Element) -> Element:
    """A copy of the element that lies exactly over it and is not in the way of the pointer."""
    box = element.getBoundingClientRect()
    copy = element.cloneNode(True)
    for attribute in ("id", "data-action", "data-drag", "tabindex", "style"):
        copy.removeAttribute(attribute)
    picture = getattr(element, "ownerSVGElement", None)
    if picture:
        frame = document.createElementNS("http://www.w3.org/2000/svg", "svg")
        matrix = element.getScreenCTM()
        turned = f"matrix({matrix.a} 0 0 {matrix.d} {matrix.e - box.x} {matrix.f - box.y})"
        copy.removeAttribute("transform")
        holder = document.createElementNS("http://www.w3.org/2000/svg", "g")
        holder.setAttribute("transform", turned)
        holder.appendChild(copy)
        frame.appendChild(holder)
        frame.setAttribute("class", picture.getAttribute("class") or "")
        copy = frame
    copy.classList.add("dragged")
    copy.setAttribute("aria-hidden", "true")
    copy.style.cssText = f"left:{box.x}px;top:{box.y}px;width:{box.width}px;height:{box.height}px"
    return copy

"""Says why a choice is not possible, or what it would bring, as soon as one points at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript import document

if TYPE_CHECKING:
    from js import Element


class Why:
    """Writes the reason or note, data-why or data-note of an element, into #why; an empty one clears it."""

    def __init__(self) -> None:
        self._shown = ""

    def say(self, element: Element | None) -> None:
        """Show what this element has to say; None has nothing."""
        reason = ""
        if element:
            reason = element.getAttribute("data-why") or element.getAttribute("data-note") or ""
        if reason != self._shown:
            self._shown = reason
            place = document.getElementById("why")
            if place:
                place.textContent = reason

    def clear(self) -> None:
        """Nothing is pointed at any more."""
        self.say(None)

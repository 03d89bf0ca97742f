"""Says why a choice is not possible, as soon as one points at it."""

from __future__ import annotations

from typing import Any

from pyscript import document


class Why:
    """Writes the reason, the data-why of an element, into #why; an empty one clears it."""

    def __init__(self) -> None:
        self._shown = ""

    def say(self, element: Any) -> None:
        """Show the reason of this element; None has none."""
        reason = (element.getAttribute("data-why") or "") if element else ""
        if reason != self._shown:
            self._shown = reason
            place = document.getElementById("why")
            if place:
                place.textContent = reason

    def clear(self) -> None:
        """Nothing is pointed at any more."""
        self.say(None)

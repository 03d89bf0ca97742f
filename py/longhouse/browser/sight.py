"""Brings the choices, or what moved, into view, where the window cannot show the whole table."""

from __future__ import annotations

from typing import Any

from pyscript import document, window
from pyscript.ffi import to_js

from .environment import calm

MARGIN = 4  # pixels between a choice and the edge of what can be seen


def asked() -> bool:
    """Whether there is a choice on the board."""
    return bool(document.querySelector(".table-board [data-action]"))


def show(motion: str, moved: list[float]) -> None:
    """Scroll as little as needed to see every choice of the board; from the first one, if not all fit.

    Where there is none, it is what has moved: its top and bottom, unless it is too much to be seen at once.
    """
    board, question = document.querySelector(".table-board"), document.getElementById("prompt")
    boxes = [part.getBoundingClientRect() for part in document.querySelectorAll(".table-board [data-action]")]
    boxes = [box for box in boxes if box.width and box.height]  # others are in a place that is not shown
    if not question or not (boxes or moved):
        return
    end = _seen_until(board, question)
    if boxes:
        top, bottom = min(box.top for box in boxes), max(box.bottom for box in boxes)
    else:
        top, bottom = moved
        if bottom - top > end - 2 * MARGIN:
            return
    distance = to_scroll(top, bottom, end)
    if distance:
        still = motion == "off" or calm()
        window.scrollBy(to_js({"top": distance, "behavior": "auto" if still else "smooth"}))


def to_scroll(top: float, bottom: float, end: float) -> float:
    """How far to scroll so that what lies from top to bottom is seen between the window's top and `end`."""
    if top >= 0 and bottom <= end:
        return 0
    if top < 0 or bottom - top > end - 2 * MARGIN:
        return top - MARGIN
    return bottom - end + MARGIN


def _seen_until(board: Any, question: Any) -> float:
    """Where the window ends for the board: the question may keep to its bottom."""
    asked, height = question.getBoundingClientRect(), float(window.innerHeight)
    return height if asked.left >= board.getBoundingClientRect().right - 1 else min(height, asked.top)

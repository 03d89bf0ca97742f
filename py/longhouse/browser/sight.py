"""Brings the choices, or what moved, into view, where the window cannot show the whole table."""

from __future__ import annotations

from pyodide.code import run_js
from pyscript import document, window
from pyscript.ffi import to_js

from .environment import calm

MARGIN = 4  # pixels between a choice and the edge of what can be seen

# Where the choices of the board begin and end, and where the window ends for the board: the question may keep
# to its bottom. There may be many choices, and each crossing to Python costs more than a measurement.
MEASURE = run_js(r"""() => {
  const board = document.querySelector(".table-board"), question = document.getElementById("prompt");
  if (!board || !question) return null;
  const boxes = [...board.querySelectorAll("[data-action]")].map((part) => part.getBoundingClientRect())
    .filter(({width, height}) => width && height);  // others are in a place that is not shown
  const asked = question.getBoundingClientRect();
  const beside = asked.left >= board.getBoundingClientRect().right - 1;
  const end = beside ? innerHeight : Math.min(innerHeight, asked.top);
  return [end, ...boxes.length ? [Math.min(...boxes.map(({top}) => top)),
                                  Math.max(...boxes.map(({bottom}) => bottom))] : []];
}""")


def asked() -> bool:
    """Whether there is a choice on the board."""
    return bool(document.querySelector(".table-board [data-action]"))


def show(motion: str, moved: list[float]) -> None:
    """Scroll as little as needed to see every choice of the board; from the first one, if not all fit.

    Where there is none, it is what has moved: its top and bottom, unless it is too much to be seen at once.
    """
    measured = MEASURE()
    if not measured:
        return
    end, *span = measured
    if not span and moved and moved[1] - moved[0] <= end - 2 * MARGIN:
        span = moved
    if not span:
        return
    top, bottom = span
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

"""What lies alone over the page, `data-alone`: while it is seen, nothing below can be reached or read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyodide.code import run_js

if TYPE_CHECKING:
    from js import Element

# It may be drawn before it comes: its animation begins later. What is announced is heard all the same.
SHUT = run_js("""(root) => {
  const alone = root.querySelector(":scope > [data-alone]"), shown = alone?.getClientRects().length;
  const on = shown && (parseFloat(alone.style.animationDelay) <= 0
                       || getComputedStyle(alone).visibility === "visible");
  for (const part of root.querySelectorAll(":scope > :is(.bar, .table)")) part.toggleAttribute("inert", !!on);
  if (on && !alone.contains(document.activeElement)) {
    alone.querySelector("button").focus({preventScroll: true});
  }
}""")


def shut(root: Element) -> None:
    """Close what is below, or open it; the next drawing opens it by itself."""
    SHUT(root)

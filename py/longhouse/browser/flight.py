"""Things that change their place on the page are seen on their way: tiles, figures, cards.

Boards mark such a thing by `data-fly`, with the kind of thing it is. One of a kind that is new in its place
comes from where one of that kind has vanished, or else from where one still lies, a pile for example.
Onboard's pieces need none of this: they are moved by a transition of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.code import run_js
from pyscript import window

MILLISECONDS = {"normal": 450, "quick": 180, "off": 0}

# Every thing is measured before and after, too often for Python: a crossing costs as much as the measuring.
LOOK = run_js(r"""(root) => {
  const things = () => [...root.querySelectorAll("[data-fly]")].map((element) => {
    const box = element.getBoundingClientRect();
    return {element, kind: element.dataset.fly, x: box.x + box.width / 2, y: box.y + box.height / 2};
  });
  const before = things();
  return (duration) => {
    const far = (a, b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
    const left = new Set(before), moved = [];
    for (const thing of things()) {
      const stayed = [...left].find((old) => old.kind === thing.kind && far(old, thing) < 24);
      if (stayed) left.delete(stayed); else moved.push(thing);
    }
    for (const thing of moved) {
      const [from] = [...left, ...before].filter((old) => old.kind === thing.kind);
      if (!from) continue;
      left.delete(from);
      const scale = thing.element.parentElement.getScreenCTM?.()?.a ?? 1;
      const way = `${(from.x - thing.x) / scale}px ${(from.y - thing.y) / scale}px`;
      thing.element.animate({translate: [way, "0px 0px"]}, {duration, easing: "cubic-bezier(.3,.7,.3,1)"});
    }
  };
}""")


def watch(root: Any) -> Callable[[str], None]:
    """Look where everything is; what comes back shows the ways from there to where it is then."""
    arrived = LOOK(root)

    def fly(motion: str) -> None:
        still = window.matchMedia("(prefers-reduced-motion: reduce)").matches
        if MILLISECONDS[motion] and not still:
            arrived(MILLISECONDS[motion])

    return fly

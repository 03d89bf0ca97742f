"""Things that change their place on the page are seen on their way: tiles, figures, cards.

Boards mark such a thing by `data-fly`, with the kind of thing it is. One of a kind that is new in its place
comes from where one of that kind has vanished, or else from where one still lies, a pile for example. Its
place is that in the nearest part of the page with an id: what merely gives way to something does not fly.
Onboard's pieces need none of this: they are moved by a transition of their own. Whatever moves is pointed at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyodide.code import run_js
from pyscript import window

from longhouse.engine.record import NamedTuple

if TYPE_CHECKING:
    from js import Element

MILLISECONDS = {"normal": 450, "quick": 180, "off": 0}

# Every thing is measured before and after, too often for Python: a crossing costs as much as the measuring.
LOOK = run_js(r"""(root) => {
  const things = () => [...root.querySelectorAll("[data-fly]")].map((element) => {
    const box = element.getBoundingClientRect(), part = element.closest("[id]");
    const of = part.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return {element, kind: element.dataset.fly, x, y, box, part: part.id, at: {x: x - of.x, y: y - of.y}};
  }).filter(({element, box}) => box.width && !element.closest(".stage"));  // what is not shown has none
  const pieces = () => [...root.querySelectorAll(".table-board .piece[id]:not(.stage *)")];
  const place = () => root.querySelector("[data-place]")?.dataset.place, was = place();
  const before = things(), places = new Map(pieces().map((piece) => [piece.id, piece.style.transform]));
  const goal = (piece) => {  // it is still on its way: where its transition ends
    const box = piece.getBoundingClientRect();
    const way = new DOMMatrix(piece.style.transform).preMultiplySelf(piece.parentElement.getScreenCTM());
    return {y: way.f, height: box.height};
  };
  return (duration) => {
    const far = (a, b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
    const left = new Set(before);
    let moved = place() === was ? things() : [];  // another part of the table moves nothing
    const unlike = (near) => moved.filter((thing) => {
      const stayed = [...left].find((old) => old.kind === thing.kind && near(old, thing));
      left.delete(stayed);
      return !stayed;
    });
    const apart = (old, thing) => old.part === thing.part ? far(old.at, thing.at) : Infinity;
    moved = unlike((old, thing) => apart(old, thing) < 2);
    moved = unlike((old, thing) => far(old, thing) < 24 || apart(old, thing) < 24);
    const seen = moved.map((thing) => thing.element);
    seen.push(...pieces().filter((piece) => places.get(piece.id) !== piece.style.transform));
    const many = seen.length > 12;  // a round is dealt, or all gave way to something: nothing to point at
    const shown = moved.map(({y, box}) => ({y, height: box.height}));
    shown.push(...seen.slice(moved.length).map(goal).filter(({height}) => height));
    const span = [Math.min(...shown.map(({y, height}) => y - height / 2)),
                  Math.max(...shown.map(({y, height}) => y + height / 2))];
    const ways = [];
    if (duration) for (const thing of moved) {
      const [from] = [...left, ...before].filter((old) => old.kind === thing.kind);
      if (!from) continue;
      left.delete(from);
      const scale = thing.element.parentElement.getScreenCTM?.()?.a ?? 1;
      const way = `${(from.x - thing.x) / scale}px ${(from.y - thing.y) / scale}px`;
      ways.push([thing.element, {translate: [way, "0px 0px"]}]);
    }
    // Whatever is measured after an animation has begun makes the browser compute styles once more.
    const start = () => {
      const glow = {filter: ["drop-shadow(0 0 5px #ffd24a) brightness(1.25)", "none"]};
      for (const element of many ? [] : seen) element.animate(glow, {duration: 1200, easing: "ease-in"});
      for (const [element, way] of ways) {
        element.animate(way, {duration, easing: "cubic-bezier(.3,.7,.3,1)"});
      }
    };
    return [many || !shown.length ? [] : span, start];
  };
}""")


class Flights(NamedTuple):
    """The ways that are to be seen."""

    span: list[float]  # the top and the bottom of all that has moved, or nothing
    start: Callable[[], None]  # to be called when nothing more is measured


NONE = Flights([], lambda: None)


def watch(root: Element) -> Callable[[str], Flights]:
    """Look where everything is; what comes back finds the ways from there to where it is then."""
    arrived = LOOK(root)

    def fly(motion: str) -> Flights:
        still = window.matchMedia("(prefers-reduced-motion: reduce)").matches
        span, start = arrived(0 if still else MILLISECONDS[motion])
        return Flights(list(span), start)

    return fly

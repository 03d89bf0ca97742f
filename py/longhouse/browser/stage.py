"""Runs a scene that the app has drawn: measures its places, moves things, and shows its acts in turn.

All is animated by the browser's compositor, from the times in the markup; a tap moves every animation on to
where the app says. What is carried from place to place is a copy that flies over the page, outside of what
the app draws, so that nothing is drawn anew meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyodide.code import run_js
from pyodide.ffi import create_proxy

if TYPE_CHECKING:
    from js import Element

# Everything is measured once and animated at once: a crossing to Python for each would take longer.
DIRECT = run_js(r"""(root, over) => {
  const GLIDE = "cubic-bezier(.45,.05,.3,1)", POP = "cubic-bezier(.2,1.5,.4,1)";
  const air = document.createElement("div"), moved = new Map();
  const page = document.documentElement;  // what flies out of the window makes it no wider, unlike innerWidth
  let stage = null, beat = "", parts = [], wide = 0;
  let lies = false;  // a scene lies over the table, and has not run its course

  const times = ({dataset: {at, till}}) =>
    ({at: Number(at), till: Number(till), lasts: Math.max(1, till - at)});
  const box = (element) => {
    const {x: left, y: top, width, height} = element.getBoundingClientRect();
    const [x, y] = [left + scrollX, top + scrollY];
    return {x, y, width, height, mx: x + width / 2, my: y + height / 2};
  };
  const add = (element, frames, options) => {
    const animation = element.animate(frames, {fill: "both", easing: "linear", ...options});
    parts.push(animation);
    return animation;
  };
  const hold = (element, frames, delay, duration) => add(element, frames, {delay, duration, fill: "none"});

  // A copy of an element in the air, exactly over it.
  const lift = (element, face) => {
    const at = box(element), copy = face ?? element.cloneNode(true), frame = document.createElement("div");
    for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
    frame.className = face ? "stage-thing stage-face" : "stage-thing";
    frame.style.cssText = `left:${at.x}px;top:${at.y}px;width:${at.width}px;height:${at.height}px`;
    if (element.ownerSVGElement && !face) {
      const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      const holder = document.createElementNS("http://www.w3.org/2000/svg", "g");
      const way = element.getScreenCTM();
      copy.removeAttribute("transform");
      copy.style.transform = "none";
      const [x, y] = [way.e + scrollX - at.x, way.f + scrollY - at.y];
      holder.setAttribute("transform", `matrix(${way.a} ${way.b} ${way.c} ${way.d} ${x} ${y})`);
      holder.append(copy);
      picture.append(holder);
      picture.setAttribute("class", element.ownerSVGElement.getAttribute("class") ?? "");
      frame.append(picture);
    } else {
      copy.style.margin = 0;
      frame.append(copy);
    }
    air.append(frame);
    return {frame, at, x: 0, y: 0, size: 1};
  };

  const move = (cue, act) => {
    const thing = document.getElementById(cue.dataset.thing), {at, lasts} = times(cue);
    const {to = "", size = 1, turn = 0, fades, within, shakes, lifts} = cue.dataset;
    if (!thing?.getClientRects().length) return;
    if (shakes !== undefined) {
      const way = [0, -7, 7, -5, 5, -2, 0].map((step) => `${step}px 0px`);
      add(thing, {translate: way}, {delay: at, duration: lasts, fill: "none"});
      return;
    }
    if (lifts !== undefined) {
      const translate = ["0px 0px", "0px -14px", "0px -14px", "0px 0px"], offset = [0, .3, .7, 1];
      add(thing, {translate, offset}, {delay: at, duration: lasts, easing: "ease-in-out", fill: "none"});
      return;
    }
    const goal = to && to[0] !== "@" ? document.getElementById(to) : null;
    const options = {delay: at, duration: lasts, easing: GLIDE, fill: "forwards"};
    const board = box(stage);
    const edge = {"@right": [board.width, 0], "@left": [-board.width, 0], "@up": [0, -board.height],
                  "@down": [0, board.height]}[to];
    if (within !== undefined) {
      const from = box(thing), scale = thing.parentElement.getScreenCTM?.()?.a ?? 1, end = goal && box(goal);
      const [x, y] = edge ?? (end ? [end.mx - from.mx, end.my - from.my] : [0, 0]);
      if (turn) Object.assign(thing.style, {transformBox: "fill-box", transformOrigin: "center"});
      const way = ["0px 0px", `${x / scale}px ${y / scale}px`];
      add(thing, {translate: way, rotate: ["0deg", `${turn}deg`]}, options);
      if (fades !== undefined) add(thing, {opacity: [1, 1, 0, 0], offset: [0, .35, .7, 1]}, options);
      return;
    }
    const face = cue.firstElementChild?.cloneNode(true);
    let held = face ? null : moved.get(thing);
    if (!held) {
      held = lift(thing, face);
      add(held.frame, {opacity: [0, 0]}, {duration: 1, fill: "both"});
      add(held.frame, {opacity: [1, 1]}, {delay: at, duration: Math.max(1, act.till - at), fill: "forwards"});
      if (!face) {
        moved.set(thing, held);
        add(thing, {opacity: [0, 0]}, {delay: at, duration: Math.max(1, act.till - at), fill: "forwards"});
      }
    }
    const end = goal && box(goal);
    const [x, y] = edge ?? (end ? [end.mx - held.at.mx, end.my - held.at.my] : [held.x, held.y]);
    const size_ = Number(size), stays = !goal && !edge;
    const top = Math.max(held.size, size_) * (stays ? 1 : 1.18);
    const way = [`${held.x}px ${held.y}px`, `${x}px ${y}px`];
    add(held.frame, {translate: way, rotate: ["0deg", `${turn}deg`]}, options);
    add(held.frame, {scale: [held.size, top, size_]}, options);
    if (fades !== undefined) add(held.frame, {opacity: [1, 1, 0], offset: [0, .8, 1]}, options);
    Object.assign(held, {x, y, size: size_});
  };

  const label = (cue, act, next) => {
    const place = document.getElementById(cue.dataset.on);
    if (!place?.getClientRects().length) return;
    const {at} = times(cue), copy = cue.cloneNode(true), where = box(place);
    const gain = cue.classList.contains("stage-gain");
    const till = gain ? Math.max(times(cue).till, at + 700) : next ?? act.till;
    const left = Math.max(30, Math.min(where.mx, document.documentElement.clientWidth - 30));
    copy.style.cssText = `left:${left}px;top:${where.my}px`;
    air.append(copy);
    const lasts = Math.max(1, till - at), quick = Math.min(.4, 220 / lasts);
    add(copy, {opacity: [0, 1, 1, 0], offset: [0, quick / 2, gain ? .75 : 1 - quick / 2, 1]},
        {delay: at, duration: lasts});
    const rises = {scale: [.4, 1.25, 1, 1], offset: [0, .15, .3, 1],
                   translate: ["-50% -50%", "-50% -80%", "-50% -110%", "-50% -160%"]};
    const stands = {scale: [.4, 1, 1], offset: [0, quick, 1], translate: Array(3).fill("-50% -50%")};
    add(copy, gain ? rises : stands, {delay: at, duration: lasts, easing: gain ? "linear" : POP});
  };

  const ring = (cue) => {
    const things = cue.dataset.on.split(" ").map((name) => document.getElementById(name));
    const boxes = things.filter(Boolean).map(box);
    if (!boxes.length) return;
    const {at, lasts} = times(cue), copy = cue.cloneNode(true);
    const [x, y] = [Math.min(...boxes.map((one) => one.x)) - 5, Math.min(...boxes.map((one) => one.y)) - 5];
    const right = Math.max(...boxes.map((one) => one.x + one.width)) + 5;
    const bottom = Math.max(...boxes.map((one) => one.y + one.height)) + 5;
    copy.style.cssText = `left:${x}px;top:${y}px;width:${right - x}px;height:${bottom - y}px`;
    air.append(copy);
    const frames = {opacity: [0, 1, 1, 0], scale: [1.25, 1, 1, 1], offset: [0, .12, .85, 1]};
    add(copy, frames, {delay: at, duration: lasts});
  };

  // Whether the scene lies over the table; one that leaves it open is played while the game goes on.
  const covers = () => !!stage && !stage.classList.contains("open");

  // The window shows where the scene is played, as far as it can.
  const look = () => {
    const cues = [...stage.querySelectorAll(".stage-act:not(.on-table) :is([data-thing], [data-on])")];
    const names = cues.flatMap(({dataset: {thing, on, to}}) => [...(thing ?? on).split(" "), to]);
    const spots = names.map((name) => name && !name.startsWith("stage-") && document.getElementById(name))
      .filter(Boolean).map((spot) => spot.getBoundingClientRect()).filter(({width}) => width);
    if (!spots.length) return;
    const head = stage.querySelector(".stage-head");
    const dock = document.getElementById("prompt")?.getBoundingClientRect();
    const above = getComputedStyle(head).bottom === "auto" ? head.offsetHeight : 0;
    const below = above ? 0 : head.offsetHeight;
    const beside = !dock || dock.left >= stage.getBoundingClientRect().right - 1;
    const end = (beside ? innerHeight : Math.min(innerHeight, dock.top)) - below - 4, first = above + 4;
    const top = Math.min(...spots.map((spot) => spot.top));
    const bottom = Math.max(...spots.map((spot) => spot.bottom));
    if (top >= first && bottom <= end) return;
    const whole = stage.getBoundingClientRect().top - 4;  // if it can be seen from its beginning, it is
    if (bottom - whole <= end) return scrollBy({top: whole, behavior: "instant"});
    const up = top < first || bottom - top > end - first;
    scrollBy({top: up ? top - first : bottom - end, behavior: "instant"});
  };

  const clear = () => {
    for (const part of parts) part.cancel();
    parts = [];
    moved.clear();
    air.remove();
  };

  const build = () => {
    wide = page.clientWidth;
    air.replaceChildren();
    air.setAttribute("aria-hidden", "true"); // the dock tells it in words
    air.className = `stage-air ${stage.closest(".table")?.className.replace("table", "") ?? ""}`;
    document.body.append(air);
    look();
    const end = Number(stage.dataset.end), fade = Number(stage.dataset.fade);
    const acts = [...stage.querySelectorAll(".stage-act")];
    const covering = acts.filter((act) => !act.classList.contains("on-table"));
    const covered = Math.max(0, ...covering.map((act) => times(act).till));
    for (const act of acts) {
      const {at, till} = times(act), cues = [...act.querySelectorAll(".stage-cues > *")];
      const shown = till === covered ? till + fade : till;
      hold(act, {visibility: ["visible", "visible"]}, at, shown - at);
      if (till === covered) add(act, {opacity: [1, 0]}, {delay: till, duration: fade, fill: "forwards"});
      cues.forEach((cue, number) => {
        if (cue.dataset.thing) move(cue, {at, till: shown});
        else if (cue.classList.contains("stage-ring")) ring(cue);
        else {
          const counts = cue.classList.contains("stage-count");  // until the next one, or its place moves
          const ends = ({dataset: {on, thing}, classList, firstElementChild: face}) =>
            (thing === cue.dataset.on && !face)
            || (counts && on === cue.dataset.on && classList.contains("stage-count"));
          const later = cues.slice(number + 1).find(ends);
          label(cue, {at, till: shown}, later && times(later).at);
        }
      });
    }
    for (const line of stage.querySelectorAll(".stage-lines > p")) {
      const {at, lasts} = times(line), soon = Math.min(.3, 180 / lasts);
      add(line, {opacity: [0, 1, 1, 0], offset: [0, soon, 1 - soon / 2, 1]}, {delay: at, duration: lasts});
    }
    for (const score of stage.querySelectorAll(".stage-score > b")) {
      add(score, {opacity: [0, 1]}, {delay: Number(score.dataset.at), duration: 160, fill: "backwards"});
    }
    // Hidden from shortly before the end on: at the end itself, browsers reckon a progress of just below 1.
    const leaves = {opacity: [1, 0, 0], visibility: ["visible", "hidden", "hidden"], offset: [0, .99, 1]};
    const mine = stage, bare = () => {
      if (stage !== mine || !lies) return;
      lies = false;
      over();
    };
    for (const part of stage.querySelectorAll(".stage-on, .stage-head > .btn, .stage-clans")) {
      add(part, leaves, {delay: covered, duration: fade, fill: "forwards"}).onfinish = bare;
    }
    add(air, leaves, {delay: end, duration: fade, fill: "forwards"});
    const last = add(stage, leaves, {delay: end, duration: fade, fill: "forwards"});
    last.onfinish = () => {
      if (stage !== mine) return;
      air.remove();
      bare();
    };
  };

  // In a window of another width everything is somewhere else: from where it is, all is measured anew.
  const turned = () => {
    if (!stage?.isConnected || page.clientWidth === wide || !parts.length) return;
    const {currentTime: now, playState: state} = parts.at(-1);  // it lasts as long as the scene
    if (state === "finished") return;
    clear();
    build();
    for (const part of parts) {
      part.currentTime = now;
      if (state === "paused") part.pause();
    }
  };
  addEventListener("resize", () => setTimeout(turned, 120));

  return () => {
    const found = root.querySelector(".stage"), began = found !== stage, lay = lies;
    if (began) {
      clear();
      [stage, beat] = [found, ""];
      if (stage) build();
    }
    turned();
    if (stage && stage.dataset.beat !== beat) {
      const from = Number(stage.dataset.from);
      if (beat || from) for (const part of parts) part.currentTime = from;
      beat = stage.dataset.beat;
    }
    lies = covers() && (began || lay);
    return lies ? (began ? "began" : "lies") : (lay ? "left" : "");
  };
}""")


class Stage:
    """The place of scenes; there is one on the page."""

    def __init__(self, root: Element, over: Callable[[], None]) -> None:
        self._run = DIRECT(root, create_proxy(over))

    def run(self) -> str:
        """After each drawing: begin the scene that is there, go on with it, or end it.

        Of one that covers the table: whether it "began" with this drawing, still "lies" there, or has been
        "left" before it had run its course; else "".
        """
        return str(self._run())

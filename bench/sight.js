// Put into the page by bench/sight.py: plays decisions as somebody who scrolls only when the chosen thing is
// hidden, and tells of each what could be seen of its choices.
(() => {
  const PATIENCE = 20_000; // ms
  const FINGER = 44; // px
  const page = document.documentElement;

  const frame = () => new Promise(requestAnimationFrame);
  const holds = (box, x, y) => x >= box.left && x < box.right && y >= box.top && y < box.bottom;

  const layers = new Map(); // of the elements that were asked for during one look

  /** The part of the page that scrolls with an element: up to the next one that keeps its place. */
  function layer(element) {
    if (!element || element === page) return page;
    if (!layers.has(element)) {
      const stays = ["sticky", "fixed"].includes(getComputedStyle(element).position);
      layers.set(element, stays ? element : layer(element.parentElement));
    }
    return layers.get(element);
  }

  /** What can be met of a choice: a group in a picture may have a transparent shape for that. */
  const target = (element) => element.querySelector(".hit") ?? element;

  /** The window as far as an element can be seen in it: without what boxes that scroll by themselves cut off. */
  function frameOf(element) {
    const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let e = element.parentElement; e && e !== document.body; e = e.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(e);
      if (e instanceof SVGElement || (overflowX === "visible" && overflowY === "visible")) continue;
      const own = e.getBoundingClientRect();
      box.left = Math.max(box.left, own.left);
      box.top = Math.max(box.top, own.top);
      box.right = Math.min(box.right, own.right);
      box.bottom = Math.min(box.bottom, own.bottom);
    }
    return box;
  }

  /** Whether the middle and most of an element are in the window, with nothing over them that stays in place. */
  function inSight(element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const box = target(element).getBoundingClientRect();
    const room = frameOf(element);
    const place = layer(element);
    const seen = (right, down) => {
      const [x, y] = [box.x + box.width * right, box.y + box.height * down];
      if (!holds(room, x, y)) return false;
      const met = document.elementFromPoint(x, y);
      return met !== null && (element.contains(met) || met.contains(element) || layer(met) === place);
    };
    const around = [[.2, .2], [.8, .2], [.2, .8], [.8, .8]].filter((point) => seen(...point));
    return seen(.5, .5) && around.length >= 2;
  }

  /** The controls in sight that lead to choices; what one leads to that is open already is there. */
  const controls = () => [...document.querySelectorAll("[data-choices]")].filter((control) => (
    !control.matches("details[open] > summary, [aria-selected=true], [aria-expanded=true], [aria-pressed=true]")
    && inSight(control)
  ));

  const drawnNow = () => [...document.querySelectorAll("[data-action]")].filter((e) => e.checkVisibility());
  const shown = () => drawnNow().filter((e) => e.checkVisibility({ visibilityProperty: true }));
  const actions = (elements) => elements.map((e) => e.dataset.action);

  /**
   * The choices that a control leads to: what a tap would bring onto the page, even if a long list of them
   * scrolls then, and what is in sight afterwards. It is tried on the page and taken back.
   */
  function behind(control) {
    const fold = control.matches("details > summary") && control.parentElement;
    const table = control.dataset.do === "place" && document.querySelector("[data-place]");
    const before = table && table.dataset.place;
    const there = new Set(shown());
    if (fold) fold.open = true;
    else if (table) table.dataset.place = control.dataset.arg;
    else return [];
    const found = actions(shown().filter((e) => !there.has(e) || inSight(e)));
    if (fold) fold.open = false;
    else table.dataset.place = before;
    return found;
  }

  /** What is seen of the choices; what a control in sight leads to is one tap away. */
  function look(legal) {
    layers.clear();
    const drawn = drawnNow();
    const seen = new Set(actions(drawn.filter(inSight)));
    const near = new Set(controls().flatMap(behind));
    const hidden = legal.filter((action) => !seen.has(action));
    const small = drawn.filter((element) => {
      const { width, height } = target(element).getBoundingClientRect();
      return Math.min(width, height) < FINGER - .5;
    });
    return {
      hidden: hidden.length,
      out: hidden.filter((action) => !near.has(action)).length,
      none: hidden.length === legal.length,
      sideways: document.scrollingElement.scrollWidth > innerWidth + 1,
      small: small.length,
      drawn: drawn.length,
    };
  }

  const named = (action) => [...document.querySelectorAll(`[data-action="${CSS.escape(action)}"]`)];

  function tap(element) {
    const box = target(element).getBoundingClientRect();
    const where = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    const event = { ...where, bubbles: true, cancelable: true };
    const pointerType = matchMedia("(pointer: coarse)").matches ? "touch" : "mouse";
    const pointer = { ...event, pointerId: 1, isPrimary: true, pointerType };
    target(element).dispatchEvent(new PointerEvent("pointerdown", pointer));
    target(element).dispatchEvent(new PointerEvent("pointerup", pointer));
    target(element).dispatchEvent(new MouseEvent("click", event));
  }

  /** The element to choose: one that is seen, else one behind a control, else one that is scrolled to. */
  async function found(action) {
    layers.clear();
    const now = () => named(action).find(inSight);
    if (now()) return now();
    for (const control of controls()) {
      tap(control);
      await frame();
      await frame();
      if (now()) return now();
    }
    const element = named(action).find((e) => e.checkVisibility()) ?? named(action)[0];
    if (!element) throw new Error(`there is no ${action} on the page`);
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    return element;
  }

  const turned = () => new Promise((resolve, reject) => {
    const watch = new MutationObserver(() => (watch.disconnect(), resolve()));
    watch.observe(page, { attributeFilter: ["data-turn"] });
    setTimeout(reject, PATIENCE, new Error("a choice changed nothing"));
  });

  /** What is told step by step is read before one goes on. */
  async function read() {
    const button = document.querySelector("[data-do=recap]");
    if (!button) return;
    tap(button);
    await frame();
    await frame();
  }

  globalThis.sight = {
    look,
    read,
    /** Play these decisions, each with its legal actions and the one to take; what was seen at each. */
    async play(decisions) {
      const told = [];
      for (const { legal, action } of decisions) {
        told.push(look(legal)); // first: what is told must not hide what is asked
        await read();
        const element = await found(action);
        const answer = turned();
        tap(element);
        await answer;
        await frame();
        await frame();
      }
      return told;
    },
  };
})();

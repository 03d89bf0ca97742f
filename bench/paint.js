// Put into the page by bench/paint.py: times clicks from the event to the painted board.
// In plain mode a click only sets the innerHTML of the app to the markup that is there.
(() => {
  const [PATIENCE, IDLE] = [20_000, 1000]; // ms
  const page = document.documentElement;
  const app = document.getElementById("app");
  const { morph } = Idiomorph;
  let click = null;
  let answer = null;
  let plain = false;
  let markup = "";

  Idiomorph.morph = (...words) => {
    const began = performance.now();
    try {
      return morph(...words);
    } finally {
      if (click) click.morph += performance.now() - began;
    }
  };

  const frame = () => new Promise(requestAnimationFrame);
  // an animation on a slow processor may leave no idle time for long
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE }));

  async function changed() {
    const seen = click;
    if (seen.changed) return; // one tap may bring several turns
    seen.changed = true;
    await frame(); // this one is called before the change is painted
    await frame(); // and this one after it
    seen.painted = performance.now() - seen.began;
    await idle(); // what follows the click, such as saving, belongs to its cost
    if (click === seen) click = null;
    answer(seen);
  }

  addEventListener("click", (event) => {
    click = { began: event.timeStamp, start: performance.now(), morph: 0, script: 0, painted: 0 };
    if (!plain) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    app.innerHTML = markup;
    click.script = performance.now() - click.start;
    changed();
  }, true); // before the app's own listener

  addEventListener("click", () => {
    if (click && !plain) click.script = performance.now() - click.start;
  }); // after it

  new MutationObserver(() => click && !plain && changed()).observe(page, { attributeFilter: ["data-turn"] });

  /** A point on the choice that a mouse would hit, scrolled into view. */
  function place(choice) {
    choice.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const box = choice.getBoundingClientRect();
    for (const [right, down] of [[2, 2], [1, 2], [3, 2], [2, 1], [2, 3], [1, 1], [3, 3], [1, 3], [3, 1]]) {
      const point = { x: box.x + box.width * right / 4, y: box.y + box.height * down / 4 };
      if (document.elementFromPoint(point.x, point.y)?.closest("[data-action]") === choice) return point;
    }
    return null;
  }

  globalThis.bench = {
    /** Where to click for one of the choices, given a number from 0 to 1. */
    find(luck) {
      const choices = [...document.querySelectorAll("[data-action]")];
      const first = Math.floor(luck * choices.length);
      for (let step = 0; step < choices.length; step += 1) {
        const point = place(choices[(first + step) % choices.length]);
        if (point) return point;
      }
      return null;
    },
    /** What a game told step by step has been read: a person would not leave it on the screen for a round. */
    async read() {
      const button = document.querySelector("[data-do=recap]");
      if (!button) return;
      plain = false;
      button.click();
      click = null;
      await frame();
      await frame();
      await idle();
    },
    /** Get ready for a click; `plain` replaces the markup by itself. */
    expect(isPlain) {
      plain = isPlain;
      markup = plain ? app.innerHTML : "";
      bench.answer = new Promise((resolve, reject) => {
        answer = resolve;
        setTimeout(reject, PATIENCE, new Error("a click changed nothing"));
      });
      bench.answer.catch(() => null); // whoever waits is told
    },
    size: () => ({ nodes: app.getElementsByTagName("*").length, characters: app.innerHTML.length }),
  };
})();

// Put into each page of a live table by bench/live.py: notes when a tap came and when its move was painted.
(() => {
  const page = document.documentElement;
  const frame = () => new Promise(requestAnimationFrame);
  const now = () => performance.timeOrigin + performance.now(); // comparable between pages
  globalThis.taps = { last: 0, painted: {} };
  addEventListener("click", (event) => { taps.last = performance.timeOrigin + event.timeStamp; }, true);
  new MutationObserver(async () => {
    const turn = Number(page.dataset.turn);
    await frame(); // called before the change is painted …
    await frame(); // … and after it
    taps.painted[turn] ??= now();
  }).observe(page, { attributeFilter: ["data-turn"] });

  /** The middle of one of the choices that a finger would hit, given a number from 0 to 1. */
  taps.find = (luck) => {
    document.querySelector("[data-do=recap]")?.click();
    const choices = [...document.querySelectorAll("[data-action]")];
    const first = Math.floor(luck * choices.length);
    for (let step = 0; step < choices.length; step += 1) {
      const choice = choices[(first + step) % choices.length];
      choice.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const box = (choice.querySelector(".hit") ?? choice).getBoundingClientRect();
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (document.elementFromPoint(point.x, point.y)?.closest("[data-action]") === choice) return point;
    }
    return null;
  };
  /** The time at which the page had painted a move after this turn, as soon as it has. */
  taps.after = async (turn) => {
    for (;;) {
      const found = Object.keys(taps.painted).map(Number).filter((each) => each > turn);
      if (found.length) return taps.painted[Math.min(...found)];
      await frame();
    }
  };
})();

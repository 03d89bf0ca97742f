// The page before Python runs: starts it, shows how far the downloads are, and notes what is chosen meanwhile.
import "./database.js"; // before PyScript looks for one
import { awaited, follow } from "./files.js";
import { keepCopy } from "./updates.js";

const page = document.documentElement;
const [shell, bar, text] = ["shell", "loading", "loading-text"].map((id) => document.getElementById(id));
const STALLED = 60_000; // ms
const STAGES = { fetched: 0.7, started: 0.9 }; // of the bar; the rest is our own program
const words = longhouse.words();
const megabytes = new Intl.NumberFormat(page.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const bytes = bar.max + awaited();
let [stage, chosen] = [text.textContent, null];

function show(sentence = stage) {
  stage = sentence;
  if (page.dataset.app === "loading") text.textContent = chosen ? `${stage} · ${words.chosen}` : stage;
}

function amount(done, all) {
  const amounts = { done: megabytes.format(done / 1e6), all: megabytes.format(all / 1e6) };
  return longhouse.words().loading.replace(/\{(\w+)\}/g, (_, name) => amounts[name]);
}

// Later on, of a game or language that is waited for: how much of it is here.
longhouse.arriving = (done, all) => {
  if (!page.hasAttribute("data-waiting")) return;
  [bar.max, bar.value] = [all, done];
  text.textContent = amount(done, all);
};

bar.max = bytes / STAGES.fetched;

// What is chosen now is where Python will begin: it reads the address when it comes.
shell.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-do=go]");
  if (!button || page.dataset.app !== "loading") return;
  location[chosen ? "replace" : "assign"](`#${button.dataset.arg}`);
  longhouse.lead(button.dataset.arg);
  chosen?.removeAttribute("aria-busy");
  chosen = button;
  chosen.setAttribute("aria-busy", "true");
  show();
});

addEventListener("longhouse:failed", ({ detail }) => longhouse.fail(detail));
addEventListener("unhandledrejection", ({ reason }) => longhouse.fail(reason));

let [done, frame] = [0, 0];
follow((more) => {
  done += more;
  frame ||= requestAnimationFrame(() => { // once for each frame, however many parts arrive
    frame = 0;
    if (done >= bytes) return;
    bar.value = done;
    show(amount(done, bytes));
  });
}).then(() => {
  done = bytes;
  bar.value = Math.max(bar.value, bytes);
  show(words.starting);
  setTimeout(() => longhouse.fail("nothing happened for a minute"), STALLED);
}, longhouse.fail);

import("./interpreter.js").then(({ begin }) => begin()).then(() => {
  bar.value = bar.max * STAGES.started;
  show(words.setting);
});

// Once the game is there, keep a copy for the next visit, with or without a network.
new MutationObserver((_, observer) => {
  if (page.dataset.app !== "ready") return;
  observer.disconnect();
  keepCopy();
}).observe(page, { attributeFilter: ["data-app"] });

// The page before Python runs: begins the downloads, shows how far they are, notes what is chosen meanwhile, and
// says what went wrong.
import { download, renew } from "./files.js";
import { keepCopy } from "./updates.js";
import { language, words } from "./words.js";

const page = document.documentElement;
const [app, shell, bar, text, retry] =
  ["app", "shell", "loading", "loading-text", "retry"].map((id) => document.getElementById(id));
const STALLED = 60_000; // ms
const STAGES = { fetched: 0.7, started: 0.9 }; // of the bar; the rest is our own program
const megabytes = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const bytes = bar.max;
let [stage, chosen] = [text.textContent, null];

function show(sentence = stage) {
  stage = sentence;
  if (page.dataset.app === "loading") text.textContent = chosen ? `${stage} · ${words.chosen}` : stage;
}

function fail(sentence, error) {
  if (page.dataset.app !== "loading") return;
  page.dataset.app = "failed";
  text.textContent = sentence;
  app.replaceChildren(shell); // Python may have begun to draw
  shell.inert = true;
  bar.hidden = true;
  retry.hidden = false;
  retry.focus();
  console.warn("Longhouse did not start:", error);
}

retry.textContent = words.retry;
retry.addEventListener("click", () => renew().finally(() => location.reload()));
bar.max = bytes / STAGES.fetched;

// What is chosen now is where Python will begin: it reads the address when it comes.
shell.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-do=go]");
  if (!button || page.dataset.app !== "loading") return;
  location[chosen ? "replace" : "assign"](`#${button.dataset.arg}`);
  chosen?.removeAttribute("aria-busy");
  chosen = button;
  chosen.setAttribute("aria-busy", "true");
  show();
});

addEventListener("longhouse:failed", ({ detail }) => fail(words.unstarted, detail));
addEventListener("unhandledrejection", ({ reason }) => fail(words.unloaded, reason));
document.addEventListener("error", ({ target }) => {
  if (target.localName === "script") fail(words.unloaded, target.src);
}, true);

let [done, frame] = [0, 0];
download((more) => {
  done += more;
  frame ||= requestAnimationFrame(() => { // once for each frame, however many parts arrive
    frame = 0;
    if (done >= bytes) return;
    bar.value = done;
    show(words.loading(megabytes.format(done / 1e6), megabytes.format(bytes / 1e6)));
  });
}).then(() => {
  done = bytes;
  bar.value = Math.max(bar.value, bytes);
  show(words.starting);
  setTimeout(() => fail(words.unstarted, "nothing happened for a minute"), STALLED);
}, (error) => fail(words.unloaded, error));

import("./interpreter.mjs").then(({ begin }) => begin()).then(() => {
  bar.value = bar.max * STAGES.started;
  show(words.setting);
});

// Once the game is there, keep a copy for the next visit, with or without a network.
new MutationObserver((_, observer) => {
  if (page.dataset.app !== "ready") return;
  observer.disconnect();
  keepCopy();
}).observe(page, { attributeFilter: ["data-app"] });

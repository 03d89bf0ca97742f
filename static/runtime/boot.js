// The page before Python runs: begins the downloads, shows how far they are, says what went wrong.
import { download } from "./files.js";
import { language, words } from "./words.js";

const page = document.documentElement;
const [app, shell, about, bar, text, retry] =
  ["app", "shell", "about", "loading", "loading-text", "retry"].map((id) => document.getElementById(id));
const STALLED = 60_000; // ms
const megabytes = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function show(sentence) {
  if (page.dataset.app === "loading") text.textContent = sentence;
}

function fail(sentence, error) {
  if (page.dataset.app !== "loading") return;
  show(sentence);
  page.dataset.app = "failed";
  app.replaceChildren(shell); // Python may have begun to draw
  bar.hidden = true;
  retry.hidden = false;
  retry.focus();
  console.warn("Longhouse did not start:", error);
}

page.lang = language;
about.textContent = words.about;
retry.textContent = words.retry;
retry.addEventListener("click", () => location.reload());

addEventListener("longhouse:failed", ({ detail }) => fail(words.unstarted, detail));
addEventListener("unhandledrejection", ({ reason }) => fail(words.unloaded, reason));
document.addEventListener("error", ({ target }) => {
  if (target.localName === "script") fail(words.unloaded, target.src);
}, true);

download((bytes) => {
  bar.value += bytes;
  show(words.loading(megabytes.format(bar.value / 1e6), megabytes.format(bar.max / 1e6)));
}).then(() => {
  bar.removeAttribute("value"); // from here on nobody knows how long it takes
  show(words.starting);
  setTimeout(() => fail(words.unstarted, "nothing happened for a minute"), STALLED);
}, (error) => fail(words.unloaded, error));

// Once the game is there, keep a copy for the next visit, with or without a network.
new MutationObserver((_, observer) => {
  if (page.dataset.app !== "ready") return;
  observer.disconnect();
  navigator.serviceWorker?.register("./sw.js").catch((error) => console.warn("No offline copy:", error));
}).observe(page, { attributeFilter: ["data-app"] });

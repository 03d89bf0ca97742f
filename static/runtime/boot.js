// The page before Python runs: begins the downloads, shows how far they are, says what went wrong.
import { download } from "./files.js";

const page = document.documentElement;
const [app, shell, bar, text, retry] =
  ["app", "shell", "loading", "loading-text", "retry"].map((id) => document.getElementById(id));
const STALLED = 60_000;
const MB = 1e6;

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

const failedLoading = (error) =>
  fail("A part of Longhouse could not be loaded. Check the connection, then try again.", error);
const failedStarting = (error) =>
  fail("Longhouse was loaded but could not start. Try again; if it happens once more, please report it.", error);

retry.addEventListener("click", () => location.reload());
addEventListener("longhouse:failed", ({ detail }) => failedStarting(detail));
addEventListener("unhandledrejection", ({ reason }) => failedLoading(reason));
document.addEventListener("error", ({ target }) => {
  if (target.localName === "script") failedLoading(target.src);
}, true);

download((bytes) => {
  bar.value += bytes;
  show(`Loading: ${(bar.value / MB).toFixed(1)} of ${(bar.max / MB).toFixed(1)} MB`);
}).then(() => {
  bar.removeAttribute("value");
  show("Starting Python…");
  setTimeout(() => failedStarting("nothing happened for a minute"), STALLED);
}, failedLoading);

// Once the game is there, keep a copy for the next visit, with or without a network.
new MutationObserver((_, observer) => {
  if (page.dataset.app !== "ready") return;
  observer.disconnect();
  navigator.serviceWorker?.register("./sw.js");
}).observe(page, { attributeFilter: ["data-app"] });

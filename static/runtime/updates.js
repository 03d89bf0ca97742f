// The copy for offline use, and new versions of it: the app is told of one, and says when to switch.
const version = document.querySelector("meta[name=version]").content;
const HOUR = 3_600_000;

export async function keepCopy() {
  try {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return; // the page is not served securely, or within another app
    const copy = await serviceWorker.register("./sw.js");
    hold(copy.scope);
    addEventListener("pageshow", ({ persisted }) => { if (persisted) hold(copy.scope); });
    copy.active?.postMessage("tidy");
    watch(copy);
  } catch (error) {
    console.warn("No offline copy:", error);
  }
}

/** As long as this lock is held, the worker keeps the files of this version. A page that is put aside loses it. */
function hold(scope) {
  navigator.locks?.request(`longhouse ${scope} ${version}`, { mode: "shared" }, () => new Promise(() => {}))
    .catch(() => {}); // taken away
}

function watch(copy) {
  const tell = () => dispatchEvent(new Event("longhouse:update"));
  if (copy.waiting) tell();
  copy.addEventListener("updatefound", () => {
    const [fresh, old] = [copy.installing, copy.active];
    fresh.addEventListener("statechange", () => { if (fresh.state === "installed" && old) tell(); });
  });
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => { // whoever plays for days never reloads the page
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    copy.update().catch(() => {}); // no network: next time
  });
  addEventListener("longhouse:switch", () => {
    if (!copy.waiting) return location.reload(); // another tab has switched already
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    copy.waiting.postMessage("switch");
  });
}

// The copy for offline use, and new versions of it: the app is told of one, and says when to switch.
const version = document.querySelector("meta[name=version]").content;
const HOUR = 3_600_000;

export async function keepCopy() {
  const { serviceWorker, locks } = navigator;
  if (!serviceWorker) return; // the page is not served securely
  try {
    const copy = await serviceWorker.register("./sw.js");
    // As long as this lock is held, the worker keeps the files of this version.
    locks.request(`longhouse ${copy.scope} ${version}`, { mode: "shared" }, () => new Promise(() => {}));
    copy.active?.postMessage("tidy");
    watch(copy);
  } catch (error) {
    console.warn("No offline copy:", error);
  }
}

function watch(copy) {
  const tell = () => dispatchEvent(new Event("longhouse:update"));
  if (copy.waiting) tell();
  copy.addEventListener("updatefound", () => {
    const [fresh, old] = [copy.installing, copy.active];
    fresh.addEventListener("statechange", () => { if (fresh.state === "installed" && old) tell(); });
  });
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => { // who plays for days never loads the page anew
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

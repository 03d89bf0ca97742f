// Put before everything else into the pages that bench/start.py opens: notes when they are ready and painted.
(() => {
  const times = (globalThis.benchTimes = {});
  const note = (name) => { times[name] ??= performance.now(); };
  const ready = () =>
    location.pathname.endsWith("stock.html")
      ? document.querySelector("script-py")?.textContent.includes("One line")
      : document.documentElement?.dataset.app === "ready" &&
        (!location.hash.startsWith("#/play/") || document.querySelector("[data-action]"));

  let seen = false; // the shell
  const observer = new MutationObserver(() => {
    const shell = document.getElementById("shell");
    if (shell) seen = true;
    else if (seen) note("drawn");
    if (!ready()) return;
    observer.disconnect();
    note("ready");
    requestAnimationFrame(() => requestAnimationFrame(() => note("painted")));
  });
  observer.observe(document, { attributeFilter: ["data-app"], childList: true, characterData: true, subtree: true });
  addEventListener("py:ready", () => note("interpreter"), true);

  globalThis.benchStages = () => {
    const files = performance.getEntriesByType("resource").filter((file) => /\.(wasm|zip|mjs)$/.test(file.name));
    const shell = performance.getEntriesByName("first-contentful-paint")[0];
    return {
      ...times,
      shell: shell?.startTime ?? 0,
      fetched: Math.max(...files.map((file) => file.responseEnd)),
    };
  };
})();

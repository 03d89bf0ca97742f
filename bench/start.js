// Put before everything else into the pages that bench/start.py opens: notes when they are ready and painted.
(() => {
  const times = (globalThis.benchTimes = {});
  const note = (name) => { times[name] ??= performance.now(); };
  const ready = () =>
    location.pathname.endsWith("stock.html")
      ? document.querySelector("script-py")?.textContent.includes("One line")
      : document.documentElement?.dataset.app === "ready" &&
        (!/^#\/(play|now)\//.test(location.hash) || document.querySelector("[data-action]"));

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

  // A worker with Python in it, from the element to the exported functions; the time in ms.
  globalThis.benchWorker = async (code) => {
    const stock = location.pathname.endsWith("stock.html");
    const element = document.querySelector("py-config");
    const config = element ? JSON.parse(element.textContent) : JSON.parse(document.querySelector("[config]").getAttribute("config"));
    config.interpreter = new URL(config.interpreter, location.href).href;
    const began = performance.now();
    const script = document.createElement("script");
    script.type = "py";
    script.src = new URL(code, stock ? location.href : config.interpreter).href;
    for (const [name, value] of Object.entries({ worker: "", name: "bench", config: JSON.stringify({ ...config, sync_main_only: true }) })) {
      script.setAttribute(name, value);
    }
    document.body.append(script);
    while (!script.xworker) await new Promise(requestAnimationFrame);
    await script.xworker.ready;
    const took = performance.now() - began;
    script.xworker.terminate();
    return took;
  };

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

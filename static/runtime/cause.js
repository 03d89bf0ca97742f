// Fetched only when the start has failed, by early.js: finds out why, from the files as the browser has them now.
(() => {
  const SUMS = {{sums}}; // of the big files
  const SCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/;
  const { fetch } = longhouse; // the page's own may be a detour of the start that has failed, see interpreter.js
  const PATIENCE = { look: 15_000, renew: 30_000 }; // ms

  /** The sentence for an error: the first cause that can be shown, or that it is not known. */
  longhouse.explain = async (error) => {
    const words = longhouse.words();
    const found = await Promise.all([...scripts().map(script), ...Object.keys(longhouse.downloads).map(big)]);
    const [name, values] = found.find(Boolean) ?? [forbidden(error) ? "storage" : "unstarted", {}];
    return words[name].replace(/\{(\w+)\}/g, (_, key) => values[key]);
  };

  /** Begin anew, past every cache: what the browser keeps of a file may be damaged. */
  longhouse.again = async () => {
    const renewed = { cache: "reload", signal: after(PATIENCE.renew) };
    const urls = [...scripts(), ...Object.keys(longhouse.downloads)];
    await Promise.allSettled(urls.map(async (url) => (await fetch(url, renewed)).arrayBuffer()));
    location.reload();
  };

  /** The scripts and modules that every start needs. */
  function scripts() {
    const named = document.querySelectorAll("link[rel=modulepreload], script[src]");
    return [...new Set([...named].map(({ href, src }) => href || src))].filter((url) => url.endsWith("js"));
  }

  async function script(url) {
    return check(url, async (answer) => {
      const type = answer.headers.get("Content-Type") ?? "";
      return SCRIPT.test(type) ? null : ["mistyped", { type }];
    });
  }

  async function big(url) {
    return check(url, async (answer) => {
      const bytes = await answer.arrayBuffer();
      const { size, sum } = SUMS[name(url)];
      if (bytes.byteLength !== size) return ["damaged", {}];
      if (!crypto.subtle) return null; // the page is not served securely
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      const found = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      return found === sum ? null : ["damaged", {}];
    });
  }

  async function check(url, judge) {
    try {
      const answer = await fetch(url, { cache: "force-cache", signal: after(PATIENCE.look) });
      if (!answer.ok) return ["missing", { file: name(url) }];
      const [cause, values] = (await judge(answer)) ?? [];
      return cause && [cause, { file: name(url), ...values }];
    } catch {
      return ["unloaded", {}];
    }
  }

  function after(time) { // as AbortSignal.timeout, which Chrome 112 lacks
    const stop = new AbortController();
    setTimeout(() => stop.abort(), time);
    return stop.signal;
  }

  function name(url) {
    return new URL(url).pathname.split("/").pop();
  }

  function forbidden(error) {
    return /SecurityError|insecure|QuotaExceeded/.test(`${error?.name}: ${error?.message ?? error}`);
  }
})();

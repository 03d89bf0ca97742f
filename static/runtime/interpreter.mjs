// What PyScript loads as its interpreter: Pyodide with the trimmed library and the app on its path.
// PyScript hands no such options through, on the main thread or in workers, so they are added here.
import { loadPyodide as load, version } from "../../runtime/pyodide.mjs";
import { app, library, runtime, take } from "./files.js";

export { version };

const lockFileContents = {{lock}};
const archive = "/lib/longhouse.zip";

export async function loadPyodide(options) {
  const { fetch } = globalThis;
  // Pyodide opens no door for a response that is already on its way, hence this detour.
  globalThis.fetch = (url, ...rest) => take(String(url)) ?? fetch(url, ...rest);
  const bytes = globalThis.fetch(app).then((response) => response.arrayBuffer());
  try {
    const python = await load({
      ...options,
      indexURL: runtime,
      stdLibURL: library,
      lockFileContents,
      env: { PYTHONPATH: archive },
      fsInit: async (FS) => FS.writeFile(archive, new Uint8Array(await bytes)),
    });
    const run = python.runPythonAsync;
    python.runPythonAsync = (...words) => run.apply(python, words).catch(tell);
    return python;
  } finally {
    globalThis.fetch = fetch;
  }
}

function tell(error) {
  globalThis.dispatchEvent(new CustomEvent("longhouse:failed", { detail: error }));
  throw error;
}

// What PyScript loads as its interpreter: Pyodide with the trimmed library and the app on its path.
// PyScript hands no such options through, on the main thread or in workers, so they are added here.
import "./database.js"; // a worker needs its own
import { loadPyodide as load, version } from "../../runtime/pyodide.js";
import { app, labelled, library, runtime, take } from "./files.js";
import { bring } from "./parts.js";

export { version };

const lockFileContents = {{lock}};
const archive = "/lib/longhouse.zip";
// PyScript's way of writing its package as source text; ours lies byte-compiled in the library.
const prelude = /import os as _os\n[^]*?\ndel _pyscript\n/;

let begun;

/** Start Python now, while PyScript is still on its way. */
export function begin() {
  return (begun ??= start());
}

export async function loadPyodide({ stdout, stderr }) {
  const python = await begin();
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  const run = python.runPythonAsync;
  python.runPythonAsync = (code, ...rest) =>
    run.call(python, code.replace(prelude, "import pyscript\n"), ...rest).catch(tell);
  return python;
}

async function start() {
  const { fetch } = globalThis;
  // Pyodide opens no door for a response that is already on its way, hence this detour.
  globalThis.fetch = (url, ...rest) => take(String(url)) ?? fetch(url, ...rest).then(labelled);
  const bytes = globalThis.fetch(app).then((response) => response.arrayBuffer());
  const engine = import("../../runtime/pyodide.asm.js"); // Pyodide would look for a name that ends in .mjs
  const broken = damaged();
  try {
    const python = load({
      indexURL: runtime,
      stdLibURL: library,
      lockFileContents,
      createPyodideModule: async (settings) => (await engine).default(settings),
      env: { PYTHONPATH: archive },
      fsInit: async (FS) => FS.writeFile(archive, new Uint8Array(await bytes)),
    });
    const started = await Promise.race([python, broken]);
    // Games and languages follow: Python asks for them by name, and finds them beside the app.
    const part = async (name) => started.FS.writeFile(`/lib/${name}`, await bring(name));
    globalThis.longhouse = Object.assign(globalThis.longhouse ?? {}, { part });
    return started;
  } finally {
    globalThis.fetch = fetch;
  }
}

/** Rejects when the engine is damaged: Pyodide says nothing then, and waits for ever. */
function damaged() {
  return new Promise((_, reject) => {
    for (const name of ["instantiate", "instantiateStreaming"].filter((name) => name in WebAssembly)) {
      const make = WebAssembly[name];
      WebAssembly[name] = (...words) => {
        const made = make.apply(WebAssembly, words);
        made.catch(reject);
        return made;
      };
    }
  });
}

function tell(error) {
  globalThis.dispatchEvent(new CustomEvent("longhouse:failed", { detail: error }));
  throw error;
}

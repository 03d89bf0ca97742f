// What PyScript loads as its interpreter: Pyodide with the trimmed library and the app on its path.
// PyScript hands no such options through, on the main thread or in workers, so they are added here.
import "./database.js"; // a worker needs its own
import { loadPyodide as load, version } from "../../runtime/pyodide.js";
import { app, fetched, library, runtime, take } from "./files.js";
import { bring } from "./parts.js";

export { version };

const lockFileContents = {{lock}};
const archive = "/lib/longhouse.zip";
const engine = runtime + "pyodide.asm.wasm";
// PyScript's way of writing its package as source text; ours lies byte-compiled in the library.
const prelude = /import os as _os\n[^]*?\ndel _pyscript\n/;

// All of it at once: compiling need not wait for the script.
const code = WebAssembly.compileStreaming(fetched(engine));
const script = import("../../runtime/pyodide.asm.js"); // Pyodide would look for a name that ends in .mjs
const bytes = fetched(app).then((response) => response.arrayBuffer());
for (const each of [code, script, bytes]) each.catch(() => {}); // who waits for it, tells of it

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
  const started = await loaded();
  // Games and languages follow: Python asks for them by name, and finds them beside the app.
  const part = async (name) => started.FS.writeFile(`/lib/${name}`, await bring(name));
  globalThis.longhouse = Object.assign(globalThis.longhouse ?? {}, { part });
  return started;
}

/** An interpreter with the app on its path. */
async function loaded() {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  // Pyodide opens no door for what is already on its way, hence these detours.
  globalThis.fetch = (url, ...rest) =>
    String(url) === engine ? Promise.resolve(new Response()) : take(String(url)) ?? fetch(url, ...rest);
  const broken = new Promise((_, reject) => { // Pyodide would say nothing, and wait for ever
    WebAssembly.instantiateStreaming = async (_, imports) => {
      const made = code.then(async (module) => ({ module, instance: await WebAssembly.instantiate(module, imports) }));
      made.catch(reject);
      return made;
    };
  });
  try {
    const python = load({
      indexURL: runtime,
      stdLibURL: library,
      lockFileContents,
      createPyodideModule: async (settings) => (await script).default(settings),
      env: { PYTHONPATH: archive },
      fsInit: async (FS) => FS.writeFile(archive, new Uint8Array(await bytes)),
    });
    return await Promise.race([python, broken]);
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

function tell(error) {
  globalThis.dispatchEvent(new CustomEvent("longhouse:failed", { detail: error }));
  throw error;
}

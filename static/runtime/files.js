// The big files of the start, and their downloads where the page has already begun them.
export const runtime = new URL("../../runtime/", import.meta.url).href;
export const engine = runtime + "pyodide.asm.wasm";
export const library = runtime + "stdlib.zip";
export const app = new URL("../../app/longhouse.zip", import.meta.url).href;

const begun = new Map();
const PATIENCE = 30_000; // ms

/** Begin the downloads; `count` is told how many bytes arrive. Rejects as soon as one of them fails. */
export function download(count) {
  return Promise.all([engine, library, app].map(async (url) => {
    const response = fetch(url).then((answer) => {
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      return answer;
    });
    begun.set(url, response);
    if (navigator.serviceWorker?.controller) return response; // it is all there: counting would only take time
    // The copy is only counted: the engine gets the original, whose compiled code the browser may keep.
    const copy = response.then((answer) => answer.clone());
    for await (const chunk of chunks((await copy).body)) count(chunk.length);
  }));
}

/** Fetch them anew, past every cache: what the browser keeps of one may be damaged. */
export function renew() {
  const wanted = { cache: "reload", signal: AbortSignal.timeout(PATIENCE) };
  return Promise.allSettled([engine, library, app].map(async (url) => (await fetch(url, wanted)).arrayBuffer()));
}

/** Take over a download that was begun, once; undefined if there is none. */
export function take(url) {
  const response = begun.get(url);
  begun.delete(url);
  return response;
}

async function* chunks(stream) {
  const reader = stream.getReader();
  for (let part; !(part = await reader.read()).done; ) yield part.value;
}

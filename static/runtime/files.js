// The big files of the start. In the page early.js has begun their downloads; a worker fetches them itself.
export const runtime = new URL("../../runtime/", import.meta.url).href;
export const library = runtime + "stdlib.zip";
export const app = new URL("../../app/longhouse.zip", import.meta.url).href;

export const PARTS = {{parts}}; // the games and languages: sizes and sums

const WASM = "application/wasm";
const downloads = globalThis.longhouse?.downloads ?? {};
const begun = new Map(Object.entries(downloads).map(([url, response]) => [url, response.then(sound)]));
const taken = new Set();

/** Follow the downloads; `count` is told how many bytes arrive. Rejects as soon as one fails that every start needs. */
export function follow(count) {
  return Promise.all([...begun].map(([url, response]) => {
    const counted = arrived(response, count);
    return partOf(url) ? counted.catch(() => undefined) : counted; // a part is asked for again when it is wanted
  }));
}

async function arrived(response, count) {
  if (controlled()) return response; // it is all there: counting would only take time
  // The copy is only counted: the engine gets the original, whose compiled code the browser may keep.
  const copy = response.then((answer) => answer.clone());
  for await (const chunk of chunks((await copy).body)) count(chunk.length);
}

function partOf(url) {
  return PARTS[url.split("/").pop()];
}

/** The bytes of the parts whose downloads have begun. */
export function awaited() {
  return Object.keys(downloads).reduce((sum, url) => sum + (partOf(url)?.size ?? 0), 0);
}

/** Take over a download that was begun, once; undefined if there is none. */
export function take(url) {
  if (taken.has(url) || !(url in downloads)) return undefined;
  taken.add(url);
  return begun.get(url) ?? downloads[url].then(sound);
}

/** What is on its way already, or else fetched now. */
export function fetched(url) {
  return take(url) ?? fetch(url).then(sound);
}

/** The answer, with the type that browsers want to see before they compile it as it arrives. */
function labelled(answer) {
  const type = answer.headers.get("Content-Type");
  if (!answer.ok || !answer.url.endsWith(".wasm") || type === WASM) return answer;
  console.warn(`The server sends .wasm files as ${type}: have it send them as ${WASM}, and the start is quicker.`);
  return new Response(answer.body, { headers: { "Content-Type": WASM } });
}

function sound(answer) {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return labelled(answer);
}

function controlled() {
  try {
    return navigator.serviceWorker?.controller;
  } catch {
    return null; // where storage is forbidden, even looking may be
  }
}

async function* chunks(stream) {
  const reader = stream.getReader();
  for (let part; !(part = await reader.read()).done; ) yield part.value;
}

// The games and languages, each in a file of its own: fetched when it is wanted or when the page has time for it.
import { PARTS, take } from "./files.js";

const folder = new URL("../../app/", import.meta.url).href;
const PATIENCE = 12_000; // ms in which nothing arrives; as long as something does, it goes on
const coming = new Map();

/** The bytes of a part. Rejects when they are not to be had now; asking again tries again. */
export function bring(name) {
  if (!coming.has(name)) coming.set(name, fetched(name).finally(() => coming.delete(name)));
  return coming.get(name);
}

async function fetched(name) {
  const url = folder + name;
  const ways = [() => take(url), (signal) => fetch(url, { signal }), () => kept(url),
    (signal) => fetch(url, { cache: "reload", signal })];
  let trouble;
  for (const way of ways) {
    if (trouble?.silent && way !== ways[2]) continue; // the network again would only take as long again
    const stop = new AbortController();
    try {
      const bytes = await arrived(name, way(stop.signal));
      if (!bytes) continue;
      if (await intact(bytes, PARTS[name])) return bytes;
      throw new Error(`${name} arrived damaged`);
    } catch (error) {
      stop.abort();
      trouble = error;
    }
  }
  throw trouble;
}

/** The bytes of an answer, and meanwhile how many there are. */
async function arrived(name, asked) {
  const answer = await soon(Promise.resolve(asked));
  if (!answer) return null;
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const bytes = new Uint8Array(PARTS[name].size);
  const reader = answer.body.getReader();
  let done = 0;
  for (let part; !(part = await soon(reader.read())).done; done += part.value.length) {
    if (done + part.value.length > bytes.length) throw new Error(`${name} arrived damaged`);
    bytes.set(part.value, done);
    globalThis.longhouse?.arriving?.(done + part.value.length, bytes.length);
  }
  return done === bytes.length ? bytes : new Uint8Array();
}

/** What comes soon enough. */
function soon(promise) {
  let clock;
  const late = new Promise((_, reject) => {
    clock = setTimeout(() => reject(Object.assign(new Error("nothing arrives"), { silent: true })), PATIENCE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(clock));
}

/** From the copy for offline use, which a page of a first visit does not get its files from. */
async function kept(url) {
  return globalThis.caches?.match(url);
}

async function intact(bytes, { size, sum }) {
  if (bytes.byteLength !== size) return false;
  if (!globalThis.crypto?.subtle) return true; // the page is not served securely
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === sum;
}

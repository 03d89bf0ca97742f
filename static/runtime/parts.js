// The games and languages, each in a file of its own: fetched when it is wanted or when the page has time for it.
import { PARTS, take } from "./files.js";

const folder = new URL("../../app/", import.meta.url).href;
const PATIENCE = 30_000; // ms
const coming = new Map();

/** The bytes of a part. Rejects when they are not to be had now; asking again tries again. */
export function bring(name) {
  if (!coming.has(name)) coming.set(name, fetched(name).finally(() => coming.delete(name)));
  return coming.get(name);
}

async function fetched(name) {
  const url = folder + name;
  const ways = [() => take(url), () => asked(url, "default"), () => kept(url), () => asked(url, "reload")];
  let trouble;
  for (const way of ways) {
    try {
      const answer = await way();
      if (!answer) continue;
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      const bytes = await answer.arrayBuffer();
      if (await intact(bytes, PARTS[name])) return new Uint8Array(bytes);
      throw new Error(`${name} arrived damaged`);
    } catch (error) {
      trouble = error;
    }
  }
  throw trouble;
}

function asked(url, cache) {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), PATIENCE);
  return fetch(url, { cache, signal: stop.signal });
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

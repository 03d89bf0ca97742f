// Has an image made for the next visit (image.js), once the device has nothing better to do.
import { failures, place } from "./image.js";

const LULL = 5000; // ms after the copy of the site is complete
const OFTEN = 3; // starts that failed in a row: then this build needs no image
const SPARE = 200e6; // bytes that storage must still have room for
const MEMORY = 4; // GB of the device

/** Make an image for the cache of that name, unless there is one, or memory or storage is short. */
export async function makeImage(name) {
  await navigator.serviceWorker.ready;
  await new Promise((resolve) => setTimeout(resolve, LULL));
  await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
  await navigator.locks?.request(`${name} image`, { ifAvailable: true }, async (free) => { // one tab is enough
    if (free && (await wanted(name))) await made(name);
  });
}

async function wanted(name) {
  if (navigator.deviceMemory < MEMORY || navigator.connection?.saveData || failures() >= OFTEN) return false;
  if (!(await caches.has(name)) || (await caches.match(place))) return false;
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}; // not every WebKit tells
  return quota - usage > SPARE;
}

function made(name) {
  const maker = new Worker(new URL("maker.js", import.meta.url), { type: "module" });
  maker.postMessage(name);
  return new Promise((resolve, reject) => {
    maker.onmessage = ({ data: trouble }) => (trouble ? reject(trouble) : resolve());
    maker.onerror = reject;
  }).finally(() => maker.terminate());
}

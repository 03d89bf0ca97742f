// The image: the memory of an interpreter that has started and loaded the app, kept for the next visit. It is made on
// the device (imaging.js) and lies with the build's copy, but not in the list of its files: an update throws it away.
// Pyodide calls it experimental. So a start with it is noted down first, and one that fails is done without it.

export const place = new URL("image", import.meta.url).href; // the folder's hash stands for engine, library and app
const PAGE = 4096; // bytes; pages of nothing but zeros are left out
const [SUM, HEAD] = [32, 40]; // bytes: of the sum; of the sum, the length and the number of pages
const MEANWHILE = 30_000; // ms in which a start that is not over may be another tab's
const key = globalThis.document && `longhouse:${location.pathname.replace(/[^/]*$/, "")}:image`;

let used = false;

/** The image if there is one and nothing speaks against it, else null. With it, this start is noted down. */
export async function wake() {
  try {
    const kept = key ? await longhouse.kept : await (await caches.match(place))?.arrayBuffer(); // early.js has asked
    if (!kept || !(await allowed())) return null;
    const image = await unpacked(kept);
    if (key) note({ at: Date.now() });
    used = true;
    performance.mark("longhouse:image"); // for whoever measures
    return image;
  } catch (error) {
    await forget(error);
    return null;
  }
}

/** The start is over, and all is well. */
export function awake() {
  if (used) localStorage.removeItem(key);
}

/** The image did not do. */
export async function forget(error) {
  console.warn("The image of the last visit is forgotten:", error);
  used = false;
  try {
    if (key) note({ at: 0, failed: noted().failed + 1 });
    for (const name of await caches.keys()) await (await caches.open(name)).delete(place);
  } catch {
    // nothing can be kept here
  }
}

/** A start that has failed: if it was one with the image, begin anew without. Says whether it does. */
export function anew(error) {
  if (!used) return false;
  forget(error).then(() => location.reload());
  return true;
}

/** How many starts with this build's image have failed in a row. */
export function failures() {
  return noted().failed;
}

// What is noted down: when a start with the image began that is not over, and how many failed in a row.
function noted() {
  const fresh = { build: place, at: 0, failed: 0 };
  const found = JSON.parse(localStorage.getItem(key));
  return found?.build === place ? found : fresh;
}

function note(news) {
  localStorage.setItem(key, JSON.stringify({ ...noted(), ...news }));
}

/** Where no note can be left, this raises: then there is no start with an image. */
async function allowed() {
  if (!key) return true; // a worker: its page has done well
  const { at } = noted();
  if (at && Math.abs(Date.now() - at) > MEANWHILE) await forget("the last start with it was never over");
  return !at;
}

/** The memory without its empty pages, and with a sum. */
export async function packed(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength / 4);
  const pages = [];
  for (let page = 0; page * PAGE < memory.byteLength; page += 1) {
    if (words.subarray((page * PAGE) / 4, ((page + 1) * PAGE) / 4).some(Boolean)) pages.push(page);
  }
  const image = new Uint8Array(HEAD + pages.length * (4 + PAGE));
  new Uint32Array(image.buffer, SUM, 2).set([memory.byteLength, pages.length]);
  new Uint32Array(image.buffer, HEAD, pages.length).set(pages);
  pages.forEach((page, number) => {
    image.set(memory.subarray(page * PAGE, (page + 1) * PAGE), HEAD + pages.length * 4 + number * PAGE);
  });
  image.set(await sum(image.buffer));
  return image;
}

async function unpacked(buffer) {
  const [image, found] = [new Uint8Array(buffer), await sum(buffer)];
  if (found.some((byte, at) => byte !== image[at])) throw new Error("it is damaged");
  const [length, count] = new Uint32Array(buffer, SUM, 2);
  const [pages, memory] = [new Uint32Array(buffer, HEAD, count), new Uint8Array(length)];
  for (let first = 0, next; first < count; first = next) { // consecutive ones together
    for (next = first + 1; pages[next] === pages[next - 1] + 1; ) next += 1;
    const [start, target] = [HEAD + count * 4 + first * PAGE, pages[first] * PAGE];
    memory.set(image.subarray(start, start + Math.min((next - first) * PAGE, length - target)), target);
  }
  return memory;
}

async function sum(buffer) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(buffer, SUM)));
}

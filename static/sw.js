// Keeps a complete copy of the site, so that it needs no network after the first visit. The build fills in the
// version and the list. It adds no COOP or COEP headers where the host sends none: nothing here needs isolation.
const SCOPE = self.registration.scope;
const OURS = `longhouse ${SCOPE} `; // every page holds a lock of that name and its version, as long as it lives
const VERSION = "{{version}}";
const ENTRY = "./index.html";
const FILES = {{files}};
const LOST = {{lost}}; // in each language: what is lost, and the name of the button

// A new version is fetched in the background and waits until it is wanted, or until no page of the old one is left.
self.addEventListener("install", (event) => event.waitUntil(complete()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("message", (event) => {
  if (event.data === "switch") event.waitUntil(self.skipWaiting());
  if (event.data === "tidy") event.waitUntil(Promise.all([complete(), tidy()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const page = request.mode === "navigate" && !request.url.endsWith(".txt");
  event.respondWith(page ? entry(request) : file(request));
});

/** Fetch what is missing: all that is new, or what the browser has thrown away. */
async function complete() {
  const cache = await caches.open(OURS + VERSION);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [ENTRY, "./manifest.webmanifest", ...FILES].map((path) => new URL(path, SCOPE).href)
    .filter((url) => !there.has(url));
  await Promise.all(missing.map(async (url) => {
    const hashed = url.startsWith(SCOPE + "assets/"); // the same name, the same contents
    const answer = (hashed && await caches.match(url)) || await fetch(url, { cache: hashed ? "default" : "reload" });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    // A host in the middle of an update may still send the old page.
    if (url.endsWith(".html") && !(await answer.clone().text()).includes(VERSION)) throw new Error("another version");
    await cache.put(url, answer);
  }));
}

/** Drop the versions that no page runs any more. */
async function tidy() {
  if (!navigator.locks) return; // nobody knows then what is still used: all is kept
  const { held } = await navigator.locks.query();
  const used = new Set([OURS + VERSION, ...held.map(({ name }) => name)]);
  if (self.registration.installing ?? self.registration.waiting) return; // its copy is about to be needed
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && !used.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The page, always of this version, and so all that it asks for. */
async function entry(request) {
  const kept = await (await caches.open(OURS + VERSION)).match(ENTRY);
  return kept ?? fetch(request).catch(lost);
}

/** A file of this version, or of an older one that a page still runs: their names never clash. */
async function file(request) {
  if (request.cache === "reload") return renewed(request);
  const kept = await caches.match(request, { cacheName: OURS + VERSION });
  return kept ?? (await caches.match(request)) ?? fetch(request);
}

/** A file whose kept copy did not do. */
async function renewed(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(OURS + VERSION)).put(request, answer.clone());
  return answer;
}

/** The browser has thrown our copy away, and there is no network. */
function lost() {
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  const lang = wanted.find((lang) => lang in LOST) ?? "en";
  const [sentence, again] = LOST[lang];
  return new Response(
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Longhouse</title>` +
      '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
      `<h1>Longhouse</h1><p>${sentence}</p><button onclick="location.reload()">${again}</button>`,
    { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
}

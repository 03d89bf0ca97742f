// Keeps one complete copy of the site for offline use. The build fills in the version and the list.
// A new version is fetched in the background and waits until every tab of the old one is closed.
const CACHE = `longhouse ${self.registration.scope} {{version}}`;
const OURS = `longhouse ${self.registration.scope} `;
const ENTRY = "./index.html";
const FILES = {{files}};

self.addEventListener("install", (event) => event.waitUntil((async () => {
  const cache = await caches.open(CACHE);
  const fresh = [ENTRY, "./manifest.webmanifest"].map((url) => new Request(url, { cache: "reload" }));
  await cache.addAll([...fresh, ...FILES.map((path) => `./${path}`)]);
})()));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
})()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const wanted = request.mode === "navigate" ? ENTRY : request;
    return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
  })());
});

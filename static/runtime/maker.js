// A worker of its own, for as long as it takes: starts an interpreter, lets it load the app, and keeps its memory.
import { PARTS } from "./files.js";
import { packed, place } from "./image.js";
import { loaded } from "./interpreter.js";
import { bring } from "./parts.js";

async function make(name) {
  const python = await loaded({ _makeSnapshot: true });
  const games = Object.keys(PARTS).filter((part) => part.endsWith(".zip"));
  await Promise.all(games.map(async (game) => python.FS.writeFile(`/lib/${game}`, await bring(game))));
  python.runPython("from longhouse.browser import image; image.fill()");
  const image = new Response(await packed(python.makeMemorySnapshot()));
  if (await caches.has(name)) await (await caches.open(name)).put(place, image);
}

addEventListener("message", ({ data: name }) => {
  make(name).then(() => postMessage(""), (error) => postMessage(String(error)));
});

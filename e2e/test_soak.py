"""A thousand games of bots in one tab, played, drawn and saved by the app itself: memory stays within bounds.

Every tenth move is drawn, and every beginning and end: drawing them all would take hours and tell no more.
"""

from __future__ import annotations

import os
import time

import pytest
from conftest import NewPage
from pages import put, ready, slot_text
from playwright.sync_api import CDPSession, Page

from longhouse.engine import Match, Player
from longhouse.games import GAMES

COUNT = int(os.environ.get("LONGHOUSE_SOAK", "1000"))  # games; fewer for a quick look
DRAWN = 10  # one move out of so many
CHUNK = 10  # games between two looks at the memory
WARM = 180  # games after which the bots' caches are full: 16,384 entries each, about 20 MB together
MOST = 128_000_000  # bytes of Python's memory at any time
# What may be added once they are full, however many games follow.
BOUNDS = {"wasm": 16_000_000, "heap": 6_000_000, "nodes": 3_000, "listeners": 300}
LONGEST = 120_000  # ms for one game on a busy machine

# The memory of Python, wherever the engine is instantiated.
WATCH = """for (const name of ['instantiate', 'instantiateStreaming']) {
  const made = WebAssembly[name];
  WebAssembly[name] = async (...words) => {
    const result = await made.apply(WebAssembly, words);
    for (const thing of Object.values((result.instance ?? result).exports ?? {}))
      if (thing instanceof WebAssembly.Memory) window.pythonMemory = thing;
    return result;
  };
}"""
THIN = f"""
from longhouse.browser import loop

every, count, last = loop.view, 0, None

def view(model):
    global count, last
    count += 1
    playing = model.page.name == "play" and model.table.match.actor is not None
    if count % {DRAWN} == 0 or not playing or not model.table.turn:
        last = every(model)
    return last

loop.view = view
"""
RUN = """code => { const script = document.createElement('script');
  script.type = 'py';
  script.textContent = code + "\\nfrom pyscript import document; document.body.setAttribute('data-thin', '')";
  document.body.append(script); }"""
AT_ONCE = """() => {
  const field = document.createElement('input');
  document.body.append(field);
  field.dataset.field = 'set.pace';
  field.value = 'instant';
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.remove();
}"""
OVER = """slot => { const html = document.documentElement.dataset;
  return html.over === 'true' && location.hash === `#/play/${slot}`; }"""
CLEAR = """() => { location.hash = '/'; localStorage.clear();
  dispatchEvent(new StorageEvent('storage', {key: null})); }"""


def entry(number: int) -> str:
    """A game of bots at its beginning: all games and player counts in turn, Thralls and Karls."""
    game = list(GAMES)[number % len(GAMES)]
    players = 2 + number // len(GAMES) % 3
    seats = [Player("", i, ("thrall", "karl")[(i + number) % 2], number) for i in range(players)]
    return slot_text(Match.new(game, players, number, seats=seats))


def figures(page: Page, session: CDPSession) -> dict[str, int]:
    """What the tab holds after the garbage is gone."""
    for _ in range(2):  # what Python lets go of is garbage of JavaScript only then
        session.send("HeapProfiler.collectGarbage")
    counters = session.send("Memory.getDOMCounters")
    return {
        "wasm": page.evaluate("window.pythonMemory.buffer.byteLength"),
        "heap": int(session.send("Runtime.getHeapUsage")["usedSize"]),
        "nodes": counters["nodes"],
        "listeners": counters["jsEventListeners"],
    }


@pytest.mark.long
def test_memory_stays_within_bounds(site: str, new_page: NewPage) -> None:
    page = new_page(service_workers="block", reduced_motion="reduce")
    page.add_init_script(WATCH)
    ready(page, site)
    page.evaluate(RUN, THIN)
    page.wait_for_selector("body[data-thin]", state="attached")
    page.evaluate(AT_ONCE)
    session = page.context.new_cdp_session(page)
    began, warm, moves = time.monotonic(), None, 0
    for first in range(0, COUNT, CHUNK):
        for number in range(first, min(first + CHUNK, COUNT)):
            put(page, {f"g{number}": entry(number)})
            page.evaluate("slot => { location.hash = `/play/${slot}`; }", f"g{number}")
            page.wait_for_function(OVER, arg=f"g{number}", timeout=LONGEST)
            moves += int(page.evaluate("document.documentElement.dataset.turn"))
            page.evaluate(CLEAR)
        now = figures(page, session)
        print(f"{number + 1:5} games, {moves:7} moves, {time.monotonic() - began:6.0f} s: {now}", flush=True)
        assert now["wasm"] <= MOST
        if warm is None and number + 1 >= WARM:
            warm = now
        elif warm is not None:
            for name, bound in BOUNDS.items():
                grown = now[name] - warm[name]
                assert grown <= bound, f"{name} grew by {grown:,} in {number + 1 - WARM} games"

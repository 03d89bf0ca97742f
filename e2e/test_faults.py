"""What may go wrong around the app: killed tabs, truncated files, no memory, a wrong clock.

Elsewhere: full and forbidden storage (test_storage), two tabs (test_tabs), a killed worker (test_thinking),
missing files (test_boot), an error of our own (test_crash), damaged entries (test_bad_entries).
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

import pytest
from conftest import READY, NewPage
from pages import Table, go, home, new_game, new_match, open_copy, opened, ready, stored
from playwright.sync_api import BrowserContext, Page, Route, expect
from shared import shared_page
from test_thinking import SLOW, WORKER, bot_has_played, match_of, person_plays

app = shared_page()
SEED = 5

HOLD = """slot => new Promise(held =>
  navigator.locks.request(`longhouse:${location.pathname}:slot:${slot}`, () => {
    held();
    return new Promise(free => { window.free = free; });
  }))"""


class Doomed:
    """A tab whose process can be killed, as the system does when memory is short: without a farewell."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        assert context.browser
        self._session = context.browser.new_browser_cdp_session()
        others = self._renderers()
        self.page = context.new_page()
        ready(self.page, address)
        busy = {pid: spent for pid, spent in self._renderers().items() if pid not in others}
        self._process = max(busy, key=busy.__getitem__)  # there may be a spare one beside it

    def _renderers(self) -> dict[int, float]:
        known = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return {row["id"]: row["cpuTime"] for row in known if row["type"] == "renderer"}

    def kill(self) -> None:
        """At once."""
        with self.page.expect_event("crash"):
            os.kill(self._process, signal.SIGKILL)


def test_a_killed_tab_leaves_the_old_game_or_the_new(
    site: str, new_context: Callable[..., BrowserContext]
) -> None:
    context = new_context(quiet=False, reduced_motion="reduce")
    witness = context.new_page()
    ready(witness, site)
    tab = Doomed(context, site)
    match = new_match(2, SEED)
    table = new_game(tab.page, 2, seed=SEED, curtain=False)
    table.choose("visit bet")
    match.play("visit bet")
    table.saved()
    slot, before = table.slot(), stored(witness)

    witness.evaluate(HOLD, slot)  # while saving: the write waits for its turn
    table.choose("barrel 2")
    tab.kill()
    assert stored(witness) == before, "the old one, to the letter"
    witness.evaluate("free()")

    tab = Doomed(context, f"{site}#/play/{slot}")  # in mid-move
    table = Table(tab.page)
    table.lift()
    table.agrees(match)
    tab.page.evaluate(LATER, "barrel 2")
    tab.kill()
    kept = opened(stored(witness)[slot])
    match.play("barrel 2")
    assert kept.digest() in (match.digest(), match.at(1).digest())

    go(witness, f"/play/{slot}")  # and it is played on
    table = Table(witness)
    expect(witness.locator("html")).to_have_attribute("data-screen", "play")
    table.lift()
    table.agrees(kept)
    table.choose(table.state().actions[0])
    assert len(table.saved().actions) == len(kept.actions) + 1


LATER = """action => { setTimeout(() => document.querySelector(`[data-action="${action}"]`)
  .dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))) }"""


@pytest.mark.parametrize("part", ["pyodide.asm.wasm", "stdlib.zip", "longhouse.zip"])
def test_a_truncated_part_is_told_and_can_be_retried(part: str, site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")

    def half(route: Route) -> None:
        answer = route.fetch()
        body = answer.body()
        headers = {k: v for k, v in answer.headers.items() if k not in ("content-length", "content-encoding")}
        route.fulfill(status=200, headers=headers, body=body[: len(body) // 2])

    page.route(f"**/{part}", half)
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-app", "failed", timeout=READY)
    expect(page.get_by_role("status")).to_contain_text("arrived damaged")
    page.unroute_all()
    with page.expect_navigation():
        page.get_by_role("button", name="Retry").click()
    expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=READY)


HALVE = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.endsWith('.wasm')) continue;
      const kept = await cache.match(request), bytes = await kept.arrayBuffer();
      await cache.put(request, new Response(bytes.slice(0, bytes.byteLength / 2), {headers: kept.headers}));
    }
  }
}"""


def test_a_damaged_offline_copy_is_mended_by_retry(site: str, new_page: NewPage) -> None:
    """Found by reading: what was once kept in a damaged state came back with every reload."""
    page = new_page(quiet=False)
    ready(page, site)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(HALVE)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-app", "failed", timeout=READY)
    with page.expect_navigation():
        page.get_by_role("button", name="Retry").click()
    expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=READY)
    ready(page)


# The worker's memory cannot grow any more, and its thoughts need more of it.
HUNGRY = """
from pyodide.code import run_js
from longhouse.browser.worker import hurry, ping

async def think(number, text):
    run_js("WebAssembly.Memory.prototype.grow = () => { throw new RangeError('out of memory') }; 0")
    hoard = []
    while True:
        hoard.append(bytearray(1 << 20))

__export__ = ["think", "hurry", "ping"]
"""


def test_a_worker_out_of_memory_is_given_up(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    page.route("**/bots.py", lambda route: route.fulfill(body=HUNGRY, content_type="text/x-python"))
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    ready(page, site)
    table = open_copy(page, match_of("wikinger", "jarl"))
    page.wait_for_function(f"{WORKER}?.xworker", timeout=SLOW)
    turn = person_plays(table)
    bot_has_played(page, turn)  # the page has thought for itself
    assert any("abandoned" in text and "MemoryError" in text for text in told), told
    expect(page.get_by_role("alert")).to_have_count(0)
    table.agrees(table.saved())


# Nothing may be kept: no quota, no locks, no offline copy.
PRIVATE = """
Storage.prototype.setItem = () => { throw new DOMException('no quota', 'QuotaExceededError'); };
delete Navigator.prototype.serviceWorker;
LockManager.prototype.request = () => Promise.reject(new DOMException('no locks here', 'SecurityError'));
CacheStorage.prototype.open = () => Promise.reject(new DOMException('no cache', 'SecurityError'));
"""


def test_private_mode(site: str, new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    page.add_init_script(PRIVATE)
    ready(page, site)
    table = new_game(page, 2, seed=SEED, curtain=False)
    expect(page.get_by_role("alert")).to_contain_text("The browser’s storage is full")
    match = new_match(2, SEED)
    for action in ("visit bet", "barrel 2"):
        table.choose(action)
        match.play(action)
    table.agrees(match)
    page.get_by_role("button", name="Share", exact=True).click()
    assert page.locator("#share-url").input_value().endswith(match.to_link())


def test_a_clock_that_is_set_back_loses_nothing(app: Page) -> None:
    table = new_game(app, 2, seed=SEED, curtain=False)
    match = new_match(2, SEED)
    for years, action in ((0, "visit bet"), (-70, "barrel 2"), (300, "circle 3B")):
        app.evaluate(
            "years => { window.real ??= Date.now; Date.now = () => real() + years * 31557600000; }", years
        )
        table.choose(action)
        match.play(action)
        assert table.saved().digest() == match.digest()
        home(app)
        expect(app.locator(".slot:not(.bad)")).to_have_count(1)
        app.go_back()
        table.agrees(match)
    app.evaluate("() => { Date.now = real; }")
    app.locator("[data-do=undo]").click()
    match.undo()
    assert table.saved().digest() == match.digest()

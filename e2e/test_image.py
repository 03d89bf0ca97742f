"""The memory image: a second visit starts from it; with whatever is wrong with it, the page starts too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import READY, NewPage, built
from pages import Table, go, new_game, new_match, open_copy, ready
from playwright.sync_api import BrowserContext, Page, expect
from test_thinking import SLOW, WORKER, bot_has_played, match_of, person_plays
from test_updates import next_build

from tools.serve import Site, serving

# The names of all caches that hold an image, and its size.
IMAGES = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.endsWith('/image')) continue;
      found.push([name, (await (await cache.match(request)).blob()).size]);
    }
  }
  return found;
}"""
USED = "performance.getEntriesByName('longhouse:image').length === 1"
NOTE = "JSON.parse(localStorage.getItem('longhouse:/:image'))"
# Puts another image in the place of the one that is kept; the last two have a right sum all the same.
SPOIL = """async (how) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.endsWith('/image')) continue;
      let bytes = new Uint8Array(await (await cache.match(request)).arrayBuffer());
      const first = 40 + 4 * new Uint32Array(bytes.buffer, 36, 1)[0]; // where Pyodide's own image begins
      if (how === 'empty') bytes = new Uint8Array();
      if (how === 'truncated') bytes = bytes.slice(0, bytes.length / 2);
      if (how === 'changed') bytes[bytes.length >> 1] ^= 1;
      if (how === 'of another engine') bytes[first + 20] ^= 1;
      if (how === 'no image') bytes.fill(7, first, first + 4096);
      if (how === 'of another engine' || how === 'no image') {
        bytes.set(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.subarray(32))));
      }
      await cache.put(request, new Response(bytes));
    }
  }
}"""


def made(page: Page) -> None:
    """Wait until an image is kept; asked from here, because the browser's own waiting knows no promises."""
    for _ in range(2 * SLOW // 500):
        if page.evaluate(IMAGES):
            return
        page.wait_for_timeout(500)
    raise AssertionError("no image was made")


def settle(page: Page, address: str) -> None:
    """A first visit that stays until there is an image."""
    ready(page, address)
    assert not page.evaluate(USED)
    made(page)


def again(page: Page, address: str = "") -> bool:
    """Visit again; says whether the start was one with the image."""
    page.goto("about:blank")
    ready(page, address)
    return bool(page.evaluate(USED))


def test_a_second_visit_starts_from_the_image(site: str, page: Page) -> None:
    settle(page, site)
    ((name, size),) = page.evaluate(IMAGES)
    assert name.startswith("longhouse ") and 5e6 < size < 25e6
    match = new_match(2, 30)
    assert again(page, site)
    assert page.evaluate(NOTE) is None, "the start is over"
    table = new_game(page, 2, seed=30, curtain=False)
    for _ in range(4):
        action = str(match.legal()[0])
        table.choose(action)
        match.play(action)
    assert table.saved().digest() == match.digest()
    assert again(page, page.url), "a saved board"
    Table(page).agrees(match)
    for address in ("/rules/onboard", "/learn/wikinger", "/new/gonewild"):  # what is not in the image follows
        go(page, address)
        expect(page.locator("html")).to_have_attribute("data-screen", address.split("/")[1])
    assert len(page.evaluate(IMAGES)) == 1


def test_chance_is_fresh_in_every_start(site: str, page: Page) -> None:
    settle(page, site)
    seeds: set[int] = set()
    for _ in range(3):
        assert again(page, f"{site}#/now/onboard")
        page.wait_for_url("**/#/play/*")
        seeds.add(Table(page).saved().seed)
    assert len(seeds) == 3


def test_a_bots_worker_starts_from_the_image_too(site: str, page: Page) -> None:
    settle(page, site)
    marked = "performance.getEntriesByName('longhouse:image').length"
    assert again(page, site)
    match = match_of("wikinger", "jarl")
    with page.expect_worker(timeout=SLOW) as started:
        table = open_copy(page, match)
    page.wait_for_function(f"{WORKER}?.xworker", timeout=SLOW)
    bot_has_played(page, person_plays(table))
    assert started.value.evaluate(marked) == 1
    table.agrees(table.saved())


@pytest.mark.parametrize("how", ["empty", "truncated", "changed", "of another engine", "no image"])
def test_an_image_that_does_not_do_is_forgotten_and_made_anew(how: str, site: str, page: Page) -> None:
    settle(page, site)
    page.evaluate(SPOIL, how)
    assert again(page, site) == (how in ("of another engine", "no image")), "tried, if it looks right"
    assert page.evaluate(IMAGES) == [] and page.evaluate(f"{NOTE}.failed") == 1
    made(page)
    assert again(page, site)
    assert page.evaluate(NOTE) is None, "what went wrong once is over"


def test_a_start_that_fails_with_the_image_is_followed_by_the_plain_one(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False)
    settle(page, site)
    page.add_init_script("""
      const { mark } = performance;
      performance.mark = (name) => {
        setTimeout(() => dispatchEvent(new CustomEvent('longhouse:failed', { detail: 'tried' })));
        return mark.call(performance, name);
      };""")
    assert not again(page, site), "it has loaded itself again"
    assert page.evaluate(IMAGES) == [] and page.evaluate(f"{NOTE}.failed") == 1


# Leave the note of a start that began then.
BEGUN = """async at => {
  const [name] = await caches.keys();
  const urls = (await (await caches.open(name)).keys()).map(({ url }) => url);
  const build = urls.find(url => url.endsWith('/image'));
  localStorage.setItem('longhouse:/:image', JSON.stringify({ build, at: at || Date.now(), failed: 0 }));
}"""


def test_a_start_that_was_never_over_costs_the_image(site: str, page: Page) -> None:
    settle(page, site)
    page.evaluate(BEGUN, 0)
    assert not again(page, site), "another tab may be at it"
    assert len(page.evaluate(IMAGES)) == 1
    page.evaluate(BEGUN, 1)
    assert not again(page, site)
    assert page.evaluate(IMAGES) == [] and page.evaluate(f"{NOTE}.failed") == 1


def test_no_image_where_memory_or_storage_is_short_or_it_failed_often(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False)
    warnings: list[str] = []
    page.on("console", lambda line: warnings.append(line.text))
    page.add_init_script("""
      const asked = new URLSearchParams(location.search).get('short');
      if (asked === 'memory') Object.defineProperty(navigator, 'deviceMemory', { value: 2 });
      if (asked === 'data') Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      if (asked === 'quota') navigator.storage.estimate = async () => ({ quota: 1e12, usage: 0 });
      if (asked === 'often') {
        const { getItem } = Storage.prototype;
        Storage.prototype.getItem = function (key) {
          const build = new URL('image', document.querySelector('script[src*=early]').src).href;
          const note = JSON.stringify({ build, at: 0, failed: 3 });
          return key.endsWith(':image') ? note : getItem.call(this, key);
        };
      }""")
    ready(page, f"{site}?short=memory")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = page.context.new_cdp_session(page)
    for short in ("memory", "data", "often", "storage", "quota"):
        if short == "storage":
            session.send("Storage.overrideQuotaForOrigin", {"origin": site.rstrip("/"), "quotaSize": 20e6})
        again(page, f"{site}?short={short}")
        page.wait_for_timeout(9000)  # it would have been made by now
        assert page.evaluate(IMAGES) == [], short
    assert [line for line in warnings if line.startswith("No image")], "the browser had no room"


def test_an_update_throws_the_image_away(tmp_path: Path, new_context: Callable[..., BrowserContext]) -> None:
    served, later = tmp_path / "site", next_build()
    served.symlink_to(built())
    page = new_context().new_page()
    with serving(Site(served)) as address:
        settle(page, address)
        ((old, _size),) = page.evaluate(IMAGES)
        served.unlink()
        served.symlink_to(later)
        page.evaluate("navigator.serviceWorker.getRegistration().then((copy) => copy.update())")
        expect(page.locator("#app")).to_contain_text("A new version", timeout=SLOW)
        with page.expect_navigation():
            page.get_by_role("button", name="Switch now").click()
        expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=READY)
        assert not page.evaluate(USED), "it belongs to the version before"
        page.reload()  # no page of the old version is left
        expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=READY)
        page.wait_for_timeout(2000)
        assert old not in page.evaluate("caches.keys()")
        made(page)
        assert again(page, f"{address}#/about")
        expect(page.locator("main")).to_contain_text("Version 1000.")

"""A start that fails names its true cause; and what need not make it fail does not."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from conftest import ARGUMENTS, READY, NewPage, watch
from pages import new_game, new_match, open_copy, ready
from playwright.sync_api import Browser, Error, Page, Route, expect
from test_thinking import SLOW, WORKER, bot_has_played, match_of, person_plays

from tools import install

BIG = (".wasm", "stdlib.zip", "longhouse.zip")
# Browsers just below the floor: each lacks one thing that the floor has.
BELOW = {
    "Firefox 120": "const has = CSS.supports; CSS.supports = (...a) => !/:has/.test(a) && has(...a);",
    "Chrome 111": "const has = CSS.supports; CSS.supports = (...a) => !/composition/.test(a) && has(...a);",
    "Safari 16.3": "delete window.CompressionStream",
    "of the last century": "delete window.CSS; delete window.Promise; delete window.fetch",
}


def requests(page: Page) -> list[str]:
    """The addresses that the page asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda sent: asked.append(sent.url))
    return asked


def told(page: Page, sentence: str) -> None:
    """The page has given up, with this sentence."""
    expect(page.locator("html")).to_have_attribute("data-app", "failed", timeout=READY)
    expect(page.locator("#loading-text")).to_contain_text(sentence)
    expect(page.get_by_role("button", name="Retry")).to_be_focused()


@pytest.mark.parametrize("below", BELOW)
def test_a_browser_below_the_floor_is_told_what_it_needs(below: str, site: str, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(BELOW[below])
    asked = requests(page)
    page.goto(site, wait_until="commit")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("too old")
    for version in ("Chrome or Edge 112", "Firefox 121", "Safari 16.4"):
        expect(alert).to_contain_text(version)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.wait_for_timeout(300)  # nothing follows
    assert not [url for url in asked if url.endswith(BIG)]
    assert page.evaluate("[typeof longhouse, document.documentElement.dataset.app]") == [
        "undefined",
        "failed",
    ]


def test_without_webassembly_that_is_the_cause(site: str, new_page: NewPage) -> None:
    page = new_page(locale="fr-FR")
    page.add_init_script("delete window.WebAssembly")
    asked = requests(page)
    page.goto(site, wait_until="commit")
    expect(page.get_by_role("alert")).to_contain_text("WebAssembly, dont Longhouse a besoin")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert not [url for url in asked if url.endswith(BIG)]


def test_with_all_cookies_blocked_one_can_play(site: str, browser: Browser, tmp_path: Path) -> None:
    """Found in Firefox and Chromium: PyScript waited for IndexedDB, and the page spoke of the connection."""
    (tmp_path / "Default").mkdir()
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(blocked))
    with browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=install.system_browser(), args=ARGUMENTS, reduced_motion="reduce"
    ) as context:
        troubles: list[str] = []
        page = context.new_page()
        watch(page, troubles)
        ready(page, site)
        assert page.evaluate("() => { try { localStorage } catch (error) { return error.name } }") == (
            "SecurityError"
        )
        plays_without_storage(page)
        assert not troubles


# Where a page may not keep anything, even looking at these may raise.
FORBIDDEN = """for (const [owner, name] of [[window, 'localStorage'], [window, 'sessionStorage'],
    [window, 'indexedDB'], [window, 'caches'], [Navigator.prototype, 'serviceWorker'],
    [Navigator.prototype, 'locks'], [Navigator.prototype, 'storage']])
  Object.defineProperty(owner, name, { configurable: true, get() {
    throw new DOMException('The operation is insecure.', 'SecurityError') } });"""


def test_with_every_storage_forbidden_one_can_play(site: str, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(FORBIDDEN)
    ready(page, site)
    plays_without_storage(page)


def plays_without_storage(page: Page) -> None:
    """It is said that nothing is kept; games go on, and bots think in their worker."""
    expect(page.locator(".notice")).to_contain_text("This browser does not let the page save anything")
    table = new_game(page, 2, seed=7, curtain=False)
    expect(page.get_by_role("alert")).to_contain_text("The browser does not allow saving here")
    match = new_match(2, 7)
    for action in ("visit bet", "barrel 2"):
        table.choose(action)
        match.play(action)
    table.agrees(match)
    table = open_copy(page, match_of("wikinger", "jarl"))
    page.wait_for_function(f"{WORKER}?.xworker", timeout=SLOW)
    bot_has_played(page, person_plays(table))


# -- what comes from the server


def altered(change: Callable[[bytes], bytes]) -> Callable[[Route], None]:
    """Answer with other contents."""

    def answer(route: Route) -> None:
        kept = route.fetch()
        headers = {k: v for k, v in kept.headers.items() if k not in ("content-length", "content-encoding")}
        route.fulfill(status=200, headers=headers, body=change(kept.body()))

    return answer


def typed(kind: str) -> Callable[[Route], None]:
    """Answer with another type."""

    def answer(route: Route) -> None:
        with suppress(Error):  # the page may be gone by then
            kept = route.fetch()
            route.fulfill(response=kept, headers={**kept.headers, "content-type": kind})

    return answer


def test_a_module_that_does_not_come(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    page.route("**/database.js", lambda route: route.abort())
    page.goto(site)
    told(page, "could not be loaded. Check the connection")


@pytest.mark.parametrize("part", ["boot.js", "shell.js"])
def test_a_script_that_python_can_do_without(part: str, site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    page.route(f"**/{part}", lambda route: route.abort())
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=READY)
    expect(page.locator("#start")).to_be_hidden()


def test_a_file_that_the_server_has_not(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    page.route("**/stdlib.zip", lambda route: route.fulfill(status=404, body="Not found"))
    page.goto(site)
    told(page, "The server does not have stdlib.zip")


@pytest.mark.parametrize("part", ["pyodide.asm.wasm", "stdlib.zip", "longhouse.zip"])
def test_a_damaged_file(part: str, site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    page.route(
        f"**/{part}",
        altered(lambda body: body[: len(body) // 3] + bytes(99_999) + body[len(body) // 3 + 99_999 :]),
    )
    page.goto(site)
    told(page, "arrived damaged")


def test_javascript_of_the_wrong_type(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    page.route("**/pyodide.js", typed("application/octet-stream"))
    page.goto(site)
    told(page, "The server sends pyodide.js as “application/octet-stream”")
    told(page, "have it send files that end in .js as text/javascript")


def test_all_javascript_of_the_wrong_type(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")

    def answer(route: Route) -> None:
        kept = route.fetch()
        headers = {k: v for k, v in kept.headers.items() if k != "x-content-type-options"}
        route.fulfill(response=kept, headers={**headers, "content-type": "text/plain"})

    page.route("**/*.js", answer)
    page.goto(site)
    told(page, "as “text/plain”, so the browser does not run it")


def test_an_engine_of_the_wrong_type_starts_all_the_same(site: str, new_page: NewPage) -> None:
    page = new_page(service_workers="block")
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.context.route("**/*.wasm", typed("application/octet-stream"))
    ready(page, site)
    assert any(".wasm files as application/octet-stream: have it send them" in text for text in said)
    table = open_copy(page, match_of("wikinger", "jarl"))
    page.wait_for_function(f"{WORKER}?.xworker", timeout=SLOW)
    bot_has_played(page, person_plays(table))
    assert not any("given up" in text for text in said)


REFUSES = """Object.defineProperty(window, 'matchMedia', { get() {
  throw new DOMException('The operation is insecure.', 'SecurityError') } })"""
RAISES = "Object.defineProperty(window, 'matchMedia', { get() { throw new TypeError('no such luck') } })"


@pytest.mark.parametrize(
    ("trouble", "sentence"),
    [(REFUSES, "does not let this page store anything"), (RAISES, "was loaded but could not start")],
)
def test_the_app_itself_does_not_start(trouble: str, sentence: str, site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    page.add_init_script(trouble)
    page.goto(site)
    told(page, sentence)

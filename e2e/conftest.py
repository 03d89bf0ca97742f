"""The built site, served as in production, and a browser that notices everything."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    expect,
    sync_playwright,
)

from tools import install
from tools import site as builder
from tools.serve import Site, serving

ARGUMENTS = [
    "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
# Pages that start once and are gone soon: to optimize their Python costs more than it saves.
BRIEF = ("--js-flags=--liftoff-only",)
READY = 30_000  # ms; a first start takes about 2 s

expect.set_options(timeout=10_000)

Launched = Callable[..., Browser]
NewPage = Callable[..., Page]
OpenApp = Callable[[Page, str], None]


def built() -> Path:
    """The site as it is now; of several processes none builds, `dev.py test` has done it for them."""
    return builder.DIST if "PYTEST_XDIST_WORKER" in os.environ else builder.build()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the site with the production headers."""
    with serving(Site(built())) as address:
        yield address


@pytest.fixture(scope="session")
def site_plain() -> Iterator[str]:
    """The address of the site as a plain host serves it: below a sub-path, without COOP and COEP."""
    with serving(Site(built(), prefix="/some/where/", isolated=False)) as address:
        yield address


@pytest.fixture(scope="session")
def launched() -> Iterator[Launched]:
    """Hands out one browser for the whole run, or one with further arguments for all who want these; should
    it crash, the tests after that get another."""
    found = install.system_browser()
    with sync_playwright() as playwright:
        running: dict[tuple[str, ...], Browser] = {}

        def launch(*more: str) -> Browser:
            if more not in running or not alive(running[more]):
                running[more] = playwright.chromium.launch(executable_path=found, args=[*ARGUMENTS, *more])
            return running[more]

        yield launch
        for browser in running.values():
            browser.close()


def alive(browser: Browser) -> bool:
    """Whether a browser still answers; that it is gone is otherwise heard of with the next call only."""
    try:
        browser.new_browser_cdp_session().detach()
    except Error:
        return False
    return True


@pytest.fixture
def browser(launched: Launched) -> Browser:
    """The browser of this run."""
    return launched()


@pytest.fixture
def new_context(launched: Launched) -> Iterator[Callable[..., BrowserContext]]:
    """Makes fresh browser profiles; at the end nothing may have gone wrong in any of their pages.

    `quiet=False` is for tests that provoke errors; every other option goes to Playwright. Nothing
    moves unless a test wants it: without a graphics card, drawing movement costs a good part of the time.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def make(*, quiet: bool = True, **options: Any) -> BrowserContext:
        context = launched(*BRIEF).new_context(**{"reduced_motion": "reduce", **options})
        contexts.append(context)
        if quiet:
            context.on("page", lambda page: watch(page, troubles))
        return context

    yield make
    for context in contexts:
        context.unroute_all(behavior="ignoreErrors")  # an answer still under way would fail the next test
        for page in context.pages:
            page.unroute_all(behavior="ignoreErrors")
        context.close()
    assert not troubles, "\n".join(troubles)


def watch(page: Page, troubles: list[str]) -> None:
    """Note console errors, exceptions, and requests that leave the origin."""
    local = ("http://127.0.0.1:", "data:", "blob:")

    def hear(told: ConsoleMessage) -> None:
        if told.type == "error":
            troubles.append(f"console: {told.text}")

    def see(sent: Request) -> None:
        if not sent.url.startswith(local):
            troubles.append(f"leaves: {sent.url}")

    page.on("console", hear)
    page.on("pageerror", lambda error: troubles.append(f"exception: {error}"))
    page.on("request", see)
    page.on("crash", lambda _page: troubles.append("crash: the browser lost the page"))


@pytest.fixture
def new_page(new_context: Callable[..., BrowserContext]) -> NewPage:
    """Makes pages, each in a profile of its own."""
    return lambda **options: new_context(**options).new_page()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page in a fresh profile."""
    return new_page()


@pytest.fixture
def open_app() -> OpenApp:
    """Opens an address and waits until the app is ready."""

    def go(page: Page, address: str) -> None:
        page.goto(address)
        expect(page.locator("html")).not_to_have_attribute("data-app", "loading", timeout=READY)
        expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=1)

    return go

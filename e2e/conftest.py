"""The built site, served as in production, and a browser that notices everything."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tools import install
from tools import site as builder
from tools.serve import Site, serving

ARGUMENTS = [
    "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
READY = 30_000  # ms; a first start takes about 2 s

expect.set_options(timeout=10_000)

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
def browser() -> Iterator[Browser]:
    """One browser for the whole run."""
    found = install.system_browser()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture
def new_context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Makes fresh browser profiles; at the end nothing may have gone wrong in any of their pages.

    `quiet=False` is for tests that provoke errors; every other option goes to Playwright. Nothing
    moves unless a test wants it: without a graphics card, drawing movement costs a good part of the time.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def make(*, quiet: bool = True, **options: Any) -> BrowserContext:
        context = browser.new_context(**{"reduced_motion": "reduce", **options})
        contexts.append(context)
        if quiet:
            context.on("page", lambda page: watch(page, troubles))
        return context

    yield make
    for context in contexts:
        context.close()
    assert not troubles, "\n".join(troubles)


def watch(page: Page, troubles: list[str]) -> None:
    """Note console errors, exceptions, and requests that leave the origin."""
    local = ("http://127.0.0.1:", "data:", "blob:")
    page.on("console", lambda told: told.type == "error" and troubles.append(f"console: {told.text}"))
    page.on("pageerror", lambda error: troubles.append(f"exception: {error}"))
    page.on("request", lambda sent: sent.url.startswith(local) or troubles.append(f"leaves: {sent.url}"))


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

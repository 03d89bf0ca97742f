"""The start of the page: with production headers, on a plain host, offline, and when something fails."""

from __future__ import annotations

import pytest
from conftest import READY, NewPage, OpenApp
from playwright.sync_api import Page, expect


@pytest.mark.parametrize("which", ["site", "site_plain"])
def test_app_becomes_ready(which: str, request: pytest.FixtureRequest, page: Page, open_app: OpenApp) -> None:
    fetched: list[str] = []
    page.on("request", lambda sent: fetched.append(sent.url))
    open_app(page, request.getfixturevalue(which))
    assert page.evaluate("crossOriginIsolated") == (which == "site")
    assert len(fetched) == len(set(fetched)), "something was fetched twice"


def test_shell_paints_before_python(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False)
    page.route("**/*.wasm", lambda route: None)  # never answers
    page.goto(site, wait_until="commit")
    expect(page.get_by_role("heading", name="Longhouse")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("MB")
    expect(page.locator("html")).to_have_attribute("data-app", "loading")


PARTS = ["*.wasm", "stdlib.zip", "longhouse.zip", "core.js", "interpreter.mjs", "pyodide.asm.mjs"]


@pytest.mark.parametrize("missing", PARTS)
def test_a_missing_part_is_told_and_can_be_retried(missing: str, site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    page.route(f"**/{missing}", lambda route: route.abort())
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-app", "failed", timeout=READY)
    expect(page.get_by_role("status")).to_contain_text("could not be loaded")
    page.unroute_all()
    with page.expect_navigation():
        page.get_by_role("button", name="Retry").click()
    expect(page.locator("html")).not_to_have_attribute("data-app", "loading", timeout=READY)
    expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=1)


def test_the_shell_speaks_french(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, locale="fr-FR")
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(site)
    expect(page.get_by_role("button", name="Réessayer")).to_be_focused()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_broken_app_is_told(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    page.route("**/longhouse.zip", lambda route: route.fulfill(body=b"not an archive"))
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-app", "failed", timeout=READY)
    expect(page.get_by_role("status")).to_contain_text("could not start")


@pytest.mark.parametrize("which", ["site", "site_plain"])
def test_offline_start(which: str, request: pytest.FixtureRequest, page: Page, open_app: OpenApp) -> None:
    address = request.getfixturevalue(which)
    open_app(page, address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    open_app(page, address + "?again")
    page.context.set_offline(False)

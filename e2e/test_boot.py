"""The start of the page: with production headers, on a plain host, offline, and when something fails."""

from __future__ import annotations

import json

import pytest
from conftest import READY, NewPage, OpenApp
from pages import go, new_game, ready
from playwright.sync_api import Page, Route, expect

from longhouse.app.boot import told
from longhouse.app.i18n import LANGUAGES, translator
from longhouse.engine import Message


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


def hold(page: Page) -> list[Route]:
    """Keep the engine back until its routes are continued."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route("**/*.wasm", keep)
    return held


def test_what_is_chosen_before_python_is_carried_out_when_it_comes(site: str, new_page: NewPage) -> None:
    page = new_page(service_workers="block")
    held = hold(page)
    page.goto(site, wait_until="commit")
    page.get_by_role("button", name="New game").nth(1).click()
    page.get_by_role("button", name="New game").nth(2).click()
    expect(page.get_by_role("status")).to_contain_text("Your choice opens")
    page.wait_for_function("() => document.querySelectorAll('[aria-busy]').length === 1")
    for route in held:
        route.continue_()
    expect(page.locator("html")).to_have_attribute("data-screen", "new", timeout=READY)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Vikings Gone Wild")
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-screen", "home")


def test_the_shell_lists_what_can_be_continued(site: str, new_page: NewPage) -> None:
    page = new_page(service_workers="block")
    ready(page, site)
    new_game(page, names=("<b>Ada</b>", "Bea"), seed=4, curtain=False).saved()
    page.goto("about:blank")  # the page leaves its note on the way out
    held = hold(page)
    page.goto(site, wait_until="commit")
    slot = page.locator("#shell section:first-of-type .slot")
    expect(slot).to_contain_text("<b>Ada</b>, Bea")
    expect(slot).to_contain_text("Vikings on Board · Round 1")
    slot.get_by_role("button", name="Continue: <b>Ada</b>, Bea").click()
    for route in held:
        route.continue_()
    expect(page.locator("html")).to_have_attribute("data-screen", "play", timeout=READY)


# Where the parts of the home screen are that the shell has too.
PLACES = """() => [...document.querySelectorAll('.home :is(h1, h2, .card, .slot, .teaser)')]
  .filter(part => !part.closest('.open'))
  .map(part => [part.className.split(' ')[0], part.getBoundingClientRect().y])"""


def test_nothing_moves_when_python_draws_the_home_screen(site: str, new_page: NewPage) -> None:
    page = new_page(service_workers="block", viewport={"width": 360, "height": 740})
    ready(page, site)
    for _ in range(3):  # of which one stands below the games
        new_game(page, 2, curtain=False).saved()
        go(page, "/")
    page.goto("about:blank")
    held = hold(page)
    page.goto(site, wait_until="commit")
    expect(page.locator("#shell .slot")).to_have_count(3)
    page.evaluate("document.fonts.ready.then(() => true)")
    shell = page.evaluate(PLACES)
    for route in held:
        route.continue_()
    expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=READY)
    assert page.evaluate(PLACES)[: len(shell)] == shell  # what comes below them moves nothing


@pytest.mark.parametrize(
    "note",
    ["{", "[]", "7", '{"lang": "xx", "lists": [7]}', '{"doors": [[7]], "lists": [{"slots": [{"id": 7}]}]}'],
)
def test_a_bad_note_for_the_shell_does_no_harm(note: str, site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False)
    page.route("**/*.wasm", lambda route: None)
    page.add_init_script(f"localStorage.setItem('longhouse:/:shell', {json.dumps(note)})")
    page.goto(site, wait_until="commit")
    expect(page.get_by_role("status")).to_contain_text("MB")
    expect(page.get_by_role("button", name="New game")).to_have_count(3)


PARTS = ["*.wasm", "stdlib.zip", "longhouse.zip", "core.js", "interpreter.js", "pyodide.asm.js"]


@pytest.mark.parametrize("missing", PARTS)
def test_a_missing_part_is_told_and_can_be_retried(missing: str, site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    page.route(f"**/{missing}", lambda route: route.abort())
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-app", "failed", timeout=READY)
    expect(page.get_by_role("status")).to_contain_text("could not be loaded")
    if missing not in (PARTS[0], PARTS[-1]):  # the button is the same for all
        expect(page.get_by_role("button", name="Retry")).to_be_focused()
        return
    page.unroute_all()
    with page.expect_navigation():
        page.get_by_role("button", name="Retry").click()
    expect(page.locator("html")).not_to_have_attribute("data-app", "loading", timeout=READY)
    expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=1)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_shell_speaks_the_browsers_language(lang: str, site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, locale=f"{lang}-BE")
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(site)
    words = told()[lang]
    expect(page.get_by_role("button", name=words["retry"])).to_be_focused()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("#loading")).to_have_attribute("aria-label", words["progress"])
    expect(page.locator("#shell")).to_contain_text(translator(lang)(Message("Daily voyage")))


def test_a_broken_app_is_told(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    page.route("**/longhouse.zip", lambda route: route.fulfill(body=b"not an archive"))
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-app", "failed", timeout=READY)
    expect(page.get_by_role("status")).to_contain_text("arrived damaged")


@pytest.mark.parametrize("which", ["site", "site_plain"])
def test_offline_start(which: str, request: pytest.FixtureRequest, page: Page, open_app: OpenApp) -> None:
    address = request.getfixturevalue(which)
    open_app(page, address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    open_app(page, address + "?again")
    page.context.set_offline(False)


def test_the_credits_name_what_is_shipped_and_its_licences(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False)  # a plain text has no icon: the browser asks for one, in vain
    ready(page, f"{site}#/about")
    works = page.locator(".works li")
    for name, licence in (("pyodide", "MPL-2.0"), ("@pyscript/core", "Apache-2.0"), ("segno", "BSD")):
        expect(works.filter(has_text=f"{name} ").filter(has_text=licence)).not_to_have_count(0)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.locator("a[href$='licences.txt']").click()
    expect(page.locator("body")).to_contain_text("Copyright")

"""Games and languages come when they are wanted, or in the background: a start does not wait for them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from conftest import READY, NewPage, built
from pages import go, new_game, ready
from playwright.sync_api import Page, Route, expect

from longhouse.games import GAMES
from tools.serve import Site, serving

ARCHIVES = {f"{game}.zip" for game in GAMES}
COPIED = "navigator.serviceWorker.ready.then(() => true)"


def parts_of(page: Page) -> list[str]:
    """The parts of the app that the page asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda sent: asked.append(Path(sent.url).name) if "/assets/app-" in sent.url else None)
    return asked


def learn(page: Page, game: str = "onboard") -> None:
    """Choose the lesson on the home screen."""
    page.locator(f'#app [data-arg="/learn/{game}"]').first.click()


@pytest.mark.parametrize(("locale", "language"), [("en-GB", set()), ("de-CH", {"de.json"})])
def test_the_home_screen_needs_no_game_and_one_language(
    locale: str, language: set[str], site: str, new_page: NewPage
) -> None:
    page = new_page(locale=locale, service_workers="block")
    held: list[Route] = []
    page.route("**/*.zip", lambda route: held.append(route) if is_game(route) else route.continue_())
    asked = parts_of(page)
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=READY)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(page.locator("#app .card")).to_have_count(len(GAMES))
    assert set(asked) - ARCHIVES == {"longhouse.zip"} | language
    for _ in GAMES:  # they follow, one after the other
        page.wait_for_timeout(500)
        while held:
            held.pop().continue_()
    page.wait_for_timeout(500)
    assert set(asked) == {"longhouse.zip"} | language | ARCHIVES
    assert len(asked) == len(set(asked)), "something was fetched twice"


def is_game(route: Route) -> bool:
    """Whether it is the archive of a game that is asked for."""
    return Path(route.request.url).name in ARCHIVES


def test_a_start_at_a_saved_game_asks_for_that_game_alone(site: str, new_page: NewPage) -> None:
    page = new_page(service_workers="block")
    ready(page, site)
    new_game(page, 2, curtain=False)
    page.wait_for_url("**/#/play/*")
    first, *_, last = (f"{game}.zip" for game in GAMES)
    page.route(
        "**/*.zip",
        lambda route: None if is_game(route) and first not in route.request.url else route.continue_(),
    )
    asked = parts_of(page)
    page.reload()
    page.wait_for_selector("[data-action]", timeout=READY)
    assert first in asked
    assert last not in asked, "the background fetches one after the other, so the start has asked for it"


def test_what_is_chosen_before_its_game_is_there_waits_for_it(site: str, new_page: NewPage) -> None:
    page = new_page(locale="fr-FR", service_workers="block")
    held: list[Route] = []
    page.route("**/*.zip", lambda route: held.append(route) if is_game(route) else route.continue_())
    ready(page, site)
    expect(page.locator("#start")).to_be_hidden()
    learn(page)
    expect(page.locator("#start")).to_be_visible()
    expect(page.get_by_role("status").last).to_contain_text("Chargement…")
    expect(page.locator("html")).to_have_attribute("data-screen", "home")
    page.route("**/*.zip", lambda route: route.continue_())  # the last one counts
    for route in held:
        route.continue_()
    expect(page.locator("html")).to_have_attribute("data-screen", "learn")
    expect(page.locator("#start")).to_be_hidden()
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-screen", "home")


def test_a_game_that_does_not_come_is_told_and_comes_later(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    page.route("**/onboard.zip", lambda route: route.abort())
    ready(page, site)
    learn(page)
    expect(page.locator("#toasts")).to_contain_text("could not be loaded. Check the connection")
    go(page, "/rules/onboard")  # an address leads no further
    expect(page.locator("#toasts")).to_contain_text("could not be loaded. Check the connection")
    expect(page.locator("html")).to_have_attribute("data-screen", "home")
    page.wait_for_function("!location.hash.includes('rules')")
    learn(page, "wikinger")  # the others are there
    expect(page.locator("html")).to_have_attribute("data-screen", "learn")
    page.unroute_all(behavior="ignoreErrors")
    go(page, "/rules/onboard")
    expect(page.locator("html")).to_have_attribute("data-screen", "rules")


def kept_back(page: Page, part: str) -> list[Route]:
    """Let a part wait for its answer."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(f"**/{part}", keep)
    return held


def test_a_game_that_trickles_in_says_how_much_of_it_is_here(new_page: NewPage) -> None:
    """As long as something arrives it is waited for; whoever chooses something else does not wait."""
    page = new_page(service_workers="block")
    with serving(Site(built())) as address:
        session = page.context.new_cdp_session(page)
        held = kept_back(page, "gonewild.zip")  # which the background asks for last
        ready(page, address)
        learn(page, "gonewild")
        expect(page.locator("#start progress:indeterminate")).to_be_visible()
        page.locator("#app [data-arg='/about']").first.click()
        expect(page.locator("html")).to_have_attribute("data-screen", "about")
        expect(page.locator("#start")).to_be_hidden()
        go(page, "/learn/gonewild")
        expect(page.locator("#start")).to_be_visible()
        session.send("Network.enable")
        slow = {"offline": False, "latency": 10, "downloadThroughput": 60_000, "uploadThroughput": 60_000}
        session.send("Network.emulateNetworkConditions", slow)
        for route in held:
            route.continue_()
        expect(page.locator("#loading-text")).to_contain_text(re.compile(r"Loading: 0\.\d of 0\.\d MB"))
        expect(page.locator("html")).to_have_attribute("data-screen", "learn", timeout=READY)


def test_a_silent_network_is_told_soon(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    asked = kept_back(page, "onboard.zip")
    ready(page, site)
    learn(page)
    expect(page.locator("#toasts")).to_contain_text(
        "could not be loaded. Check the connection", timeout=20_000
    )
    assert len(asked) == 1, "waiting as long again would be of no use"
    page.unroute_all(behavior="ignoreErrors")
    learn(page)
    expect(page.locator("html")).to_have_attribute("data-screen", "learn")


def test_a_game_that_arrives_damaged_is_fetched_anew(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    times: list[str] = []

    def spoil(route: Route) -> None:
        times.append(route.request.url)
        route.fulfill(body=b"not an archive") if len(times) == 1 else route.continue_()

    page.route("**/onboard.zip", spoil)
    ready(page, f"{site}#/learn/onboard")
    expect(page.locator("html")).to_have_attribute("data-screen", "learn")
    assert len(times) == 2


def test_a_start_that_needs_a_game_says_when_it_does_not_come(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False, service_workers="block")
    page.route("**/onboard.zip", lambda route: route.fulfill(status=404, body="Not found"))
    page.goto(f"{site}#/learn/onboard")
    expect(page.locator("html")).to_have_attribute("data-app", "failed", timeout=READY)
    expect(page.locator("#loading-text")).to_contain_text("The server does not have onboard.zip")
    page.unroute_all(behavior="ignoreErrors")
    with page.expect_navigation():
        page.get_by_role("button", name="Retry").click()
    expect(page.locator("html")).to_have_attribute("data-screen", "learn", timeout=READY)


def test_another_language_is_fetched_when_it_is_chosen(site: str, new_page: NewPage) -> None:
    page = new_page(service_workers="block")
    asked = parts_of(page)
    ready(page, site)
    page.select_option("#field-set-lang", "de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#app")).to_contain_text("Neue Partie")
    assert [name for name in asked if name.endswith(".json")] == ["de.json"]


def test_a_first_visit_finds_in_the_copy_what_the_network_no_longer_has(new_page: NewPage) -> None:
    """The page itself is not yet served from the copy that its visit has made."""
    page = new_page(quiet=False)
    page.route("**/gonewild.zip", lambda route: route.abort())  # of the page; the copy is made without it
    with serving(Site(built())) as address:
        ready(page, address)
        page.evaluate(COPIED)
    learn(page, "gonewild")
    expect(page.locator("html")).to_have_attribute("data-screen", "learn")

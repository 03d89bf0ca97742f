"""No network: after the first visit the whole house stands on its own, also after the browser was closed."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

from conftest import ARGUMENTS, NewPage, built, watch
from pages import Table, go, new_game, new_match, open_copy, ready
from playwright.sync_api import Browser, BrowserContext, expect
from test_thinking import SLOW, bot_has_played, match_of, person_plays

from longhouse.games import GAMES
from tools import install
from tools.serve import Site, serving

COPIED = "navigator.serviceWorker.ready.then(() => true)"


def profile(browser: Browser, folder: Path, troubles: list[str]) -> BrowserContext:
    """A browser whose profile is kept in a folder."""
    found = install.system_browser()
    context = browser.browser_type.launch_persistent_context(folder, executable_path=found, args=ARGUMENTS)
    context.on("page", lambda page: watch(page, troubles))
    return context


def test_everything_works_without_the_server_in_a_browser_started_again(
    browser: Browser, tmp_path: Path
) -> None:
    troubles: list[str] = []
    first = profile(browser, tmp_path, troubles)
    with serving(Site(built())) as address:
        page = first.new_page()
        ready(page, address)
        page.evaluate(COPIED)
    first.close()  # The server is gone, and the browser too.
    second = profile(browser, tmp_path, troubles)
    page = second.new_page()
    match = match_of("wikinger", "thrall", 8)
    ready(page, f"{address}#/g/{match.to_link()}")  # a link to a position, opened cold
    expect(page.locator("html")).to_have_attribute("data-turn", str(len(match.actions)))
    for game, level in zip(GAMES, cycle(("jarl", "karl", "thrall")), strict=False):
        table = open_copy(page, match_of(game, level))
        if level == "jarl":
            page.wait_for_function("document.querySelector('script[worker]')?.xworker", timeout=SLOW)
        bot_has_played(page, person_plays(table))
        saved = table.saved()
        table.agrees(saved)
    page.locator("[data-do=share]").first.click()
    assert page.locator("#share-url").input_value() == f"{address}#/g/{saved.to_link()}"
    second.close()
    assert not troubles, "\n".join(troubles)


def test_a_game_without_the_server(new_page: NewPage) -> None:
    page = new_page()
    with serving(Site(built(), prefix="/some/where/", isolated=False)) as address:
        ready(page, address)
        page.evaluate(COPIED)
    ready(page)
    match = new_match(2, 30)
    table = new_game(page, 2, seed=30, curtain=False)
    for _ in range(6):
        action = str(match.legal()[0])
        table.choose(action)
        match.play(action)
    table.agrees(match)
    assert table.saved().digest() == match.digest()
    page.locator(".bar [data-do=go]").click()
    page.select_option("#field-set-lang", "fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    go(page, "/daily")
    page.locator("[data-do=sail]").first.click()
    expect(page.locator("html")).to_have_attribute("data-game", "onboard")
    go(page, f"/g/{match.to_link()}")
    expect(page.locator("html")).to_have_attribute("data-turn", "6")


def test_a_copy_that_was_thrown_away_is_told_and_mended(new_page: NewPage) -> None:
    page = new_page(quiet=False, locale="fr-FR")
    with serving(Site(built())) as address:
        ready(page, address)
        page.evaluate(COPIED)
        table = new_game(page, 2, seed=30, curtain=False)
        saved = table.saved().digest()
    page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    page.reload()
    expect(page.locator("p").first).to_contain_text("Le navigateur a effacé sa copie de Longhouse")
    with serving(Site(built()), port=int(address.rsplit(":", 1)[1].strip("/"))):
        with page.expect_navigation():
            page.get_by_role("button").click()
        expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=SLOW)
        assert Table(page).saved().digest() == saved
        page.wait_for_function(COMPLETE)


# The worker has fetched again all that the page itself did not need.
COMPLETE = """async () => {
  const [name] = await caches.keys();
  return !!name && (await (await caches.open(name)).keys()).length > 25;
}"""


HELD = """async () => (await navigator.locks.query()).held.filter(({ name }) =>
  name.endsWith(document.querySelector('meta[name=version]').content)).length"""
LOST = """async () => {
  const [lock] = (await navigator.locks.query()).held.filter(({ name }) => name.startsWith('longhouse http'));
  await navigator.locks.request(lock.name, { steal: true }, () => {});
}"""


def test_a_page_that_was_put_aside_holds_its_version_again(site: str, new_page: NewPage) -> None:
    """Found in WebKit: a page that comes back by the back button has lost its locks."""
    page = new_page()
    ready(page, site)
    page.wait_for_function(f"({HELD})().then((held) => held === 1)")
    page.evaluate(LOST)
    assert page.evaluate(HELD) == 0
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    page.wait_for_function(f"({HELD})().then((held) => held === 1)")

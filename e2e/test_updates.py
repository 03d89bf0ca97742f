"""A new build: fetched in the background, told, switched to on request, and never mixed with the old one."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from conftest import READY, built
from pages import Table, new_game, new_match, open_copy, ready
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect
from test_thinking import SLOW, bot_has_played, match_of, person_plays

from tools import site as builder
from tools.serve import Site, serving
from tools.shell import CACHE

VERSION = "document.querySelector('meta[name=version]').content"
CACHES = "caches.keys().then((names) => names.length)"
ASK = "navigator.serviceWorker.getRegistration().then((copy) => copy.update())"


def next_build() -> Path:
    """The same site one version later; always in the same place, so that its byte code is made only once."""
    place = CACHE / "next"
    shutil.rmtree(place, ignore_errors=True)
    package = place / "longhouse"
    shutil.copytree(builder.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    start = package / "__init__.py"
    start.write_text(start.read_text().replace('__version__ = "', '__version__ = "1000.'))
    return builder.build(package, place / "dist")


def told(page: Page) -> None:
    """The page says that there is something new."""
    expect(page.locator("#app")).to_contain_text("A new version", timeout=SLOW)


def test_a_match_goes_on_through_an_update(
    tmp_path: Path, new_context: Callable[..., BrowserContext]
) -> None:
    served, later = tmp_path / "site", next_build()
    served.symlink_to(built())
    context = new_context()
    page, other = context.new_page(), context.new_page()
    warnings: list[str] = []

    def note(line: ConsoleMessage) -> None:
        if line.type == "warning":
            warnings.append(line.text)

    other.on("console", note)
    with serving(Site(served)) as address:
        ready(page, address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        match = new_match(2, 30)
        table = new_game(page, 2, seed=30, curtain=False)
        ready(other, address)
        first = page.evaluate(VERSION)
        served.unlink()
        served.symlink_to(later)
        page.evaluate(ASK)
        told(page)
        told(other)
        action = str(match.legal()[0])  # the running version runs on
        table.choose(action)
        match.play(action)
        table.saved()
        ready(page)  # a reload is no wish for something new
        assert page.evaluate(VERSION) == first
        told(page)
        page.get_by_role("button", name="Switch now").click()
        page.wait_for_function(f"first => {VERSION} !== first", arg=first, timeout=READY)
        expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=READY)
        Table(page).agrees(match)
        action = str(match.legal()[0])
        Table(page).choose(action)
        match.play(action)
        assert Table(page).saved().digest() == match.digest()

        # The other tab still runs the first version, whose files are no longer on the server.
        assert other.evaluate(VERSION) == first
        answer = open_copy(other, match_of("onboard", "jarl"))
        other.wait_for_function("document.querySelector('script[worker]')?.xworker", timeout=SLOW)
        bot_has_played(other, person_plays(answer))
        assert not warnings
        assert page.evaluate(CACHES) == 2
        other.close()
        ready(page)
        page.wait_for_function(f"async () => await {CACHES} === 1")
        page.get_by_role("button", name="Home").click()
        page.locator("[data-arg='/about']").click()
        expect(page.locator("main")).to_contain_text("Version 1000.")

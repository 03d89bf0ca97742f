"""No network: after the first visit the whole house stands on its own."""

from __future__ import annotations

from conftest import NewPage
from pages import go, new_game, new_match, ready
from playwright.sync_api import expect

from tools import site as builder
from tools.serve import Site, serving


def test_a_game_without_the_server(new_page: NewPage) -> None:
    page = new_page()
    with serving(Site(builder.build())) as address:
        ready(page, address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # The server is gone.
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

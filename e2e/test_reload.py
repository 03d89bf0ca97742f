"""A reload or a closed tab loses nothing, not even half a turn."""

from __future__ import annotations

from pages import Table, home, new_game, new_match, ready
from playwright.sync_api import Page, expect
from shared import shared_page

app = shared_page()
SEED = 5
NAMES = ("Ada", "Bea")


def test_reload_in_mid_turn(app: Page) -> None:
    page, match = app, new_match(2, SEED, NAMES)
    table = new_game(page, 2, names=NAMES, seed=SEED)
    for action in ("visit bet", "barrel 2"):
        table.choose(action)
        match.play(action)
    address = page.url
    ready(page)
    assert page.url == address
    expect(page.locator(".curtain h1")).to_have_text(f"Pass the device to {NAMES[match.actor or 0]}")
    table.lift()
    table.agrees(match)
    expect(page.locator(".tray")).to_contain_text("In hand: barrel 2")
    # what was decided before the reload can still be taken back
    page.locator("[data-do=undo]").click()
    match.undo()
    table.agrees(match)
    ready(page)
    table.lift()
    table.agrees(match)


def test_a_closed_tab_loses_nothing(site: str, app: Page) -> None:
    tab = app.context.new_page()
    ready(tab, site)
    table = new_game(tab, 2, names=NAMES, seed=SEED)
    table.choose("visit bet")
    table.quick("barrel 3")  # and at once:
    tab.close()

    match = new_match(2, SEED, NAMES)
    match.replay(["visit bet", "barrel 3"])
    again = app
    ready(again)
    entry = again.locator(".slot")
    expect(entry).to_have_count(1)
    expect(entry).to_contain_text("Ada, Bea")
    expect(entry).to_contain_text("Round 1, 0 of 7 ships sailed")
    entry.get_by_role("button", name="Continue").click()
    table = Table(again)
    table.lift()
    table.agrees(match)


def test_the_back_button_works(app: Page) -> None:
    page = app
    table = new_game(page, 2, seed=SEED, curtain=False)
    table.choose("visit swap")
    at_table = page.url
    page.locator(".bar [data-do=go]").click()
    expect(page.locator("html")).to_have_attribute("data-screen", "home")
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-screen", "play")
    assert page.url == at_table and table.turn() == 1
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-screen", "new")
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-screen", "home")
    page.go_forward()
    page.go_forward()
    expect(page.locator("html")).to_have_attribute("data-turn", "1")
    home(page)
    page.get_by_role("button", name="About and credits").click()
    expect(page.locator("html")).to_have_attribute("data-screen", "about")
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-screen", "home")

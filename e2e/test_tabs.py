"""Two tabs on one game never overwrite each other silently."""

from __future__ import annotations

from pages import Table, home, new_game, opened, ready, stored
from playwright.sync_api import Page, expect
from shared import shared_page

app = shared_page()
SEED = 6


def two_tabs(site: str, page: Page) -> tuple[Table, Table]:
    """The same slot in two tabs of one profile; the other one is opened when the move has been saved."""
    first = new_game(page, 2, names=("Ada", "Bea"), seed=SEED, curtain=False)
    first.choose("visit jump-any")
    first.saved()
    other = page.context.new_page()
    ready(other, site)
    entry = other.locator(".slot")
    expect(entry.locator(".slot-name")).to_have_text("Ada, Bea")
    entry.get_by_role("button", name="Continue").click()
    expect(other.locator("html")).to_have_attribute("data-turn", "1")
    return first, Table(other)


def test_two_ways_become_two_games(site: str, app: Page) -> None:
    first, second = two_tabs(site, app)
    here, there, *_ = first.state().actions
    slot = first.slot()
    first.choose(here)
    expect(second.page.locator(".toast")).to_contain_text("This game was continued in another tab.")
    second.choose(there)  # all the same
    expect(second.page.locator(".toast")).to_contain_text("This one is now saved as a copy.")
    expect(second.page.locator("html")).to_have_attribute("data-turn", "2")
    second.page.wait_for_function("slot => !location.hash.endsWith(slot)", arg=slot)
    assert [str(action) for action in second.saved().actions] == ["visit jump-any", there]
    assert [str(action) for action in first.saved().actions] == ["visit jump-any", here]
    assert len(stored(app)) == 2

    # both go on, each in its own slot, and both are in either list
    for table in (first, second):
        table.choose(table.state().actions[0])
        assert len(table.saved().actions) == 3
    for table in (first, second):
        home(table.page)
        expect(table.page.locator(".slot:not(.bad)")).to_have_count(2)
    assert sorted(len(opened(text).actions) for text in stored(app).values()) == [3, 3]


def test_the_other_tab_can_follow(site: str, app: Page) -> None:
    first, second = two_tabs(site, app)
    slot = first.slot()
    first.choose(first.state().actions[0])
    toast = second.page.locator(".toast")
    expect(toast).to_contain_text("This game was continued in another tab.")
    toast.get_by_role("button", name="Show it").click()
    expect(second.page.locator("html")).to_have_attribute("data-turn", "2")
    second.agrees(first.saved())
    # and back: what the second plays is news for the first, no fork
    second.choose(second.state().actions[0])
    expect(first.page.locator(".toast")).to_contain_text("This game was continued in another tab.")
    first.page.locator(".toast").get_by_role("button", name="Show it").click()
    first.agrees(second.saved())
    assert list(stored(app)) == [slot]

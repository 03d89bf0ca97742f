"""French: chosen and kept, or as the browser speaks it. That no screen leaks English, `test_screens` sees."""

from __future__ import annotations

from conftest import NewPage
from pages import home, new_game, new_match, open_copy, play_on, ready, say
from playwright.sync_api import Page, expect
from shared import shared_page
from words import english

app = shared_page()


def is_french(page: Page, what: str) -> None:
    """The page says so, and has no English word."""
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    found = english(page, what)
    assert not found, "\n".join(found)


def test_a_language_that_was_chosen_is_kept(app: Page) -> None:
    expect(app.locator("html")).to_have_attribute("lang", "en")
    assert english(app, "home"), "the judge is asleep"
    app.select_option("#field-set-lang", "fr")
    is_french(app, "home")
    ready(app)
    is_french(app, "home, after a reload")
    match = play_on(new_match(3, 14), 14)
    open_copy(app, match)
    expect(app.locator(".winner")).to_have_text(
        say(match, match.game.presentation().reason(match.outcome), "fr")
    )


def test_a_browser_that_speaks_french(site: str, new_page: NewPage) -> None:
    """Log lines and prompts while playing; the engine speaks the same."""
    page = new_page(locale="fr-CA")
    ready(page, site)
    match = new_match(2, 15)
    table = new_game(page, 2, seed=15, curtain=False)
    for action in map(str, play_on(match.clone(), 15, 40).actions):
        table.quick(action)
        match.play(action)
    assert table.turn() == 40
    view = match.view(match.actor)
    assert table.state().prompt == say(match, match.game.presentation().prompt(view), "fr")
    is_french(page, "the table")
    home(page)
    page.select_option("#field-set-lang", "en")
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "en")

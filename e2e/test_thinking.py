"""Bots that search, and the coach: in a worker, hurried, killed, and without one."""

from __future__ import annotations

import pytest
from conftest import NewPage
from pages import Table, open_copy, ready
from playwright.sync_api import Page, expect
from shared import shared_page

from longhouse.engine import Match, Player
from longhouse.games import GAMES

app = shared_page()

WORKER = "document.querySelector('script[worker]')"
SLOW = 40_000  # ms; a worker is a second Python, and the machine may be busy


def match_of(game: str, level: str, moves: int = 0) -> Match:
    """A person and a bot, at the person's decision."""
    match = Match.new(game, 2, 5, seats=[Player("Ada", 0), Player("Bot", 1, level, 7)])
    while match.actor != 0 or len(match.actions) < moves:
        match.play(match.legal()[0])
    return match


def person_plays(table: Table) -> int:
    """Make choices until the bot must answer; the number of actions then."""
    while (state := table.state()).actor == 0:
        table.quick(state.actions[0])
        table.wait_turn(state.turn + 1)
    return table.turn()


def bot_has_played(page: Page, turn: int) -> None:
    """Wait until the person is asked again."""
    again = "turn => { const { actor, turn: now } = document.documentElement.dataset;"
    page.wait_for_function(f"{again} return actor === '0' && +now > turn; }}", arg=turn, timeout=SLOW)


@pytest.mark.parametrize("game", GAMES)
def test_a_jarl_answers_from_a_worker(game: str, app: Page) -> None:
    table = open_copy(app, match_of(game, "jarl"))
    app.wait_for_function(f"{WORKER}?.xworker", timeout=SLOW)
    turn = person_plays(table)
    bot_has_played(app, turn)
    table.agrees(table.saved())


def test_a_bot_that_thinks_can_be_hurried_and_killed(app: Page) -> None:
    table = open_copy(app, match_of("wikinger", "skald"))
    app.wait_for_function(f"{WORKER}?.xworker", timeout=SLOW)
    turn = person_plays(table)
    app.locator("[data-do=hurry]").click()
    bot_has_played(app, turn)
    turn = person_plays(table)
    app.evaluate(f"{WORKER}.xworker.terminate()")
    bot_has_played(app, turn)
    table.agrees(table.saved())


def test_the_form_warms_the_worker_up(site: str, new_page: NewPage) -> None:
    """So a bot that begins need not wait for anything but its thinking: the worker has fetched the game."""
    page = new_page(service_workers="block")
    asked: list[str] = []
    page.on("request", lambda sent: asked.append(sent.url) if "/assets/app-" in sent.url else None)
    ready(page, f"{site}#/new/wikinger")
    page.select_option("[data-field='kind.1']", "karl")
    assert page.locator("script[worker]").count() == 0
    page.select_option("[data-field='kind.1']", "jarl")
    page.wait_for_function(f"{WORKER}?.xworker", timeout=SLOW)
    with page.expect_request("**/wikinger.zip", timeout=SLOW):  # the page has it already
        pass
    page.wait_for_timeout(1000)
    asked.clear()
    page.get_by_role("button", name="Start").click()
    table = Table(page)
    bot_has_played(page, person_plays(table))
    assert not asked
    table.agrees(table.saved())


def test_a_hint_lights_up_a_choice(app: Page) -> None:
    table = open_copy(app, match_of("onboard", "karl"))
    app.locator("[data-do=hint]").click()
    expect(app.locator(".advice b")).to_be_visible(timeout=SLOW)
    assert app.locator(".hinted[data-action]").get_attribute("data-action") in table.state().actions


def test_an_analysis_shows_the_chances(app: Page) -> None:
    open_copy(app, match_of("onboard", "karl", 6))
    app.locator("[data-do=analyse]").click()
    expect(app.locator("svg.chances polyline")).to_have_count(2, timeout=SLOW)


def test_without_workers_the_page_thinks_for_itself(site: str, new_page: NewPage) -> None:
    """In slices on the main thread; the browser makes no workers."""
    page = new_page(quiet=False, service_workers="block")
    page.add_init_script("globalThis.Worker = class { constructor() { throw new Error('none here'); } };")
    ready(page, site)
    table = open_copy(page, match_of("wikinger", "jarl"))
    turn = person_plays(table)
    bot_has_played(page, turn)
    assert not page.evaluate(f"!!{WORKER}?.xworker?.terminate")

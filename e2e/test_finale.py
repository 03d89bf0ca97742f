"""The scene at the end of a game: interrupted at any moment, it ends in what the rules reached."""

from __future__ import annotations

import pytest
from conftest import NewPage
from films import last_by_a_person
from pages import Table, open_copy, ready
from playwright.sync_api import Page, expect
from showing import STILL

from longhouse.engine import Match
from longhouse.games import GAMES

RACE = """new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  done(getComputedStyle(document.querySelector('.finale')).visibility === 'visible'))))"""


def before_the_end(page: Page, site: str, match: Match) -> Table:
    ready(page, site)
    table = open_copy(page, match.at(len(match.actions) - 1))
    page.wait_for_selector("[data-action]", state="attached")
    return table


def into_the_race(page: Page) -> None:
    """Tap through what is counted first, until the scores of all run beside each other."""
    for _ in range(40):
        if page.evaluate(RACE):
            break
        page.evaluate("document.querySelector('.stage-on')?.click()")
    expect(page.locator(".finale-race")).to_be_visible()


def at_the_table(page: Page, table: Table, match: Match) -> None:
    """The position that the rules reached, nothing over it."""
    expect(page.locator(".finale")).to_have_count(0)
    expect(page.locator(".end .winner")).to_be_visible()
    assert table.saved().digest() == match.digest()


@pytest.mark.parametrize("game", GAMES)
def test_taps_lead_through_the_scene_to_the_position_of_the_rules(
    game: str, new_page: NewPage, site: str
) -> None:
    match = last_by_a_person(game)
    page = new_page(viewport={"width": 360, "height": 740}, reduced_motion="no-preference")
    table = before_the_end(page, site, match)
    table.quick(str(match.actions[-1]))
    expect(page.locator(".stage, .finale").first).to_be_attached()
    for _ in range(40):
        if not page.locator(".finale").count():
            break
        page.evaluate("document.querySelector('.finale-on').click()")
    at_the_table(page, table, match)


@pytest.mark.parametrize("way", ["skip", "key"])
def test_it_can_be_left_at_once(way: str, new_page: NewPage, site: str) -> None:
    match = last_by_a_person("onboard")
    page = new_page(reduced_motion="no-preference")
    table = before_the_end(page, site, match)
    table.quick(str(match.actions[-1]))
    expect(page.locator(".stage")).to_be_visible()
    into_the_race(page)
    if way == "skip":
        page.locator(".finale [data-do=scene_over]").click()
    else:
        page.keyboard.press("Escape")
    at_the_table(page, table, match)


OUT_OF_REACH = "[...document.querySelectorAll('#app > .bar, #app > .table')].map((part) => part.inert)"


def test_while_it_is_seen_the_page_below_is_out_of_reach_and_not_before(new_page: NewPage, site: str) -> None:
    match = last_by_a_person("onboard")
    for over in ("tap", "own"):
        page = new_page(reduced_motion="no-preference")
        table = before_the_end(page, site, match)
        table.quick(str(match.actions[-1]))
        expect(page.locator(".stage")).to_be_visible()
        assert page.evaluate(OUT_OF_REACH) == [False, False], "the scene before it lies within the table"
        if over == "tap":
            into_the_race(page)
        else:
            page.evaluate("document.getAnimations().forEach((it) => { it.currentTime += 8600; })")
        expect(page.locator("#app > .table")).to_have_attribute("inert", "")
        expect(page.get_by_role("dialog", name="Final scores")).to_have_attribute("aria-modal", "true")
        assert page.evaluate(OUT_OF_REACH) == [True, True]
        expect(page.locator(".finale-on")).to_be_focused()
        assert not page.evaluate("document.getElementById('said').closest('[inert]')"), "it is heard"
        page.keyboard.press("Escape")
        at_the_table(page, table, match)
        assert page.evaluate(OUT_OF_REACH) == [False, False]
        page.close()


FOCUSED = "document.activeElement.dataset.do ?? document.activeElement.className"


def test_the_keyboard_stays_in_the_scene_and_comes_back_to_the_result(new_page: NewPage, site: str) -> None:
    match = last_by_a_person("onboard")
    page = new_page(reduced_motion="no-preference")
    table = before_the_end(page, site, match)
    page.evaluate(STILL)
    page.locator("[data-arg=menu]").click()
    page.select_option("#field-set-pace", "slow")  # so that race and winner outlast the keys
    page.keyboard.press("Escape")
    page.locator(f'[data-action="{match.actions[-1]}"]').first.press("Enter")
    expect(page.locator(".stage-on")).to_be_focused()
    into_the_race(page)
    expect(page.locator(".finale-on")).to_be_focused()
    held = []
    for key in ("Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"):
        held.append(page.evaluate(FOCUSED))
        page.keyboard.press(key)
    assert held == ["beat", "scene_over", "beat", "scene_over", "beat"]
    page.locator(".finale-on").focus()
    before = page.locator(".finale").get_attribute("id")
    page.keyboard.press("Enter")
    assert page.locator(".finale").get_attribute("id") != before, "Enter goes on"
    assert page.evaluate(FOCUSED) == "beat"
    page.keyboard.press("Escape")
    at_the_table(page, table, match)
    assert page.evaluate(FOCUSED) == "winner"


def test_the_focus_comes_back_when_the_scene_has_run_its_course(new_page: NewPage, site: str) -> None:
    match = last_by_a_person("onboard")
    page = new_page(reduced_motion="no-preference")
    table = before_the_end(page, site, match)
    table.quick(str(match.actions[-1]))
    expect(page.locator(".stage")).to_be_visible()
    into_the_race(page)
    page.evaluate("document.querySelector('.finale').getAnimations().forEach((it) => it.finish())")
    at_the_table(page, table, match)
    assert page.evaluate(FOCUSED) == "winner"


def test_with_reduced_motion_there_is_none(new_page: NewPage, site: str) -> None:
    match = last_by_a_person("onboard")
    page = new_page()
    table = before_the_end(page, site, match)
    table.quick(str(match.actions[-1]))
    expect(page.locator(".end .winner")).to_be_visible()
    expect(page.locator(".finale")).to_be_hidden()
    assert page.evaluate(FOCUSED) == "winner"
    assert table.saved().digest() == match.digest()

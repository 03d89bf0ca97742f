"""What bots do is told where one looks: in the dock, without scrolling."""

from __future__ import annotations

from functools import cache

import pytest
from conftest import NewPage
from pages import Table, open_copy, ready
from playwright.sync_api import Page, expect
from showing import prefer

from longhouse.app.model import Table as Table_
from longhouse.app.say import looks, speaker
from longhouse.app.telling import history, last_decision, story_begins
from longhouse.bots.arena import decide
from longhouse.bots.levels import Thought
from longhouse.engine import Match, Player
from longhouse.games import GAMES

PHONE = {"width": 360, "height": 740}
BOTS = [Player("Ida"), *(Player("", seat, "karl", seat) for seat in (1, 2, 3))]
ENOUGH = 60  # decisions until all three bots have moved in a row

# What can be read of the history, and whether any of it is outside of the window or must be scrolled to.
READ = """() => {
  const list = document.querySelector('.told.open .told-list'), box = list.getBoundingClientRect();
  return {rows: [...list.children].map((row) => row.textContent), top: box.top, bottom: box.bottom,
          hidden: list.scrollHeight - list.clientHeight};
}"""


def phone(new_page: NewPage, site: str) -> Page:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    ready(page, site)
    prefer(page, "forced", "")  # the test answers every question by itself
    return page


def asked_after_all_bots(page: Page, table: Table) -> Match:
    """Play until each of the bots has moved since the person's last decision."""
    for _ in range(ENOUGH):
        page.wait_for_selector("[data-action], .winner", timeout=60_000, state="attached")
        match = table.saved()
        since = last_decision(match, (0,), len(match.actions)) + 1
        if since and {1, 2, 3} <= set(match.makers[since:]):
            return match
        choices = table.state().actions
        table.quick("end turn" if "end turn" in choices else choices[0])
    raise AssertionError("never")


@pytest.mark.parametrize("game", GAMES)
def test_after_a_round_of_bots_a_phone_says_what_each_did(game: str, new_page: NewPage, site: str) -> None:
    page = phone(new_page, site)
    prefer(page, "pace", "instant")
    table = open_copy(page, Match.new(game, 4, 7, seats=BOTS))
    match = asked_after_all_bots(page, table)
    expect(page.locator(".told")).to_be_visible()
    page.locator("[data-do=told]").click()
    seen = page.evaluate(READ)
    names = [look.name for look in looks(match, "en")]
    for seat in (1, 2, 3):
        assert any(names[seat] in row for row in seen["rows"]), (names[seat], seen)
    assert seen["top"] >= 0 and seen["bottom"] <= PHONE["height"], seen
    assert seen["hidden"] <= 1, seen
    page.locator("[data-do=missed]").click()
    expect(table.prompt).to_contain_text("Looking back")


@cache
def longest(seed: int) -> Match:
    """A game of somebody with three bots, at the moment at which most has happened since their last move."""
    match = Match.new("gonewild", 4, seed, seats=BOTS)
    while match.actor is not None:
        match.play(decide(match, "karl", Thought()))
    makers, asked = match.makers, []
    for stop in range(1, len(makers)):
        if makers[stop] == 0 and makers[stop - 1]:
            then = match.at(stop)
            told = history(Table_(then, "slot", viewer=0), speaker("de", then))
            asked.append((sum(len(each.text) for each in told), stop))
    return match.at(max(asked)[1])


@pytest.mark.parametrize(
    ("seed", "lang"),
    [
        (2, "de"),
        (6, "fr"),
        *(pytest.param(2, lang, marks=pytest.mark.long) for lang in ("en", "fr")),
        *(pytest.param(6, lang, marks=pytest.mark.long) for lang in ("en", "de")),
    ],
)
def test_however_much_three_attacking_bots_did_it_fits_a_phone(
    seed: int, lang: str, new_page: NewPage, site: str
) -> None:
    match = longest(seed)
    since = story_begins(Table_(match, "slot", viewer=0))
    assert sum(map(len, (str(event) for m in match.log(0, since) for event in m.events))) > 2000
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, locale=lang)
    ready(page, site)
    open_copy(page, match)
    page.locator("[data-do=told]").click()
    seen = page.evaluate(READ)
    names = [look.name for look in looks(match, lang)]
    for seat in {*match.makers[since:]} - {0}:
        assert any(names[seat] in row for row in seen["rows"]), (names[seat], seen)
    assert seen["top"] >= 0 and seen["bottom"] <= PHONE["height"] and seen["hidden"] <= 1, seen
    page.locator("[data-do=told]").click()
    expect(page.locator(".tray [data-action]").first).to_be_visible()


def test_on_a_phone_the_part_of_the_table_where_a_bot_moves_is_shown(new_page: NewPage, site: str) -> None:
    page = phone(new_page, site)
    match = Match.new("gonewild", 2, 7, seats=BOTS[:2])
    table = open_copy(page, match)
    page.wait_for_selector("[data-action]", timeout=60_000, state="attached")
    table.quick("end turn")
    expect(page.locator("[data-place=rivals]")).to_be_attached()
    expect(page.locator(".told-list")).to_contain_text(looks(match, "en")[1].name)
    page.wait_for_selector("[data-action]", timeout=60_000, state="attached")
    expect(page.locator("[data-place=hand]")).to_be_attached()

"""Scenes: interrupted at any moment they end in what the rules reached, and no tap is lost or doubled."""

from __future__ import annotations

import pytest
from conftest import NewPage
from films import by_a_person, with_events
from pages import Table, open_copy, ready
from playwright.sync_api import Page, expect
from positions import game

from longhouse.engine import Match

SCENES = {
    "sailing": ("onboard", ("ShipSailed", "GoodTaken", "RoundBegan")),
    "scoring": ("wikinger", ("Scored", "ScoringBegan")),
}
FOCUSED = "document.activeElement.dataset.do ?? document.activeElement.id"
# What would be met by a finger in the middle of the board.
MET = """() => {
  const board = document.querySelector('.stage').getBoundingClientRect();
  const [x, y] = [board.x + board.width / 2, Math.max(90, board.y + 90)];
  return [x, y, document.elementFromPoint(x, y).closest('[data-do]')?.dataset.do];
}"""


def before(page: Page, site: str, name: str) -> tuple[Table, Match]:
    """At the table, with the action still to be chosen; the match is that after it."""
    kind, events = SCENES[name]
    whole = game(kind, 3)
    number = with_events(whole, *events)
    match = by_a_person(whole, number)
    ready(page, site)
    table = open_copy(page, match.at(number))
    page.wait_for_selector("[data-action]", state="attached")
    return table, match.at(number + 1)


def begun(page: Page, table: Table, match: Match) -> None:
    table.quick(str(match.actions[-1]))
    expect(page.locator(".stage")).to_be_visible()


def true_table(page: Page, table: Table, match: Match) -> None:
    """Nothing lies over the position that the rules reached, and it can be played on."""
    expect(page.locator(".stage .stage-on:visible")).to_have_count(0)
    expect(page.locator(".stage-air:visible .stage-thing")).to_have_count(0)
    assert table.turn() >= len(match.actions)
    kept = table.saved()
    assert kept.at(len(match.actions)).digest() == match.digest()


@pytest.mark.parametrize("size", [(360, 740), (1280, 720)])
@pytest.mark.parametrize("name", SCENES)
def test_each_tap_is_one_beat_and_the_last_one_leaves(
    name: str, size: tuple[int, int], new_page: NewPage, site: str
) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference")
    table, match = before(page, site, name)
    begun(page, table, match)
    seen = []
    for _ in range(30):
        stage = page.locator(".stage")
        if not stage.count() or not page.locator(".stage-on:visible").count():
            break
        seen.append(int((stage.get_attribute("data-beat") or "").partition("-")[0]))
        x, y, met = page.evaluate(MET)
        assert met == "beat", "a tap anywhere goes on"
        page.mouse.click(x, y)
    assert seen == list(range(len(seen))) and len(seen) > 2, "no tap is lost or counted twice"
    true_table(page, table, match)


@pytest.mark.parametrize("way", ["skip", "Escape", "own"])
def test_it_can_be_left_at_any_moment(way: str, new_page: NewPage, site: str) -> None:
    page = new_page(reduced_motion="no-preference")
    table, match = before(page, site, "sailing")
    begun(page, table, match)
    if way == "own":
        page.evaluate("document.querySelector('.stage').getAnimations().forEach((it) => it.finish())")
    elif way == "skip":
        page.locator(".stage [data-do=scene_over]").click()
    else:
        page.keyboard.press(way)
    true_table(page, table, match)


def test_the_keyboard_is_in_the_scene_and_comes_back_to_the_question(new_page: NewPage, site: str) -> None:
    page = new_page(reduced_motion="no-preference")
    table, match = before(page, site, "sailing")
    page.locator(f'[data-action="{match.actions[-1]}"]').first.press("Enter")
    expect(page.locator(".stage")).to_be_visible()
    assert page.evaluate(FOCUSED) == "beat"
    page.keyboard.press("Enter")
    assert (page.locator(".stage").get_attribute("data-beat") or "").startswith("1-")
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "scene_over"
    page.keyboard.press("Enter")
    true_table(page, table, match)
    assert page.evaluate("!!document.activeElement.closest('#prompt, .table-board')")


def test_with_reduced_motion_there_is_none(new_page: NewPage, site: str) -> None:
    page = new_page()
    table, match = before(page, site, "sailing")
    table.quick(str(match.actions[-1]))
    table.wait_turn(len(match.actions))
    expect(page.locator(".stage")).to_have_count(0)
    true_table(page, table, match)


def test_bots_wait_until_it_is_over(new_page: NewPage, site: str) -> None:
    page = new_page(reduced_motion="no-preference")
    table, match = before(page, site, "scoring")
    begun(page, table, match)
    turn = table.turn()
    page.wait_for_timeout(2500)  # longer than a bot's pause
    assert table.turn() == turn and page.locator(".stage-on:visible").count()
    page.locator(".stage [data-do=scene_over]").click()
    true_table(page, table, match)


def test_the_replay_shows_the_same_scene(new_page: NewPage, site: str) -> None:
    page = new_page(reduced_motion="no-preference")
    table, match = before(page, site, "sailing")
    begun(page, table, match)
    page.keyboard.press("Escape")
    last = len(match.actions)
    page.locator("[data-do=look][data-arg=back]").click()
    page.locator("[data-do=look][data-arg=on]").click()
    expect(page.locator(f"#stage-{last - 1}")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)
    assert table.saved().digest() == match.digest()

"""On a phone a scene is played in view, and once it is left, in whatever way, the question is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from conftest import NewPage
from pages import Table, open_copy, ready
from playwright.sync_api import Page, expect
from positions import NAMES, game
from test_scenes import PHONE, hold, taps

from longhouse.engine import Match, Player

BY_HAND, BY_A_BOT = 44, 23  # ships that sail in a game of three; who is asked next is the person
SCROLLED = "window.scrolled = [scrollY]; addEventListener('scroll', () => window.scrolled.push(scrollY))"
# Where the window ends for the board; the question keeps to its bottom.
END = "Math.min(innerHeight, document.getElementById('prompt').getBoundingClientRect().top)"
CHOICES_IN_VIEW = f"""() => {{
  const boxes = [...document.querySelectorAll('.table-board [data-action]')]
    .map((choice) => choice.getBoundingClientRect()).filter(({{width}}) => width);
  const top = Math.min(...boxes.map((box) => box.top)), bottom = Math.max(...boxes.map((box) => box.bottom));
  return boxes.length && top >= 0 && (bottom <= {END} || top < 8);
}}"""
IN_VIEW = f"""(name) => {{
  const box = document.getElementById(name).getBoundingClientRect();
  return box.width > 0 && box.top >= 0 && box.bottom <= {END};
}}"""


def opened(page: Page, site: str, number: int, person: int) -> tuple[Table, Match]:
    """A table before that ship sails, with one person at it."""
    ready(page, site)
    hold(page)
    seats = [
        Player(NAMES[seat], seat) if seat == person else Player("", seat, "karl", seat + 1)
        for seat in range(3)
    ]
    match = game("onboard", 3).seated(seats)
    return open_copy(page, match.at(number)), match.at(number + 1)


def _skip(page: Page) -> None:
    page.locator(".stage [data-do=scene_over]").click()


WAYS: dict[str, Callable[[Page], object]] = {
    "tap": taps,
    "skip": _skip,
    "Escape": lambda page: page.keyboard.press("Escape"),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_question_comes_back_into_view_however_a_scene_is_left(
    way: str, new_page: NewPage, site: str
) -> None:
    page = new_page(
        viewport={"width": PHONE[0], "height": PHONE[1]}, reduced_motion="no-preference", has_touch=True
    )
    table, match = opened(page, site, BY_HAND, 2)
    action = str(match.actions[-1])
    page.wait_for_selector(f'[data-action="{action}"]', state="attached")
    table.tap(action)
    expect(page.locator(".stage")).to_be_visible()
    ship = f"s0-bow-{action.removeprefix('ship ')}"
    page.wait_for_function(IN_VIEW, arg=ship)
    assert not page.evaluate(CHOICES_IN_VIEW), "the ship lies elsewhere"
    WAYS[way](page)
    page.wait_for_function(CHOICES_IN_VIEW)
    assert match.actor == 2 and page.locator(".table-board [data-action]").count()


def test_a_scene_of_a_bot_stays_in_view_although_one_is_asked_next(new_page: NewPage, site: str) -> None:
    page = new_page(
        viewport={"width": PHONE[0], "height": PHONE[1]}, reduced_motion="no-preference", has_touch=True
    )
    _, match = opened(page, site, BY_A_BOT, 1)
    page.evaluate(SCROLLED)
    expect(page.locator(".stage")).to_be_visible()
    page.wait_for_timeout(1200)  # longer than a window scrolls
    ship = f"s0-bow-{str(match.actions[-1]).removeprefix('ship ')}"
    assert page.evaluate(IN_VIEW, ship), f"scrolled: {page.evaluate('window.scrolled')}"
    assert match.actor == 1
    page.keyboard.press("Escape")
    page.wait_for_function(CHOICES_IN_VIEW)

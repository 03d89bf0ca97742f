"""Scenes: interrupted at any moment they end in what the rules reached, and no tap is lost or doubled."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from conftest import NewPage
from films import MOVE_ON, by_a_person, stop_clock, with_events
from pages import Table, open_copy, ready
from playwright.sync_api import Page, expect
from positions import game
from showing import HOLD, STILL

from longhouse.engine import Match

SCENES = {
    "sailing": ("onboard", ("ShipSailed", "GoodTaken", "RoundBegan")),
    "scoring": ("wikinger", ("Scored", "ScoringBegan")),
    "wheel": ("wikinger", ("WheelTurned",)),
    "ferrying": ("wikinger", ("Ferried",)),
    "raid": ("gonewild", ("AttackDeclared", "Damaged")),
    "raid-answered": ("gonewild", ("DefencePlayed", "Repulsed")),
}
LONG = ("sailing", "scoring")  # of many beats
SHORT = ("ferrying", "raid", "raid-answered")  # the wheel turns while the game goes on: nothing to tap
PHONE, DESK = (360, 740), (1280, 720)
FOCUSED = "document.activeElement.dataset.do ?? document.activeElement.id"
# The beat that is on, and what a finger would meet in the middle of the board; null when it is over.
HELD = """() => {
  const stage = document.querySelector('.stage'), on = stage?.querySelector('.stage-on');
  if (!on?.checkVisibility()) return null;
  const board = stage.getBoundingClientRect();
  const [x, y] = [board.x + board.width / 2, Math.max(90, board.y + 90)];
  const met = document.elementFromPoint(x, y).closest('[data-do]')?.dataset.do;
  return {beat: parseInt(stage.dataset.beat), x, y, met};
}"""

GONE_ON = """(beat) => {
  const stage = document.querySelector('.stage');
  return !stage?.querySelector('.stage-on')?.checkVisibility() || parseInt(stage.dataset.beat) !== beat;
}"""

RUN_OUT = """() => {
  const stage = document.querySelector('.stage'), fade = Number(stage.dataset.fade);
  for (const part of stage.getAnimations({subtree: true})) {
    if (part.effect.getTiming().duration === fade) part.effect.updateTiming({delay: 5120});
    part.finish();
  }
}"""


def before(page: Page, site: str, name: str) -> tuple[Table, Match]:
    """At a fresh table, with the action still to be chosen; the match is that after it."""
    ready(page, site)
    hold(page)
    return at_table(page, name)


def hold(page: Page) -> None:
    page.evaluate(STILL)
    page.evaluate(HOLD)


def at_table(page: Page, name: str) -> tuple[Table, Match]:
    kind, events = SCENES[name]
    whole = game(kind, 3)
    number = with_events(whole, *events)
    match = by_a_person(whole, number)
    table = open_copy(page, match.at(number))
    page.wait_for_selector("[data-action]", state="attached")
    return table, match.at(number + 1)


def begun(page: Page, table: Table, match: Match) -> None:
    table.quick(str(match.actions[-1]))
    expect(page.locator(".stage")).to_be_visible()


def beats_of(match: Match) -> int:
    """How many beats the scene of the last action has."""
    number = len(match.actions) - 1
    before, after = match.at(number).view(None), match.at(number + 1).view(None)
    staging = match.game.presentation().staged(match.log(None, number)[0].events, before, after)
    assert staging is not None
    return len(staging.beats)


def true_table(page: Page, table: Table, match: Match) -> None:
    """Nothing lies over the position that the rules reached, and it can be played on."""
    expect(page.locator(".stage .stage-on:visible")).to_have_count(0)
    expect(page.locator(".stage-air:visible .stage-thing")).to_have_count(0)
    assert table.turn() >= len(match.actions)
    kept = table.saved()
    assert kept.at(len(match.actions)).digest() == match.digest()


def tap(page: Page) -> int | None:
    """Tap on the board, if the scene is still on: which beat that was."""
    held = page.evaluate(HELD)
    if held is None:
        return None
    assert held["met"] == "beat", "a tap anywhere goes on"
    page.mouse.click(held["x"], held["y"])
    page.wait_for_function(GONE_ON, arg=held["beat"])
    return int(held["beat"])


def taps(page: Page) -> list[int]:
    """Tap until it is over: the beats that were on."""
    return list(iter(lambda: tap(page), None))


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("name", LONG)
def test_each_tap_is_one_beat_and_the_last_one_leaves(
    name: str, size: tuple[int, int], new_page: NewPage, site: str
) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference")
    table, match = before(page, site, name)
    begun(page, table, match)
    seen = taps(page)
    assert seen == list(range(len(seen))) and len(seen) > 2, "no tap is lost or counted twice"
    true_table(page, table, match)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_short_scenes_can_be_tapped_through_and_left_after_any_beat(
    size: tuple[int, int], new_page: NewPage, site: str
) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference")
    ready(page, site)
    hold(page)
    for name in SHORT:
        table, match = at_table(page, name)
        begun(page, table, match)
        beats = taps(page)
        assert beats == list(range(beats_of(match))), name
        true_table(page, table, match)
        for left in beats:
            table, match = at_table(page, name)
            begun(page, table, match)
            assert [tap(page) for _ in range(left)] == beats[:left]
            page.keyboard.press("Escape")
            true_table(page, table, match)


# What is written over the page, where, and from when to when.
LABELS = """() => [...document.querySelectorAll('.stage-air .stage-label')].map((label) => {
  const {delay, endTime} = label.getAnimations()[0].effect.getComputedTiming();
  return {kind: label.className.match(/stage-(gain|count|stay)/)[1], at: label.style.cssText, delay, endTime};
})"""


def test_a_new_number_takes_the_place_of_the_old_one_and_gains_go(new_page: NewPage, site: str) -> None:
    page = new_page(reduced_motion="no-preference")
    table, match = before(page, site, "raid-answered")
    begun(page, table, match)
    places: dict[str, list[tuple[float, float]]] = {}
    for label in page.evaluate(LABELS):
        if label["kind"] == "count":
            places.setdefault(label["at"], []).append((label["delay"], label["endTime"]))
    assert len(places) == 2 and all(len(numbers) > 1 for numbers in places.values()), "strength and defence"
    for numbers in map(sorted, places.values()):
        ends, starts = [end for _, end in numbers[:-1]], [start for start, _ in numbers[1:]]
        assert ends == pytest.approx(starts, abs=1), "never two at once"

    table, match = at_table(page, "scoring")
    begun(page, table, match)
    gains = [label for label in page.evaluate(LABELS) if label["kind"] == "gain"]
    assert gains and all(label["endTime"] - label["delay"] < 2000 for label in gains)


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


def _turn(page: Page) -> None:
    page.set_viewport_size({"width": 740, "height": 360})
    page.wait_for_function("document.querySelector('.stage.low')")
    page.keyboard.press("Escape")


def _go_home(page: Page) -> None:
    page.goto("about:blank")
    page.go_back()
    page.wait_for_selector("[data-app=ready] .table")


WAYS: dict[str, Callable[[Page], object]] = {  # how somebody interrupts a scene in the midst of a beat
    "tap": taps,
    "key": lambda page: page.keyboard.press("Escape"),
    "skip": lambda page: page.locator(".stage [data-do=scene_over]").click(),
    "turned": _turn,
    "undone": lambda page: page.keyboard.press("u"),
    "left and opened again": _go_home,
}


LATER = [pytest.param(name, marks=pytest.mark.long) for name in ("raid-answered", "ferrying")]


@pytest.mark.parametrize("name", ["sailing", *LATER])
def test_interrupted_in_the_midst_of_a_beat_it_ends_in_what_the_rules_reached(
    name: str, new_page: NewPage, site: str
) -> None:
    """Every way at another moment; time stands still where it is interrupted."""
    for number, (way, interrupt) in enumerate(WAYS.items()):
        page = new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, reduced_motion="no-preference")
        ready(page, site)
        page.evaluate(HOLD)
        table, match = at_table(page, name)
        stop_clock(page)
        begun(page, table, match)
        moment = 130 + 290 * number
        page.clock.run_for(moment)
        page.evaluate(MOVE_ON, moment)
        assert page.locator(".stage-on:visible").count(), f"{way}: it is still on after {moment} ms"
        page.clock.resume()
        interrupt(page)
        if way == "undone":
            expect(page.locator(".stage")).to_have_count(0)
            assert (
                table.saved().at(len(match.actions) - 1).digest() == match.at(len(match.actions) - 1).digest()
            )
        else:
            true_table(page, table, match)
        page.close()


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
    ready(page, site)
    for name in SCENES:
        table, match = at_table(page, name)
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


def test_what_has_run_its_course_lies_over_nothing(new_page: NewPage, site: str) -> None:
    """Also where rounding leaves its last moment just short of the end, as it does after 5120 ms."""
    page = new_page(reduced_motion="no-preference")
    begun(page, *before(page, site, "raid"))
    page.evaluate(RUN_OUT)
    for part in (".stage", ".stage-on"):
        expect(page.locator(part)).to_be_hidden()


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

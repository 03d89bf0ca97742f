"""Screens of a moment: a scene, the end as a scene, what is asked once, the places that a phone flips to."""

from __future__ import annotations

from films import MOVE_ON, by_a_person, last_by_a_person, with_events
from pages import Table, open_copy, ready
from playwright.sync_api import Page, expect
from positions import EXTREME, asked, game
from screens_around import DAY, write_ledger
from showing import HOLD, STILL, clear, prefer, screen, show

from longhouse.app.ledger import Result, written
from longhouse.engine import Match

MOMENT, WON = 700, 4000  # milliseconds of a scene, at which nothing is half seen
INTO_THE_RACE = """() => {
  const seen = document.querySelector('.finale');
  if (seen && getComputedStyle(seen).visibility === 'visible') return true;
  document.querySelector('.stage-on')?.click();
  return false;
}"""
NEWCOMER = """() => {
  const key = `longhouse:${location.pathname}:settings`, kept = JSON.parse(localStorage[key] ?? '{}');
  const {lang} = document.documentElement;
  localStorage[key] = JSON.stringify({...kept, lang, sound: false, told_sound: false});
}"""


def _played(page: Page, match: Match, number: int) -> None:
    """The action with that number is played by people with long names; what it begins goes on no further."""
    match = match.seated([player._replace(name=EXTREME[seat]) for seat, player in enumerate(match.seats)])
    page.emulate_media(reduced_motion="no-preference")  # first: the app hears of it in its own time
    table = open_copy(page, match.at(number))
    action = str(match.actions[number])
    page.wait_for_selector(f'[data-action="{action}"]', state="attached")
    page.evaluate(STILL)
    page.evaluate(HOLD)
    table.quick(action)


@screen("scene", moving=True)
def _scene(page: Page) -> None:
    """Ships come to the homelands of Vikings: a scene in the middle of a game."""
    whole = game("wikinger", 3)
    number = with_events(whole, "Scored", "ScoringBegan")
    _played(page, by_a_person(whole, number), number)
    expect(page.locator(".stage-on")).to_be_visible()
    page.evaluate(MOVE_ON, MOMENT)


@screen("finale", moving=True)
def _finale(page: Page) -> None:
    """The race of the scores has been run, and the winner stands large."""
    match = last_by_a_person("onboard")
    _played(page, match, len(match.actions) - 1)
    page.wait_for_function(INTO_THE_RACE)
    page.evaluate(MOVE_ON, WON)


@screen("sound-offer", board=1.0, small=True)
def _sound_offer(page: Page) -> None:
    """What is asked once, over the title of the first table."""
    clear(page)
    page.evaluate(NEWCOMER)
    ready(page)
    prefer(page, "remarks", "")
    open_copy(page, asked(game("onboard", 4), "visit", 60)).lift()
    expect(page.locator(".sound-offer")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")


@screen("level-suggestion")
def _level_suggestion(page: Page) -> None:
    """The form after two wins in a row, with all levels unfolded."""
    clear(page)
    won = [
        Result(f"won{n}", "onboard", ("-", "karl"), (50, 40), (0,), DAY, "", 0, ("", "raider"), ())
        for n in range(2)
    ]
    write_ledger(page, list(map(written, won)))
    show(page, "/new/onboard", "new")
    expect(page.locator(".ladder")).to_be_visible()
    page.locator(".levels:not([open]) > summary").click()


def flipped(place: str) -> None:
    """A part of Vikings Gone Wild that a phone shows when one flips to it."""

    @screen(f"gonewild-{place}", small=True)
    def reach(page: Page) -> None:
        table: Table = open_copy(page, asked(game("gonewild", 4), "turn", 200))
        table.lift()
        page.locator(f"[data-do=place][data-arg={place}]").click()
        expect(page.locator(f"[data-do=place][data-arg={place}]")).to_have_attribute("aria-pressed", "true")
        page.evaluate("scrollTo(0, 0)")


for _place in ("village", "market", "rivals"):
    flipped(_place)

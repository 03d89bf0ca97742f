"""Scenes on an emulated phone: frames that took long, from the browser's own entries."""

from __future__ import annotations

from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page

from bench.pages import PATIENCE, READY, Served
from bench.report import Report
from longhouse.bots.arena import decide
from longhouse.bots.levels import Thought
from longhouse.engine import Match, Player

PHONE = (360, 740)
SLOWER = 4  # times
LONG = 100  # milliseconds that no frame of a scene may take
SETTLED = 300  # milliseconds after the tap is drawn in which it comes to rest; no bot has moved yet
SEED = 7

UNFORCED = """localStorage.setItem('longhouse:/:settings', '{"forced": false}')"""  # all taps are ours
Motion = Literal["no-preference", "reduce"]
# Frames that the browser itself calls long.
WATCH = """() => {
  window.frames_ = [];
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) window.frames_.push([startTime, duration]);
  }).observe({type: "long-animation-frame", buffered: false});
}"""
# The moment of the tap; all that follows at once, and so counts as its frame, comes after it.
CLICK = """action => {
  const now = performance.now(), choice = document.querySelector(`[data-action="${action}"]`);
  choice.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  return now;
}"""
DRAWN = "turn => Number(document.documentElement.dataset.turn) > turn"
ENDED = """() => {
  const stage = document.querySelector('.stage');
  return !document.querySelector('.finale') && (!stage || getComputedStyle(stage).visibility === 'hidden');
}"""


class Seen(NamedTuple):
    """What was measured of a tap, and of the scene that follows."""

    seconds: float  # from the tap to the table
    tap: float  # the longest frame until all that the tap began has been drawn
    frames: list[float]  # the long ones after that


def run(report: Report, browser: Browser, site: Served, games: list[str]) -> None:
    """A table with a row for each scene."""
    head = ["scene", "seconds", "frames over 50 ms", f"over {LONG} ms", "longest, ms", "share of the time"]
    head += ["the tap, ms", "without motion, ms"]
    note = (
        f"On a page of 360×740 with a processor {SLOWER} times slower, from what the browser reports as long "
        f"animation frames. The tap draws the new position and begins the scene; the last columns have its "
        f"longest frame, and that of the same tap where no motion is wanted. The frames of the scene are "
        f"those from {SETTLED} ms after that on, to the table: with the end of a game, its race and its "
        f"winner too. Bar: none of them over {LONG} ms."
    )
    table = report.table("Long frames while a scene runs", head, note)
    for game in games:
        for name, match, number in found(game):
            still = measured(browser, site, match, number, "reduce")
            seen = measured(browser, site, match, number, "no-preference")
            table.row(name, *_row(report, name, seen, still))


def found(game: str) -> list[tuple[str, Match, int]]:
    """The longest scene of each kind of event that begins one, and the end; made by the only person."""
    seats = [Player("Ida", 0), *(Player("", seat, "karl", seat) for seat in (1, 2))]
    match = Match.new(game, 3, SEED, seats=seats)
    while match.actor is not None:
        match.play(decide(match, "karl", Thought()))
    show, longest = match.game.presentation(), dict[str, tuple[int, int]]()
    for moment in match.log(None):
        kinds = [type(event).__name__ for event in moment.events if isinstance(event, show.stages)]
        if not kinds or len(match.at(moment.number).legal()) < 2:  # the app answers those by itself
            continue
        before, after = match.at(moment.number).view(None), match.at(moment.number + 1).view(None)
        staging = show.staged(moment.events, before, after)
        lasts = sum(beat.ms for beat in staging.beats) if staging else 0
        longest[kinds[0]] = max(longest.get(kinds[0], (0, 0)), (lasts, moment.number))
    chosen = {number: kind for kind, (_, number) in longest.items()} | {len(match.actions) - 1: "the end"}
    out = []
    for number, kind in chosen.items():
        maker = match.makers[number]
        people = [
            Player("Ida", seat) if seat == maker else Player("", seat, "karl", seat + 1) for seat in range(3)
        ]
        out.append((f"{game}: {kind}", match.seated(people), number))
    return out


def measured(browser: Browser, site: Served, match: Match, number: int, motion: Motion) -> Seen:
    """A tap and its scene, with or without motion."""
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        is_mobile=True,
        has_touch=True,
        reduced_motion=motion,
    )
    context.add_init_script(UNFORCED)
    page: Page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{site.address}#/g/{match.at(number).to_link()}")
    page.wait_for_selector(READY)
    page.locator("[data-do=copy]").click()
    page.wait_for_selector("[data-action]", state="attached")
    page.wait_for_timeout(1000)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(WATCH)
    tapped: float = page.evaluate(CLICK, str(match.actions[number]))
    page.wait_for_function(DRAWN, arg=number)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    begun: float = page.evaluate(f"performance.now() + {SETTLED}")
    page.wait_for_function(f"performance.now() > {begun}")
    page.wait_for_function(ENDED, polling=100)
    ended: float = page.evaluate("performance.now()")
    frames: list[list[float]] = page.evaluate("window.frames_")
    context.close()
    first = [lasted for start, lasted in frames if start + lasted > tapped and start < begun]
    later = [lasted for start, lasted in frames if begun <= start < ended]
    return Seen((ended - tapped) / 1000, max(first, default=0.0), later)


def _row(report: Report, name: str, seen: Seen, still: Seen) -> list[str]:
    worst = max(seen.frames, default=0.0)
    report.figure(f"scenes.{name}.longest_ms", round(worst))
    report.figure(f"scenes.{name}.tap_ms", round(seen.tap))
    report.figure(f"scenes.{name}.tap_without_motion_ms", round(still.tap))
    share = sum(seen.frames) / 1000 / seen.seconds
    over = sum(frame > LONG for frame in seen.frames)
    scene = [f"{seen.seconds:.1f}", str(len(seen.frames)), str(over), f"{worst:.0f}", f"{share:.1%}"]
    return [*scene, f"{seen.tap:.0f}", f"{still.tap:.0f}"]

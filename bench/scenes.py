"""Scenes on an emulated phone: frames that took long, from the browser's own entries."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from bench.pages import PATIENCE, READY, Served
from bench.report import Report
from longhouse.bots.arena import decide
from longhouse.bots.levels import Thought
from longhouse.engine import Match, Player

PHONE = (360, 740)
SLOWER = 4  # times
LONG = 100  # milliseconds that no frame of a scene may take
SETTLED = 300  # milliseconds after the tap in which its own work, which any move has, is drawn
SEED = 7

# Frames that the browser itself calls long, from the moment at which the scene has begun.
WATCH = """() => {
  window.frames_ = [];
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) window.frames_.push([startTime, duration]);
  }).observe({type: "long-animation-frame", buffered: false});
}"""
CLICK = """action => document.querySelector(`[data-action="${action}"]`)
  .dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))"""
ENDED = """() => {
  const stage = document.querySelector('.stage');
  return !document.querySelector('.finale') && (!stage || getComputedStyle(stage).visibility === 'hidden');
}"""


def run(report: Report, browser: Browser, site: Served, games: list[str]) -> None:
    """A table with a row for each scene."""
    head = ["scene", "seconds", "frames over 50 ms", f"over {LONG} ms", "longest, ms", "share of the time"]
    note = (
        f"On a page of 360×740 with a processor {SLOWER} times slower, from what the browser reports as long "
        f"animation frames. What the tap itself took, as that of any move does, is not counted: the scene is "
        f"watched from {SETTLED} ms after its first frame. Bar: none over {LONG} ms."
    )
    table = report.table("Long frames while a scene runs", head, note)
    for game in games:
        for name, match, number in found(game):
            table.row(name, *_row(report, name, measured(browser, site, match, number)))


def found(game: str) -> list[tuple[str, Match, int]]:
    """The longest scene of each kind of event that begins one, made by the only person at the table."""
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
    out = []
    for kind, (_, number) in longest.items():
        maker = match.makers[number]
        people = [
            Player("Ida", seat) if seat == maker else Player("", seat, "karl", seat + 1) for seat in range(3)
        ]
        out.append((f"{game}: {kind}", match.seated(people), number))
    return out


def measured(browser: Browser, site: Served, match: Match, number: int) -> tuple[float, list[float]]:
    """How long the scene lasted, and its long frames."""
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        is_mobile=True,
        has_touch=True,
        reduced_motion="no-preference",
    )
    page: Page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{site.address}#/g/{match.at(number).to_link()}")
    page.wait_for_selector(READY)
    page.locator("[data-do=copy]").click()
    page.wait_for_selector("[data-action]", state="attached")
    page.wait_for_timeout(1000)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(WATCH)
    page.evaluate(CLICK, str(match.actions[number]))
    page.wait_for_selector(".stage", state="attached")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    begun: float = page.evaluate(f"performance.now() + {SETTLED}")
    page.wait_for_function(ENDED, polling=100)
    ended: float = page.evaluate("performance.now()")
    frames: list[list[float]] = page.evaluate("window.frames_")
    context.close()
    return (ended - begun) / 1000, [lasted for start, lasted in frames if begun <= start < ended]


def _row(report: Report, name: str, seen: tuple[float, list[float]]) -> list[str]:
    seconds, frames = seen
    worst = max(frames, default=0.0)
    report.figure(f"scenes.{name}.longest_ms", round(worst))
    share = sum(frames) / 1000 / seconds
    over = sum(frame > LONG for frame in frames)
    return [f"{seconds:.1f}", str(len(frames)), str(over), f"{worst:.0f}", f"{share:.1%}"]

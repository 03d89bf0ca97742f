"""Which choices are in sight: random and bot-like games on screens of many sizes, in a real browser."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple, TypedDict

from playwright.sync_api import Browser, Page

from bench.pages import PATIENCE, Served
from bench.paint import open_table
from bench.report import Report
from bench.settings import Setting, heaviest
from longhouse.bots.arena import decide
from longhouse.bots.levels import Thought
from longhouse.engine import Match, Rng

SCRIPT = Path(__file__).with_name("sight.js").read_text()
TABLET_ACROSS = (1080, 810)
TOUCH = ((360, 740), (390, 844), (768, 1024), (740, 360), TABLET_ACROSS)
SIZES = ((360, 740), (390, 844), (768, 1024), (1024, 768), (1280, 720), (1440, 900), (740, 360))
SEATS = (2, 4)
PLAYS = ("random", "karl")
PARTS = 3  # of a game, so that its beginning, its middle and its end are looked at
SEED = 7
TABLES = (  # title, what is counted, note
    (
        "A choice is neither in sight nor one tap away",
        "out",
        "Share of decisions with at least one legal choice that can be neither seen nor reached by a tap "
        "on a control that says how many choices it leads to. The person scrolls only when the chosen "
        "thing is hidden. Bar: 2 % at most, at 740×360 10 %.",
    ),
    (
        "No choice is in sight",
        "none",
        "Share of decisions at which nothing can be chosen without moving the page. Bar: 0.",
    ),
    ("The page scrolls sideways", "sideways", "Share of decisions. Bar: 0."),
    (
        "Choices under 44 pixels",
        "small",
        "Share of the choices drawn whose box is less high or wide; it matters where a finger chooses.",
    ),
)


class Seen(TypedDict):
    """What the page tells of one decision."""

    hidden: int  # choices that are not in sight
    out: int  # of these, what no control in sight leads to
    none: bool  # nothing that can be chosen is in sight
    sideways: bool
    small: int  # choices too small for a finger
    drawn: int


class Decision(NamedTuple):
    """A position: its legal actions, and the one that is taken."""

    legal: list[str]
    action: str


class Stretch(NamedTuple):
    """Some decisions after each other, from a match that a link holds."""

    link: str
    decisions: list[Decision]


class Count:
    """What was seen, added up."""

    def __init__(self, told: Sequence[Seen]) -> None:
        self.decisions = len(told)
        self.out = share(seen["out"] > 0 for seen in told)
        self.none = share(seen["none"] for seen in told)
        self.sideways = share(seen["sideways"] for seen in told)
        self.small = sum(seen["small"] for seen in told) / max(1, sum(seen["drawn"] for seen in told))


def share(hits: Iterable[bool]) -> float:
    """How many of them are true, from 0 to 1."""
    told = list(hits)
    return sum(told) / len(told)


def played(setting: Setting, play: str) -> Match:
    """A whole game of people who take anything, or what a bot of the second level would."""
    match = Match.new(setting.game, setting.players, SEED, setting.options)
    rng, thought = Rng(SEED), Thought()
    while match.actor is not None:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))] if play == "random" else decide(match, play, thought))
    return match


def stretches(match: Match, decisions: int) -> Iterator[Stretch]:
    """The beginning, the middle and the end of a game, together so many decisions."""
    each = max(1, decisions // PARTS)
    last = max(0, len(match.actions) - each)
    for part in range(PARTS):
        moment = match.at(last * part // (PARTS - 1))
        link, steps = moment.to_link(), []
        for action in islice(match.actions, len(moment.actions), len(moment.actions) + each):
            steps.append(Decision([str(legal) for legal in moment.legal()], str(action)))
            moment.play(action)
        yield Stretch(link, steps)


def looked(
    browser: Browser, site: Served, size: tuple[int, int], games: Sequence[list[Stretch]]
) -> list[list[Seen]]:
    """Play these games on a screen of that size, on one page; what was seen of each."""
    touch = size in TOUCH
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
        service_workers="block",
        has_touch=touch,
        is_mobile=touch,
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    open_table(page, site, games[0][0].link)
    page.evaluate(SCRIPT)
    told = [[seen for stretch in game for seen in at_table(page, stretch)] for game in games]
    context.close()
    return told


def at_table(page: Page, stretch: Stretch) -> list[Seen]:
    """Open the match of a link and play on from there."""
    page.evaluate("link => { location.hash = `/g/${link}` }", stretch.link)
    page.click("[data-do=copy]")
    page.locator("[data-action]:visible").first.wait_for()  # the first of all may be in a place not shown
    told: list[Seen] = page.evaluate(
        "steps => sight.play(steps)", [decision._asdict() for decision in stretch.decisions]
    )
    return told


def run(report: Report, browser: Browser, site: Served, games: list[str], decisions: int) -> None:
    """Each game with few and with many seats, played in both ways, on every size of screen."""
    settings = [heaviest(game, players) for game in games for players in SEATS]
    rows = [(setting, play) for setting in settings for play in PLAYS]
    parts = [list(stretches(played(*row), decisions)) for row in rows]
    found = {size: [Count(told) for told in looked(browser, site, size, parts)] for size in SIZES}
    head = ["%", *(f"{width}×{height}" for width, height in SIZES)]
    for title, name, note in TABLES:
        table = report.table(title, head, note)
        for number, (setting, play) in enumerate(rows):
            values = [float(getattr(found[size][number], name)) for size in SIZES]
            count = found[SIZES[0]][number].decisions
            table.row(
                f"{setting.name}, {play}, {count} decisions", *(f"{100 * value:.0f}" for value in values)
            )
            for (width, height), value in zip(SIZES, values, strict=True):
                report.figure(f"sight.{setting.key}.{play}.{width}x{height}.{name}", value)

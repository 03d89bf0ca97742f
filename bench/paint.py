"""From a click to the painted board: compared with a plain innerHTML of the same markup, and game by game."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize

from bench.pages import PATIENCE, READY, Served, Thread
from bench.report import Report, Table, median, percentile
from bench.settings import FIRST, Setting, heaviest

SCRIPT = Path(__file__).with_name("paint.js").read_text()
LONGEST = 250  # clicks of a game: random players of Vikings Gone Wild need a thousand


class Screen(NamedTuple):
    """Where it is played."""

    width: int
    height: int
    slower: int = 1  # how many times slower the processor is than this machine's


SCREENS = {
    "desktop": Screen(1440, 900),
    "phone": Screen(360, 740),
    "slow phone": Screen(360, 740, slower=4),
}


@dataclass
class Clicks:
    """The measurements of one kind of click: a value for each click, in ms."""

    painted: list[float] = field(default_factory=list)  # from the event to the second frame after the change
    script: list[float] = field(default_factory=list)  # the part of it in which scripts ran
    morph: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)  # of the main thread, with layout and paint

    def add(self, reported: dict[str, float], processor: float) -> None:
        """Add one click."""
        self.painted.append(reported["painted"])
        self.script.append(reported["script"])
        self.morph.append(reported["morph"])
        self.processor.append(1000 * processor)


class Play:
    """A game, clicked through with the mouse; each position is also drawn by a plain click in between."""

    def __init__(
        self, browser: Browser, site: Served, setting: Setting, screen: Screen, plain: bool = True
    ) -> None:
        size: ViewportSize = {"width": screen.width, "height": screen.height}
        # without motion, so that each click begins from a page at rest
        self.context = browser.new_context(viewport=size, reduced_motion="reduce", service_workers="block")
        self.page = self.context.new_page()
        self.setting = setting
        self._both = plain
        self.ours, self.plain = Clicks(), Clicks()
        self.nodes: list[float] = []
        self.kilobytes: list[float] = []
        self._rng = random.Random(setting.players)
        open_table(self.page, site, setting.link(7))
        self.page.evaluate(SCRIPT)
        self._thread = Thread(self.page)
        if screen.slower > 1:
            session = self.context.new_cdp_session(self.page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": screen.slower})

    def step(self) -> bool:
        """Click once in each way that is wanted; returns whether the game goes on."""
        page = self.page
        page.evaluate("bench.read()")
        point = page.evaluate("luck => bench.find(luck)", self._rng.random())
        assert point, "no choice on the screen can be clicked"
        self.ours.add(*click(page, self._thread, point, False))
        if self._both:
            self.plain.add(*click(page, self._thread, point, True))
        size = page.evaluate("bench.size()")
        self.nodes.append(size["nodes"])
        self.kilobytes.append(size["characters"] / 1000)
        if page.get_attribute("html", "data-over") == "false" and len(self.nodes) < LONGEST:
            return True
        self.context.close()
        return False

    def compared(self, other: Clicks) -> tuple[float, float, float]:
        """Ratios to other clicks: of the medians, the 95th percentiles, the processor times."""
        return (
            median(self.ours.painted) / median(other.painted),
            percentile(self.ours.painted, 95) / percentile(other.painted, 95),
            mean(self.ours.processor) / mean(other.processor),
        )


def run(report: Report, browser: Browser, site: Served, players: int, games: list[str]) -> None:
    """Play all games on each screen, a click of each in turn."""
    ids = [FIRST, *(game for game in games if game != FIRST)]
    table = report.table(
        f"Click to painted board, games of {players} on one device",
        ["ms", "painted", "95 %", "scripts", "morph", "processor", *("ratio", "95 %", "processor") * 2],
        "Painted: from the click event to the second animation frame after the change, median and 95th "
        "percentile; scripts and morph: parts of it. Processor: mean time of the page's main thread, with "
        "layout, paint and all that follows the click. Plain: after each move, a click that only sets "
        "innerHTML to the same markup. Motion is reduced for both. Ratios, of the medians, the 95th "
        f"percentiles, the processor times: first to plain, then to {FIRST}, played in turn; bar: 1 or less.",
    )
    for name, screen in SCREENS.items():
        plays = [Play(browser, site, heaviest(game, players), screen) for game in ids]
        going = list(plays)
        while going:
            going = [play for play in going if play.step()]
        for play in plays:
            show(report, table, name, play, plays[0])


def show(report: Report, table: Table, screen: str, play: Play, first: Play) -> None:
    """The rows of a game, and its figures."""
    to_plain, to_first = play.compared(play.plain), play.compared(first.ours)
    size = f"{len(play.ours.painted)} clicks, {mean(play.nodes):.0f} elements, {mean(play.kilobytes):.0f} kB"
    shown = [f"{ratio:.2f}" for ratio in (*to_plain, *to_first)]
    table.row(f"{screen}, {play.setting.name}", *cells(play.ours), *shown)
    table.row(f"  plain, {size}", *cells(play.plain), "1", "1", "1", "", "", "")
    key = f"paint.{screen}.{play.setting.game}"
    for kind, clicks in (("app", play.ours), ("plain", play.plain)):
        report.figure(f"{key}.{kind}.median_ms", median(clicks.painted))
        report.figure(f"{key}.{kind}.p95_ms", percentile(clicks.painted, 95))
        report.figure(f"{key}.{kind}.script_ms", median(clicks.script))
        report.figure(f"{key}.{kind}.processor_ms", mean(clicks.processor))
    report.figure(f"{key}.morph_ms", median(play.ours.morph))
    for other, ratios in (("plain", to_plain), (FIRST, to_first)):
        for name, ratio in zip(("median", "p95", "processor"), ratios, strict=True):
            report.figure(f"{key}.{name}_ratio_to_{other}", ratio)


def cells(clicks: Clicks) -> list[str]:
    """The first columns of a row."""
    values = (
        median(clicks.painted),
        percentile(clicks.painted, 95),
        median(clicks.script),
        median(clicks.morph),
        mean(clicks.processor),
    )
    return [f"{value:.1f}" if value else "" for value in values]


def open_table(page: Page, site: Served, link: str) -> None:
    """Open a game in which people play all seats on this device: no curtain, and every question is asked."""
    page.goto(f"{site.address}manifest.webmanifest")  # the same origin, without the app
    settings = json.dumps({"curtain": False, "forced": False})
    page.evaluate("text => localStorage.setItem('longhouse:/:settings', text)", settings)
    page.goto(f"{site.address}#/g/{link}")
    page.wait_for_selector(READY, timeout=PATIENCE)
    page.click("[data-do=copy]")
    page.wait_for_selector("[data-action]")


def click(page: Page, thread: Thread, point: dict[str, Any], plain: bool) -> tuple[dict[str, float], float]:
    """Click with the mouse; returns what the page reported, and the processor time that it took."""
    page.evaluate("plain => bench.expect(plain)", plain)
    page.mouse.move(point["x"], point["y"])
    before = thread.seconds()
    page.mouse.click(point["x"], point["y"])
    reported: dict[str, float] = page.evaluate("bench.answer")
    return reported, thread.seconds() - before

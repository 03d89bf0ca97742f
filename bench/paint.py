"""From a click to the painted board, beside a plain innerHTML of the same markup in the same page."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

from bench.pages import PATIENCE, READY, Served, Thread
from bench.report import Report, median, percentile
from longhouse.engine import Match

SCRIPT = Path(__file__).with_name("paint.js").read_text()
SCREENS = {"desktop": (1440, 900), "phone": (360, 740)}


@dataclass
class Clicks:
    """What was measured of one kind of click, one value for each, in ms."""

    painted: list[float] = field(default_factory=list)  # from the event to the second frame after the change
    script: list[float] = field(default_factory=list)  # the part of it in which scripts ran
    morph: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)  # of the main thread, with layout and paint

    def add(self, told: dict[str, float], processor: float) -> None:
        """One more."""
        self.painted.append(told["painted"])
        self.script.append(told["script"])
        self.morph.append(told["morph"])
        self.processor.append(1000 * processor)


def run(report: Report, browser: Browser, site: Served, players: int) -> None:
    """Play a whole game with the mouse on each screen, and draw every position of it anew in between."""
    table = report.table(
        f"Click to painted board, a whole game of {players} at one device",
        ["ms", "painted", "95 %", "scripts", "of it morph", "processor", "ratio", "95 %", "processor ratio"],
        "Painted: from the click event to the second animation frame after the change, median and 95th "
        "percentile. Processor: mean time of the page's main thread, with layout, paint and all that follows "
        "the click. Plain: after each move, a click that only sets innerHTML to the same markup. Motion is "
        "reduced for both. Ratios: ours to plain, of the medians, the 95th percentiles, the processor times.",
    )
    for name, (width, height) in SCREENS.items():
        ours, plain, nodes = game(browser, site, players, width, height)
        ratios = (
            median(ours.painted) / median(plain.painted),
            percentile(ours.painted, 95) / percentile(plain.painted, 95),
            mean(ours.processor) / mean(plain.processor),
        )
        title = f"{name} {width}x{height}, {len(ours.painted)} clicks, {nodes:.0f} elements"
        table.row(title, *cells(ours), *(f"{ratio:.2f}" for ratio in ratios))
        table.row("  plain innerHTML", *cells(plain), "1", "1", "1")
        for kind, clicks in (("app", ours), ("plain", plain)):
            report.figure(f"paint.{name}.{kind}.median_ms", median(clicks.painted))
            report.figure(f"paint.{name}.{kind}.p95_ms", percentile(clicks.painted, 95))
            report.figure(f"paint.{name}.{kind}.script_ms", median(clicks.script))
            report.figure(f"paint.{name}.{kind}.processor_ms", mean(clicks.processor))
        report.figure(f"paint.{name}.morph_ms", median(ours.morph))
        for key, ratio in zip(("median_ratio", "p95_ratio", "processor_ratio"), ratios, strict=True):
            report.figure(f"paint.{name}.{key}", ratio)


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


def game(
    browser: Browser, site: Served, players: int, width: int, height: int
) -> tuple[Clicks, Clicks, float]:
    """One game from the first click to the last."""
    size: ViewportSize = {"width": width, "height": height}
    # without motion, so that each click begins from a page at rest
    context = browser.new_context(viewport=size, reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    open_table(page, site, players)
    page.evaluate(SCRIPT)
    thread = Thread(page)
    rng = random.Random(players)
    ours, plain, nodes = Clicks(), Clicks(), []
    while page.get_attribute("html", "data-over") == "false":
        point = page.evaluate("luck => bench.find(luck)", rng.random())
        assert point, "no choice on the screen can be clicked"
        ours.add(*click(page, thread, point, False))
        plain.add(*click(page, thread, point, True))
        nodes.append(page.evaluate("bench.nodes()"))
    context.close()
    return ours, plain, mean(nodes)


def open_table(page: Page, site: Served, players: int, link: str = "") -> None:
    """Open a game, all seats people at this device and nothing hidden between their turns."""
    page.goto(f"{site.address}manifest.webmanifest")  # the same origin, without the app
    page.evaluate(
        "text => localStorage.setItem('longhouse:/:settings', text)", json.dumps({"curtain": False})
    )
    page.goto(f"{site.address}#/g/{link or Match.new('onboard', players, seed=7).to_link()}")
    page.wait_for_selector(READY, timeout=PATIENCE)
    page.click("[data-do=copy]")
    page.wait_for_selector("[data-action]")


def click(page: Page, thread: Thread, point: dict[str, Any], plain: bool) -> tuple[dict[str, float], float]:
    """Click with the mouse; what the page told, and the processor time of it."""
    page.evaluate("plain => bench.expect(plain)", plain)
    page.mouse.move(point["x"], point["y"])
    before = thread.seconds()
    page.mouse.click(point["x"], point["y"])
    told: dict[str, float] = page.evaluate("bench.answer")
    return told, thread.seconds() - before

"""A tap on a slow phone, from the event to the painted board; with `--against DIR`, beside another site.

Both sites play the same game and are tapped in turn, so that a busy machine slows both down.
"""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from statistics import mean

from playwright.sync_api import Browser

from bench.pages import Served, serving_built
from bench.paint import SCREENS, Clicks, Play
from bench.report import Report, Table, median, percentile, spread
from bench.settings import heaviest

SCREEN = SCREENS["slow phone"]
MEDIAN, SLOW = 120, 200  # ms: the bars for the median and for the 95th percentile


def run(
    report: Report,
    browser: Browser,
    site: Served,
    players: int,
    games: list[str],
    taps: int,
    other: Path | None,
) -> None:
    """Play all games, a tap of each in turn."""
    table = report.table(
        f"A tap on a phone: {SCREEN.width}×{SCREEN.height}, processor ÷ {SCREEN.slower}, games of {players}",
        ["ms", "taps", "painted", "quartiles", "95 %", "scripts", "morph", "processor", "ratio", "quartiles"],
        "Painted: from the event to the second animation frame after the change; scripts and morph: parts of "
        "it, medians. Processor: mean time of the page's main thread. Motion is reduced. Ratio: to the same "
        f"tap at the other checkout. Bars: median {MEDIAN} ms, 95th percentile {SLOW} ms.",
    )
    with ExitStack() as stack:
        sites = {"here": site}
        if other is not None:
            sites["before"] = Served(stack.enter_context(serving_built(other / "dist")))
        for game in games:
            plays = {
                which: Play(browser, each, heaviest(game, players), SCREEN, plain=False)
                for which, each in sites.items()
            }
            for _ in range(taps):
                if not min([play.step() for play in plays.values()]):  # the game is over, for both
                    break
            for play in plays.values():
                play.context.close()
            for which, play in plays.items():
                before = plays.get("before") if which == "here" else None
                show(report, table, game, which, play.ours, before.ours if before else None)


def show(report: Report, table: Table, game: str, which: str, taps: Clicks, before: Clicks | None) -> None:
    """The row of a game at one of the sites."""
    ratios = [a / b for a, b in zip(taps.painted, before.painted, strict=True)] if before else []
    table.row(
        f"{game}, {which}",
        str(len(taps.painted)),
        f"{median(taps.painted):.0f}",
        spread(taps.painted),
        f"{percentile(taps.painted, 95):.0f}",
        f"{median(taps.script):.0f}",
        f"{median(taps.morph):.0f}",
        f"{mean(taps.processor):.0f}",
        *([f"{median(ratios):.2f}", spread(ratios, "{:.2f}")] if ratios else ["", ""]),
    )
    key = f"tap.{game}.{which}"
    report.figure(f"{key}.median_ms", median(taps.painted))
    report.figure(f"{key}.p95_ms", percentile(taps.painted, 95))
    if ratios:
        report.figure(f"{key}.ratio", median(ratios))

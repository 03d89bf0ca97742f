"""The same Python in the page and on this machine."""

from __future__ import annotations

import json
import platform
from statistics import mean
from time import process_time

from playwright.sync_api import Browser, Page

from bench.evening import Move, evening
from bench.pages import PATIENCE, READY, Served, Thread
from bench.playout import PLAYERS, Pace, longhouse
from bench.report import Report, median, percentile, spread

GAMES = 12


def run(report: Report, browser: Browser, site: Served, rounds: int) -> None:
    """Random play, then the thinking of the app, here and there in turn."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(f"{site.address}bench.html")
    page.wait_for_selector(READY, timeout=PATIENCE)
    random_play(report, page, rounds)
    thinking(report, page)
    context.close()


def random_play(report: Report, page: Page, rounds: int) -> None:
    """Decisions per second in the page as a share of native."""
    thread = Thread(page)

    def there(players: int, seed: int) -> float:
        before = thread.seconds()
        answer = page.evaluate("setup => benchPace(...setup)", [players, GAMES, seed])
        spent = thread.seconds() - before
        return Pace(*json.loads(answer)).decisions / spent

    for players in PLAYERS:
        there(players, 0)
        longhouse(players, GAMES, 0)
    inside = page.evaluate("benchPython")
    table = report.table(
        "Random play in the browser",
        ["", "in the page", "native", "share", "quartiles"],
        f"Decisions per second of processor time, median of {rounds} interleaved rounds of {GAMES} games; "
        f"Python {inside} in Pyodide, Python {platform.python_version()} native.",
    )
    rates: dict[int, list[tuple[float, float]]] = {players: [] for players in PLAYERS}
    for number in range(1, rounds + 1):
        for players in PLAYERS:
            rates[players].append((there(players, number), longhouse(players, GAMES, number, process_time).rate))
    for players, pairs in rates.items():
        shares = [page_rate / native for page_rate, native in pairs]
        table.row(
            f"onboard, {players} players",
            f"{median(page_rate for page_rate, _ in pairs):,.0f}",
            f"{median(native for _, native in pairs):,.0f}",
            f"{median(shares):.2f}",
            spread(shares, "{:.2f}"),
        )
        report.figure(f"page.{players}.decisions_per_second", median(rate for rate, _ in pairs))
        report.figure(f"page.{players}.share_of_native", median(shares))
    report.figure("page.python", inside)
    report.figure("native.python", platform.python_version())


def thinking(report: Report, page: Page) -> None:
    """What a decision costs in the app before anything touches the page."""
    answers = [page.evaluate("setup => benchEvening(...setup)", [players, 1]) for players in PLAYERS]
    there = [[Move(*move) for move in json.loads(answer)] for answer in answers]
    here = [evening(players, 1, process_time) for players in PLAYERS]
    table = report.table(
        "Python's part of a decision: app.update and app.view, without a screen",
        ["ms", "update", "view", "of it the board", "both, 95 %", "native both", "markup, kB"],
        f"Medians over whole games of {', '.join(str(len(moves)) for moves in there)} decisions, in the page.",
    )
    for players, inside, native in zip(PLAYERS, there, here, strict=True):
        both = [move.update + move.view for move in inside]
        table.row(
            f"onboard, {players} players",
            f"{median(move.update for move in inside):.1f}",
            f"{median(move.view for move in inside):.1f}",
            f"{median(move.board for move in inside):.1f}",
            f"{percentile(both, 95):.1f}",
            f"{median(move.update + move.view for move in native):.1f}",
            f"{mean(move.characters for move in inside) / 1000:.0f}",
        )
        report.figure(f"think.{players}.update_ms", median(move.update for move in inside))
        report.figure(f"think.{players}.view_ms", median(move.view for move in inside))
        report.figure(f"think.{players}.board_ms", median(move.board for move in inside))

"""Measures and prints everything: `python3 dev.py bench`, or `python -m bench --help` in its environment."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from bench.report import Report
from longhouse.games import GAMES
from tools.shell import Stop, say

PARTS = {
    "native": "random play, compared with OpenSpiel",
    "length": "rounds of random and of greedy seats",
    "search": "a Jarl's search; with --against, compared with that of another checkout",
    "click": "functions, files and rooms that a click runs through in the app",
    "inside": "random play and the app's own work in the page, compared with native",
    "paint": "click to painted board, compared with a plain innerHTML and with the first game",
    "tap": "a tap on a slow phone; with --against, compared with another build",
    "live": "a table on two devices: from a tap to the move on the other one, and the size of invitations",
    "scenes": "long frames while scenes run on an emulated phone",
    "sight": "which choices can be seen, on screens of many sizes",
    "start": "first and second visit, compared with a stock PyScript page",
    "phone": "an emulated phone: home, lesson, move, return; with --against, compared with another build",
    "lighthouse": "Lighthouse's audit of the built site, desktop and mobile",
}
NO_BROWSER = {"native", "length", "search", "click"}  # parts that run without a browser
TABLE = 4  # people in the game that is clicked through: the fullest board


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description="Print the figures, each as a ratio.")
    parser.add_argument("--only", choices=list(PARTS), action="append", help="one part; may be repeated")
    parser.add_argument("--rounds", type=int, default=9, help="of whatever is measured in rounds")
    parser.add_argument(
        "--decisions", type=int, default=60, help="of each game that `sight` looks at or `tap` taps"
    )
    parser.add_argument(
        "--positions", type=int, default=12, help="of each setting that `search` thinks about"
    )
    parser.add_argument(
        "--against", type=Path, help="another checkout, to compare its search or its built site with"
    )
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="one game; may be repeated")
    given = parser.parse_args()
    wanted = given.only or list(PARTS)
    report = Report()
    try:
        measure(report, wanted, given)
    except Stop as stop:
        print(f"\n{stop}", file=sys.stderr)
        return 1
    if given.json:
        report.save(given.json)
        say(f"figures written to {given.json}")
    return 0


def measure(report: Report, wanted: list[str], given: argparse.Namespace) -> None:
    """Print each part as soon as it is measured."""
    rounds, games = given.rounds, given.game or list(GAMES)
    busy = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    say(f"{os.cpu_count()} processors{busy}: read the ratios, the times are those of a busy machine")
    if "native" in wanted:
        begin("native")
        from bench import native  # late: only this part needs OpenSpiel

        native.run(report, rounds, games)
        report.show()
    if "length" in wanted:
        begin("length")
        from bench import length

        length.run(report, games)
        report.show()
    if "search" in wanted:
        begin("search")
        from bench import against

        against.run(report, games, given.positions, given.against)
        report.show()
    if "click" in wanted:
        begin("click")
        from bench import click

        click.run(report, games)
        report.show()
    if set(wanted) <= NO_BROWSER:
        return
    from bench import audit, inside, live, paint, phone, scenes, sight, start, tap
    from bench.pages import browsing, served

    with served() as site, browsing() as browser:
        report.figure("browser", browser.version)
        if "inside" in wanted:
            begin("inside")
            inside.run(report, browser, site, rounds, games)
            report.show()
        if "paint" in wanted:
            begin("paint")
            paint.run(report, browser, site, TABLE, games)
            report.show()
        if "tap" in wanted:
            begin("tap")
            tap.run(report, browser, site, TABLE, games, given.decisions, given.against)
            report.show()
        if "live" in wanted:
            begin("live")
            live.run(report, browser, site, games)
            report.show()
        if "scenes" in wanted:
            begin("scenes")
            scenes.run(report, browser, site, games)
            report.show()
        if "sight" in wanted:
            begin("sight")
            sight.run(report, browser, site, games, given.decisions)
            report.show()
        if "start" in wanted:
            begin("start")
            start.run(report, browser, site, rounds)
            report.show()
        if "phone" in wanted:
            begin("phone")
            phone.run(report, browser, site, rounds, given.against)
            report.show()
        if "lighthouse" in wanted:
            begin("lighthouse")
            audit.run_audit(report, site, rounds)
            report.show()


def begin(part: str) -> None:
    """Say what is being measured."""
    say(f"{part}: {PARTS[part]}")


if __name__ == "__main__":
    sys.exit(main())

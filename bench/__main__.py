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
    "native": "random play, beside OpenSpiel",
    "length": "rounds of random and of greedy seats",
    "inside": "random play and the app's thinking in the page, beside native",
    "paint": "click to painted board, beside a plain innerHTML and beside the first game",
    "start": "first and second visit, beside a stock PyScript page",
    "lighthouse": "Lighthouse's judgement of the built site",
}
TABLE = 4  # people in the game that is clicked through: the fullest board


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description="Print the figures, each as a ratio.")
    parser.add_argument("--only", choices=list(PARTS), action="append", help="one part; may be repeated")
    parser.add_argument("--rounds", type=int, default=9, help="interleaved rounds of what is repeated")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="one game; may be repeated")
    given = parser.parse_args()
    wanted = given.only or list(PARTS)
    report = Report()
    try:
        measure(report, wanted, given.rounds, given.game or list(GAMES))
    except Stop as stop:
        print(f"\n{stop}", file=sys.stderr)
        return 1
    if given.json:
        report.save(given.json)
        say(f"figures written to {given.json}")
    return 0


def measure(report: Report, wanted: list[str], rounds: int, games: list[str]) -> None:
    """Each part is shown as soon as it is there."""
    busy = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    say(f"{os.cpu_count()} processors{busy}: read the ratios, the times are those of a busy machine")
    if "native" in wanted:
        begin("native")
        from bench import native  # needs OpenSpiel, the other parts do not

        native.run(report, rounds, games)
        report.show()
    if "length" in wanted:
        begin("length")
        from bench import length

        length.run(report, games)
        report.show()
    if set(wanted) <= {"native", "length"}:
        return
    from bench import audit, inside, paint, start
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
        if "start" in wanted:
            begin("start")
            start.run(report, browser, site, rounds)
            report.show()
        if "lighthouse" in wanted:
            begin("lighthouse")
            audit.run_audit(report, site)
            report.show()


def begin(part: str) -> None:
    """Say what is being measured."""
    say(f"{part}: {PARTS[part]}")


if __name__ == "__main__":
    sys.exit(main())

"""The search of this checkout and of another one at the same positions: how fast it is, and what it chooses.

Both sides think in turn about one position after the other, so that a busy machine slows both down.
A change that only makes the search faster leaves every choice and every tree as it was.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from bench.report import Report, spread
from bench.settings import Setting, settings_of
from bench.thinker import Answer
from longhouse.bots.levels import choose
from longhouse.bots.question import ask_choice
from longhouse.engine import Match
from tools.shell import ROOT, Stop, say

EVERY = 7  # one turn in this many is thought about
QUICK, SLOW = "karl", "jarl"  # levels: one that looks a step ahead, one that searches


class Side:
    """The bots of a checkout, or of a package that `bench.compiled` made, in a process of their own."""

    def __init__(self, place: Path) -> None:
        package = next((path for path in (place / "py", place) if (path / "longhouse").is_dir()), None)
        if package is None:
            raise Stop(f"{place} is no checkout of Longhouse: it has no py/longhouse")
        # one order of sets and dicts for both sides
        here = os.environ | {"PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-m", "bench.thinker"]
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=here, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, link: str, level: str, pace: int = 0, again: bool = False) -> Answer:
        """What a bot of that level does there; with so many iterations, with the tree of the last answer."""
        lines, answers = self._process.stdin, self._process.stdout
        assert lines is not None and answers is not None
        lines.write(json.dumps([link, level, pace, again]) + "\n")
        lines.flush()
        answer = answers.readline()
        if not answer:
            raise Stop(f"the bots of one side gave up on {link}")
        return cast("Answer", json.loads(answer))

    def close(self) -> None:
        """Let the process end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def positions(setting: Setting, number: int) -> Iterator[str]:
    """Links of matches between Karls, up to the begin of a turn in which there is something to choose."""
    seed = turns = found = 0
    while found < number:
        seed += 1
        match = Match.new(setting.game, setting.players, seed, setting.options)
        while match.actor is not None and found < number:
            question = ask_choice(match, QUICK)
            if not question.since and len(match.legal()) > 1:
                turns += 1
                if turns % EVERY == 0:
                    found += 1
                    yield match.to_link()
            match.play(choose(question))


def run(report: Report, games: list[str], number: int, other: Path | None) -> None:
    """Iterations per second in each setting; with another checkout, as a ratio to it."""
    note = f"At every {EVERY}th turn of games between Karls."
    if other:
        note += (
            " Ratio: of the time that all positions took there and here; quartiles: of the ratios at each. "
            f"Same: choices of {SLOW} and of {QUICK}, and trees that are the same to the last bit."
        )
    head = ["", "positions", "iterations/s", *(["there", "ratio", "quartiles", "same"] if other else [])]
    table = report.table("Search: a Jarl's iterations per second of processor time", head, note)
    sides = [Side(checkout) for checkout in (ROOT, other) if checkout]
    try:
        for setting in settings_of(games):
            links = list(positions(setting, number))
            rows = [[[side.ask(link, level) for level in (SLOW, QUICK)] for side in sides] for link in links]
            searched = [[side[0] for side in row] for row in rows]
            rates = [_rate([row[at] for row in searched]) for at in range(len(sides))]
            cells = [f"{rates[0]:,.0f}"]
            report.figure(f"search.{setting.key}.iterations_per_second", rates[0])
            if other:
                cells += [f"{rates[1]:,.0f}", f"{rates[0] / rates[1]:.2f}", _quartiles(searched), _same(rows)]
                report.figure(f"search.{setting.key}.ratio", rates[0] / rates[1])
            table.row(setting.name, str(number), *cells)
            say(" ".join([setting.name, *cells]))
    finally:
        for side in sides:
            side.close()


def _rate(answers: list[Answer]) -> float:
    """Iterations per second."""
    return sum(each["iterations"] for each in answers) / sum(each["seconds"] for each in answers)


def _quartiles(rows: list[list[Answer]]) -> str:
    return spread([there["seconds"] / here["seconds"] for here, there in rows], "{:.2f}")


def _same(rows: list[list[list[Answer]]]) -> str:
    """How many choices of both levels, and how many trees, are the same on both sides."""
    slow = sum(here[0]["choice"] == there[0]["choice"] for here, there in rows)
    quick = sum(here[1]["choice"] == there[1]["choice"] for here, there in rows)
    trees = sum(here[0]["tree"] == there[0]["tree"] for here, there in rows)
    return f"{slow}, {quick}, {trees}"

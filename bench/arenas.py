"""What the bots must reach, played one after the other: `PYTHONPATH=py .venv/bin/python -m bench.arenas`.

Prints each command with its result as `bench/arenas.txt` keeps them. Whole samples take many hours of a
processor; `--share 0.2` plays a fifth of each, `--only skald` just the commands with that word.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from longhouse import cli

SETTINGS = (
    "--game onboard",
    "--game wikinger",
    "--game wikinger --option version=progress",
    "--game gonewild",
)


class Bar(NamedTuple):
    """A command with `--seeds` still to come, and the share of wins that it must reach."""

    command: str
    seeds: int
    least: str = ""


def bars() -> Iterator[Bar]:
    """In the order of how much they tell."""
    for setting in SETTINGS:
        yield Bar(f"longhouse arena skald jarl {setting}", 100, "55 %")
    for setting in SETTINGS:
        yield Bar(f"longhouse arena jarl karl {setting} --players 4", 15, "40 %")
        yield Bar(f"longhouse arena jarl karl {setting}", 30, "65 %")
    for setting in SETTINGS:
        yield Bar(f"bench.duel {setting}", 6, "70 %")
    for setting in SETTINGS:
        yield Bar(f"longhouse arena karl thrall {setting}", 30, "95 %")
    for setting in SETTINGS:
        for players in (2, 3, 4):
            yield Bar(f"longhouse arena jarl jarl {setting} --players {players}", 40)


def _duel(words: Sequence[str]) -> int:
    from bench import duel  # needs OpenSpiel

    return duel.main(words)


PROGRAMS: dict[str, Callable[[Sequence[str]], int]] = {"longhouse": cli.main, "bench.duel": _duel}


def main(arguments: Sequence[str] | None = None) -> int:
    """Play them all, or some."""
    parser = argparse.ArgumentParser(prog="bench.arenas", description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="of the games")
    parser.add_argument("--only", default="", help="a part of the command")
    parser.add_argument(
        "--jobs", type=int, help="of the arenas; a duel is played alone, for its clock's sake"
    )
    given = parser.parse_args(arguments)
    for bar in bars():
        if given.only in bar.command:
            command = f"{bar.command} --seeds {max(1, round(bar.seeds * given.share))}"
            print(f"$ {command}" + (f"  # at least {bar.least}" if bar.least else ""), flush=True)
            program, *words = command.split()
            jobs = [f"--jobs={given.jobs}"] if given.jobs and program == "longhouse" else []
            PROGRAMS[program]([*words, *jobs])
            print(flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Bots of this checkout against those of another one, at equal iterations:

    PYTHONPATH=py .venv/bin/python -m bench.rivals DIR --game onboard --games 40 --pace 100

Each seed is played twice, with the seats exchanged. `--pace` sets the iterations of a turn on both sides;
without it each side has its own. The rules of both must be the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.against import Side
from longhouse.bots import LEVELS, arena
from longhouse.cli import options_of
from longhouse.engine import Match, Options, Player
from longhouse.games import GAMES
from tools.shell import ROOT

PLAYERS = 2


def play(game: str, options: Options, seed: int, sides: Sequence[Side], level: str, pace: int) -> float:
    """A game; the share of the win that goes to the first seat, where the first side plays."""
    seats = [Player("", seat, level, seed * 7 + seat + 1) for seat in range(PLAYERS)]
    match, last = Match.new(game, PLAYERS, seed, options, seats), -1
    while (actor := match.actor) is not None:
        match.play(sides[actor].ask(match.to_link(), level, pace, actor == last)["choice"])
        last = actor
    outcome = match.outcome
    assert outcome is not None
    return (0 in outcome.winners) / len(outcome.winners)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print the rate after each game."""
    parser = argparse.ArgumentParser(prog="bench.rivals", description=__doc__)
    parser.add_argument("other", type=Path, help="another checkout")
    parser.add_argument("--game", choices=list(GAMES), default="onboard")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--level", choices=LEVELS, default="jarl")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--pace", type=int, default=0, help="iterations of a Jarl's turn, on both sides")
    given = parser.parse_args(arguments)
    options = options_of(given.game, given.option)
    sides, wins = [Side(ROOT), Side(given.other.resolve())], []
    for number in range(given.games):
        turned = number % 2 == 1
        order = sides[::-1] if turned else sides
        share = play(given.game, options, number // 2, order, given.level, given.pace)
        wins.append(1 - share if turned else share)
        print(f"{given.game} {given.level} here against there: {arena.rate(wins)}", flush=True)
    for side in sides:
        side.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Bots of this checkout against those of another one, one against one or two against two:

    PYTHONPATH=py .venv/bin/python -m bench.rivals DIR --game onboard --games 40 --pace 100 --there 60

Each seed is played twice, with the seats exchanged. `--pace` and `--there` set the iterations of a turn here
and there; without them each side has its own. For equal time they are to stand in the ratio of the speeds,
which `bench -- --only search --against DIR` measures. The rules of both must be the same. DIR, and `--here`
for this side, may be what `python -m bench.compiled --of DIR` prints. With `--kept` games are kept in a file,
and a sample can be continued; with `--bar 0.6` it ends as soon as its 95 % interval lies above or below that.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench.against import Side
from bench.arenas import decided
from longhouse.bots import LEVELS, arena
from longhouse.cli import options_of
from longhouse.engine import Match, Options, Player
from longhouse.games import GAMES
from tools.shell import ROOT


class Ended(NamedTuple):
    """A game from this side's view: its share of the win, points ahead for each seat, and processor time."""

    share: float
    ahead: float
    seconds: tuple[float, float]  # here, there


class Rivals(NamedTuple):
    """Two sides, each with so many iterations for a turn."""

    sides: Sequence[Side]  # here, there
    paces: Sequence[int]
    level: str

    def play(self, game: str, options: Options, players: int, number: int) -> Ended:
        """A game; every second one is the game before with the seats exchanged."""
        seed, turned = divmod(number, 2)
        who = [(seat + turned) % 2 for seat in range(players)]  # 0: here
        seats = [Player("", seat, self.level, seed * 7 + seat + 1) for seat in range(players)]
        match, last, seconds = Match.new(game, players, seed, options, seats), -1, [0.0, 0.0]
        trees = [-1, -1]  # the seat whose tree each side has kept
        while (actor := match.actor) is not None:
            side = who[actor]
            again = actor == last == trees[side]
            answer = self.sides[side].ask(match.to_link(), self.level, self.paces[side], again)
            match.play(answer["choice"])
            seconds[side] += answer["seconds"]
            last = trees[side] = actor
        outcome = match.outcome
        assert outcome is not None
        mine = [seat for seat in range(players) if not who[seat]]
        share = sum(seat in outcome.winners for seat in mine) / len(outcome.winners)
        ahead = 2 * sum(outcome.scores[seat] for seat in mine) - sum(outcome.scores)
        return Ended(share, ahead * 2 / players, (seconds[0], seconds[1]))


def read(file: Path | None, key: Sequence[object]) -> list[Ended]:
    """The games of such a sample that were kept."""
    if file is None or not file.exists():
        return []
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    return [Ended(*line["ended"]) for line in lines if line["key"] == list(key)]


def told(games: Sequence[Ended]) -> str:
    """The rate so far, with points ahead and how much more time this side took."""
    here, there = (sum(game.seconds[side] for game in games) for side in (0, 1))
    ahead = sum(game.ahead for game in games) / len(games)
    share = arena.rate([game.share for game in games])
    return f"{share}, {ahead:+.1f} points a seat, {here / there:.2f} times the time"


def _ends(games: Sequence[Ended], least: float) -> bool:
    return bool(games) and bool(decided(arena.rate([game.share for game in games]), least))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print the rate after each game."""
    parser = argparse.ArgumentParser(prog="bench.rivals", description=__doc__)
    parser.add_argument("other", type=Path, help="another checkout, or what was compiled of it")
    parser.add_argument("--here", type=Path, default=ROOT, help="what was compiled of this one")
    parser.add_argument("--game", choices=list(GAMES), default="onboard")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--players", type=int, choices=(2, 4), default=2)
    parser.add_argument("--level", choices=LEVELS, default="jarl")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--pace", type=int, default=0, help="iterations of a Jarl's turn here")
    parser.add_argument("--there", type=int, default=0, help="and there; without it as many")
    parser.add_argument("--bar", type=float, help="the share of wins to be reached")
    parser.add_argument("--kept", type=Path, help="a file of games")
    given = parser.parse_args(arguments)
    options = options_of(given.game, given.option)
    paces = given.pace, given.there or given.pace
    sides = [Side(given.here.resolve()), Side(given.other.resolve())]
    rivals = Rivals(sides, paces, given.level)
    names = given.here.resolve().name, given.other.resolve().name
    key = given.game, dict(options), given.players, given.level, *paces, *names
    games = read(given.kept, key)[: given.games]
    name = " ".join([given.game, *given.option, f"{given.players} players, {given.level}", *map(str, paces)])
    while len(games) < given.games and not (given.bar and _ends(games, given.bar)):
        games.append(rivals.play(given.game, options, given.players, len(games)))
        if given.kept:
            with given.kept.open("a") as file:
                file.write(json.dumps({"key": key, "ended": games[-1]}) + "\n")
        print(f"{name}, here against there: {told(games)}", flush=True)
    for side in sides:
        side.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

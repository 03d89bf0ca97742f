"""Whether the coach's chances can be believed: `PYTHONPATH=py .venv/bin/python -m bench.calibration`.

Bots of mixed levels play whole games. At moments all over them it is noted what the coach would see from a
seat, and in the end who won. Of the moments that are called 70 %, about 70 % should be won: the table of
each game says so, with the Brier score. `--fit` prints numbers for `SPREADS` in the games' `odds`; `--games`
says how many are played of each game. Games are kept (`.cache/calibration`, by the judgement's version), so a
sample can be continued. The last third of them is held out from fitting, and has a table of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Iterator, Sequence
from math import log
from typing import NamedTuple

from bench.kept import version
from bench.settings import Setting, variants
from longhouse.bots import arena, odds
from longhouse.bots.coach import DEALS
from longhouse.bots.search import chances, judgement_of
from longhouse.engine import Match
from longhouse.engine.questions import Action
from longhouse.engine.rng import Rng
from longhouse.games import GAMES
from tools.shell import CACHE

EVERY = 5  # actions between two moments
FEWEST = 200  # moments of a bin
TABLES = (  # levels of the seats, in turn; few search, for they take long
    ("karl", "karl", "karl", "karl"), ("karl", "thrall", "karl", "karl"), ("karl", "karl", "thrall", "karl"),
    ("thrall", "karl", "karl", "thrall"), ("karl", "karl", "karl", "karl"),
    ("thrall", "thrall", "thrall", "thrall"),
)  # fmt: skip
SEARCHER = 20  # each so many games one seat searches
HELD_OUT = 1 / 3  # of the games
FITTED, SEEN = 700, 6  # moments of each number of players, and deals of each, that fitting looks at
KNOTS = 5  # steps of the stage that get a number
STEPS = (0.5, 0.7, 0.85, 0.95, 1.05, 1.18, 1.4, 2.0)  # that fitting tries, as factors


class Moment(NamedTuple):
    """What was seen of a position, and what came of it."""

    looks: Sequence[odds.Look]
    won: Sequence[float]


def bouts(game: str, games: int) -> Iterator[arena.Bout]:
    """Every number of players and every version in turn."""
    kinds = [Setting(game, options, players) for options in variants(game) for players in (2, 3, 4)]
    for seed in range(games):
        kind = kinds[seed % len(kinds)]
        levels = list(TABLES[seed // len(kinds) % len(TABLES)][: kind.players])
        if seed % SEARCHER == SEARCHER - 1:
            levels[seed // SEARCHER % kind.players] = "jarl"
        yield arena.Bout(game, kind.players, kind.options, 5000 + seed, tuple(levels))


def watched(bout: arena.Bout) -> str:
    """Play a game; its moments and its result as a line of JSON."""
    rng, rows = Rng(bout.seed), []

    def watch(match: Match, _action: Action[str]) -> None:
        number = len(match.actions)
        if number % EVERY:
            return
        deal = match.game.resampler(match.view(number // EVERY % match.players))
        rows.append([odds.look(match.game, deal(rng)) for _ in range(DEALS)])

    result = arena.play(bout, watch)
    return json.dumps({"bout": bout, "won": result.shares, "rows": rows})


def moments(game: str, games: int) -> list[list[Moment]]:
    """Those of each of so many games, as they were kept or as they are played now."""
    kept = CACHE / "calibration" / f"{version()}.{game}.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    lines = kept.read_text().splitlines() if kept.exists() else []
    for bout in list(bouts(game, games))[len(lines) :]:
        lines.append(watched(bout))
        with kept.open("a") as file:
            file.write(lines[-1] + "\n")
        sys.stderr.write(f"\r{game}: {len(lines)} games ")
    found = []
    for line in lines[:games]:
        plain = json.loads(line)
        found.append([Moment([odds.Look(*look) for look in row], plain["won"]) for row in plain["rows"]])
    return found


def called(moment: Moment, spreads: Sequence[float]) -> list[float]:
    """The chances of each seat, with such numbers."""
    return odds.mean(
        [look.shares or chances(look.points, odds.between(spreads, look.stage)) for look in moment.looks]
    )


def surprise(found: Sequence[Moment], spreads: Sequence[float]) -> float:
    """How much the results surprise whoever believes the chances."""
    total = 0.0
    for moment in found:
        told = called(moment, spreads)
        total -= sum(won * log(max(1e-4, chance)) for won, chance in zip(moment.won, told, strict=True))
    return total / len(found)


def fit(found: Sequence[Moment], begin: float) -> tuple[float, ...]:
    """The numbers that surprise least, one after the other until none gets better."""
    best = [begin] * KNOTS
    least = surprise(found, best)
    for factors in (STEPS, STEPS, STEPS[2:6], STEPS[3:5]):
        for knot in range(KNOTS):
            for factor in factors:
                tried = [*best[:knot], best[knot] * factor, *best[knot + 1 :]]
                now = surprise(found, tried)
                if now < least:
                    best, least = tried, now
    return tuple(round(value, 2) for value in best)


def table(title: str, game: str, found: Sequence[Moment]) -> float:
    """Print how many of the moments that were called so were won; the greatest error, in points."""
    judgement = judgement_of(GAMES[game])
    pairs: list[tuple[float, float]] = []
    for moment in found:
        told = odds.mean([odds.told(judgement, look) for look in moment.looks])
        pairs += zip(told, moment.won, strict=True)
    pairs.sort()
    brier = sum((chance - won) ** 2 for chance, won in pairs) / len(pairs)
    print(f"{title}: {len(found)} moments, {len(pairs)} chances, Brier score {brier:.4f}")
    worst, start = 0.0, 0
    for high in range(10, 101, 10):
        stop = sum(chance <= high / 100 for chance, _ in pairs)
        if stop - start < FEWEST and high < 100:
            continue
        part = pairs[start:stop]
        if len(part) >= FEWEST:
            chance, won = (100 * sum(column) / len(part) for column in zip(*part, strict=True))
            worst = max(worst, abs(chance - won))
            print(f"  called {chance:5.1f} %  won {won:5.1f} %  off by {won - chance:+5.1f}  ({len(part)})")
        start = stop
    return worst


def main(argv: Sequence[str]) -> None:
    """A table for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--only", choices=list(GAMES), action="append")
    parser.add_argument("--fit", action="store_true")
    wanted = parser.parse_args(argv)
    os.nice(19)
    print(f"judgement {version()}")
    for game in wanted.only or GAMES:
        played = moments(game, wanted.games)
        learnt = len(played) - round(len(played) * HELD_OUT)
        parts = {"all": played, "fitted to": played[:learnt], "held out": played[learnt:]}
        if wanted.fit:
            found = [moment for each in played[:learnt] for moment in each]
            mixed = random.Random(1).sample(found, len(found))
            for players in (2, 3, 4):
                part = [m._replace(looks=m.looks[:SEEN]) for m in mixed if len(m.won) == players][:FITTED]
                print(f"{game}, {players}: {fit(part, judgement_of(GAMES[game]).spread)}")
        for name, some in parts.items():
            worst = table(f"{game}, {len(some)} games, {name}", game, [m for each in some for m in each])
            print(f"  the worst bin is off by {worst:.1f} points")


if __name__ == "__main__":
    main(sys.argv[1:])

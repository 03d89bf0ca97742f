"""The win rates that bots must reach, one by one: `PYTHONPATH=py .venv/bin/python -m bench.arenas`.

Every game is kept as soon as it is played (`bench.kept`), so a sample can be stopped and continued. It ends
when all its games are played, or as soon as its 95 % interval lies above or below its bar. `--only skald`
takes the samples with that word, `--share 0.2` a fifth of each. `python -m bench.compiled` plays the same
games faster; `python -m bench.duel` plays against OpenSpiel's search, which needs a clock.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple

from bench.kept import Kept, is_compiled, styled, version
from bench.settings import Setting, variants
from longhouse.bots import SEARCHING, STYLES, arena
from longhouse.bots.levels import turn_iterations
from longhouse.bots.search import judgement_of
from longhouse.games import GAMES

FEWEST = 10  # games before an interval may end a sample
EVEN = (0.4, 0.6)  # shares of the win that are fair between two styles
PAID = (
    "sold",
    "supply",
)  # parts of a score: what auctions and missing gold cost, and what the supply brought


class Bar(NamedTuple):
    """Seats of one level among seats of another, and the share of wins that they must reach together."""

    first: str
    others: str
    setting: Setting
    games: int
    least: float | None = None  # None: equal bots, counted by who plays first
    seats: int = 1  # of the first level
    most: float | None = None  # between styles

    @property
    def name(self) -> str:
        """What is played, in words."""
        who = f"{self.seats} {self.first} among {self.setting.players - self.seats} {self.others}"
        return f"{self.setting.name}: {who if self.least is not None else f'equal {self.first}s'}"

    def bouts(self) -> Iterator[arena.Bout]:
        """Each seed once for every way to seat the first level, all turned by a seat."""
        players, turns = self.setting.players, 1 if self.least is None else self.setting.players // self.seats
        for number in range(self.games):
            seed, turn = divmod(number, turns)
            levels = [self.others] * players
            for seat in range(self.seats):
                levels[(turn + seat * players // self.seats) % players] = self.first
            yield arena.Bout(self.setting.game, players, self.setting.options, seed, tuple(levels))


def bars() -> Iterator[Bar]:
    """Those that take the least time first, by and large."""
    pairs = [Setting(game, options, 2) for game in GAMES for options in variants(game)]
    fours = [pair._replace(players=4) for pair in pairs]
    for pair in pairs:
        yield Bar("karl", "thrall", pair, 100, 0.98)
        yield Bar("jarl", "karl", pair, 60, 0.80)
    for four in fours:
        yield Bar("jarl", "karl", four, 40, 1.9 / 4)
    for level, games in (("karl", 150), ("jarl", 60)):
        villagers = [f"{level} {style}" for style in STYLES]
        for one, other in combinations([*villagers, level], 2):  # the level alone has no style
            for pair in pairs:
                yield Bar(one, other, pair, games, EVEN[0], most=EVEN[1])
    for pair in pairs:
        yield Bar("skald", "jarl", pair, 80, 0.62)
    for level in ("karl", "jarl"):
        for pair in pairs:
            for players in (2, 3, 4):
                yield Bar(level, level, pair._replace(players=players), 60)
    for four in fours:
        yield Bar("skald", "jarl", four, 40, 0.58, seats=2)


def decided(rate: arena.Rate, least: float, most: float | None = None) -> str:
    """Whether the interval lies on one side of the bar; nothing if it does not."""
    if rate.games < FEWEST:
        return ""
    if rate.low >= least and (most is None or rate.high <= most):
        return "reached"
    return "missed" if rate.high < least or (most is not None and rate.low > most) else ""


def sample(bar: Bar, kept: Kept, games: int) -> str:
    """Play a sample as far as it is needed; its result in words."""
    results: list[arena.Result] = []
    verdict = ""
    for result in kept.play(list(bar.bouts())[:games]):
        results.append(result)
        if bar.least is None:
            continue
        rate = arena.rate([arena.won_by(bar.first, result) for result in results])
        verdict = decided(rate, bar.least, bar.most)
        sys.stderr.write(f"\r{bar.name} {rate} ")
        if verdict:
            break
    sys.stderr.write("\n")
    if bar.least is None:
        rows = zip(*(result.in_order for result in results), strict=True)
        places = [f"  {place}: {arena.rate(row)}" for place, row in enumerate(rows, 1)]
        title = f"{bar.name}, by who plays first, second ..."
        return "\n".join([title, *places, *_paid(kept, results)])
    bounds = f"{bar.least:.1%}" if bar.most is None else f"{bar.least:.0%} to {bar.most:.0%}"
    return f"{bar.name} wins {rate}; bar {bounds}: {verdict or 'open'}"


def _paid(kept: Kept, results: Sequence[arena.Result]) -> Iterator[str]:
    """Points that seats lost by auctions and missing gold, and by supply, where a game knows of that."""
    rows = [row for result in results for row in kept.parts(result.bout) if all(part in row for part in PAID)]
    if len(rows) > 1 and any(row["sold"] for row in rows):
        for part in PAID:
            values = [row[part] for row in rows]
            spread = 1.96 * stdev(values) / sqrt(len(values))
            yield f"  points by {part}: {mean(values):+.1f} +- {spread:.1f} ({len(values)} seats)"


def made_by() -> str:
    """What makes the samples, for the record."""
    rows = []
    for game in GAMES:
        judgement = judgement_of(GAMES[game])
        turns = ", ".join(f"{level} {turn_iterations(level, judgement)}" for level in SEARCHING)
        rows.append(f"{game} {turns}")
    how = "compiled by mypyc" if is_compiled() else "plain Python"
    return f"judgement {version()}, {how}; iterations for a turn: {'; '.join(rows)}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play them all, or some."""
    parser = argparse.ArgumentParser(prog="bench.arenas", description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="the share of the games to play")
    parser.add_argument("--only", default=[], action="append", help="a part of the name; all that are given")
    parser.add_argument("--kept", type=Path, help="the file of games; else one named after the judgement")
    given = parser.parse_args(arguments)
    kept = Kept(given.kept)
    print(made_by(), flush=True)
    for bar in bars():
        if all(word in bar.name for word in given.only):
            own = Kept(given.kept or styled(bar.setting.game)) if bar.most else kept
            print(sample(bar, own, max(1, round(bar.games * given.share))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

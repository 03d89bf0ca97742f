"""Digests of fixed games: the same on every Python, in the browser and under every hash seed.

`python -m tests.golden` prints them, with a seed those of that seed; `--write` keeps them in golden.txt.
A changed line means that old saves and links break: then a new rules version is needed instead.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

from longhouse.engine import Match, Options
from longhouse.games import GAMES

from .play import cases, finished, fourth_shelved

FILE = Path(__file__).with_name("golden.txt")
SEEDS = (0, 1, 2**53 - 1)
VERSIONS = range(1, 1 + max(game.meta.rules for game in GAMES.values()))
LONGEST = 300  # actions; random players of Vikings Gone Wild need a thousand


def line(game_id: str, players: int, options: Options, seed: int, rules: int) -> str:
    """Setup, number of actions, digest of the end, and of all positions and legal actions on the way."""
    match = finished(game_id, players, seed, options, most=LONGEST, rules=rules)
    trail = blake2b(digest_size=8)
    again = Match.new(game_id, players, seed, options, rules=rules)
    for action in match.actions:
        trail.update(f"{again.digest()} {','.join(map(str, again.legal()))} {action}\n".encode())
        again.play(action)
    given = " ".join(f"{name}={value}" for name, value in options.items())
    version = f" rules={rules}" if rules > 1 else ""
    played = f"{len(match.actions)} {match.digest()} {trail.hexdigest()}"
    return f"{game_id} {players} {given} seed={seed}{version}: {played}"


def setups() -> list[tuple[str, int, Options, int]]:
    """Each rules version of each game, with every number of players and choice of options."""
    with fourth_shelved():
        return [(*case, rules) for rules in VERSIONS for case in cases(rules)]


def lines_of(
    game_id: str, players: int, options: Options, rules: int, seeds: Sequence[int] = SEEDS
) -> list[str]:
    """One line for each seed."""
    with fourth_shelved():
        return [line(game_id, players, options, seed, rules) for seed in seeds]


def lines(seeds: Sequence[int] = SEEDS) -> list[str]:
    """One line for each setup and seed."""
    return [line for setup in setups() for line in lines_of(*setup, seeds)]


def kept() -> list[str]:
    """What golden.txt says."""
    return FILE.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    wanted = [int(word) for word in sys.argv[1:] if word.isdigit()] or SEEDS
    text = "\n".join(lines(wanted)) + "\n"
    if "--write" in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)

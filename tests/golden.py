"""Digests of fixed games: the same on every Python, in the browser and under every hash seed.

`python -m tests.golden` prints them, `python -m tests.golden --write` keeps them in golden.txt.
A changed line means that old saves and links break: then a new rules version is needed instead.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path

from longhouse.engine import Match
from longhouse.games import GAMES

from .play import cases, finished, fourth_shelved

FILE = Path(__file__).with_name("golden.txt")
SEEDS = (0, 1, 2**53 - 1)
VERSIONS = range(1, 1 + max(game.meta.rules for game in GAMES.values()))
LONGEST = 300  # actions; random players of Vikings Gone Wild need a thousand


def line(game_id: str, players: int, options: dict[str, object], seed: int, rules: int) -> str:
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


def lines() -> list[str]:
    """One line for each rules version, game, player count, option and seed."""
    with fourth_shelved():
        return [line(*case, seed, rules) for rules in VERSIONS for case in cases(rules) for seed in SEEDS]


def kept() -> list[str]:
    """What golden.txt says."""
    return FILE.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    text = "\n".join(lines()) + "\n"
    if "--write" in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)

"""Games of arenas, each kept in a file as soon as it is played: a sample can be continued later.

The file is named after the judgement's version, a hash of all that decides what bots choose. So games of one
judgement are never counted for another. `python -m bench.kept GAME SEEDS LEVEL ...` plays some and prints
the processor time they took and their results, as `bench.compiled` needs it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import process_time

import longhouse
from longhouse.bots import arena
from longhouse.engine import Match
from tools.shell import CACHE, ROOT

SOURCE = ROOT / "py" / "longhouse"
# Whatever a bot's choice depends on, in engine, bots and games; no words, no pictures, no coach
DECIDING = (
    "engine/rng.py", "engine/questions.py", "engine/position.py", "engine/judgement.py", "bots/*.py",
    "games/*/*.py", "games/*/rules/*.py", "games/*/questions/*.py", "games/*/*.json",
)  # fmt: skip
IDLE = (  # modules that decide nothing
    "coach", "cover", "deeds", "labels", "lines", "losses", "mind", "odds", "preview", "prompts", "puzzles",
    "reasons", "remarks", "scenes", "styles", "tiers", "voyage", "words",
)  # fmt: skip
# what the result of a game is known by: game, players, options, seed, levels
Key = tuple[str, int, str, int, tuple[str, ...]]


def version(source: Path | None = None) -> str:
    """A short hash of the sources and weights of the judgement, of this checkout or another's `longhouse`."""
    total, source = sha256(), source or SOURCE
    for path in sorted({path for pattern in DECIDING for path in source.glob(pattern)}):
        if path.stem not in IDLE:
            total.update(f"{path.relative_to(source).as_posix()}\0".encode())
            total.update(path.read_bytes())
    return total.hexdigest()[:12]


def styled(game: str) -> Path:
    """The file of a game's matches between styles, of which plain levels know nothing."""
    own = sha256((SOURCE / "games" / game / "styles.py").read_bytes()).hexdigest()[:8]
    return CACHE / "arenas" / f"{version()}.{game}.{own}.jsonl"


def is_compiled() -> bool:
    """Whether the package that plays was compiled by `bench.compiled`."""
    return CACHE in Path(longhouse.__file__).parents


class Kept:
    """The games of one judgement, and where each seat's points came from."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or CACHE / "arenas" / f"{version()}.jsonl"
        self._results: dict[Key, arena.Result] = {}
        self._parts: dict[Key, list[Mapping[str, int]]] = {}
        if self.path.exists():
            for line in self.path.read_text().splitlines():
                result, parts = _read(line)
                self._results[_key(result.bout)], self._parts[_key(result.bout)] = result, parts

    def play(self, bouts: Iterable[arena.Bout]) -> Iterator[arena.Result]:
        """The result of each: as it was kept, or played now and kept."""
        for bout in bouts:
            result = self._results.get(_key(bout))
            if result is None:
                table: list[Match] = []
                result = arena.play(bout, partial(_sit, table))
                outcome = table[0].outcome if table else None
                self._keep(result, [dict(row) for row in outcome.breakdown] if outcome else [])
            yield result

    def parts(self, bout: arena.Bout) -> list[Mapping[str, int]]:
        """Where the points of a game that was played came from, by seat."""
        return self._parts[_key(bout)]

    def _keep(self, result: arena.Result, parts: list[Mapping[str, int]]) -> None:
        self._results[_key(result.bout)], self._parts[_key(result.bout)] = result, parts
        self.path.parent.mkdir(parents=True, exist_ok=True)
        plain = result._asdict() | {"bout": result.bout._asdict(), "parts": parts}
        with self.path.open("a") as file:
            file.write(json.dumps(plain) + "\n")


def _sit(table: list[Match], match: Match, _action: object) -> None:
    """The match that is played, to be looked at when it is over."""
    if not table:
        table.append(match)


def _key(bout: arena.Bout) -> Key:
    return bout.game, bout.players, json.dumps(dict(bout.options), sort_keys=True), bout.seed, bout.levels


def _read(line: str) -> tuple[arena.Result, list[Mapping[str, int]]]:
    plain = json.loads(line)
    bout = arena.Bout(**{**plain["bout"], "levels": tuple(plain["bout"]["levels"])})
    shares, scores = tuple(plain["shares"]), tuple(plain["scores"])
    return arena.Result(bout, shares, scores, plain["decisions"], plain["first"]), plain.get("parts", [])


def main(game: str, seeds: str, *levels: str) -> None:
    """Play some games without keeping them."""
    began = process_time()
    bouts = [arena.Bout(game, len(levels), {}, seed, levels) for seed in range(int(seeds))]
    scores = [arena.play(bout).scores for bout in bouts]
    print(process_time() - began)
    print(scores)


if __name__ == "__main__":
    main(*sys.argv[1:])

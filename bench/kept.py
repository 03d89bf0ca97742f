"""Games of arenas, each kept in a file as soon as it is played: a sample can be continued later.

The file is named after the judgement's version, a hash of all that decides what bots choose. So games of one
judgement are never counted for another. `python -m bench.kept GAME SEEDS LEVEL ...` plays some and prints
the processor time they took and their results, as `bench.compiled` needs it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from time import process_time

import longhouse
from longhouse.bots import arena
from tools.shell import CACHE, ROOT

SOURCE = ROOT / "py" / "longhouse"
# Whatever a bot's choice depends on, in engine, bots and games; no words, no pictures
DECIDING = (
    "engine/rng.py", "engine/questions.py", "engine/position.py", "engine/judgement.py", "bots/*.py",
    "games/*/*.py", "games/*/rules/*.py", "games/*/questions/*.py", "games/*/*.json",
)  # fmt: skip
WORDS = ("cover", "labels", "lines", "preview", "prompts", "words")  # modules that decide nothing
# what the result of a game is known by: game, players, options, seed, levels
Key = tuple[str, int, str, int, tuple[str, ...]]


def version() -> str:
    """A short hash of the sources and weights of the judgement."""
    total = sha256()
    for path in sorted({path for pattern in DECIDING for path in SOURCE.glob(pattern)}):
        if path.stem not in WORDS:
            total.update(f"{path.relative_to(SOURCE).as_posix()}\0".encode())
            total.update(path.read_bytes())
    return total.hexdigest()[:12]


def is_compiled() -> bool:
    """Whether the package that plays was compiled by `bench.compiled`."""
    return CACHE in Path(longhouse.__file__).parents


class Kept:
    """The games of one judgement."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or CACHE / "arenas" / f"{version()}.jsonl"
        self._results: dict[Key, arena.Result] = {}
        if self.path.exists():
            for line in self.path.read_text().splitlines():
                result = _read(line)
                self._results[_key(result.bout)] = result

    def play(self, bouts: Iterable[arena.Bout]) -> Iterator[arena.Result]:
        """The result of each: as it was kept, or played now and kept."""
        for bout in bouts:
            result = self._results.get(_key(bout))
            if result is None:
                result = arena.play(bout)
                self._keep(result)
            yield result

    def _keep(self, result: arena.Result) -> None:
        self._results[_key(result.bout)] = result
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a") as file:
            file.write(json.dumps(result._asdict() | {"bout": result.bout._asdict()}) + "\n")


def _key(bout: arena.Bout) -> Key:
    return bout.game, bout.players, json.dumps(dict(bout.options), sort_keys=True), bout.seed, bout.levels


def _read(line: str) -> arena.Result:
    plain = json.loads(line)
    bout = arena.Bout(**{**plain["bout"], "levels": tuple(plain["bout"]["levels"])})
    shares, scores = tuple(plain["shares"]), tuple(plain["scores"])
    return arena.Result(bout, shares, scores, plain["decisions"], plain["first"])


def main(game: str, seeds: str, *levels: str) -> None:
    """Play some games without keeping them."""
    began = process_time()
    bouts = [arena.Bout(game, len(levels), {}, seed, levels) for seed in range(int(seeds))]
    scores = [arena.play(bout).scores for bout in bouts]
    print(process_time() - began)
    print(scores)


if __name__ == "__main__":
    main(*sys.argv[1:])

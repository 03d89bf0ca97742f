"""Arenas on games that mypyc has compiled: `PYTHONPATH=py .venv/bin/python -m bench.compiled -- --only jarl`.

What follows `--` goes to `bench.arenas`. Rules, judgements and search are compiled into `.cache/compiled`, in
a folder named after a hash of their sources, when that is not there yet. `--measure` plays some games twice
instead, compiled and plain, and prints whether they ended the same and how much faster they went. `--of DIR`
compiles another checkout and prints where it is; `bench.rivals` can play against that.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from bench.kept import version
from tools.shell import CACHE, ROOT, Stop, run, say

SOURCE = ROOT / "py" / "longhouse"
# What search spends its time in
SHARED = ("engine/rng.py", "engine/position.py", "bots/search.py")
OF_A_GAME = (
    "state", "rules/*", "questions/fast", "scoring", "strategy", "worth", "outlook", "berths", "wants",
    "after", "appeals", "coins", "folk", "market",
)  # fmt: skip
# mypyc gives its classes slots of its own: in the copy that is compiled the names of a position's fields are
# an ordinary constant, and a copy of a position is begun as a new one of the same setup.
INSTEAD = (
    ('    __slots__ = ("ask", "rng", "who")\n', "    FIELDS: ClassVar[tuple[str, ...]] = ()\n"),
    ("*self.__slots__", "*self.FIELDS"),
    ("*cls.__slots__", "*cls.FIELDS"),
    ("object.__new__(type(self))", "type(self).__new__(type(self))"),
    ("    __slots__ = (\n", "    FIELDS: ClassVar[tuple[str, ...]] = (\n"),
    (
        "from longhouse.engine.position import",
        "from typing import ClassVar\n\nfrom longhouse.engine.position import",
    ),
)
# What release 0.4 wrote in ways that mypyc cannot compile
RELEASED = {
    "bots/search.py": (
        "total = sum(weights.values())",
        "total = 0.0\n        for weight in weights.values():\n            total += weight",
    ),
    "games/gonewild/strategy.py": ("in (*CONTAINERS, DRAKKAR)", "in tuple([*CONTAINERS, DRAKKAR])"),
    "games/wikinger/worth.py": (
        "spent = 0 if scored else _last_trips(ready, boats, boats if basic else special[data.BOAT])",
        "spent = float(0 if scored else _last_trips(ready, boats, boats if basic else special[data.BOAT]))",
    ),
}
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
options = ["--follow-imports=silent", "--ignore-missing-imports"]
files = sys.argv.pop().split(",")
setup(name="compiled", packages=[], ext_modules=mypycify([*options, *files], opt_level="1"))
"""
PAIRS = (("karl", "karl"), ("jarl", "karl"))  # levels of the games that are measured


def sources(source: Path = SOURCE) -> list[str]:
    """The modules to compile, as paths below `longhouse`."""
    games = [
        path.relative_to(source).as_posix()
        for folder in sorted((source / "games").iterdir())
        for name in OF_A_GAME
        for path in sorted(folder.glob(f"{name}.py"))
        if path.stem != "__init__"
    ]
    return [*SHARED, *games]


def compiled(source: Path = SOURCE) -> Path:
    """The folder that holds the compiled package; Stop, with the reason, where there can be none."""
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            raise Stop(f"Nothing can be compiled without {module}: leave out bench.compiled, or install it.")
    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        raise Stop("There is no C compiler on this machine: run bench.arenas itself, which needs none.")
    folder = CACHE / "compiled" / version(source)
    if not (folder / "done").exists():
        say(f"compiling into {folder.relative_to(ROOT)}: this takes some minutes")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(source, folder / "longhouse", ignore=shutil.ignore_patterns("__pycache__"))
        for path in [folder / "longhouse/engine/position.py", *folder.glob("longhouse/games/*/state.py")]:
            path.write_text(adapted(path.read_text()))
        for module, (here, there) in RELEASED.items():
            path = folder / "longhouse" / module
            path.write_text(path.read_text().replace(here, there))
        (folder / "build.py").write_text(BUILD)
        files = ",".join(f"longhouse/{path}" for path in sources(source))
        command: list[str | Path] = [
            "env",
            "-C",
            folder,
            sys.executable,
            "build.py",
            "build_ext",
            "--inplace",
            files,
        ]
        run(command, otherwise="The compiler failed: run bench.arenas itself, which needs none.")
        (folder / "done").touch()
    for name in (path.relative_to(source) for path in source.glob("games/*/styles.py")):
        shutil.copy(source / name, folder / "longhouse" / name)  # the version is the same for all styles
    return folder


def adapted(text: str) -> str:
    """The source of a position as mypyc needs it."""
    for here, there in INSTEAD:
        text = text.replace(here, there)
    setup = re.search(r"SETUP = \((.*)\)", text)
    given = [f"self.{name}" for name in re.findall(r"\w+", setup[1])] if setup else []
    return text.replace("object.__new__(State)", f"State({', '.join([*given, 'self.rng'])})")


def environment(package: Path) -> dict[str, str]:
    """In which `longhouse` is found in that folder."""
    return os.environ | {"PYTHONPATH": str(package)}


def measure(folder: Path, seeds: int) -> None:
    """The same games on both: results, and processor time."""
    from longhouse.games import GAMES

    for game in GAMES:
        for levels in PAIRS:
            answers = []
            for package in (folder, ROOT / "py"):
                command = [sys.executable, "-m", "bench.kept", game, str(seeds), *levels]
                done = subprocess.run(
                    command, cwd=ROOT, env=environment(package), check=True, capture_output=True, text=True
                )
                answers.append(done.stdout.split("\n", 1))
            (fast, here), (plain, there) = answers
            same = "the same results" if here == there else "OTHER RESULTS"
            ratio = float(plain) / float(fast)
            print(
                f"{game} {' against '.join(levels)}: {ratio:.1f} times as fast compiled, {same}", flush=True
            )


def main(arguments: Sequence[str] | None = None) -> int:
    """Compile if need be, then play."""
    parser = argparse.ArgumentParser(prog="bench.compiled", description=__doc__)
    parser.add_argument("--measure", type=int, metavar="SEEDS", help="play so many games of each kind twice")
    parser.add_argument("--of", type=Path, metavar="DIR", help="compile this checkout, and play nothing")
    parser.add_argument("rest", nargs="*", metavar="-- ARGUMENT", help="passed on, see bench.arenas --help")
    given = parser.parse_args(arguments)
    try:
        folder = compiled(given.of.resolve() / "py" / "longhouse" if given.of else SOURCE)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    if given.of:
        print(folder)
        return 0
    if given.measure:
        measure(folder, given.measure)
        return 0
    command = [sys.executable, "-m", "bench.arenas", *given.rest]
    return subprocess.run(command, cwd=ROOT, env=environment(folder), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

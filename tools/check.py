"""The stages of `dev.py test`, `dev.py bench` and `dev.py shots`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools import install, site
from tools.install import BIN, PYTHON
from tools.shell import ROOT, Stop, say

Command = Sequence[str | Path]

FAULTS = 40  # of a long run
LEAST = 90  # per cent that the tests must notice; 95 is the goal, and so few faults tell it only roughly


def stage_lint(long: bool, rest: list[str]) -> Command:
    """Style and likely mistakes."""
    return [PYTHON, "-m", "tools.lint"]


def stage_types(long: bool, rest: list[str]) -> Command:
    """Types, strictly."""
    return [BIN / "mypy"]


def stage_unit(long: bool, rest: list[str]) -> Command:
    """The tests, in this Python."""
    try:
        install.bench()
    except Stop as stop:  # not every machine can have OpenSpiel; without it, its tests are skipped and say so
        say(f"without OpenSpiel and PettingZoo: {stop}")
    spread = [] if rest else ["-n", "2"]
    return [PYTHON, "-m", "pytest", *marks(long), *spread, *rest]


def stage_pyodide(long: bool, rest: list[str]) -> Command:
    """The tests that need no host, in the Python of the browser."""
    install.node_modules()
    install.wheels("pytest")
    return ["node", "tools/pyodide.mjs", "tools/pytest_inside.py", "-m", "not host and not long", *rest]


def stage_e2e(long: bool, rest: list[str]) -> Command:
    """The built site in a real browser."""
    install.browser()
    install.server("nginx", "nginx-light")
    if long:
        install.server("turnserver", "coturn")
    site.build()
    where = [] if any(word.startswith("e2e") for word in rest) else ["e2e", "--ignore=e2e/other"]
    spread = [] if rest else ["-n", "3", "--dist", "worksteal"]
    return [PYTHON, "-m", "pytest", *where, *marks(long), *spread, *rest]


def stage_browsers(long: bool, rest: list[str]) -> Command:
    """The built site in Firefox and WebKit, side by side."""
    install.other_browsers()
    site.build()
    where = [] if any(word.startswith("e2e") for word in rest) else ["e2e/other"]
    spread = [] if rest else ["-n", "2", "--dist", "loadgroup"]
    return [PYTHON, "-m", "pytest", *where, *marks(long), *spread, *rest]


def stage_mutants(long: bool, rest: list[str]) -> Command:
    """Whether the tests notice small deliberate faults; it takes minutes, so only a long run has it."""
    return [sys.executable, "dev.py", "mutants", "--number", str(FAULTS), "--least", str(LEAST), *rest]


def marks(long: bool) -> list[str]:
    """Leave out the long tests unless they are wanted."""
    return [] if long else ["-m", "not long"]


STAGES: dict[str, Callable[[bool, list[str]], Command]] = {
    "lint": stage_lint,
    "types": stage_types,
    "unit": stage_unit,
    "pyodide": stage_pyodide,
    "e2e": stage_e2e,
    "browsers": stage_browsers,
    "mutants": stage_mutants,
}
LONG = ("mutants",)  # not in an ordinary run
# One process that takes minutes: it runs from the start, in the processor time that the others leave.
BESIDE = "pyodide"


def test(only: str | None, long: bool, rest: list[str]) -> int:
    """Run the stages, and go on after a failure, so that one run shows everything that is wrong."""
    install.venv()
    if only:
        codes = {only: staged(only, long, rest)}
    else:
        with beside(STAGES[BESIDE](long, rest)) as end:
            names = [name for name in STAGES if name != BESIDE and (long or name not in LONG)]
            codes = {name: staged(name, long, rest) for name in names}
            codes[BESIDE] = end()
            say(f"{BESIDE}: {passed_or_failed(codes[BESIDE])}\n")
    failed = [name for name, code in codes.items() if code]
    if failed:
        raise Stop(
            f"Failed: {', '.join(failed)} (python3 dev.py test --only {failed[0]} runs that stage alone)."
        )
    say("everything passed")
    return 0


def staged(name: str, long: bool, rest: list[str]) -> int:
    """Run one stage."""
    began = time.monotonic()
    command = STAGES[name](long, rest)
    code = call(command)
    if code and name in ("e2e", "browsers") and not rest:
        say("repeating what failed: browsers stumble now and then, real mistakes fail twice")
        code = call([*command, "--last-failed"])
    say(f"{name}: {passed_or_failed(code)} in {time.monotonic() - began:.0f} s\n")
    return code


def passed_or_failed(code: int) -> str:
    """How a stage ended, in a word."""
    return "FAILED" if code else "passed"


@contextmanager
def beside(command: Command) -> Iterator[Callable[[], int]]:
    """Run a program beside others, at low priority; what is yielded waits for it and prints its output."""
    gently = ["nice", *command] if shutil.which("nice") else command
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        program = subprocess.Popen(**words(gently), stdout=said, stderr=subprocess.STDOUT)

        def end() -> int:
            code = program.wait()
            announce(command)
            said.seek(0)
            shutil.copyfileobj(said, sys.stdout)
            return code

        try:
            yield end
        finally:
            program.kill()
            program.wait()


def bench(rest: list[str]) -> int:
    """Print the figures."""
    install.bench()
    install.browser()
    site.build()
    return call([PYTHON, "-m", "bench", *rest])


def shots(rest: list[str]) -> int:
    """Take pictures of all screens."""
    install.venv()
    install.browser()
    return call([PYTHON, ROOT / "e2e" / "shots.py", *rest])


def call(command: Command) -> int:
    """Run a program whose output goes to the person."""
    announce(command)
    return subprocess.run(**words(command), check=False).returncode


def announce(command: Command) -> None:
    """Say which program is run."""
    say(" ".join(str(Path(word).name if os.path.isabs(word) else word) for word in command))


def words(command: Command) -> dict[str, Any]:
    """The program, where it runs, and where it finds our modules."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "py"), str(ROOT)))}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # a dozen processes import the same: compile it once
    return {"args": [str(word) for word in command], "cwd": ROOT, "env": env}

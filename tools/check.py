"""The stages of `dev.py test`, `dev.py bench` and `dev.py shots`."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tools import install, site
from tools.install import BIN, PYTHON
from tools.shell import ROOT, Stop, say

Command = Sequence[str | Path]


def stage_lint(long: bool, rest: list[str]) -> Command:
    """Style and likely mistakes."""
    return [BIN / "ruff", "check", "."]


def stage_types(long: bool, rest: list[str]) -> Command:
    """Types, strictly."""
    return [BIN / "mypy"]


def stage_unit(long: bool, rest: list[str]) -> Command:
    """The tests, in this Python."""
    if long:
        install.bench()  # the tests of the adapters need OpenSpiel and PettingZoo
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
    site.build()
    where = [] if any(word.startswith("e2e") for word in rest) else ["e2e"]
    spread = [] if rest else ["-n", "2", "--dist", "loadfile"]
    return [PYTHON, "-m", "pytest", *where, *marks(long), *spread, *rest]


def marks(long: bool) -> list[str]:
    """Leave the long tests out unless they are wanted."""
    return [] if long else ["-m", "not long"]


STAGES: dict[str, Callable[[bool, list[str]], Command]] = {
    "lint": stage_lint,
    "types": stage_types,
    "unit": stage_unit,
    "pyodide": stage_pyodide,
    "e2e": stage_e2e,
}


def test(only: str | None, long: bool, rest: list[str]) -> int:
    """Run the stages one after the other; all of them, so that one run shows all that is wrong."""
    install.venv()
    failed = []
    for name in [only] if only else list(STAGES):
        began = time.monotonic()
        command = STAGES[name](long, rest)
        code = call(command)
        if code and name == "e2e" and not rest:
            say("once more what failed: browsers stumble now and then, mistakes fail twice")
            code = call([*command, "--last-failed"])
        say(f"{name}: {'passed' if code == 0 else 'FAILED'} in {time.monotonic() - began:.0f} s\n")
        if code:
            failed.append(name)
    if failed:
        raise Stop(
            f"Failed: {', '.join(failed)} (python3 dev.py test --only {failed[0]} runs that stage alone)."
        )
    say("everything passed")
    return 0


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
    """Run a program whose output is for the person."""
    say(" ".join(str(Path(word).name if os.path.isabs(word) else word) for word in command))
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "py"), str(ROOT)))}
    return subprocess.run([str(word) for word in command], cwd=ROOT, env=env, check=False).returncode

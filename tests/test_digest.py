"""The digest is the same everywhere: here, on other Pythons, under other hash seeds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from . import golden

ROOT = Path(__file__).parent.parent


SETUPS = golden.setups()
NAMES = [f"{game}-{players}p-{'-'.join(map(str, given.values()))}-v{v}" for game, players, given, v in SETUPS]


@pytest.mark.parametrize("number", range(len(SETUPS)), ids=NAMES)
def test_games_are_as_they_were_recorded(number: int) -> None:
    """Runs inside Pyodide too."""
    seeds = len(golden.SEEDS)
    kept = golden.kept()[number * seeds : (number + 1) * seeds]
    assert golden.lines_of(*SETUPS[number]) == kept


def test_nothing_else_was_recorded() -> None:
    assert len(golden.kept()) == len(SETUPS) * len(golden.SEEDS)


def interpreter(version: str) -> str | None:
    """A Python of that version on this machine: on the path, or among pyenv's."""
    candidates = [shutil.which(f"python{version}") or ""]
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    candidates += map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/python{version}")))
    if sys.version.startswith(version + "."):
        candidates.append(sys.executable)
    probe = "import sys; print('%d.%d' % sys.version_info[:2])"
    for path in filter(None, candidates):
        told = subprocess.run([path, "-c", probe], capture_output=True, text=True, check=False)
        if told.returncode == 0 and told.stdout.strip() == version:
            return path
    return None


def printed(python: str, hash_seed: str, seed: int) -> list[str]:
    """What the golden module prints there of the games of a seed."""
    env = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(ROOT / "py"), str(ROOT)])}
    env["PYTHONDONTWRITEBYTECODE"] = "1"
    command = [python, "-m", "tests.golden", str(seed)]
    done = subprocess.run(
        command, capture_output=True, text=True, env=env, cwd=ROOT, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.host
@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_hash_order_plays_no_part(hash_seed: str) -> None:
    assert printed(sys.executable, hash_seed, golden.SEEDS[0]) == golden.kept()[:: len(golden.SEEDS)]


@pytest.mark.host
@pytest.mark.parametrize(("version", "number"), [("3.11", 0), ("3.12", 1), ("3.13", 2)])
def test_every_python_plays_the_same(version: str, number: int) -> None:
    """Each the games of another seed: what differs between them would differ in any game."""
    python = interpreter(version)
    if python is None:
        pytest.skip(f"no Python {version} here")
    assert printed(python, "7", golden.SEEDS[number]) == golden.kept()[number :: len(golden.SEEDS)]

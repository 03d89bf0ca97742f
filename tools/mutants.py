"""`dev.py mutants`: how many small deliberate faults the tests notice.

A sample of all faults that fit into the rooms below; each is tried in a copy of the project against the
tests that run its line. A fault that no test notices is a place where the tests are blind.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from tools import install
from tools.install import PYTHON
from tools.mutate import Mutant, mutants
from tools.shell import CACHE, ROOT, Stop, fingerprint, say

HOME = ROOT / "py" / "longhouse"
ROOMS = (HOME / "engine", HOME / "app", *sorted((HOME / "games").glob("*/rules")))
KEPT = CACHE / "mutants"
LIMIT = 20.0  # seconds for one fault; a fault that takes longer hangs, and that is noticed too
WORTH = 6.0  # seconds of tests for one fault, as measured under coverage, which is slower
PROCESSES = 2
PYTEST = (str(PYTHON), "-m", "pytest")
STOPWATCH = "LONGHOUSE_STOPWATCH"  # tells the plugin in tools/stopwatch.py which file to write
LEFT_OUT = (".git", ".cache", ".venv", "node_modules", "dist", "__pycache__", ".*_cache", ".hypothesis")


class Fault(NamedTuple):
    """A mutant of a file."""

    file: Path
    mutant: Mutant

    def __str__(self) -> str:
        mutant = self.mutant
        old = " ".join(mutant.old.split())
        return f"{self.file.relative_to(ROOT)}:{mutant.line}  {old[:60]}  →  {mutant.new[:30]}"


def run(number: int, seed: int, only: Sequence[str]) -> int:
    """Try a sample of faults, and print those that nobody noticed."""
    install.venv()
    tests = covering()
    faults = sampled(number, seed, only)
    say(f"{len(faults)} faults, seed {seed}: each against the tests of its line")
    with tempfile.TemporaryDirectory() as place:
        copies: SimpleQueue[Path] = SimpleQueue()
        for name in range(PROCESSES):
            copy = Path(place) / str(name)
            shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
            copies.put(copy)

        def tried(fault: Fault) -> bool:
            copy = copies.get()
            try:
                return noticed(fault, tests.of(fault), copy)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(PROCESSES) as pool:
            caught = 0
            for fault, found in zip(faults, pool.map(tried, faults), strict=True):
                caught += found
                if not found:
                    print(f"  not noticed: {fault}", flush=True)
    print(f"{caught} of {len(faults)} faults noticed: {caught / max(1, len(faults)):.1%}")
    return 0


def sampled(number: int, seed: int, only: Sequence[str]) -> list[Fault]:
    """Faults from all rooms, or from files whose paths contain one of these words; the same for one seed."""
    files = [file for room in ROOMS for file in sorted(room.rglob("*.py"))]
    every = [
        Fault(file, mutant)
        for file in files
        if not only or any(word in file.as_posix() for word in only)
        for mutant in mutants(file.read_text(encoding="utf-8"))
    ]
    return random.Random(seed).sample(every, min(number, len(every)))


# -- which tests


class Covering:
    """Which tests run a line, and how long each takes."""

    def __init__(self, seconds: dict[str, float], lines: dict[str, dict[int, list[str]]]) -> None:
        self.seconds = seconds
        self.lines = lines

    def of(self, fault: Fault) -> list[str]:
        """Tests that run the line of a fault: those of its own room first, quick ones first."""
        known = self.lines.get(str(fault.file), {}).get(fault.mutant.line, [])
        names = {name.partition("|")[0] for name in known} & self.seconds.keys()
        parts = fault.file.relative_to(HOME).parts
        near = parts[1] if parts[0] == "games" else parts[0]
        chosen: list[str] = []
        left = WORTH
        for name in sorted(names, key=lambda name: (near not in name, self.seconds[name], name)):
            left -= self.seconds[name]
            if left < 0 and chosen:
                break
            chosen.append(name)
        return chosen


def covering() -> Covering:
    """What was measured for exactly these sources and tests, or is measured now."""
    sources = sorted(path for folder in ("py", "tests") for path in (ROOT / folder).rglob("*.py"))
    stamp, data, seconds = KEPT / "stamp", KEPT / "coverage", KEPT / "seconds.json"
    if not stamp.exists() or stamp.read_text() != fingerprint(sources):
        shutil.rmtree(KEPT, ignore_errors=True)
        KEPT.mkdir(parents=True)
        say("running all tests once, to see which of them run which line")
        rooms = [f"--cov={room}" for room in ROOMS]
        kinds = ("-m", "not long and not host", "-n", str(PROCESSES), "-p", "tools.stopwatch")
        command = [*PYTEST, *kinds, *rooms, "--cov-context=test", "--cov-report="]
        env = {**os.environ, **paths(ROOT), STOPWATCH: str(seconds), "COVERAGE_FILE": str(data)}
        if subprocess.run(command, cwd=ROOT, env=env, check=False).returncode:
            raise Stop("Tests fail without any fault: mend that first (python3 dev.py test --only unit).")
        stamp.write_text(fingerprint(sources))
    return Covering(json.loads(seconds.read_text(encoding="utf-8")), dict(covered(data)))


def covered(data: Path) -> Iterator[tuple[str, dict[int, list[str]]]]:
    """For each file the tests that ran each of its lines."""
    ask = (
        "import json, sys; from coverage import CoverageData as Data; data = Data(sys.argv[1]); data.read();"
        "json.dump({name: data.contexts_by_lineno(name) for name in data.measured_files()}, sys.stdout)"
    )
    told = subprocess.run([PYTHON, "-c", ask, data], capture_output=True, text=True, check=True).stdout
    for name, lines in json.loads(told).items():
        yield name, {int(line): tests for line, tests in lines.items()}


def paths(top: Path) -> dict[str, str]:
    """Where Python finds the modules of a copy."""
    return {"PYTHONPATH": os.pathsep.join((str(top / "py"), str(top)))}


# -- one fault

_times = count(1)


def noticed(fault: Fault, tests: Sequence[str], copy: Path) -> bool:
    """Whether a test fails in the copy with that fault."""
    if not tests:
        return False
    source = fault.file.read_text(encoding="utf-8")
    place = copy / fault.file.relative_to(ROOT)
    words = copy / "chosen.txt"
    words.write_text("\n".join(tests), encoding="utf-8")
    command = [*PYTEST, "-x", "-p", "no:cacheprovider", "-p", "no:cov", f"@{words}"]
    env = {**os.environ, **paths(copy)}
    try:
        _write(place, fault.mutant.of(source))
        done = subprocess.run(command, cwd=copy, env=env, capture_output=True, timeout=LIMIT, check=False)
        return done.returncode != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        _write(place, source)


def _write(place: Path, text: str) -> None:
    """Every version gets a time of its own: by time and size Python knows whether its compiled code fits."""
    place.write_text(text, encoding="utf-8")
    os.utime(place, (next(_times),) * 2)

"""`dev.py mutants`: how many small deliberate faults the tests notice.

A sample of all faults that fit into the rooms below; each is tried in a copy of the project against the
tests that run its line. A fault that no test notices is a place where the tests are blind. Limits are in
seconds of the processor, so that a busy machine changes no verdict.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tools import install
from tools.install import PYTHON
from tools.mutate import Mutant, mutants
from tools.shell import CACHE, ROOT, Stop, fingerprint, say

HOME = ROOT / "py" / "longhouse"
ROOMS = (HOME / "engine", HOME / "app", *sorted((HOME / "games").glob("*/rules")))
KEPT = CACHE / "mutants"
WORTH = 20.0  # seconds of tests for one fault, as measured under coverage, which is slower
APP_AS_TEXT = ("tests/evenings/", "tests/pages/")
TELLING = (
    *APP_AS_TEXT,
    "tests/reasons/",
    "tests/recordings/",
)  # they compare all with kept texts: notice most
PROCESSES = 2
PYTEST = (str(PYTHON), "-m", "pytest")
QUIETLY = ("-p", "tools.trial", "-p", "no:cacheprovider", "-p", "no:cov", "-p", "no:xdist")
# what the plugins read from the environment
KEEP = "LONGHOUSE_STOPWATCH"  # the file in which the seconds of each test are kept
TRIALS = "LONGHOUSE_TRIALS"  # the file that lists the trials
VERDICTS = "LONGHOUSE_VERDICTS"  # the open file to which a line is written for each of them
FROM_START = "LONGHOUSE_FAULT"  # a trial whose fault is there from the start
NOTICED, HUNG, MISSED, NO_TEST = "noticed", "hung", "not noticed", "run by no test"
COLD = "to be tried from the start"


class Fault(NamedTuple):
    """A mutant of a file."""

    file: Path
    mutant: Mutant

    def __str__(self) -> str:
        mutant = self.mutant
        old = " ".join(mutant.old.split())
        return f"{self.file.relative_to(ROOT)}:{mutant.line}  {old[:60]}  →  {mutant.new[:30]}"


def run(number: int, seed: int, only: Sequence[str], least: int = 0) -> int:
    """Try a sample of faults and print those that nobody noticed; 1 if fewer than `least` per cent were."""
    install.venv()
    tests = covering()
    faults = sampled(number, seed, only)
    say(f"{len(faults)} faults, seed {seed}: each against the tests of its line")
    verdicts: Counter[str] = Counter()
    for fault, verdict in tried(faults, tests):
        verdicts[verdict] += 1
        if verdict != NOTICED:
            print(f"  {verdict}: {fault}", flush=True)
    # tests that never end do not go unnoticed either
    share = 100 * (verdicts[NOTICED] + verdicts[HUNG]) / max(1, len(faults))
    told = ", ".join(f"{verdicts[verdict]} {verdict}" for verdict in (NOTICED, HUNG, MISSED, NO_TEST))
    print(f"of {len(faults)} faults {told}: {share:.1f} %")
    return int(share < least)


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

    def early(self, fault: Fault) -> bool:
        """Whether the line of a fault was run while modules were loaded, before any test."""
        return "" in self._at(fault)

    def of(self, fault: Fault) -> list[str]:
        """Tests that run the line of a fault: of its room first; of these the telling, then quick ones."""
        names = self._known(self._at(fault))
        if not names and self.early(fault):  # what uses the file lives on what was made then
            names = self._known(name for line in self._lines(fault).values() for name in line)
        room, *rest = fault.file.relative_to(HOME).parts
        near = {"app": ("/app/", *APP_AS_TEXT), "games": (rest[0],)}.get(room, (room,))

        def order(name: str) -> tuple[bool, bool, float, str]:
            far = not any(word in name for word in near)
            return far, not name.startswith(TELLING), self.seconds[name], name

        chosen: list[str] = []
        left = WORTH
        for name in sorted(names, key=order):
            left -= self.seconds[name]
            if left < 0 and chosen:
                break
            chosen.append(name)
        return chosen

    def _lines(self, fault: Fault) -> dict[int, list[str]]:
        return self.lines.get(str(fault.file), {})

    def _at(self, fault: Fault) -> list[str]:
        return self._lines(fault).get(fault.mutant.line, [])

    def _known(self, names: Iterable[str]) -> set[str]:
        return {name.partition("|")[0] for name in names} & self.seconds.keys()


def covering() -> Covering:
    """What was measured for exactly these sources and tests, or is measured now."""
    sources = sorted(path for folder in ("py", "tests") for path in (ROOT / folder).rglob("*.py"))
    stamp, data, seconds = KEPT / "stamp", KEPT / "coverage", KEPT / "seconds.json"
    now = fingerprint(sources)
    if not stamp.exists() or stamp.read_text() != now:
        shutil.rmtree(KEPT, ignore_errors=True)
        KEPT.mkdir(parents=True)
        say("running all tests once, to see which of them run which line")
        rooms = [f"--cov={room}" for room in ROOMS]
        command = [
            *PYTEST,
            "-p",
            "tools.stopwatch",
            "-m",
            "not long and not host",
            "-n",
            str(PROCESSES),
            *rooms,
        ]
        command += ["--cov-context=test", "--cov-report="]
        env = {**environment(), KEEP: str(seconds), "COVERAGE_FILE": str(data)}
        if subprocess.run(command, cwd=ROOT, env=env, check=False).returncode:
            raise Stop("Tests fail without any fault: mend that first (python3 dev.py test --only unit).")
        stamp.write_text(now)
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


# -- trials


def tried(faults: Sequence[Fault], tests: Covering) -> Iterator[tuple[Fault, str]]:
    """What became of each fault, as soon as it is known."""
    trials: list[tuple[Fault, list[str]]] = []
    for fault in faults:
        if chosen := tests.of(fault):
            trials.append((fault, chosen))
        else:
            yield fault, NO_TEST
    for fault, chosen, verdict in in_forks(trials):
        again = verdict == COLD or (verdict == MISSED and tests.early(fault))
        yield fault, from_start(fault, chosen) if again else verdict


def in_forks(trials: Sequence[tuple[Fault, list[str]]]) -> Iterator[tuple[Fault, list[str], str]]:
    """The verdicts of a pytest that has all tests loaded and forks for each fault."""
    every = sorted({name for _fault, chosen in trials for name in chosen})
    listed, asked = KEPT / "tests.txt", KEPT / "trials.json"
    listed.write_text("\n".join(every), encoding="utf-8")
    asked.write_text(json.dumps([plain(*trial) for trial in trials]), encoding="utf-8")
    read, write = os.pipe()
    env = {**environment(), TRIALS: str(asked), VERDICTS: str(write)}
    words = [*PYTEST, *QUIETLY, f"@{listed}"]
    with (KEPT / "log.txt").open("w") as log:
        program = subprocess.Popen(words, cwd=ROOT, env=env, stdout=log, stderr=log, pass_fds=(write,))
        os.close(write)
        with open(read, encoding="utf-8") as verdicts:
            for line in verdicts:
                number, _, verdict = line.strip().partition(" ")
                yield *trials[int(number)], verdict
        if program.wait():
            raise Stop(f"The trials broke off ({log.name} has the details).")


def from_start(fault: Fault, chosen: list[str]) -> str:
    """The verdict of a pytest of its own, in which the fault is there from the start."""
    listed = KEPT / "tests.txt"
    listed.write_text("\n".join(chosen), encoding="utf-8")
    env = {**environment(), FROM_START: json.dumps(plain(fault, []))}
    words = [*PYTEST, *QUIETLY, "-x", f"@{listed}"]
    code = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, check=False).returncode
    return HUNG if code < 0 else NOTICED if code else MISSED


def plain(fault: Fault, chosen: list[str]) -> Any:
    """A trial as `trial.Trial.of` reads it."""
    return str(fault.file), fault.mutant, chosen


def environment() -> dict[str, str]:
    """Where Python finds our modules."""
    top = os.pathsep.join((str(ROOT / "py"), str(ROOT)))
    return {**os.environ, "PYTHONPATH": top}

"""A pytest plugin that tries faults: it collects the tests once, and goes on from there for each fault.

In a fork of the process the code of the function with the fault is exchanged, then its tests are run. That
takes a fraction of starting Python and pytest anew. What functions did while modules were loaded cannot be
exchanged: such a fault is put into the source before anything is loaded, in a process of its own.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
from collections.abc import Iterator, Sequence
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest
from hypothesis import Phase, settings

from tools.mutants import COLD, FROM_START, HUNG, MISSED, NOTICED, PROCESSES, TRIALS, VERDICTS
from tools.mutate import Mutant

SECONDS = 20  # of the processor, for one fault
PATIENCE = 300  # seconds on the clock, for a fault that waits without doing anything
MEMORY = 4 << 30  # bytes that a fault may claim
_CODES = {0: MISSED, 1: NOTICED, 2: COLD}


class Trial(NamedTuple):
    """A fault and the tests that may notice it."""

    file: str
    mutant: Mutant
    tests: Sequence[str]

    @classmethod
    def of(cls, plain: list[object]) -> Trial:
        """The trial of its plain form."""
        file, mutant, tests = plain
        return cls(file, Mutant(*mutant), tests)  # type: ignore[arg-type,misc]

    def source(self) -> tuple[str, str]:
        """Without and with the fault."""
        right = Path(self.file).read_text(encoding="utf-8")
        return right, self.mutant.of(right)


def limit() -> None:
    """Whatever this process does, it comes to an end."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.alarm(PATIENCE)


# -- in a process of its own


def load_with(trial: Trial) -> None:
    """From now on that file is loaded with its fault."""
    ordinary = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if loader.path == trial.file:
            return compile(trial.source()[1], trial.file, "exec", dont_inherit=True)
        return ordinary(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign,assignment]


if FROM_START in os.environ:  # at once: pytest loads our modules early
    load_with(Trial.of(json.loads(os.environ[FROM_START])))
    limit()


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    """One example that fails is enough: to look for a smaller one would take long."""
    phases = (Phase.explicit, Phase.generate)
    settings.register_profile("trial", parent=settings.default, phases=phases)
    settings.load_profile("trial")


# -- in a fork


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Instead of running the tests, try the faults."""
    if TRIALS not in os.environ or session.testsfailed:
        return None
    trials = [Trial.of(plain) for plain in json.loads(Path(os.environ[TRIALS]).read_text(encoding="utf-8"))]
    items = {item.nodeid: item for item in session.items}
    functions = [thing for thing in gc.get_objects() if isinstance(thing, FunctionType)]
    gc.freeze()
    verdicts = int(os.environ[VERDICTS])
    running: dict[int, int] = {}
    for number, trial in enumerate(trials):
        if len(running) == PROCESSES:
            _wait(running, verdicts)
        child = os.fork()
        if not child:
            _try(trial, items, functions)
        running[child] = number
    while running:
        _wait(running, verdicts)
    return True


def _wait(running: dict[int, int], verdicts: int) -> None:
    child, status = os.wait()
    code = os.waitstatus_to_exitcode(status)
    os.write(verdicts, f"{running.pop(child)} {_CODES.get(code, HUNG)}\n".encode())


def _try(trial: Trial, items: dict[str, pytest.Item], functions: list[FunctionType]) -> None:
    """In the fork: exchange the code, run the tests, and end with the code that tells of it."""
    code = 1
    try:
        limit()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        code = _run([items[name] for name in trial.tests]) if _exchange(trial, functions) else 2
    finally:
        os._exit(code)


def _run(items: list[pytest.Item]) -> int:
    failed: list[str] = []

    class Listener:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed:
                failed.append(report.nodeid)

    items[0].config.pluginmanager.register(Listener())
    for item in items:
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        if failed:
            return 1
    return 0


def _exchange(trial: Trial, functions: list[FunctionType]) -> bool:
    """Give the functions around the fault their faulty code; False where that cannot be done."""
    right, wrong = (compile(text, trial.file, "exec", dont_inherit=True) for text in trial.source())
    codes = {
        (old.co_qualname, old.co_firstlineno): new for old, new in _pairs(right, wrong, trial.mutant.line)
    }
    done = False
    for function in functions:
        code = function.__code__
        new = codes.get((code.co_qualname, code.co_firstlineno)) if code.co_filename == trial.file else None
        if new is not None:
            if len(new.co_freevars) != len(code.co_freevars):
                return False
            function.__code__ = new
            done = True
    return done


def _pairs(right: CodeType, wrong: CodeType, line: int) -> Iterator[tuple[CodeType, CodeType]]:
    """The code around that line, from the outside in, right and wrong."""
    parts = ([part for part in code.co_consts if isinstance(part, CodeType)] for code in (right, wrong))
    for old, new in zip(*parts, strict=False):
        if old.co_qualname == new.co_qualname and line in _lines(old):
            yield old, new
            yield from _pairs(old, new, line)


def _lines(code: CodeType) -> set[int]:
    """The lines of some code and of all within it."""
    inner = (_lines(part) for part in code.co_consts if isinstance(part, CodeType))
    return {number for _start, _end, number in code.co_lines() if number}.union(*inner)

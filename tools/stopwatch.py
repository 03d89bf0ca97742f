"""A pytest plugin that keeps how long each test took, for `tools/mutants.py`.

It counts seconds of the processor, which are the same on a busy machine.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from time import process_time

import pytest

from tools.mutants import KEEP

_seconds: defaultdict[str, float] = defaultdict(float)
_before = 0.0


def pytest_runtest_logstart() -> None:
    """A test begins."""
    global _before  # noqa: PLW0603  (there is one processor's clock)
    _before = process_time()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Setting it up, running it or clearing up after it is over: how long that took in this process."""
    global _before  # noqa: PLW0603
    report = yield
    now = process_time()
    vars(report)["processor"] = now - _before
    _before = now
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """The same, when it has been told to the process that keeps it."""
    _seconds[report.nodeid] += vars(report)["processor"]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """All are over."""
    if not hasattr(session.config, "workerinput"):
        Path(os.environ[KEEP]).write_text(json.dumps(_seconds), encoding="utf-8")

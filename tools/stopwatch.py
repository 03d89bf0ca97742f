"""A pytest plugin that keeps how long each test took, for `tools/mutants.py`."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from pathlib import Path

import pytest

from tools.mutants import STOPWATCH

_seconds: defaultdict[str, float] = defaultdict(float)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A part of a test is over."""
    _seconds[report.nodeid] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    """All are over; those who ran in another process have told this one."""
    if not hasattr(session.config, "workerinput"):
        Path(os.environ[STOPWATCH]).write_text(json.dumps(_seconds), encoding="utf-8")

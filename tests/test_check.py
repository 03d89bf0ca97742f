"""A stage that runs beside the others: nothing it says is lost, and it does not outlive them."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from tools import check

pytestmark = pytest.mark.host


def test_output_and_code_come_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    program = "import sys; print('said'); print('complained', file=sys.stderr); sys.exit(3)"
    with check.beside([sys.executable, "-c", program]) as end:
        assert "said" not in capsys.readouterr().out
        assert end() == 3
    told = capsys.readouterr().out
    assert "\nsaid\n" in told and "\ncomplained\n" in told


def test_it_ends_with_what_it_ran_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[str]] = []
    start = subprocess.Popen

    def noted(*words: Any, **more: Any) -> subprocess.Popen[str]:
        started.append(start(*words, **more))
        return started[-1]

    monkeypatch.setattr(check.subprocess, "Popen", noted)
    sleeper = [sys.executable, "-c", "import time; time.sleep(60)"]
    with pytest.raises(ZeroDivisionError), check.beside(sleeper):
        raise ZeroDivisionError
    assert started[0].poll(), "it was killed"


def test_all_stages_are_run_and_all_that_failed_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    stages = {
        name: lambda long, rest, name=name: [sys.executable, "-c", f"exit({name in ('lint', check.BESIDE)})"]
        for name in check.STAGES
    }
    monkeypatch.setattr(check, "STAGES", stages)
    monkeypatch.setattr(check.install, "venv", lambda: None)
    with pytest.raises(check.Stop, match=f"lint, {check.BESIDE} "):
        check.test(None, False, ["-x"])
    assert check.test("types", False, []) == 0

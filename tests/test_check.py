"""A stage that runs beside the others: nothing it says is lost, and it does not outlive them."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from tools import check, install
from tools.shell import Stop

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

    monkeypatch.setattr(subprocess, "Popen", noted)
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
    monkeypatch.setattr(install, "venv", lambda: None)
    with pytest.raises(Stop, match=f"lint, {check.BESIDE} "):
        check.test(None, False, ["-x"])
    assert check.test("types", False, []) == 0


def test_what_takes_long_is_run_only_if_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def staged(name: str, long: bool, rest: list[str]) -> int:
        ran.append(name)
        return 0

    monkeypatch.setattr(check, "staged", staged)
    monkeypatch.setattr(install, "venv", lambda: None)
    monkeypatch.setitem(check.STAGES, check.BESIDE, lambda long, rest: [sys.executable, "-c", ""])
    check.test(None, False, [])
    assert ran == ["lint", "types", "unit", "e2e", "browsers"]
    ran.clear()
    check.test(None, True, [])
    assert ran == ["lint", "types", "unit", "e2e", "browsers", "mutants"]

"""`dev.py mutants`: where faults fit, and that tests are asked whether they notice."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from tools import mutants as command
from tools.mutants import MISSED, NOTICED, Covering, Fault
from tools.mutate import mutants
from tools.shell import ROOT

pytestmark = pytest.mark.host

RNG = ROOT / "py" / "longhouse" / "engine" / "rng.py"
TEST = "tests/engine/test_rng.py::test_below_one_is_always_nought_and_the_bound_must_be_positive"


def faults(body: str) -> list[str]:
    """A function with each of its faults, told by what is exchanged."""
    source = f"def function(a, b):\n{textwrap.indent(textwrap.dedent(body), '    ')}\n"
    found = mutants(source)
    for mutant in found:
        compile(mutant.of(source), "source", "exec")
    return [f"{mutant.old} → {mutant.new}" for mutant in found]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("return a < b", ["a < b → None", "< → <="]),
        ("return a is not b", ["a is not b → None", "is not → is"]),
        ("return a + (b)", ["a + (b) → None", "+ → -"]),
        ("return a and not b", ["a and not b → None", "and → or", "not b → (b)"]),
        ("a = 1", ["1 → 2"]),
        ("a = True", ["True → False"]),
        ("if a:\n    pass", ["a → False", "a → True"]),
        ("while a:\n    pass", ["a → False"]),
        ("a = a if b else 0", ["b → False", "b → True", "0 → 1"]),
        ("for a in b:\n    continue", ["continue → break"]),
        ("a()", ["a() → pass"]),
        ("a += b", ["a += b → pass"]),
    ],
)
def test_faults_of_every_kind(body: str, expected: list[str]) -> None:
    assert faults(body) == expected


@pytest.mark.parametrize(
    "body",
    [
        "assert a < 1", "raise ValueError(a + 1)", "import a.b", "'''a + 1'''", "a: int", "return None",
        "a = f'{a + 1}'", "b = zip(a, b, strict=True)",
        "return a + 1  # harmless: nobody can see it",
    ],
)  # fmt: skip
def test_where_no_fault_fits(body: str) -> None:
    assert faults(body) == []


def test_a_fault_after_letters_of_several_bytes_is_where_it_belongs() -> None:
    assert faults("a = 'æøå' + b[1]") == ["1 → 2"]


def test_tests_of_a_line_are_those_of_its_room_first_and_no_more_than_worth_it() -> None:
    fault = Fault(RNG, mutants(RNG.read_text(encoding="utf-8"))[0])
    seconds = {"tests/engine/b": 2.0, "tests/engine/a": 3.0, "tests/pages/c": 1.5, "tests/app/d": 1.0,
               "tests/app/e": 100.0}  # fmt: skip
    tests = Covering(seconds, {str(RNG): {fault.mutant.line: [f"{name}|run" for name in seconds]}})
    assert tests.of(fault) == ["tests/engine/b", "tests/engine/a", "tests/pages/c", "tests/app/d"]
    assert not tests.early(fault)
    early = Covering(seconds, {str(RNG): {fault.mutant.line: [""], 1: ["tests/app/d|run"]}})
    assert early.early(fault) and early.of(fault) == ["tests/app/d"]
    assert Covering(seconds, {}).of(fault) == []


def test_a_fault_is_tried_in_a_fork_or_from_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "KEPT", tmp_path)
    found = {mutant.old: Fault(RNG, mutant) for mutant in mutants(RNG.read_text(encoding="utf-8"))}
    seen, unseen = found["value % n"], found["self.shuffle(pile)"]
    trials = [(seen, [TEST]), (unseen, [TEST])]
    verdicts = {fault: verdict for fault, _chosen, verdict in command.in_forks(trials)}
    assert verdicts == {seen: NOTICED, unseen: MISSED}
    assert [command.from_start(fault, [TEST]) for fault in (seen, unseen)] == [NOTICED, MISSED]

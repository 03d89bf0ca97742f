"""The examples in the docs and in the docstrings run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import longhouse.engine

pytestmark = pytest.mark.host

DESIGN = Path(__file__).parent.parent / "docs" / "design.md"
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
MODULES = [f"longhouse.engine.{module.name}" for module in pkgutil.iter_modules(longhouse.engine.__path__)]


def test_examples_of_the_design_run() -> None:
    """One after the other: a block may use the names of those before it."""
    blocks = BLOCK.findall(DESIGN.read_text(encoding="utf-8"))
    assert len(blocks) >= 3 and all(">>>" in block for block in blocks)
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner()
    for number, block in enumerate(blocks, 1):
        test = doctest.DocTestParser().get_doctest(block, names, f"block {number}", DESIGN.name, 0)
        assert runner.run(test, clear_globs=False).failed == 0
        names = test.globs


@pytest.mark.parametrize("module", MODULES)
def test_docstring_examples_run(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0


def test_there_are_docstring_examples() -> None:
    tried = [doctest.testmod(importlib.import_module(module)).attempted for module in MODULES]
    assert sum(tried) >= 5

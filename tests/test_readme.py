"""The examples in the README and in the docstrings run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import longhouse.engine

pytestmark = pytest.mark.host

README = Path(__file__).parent.parent / "README.md"
BLOCK = re.compile(r"^```(?:python|pycon|py)\n(.*?)^```", re.DOTALL | re.MULTILINE)
MODULES = [f"longhouse.engine.{module.name}" for module in pkgutil.iter_modules(longhouse.engine.__path__)]


def test_readme_examples_run() -> None:
    if not README.exists():
        pytest.skip("there is no README yet")
    blocks = BLOCK.findall(README.read_text(encoding="utf-8"))
    assert blocks, "the README shows how the engine is used"
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    for number, block in enumerate(blocks, 1):
        if ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, names, f"README block {number}", "README.md", 0)
            assert runner.run(test, clear_globs=False).failed == 0
            names = test.globs
        else:
            exec(compile(block, f"README block {number}", "exec"), names)


@pytest.mark.parametrize("module", MODULES)
def test_docstring_examples_run(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0


def test_there_are_docstring_examples() -> None:
    tried = [doctest.testmod(importlib.import_module(module)).attempted for module in MODULES]
    assert sum(tried) >= 5

"""Adapters for research libraries; what needs a library is skipped without it."""

from __future__ import annotations

import re
from pathlib import Path

DOC = Path(__file__).parents[2] / "docs" / "research.md"
BLOCK = re.compile(r"^```python3\n(.*?)^```", re.DOTALL | re.MULTILINE)  # the others need no library


def run_examples(library: str) -> int:
    """Run the examples of the docs that import a library; returns how many there are."""
    blocks = [block for block in BLOCK.findall(DOC.read_text(encoding="utf-8")) if library in block]
    for block in blocks:
        exec(compile(block, DOC.name, "exec"), {})
    return len(blocks)

"""Tens of thousands of damaged inputs in an ordinary run, a million in a long one; always the same ones."""

from __future__ import annotations

import pytest

from ..play import some
from .kinds import KINDS, run

PARTS = 25  # of a long run


@pytest.mark.parametrize("kind", KINDS)
def test_only_a_match_or_a_sentence_comes_out(kind: str) -> None:
    _, count, some_open = KINDS[kind]
    opened = run(kind, 0, some(count // 2, count // 50))
    assert opened or not some_open, "the damage is so bad that nothing is tested"


@pytest.mark.long
@pytest.mark.parametrize("part", range(1, PARTS + 1))
@pytest.mark.parametrize("kind", KINDS)
def test_a_million_cases(kind: str, part: int) -> None:
    run(kind, part, KINDS[kind][1])

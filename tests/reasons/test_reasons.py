"""What is not possible in the recorded games, and why, is as it was kept."""

from __future__ import annotations

import pytest

from ..play import some
from . import FOLDER, NAMES, file_of, tell


@pytest.mark.parametrize("name", NAMES[:: some(1, 3)])
def test_reasons(name: str) -> None:
    """A better wording: `python -m tests.reasons`, and read the difference."""
    assert tell(name) == file_of(name).read_text(encoding="utf-8").splitlines()


def test_no_file_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(NAMES)

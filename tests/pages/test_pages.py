"""Every page is as it was kept."""

from __future__ import annotations

import pytest

from . import FOLDER, as_text, pages

PAGES = dict(pages())


@pytest.mark.parametrize("name", PAGES)
def test_page(name: str) -> None:
    """A wanted change: `python -m tests.pages`, and read the difference."""
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert as_text(PAGES[name]).splitlines() == kept.splitlines()


def test_no_page_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(PAGES)

"""Every page is as it was kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from longhouse.app.view import Page

from ..play import fourth_shelved
from . import FOLDER, WALKS, as_text


@pytest.mark.host  # the browser tests draw pages in Pyodide
@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
def test_pages(walk: Callable[[], Iterator[tuple[str, Page]]]) -> None:
    """A wanted change: `python -m tests.pages`, and read the difference."""
    with fourth_shelved():
        for name, page in walk():
            kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
            assert as_text(page).splitlines() == kept.splitlines(), name


@pytest.mark.host
def test_no_page_is_left_over() -> None:
    with fourth_shelved():
        names = {name for walk in WALKS for name, _page in walk()}
    assert {file.stem for file in FOLDER.glob("*.txt")} == names

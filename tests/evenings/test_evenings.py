"""Every evening goes as it was kept."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from longhouse.app import messages as ms
from longhouse.app import update
from longhouse.app.rooms import Key

from . import FOLDER, file_of
from .steps import Lines
from .walks import EVENINGS, tell

MESSAGE = re.compile(r"^[\w ]*[><] (\w+)\((?:'(\w*))?", re.MULTILINE)


@pytest.mark.host  # whole evenings of the app are played in Pyodide by the browser tests
@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: evening.__name__)
def test_evening(evening: Callable[[Lines], None]) -> None:
    """A wanted change: `python -m tests.evenings`, and read the difference."""
    assert tell(evening) == file_of(evening.__name__).read_text(encoding="utf-8").splitlines()


def test_every_command_and_message_is_part_of_an_evening() -> None:
    used: set[Key] = set()
    for file in FOLDER.glob("*.txt"):
        for name, word in MESSAGE.findall(file.read_text(encoding="utf-8")):
            kind = getattr(ms, name)
            used.add(
                word
                if kind in (ms.Do, ms.Submitted)
                else (kind, word)
                if kind in (ms.Typed, ms.Tick)
                else kind
            )
    assert set[Key]().union(*update._all()) - used == set()


def test_no_evening_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {evening.__name__ for evening in EVENINGS}

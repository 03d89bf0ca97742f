"""What all evenings are made of."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from longhouse.app import messages as ms
from longhouse.app.model import Table
from longhouse.engine import Markup
from longhouse.games import GAMES

from ..play import FOURTH
from . import Written

NAMES = ("Astrid", "Bjorn <b>", "Cnut")
Lines = list[str]


def live(tab: Written) -> Table:
    """The open table."""
    table = tab.model.session.table
    assert table is not None
    return table


def table(lines: Lines, *kinds: str, seed: str = "7", game: str = FOURTH, **started: object) -> Written:
    """A tab with a fresh table."""
    tab = Written(lines, **started)  # type: ignore[arg-type]
    tab.new_game(*kinds, seed=seed, names=NAMES[: kinds.count("person")], game=game)
    return tab


def typed(tab: Written, *pairs: tuple[str, str]) -> None:
    """Fill in some fields."""
    for field, value in pairs:
        tab.send(ms.Typed(field, value))


def pressed(tab: Written, *commands: str) -> None:
    """Commands that need no button on the page, by key or from elsewhere; `command argument`."""
    for command in commands:
        tab.send(ms.Do(*command.split(" ", 1)))


@contextmanager
def without_pictures(*games: str) -> Iterator[None]:
    """The games of the house draw nothing: only what the app puts around their pictures is kept."""
    if not games:
        yield
        return
    show = GAMES[games[0]].presentation()
    empty = {"draw": lambda _scene: Markup("<i>board</i>"), "tray": lambda _scene: Markup("<i>tray</i>")}
    with patch.dict(vars(show), empty), without_pictures(*games[1:]):
        yield


def started_again() -> ms.Started:
    """What a browser knows at the start."""
    return ms.Started(
        ("nl", "fr-CA"), "tall", "/record", 5, -60, "https://x.test/", "", {}, "", True, "no line"
    )

"""Addresses: the part of the URL after '#', read and written here and nowhere else."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from longhouse.engine.record import Record

from .pages import Answer, Daily, Friends, Home, Join, Lesson, NewGame, Play, Puzzles, Rules
from .pages import Record as Record_

if TYPE_CHECKING:
    from longhouse.engine import Match

    from .model import Model, Table


class Door(Record):
    """What an address leads to: a function of a room."""

    room: str
    parts: tuple[int, int] = (0, 0)  # fewest and most that may follow the first word
    opener: str = "open_page"
    fresh: bool = False  # the stored games are read again first


HOME = Door("home")
_DOORS = {
    "new": Door("new", (1, 2)),
    "now": Door("new", (1, 2), "play_now"),
    "friends": Door("friends", (0, 1)),
    "join": Door("join", (1, 1)),
    "answer": Door("answer", (1, 1)),
    "play": Door("play", (1, 1), fresh=True),
    "g": Door("play", (0, 99), "open_link", fresh=True),
    "rules": Door("rules", (1, 2)),
    "learn": Door("learn", (1, 1)),
    "daily": Door("daily", (0, 3)),
    "record": Door("record", (0, 1)),
    "puzzles": Door("puzzles", (0, 2)),
    "about": Door("about"),
}


def read(address: str) -> tuple[Door, list[str]]:
    """The door of an address, and what follows its first word; an unknown one is home."""
    first, *parts = address.strip("/").split("/")
    door = _DOORS.get(first, HOME)
    fewest, most = door.parts
    return (door, parts) if fewest <= len(parts) <= most else (HOME, [])


def to(first: str = "", *parts: str) -> str:
    """The address with that first word; empty parts at its end are left out.

    >>> to("rules", "onboard", ""), to()
    ('/rules/onboard', '/')
    """
    assert not first or first in _DOORS, first
    return "/".join(("", first, *filter(None, parts)))


def payload(text: str) -> str:
    """What a link that was pasted holds of a match."""
    return text.strip().rpartition("/g/")[2]


def link_to(match: Match, guest: int | None = None) -> str:
    """The address that holds a whole match, and perhaps the seat that it is for."""
    return to("g", packed(match), *(() if guest is None else (_FOR, str(guest + 1))))


_FOR = "for"


def named_seat(text: str) -> tuple[str, int | None]:
    """What a link holds of a match, and the seat that it is for, if it names one.

    >>> named_seat("abc/for/2"), named_seat("abc")
    (('abc', 1), ('abc', None))
    """
    payload, _, seat = text.partition(f"/{_FOR}/")
    return payload, int(seat) - 1 if seat in ("1", "2", "3", "4") else None


@lru_cache(maxsize=2)
def packed(match: Match) -> str:
    """Matches on the screen never change, and making a link takes as long as replaying them."""
    return match.to_link()


def to_table(table: Table) -> str:
    """The address of an open table."""
    return to("play", table.slot) if table.slot else link_to(table.match, table.guest)


def address(model: Model) -> str:
    """Where the model is, as the URL shows it."""
    match model.page:
        case Home():
            return to()
        case NewGame(draft):
            return to("new", draft.game)
        case Play():
            assert model.session.table is not None
            return to_table(model.session.table)
        case Rules(game, section):
            return to("rules", game, section)
        case Lesson(game):
            return to("learn", game)
        case Friends(game):
            return to("friends", game)
        case Join(payload):
            return to("join", payload)
        case Answer(payload):
            return to("answer", payload)
        case Daily(day, game):
            return to("daily", day, game)
        case Puzzles(game, riddle):
            return to("puzzles", game, riddle.puzzle.id if riddle else "")
        case Record_(part):
            return to("record", part)
        case page:
            return to(page.name)

"""The rooms: for each page what can be done there, its title and its drawing, loaded on entry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from longhouse.engine.markup import Markup
from longhouse.engine.record import Record

from .. import messages as ms
from ..i18n import Say
from ..model import Change, Model, Session, Step, Table, within

PAGES = (
    "home", "new", "play", "rules", "learn", "friends", "join", "answer", "daily", "record", "puzzles",
    "about",
)  # fmt: skip

Key = str | type | tuple[type, str]


class Handler(Record):
    """What a message leads to; `run` gets the model and what the message says."""

    run: Callable[[Model, Any], Step]
    fresh: bool = False  # the stored games are read again first: another tab may have written since


Handlers = Mapping[Key, Handler]


class Room(Record):
    """What belongs to one page."""

    title: Callable[[Session, Any, Say], str]  # without the name of the house
    draw: Callable[[Session, Any], Markup]
    handlers: Handlers


def load(name: str) -> Any:
    """The module of a room."""
    return import_module(f"{__name__}.{name}")


def enter(name: str, model: Model, *parts: str, opener: str = "open_page") -> Step:
    """Open the page of a room."""
    step: Step = getattr(load(name), opener)(model, *parts)
    return step


def room_of(model: Model) -> Room:
    """The room of the page."""
    room: Room = load(model.page.name).ROOM
    return room


def key_of(message: ms.Msg) -> Key:
    """Under what a message is found among handlers."""
    match message:
        case ms.Do(command) | ms.Submitted(command):
            return command
        case ms.Typed(field):
            return ms.Typed, field.partition(".")[0]
        case ms.Tick(name):
            return ms.Tick, name
    return type(message)


def says(message: ms.Msg) -> Any:
    """What a handler gets: the argument of a command, the values of a form, or the whole message."""
    match message:
        case ms.Do(_, said) | ms.Submitted(_, said):
            return said
    return message


# -- how handlers are made


When = Callable[[Table], bool]  # whether a command makes sense at the open table; else it is dropped


def always(_table: Table) -> bool:
    """No condition."""
    return True


def with_table(run: Callable[[Model, Table, Any], Step], when: When = always, fresh: bool = False) -> Handler:
    """A handler that gets the open table too."""

    def step(model: Model, said: Any) -> Step:
        table = model.session.table
        assert table is not None  # or the model could not have been made, see `Model`
        return run(model, table, said) if when(table) else (model, [])

    return Handler(step, fresh)


def at_table(
    run: Callable[[Session, Table, Any], Change], when: When = always, fresh: bool = False
) -> Handler:
    """The same for one that leaves the page as it is."""
    return with_table(lambda model, table, said: within(model, run(model.session, table, said)), when, fresh)


def pressed(run: Callable[[Session, Table], Change], when: When = always, fresh: bool = False) -> Handler:
    """The same for a button that says nothing more."""
    return at_table(lambda session, table, _said: run(session, table), when, fresh)


def in_session(run: Callable[[Session, Any], Change], fresh: bool = False) -> Handler:
    """A handler that leaves the page as it is."""
    return Handler(lambda model, said: within(model, run(model.session, said)), fresh)


def on_page(run: Callable[[Model, Any, Any], Step], fresh: bool = False) -> Handler:
    """A handler that gets the page too, whose kind it knows."""
    return Handler(lambda model, said: run(model, model.page, said), fresh)


def on_dialog(run: Callable[[Model, Any, Any], Step], fresh: bool = False) -> Handler:
    """A handler that gets the open dialog too, whose kind it knows."""
    return Handler(lambda model, said: run(model, model.dialog, said), fresh)

"""Pages and addresses: what can be written down, what is dropped, and what is an error."""

from __future__ import annotations

import pytest

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.model import Model, Session, Table
from longhouse.app.pages import Daily, Home, Lesson, NewGame, Page, Play, Record, Rules
from longhouse.app.rooms import PAGES, load
from longhouse.app.routes import address, read, to
from longhouse.app.update import update
from longhouse.engine import Match

from .fake import Tab

MATCH = Match.new("onboard", 2, 7)


@pytest.mark.parametrize("page", [Home(), Daily(), Record()])
def test_a_table_is_open_at_the_table_and_nowhere_else(page: Page) -> None:
    seated = Session(table=Table(MATCH))
    with pytest.raises(ValueError):
        Model(seated, page)
    with pytest.raises(ValueError):
        Model(Session(), Play())
    for there in (Play(), Rules("onboard")):
        assert Model(seated, there).table is seated.table


def test_every_room_has_a_title_a_drawing_and_a_door() -> None:
    for name in PAGES:
        room = load(name).ROOM
        assert callable(room.draw) and callable(room.title)
        door, _ = read(
            to(
                "" if name == "home" else name,
                *["onboard"] * (name in ("new", "play", "rules", "learn", "join", "answer")),
            )
        )
        assert door.room == name and callable(getattr(load(name), door.opener))


@pytest.mark.parametrize(
    ("where", "kind"),
    [
        ("/", Home),
        ("/new/wikinger", NewGame),
        ("/rules/onboard", Rules),
        ("/rules/onboard/control", Rules),
        ("/learn/gonewild", Lesson),
        ("/daily", Daily),
        ("/daily/2023-11-14", Daily),
        ("/daily/2023-11-14/onboard", Daily),
        ("/record", Record),
    ],
)
def test_an_address_leads_to_a_page_that_has_it(where: str, kind: type) -> None:
    tab = Tab(address=where)
    assert isinstance(tab.model.page, kind) and address(tab.model) == where


@pytest.mark.parametrize(
    "where", ["/rules", "/rules/onboard/goal/x", "/new", "/learn", "/about/us", "/home", "/x"]
)
def test_an_address_with_too_little_or_too_much_is_home(where: str) -> None:
    tab = Tab(address=where)
    assert isinstance(tab.model.page, Home)


def test_a_bad_address_at_the_table_is_put_right() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    there = tab.address
    tab.follow("/new/no-such-game")
    assert tab.address == there and isinstance(tab.model.page, Play)


@pytest.mark.parametrize("command", ["undo", "erase", "lesson", "sit", "qr", "undelete", "reload_slot"])
def test_a_command_for_another_page_is_dropped(command: str) -> None:
    """The key U means undo everywhere, but does nothing at home."""
    tab = Tab()
    assert update(tab.model, ms.Do(command), tab.now) == (tab.model, [])


@pytest.mark.parametrize("message", [ms.Do("x"), ms.Submitted("x", {}), ms.Typed("x.1", ""), ms.Tick("x", 1)])
def test_an_unknown_command_is_an_error(message: ms.Msg) -> None:
    with pytest.raises(LookupError):
        update(Tab().model, message, 1)


@pytest.mark.parametrize(
    "message",
    [
        ms.Do("go", "/play/x"), ms.Do("go", "/g/x"), ms.Navigated("/play/x"), ms.Do("delete", "x"),
        ms.Do("export", "x"), ms.Submitted("open_link", {"link": "x"}),
    ],
)  # fmt: skip
def test_the_storage_is_read_again_for_what_needs_it(message: ms.Msg) -> None:
    tab = Tab()
    assert update(tab.model, message, 1) == (tab.model, [fx.ReadSlots(message)])


def test_a_form_is_as_it_was_left() -> None:
    tab = Tab()
    tab.do("go", "/new/onboard")
    tab.send(ms.Typed("name.1", "Bjorn"))
    tab.do("go", "/rules/onboard")
    tab.do("go", "/new/onboard")
    assert 'value="Bjorn"' in tab.page.markup
    tab.send(ms.Submitted("begin", {}))
    tab.do("go", "/")
    tab.do("go", "/new/wikinger")
    assert tab.model.session.draft is None


def test_a_move_ends_the_wait_for_a_hint() -> None:
    """Else the button would say for the rest of the game that the coach is thinking."""
    tab = Tab()
    tab.new_game("person", "person")
    tab.model, _ = update(tab.model, ms.Do("hint"), tab.now)
    tab.send(ms.Act(str(tab.table.match.legal()[0]), 0))
    assert 'data-do="hint"' in tab.page.markup

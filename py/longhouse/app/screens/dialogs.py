"""Dialogs: the menu, a slot, sharing, help, and a bug report."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longhouse import __version__
from longhouse.bots import levels_of
from longhouse.engine import Match, Message
from longhouse.engine.limits import MAX_TITLE
from longhouse.engine.markup import Markup, tag

from ..daily import voyage_of
from ..i18n import Say, translator
from ..library import title_of
from ..model import Session, Table
from ..pages import Closer, Crash, Dialog, Help, Leave, Menu, Rename, Rule, Seats, Share, Signs, SlotMenu
from ..routes import link_to
from ..say import LEVEL_NAMES, looks
from ..slots import listed
from ..widgets import button, controls, door, field, icon_button, select
from . import aids, preferences, share


def draw(session: Session, dialog: Dialog, toast: Markup) -> Markup:
    """The open dialog, with a toast at its end."""
    say = translator(session.lang)
    title, *rest = _DIALOGS[type(dialog)](session, dialog, say)
    return tag(
        "dialog",
        {"class": "dialog", "open": True, "data-modal": True, "aria-labelledby": "dialog-title"},
        tag(
            "div",
            {"class": "dialog-head"},
            tag("h2", {"id": "dialog-title", "tabindex": -1}, title),
            icon_button("close", say(Message("Close")), "escape"),
        ),
        *rest,
        toast,
    )


def _menu(session: Session, _dialog: Menu, say: Say) -> list[object]:
    table = session.table
    assert table is not None
    slot, saved = table.slot, None
    if slot:
        saved = controls(
            button(say(Message("Rename")), "dialog", f"rename:{slot}"),
            button(say(Message("Export as a file")), "export", slot),
        )
    return [
        say(Message("Menu")),
        _live(session, table, say) if slot and table.orders else None,
        preferences.draw(session, say),
        _seats(session, table.match, say) if slot and table.orders else None,
        saved,
        controls(
            _rules(session, say),
            button(say(Message("Keys")), "dialog", "help"),
            door(say(Message("Leave the table"))),
        ),
    ]


def _live(session: Session, table: Table, say: Say) -> Markup | None:
    """The way to a table on several devices, where there can be others; before all that is seldom changed."""
    match = table.match
    if match.players < 2 or match.outcome is not None or voyage_of(table.slot):
        return None
    text = Message("Seats and invitations") if table.live else Message("Play on several devices …")
    return controls(button(say(text), "seats"))


def _late(name: str) -> Callable[[Session, Any, Say], list[object]]:
    """A drawing of `seats`, which is loaded when it is needed."""

    def draw(session: Session, dialog: Any, say: Say) -> list[object]:
        from . import seats

        found: list[object] = getattr(seats, name)(session, dialog, say)
        return found

    return draw


def _rules(session: Session, say: Say) -> Markup | None:
    """The rules of the game on the table."""
    if session.table is None or session.table.match.game.guide is None:
        return None
    return door(say(Message("Rules of the game")), "rules", session.table.match.game.meta.id)


def _seats(session: Session, match: Match, say: Say) -> Markup:
    """Who plays each seat: a bot may take one over, and give it back."""
    names = looks(match, session.lang)
    levels = levels_of(match.game.meta.id)
    kinds = [("person", say(Message("a person"))), *((name, say(LEVEL_NAMES[name])) for name in levels)]
    fields = [
        field(select(f"seat.{i}", names[i].name, player.bot or "person", kinds))
        for i, player in enumerate(match.seats)
    ]
    return tag("fieldset", {"class": "seats"}, tag("legend", None, say(Message("Who plays"))), *fields)


def _slot(session: Session, dialog: SlotMenu, say: Say) -> list[object]:
    slot = dialog.slot
    text = session.stored.get(slot)
    title = title_of(listed(slot, text), session) if text is not None else ""
    return [
        title,
        controls(
            button(say(Message("Rename")), "dialog", f"rename:{slot}"),
            button(say(Message("Export as a file")), "export", slot),
            button(say(Message("Delete")), "delete", slot, "danger"),
        ),
    ]


def _rename(session: Session, dialog: Rename, say: Say) -> list[object]:
    text = session.stored.get(dialog.slot)
    name = listed(dialog.slot, text).name if text is not None else ""
    return [
        say(Message("Rename")),
        tag(
            "form",
            {"class": "stack", "data-do": "rename"},
            field(
                tag("label", {"for": "slot-name"}, say(Message("Name of the game"))),
                tag(
                    "input",
                    {
                        "id": "slot-name",
                        "name": "name",
                        "value": name,
                        "maxlength": MAX_TITLE,
                        "autocomplete": "off",
                    },
                ),
            ),
            tag("button", {"class": "btn primary", "type": "submit"}, say(Message("Save"))),
        ),
    ]


def _help(session: Session, _dialog: Help, say: Say) -> list[object]:
    keys = (
        (Message("Tab"), Message("to the next choice")),
        (Message("arrows"), Message("between the choices on the board")),
        (Message("Enter"), Message("choose")),
        (Message("1 to 9"), Message("choose what bears that number beside the question")),
        (Message("U"), Message("undo")),
        (Message("R"), Message("redo")),
        (Message("Esc"), Message("close, or back to the present")),
        (Message("?"), Message("the rule for what has the focus, or else this help")),
    )
    rows = [
        tag("div", None, tag("dt", None, tag("kbd", None, say(key))), tag("dd", None, say(text)))
        for key, text in keys
    ]
    touch = Message("On a touch screen: hold a finger on anything to read its rule.")
    return [
        say(Message("Keys")),
        tag("dl", {"class": "keys"}, *rows),
        tag("p", None, say(touch)),
        controls(_rules(session, say)),
    ]


def _rule(session: Session, dialog: Rule, say: Say) -> list[object]:
    from ..rooms.rules import pointed  # late, like the book that it comes from

    return pointed(session, dialog, say)


def _crash(session: Session, dialog: Crash, say: Say) -> list[object]:
    link = f"{session.base}#{link_to(session.table.match)}" if session.table else ""
    report = f"Longhouse {__version__}\n{dialog.report}\n{link}"
    text = Message("Something went wrong inside the program. Your game is as it was before.")
    live = session.table.live if session.table else None
    return [
        say(Message("That did not work")),
        tag("p", None, say(live.stopped if live is not None and live.stopped is not None else text)),
        tag("label", {"for": "report"}, say(Message("Report for the developers"))),
        tag("textarea", {"id": "report", "readonly": True, "rows": 6}, report),
        controls(
            button(say(Message("Go on")), "escape", kind="primary"),
            button(say(Message("Reload the page")), "reload"),
        ),
    ]


_DIALOGS: dict[type, Callable[[Session, Any, Say], list[object]]] = {
    Menu: _menu,
    Help: _help,
    SlotMenu: _slot,
    Rename: _rename,
    Share: share.draw,
    Seats: _late("draw"),
    Leave: _late("leave"),
    Rule: _rule,
    Signs: aids.signs,
    Closer: aids.closer,
    Crash: _crash,
}

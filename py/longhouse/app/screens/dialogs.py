"""Dialogs: the menu, a slot, sharing, help, and a bug report."""

from __future__ import annotations

from collections.abc import Callable

from longhouse import __version__
from longhouse.bots import levels_of
from longhouse.engine import Message
from longhouse.engine.limits import MAX_TITLE
from longhouse.engine.markup import Markup, tag

from ..i18n import Say, translator
from ..library import link_of, title_of
from ..model import Model
from ..say import LEVEL_NAMES, looks
from ..slots import listed
from ..widgets import button, icon_button, select
from . import preferences, share


def draw(model: Model) -> Markup | None:
    """The open dialog, if any."""
    name, _, arg = model.dialog.partition(":")
    content = _DIALOGS.get(name)
    if content is None:
        return None
    say = translator(model.lang)
    title, *rest = content(model, arg, say)
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
    )


def _menu(model: Model, _arg: str, say: Say) -> list[object]:
    slot = model.table.slot if model.table else ""
    saved = None
    if slot:
        saved = tag(
            "div",
            {"class": "controls"},
            button(say(Message("Rename")), "dialog", f"rename:{slot}"),
            button(say(Message("Export as a file")), "export", slot),
        )
    return [
        say(Message("Menu")),
        preferences.draw(model, say),
        _seats(model, say) if slot else None,
        saved,
        tag(
            "div",
            {"class": "controls"},
            _rules(model, say),
            button(say(Message("Keys")), "dialog", "help"),
            button(say(Message("Leave the table")), "go", "/"),
        ),
    ]


def _rules(model: Model, say: Say) -> Markup | None:
    """The rules of the game on the table."""
    if model.table is None or model.table.match.game.guide is None:
        return None
    return button(say(Message("Rules of the game")), "go", f"/rules/{model.table.match.game.meta.id}")


def _seats(model: Model, say: Say) -> Markup | None:
    """Who plays each seat: a bot may take one over, and give it back."""
    if model.table is None:
        return None
    match = model.table.match
    names = looks(match, model.lang)
    levels = levels_of(match.game.meta.id)
    kinds = [("person", say(Message("a person"))), *((name, say(LEVEL_NAMES[name])) for name in levels)]
    fields = [
        tag("div", {"class": "field"}, select(f"seat.{i}", names[i].name, player.bot or "person", kinds))
        for i, player in enumerate(match.seats)
    ]
    return tag("fieldset", {"class": "seats"}, tag("legend", None, say(Message("Who plays"))), *fields)


def _slot(model: Model, slot: str, say: Say) -> list[object]:
    text = model.stored.get(slot)
    title = title_of(listed(slot, text), model) if text is not None else ""
    return [
        title,
        tag(
            "div",
            {"class": "controls"},
            button(say(Message("Rename")), "dialog", f"rename:{slot}"),
            button(say(Message("Export as a file")), "export", slot),
            button(say(Message("Delete")), "delete", slot, "danger"),
        ),
    ]


def _rename(model: Model, slot: str, say: Say) -> list[object]:
    text = model.stored.get(slot)
    name = listed(slot, text).name if text is not None else ""
    return [
        say(Message("Rename")),
        tag(
            "form",
            {"class": "stack", "data-do": "rename"},
            tag(
                "div",
                {"class": "field"},
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


def _help(model: Model, _arg: str, say: Say) -> list[object]:
    keys = (
        (Message("Tab"), Message("to the next choice")),
        (Message("arrows"), Message("between the choices of the board")),
        (Message("Enter"), Message("choose")),
        (Message("U"), Message("undo")),
        (Message("R"), Message("redo")),
        (Message("Esc"), Message("close, or back to now")),
        (Message("?"), Message("the rule of what has the focus; else this help")),
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
        tag("div", {"class": "controls"}, _rules(model, say)),
    ]


def _rule(model: Model, arg: str, say: Say) -> list[object]:
    from .rules import pointed  # late, like the book that it comes from

    return pointed(model, arg, say)


def _crash(model: Model, _arg: str, say: Say) -> list[object]:
    report = f"Longhouse {__version__}\n{model.crash}\n{link_of(model)}"
    return [
        say(Message("That did not work")),
        tag(
            "p", None, say(Message("Something went wrong inside the program. Your game is as it was before."))
        ),
        tag("label", {"for": "report"}, say(Message("Report for the developers"))),
        tag("textarea", {"id": "report", "readonly": True, "rows": 6}, report),
        tag(
            "div",
            {"class": "controls"},
            button(say(Message("Go on")), "escape", kind="primary"),
            button(say(Message("Reload the page")), "reload"),
        ),
    ]


_DIALOGS: dict[str, Callable[[Model, str, Say], list[object]]] = {
    "menu": _menu,
    "slot": _slot,
    "rename": _rename,
    "share": share.draw,
    "help": _help,
    "crash": _crash,
    "rule": _rule,
}

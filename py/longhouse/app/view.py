"""From the model to the page: one markup string."""

from __future__ import annotations

import re

from longhouse.engine import Match, Message
from longhouse.engine.markup import Markup, join, tag
from longhouse.engine.record import NamedTuple

from .i18n import Say, translator
from .model import Model, Toast
from .pages import Lesson, Play, Puzzles
from .rooms import room_of
from .widgets import icon_button

# What sheets must know of a page as a whole. `html:has(.remark)` would say it too, but then browsers compute
# the styles of most of the page anew whenever anything on it changes.
_SHOWN = {
    "table": 'class="table ',
    "full-width": ' full-width"',
    "since": 'class="notice since"',
    "end": 'class="end"',
    "remark": 'class="remark"',
    "verdict": 'class="advice verdict',
    "sound-offer": 'class="sound-offer"',
    "ask": 'data-do="ask"',
}
_BELOW_BAR = re.compile(r'</header><\w+ class="([^"]*)"')


class Page(NamedTuple):
    """What the browser shows."""

    markup: str  # of the inside of #app
    attrs: dict[str, str]  # of <html>
    title: str


def view(model: Model) -> Page:
    """The page for a model."""
    say = translator(model.session.lang)
    room = room_of(model)
    title = room.title(model.session, model.page, say)
    toast = _toast(model.session.toast, say)
    markup = join((room.draw(model.session, model.page), _dialog(model, toast) or toast))
    attrs = _attrs(model) | {"data-shows": _shown(markup)}
    return Page(markup, attrs, f"{title} – Longhouse" if title else "Longhouse")


def _dialog(model: Model, toast: Markup) -> Markup | None:
    """The open dialog, with the toast in it: whatever is outside lies under the dialog and cannot be used."""
    if model.dialog is None:
        return None
    from .screens import dialogs  # late: not every visit opens one

    return dialogs.draw(model.session, model.dialog, toast)


def _shown(markup: str) -> str:
    """What is on a page, in words for the sheets, with the classes of what stands below the top bar."""
    below = _BELOW_BAR.search(markup)
    words = dict.fromkeys(below[1].split() if below else ())
    return " ".join(words | dict.fromkeys(word for word, sign in _SHOWN.items() if sign in markup))


def _attrs(model: Model) -> dict[str, str]:
    settings = model.session.settings
    attrs = {"lang": model.session.lang, "data-screen": model.page.name}
    if settings.theme != "auto":
        attrs["data-theme"] = settings.theme
    if settings.motion != "normal":
        attrs["data-motion"] = settings.motion
    if isinstance(model.page, Play | Lesson | Puzzles) and model.page.explaining:
        attrs["data-asks"] = "true"
    match = shown_match(model)
    if match is not None:
        actor = match.actor
        attrs |= {
            "data-game": match.game.meta.id,
            "data-turn": str(len(match.actions)),
            "data-actor": "" if actor is None else str(actor),
            "data-over": "true" if actor is None else "false",
        }
    return attrs


def shown_match(model: Model) -> Match | None:
    """What is played on the screen."""
    if isinstance(model.page, Lesson | Puzzles):
        return model.page.match
    return model.table.match if isinstance(model.page, Play) and model.table else None


def _toast(toast: Toast | None, say: Say) -> Markup:
    if toast is None:
        return tag("div", {"id": "toasts", "role": "status"})
    button = None
    if toast.action and toast.label:
        button = tag("button", {"type": "button", "class": "btn", "data-do": toast.action}, say(toast.label))
    close = icon_button("close", say(Message("Close")), "dismiss")
    return tag(
        "div",
        {"id": "toasts", "role": "status"},
        tag("div", {"class": "toast"}, say(toast.message), button, close),
    )

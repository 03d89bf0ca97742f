"""What stands around every screen: the top bar and notices."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..model import Session
from ..routes import to
from ..widgets import button, icon_button


def bar(say: Say, title: str, *right: object, about: str = "", over: Markup | None = None) -> Markup:
    """The top bar: the way home, the title and what may lie over it, what can be done here."""
    heading = tag("h1", {"class": "title", "tabindex": -1}, title)
    below = tag("p", {"class": "bar-about"}, about) if about else None
    return tag(
        "header",
        {"class": "bar"},
        icon_button("home", say(Message("Home")), "go", to()),
        tag("div", {"class": "bar-title"}, heading, below, over),
        *right,
    )


def prompt(say: Say, label: Message, *inside: object) -> Markup:
    """The place of the question, where the focus goes when there is no other, with room for a reason."""
    attrs = {"class": "prompt", "id": "prompt", "tabindex": -1, "role": "region", "aria-label": say(label)}
    return tag("div", attrs, *inside, tag("p", {"id": "why", "role": "status"}))


_CHOICE = ' data-action="'  # escaped text has no quotation marks: it is nothing but the attribute
_DIGITS = 9


def numbered(tray: Markup) -> Markup:
    """The choices of a tray with the keys that choose them."""
    first, *choices = tray.split(_CHOICE)
    keys = [f' aria-keyshortcuts="{number}"' for number in range(1, _DIGITS + 1)]
    keys += [""] * (len(choices) - len(keys))
    return Markup(first + "".join(key + _CHOICE + rest for key, rest in zip(keys, choices, strict=False)))


def notice(session: Session, say: Say) -> Markup | None:
    """A sentence that stays until it is read."""
    if session.notice is None:
        return None
    return tag(
        "div",
        {"class": "notice", "role": "alert"},
        tag("p", None, say(session.notice)),
        button(say(Message("OK")), "dismiss"),
    )

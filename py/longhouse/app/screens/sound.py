"""Whether to play with sound: asked at the first table, in the place of its title."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..model import Session
from ..widgets import button

ASKED = Message("With sound?")


def draw(session: Session, say: Say) -> Markup | None:
    """The question and its two answers, until it is answered here or in the settings."""
    if session.settings.told_sound or session.settings.sound:
        return None
    return tag(
        "div",
        {"class": "sound-offer", "role": "group", "aria-label": say(ASKED)},
        tag("span", {"aria-hidden": "true"}, say(ASKED)),
        button(say(Message("Yes")), "with_sound", "on", "primary"),
        button(say(Message("No")), "with_sound", "off", "quiet"),
    )

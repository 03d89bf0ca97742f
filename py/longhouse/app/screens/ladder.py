"""The suggestion of another level, at the end of a game and in the form for the next."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..ladder import Step, suggested
from ..model import Session
from ..say import LEVEL_NAMES
from ..widgets import button, controls


def draw(session: Session, game: str, say: Say) -> Markup | None:
    """What the last games suggest, a way to follow it, and a way to hear no more of it."""
    step = suggested(session, game)
    if step is None:
        return None
    take = say(Message("Play against {level}", level=LEVEL_NAMES[step.level]))
    return tag(
        "div",
        {"class": "ladder", "role": "group", "aria-label": say(Message("Another level"))},
        tag("p", None, say(_words(step))),
        controls(
            button(take, "take_level", f"{game}/{step.level}", "primary"),
            button(say(Message("Not now")), "decline_level", game, "quiet"),
        ),
    )


def _words(step: Step) -> Message:
    levels = {"was": LEVEL_NAMES[step.was], "level": LEVEL_NAMES[step.level]}
    if step.up:
        return Message("You keep winning against {was}: {level} would give you a harder game.", **levels)
    return Message("{was} keeps winning against you: {level} is kinder.", **levels)

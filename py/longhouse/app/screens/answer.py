"""The page of an answer that was opened in a tab of its own."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, join, tag

from ..i18n import translator
from ..model import Session
from ..pages import Answer
from ..routes import to
from ..widgets import button, controls, door, field
from . import picture
from .frame import bar, notice

TITLE = Message("An answer to an invitation")
TEXTS = {
    "asking": Message("Looking for the table that waits for this answer …"),
    "taken": Message("The table has this answer. Go back to the tab with the game, and close this one."),
    "used": Message("The invitation has been used or replaced. Send a fresh one from the tab with the game."),
    "nobody": Message(
        "No open table in this browser waits for this answer. Perhaps the table is in another browser or an "
        "installed app: copy the answer and paste it there, under “Seats and invitations”."
    ),
}
STEPS = {"asking": "back", "taken": "joined", "used": "broken", "nobody": "back"}


def draw(session: Session, page: Answer) -> Markup:
    """What became of the answer."""
    say = translator(session.lang)
    url = f"{session.base}#{to('answer', page.payload)}"
    copying = None
    if page.state == "nobody":
        copying = join(
            (
                field(
                    tag("label", {"for": "answer-url"}, say(Message("Answer"))),
                    tag("input", {"id": "answer-url", "readonly": True, "value": url}),
                ),
                controls(button(say(Message("Copy the answer")), "copy_answer", kind="primary")),
            )
        )
    return join(
        (
            bar(say, say(TITLE)),
            tag(
                "div",
                {"class": "form joining"},
                notice(session, say),
                tag(
                    "section",
                    {"class": "card stack", "id": "prompt", "tabindex": -1},
                    picture.step(STEPS[page.state]),
                    tag("p", {"role": "status"}, say(TEXTS[page.state])),
                    copying,
                ),
                controls(door(say(Message("Home")), kind="quiet")),
            ),
        )
    )

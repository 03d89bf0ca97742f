"""A new version of the app waits in the background: the person is told, and says when to switch."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag

from . import effects as fx
from . import messages as ms
from .i18n import Say
from .library import toast
from .model import Change, Model, Session, Step, replace, within
from .pages import Home, Join
from .widgets import button

READY = Message("A new version of Longhouse is ready.")
SWITCH = Message("Switch now")


def ready(model: Model, _message: ms.NewVersion) -> Step:
    """Say it once in passing; the home screen keeps saying it."""
    session = replace(model.session, update_ready=True)
    joining = isinstance(model.page, Join) and model.page.step not in ("asked", "failed")
    at_table = model.table is not None and model.table.live is not None
    if isinstance(model.page, Home) or joining or at_table:  # it waits for the end of a table
        return replace(model, session=session), []
    return within(model, toast(session, READY, "switch", SWITCH))


def switch(session: Session, _said: str) -> Change:
    """Every move is saved, so that the game goes on where it was."""
    return replace(session, toast=None), [fx.SwitchVersion()]


def notice(session: Session, say: Say) -> Markup | None:
    """The lasting word on the home screen."""
    if not session.update_ready:
        return None
    parts = tag("p", None, say(READY)), button(say(SWITCH), "switch")
    return tag("div", {"class": "notice", "role": "status"}, *parts)

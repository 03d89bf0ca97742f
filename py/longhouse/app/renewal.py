"""A new version of the app waits in the background: the person is told, and says when to switch."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag

from . import effects as fx
from . import messages as ms
from .i18n import Say
from .library import toast
from .model import Model, replace
from .table import Step
from .widgets import button

READY = Message("A new version of Longhouse is ready.")
SWITCH = Message("Switch now")


def told(model: Model, _message: ms.NewVersion) -> Step:
    """Say it once in passing; the home screen keeps saying it."""
    model = replace(model, renewal=True)
    return (model, []) if model.screen == "home" else toast(model, READY, "switch", SWITCH)


def switch(model: Model) -> Step:
    """Every move is saved, so that the game goes on where it was."""
    return replace(model, toast=None), [fx.SwitchVersion()]


def notice(model: Model, say: Say) -> Markup | None:
    """The lasting word on the home screen."""
    if not model.renewal:
        return None
    parts = tag("p", None, say(READY)), button(say(SWITCH), "switch")
    return tag("div", {"class": "notice", "role": "status"}, *parts)

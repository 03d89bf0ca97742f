"""Leaving a table that other devices sit at: asked about first, and said to the others."""

from __future__ import annotations

from collections.abc import Callable

from .. import effects as fx
from ..model import Model, Step, Table, replace
from ..pages import Join, Leave
from ..routes import read
from .common import parting
from .inviting import arrived
from .state import Guest, Host

Enter = Callable[[Model, str], Step]


def guarded(model: Model, table: Table, where: str, enter: Enter) -> Step:
    """Go somewhere else: an answer is taken, the book may be read, anything else is asked about first."""
    door, parts = read(where)
    if door.room == "answer" and isinstance(table.live, Host):
        return arrived(model, table, "/".join(parts))
    if door.room == "rules":
        return enter(model, where)
    over = table.match.outcome is not None
    if over or (isinstance(table.live, Guest) and table.live.link == "lost"):
        return gone(model, table, where, enter)
    return replace(model, dialog=Leave(where)), [fx.Focus(".dialog .primary")]


def gone(model: Model, table: Table, where: str, enter: Enter) -> Step:
    """Leave for good."""
    effects = parting(table)
    table = replace(table, live=None)
    model = replace(model, session=replace(model.session, table=table), dialog=None)
    model, more = enter(model, where)
    return model, [*effects, *more]


def unjoined(page: Join) -> list[fx.Effect]:
    """Who leaves while joining hangs up."""
    if page.step in ("asked", "failed"):
        return []
    return [fx.HangUp(page.invitation.peer), fx.StayAwake(False), fx.GuardLeaving(False)]

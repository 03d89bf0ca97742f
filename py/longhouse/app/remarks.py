"""What the coach says unasked: a remark when a question comes for the first time, and never again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from longhouse.engine import Message
from longhouse.engine.views import known

from . import effects as fx
from . import ledger, settings
from .library import toast
from .model import Change, Session, Table, replace
from .table import FOCUS, may_act

P = ParamSpec("P")


def due(session: Session, table: Table) -> str:
    """The name of the remark that belongs to the question on the screen; empty: nothing new to say."""
    if not session.settings.remarks or not may_act(table) or table.remarked == table.turn:
        return ""
    match = table.match
    read = session.settings.remarks_read
    names = [name for name in match.game.presentation().remarks() if _stored(table, name) not in read]
    if not names or _knows_the_game(session, match.game.meta.id):
        return ""
    asked = known(match.view(match.actor)["question"])["kind"]
    names = [name for name in names if name.partition(" ")[0] == asked]
    if not names:
        return ""
    possible = {"", *(action.kind for action in match.legal())}
    return next((name for name in names if name.partition(" ")[2] in possible), "")


def _stored(table: Table, name: str) -> str:
    """A remark as the settings remember it."""
    return f"{table.match.game.meta.id} {name}"


def _knows_the_game(session: Session, game: str) -> bool:
    """Whether such a game was finished on this device."""
    return any(result.game == game for result in ledger.read(session.ledger).results)


def heard(
    run: Callable[Concatenate[Session, Table, P], Change],
) -> Callable[Concatenate[Session, Table, P], Change]:
    """A way to play on: whoever does so has had time to read what stood beside the question."""

    def step(session: Session, table: Table, /, *args: P.args, **named: P.kwargs) -> Change:
        name = due(session, table)
        after, effects = run(session, table, *args, **named)
        if not name or after.table is None or after.table.turn == table.turn:
            return after, effects
        told = _read(after, table, name)
        return told, [*effects, settings.keep(told)]

    return step


def _read(session: Session, table: Table, name: str) -> Session:
    read = (*session.settings.remarks_read, _stored(table, name))
    return replace(session, settings=replace(session.settings, remarks_read=read))


def dismiss(session: Session, table: Table) -> Change:
    """The remark has been read."""
    name = due(session, table)
    if not name:
        return session, []
    session = replace(_read(session, table, name), table=replace(table, remarked=table.turn))
    return session, [settings.keep(session), fx.Focus(FOCUS)]


def silence(session: Session, _table: Table) -> Change:
    """No more remarks at all."""
    session = replace(session, settings=replace(session.settings, remarks=False))
    session, effects = toast(session, Message("No more remarks. A switch in the menu brings them back."))
    return session, [settings.keep(session), *effects, fx.Focus(FOCUS)]

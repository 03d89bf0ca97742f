"""Moves that nobody makes on the screen: the bots', and those that leave a person no choice."""

from __future__ import annotations

from longhouse.bots.question import ask_choice
from longhouse.engine import Message
from longhouse.engine.match import TOO_LONG

from . import effects as fx
from . import messages as ms
from . import voyages
from .model import Change, Session, Table, replace
from .table import play


def forced_due(session: Session, table: Table, message: ms.Tick) -> Change:
    """The pause before the only answer to a question is over: it is played."""
    action = table.match.foregone() if table.request == message.serial else None
    return (session, []) if action is None else play(session, table, str(action))


def bot_due(session: Session, table: Table, message: ms.Tick) -> Change:
    """The pause before a bot's move is over: ask it."""
    if table.request != message.serial or table.match.actor is None:
        return session, []
    if table.match.full:
        return replace(session, notice=TOO_LONG, table=replace(table, request=0)), []
    session = replace(session, sailing=None)  # whoever plays comes first
    asked = fx.Ask(table.slot, message.serial, ask_choice(table.match, tier=table.tier))
    return session, [asked]


def bot_chose(session: Session, table: Table, message: ms.BotChose) -> Change:
    """A bot answered; an answer to another question is dropped."""
    if (message.slot, message.turn, message.request) != (table.slot, table.turn, table.request):
        return session, []
    if message.action not in map(str, table.match.legal()):
        return bot_failed(session, table, ms.BotFailed(message.request, "not legal"))
    if message.tier and not table.tier:  # measured now: the match keeps it
        table = replace(table, tier=message.tier)
    return play(session, table, message.action)


def bot_failed(session: Session, table: Table, message: ms.BotFailed) -> Change:
    """A bot or the coach could not answer: say so; undo or reopening tries again."""
    if message.request == table.hint_request:
        notice = Message("The coach could not answer. Try again.")
        return replace(session, notice=notice, table=replace(table, hint_request=0)), []
    if table.analysis is not None and message.request == table.analysis.request:
        notice = Message("The coach could not look at all decisions.")
        return replace(session, notice=notice, table=replace(table, analysis=None)), []
    if message.request != table.request:
        return voyages.failed(session, message)
    notice = Message("The bot could not move. Open the game again to let it try again.")
    return replace(session, notice=notice, table=replace(table, request=0)), []

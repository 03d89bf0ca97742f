"""The coach: hints, and hurrying whoever thinks."""

from __future__ import annotations

from longhouse.bots.question import ask_hint
from longhouse.engine import Match

from . import effects as fx
from . import messages as ms
from .model import Change, Hint, Session, Suggestion, Table, replace
from .movers import bot_failed
from .table import may_act


def can_advise(match: Match) -> bool:
    """Whether the game has a judgement of its own."""
    return match.game.judgement is not None


def thinks(table: Table) -> bool:
    """Whether a bot is about to move."""
    return table.request > 0


def hurry(session: Session, table: Table) -> Change:
    """The bot that thinks should play at once."""
    return session, [fx.Hurry(table.request)]


# -- hints


def can_hint(table: Table) -> bool:
    """Whether there is a question that the coach could answer."""
    return may_act(table) and can_advise(table.match)


def hint(session: Session, table: Table) -> Change:
    """Ask the coach what to do; who has a hint already is shown the next best choice."""
    found = hint_now(table)
    if found is not None:
        shown = (found.shown + 1) % len(found.choices)
        return _shown(session, replace(table, hint=replace(found, shown=shown)))
    request = session.serial + 1
    table = replace(table, hint_request=request, hint=None, thought=0.0)
    effect = fx.Ask(table.slot, request, ask_hint(table.match, table.tier))
    return replace(session, serial=request, table=table), [effect]


def _shown(session: Session, table: Table) -> Change:
    """Point at the choice that the coach suggests."""
    assert table.hint is not None
    focus = fx.Focus(f'#app .table [data-action="{table.hint.now.action}"] | #prompt', scroll=True)
    return replace(session, table=table), [focus]


def thinking(session: Session, table: Table, message: ms.Thinking) -> Change:
    """The coach has come a little further."""
    if not message.request or message.request != table.hint_request:
        return session, []
    return replace(session, table=replace(table, thought=min(1.0, max(0.0, message.share)))), []


def stop_hint(session: Session, table: Table) -> Change:
    """The hint is not wanted any more."""
    return replace(session, table=replace(table, hint_request=0)), [fx.Focus("[data-do=hint]")]


def hinted(session: Session, table: Table, message: ms.Hinted) -> Change:
    """The coach answered; an answer to another question is dropped."""
    if (message.slot, message.turn, message.request) != (table.slot, table.turn, table.hint_request):
        return session, []
    legal = set(map(str, table.match.legal()))
    if not legal.issuperset(action for action, _, _ in message.choices):
        return bot_failed(session, table, ms.BotFailed(message.request, "not legal"))
    found = Hint(message.turn, tuple(Suggestion(*each) for each in message.choices))
    return _shown(session, replace(table, hint=found, hint_request=0))


def hint_now(table: Table) -> Hint | None:
    """The hint that belongs to the question on the screen."""
    return table.hint if table.hint and table.hint.turn == table.turn and may_act(table) else None

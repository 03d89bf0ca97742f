"""The coach and the bots' seats: hints, analysis, hurrying a bot, taking over a seat."""

from __future__ import annotations

from longhouse.bots import levels_of
from longhouse.bots.question import ask_hint, ask_verdict
from longhouse.engine import Match, Rng

from . import effects as fx
from . import messages as ms
from .model import Analysis, Change, Hint, Session, Table, Verdict, replace
from .movers import bot_failed
from .table import keep, may_act

WORST = 3  # decisions that an analysis points at
WORTH_TELLING = 0.02  # of the chance to win


def can_advise(match: Match) -> bool:
    """Whether the game has a judgement of its own."""
    return match.game.judgement is not None


def thinks(table: Table) -> bool:
    """Whether a bot is about to move."""
    return table.request > 0


def hurry(session: Session, _table: Table) -> Change:
    """The bot that thinks should play at once."""
    return session, [fx.Hurry()]


# -- hints


def can_hint(table: Table) -> bool:
    """Whether there is a question that the coach could answer."""
    return may_act(table) and can_advise(table.match)


def hint(session: Session, table: Table) -> Change:
    """Ask the coach what to do."""
    request = session.serial + 1
    table = replace(table, hint_request=request, hint=None)
    effect = fx.Ask(table.slot, request, ask_hint(table.match))
    return replace(session, serial=request, table=table), [effect]


def hinted(session: Session, table: Table, message: ms.Hinted) -> Change:
    """The coach answered; an answer to another question is dropped."""
    if (message.slot, message.turn, message.request) != (table.slot, table.turn, table.hint_request):
        return session, []
    if message.action not in map(str, table.match.legal()):
        return bot_failed(session, table, ms.BotFailed(message.request, "not legal"))
    found = Hint(message.turn, message.action, message.gains)
    focus = fx.Focus(f'#app .table [data-action="{message.action}"] | #prompt', scroll=True)
    return replace(session, table=replace(table, hint=found, hint_request=0)), [focus]


def hint_now(table: Table) -> Hint | None:
    """The hint that belongs to the question on the screen."""
    return table.hint if table.hint and table.hint.turn == table.turn and may_act(table) else None


# -- analysis


def can_analyse(table: Table) -> bool:
    """Whether there are decisions that the coach could judge."""
    return can_advise(table.match) and table.turn > 0


def analyse(session: Session, table: Table) -> Change:
    """Judge all decisions of a finished game, or one's own so far."""
    request = session.serial + 1
    return _judge(replace(session, serial=request), table, Analysis(request, _judged_seats(table)), 0)


def _judged_seats(table: Table) -> tuple[int, ...]:
    """While the game goes on, only one's own decisions: others' would tell their secrets."""
    if table.match.outcome is not None:
        return tuple(range(table.match.players))
    return () if table.viewer is None else (table.viewer,)


def _judge(session: Session, table: Table, analysis: Analysis, number: int) -> Change:
    """Ask about the first decision from that number on, until there is none left."""
    makers, forced = table.match.makers, table.match.forced
    while number < table.turn and (makers[number] not in analysis.seats or forced[number]):
        number += 1  # what left no choice was nobody's decision
    if number >= table.turn:
        return replace(session, table=replace(table, analysis=replace(analysis, done=True))), []
    question = ask_verdict(table.match.at(number), table.match.actions[number])
    effect = fx.Ask(table.slot, analysis.request, question)
    return replace(session, table=replace(table, analysis=analysis)), [effect]


def judged(session: Session, table: Table, message: ms.Judged) -> Change:
    """One more decision has been judged."""
    analysis = table.analysis
    if analysis is None or message.request != analysis.request:
        return session, []
    legal = map(str, table.match.at(message.number).legal())
    if len(message.chances) != table.match.players or message.best not in legal:
        return bot_failed(session, table, ms.BotFailed(message.request, "not legal"))
    verdict = Verdict(message.number, tuple(message.chances), message.best, message.loss)
    analysis = replace(analysis, verdicts=(*analysis.verdicts, verdict))
    return _judge(session, table, analysis, message.number + 1)


def stop_analysis(session: Session, table: Table) -> Change:
    """Put the analysis away, finished or not."""
    return replace(session, table=replace(table, analysis=None)), [fx.Hurry()]


def worst(analysis: Analysis) -> list[Verdict]:
    """The decisions that cost most, the dearest first."""
    costly = [verdict for verdict in analysis.verdicts if verdict.loss >= WORTH_TELLING]
    return sorted(costly, key=lambda verdict: -verdict.loss)[:WORST]


# -- seats


def typed_seat(session: Session, table: Table, message: ms.Typed) -> Change:
    """A bot takes over a person's seat, or gives it back: seat.<i> = person or a level."""
    which, value = message.field.partition(".")[2], message.value
    known = value == "person" or value in levels_of(table.match.game.meta.id)
    if not known or which not in map(str, range(table.match.players)):
        return session, []
    rng = Rng(session.entropy)
    seats = list(table.match.seats)
    bot = "" if value == "person" else value
    seats[int(which)] = seats[int(which)]._replace(bot=bot, seed=rng.below(1 << 32) if bot else 0)
    table = replace(table, match=table.match.seated(seats), hint_request=0)
    return keep(replace(session, entropy=rng.state), table, [])

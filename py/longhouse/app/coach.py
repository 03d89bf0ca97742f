"""The coach and the bots' seats: hints, analysis, hurrying a bot, taking over a seat."""

from __future__ import annotations

from longhouse.bots import levels_of
from longhouse.engine import Match, Rng

from . import effects as fx
from . import messages as ms
from .model import Analysis, Hint, Model, Table, Verdict, replace
from .table import Step, asked, bot_failed, may_act, save, settle

WORST = 3  # decisions that an analysis points at
WORTH_TELLING = 0.02  # of the chance to win


def can_advise(match: Match) -> bool:
    """Whether the game has a judgement of its own."""
    return match.game.judgement is not None


def hurry(model: Model) -> Step:
    """The bot that thinks shall play at once."""
    return model, [fx.Hurry()] if model.table and model.table.request else []


# -- hints


def hint(model: Model) -> Step:
    """Ask the coach what to do."""
    table = model.table
    if table is None or not may_act(table) or not can_advise(table.match):
        return model, []
    model = replace(model, serial=model.serial + 1)
    table = replace(table, asking=model.serial, hint=None)
    effect = fx.AskHint(table.slot, table.turn, model.serial, asked(table.match))
    return replace(model, table=table), [effect]


def hinted(model: Model, message: ms.Hinted) -> Step:
    """The coach answered; an answer to another question is dropped."""
    table = model.table
    told = (message.slot, message.turn, message.request)
    if table is None or told != (table.slot, table.turn, table.asking):
        return model, []
    if message.action not in map(str, table.match.legal()):
        return bot_failed(model, ms.BotFailed(message.request, "not legal"))
    found = Hint(message.turn, message.action, message.gains)
    focus = fx.Focus(f'#app .table [data-action="{message.action}"] | #prompt', scroll=True)
    return replace(model, table=replace(table, hint=found, asking=0)), [focus]


def hint_now(table: Table) -> Hint | None:
    """The hint that belongs to the question on the screen."""
    return table.hint if table.hint and table.hint.turn == table.turn and may_act(table) else None


# -- analysis


def analyse(model: Model) -> Step:
    """Judge all decisions of a finished game, or one's own so far."""
    table = model.table
    if table is None or not can_advise(table.match) or not table.turn:
        return model, []
    model = replace(model, serial=model.serial + 1)
    analysis = Analysis(model.serial, _judged_seats(table))
    return _next(replace(model, table=replace(table, analysis=analysis)), 0)


def _judged_seats(table: Table) -> tuple[int, ...]:
    """While the game goes on, only one's own decisions: others' would tell their secrets."""
    if table.match.outcome is not None:
        return tuple(range(table.match.players))
    return () if table.viewer is None else (table.viewer,)


def _next(model: Model, number: int) -> Step:
    table = model.table
    if table is None or table.analysis is None:
        return model, []
    makers, seats = table.match.makers, table.analysis.seats
    while number < table.turn and makers[number] not in seats:
        number += 1
    if number >= table.turn:
        return replace(model, table=replace(table, analysis=replace(table.analysis, done=True))), []
    then = table.match.at(number)
    played = str(table.match.actions[number])
    return model, [fx.AskVerdict(table.slot, number, table.analysis.request, asked(then), played)]


def judged(model: Model, message: ms.Judged) -> Step:
    """One more decision has been judged."""
    table = model.table
    if table is None or table.analysis is None or message.request != table.analysis.request:
        return model, []
    legal = map(str, table.match.at(message.number).legal())
    if len(message.chances) != table.match.players or message.best not in legal:
        return bot_failed(model, ms.BotFailed(message.request, "not legal"))
    verdict = Verdict(message.number, tuple(message.chances), message.best, message.loss)
    analysis = replace(table.analysis, verdicts=(*table.analysis.verdicts, verdict))
    return _next(replace(model, table=replace(table, analysis=analysis)), message.number + 1)


def stop_analysis(model: Model) -> Step:
    """Put the analysis away, finished or not."""
    table = model.table
    if table is None:
        return model, []
    return replace(model, table=replace(table, analysis=None)), [fx.Hurry()]


def worst(analysis: Analysis) -> list[Verdict]:
    """The decisions that cost most, the dearest first."""
    costly = [verdict for verdict in analysis.verdicts if verdict.loss >= WORTH_TELLING]
    return sorted(costly, key=lambda verdict: -verdict.loss)[:WORST]


# -- seats


def typed_seat(model: Model, field: str, value: str) -> Step:
    """A bot takes over a person's seat, or gives it back: seat.<i> = person or a level."""
    table = model.table
    if table is None or not table.slot or field not in map(str, range(table.match.players)):
        return model, []
    if value != "person" and value not in levels_of(table.match.game.meta.id):
        return model, []
    rng = Rng(model.entropy)
    seats = list(table.match.seats)
    bot = "" if value == "person" else value
    seats[int(field)] = seats[int(field)]._replace(bot=bot, seed=rng.below(1 << 32) if bot else 0)
    table = replace(table, match=table.match.seated(seats), request=0, asking=0)
    return settle(*save(replace(model, table=table, entropy=rng.state), []))

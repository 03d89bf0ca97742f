"""A game in hindsight: everybody's chances from moment to moment, one's own decisions, and luck.

Chances are told by what one reader knew: the person at this device, else a spectator. Decisions are judged by
what whoever made them knew. What left no choice is nobody's decision. Where one choice of a finished game
seems clearly the best, the coach looks again, longer: if it still does, it becomes a puzzle.
"""

from __future__ import annotations

from collections.abc import Iterable

from longhouse.bots.question import ask_odds, ask_verdict
from longhouse.engine import Match, Message
from longhouse.engine.record import NamedTuple
from longhouse.engine.views import known

from . import effects as fx
from . import messages as ms
from .arrival import adopt
from .coach import can_advise
from .library import toast
from .model import Analysis, Change, Outlook, Session, Table, Verdict, here, replace
from .movers import bot_failed
from .puzzles import DEPTH, kept, promising
from .telling import reader

WORST = 5  # decisions that an analysis points at
STROKES = 3  # of luck
WORTH_TELLING = 0.02  # of the chance to win


def can_analyse(table: Table) -> bool:
    """Whether there are decisions that the coach could judge."""
    return can_advise(table.match) and table.turn > 0


def analyse(session: Session, table: Table) -> Change:
    """Look at the chances all the way, and judge one's own decisions."""
    request, who = session.serial + 1, _reader(table)
    seats = mine(table)
    analysis = Analysis(request, who, seats, (*moments(table.match), *_judged(table.match, seats)))
    return _ask(replace(session, serial=request), table, _by_time(analysis))


def judge_others(session: Session, table: Table) -> Change:
    """The others' decisions are wanted too; only of a game that is over, for they would tell secrets."""
    analysis = table.analysis
    assert analysis is not None
    others = tuple(seat for seat in range(table.match.players) if seat not in analysis.seats)
    more = tuple(_judged(table.match, others))
    wider = replace(analysis, seats=(*analysis.seats, *others), plan=(*analysis.plan, *more))
    return _ask(session, table, wider)


def can_judge_others(table: Table) -> bool:
    """Whether there are decisions that have not been looked at."""
    analysis = table.analysis
    if analysis is None or not analysis.done or table.match.outcome is None:
        return False
    return len(analysis.seats) < table.match.players


def _reader(table: Table) -> int | None:
    return reader(table) if table.match.outcome is not None else table.viewer


def mine(table: Table) -> tuple[int, ...]:
    """The seats of those who look at this screen; where nobody but bots played, all."""
    if table.match.outcome is None:
        return () if table.viewer is None else (table.viewer,)
    return tuple(here(table)) or tuple(range(table.match.players))


def moments(match: Match) -> Iterable[tuple[str, int]]:
    """Where turns begin, and around what was revealed; of a game that goes on also the present."""
    makers, shown = match.makers, [match.revealed(number) for number in range(len(match.actions))]
    for number, maker in enumerate(makers):
        if not number or makers[number - 1] != maker or shown[number] or shown[number - 1]:
            yield "odds", number
    if match.outcome is None:
        yield "odds", len(makers)


def _judged(match: Match, seats: Iterable[int]) -> Iterable[tuple[str, int]]:
    """The decisions of these seats; what else left no choice is passed over when its turn comes."""
    makers, forced, known = match.makers, match.forced, set(seats)
    for number, maker in enumerate(makers):
        if maker in known and not forced[number]:
            yield "verdict", number


def _by_time(analysis: Analysis) -> Analysis:
    return replace(analysis, plan=tuple(sorted(analysis.plan, key=lambda step: step[1])))


def _ask(session: Session, table: Table, analysis: Analysis) -> Change:
    """Ask for the next step of the plan, until there is none left."""
    whole = table.match
    if analysis.done and not analysis.checked and whole.outcome is not None:
        more = tuple(("check", number) for number in promising(whole, analysis.verdicts, mine(table)))
        analysis = replace(analysis, checked=True, plan=(*analysis.plan, *more))
    while not analysis.done:
        kind, number = analysis.plan[analysis.step]
        match = whole.at(number)
        if kind != "verdict" or len(match.legal()) > 1:
            break
        analysis = replace(analysis, step=analysis.step + 1)
    session = replace(session, table=replace(table, analysis=analysis))
    if analysis.done:
        return session, []
    if kind == "verdict":
        question = ask_verdict(match, whole.actions[number])
    elif kind == "check":
        question = ask_verdict(match, known(whole.game.parse(_first(analysis, number).best)), DEPTH)
    else:
        showed = number < table.turn and whole.revealed(number)
        question = ask_odds(match, analysis.reader, whole.actions[number] if showed else None)
    return session, [fx.Ask(table.slot, analysis.request, question)]


def _first(analysis: Analysis, number: int) -> Verdict:
    """What the first look at a decision found."""
    return next(verdict for verdict in analysis.verdicts if verdict.number == number)


def _asked(table: Table, kinds: tuple[str, ...], message: ms.Judged | ms.Foreseen) -> Analysis | None:
    """The analysis that waits for just this answer."""
    analysis = table.analysis
    if analysis is None or analysis.done or message.request != analysis.request:
        return None
    kind, number = analysis.plan[analysis.step]
    return analysis if kind in kinds and number == message.number else None


def judged(session: Session, table: Table, message: ms.Judged) -> Change:
    """One more decision has been judged."""
    analysis = _asked(table, ("verdict", "check"), message)
    if analysis is None:
        return session, []
    if message.best not in map(str, table.match.at(message.number).legal()):
        return bot_failed(session, table, ms.BotFailed(message.request, "not legal"))
    verdict = Verdict(
        message.number, message.best, message.loss, message.margin, message.gains, message.costs
    )
    step = replace(analysis, step=analysis.step + 1)
    if analysis.plan[analysis.step][0] == "verdict":
        return _ask(session, table, replace(step, verdicts=(*analysis.verdicts, verdict)))
    id, (session, effects) = kept(session, table.match, _first(analysis, message.number), verdict)
    session, more = _ask(session, table, replace(step, puzzles=(*step.puzzles, id) if id else step.puzzles))
    return session, [*effects, *more]


def foreseen(session: Session, table: Table, message: ms.Foreseen) -> Change:
    """The chances at one more moment."""
    analysis = _asked(table, ("odds",), message)
    if analysis is None:
        return session, []
    players = table.match.players
    if len(message.chances) != players or len(message.expected) not in (0, players):
        return bot_failed(session, table, ms.BotFailed(message.request, "not for every seat"))
    found = Outlook(message.number, message.chances, message.expected)
    step = replace(analysis, step=analysis.step + 1, outlooks=(*analysis.outlooks, found))
    return _ask(session, table, step)


def stop_analysis(session: Session, table: Table) -> Change:
    """Put the analysis away, finished or not."""
    return replace(session, table=replace(table, analysis=None)), []


# -- what it tells


def course(match: Match, analysis: Analysis) -> list[tuple[int, tuple[float, ...]]]:
    """The chances from moment to moment; a game that is over ends with its result."""
    found = [(each.number, each.chances) for each in analysis.outlooks]
    if match.outcome is not None:
        winners = match.outcome.winners
        share = 1 / len(winners)
        shares = tuple(share if seat in winners else 0.0 for seat in range(match.players))
        found.append((len(match.actions), shares))
    return found


def worst(analysis: Analysis, match: Match, seats: Iterable[int], most: int = WORST) -> list[Verdict]:
    """The decisions of these seats that cost most, the dearest first."""
    makers, known = match.makers, set(seats)
    costly = [v for v in analysis.verdicts if v.loss >= WORTH_TELLING and makers[v.number] in known]
    return sorted(costly, key=lambda verdict: -verdict.loss)[:most]


class Stroke(NamedTuple):
    """What chance did to a seat when an action revealed something."""

    number: int  # of the action
    change: float  # of the chance to win


def luck(match: Match, analysis: Analysis, seat: int) -> list[Stroke]:
    """What each revelation changed against what was to be expected, in the order of the game."""
    after = dict(course(match, analysis))
    return [
        Stroke(each.number, after[each.number + 1][seat] - each.expected[seat])
        for each in analysis.outlooks
        if each.expected and each.number + 1 in after
    ]


# -- from there on


def can_play_from(table: Table) -> bool:
    """Not while the game goes on: whoever tries things out there would see what is still hidden."""
    return table.match.outcome is not None and table.live is None and table.curtain is None


def play_from(session: Session, table: Table, said: str) -> Change:
    """Play on from a moment of the past, in a copy of the game."""
    if not (said.isdecimal() and len(said) < 9 and int(said) < table.turn):
        return session, []
    session, effects = adopt(session, table.match.at(int(said)))
    session, more = toast(session, Message("A copy of the game, from move {move} on.", move=int(said)))
    return session, [*effects, *more]

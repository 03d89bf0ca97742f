"""The coach: what to do and why, and what a decision was worth. Knows no more than the seat that decides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from longhouse.engine.questions import Action
from longhouse.engine.record import replace
from longhouse.engine.rng import Rng
from longhouse.engine.views import known

from .levels import Thought, deliberate, position
from .question import Question
from .search import Search, chances, judgement_of, likeliest, turn_over

LEVEL = "jarl"  # of the bot that gives the hints
LOOKS = 6  # reasons are averages over this many deals of the hidden things
WORTH_TELLING = 0.4  # points
YET_TO_COME = "turn"  # the term for moves that a seat still has in this round: they come by themselves
SHARE = 0.25  # of a Jarl's turn, to judge one decision of the past
LONGEST = 40  # decisions after which a turn counts as over


@dataclass(slots=True)
class Advice:
    """A suggested action, and what it changes for the seat, the greatest gain first."""

    action: Action[str] | None = None
    gains: list[tuple[str, float]] = field(default_factory=list)


def advise(question: Question, advice: Advice) -> Iterator[float]:
    """Think in small portions; the advice is complete at the end."""
    thought = Thought()
    for done in deliberate(replace(question, level=LEVEL), thought):
        advice.action = thought.choice
        yield done
    advice.action = thought.choice
    advice.gains = _gains(question, thought)


def _gains(question: Question, thought: Thought) -> list[tuple[str, float]]:
    """How the terms change from now to the end of the turn, if it goes on as the search thinks."""
    game, judgement = question.game, judgement_of(question.game)
    rng, over = Rng(question.start), turn_over(game, judgement, question.seat)
    total: dict[str, float] = {}
    for _ in range(LOOKS):
        state = position(question, rng)
        before = dict(judgement.terms(state, question.seat))
        node = thought.search.root if thought.search else None
        action = known(thought.choice)
        for _ in range(LONGEST):
            game.apply(state, action, None)
            node = node.children.get(action) if node else None
            legal = game.legal(state)
            if not legal or over(state):
                break
            tried = {a: node.children[a].visits for a in legal if a in node.children} if node else {}
            action = max(tried, key=tried.__getitem__) if tried else likeliest(judgement, state, legal)
        for term, value in judgement.terms(state, question.seat).items():
            total[term] = total.get(term, 0.0) + (value - before.get(term, 0.0)) / LOOKS
    total.pop(YET_TO_COME, None)
    worth_telling = [(term, gain) for term, gain in total.items() if gain >= WORTH_TELLING]
    return sorted(worth_telling, key=lambda row: -row[1])


@dataclass(slots=True)
class Verdict:
    """One decision in hindsight: every seat's chances before it, the best choice, and what was lost."""

    chances: list[float] = field(default_factory=list)
    best: Action[str] | None = None
    loss: float = 0.0  # of the chance to win


def judge(question: Question, verdict: Verdict) -> Iterator[float]:
    """Judge by what the seat knew then. A forced decision loses nothing."""
    judgement, rng = judgement_of(question.game), Rng(question.start + 1)
    rows = [chances(judgement.evaluate(position(question, rng)), judgement.spread) for _ in range(LOOKS)]
    verdict.chances = [sum(column) / LOOKS for column in zip(*rows, strict=True)]
    verdict.best = question.played
    yield 0.0
    if len(question.game.legal(position(question, rng))) > 1:
        search = Search(question.game, question.view, question.start + 1)
        for action in question.since:
            search.advance(action)
        budget = max(1, int(SHARE * judgement.pace))
        for done in range(budget):
            search.run(1)
            yield done / budget
        _compare(search, known(question.played), verdict)


def _compare(search: Search, played: Action[str], verdict: Verdict) -> None:
    """Compare what was played with the best that the search has found."""
    children, best = search.root.children, search.best()
    if played in children and children[played].visits:
        loss = children[best].value - children[played].value
        if loss > 0:
            verdict.best, verdict.loss = best, loss

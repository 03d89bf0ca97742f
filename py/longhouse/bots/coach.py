"""The coach: what to do and why, and what a decision was worth. Knows no more than the seat that decides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from longhouse.engine.judgement import is_fact
from longhouse.engine.questions import Action
from longhouse.engine.record import replace
from longhouse.engine.rng import Rng
from longhouse.engine.views import known

from . import SEEDS, odds
from .levels import Thought, deliberate, position
from .question import Question
from .search import Node, Search, judgement_of, likeliest, turn_over

LEVEL = "skald"  # of the bot that gives the hints
LOOKS = 6  # reasons are averages over this many deals of the hidden things
DEALS = 16  # chances over this many
CHOICES = 3  # that a hint has, the best first
WORTH_TELLING = 0.4  # points
BARELY = 0.05  # points that the largest term is told for, where none is worth it but some reason is wanted
YET_TO_COME = ("turn", "wheel")  # terms for moves that a seat has left in this round: they come by themselves
SHARE = 0.5  # of a Jarl's turn, to judge one decision of the past
TRIED = 0.15  # of these iterations that the rivals of the best choice get at least
ENOUGH = 60  # and not less: what was hardly tried is worth anything
GLIMPSE = 8  # a part of that, after which a choice may be thought the best, and so gets the rest
COSTLY = 0.01  # of the chance to win: where so much seems to be lost, the coach looks again,
TREES = 3  # in so many new trees, for one alone wavers,
RIVALS = 3  # at what was played and so many others,
VISITS = 120  # each as often
LONGEST = 40  # decisions after which a turn counts as over


@dataclass(slots=True)
class Choice:
    """An action, and the terms that it changes for the seat: what it gains and gives up, the most first."""

    action: Action[str]
    gains: list[str] = field(default_factory=list)
    costs: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Advice:
    """What to do: the best so far, and at the end some choices with their reasons."""

    action: Action[str] | None = None
    choices: list[Choice] = field(default_factory=list)


def advise(question: Question, advice: Advice) -> Iterator[float]:
    """Think in small portions; the advice is complete at the end."""
    thought = Thought()
    for done in deliberate(replace(question, level=LEVEL), thought):
        advice.action = thought.choice
        yield done
    advice.action = best = known(thought.choice)
    root = thought.search.root if thought.search else None
    others = [action for action in _in_order(root) if action != best] if root else []
    for action in (best, *others[: CHOICES - 1]):
        gains, costs = _told(changes(question, root, action))
        advice.choices.append(Choice(action, gains, costs))


def _in_order(root: Node) -> list[Action[str]]:
    """What was tried, the best first."""
    tried = [item for item in root.children.items() if item[1].visits]
    return [action for action, _ in sorted(tried, key=lambda item: (-item[1].visits, -item[1].value))]


def changes(question: Question, root: Node | None, action: Action[str]) -> dict[str, float]:
    """How the terms change from now to the end of the turn, if it goes on as the search thinks.

    What the game can tell of its board stands beside them, if most of the deals agree on it.
    """
    game, judgement, seat = question.game, judgement_of(question.game), question.seat
    rng, over = Rng(question.start), turn_over(game, judgement, seat)
    board = game.reasons() if game.reasons else None
    total: dict[str, float] = {}
    facts: dict[str, list[float]] = {}
    for _ in range(LOOKS):
        state = position(question, rng)
        before, was = dict(judgement.terms(state, seat)), state.clone()
        node, step = root, action
        for _ in range(LONGEST):
            game.apply(state, step, None)
            node = node.children.get(step) if node else None
            legal = game.legal(state)
            if not legal or over(state):
                break
            tried = {a: node.children[a].visits for a in legal if a in node.children} if node else {}
            step = max(tried, key=tried.__getitem__) if tried else likeliest(judgement, state, legal)
        for term, value in judgement.terms(state, seat).items():
            total[term] = total.get(term, 0.0) + (value - before.get(term, 0.0)) / LOOKS
        for fact, worth in board.changed(was, state, seat).items() if board else ():
            facts.setdefault(fact, []).append(worth)
    for term in YET_TO_COME:
        total.pop(term, None)
    return total | {fact: sum(found) / LOOKS for fact, found in facts.items() if 2 * len(found) > LOOKS}


def _told(change: dict[str, float]) -> tuple[list[str], list[str]]:
    """What is worth telling: gains and costs, facts before terms, and the largest first."""
    order = sorted(change, key=lambda term: (not is_fact(term), -abs(change[term])))
    gains = [term for term in order if change[term] >= WORTH_TELLING]
    return gains, [term for term in order if change[term] <= -WORTH_TELLING]


# -- hindsight


@dataclass(slots=True)
class Outlook:
    """Every seat's chances at a moment, and what they were to be after an action that revealed something."""

    chances: list[float] = field(default_factory=list)
    expected: list[float] = field(default_factory=list)  # empty where nobody could know what was played


def foresee(question: Question, outlook: Outlook) -> Iterator[float]:
    """The chances by what the seat, or a spectator, knew then."""
    game, judgement = question.game, judgement_of(question.game)
    rng, played = Rng(question.start + 1), question.played
    now, after = [], []
    for done in range(DEALS):
        state = position(question, rng)
        if played is not None and played in game.legal(state):
            then = state.clone()
            then.rng = Rng(rng.next64())
            game.apply(then, played, None)
            after.append(odds.told(judgement, odds.look(game, then)))
        now.append(odds.told(judgement, odds.look(game, state)))
        outlook.chances = odds.mean(now)
        yield done / DEALS
    if len(after) == DEALS:
        outlook.expected = odds.mean(after)


@dataclass(slots=True)
class Verdict:
    """One decision in hindsight: the best choice, what was lost, and what the better choice changes."""

    best: Action[str] | None = None
    loss: float = 0.0  # of the chance to win
    margin: float = 0.0  # by which the best choice is better than any other
    gains: list[str] = field(default_factory=list)
    costs: list[str] = field(default_factory=list)


def judge(question: Question, verdict: Verdict) -> Iterator[float]:
    """Judge by what the seat knew then. A forced decision loses nothing."""
    rng = Rng(question.start + 1)
    verdict.best = played = known(question.played)
    yield 0.0
    state = position(question, rng)
    if len(question.game.legal(state)) == 1:
        return
    search = searching(question, question.start + 1)
    budget = max(1, int(SHARE * search.judgement.pace * question.tier))
    for done in range(budget):
        search.run(1)
        yield done / budget
    least = max(ENOUGH, int(TRIED * budget))
    yield from compare(search, played, verdict, least)
    if verdict.loss >= COSTLY:
        yield from weigh(question, search, verdict, max(VISITS, least))
    if verdict.best != played:
        better, worse = (changes(question, search.root, action) for action in (verdict.best, played))
        change = _against(better, worse)
        verdict.gains, verdict.costs = _told(change)
        verdict.gains = verdict.gains or _largest(change)
    elif question.tier > 1:  # somebody wants to be sure, and to know why
        verdict.gains, verdict.costs = _told(changes(question, search.root, played))


def _largest(change: dict[str, float]) -> list[str]:
    """The term that gains most, if any does."""
    term = max(change, key=change.__getitem__, default="")
    return [term] if change.get(term, 0.0) >= BARELY else []


def _against(better: dict[str, float], worse: dict[str, float]) -> dict[str, float]:
    """What one choice changes that another does not: the terms by how much, facts that are its own."""
    terms = {term: better[term] - worse[term] for term in better if term in worse and not is_fact(term)}
    return terms | {fact: better[fact] for fact in better if is_fact(fact) and fact not in worse}


def searching(question: Question, seed: int) -> Search:
    """A search whose values are chances as the coach tells them."""
    search = Search(question.game, question.view, seed)
    for action in question.since:
        search.advance(action)
    judgement, state = search.judgement, position(question, Rng(seed))
    if judgement.odds is not None:
        spread = odds.spread(judgement, judgement.odds.stage(state), len(judgement.evaluate(state)))
        search.judgement = replace(judgement, spread=spread)
    return search


def compare(search: Search, played: Action[str], verdict: Verdict, least: int) -> Iterator[float]:
    """Compare what was played with the best that was found; what was hardly tried is tried first."""
    children = search.root.children
    if played not in children:
        return
    for action in dict.fromkeys((*_in_order(search.root)[:2], played)):
        while children[action].visits < least:
            search.insist(action)
            yield 1.0
    while children[best := _promising(search.root, least // GLIMPSE)[0]].visits < least:
        search.insist(best)
        yield 1.0
    _conclude(verdict, played, {a: n.value for a, n in children.items() if n.visits >= least})


def weigh(question: Question, search: Search, verdict: Verdict, visits: int) -> Iterator[float]:
    """Look at the same again in new trees, where each choice in question is tried as often as the others."""
    played, rng = known(question.played), Rng(question.start + 2)
    rivals = [action for action in _promising(search.root, ENOUGH // GLIMPSE) if action != played][:RIVALS]
    worth = dict.fromkeys((played, *rivals), 0.0)
    for _ in range(TREES):
        tree = searching(question, rng.below(SEEDS))
        tree.run(1)
        for _ in range(visits):
            for action in worth:
                tree.insist(action)
            yield 1.0
        for action in worth:
            worth[action] += tree.root.children[action].value / TREES
    _conclude(verdict, played, worth)


def _promising(root: Node, least: int) -> list[Action[str]]:
    """What was tried so often, the best first."""
    tried = [item for item in root.children.items() if item[1].visits >= least]
    return [action for action, _ in sorted(tried, key=lambda item: -item[1].value)]


def _conclude(verdict: Verdict, played: Action[str], worth: dict[Action[str], float]) -> None:
    """Which choice is the best, by how much, and what was lost."""
    best = max(worth, key=worth.__getitem__)
    verdict.margin = worth[best] - max([worth[a] for a in worth if a != best], default=worth[best])
    verdict.loss = worth[best] - worth[played]
    verdict.best = best if verdict.loss > 0 else played

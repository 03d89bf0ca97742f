"""The levels of bots, from careless to thorough. Each gets what its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from longhouse.engine.judgement import Judgement
from longhouse.engine.position import Position
from longhouse.engine.questions import Action
from longhouse.engine.record import replace
from longhouse.engine.rng import Rng
from longhouse.engine.views import known

from .manner import leaning, preferred, style_of
from .question import Question
from .search import Search, judgement_of

GLANCES = 4  # deals of the hidden things that Karl looks at
STRIDE = 4  # iterations between two chances to pause


@dataclass(slots=True)
class Thought:
    """What a bot keeps from one decision to the next: the tree of this turn."""

    choice: Action[str] | None = None  # the best so far
    key: tuple[str | int, ...] = ()
    search: Search | None = None
    steps: int = 0  # decisions that the tree was grown for


def deliberate(question: Question, thought: Thought) -> Iterator[float]:
    """Think in small portions; each yields the share that is done, and after the first there is a choice."""
    rng = _generator(question, len(question.since))
    state = position(question, rng)
    legal = question.game.legal(state)
    thought.choice = legal[0]
    if len(legal) > 1:
        yield from _LEVELS[question.level](question, thought, legal, rng)
    else:
        yield 1.0


def choose(question: Question, thought: Thought | None = None) -> Action[str]:
    """A bot's choice, after all its thinking."""
    thought = thought if thought is not None else Thought()
    for _ in deliberate(question, thought):
        pass
    return known(thought.choice)


def _generator(question: Question, step: int) -> Rng:
    """Derived from the bot's seed, its seat and the number of actions."""
    rng = Rng(question.seed)
    for number in (question.seat, question.start, step):
        rng = Rng(rng.next64() ^ number)
    return rng


def position(question: Question, rng: Rng) -> Position:
    """A position that agrees with all that the seat knows."""
    state = question.game.resampler(question.view)(rng)
    for action in question.since:
        question.game.apply(state, action, None)
    return state


def turn_iterations(level: str, judgement: Judgement[Position, str]) -> int:
    """How many iterations a searching level spends on the first decision of a turn."""
    return int(judgement.pace * (judgement.patience if level == "skald" else 1))


Thinking = Callable[[Question, Thought, list[Action[str]], Rng], Iterator[float]]


def _thrall(_question: Question, thought: Thought, legal: list[Action[str]], rng: Rng) -> Iterator[float]:
    """Legal and careless: any action will do."""
    thought.choice = legal[rng.below(len(legal))]
    yield 1.0


def _karl(question: Question, thought: Thought, legal: list[Action[str]], rng: Rng) -> Iterator[float]:
    """Takes what looks best one step ahead."""
    appeal, style = judgement_of(question.game).appeal, style_of(question)
    worth = dict.fromkeys(legal, 0.0)
    for glance in range(GLANCES):
        state = position(question, rng)
        for at, action in enumerate(legal):
            worth[action] += appeal(state, action)
            if style and not glance:
                worth[action] += GLANCES * leaning(question, style, state, action)
            yield (glance + at / len(legal)) / GLANCES
        thought.choice = max(worth, key=worth.__getitem__)


def _search(question: Question, thought: Thought, legal: list[Action[str]], rng: Rng) -> Iterator[float]:
    """Jarl and Skald: a tree that fits is grown further, one that is missing is grown again the same way."""
    search, style = _tree(question, thought), style_of(question)
    leanings: dict[Action[str], float] = {}
    if style:
        state = position(question, rng)
        for action in legal:
            leanings[action] = leaning(question, style, state, action)

    def best() -> Action[str]:
        spread = search.judgement.spread
        return preferred(search.root, spread, leanings) if leanings else search.best()

    first = question.tier * turn_iterations(question.level, search.judgement)
    while thought.steps <= len(question.since):
        step = thought.steps
        thought.steps += 1  # at once, because a bot that is hurried stops in the middle
        if step:
            search.advance(question.since[step - 1])
        budget = 0 if _forced(question, step) else first // search.judgement.later if step else first
        for done in range(0, budget, STRIDE):
            search.run(min(STRIDE, budget - done))
            if step == len(question.since):
                thought.choice = best()
            yield done / budget
    thought.choice = best()


def _forced(question: Question, step: int) -> bool:
    """Whether there was only one legal action after that many of the seat's own."""
    before = replace(question, since=question.since[:step])
    return len(question.game.legal(position(before, _generator(question, step)))) == 1


def _tree(question: Question, thought: Thought) -> Search:
    """The tree of this turn if the match went the way it was grown for, otherwise a new one."""
    key = (
        question.level, question.tier, question.game.meta.id, question.seat, question.seed, question.start,
    )  # fmt: skip
    search, since = thought.search, question.since
    fits = thought.key == key and thought.steps <= len(since)
    if search is None or not fits or tuple(search.done) != since[: len(search.done)]:
        search = Search(question.game, question.view, _generator(question, 0).next64())
        thought.key, thought.steps, thought.search = key, 0, search
    return search


_LEVELS: dict[str, Thinking] = {"thrall": _thrall, "karl": _karl, "jarl": _search, "skald": _search}

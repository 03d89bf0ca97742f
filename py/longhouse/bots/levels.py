"""The levels of bots, from careless to thorough. Each gets what its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longhouse.engine.game import Game
from longhouse.engine.judgement import Judgement
from longhouse.engine.record import Record, replace
from longhouse.engine.rng import Rng

from .search import Search, judgement_of

if TYPE_CHECKING:
    from longhouse.engine import Match

GLANCES = 4  # deals of the hidden things that Karl looks at
LATER = 4  # a later decision of a turn gets a fourth of the first one's iterations, and the tree that is kept
STRIDE = 4  # iterations between two chances to pause


class Question(Record):
    """All that a bot may know of a decision.

    `view` is what its seat saw when something was last revealed or somebody else had decided; `since` are
    its own actions from there on. So whoever asks again, after a reload or an undo, gets the same answer.
    """

    game: Game
    seat: int
    seed: int  # the bot's own
    turn: int  # number of actions before the view
    view: dict[str, Any]
    since: tuple[Any, ...] = ()


def ask(match: Match) -> Question:
    """The decision now, as the actor's bot is told it."""
    actor = match.actor
    assert actor is not None
    start = match.alone_since
    view = match.at(start).view(actor) if start < len(match.actions) else match.view(actor)
    since = tuple(match.actions[start:])
    return Question(match.game, actor, match.seats[actor].seed, start, view, since)


@dataclass(slots=True)
class Thought:
    """What a bot keeps from one decision to the next: the tree of this turn."""

    choice: Any = None  # the best so far
    key: tuple[Any, ...] = ()
    search: Search | None = None
    steps: int = 0  # decisions that the tree was grown for


def deliberate(level: str, question: Question, thought: Thought) -> Iterator[float]:
    """Think in small portions, each told as the share that is done; a choice is there after the first."""
    rng = _generator(question, len(question.since))
    state = position(question, rng)
    legal = question.game.legal(state)
    thought.choice = legal[0]
    if len(legal) > 1:
        yield from _LEVELS[level](question, thought, legal, rng)
    else:
        yield 1.0


def choose(level: str, question: Question, thought: Thought | None = None) -> Any:
    """A bot's choice, thought out to the end."""
    thought = thought if thought is not None else Thought()
    for _ in deliberate(level, question, thought):
        pass
    return thought.choice


def _generator(question: Question, step: int) -> Rng:
    """Hangs on the bot's seed, seat and the number of actions."""
    rng = Rng(question.seed)
    for number in (question.seat, question.turn, step):
        rng = Rng(rng.next64() ^ number)
    return rng


def position(question: Question, rng: Rng) -> Any:
    """A position that agrees with all that the seat knows."""
    state = question.game.resampler(question.view)(rng)
    for action in question.since:
        question.game.apply(state, action, None)
    return state


def turn_iterations(level: str, judgement: Judgement) -> int:
    """How far a searching level looks into the first decision of a turn."""
    return int(judgement.pace * (judgement.patience if level == "skald" else 1))


Thinking = Callable[[Question, Thought, list[Any], Rng], Iterator[float]]


def _thrall(_question: Question, thought: Thought, legal: list[Any], rng: Rng) -> Iterator[float]:
    """Legal and careless: any action will do."""
    thought.choice = legal[rng.below(len(legal))]
    yield 1.0


def _karl(question: Question, thought: Thought, legal: list[Any], rng: Rng) -> Iterator[float]:
    """Takes what looks best one step ahead."""
    appeal = judgement_of(question.game).appeal
    worth = dict.fromkeys(legal, 0.0)
    for glance in range(GLANCES):
        state = position(question, rng)
        for at, action in enumerate(legal):
            worth[action] += appeal(state, action)
            yield (glance + at / len(legal)) / GLANCES
        thought.choice = max(worth, key=worth.__getitem__)


def _searcher(level: str) -> Thinking:
    def think(question: Question, thought: Thought, _legal: list[Any], _rng: Rng) -> Iterator[float]:
        """Searches; a tree that fits is grown on, one that is missing is grown anew in the same way."""
        search = _tree(question, thought, level)
        first = turn_iterations(level, search.judgement)
        while thought.steps <= len(question.since):
            step = thought.steps
            thought.steps += 1  # at once: whoever is hurried stops in the middle
            if step:
                search.advance(question.since[step - 1])
            budget = 0 if _forced(question, step) else first // LATER if step else first
            for done in range(0, budget, STRIDE):
                search.run(min(STRIDE, budget - done))
                if step == len(question.since):
                    thought.choice = search.best()
                yield done / budget
        thought.choice = search.best()

    return think


def _forced(question: Question, step: int) -> bool:
    """Whether there was only one thing to do after so many of the seat's own actions."""
    before = replace(question, since=question.since[:step])
    return len(question.game.legal(position(before, _generator(question, step)))) == 1


def _tree(question: Question, thought: Thought, level: str) -> Search:
    """The tree of this turn, if what it was grown for has come to pass; else a new one."""
    key = (level, question.game.meta.id, question.seat, question.seed, question.turn)
    search, since = thought.search, question.since
    fits = thought.key == key and thought.steps <= len(since)
    if search is None or not fits or tuple(search.done) != since[: len(search.done)]:
        search = Search(question.game, question.view, _generator(question, 0).next64())
        thought.key, thought.steps, thought.search = key, 0, search
    return search


_LEVELS: dict[str, Thinking] = {
    "thrall": _thrall,
    "karl": _karl,
    "jarl": _searcher("jarl"),
    "skald": _searcher("skald"),
}

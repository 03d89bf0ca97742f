"""Where questions are answered, in small portions: on the page between frames, or in a worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict

from longhouse.engine import Match
from longhouse.engine.position import Plain
from longhouse.engine.record import NamedTuple, replace
from longhouse.engine.registry import find_game
from longhouse.engine.views import known

from . import SEARCHING, TIERS, coach
from .levels import Thought, deliberate
from .question import Question, ask_choice
from .tiers import measured


def ready(game_id: str) -> None:
    """Load all that thinking about a game needs, by a moment's thought about a match that nobody plays."""
    match = Match.new(game_id, find_game(game_id).meta.players[0], 0)
    next(deliberate(ask_choice(match, SEARCHING[0]), Thought()))


class Task(NamedTuple):
    """A question that is being thought about.

    `steps` can be run for as long as there is time; `answer` gives the best answer so far, as plain data.
    """

    steps: Iterator[float]
    answer: Callable[[], Plain]


class Mind:
    """Keeps the trees of the bots at a table from one decision to the next.

    With a clock it measures the tier of a match that has none yet; without one that stays unknown.
    """

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock
        self._thoughts: dict[tuple[str, int], Thought] = {}  # of the last answer, until they are taken up
        self._latest: dict[tuple[str, int], Thought] = {}  # of the last question
        self._kinds = {
            "choice": self._choice, "hint": self._hint, "verdict": self._verdict, "odds": self._odds,
            "voyage": self._voyage,
        }  # fmt: skip

    def begin(self, question: Question) -> Task:
        """Take up a question."""
        return self._kinds[question.kind](question)

    def _choice(self, question: Question) -> Task:
        seat = question.game.meta.id, question.seat
        # a question that was given up may still be thought about: no other may grow the same tree
        thought = self._thoughts.pop(seat, None) or Thought()
        self._latest[seat] = thought
        tier = question.tier
        if question.level in SEARCHING:
            tier = tier or (measured(question, self._clock) if self._clock else 0)
            question = replace(question, tier=tier or TIERS[0])

        def answer() -> Plain:
            if self._latest[seat] is thought:
                self._thoughts[seat] = thought
            told: Plain = {"action": str(thought.choice)}
            return told | {"tier": tier} if question.level in SEARCHING else told

        return Task(deliberate(question, thought), answer)

    def _hint(self, question: Question) -> Task:
        advice = coach.Advice()

        def answer() -> Plain:
            found = advice.choices or [coach.Choice(known(advice.action))]
            return {
                "choices": [
                    {"action": str(each.action), "gains": each.gains, "costs": each.costs} for each in found
                ]
            }

        return Task(coach.advise(question, advice), answer)

    def _verdict(self, question: Question) -> Task:
        verdict = coach.Verdict()
        return Task(coach.judge(question, verdict), lambda: asdict(verdict) | {"best": str(verdict.best)})

    def _voyage(self, question: Question) -> Task:
        from .voyage import Voyage, sail  # late: few questions want a whole match

        voyage = Voyage()
        return Task(sail(question, voyage), lambda: asdict(voyage))

    def _odds(self, question: Question) -> Task:
        outlook = coach.Outlook()
        return Task(coach.foresee(question, outlook), lambda: asdict(outlook))

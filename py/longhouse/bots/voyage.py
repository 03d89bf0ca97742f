"""A whole match played out by bots, one of them in a person's place: how far a level would have come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from longhouse.engine import Match

from .levels import Thought, deliberate
from .question import Question, ask_choice

USUAL = 150  # decisions of a match, more or less, by which progress is told


@dataclass(slots=True)
class Voyage:
    """How it ended for the seat in question; None: it is still under way."""

    points: int | None = None
    won: bool = False


def sail(question: Question, voyage: Voyage) -> Iterator[float]:
    """Play on from a link, in small portions; fixed iterations, so the same comes out on every device."""
    match = Match.from_link(question.link)
    thoughts: dict[int, Thought] = {}
    while (actor := match.actor) is not None and not match.full:
        level = question.level if actor == question.seat else ""
        thought = thoughts.setdefault(actor, Thought())
        for _ in deliberate(ask_choice(match, level), thought):
            yield min(0.99, len(match.actions) / USUAL)
        assert thought.choice is not None
        match.play(thought.choice)
    if match.outcome is not None:
        voyage.points = match.outcome.scores[question.seat]
        voyage.won = question.seat in match.outcome.winners

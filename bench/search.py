"""A Jarl's turns in a game between Karls. The same file runs natively and in the page."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from longhouse.bots.levels import Thought, choose
from longhouse.bots.question import ask_choice
from longhouse.engine import Match

EVERY = 9  # one turn in this many is a Jarl's


class Turns(NamedTuple):
    """What the Jarl's turns took."""

    turns: int
    iterations: int
    seconds: float

    @property
    def rate(self) -> float:
        """Iterations per second."""
        return self.iterations / self.seconds


def jarl_turns(link: str, limit: int, clock: Callable[[], float] = perf_counter) -> Turns:
    """Karls play a new match; a Jarl takes over some turns and keeps its tree within each."""
    match, thought = Match.from_link(link), Thought()
    turns = iterations = seen = 0
    seconds, last = 0.0, -1
    while match.actor is not None and turns < limit:
        seen += match.actor != last
        last = match.actor
        if seen % EVERY or len(match.legal()) == 1:
            match.play(choose(ask_choice(match, "karl")))
            continue
        question = ask_choice(match, "jarl")
        began = clock()
        action = choose(question, thought)
        seconds += clock() - began
        turns += not question.since
        if thought.search is not None:
            iterations += thought.search.grown
        match.play(action)
    return Turns(turns, iterations, seconds)

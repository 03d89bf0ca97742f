"""A Jarl's turns of a game between Karls. The very same file runs natively and in the page."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from longhouse.bots.levels import Thought, ask, choose
from longhouse.engine import Match

EVERY = 9  # of so many turns one is thought over by a Jarl


class Turns(NamedTuple):
    """What the Jarl's turns came to."""

    turns: int
    iterations: int
    seconds: float

    @property
    def rate(self) -> float:
        """Iterations per second."""
        return self.iterations / self.seconds


def jarl_turns(link: str, limit: int, clock: Callable[[], float] = perf_counter) -> Turns:
    """Karls play a new match; in some turns a Jarl thinks for them, with the tree kept within the turn."""
    match, thought = Match.from_link(link), Thought()
    turns = iterations = seen = 0
    seconds, last = 0.0, -1
    while match.actor is not None and turns < limit:
        seen += match.actor != last
        last = match.actor
        if seen % EVERY or len(match.legal()) == 1:
            match.play(choose("karl", ask(match)))
            continue
        asked = ask(match)
        began = clock()
        action = choose("jarl", asked, thought)
        seconds += clock() - began
        turns += not asked.since
        if thought.search is not None:
            iterations += thought.search.grown
        match.play(action)
    return Turns(turns, iterations, seconds)

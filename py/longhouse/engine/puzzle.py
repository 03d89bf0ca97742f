"""A puzzle: a position in which one choice is clearly the best."""

from __future__ import annotations

from .record import Record


class Puzzle(Record):
    """A match up to a decision, and what to find there.

    A game ships some in its `puzzles`, which `python -m bench.puzzles` writes; others come from one's own
    games.
    """

    link: str  # the match up to the decision, whose actor is asked
    best: str  # text of the best action
    margin: float  # by how much of the chance to win it is better than any other
    gains: tuple[str, ...] = ()  # what it brings and gives up, as the coach tells it
    costs: tuple[str, ...] = ()
    rivals: tuple[tuple[str, float], ...] = ()  # other choices, and what each loses of the chance to win

    @property
    def id(self) -> str:
        """A short name, the same everywhere: of the position and what is asked there."""
        from hashlib import blake2b  # late: it takes as long to import as ten of our modules

        return blake2b(self.link.encode(), digest_size=5).hexdigest()

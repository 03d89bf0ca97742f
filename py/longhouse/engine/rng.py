"""Our own random numbers: the same on every Python, for ever.

SplitMix64 (Steele, Lea, Flood 2014): one 64-bit state, plain integer
arithmetic. Saves and links depend on its exact output: never change it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_RANGE = _MASK + 1
_GOLDEN = 0x9E3779B97F4A7C15
_MIX_1, _MIX_2 = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


class Rng:
    """A stream of random integers; its whole state is the integer `state`."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def next64(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + _GOLDEN) & _MASK
        z = ((z ^ (z >> 30)) * _MIX_1) & _MASK
        z = ((z ^ (z >> 27)) * _MIX_2) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A uniform integer in 0..n-1, by rejection, so without bias."""
        if n <= 0:
            raise ValueError("below() needs a positive bound")
        limit = _RANGE - _RANGE % n
        while True:
            value = self.next64()
            if value < limit:
                return value % n

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates, in place. `below` and `next64` are written out, for search shuffles often."""
        state = self.state
        for i in range(len(items) - 1, 0, -1):
            limit = _RANGE - _RANGE % (i + 1)
            while True:
                state = (state + _GOLDEN) & _MASK
                z = ((state ^ (state >> 30)) * _MIX_1) & _MASK
                z = ((z ^ (z >> 27)) * _MIX_2) & _MASK
                z ^= z >> 31
                if z < limit:
                    break
            j = z % (i + 1)
            items[i], items[j] = items[j], items[i]
        self.state = state

    def shuffled(self, items: Iterable[int]) -> tuple[int, ...]:
        """The same pieces in random order."""
        pile = list(items)
        self.shuffle(pile)
        return tuple(pile)

    def clone(self) -> Rng:
        """An independent generator that goes on from the same state."""
        return Rng(self.state)

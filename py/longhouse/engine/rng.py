"""Our own random numbers: the same on every Python, for ever.

SplitMix64 (Steele, Lea, Flood 2014): one 64-bit state, plain integer
arithmetic. Saves and links depend on its exact output: never change it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_RANGE = _MASK + 1
_GOLDEN = 0x9E3779B97F4A7C15
_MIX_1, _MIX_2 = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
_BULK = 7  # draws from which on it is faster to make all of them at once
_LANE = 128  # bits for each of them: as many as a product of two numbers of 64 bits needs


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
        """Fisher and Yates, in place."""
        draws = self._draws(len(items) - 1) if len(items) > _BULK else None
        if draws is None:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
            return
        for i, draw in zip(range(len(items) - 1, 0, -1), draws, strict=True):
            j = draw % (i + 1)
            items[i], items[j] = items[j], items[i]

    def _draws(self, n: int) -> tuple[int, ...] | None:
        """`next64` so many times, in lanes of one long number, for search shuffles often.

        None, and nothing drawn, if one of them is so high that `below` might draw again.
        """
        ones, steps, mask, lanes = _lanes(n)
        z = (ones * self.state + steps) & mask
        z = (((z ^ (z >> 30)) & mask) * _MIX_1) & mask
        z = (((z ^ (z >> 27)) & mask) * _MIX_2) & mask
        z ^= z >> 31
        draws = lanes.unpack(z.to_bytes(n * _LANE // 8, "little"))
        if max(draws) >= _RANGE - n - 1:
            return None
        self.state = (self.state + n * _GOLDEN) & _MASK
        return draws

    def shuffled(self, items: Iterable[int]) -> tuple[int, ...]:
        """The same pieces in random order."""
        pile = list(items)
        self.shuffle(pile)
        return tuple(pile)

    def clone(self) -> Rng:
        """An independent generator that goes on from the same state."""
        return Rng(self.state)


@lru_cache(maxsize=256)
def _lanes(n: int) -> tuple[int, int, int, Struct]:
    """So many lanes: a one in each, how the state grows until each draw, the bits of a draw, their bytes."""
    ones = sum([1 << (lane * _LANE) for lane in range(n)])
    steps = sum([((lane + 1) * _GOLDEN & _MASK) << (lane * _LANE) for lane in range(n)])
    return ones, steps, ones * _MASK, Struct("<" + "Q8x" * n)

"""Our own random numbers: fixed for ever."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from longhouse.engine import Rng

# Published test vectors of SplitMix64 (the reference C code, also in other libraries' tests).
SEED_1234567 = [
    6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
]  # fmt: skip
SEED_0 = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]


def test_known_vectors() -> None:
    rng = Rng(1234567)
    assert [rng.next64() for _ in SEED_1234567] == SEED_1234567
    rng = Rng(0)
    assert [rng.next64() for _ in SEED_0] == SEED_0


def test_below_and_shuffle_never_change() -> None:
    """Saves and links depend on these very numbers."""
    rng = Rng(42)
    assert [rng.below(n) for n in (2, 6, 10, 100, 10**6, 2**53)] == [1, 1, 8, 64, 963250, 1180850733505286]
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [3, 0, 4, 2, 1, 6, 7, 8, 9, 5]


def test_below_stays_in_range_and_is_even() -> None:
    rng = Rng(5)
    counts = Counter(rng.below(6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert all(1_850 < count < 2_150 for count in counts.values())


def test_below_one_is_always_nought_and_the_bound_must_be_positive() -> None:
    rng = Rng(1)
    assert {rng.below(1) for _ in range(20)} == {0}
    for bad in (0, -3):
        with pytest.raises(ValueError):
            rng.below(bad)


def test_below_rejects_instead_of_folding() -> None:
    """With a bound just above half of 2**64 about half of the draws are thrown away; none may be folded."""
    bound = 2**63 + 1
    rng, raw = Rng(9), Rng(9)
    for _ in range(50):
        expected = raw.next64()
        while expected >= bound:
            expected = raw.next64()
        assert rng.below(bound) == expected


class Dealt(Rng):
    """Draws what it is told to draw."""

    __slots__ = ("draws",)

    def __init__(self, *draws: int) -> None:
        super().__init__(0)
        self.draws = list(draws)

    def next64(self) -> int:
        """The next one."""
        return self.draws.pop(0)


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 1000, 2**63 + 1])
def test_the_last_draws_that_would_be_uneven_are_thrown_away(bound: int) -> None:
    """All draws below the greatest multiple of the bound count, none above."""
    limit = 2**64 // bound * bound
    assert Dealt(limit - 1, 0).below(bound) == bound - 1
    if limit < 2**64:
        assert Dealt(limit, 1).below(bound) == 1


def test_shuffle_reaches_every_order_evenly() -> None:
    rng = Rng(11)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(3)))
    assert all(880 < count < 1_120 for count in counts.values())


def one_by_one(rng: Rng, items: list[int]) -> list[int]:
    """Fisher and Yates as `shuffle` has it for few things."""
    for i in range(len(items) - 1, 0, -1):
        j = rng.below(i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def test_many_draws_at_once_are_those_that_come_one_by_one() -> None:
    for number in (*range(100), 300):
        many, single = Rng(number), Rng(number)
        assert list(many.shuffled(range(number))) == one_by_one(single, list(range(number)))
        assert many.state == single.state


@pytest.mark.parametrize("at", [1, 12, 39])
def test_a_draw_among_many_that_would_be_uneven_is_thrown_away(at: int) -> None:
    """The highest of all draws is the one after a state that is found by going backwards."""
    z = 2**64 - 1
    for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9), (30, 1)):
        z = z ^ z >> shift ^ z >> 2 * shift
        z = z * pow(factor, -1, 2**64) % 2**64
    state = z - at * 0x9E3779B97F4A7C15
    early = Rng(state)
    assert [early.next64() for _ in range(at)][-1] == 2**64 - 1
    many, single = Rng(state), Rng(state)
    assert list(many.shuffled(range(40))) == one_by_one(single, list(range(40)))
    assert many.state == single.state
    thrown_away = single.state != Rng(state + 39 * 0x9E3779B97F4A7C15).state
    assert thrown_away == bool(2**64 % (41 - at))


def test_clone_goes_on_alone() -> None:
    rng = Rng(3)
    rng.next64()
    twin = rng.clone()
    ahead = [rng.next64() for _ in range(3)]
    assert [twin.next64() for _ in range(3)] == ahead
    assert Rng(rng.state).next64() == twin.next64()


def test_the_state_is_a_64_bit_number() -> None:
    assert Rng(2**64 + 5).state == 5 and Rng(-1).state == 2**64 - 1

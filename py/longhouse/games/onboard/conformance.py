"""Vikings on Board for the conformance suite: a naive scorer, a census, and a disturber of secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from longhouse.engine import Match, Rng

from . import events
from .state import State


def scores(match: Match, story: Iterable[object]) -> tuple[int, ...]:
    """Goods taken at the last prices, and barrels won: read from the story, not from the position."""
    prices = [1, 1, 1]
    taken: list[list[int]] = [[] for _ in range(match.players)]
    won = [0] * match.players
    for event in story:
        if isinstance(event, events.PriceRose):
            prices[event.good] += 1
        elif isinstance(event, events.GoodTaken):
            taken[event.seat].append(event.good)
        elif isinstance(event, events.BetWon):
            won[event.seat] += event.value
    return tuple(sum(prices[good] for good in taken[seat]) + won[seat] for seat in range(match.players))


def conserved(state: State) -> None:
    """24 pieces, 15 tokens, 4 barrels and all Vikings of each seat are somewhere, once."""
    aboard = [piece for pieces in state.ships for piece in pieces]
    assert sorted(aboard) == list(range(24))
    assert all(piece in state.ships[state.where[piece]] for piece in range(24))
    assert all(len(pieces) <= 5 for pieces in state.ships)
    assert tokens(state) == Counter({0: 5, 1: 5, 2: 5})
    for seat in range(state.players):
        placed = [held % 4 + 1 for held in state.circles if held >= 0 and held // 4 == seat]
        hand = [value for value in (1, 2, 3, 4) if state.hands[seat] & 1 << value - 1]
        won = [value for value in (1, 2, 3, 4) if state.won[seat] & 1 << value - 1]
        assert sorted(placed + hand + won) == [1, 2, 3, 4]
        vikings = {2: 4, 3: 3, 4: 2}[state.players]
        assert state.before.count(seat) + state.after.count(seat) == vikings
    for ship in range(8):
        owners = [held // 4 for held in state.circles[ship * 4 : ship * 4 + 4] if held >= 0]
        assert len(owners) == len(set(owners)), "one barrel per player and ship"
        if state.sailed[ship] and ship != state.share:
            assert not state.cargo[ship]
    gone = sorted(number for number in state.sailed if number)
    assert gone == list(range(1, len(gone) + 1))
    assert all(1 <= price <= 4 for price in state.market)
    assert all(len(known) == len(state.drawn) + len(state.draw) for known in state.known)
    for known in state.known:
        assert all(k in (-1, token) for k, token in zip(known, state.drawn + state.draw, strict=True))


def tokens(state: State) -> Counter[int]:
    """All supply tokens, wherever they are."""
    found: Counter[int] = Counter(state.add + state.draw + state.drawn)
    for cargo in state.cargo:
        found.update(cargo)
    if state.good >= 0:
        found[state.good] += 1
    for index, count in enumerate(state.goods):
        found[index % 3] += count
    for good, count in enumerate(state.removed):
        found[good] += count
    return found


def disturb(state: State, seat: int | None, rng: Rng) -> State:
    """Other stacks, other barrels of the rivals, other memories, another generator."""
    other = state.clone()
    other.rng = Rng(rng.next64())
    _disturb_tokens(other, seat, rng)
    for rival in range(state.players):
        if rival != seat:
            other.known[rival] = tuple(rng.below(4) - 1 for _ in other.known[rival])
            _disturb_barrels(other, rival, rng)
    return other


def _disturb_tokens(state: State, seat: int | None, rng: Rng) -> None:
    line = state.drawn + state.draw
    known = state.known[seat] if seat is not None else (-1,) * len(line)
    if seat is not None and seat == state.who and state.drawn:
        known = state.drawn + known[len(state.drawn) :]
    pool = [*state.add, *(token for token, k in zip(line, known, strict=True) if k < 0)]
    rng.shuffle(pool)
    line = tuple(pool.pop() if k < 0 else k for k in known)
    state.drawn, state.draw = line[: len(state.drawn)], line[len(state.drawn) :]
    state.add = tuple(pool)


def _disturb_barrels(state: State, rival: int, rng: Rng) -> None:
    """Give the rival's hidden barrels other values; won ones are shown when the game is over."""
    over = not state.ask
    values = [v for v in (1, 2, 3, 4) if not (over and state.won[rival] & 1 << v - 1)]
    renamed = values[:]
    rng.shuffle(renamed)
    new: dict[int, int] = dict(zip(values, renamed, strict=True))

    def mask(bits: int) -> int:
        return sum(1 << new[v] - 1 for v in values if bits & 1 << v - 1)

    state.hands[rival] = mask(state.hands[rival])
    if not over:
        state.won[rival] = mask(state.won[rival])
    for circle, held in enumerate(state.circles):
        if held >= 0 and held // 4 == rival:
            state.circles[circle] = rival * 4 + new[held % 4 + 1] - 1
    if state.barrel and state.who == rival:
        state.barrel = new[state.barrel]

"""Points, the bonuses at the end, and how the game ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from longhouse.engine.game import Outcome

from .data import (
    ACCOMPLISHER,
    BEER_TYCOON,
    BONUS_SHARES,
    BONUSES,
    BUILDER,
    CARD,
    CARDS,
    CELLS,
    CONQUEROR,
    CONTAINERS,
    DEFENDER,
    FOLLOWER,
    KING_PIG,
    MINER,
    PER_TYPE,
)
from .state import SOURCES, S, State, size, unlaid

# bonus -> which cards it counts
_COUNTED = {
    DEFENDER: frozenset(kind for kind, card in enumerate(CARDS) if card.type == "defence"),
    FOLLOWER: frozenset(kind for kind, card in enumerate(CARDS) if card.group == "odin"),
    KING_PIG: frozenset({CARD["pigator"]}),
    CONQUEROR: frozenset(kind for kind, card in enumerate(CARDS) if card.type == "unit"),
}


def attack_points(damaged: int) -> int:
    """For so many buildings damaged in one turn: 1, 3, 5, …"""
    return 2 * damaged - 1 if damaged else 0


def owned(state: State, seat: int) -> tuple[int, ...]:
    """All cards of a seat, wherever they are."""
    lying = tuple(card for owner, _cell, card in state.guards if owner == seat)
    return (
        *state.deck[seat], *state.hand[seat], *state.kept[seat], *state.discard[seat], *state.area[seat],
        *lying,
    )  # fmt: skip


def standing(state: State, bonus: int, seat: int, cards: Sequence[int] | None = None) -> int:
    """How much of what the bonus asks for a seat has; its cards, if they are at hand."""
    if bonus == BUILDER:
        return size(state, seat)
    if bonus == ACCOMPLISHER:
        return len(state.done[seat])
    if bonus in (MINER, BEER_TYCOON):
        resource = int(bonus == MINER)
        first = seat * CELLS + CONTAINERS[resource] * PER_TYPE
        moved = sum(row[3] for row in unlaid(state) if row[:2] == (seat, resource))
        return sum(state.tokens[first : first + PER_TYPE]) + moved
    counted = _COUNTED[bonus]
    return sum([card in counted for card in (owned(state, seat) if cards is None else cards)])


def leaders(state: State, bonus: int, seats: Iterable[int]) -> list[int]:
    """Those of the seats that have most; nobody leads with nothing."""
    values = {seat: standing(state, bonus, seat) for seat in seats}
    most = max(values.values())
    return [seat for seat, value in values.items() if value == most] if most else []


def share(number: int) -> int:
    """Points of a bonus for each of so many."""
    return BONUS_SHARES[number]


def tied(state: State) -> list[int]:
    """The seats with the most points."""
    best = max(state.points)
    return [seat for seat, points in enumerate(state.points) if points == best]


def spare_bonuses(state: State) -> list[int]:
    """The bonuses that stayed in the box."""
    return [bonus for bonus in range(len(BONUSES)) if bonus not in state.bonuses]


def breakdown(state: State, seat: int) -> dict[str, int]:
    """Points by source."""
    return dict(zip(SOURCES, state.earned[seat * S : seat * S + S], strict=True))


def points(state: State) -> list[int]:
    """Points of each seat so far."""
    return list(state.points)


def outcome(state: State) -> Outcome | None:
    """Who won and why; None while the game goes on."""
    if state.ask or not state.ended:
        return None
    winners, reason = tied(state), "points"
    if len(winners) > 1:
        alone = leaders(state, state.spare[-1], winners)
        winners, reason = (alone, "bonus") if len(alone) == 1 else (winners, "shared")
    return Outcome(
        scores=tuple(state.points),
        winners=tuple(winners),
        reason=reason,
        breakdown=tuple(breakdown(state, seat) for seat in range(state.players)),
        ended=state.ended,
    )

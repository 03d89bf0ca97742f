"""The score, always computed from scratch, and who wins."""

from __future__ import annotations

from longhouse.engine.game import Outcome

from .data import BARRELS, GOODS
from .state import State


def breakdown(state: State, seat: int) -> dict[str, int]:
    """Points by source: goods at market value, barrels that won their bet."""
    points = {good: tokens(state, seat)[i] * state.market[i] for i, good in enumerate(GOODS)}
    points["barrels"] = sum(barrels(state.won[seat]))
    return points


def tokens(state: State, seat: int) -> list[int]:
    """Tokens taken, by kind."""
    return state.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)]


def barrels(mask: int) -> list[int]:
    """The values in a set of barrels."""
    return [value for value in BARRELS if mask >> (value - 1) & 1]


def points(state: State) -> list[int]:
    """Points of each seat if the game ended now, barrels included."""
    return [sum(breakdown(state, seat).values()) for seat in range(state.players)]


def outcome(state: State) -> Outcome | None:
    """Most points; then most supply tokens; then most points from supplies; else shared."""
    if state.ask:
        return None
    rows = [breakdown(state, seat) for seat in range(state.players)]
    scores = [sum(row.values()) for row in rows]
    best = list(range(state.players))
    decided = "points"
    for reason, values in (
        ("points", scores),
        ("tokens", [sum(tokens(state, seat)) for seat in range(state.players)]),
        ("goods", [score - row["barrels"] for score, row in zip(scores, rows, strict=True)]),
    ):
        top = max(values[seat] for seat in best)
        best = [seat for seat in best if values[seat] == top]
        decided = reason
        if len(best) == 1:
            break
    else:
        decided = "shared"
    return Outcome(tuple(scores), tuple(best), decided, tuple(rows), state.ended)

"""What the views of all games have in common. A view is plain JSON data: bots in a worker get it as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypedDict, TypeVar

if TYPE_CHECKING:
    from .game import Outcome


T = TypeVar("T")


def known(value: T | None) -> T:
    """A part of a view that is there whenever it is read, because the question implies it."""
    assert value is not None
    return value


class Result(TypedDict):
    """An `Outcome` in a view."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    breakdown: list[Mapping[str, int]]
    ended: str


class Asked(TypedDict):
    """The question as every view tells it; a game may tell more."""

    kind: str


class BaseView(TypedDict):
    """What every view of the house holds; each game adds its options, its table and its own `question`."""

    game: str
    seat: int | None  # who looks on; None is a spectator
    players: int
    rules: int
    actor: int | None  # who decides now
    over: bool
    outcome: Result | None


def result_of(outcome: Outcome | None) -> Result | None:
    """An outcome as a view shows it."""
    if outcome is None:
        return None
    return {
        "scores": outcome.scores, "winners": outcome.winners, "reason": outcome.reason,
        "breakdown": list(outcome.breakdown), "ended": outcome.ended,
    }  # fmt: skip

"""What the views of all games have in common. A view is plain JSON data: bots in a worker get it as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypedDict, TypeVar

from .record import NamedTuple

if TYPE_CHECKING:
    from typing_extensions import ReadOnly  # our oldest Python has none in `typing`

    from .game import Outcome
    from .questions import Event


T = TypeVar("T")


def known(value: T | None) -> T:
    """What is there whenever it is read, because the question or the order of play implies it."""
    assert value is not None
    return value


class Moment(NamedTuple):
    """What one action led to, as one viewer may read it."""

    number: int  # of the action, from 0
    seat: int  # who decided
    events: tuple[Event, ...]


class Result(TypedDict):
    """An `Outcome` in a view."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    breakdown: list[Mapping[str, int]]
    ended: str


class Asked(TypedDict):
    """The question as every view shows it."""

    kind: str


class BaseView(TypedDict):
    """What every view holds; each game adds its options and its table."""

    game: str
    question: ReadOnly[Asked | None]  # a game may show more of it
    seat: int | None  # whose view it is; None: a spectator's
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

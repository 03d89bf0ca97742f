"""What a game knows about playing it well; bots and the coach read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from .message import Message
from .questions import Action, K, S
from .record import Record


class Style(Record):
    """A way to play: by what a seat multiplies the terms of a position, and points for actions that it likes.

    `taste` names kinds of actions, or single actions by their text.
    """

    terms: Mapping[str, float]
    taste: Mapping[str, float]


_ONE_WAY: dict[str, Style] = {}


class Odds(Record, Generic[S]):
    """How points become chances to win when the coach tells them: numbers fitted to how games ended."""

    stage: Callable[[S], float]  # how far the game has come: 0 at its beginning, 1 at its end
    # players -> how many points ahead make about three times as likely to win, at equal steps of the stage
    spreads: Mapping[int, Sequence[float]]


class Reasons(Record, Generic[S]):
    """What the coach can say about the board itself: a game's `reasons`.

    `changed` compares two positions, before and after a turn of the seat, as the seat may know them: facts,
    and roughly how many points each is worth to the seat; what is lost or paid counts as less than nothing. A
    fact is a short text with a colon, `control:8`, which `told` turns into a sentence. It may get any text.
    """

    changed: Callable[[S, S, int], Mapping[str, float]]
    told: Callable[[str], Message | None]


def is_fact(reason: str) -> bool:
    """Whether a reason of the coach is about the board, and no term of the judgement."""
    return ":" in reason


class Judgement(Record, Generic[S, K]):
    """The functions of a game's `strategy`. They are only given sampled states, never the true one.

    `terms` values a position for a seat by named parts, in points that the seat will have in the end;
    `evaluate` is their sum for every seat, made fast. `appeal` values one action for the actor by looking
    one step ahead, on the same scale; `prior` is a cheap guess of how good each legal action is.
    """

    terms: Callable[[S, int], Mapping[str, float]]
    evaluate: Callable[[S], Sequence[float]]
    appeal: Callable[[S, Action[K]], float]
    spread: float  # a seat that is this many points ahead is about three times as likely to win
    names: Callable[[], Mapping[str, Message]]  # of the terms
    prior: Callable[[S, Sequence[Action[K]]], Sequence[float]] | None = None
    playout: int = 0  # search plays on by `prior` for at most this many decisions before it evaluates
    settled: Callable[[S], bool] | None = None  # where it stops; if None, where another seat decides
    # What `prior` likes best of all that is legal, found faster, and whether it is known to be the only
    # action; without it `prior` is asked. Search plays on with it, so a guess will do.
    favourite: Callable[[S], tuple[Action[K], bool]] | None = None
    # A copy of the first position with the hidden things of the second: both come from deals of one view, and
    # nothing was shuffled since. None where hidden things have come into play or could change what is legal.
    redeal: Callable[[S, S], S | None] | None = None
    styles: Mapping[str, Style] = _ONE_WAY  # by name; none of them is much weaker than another
    pace: int = 1000  # iterations of a search in the time of one Jarl's turn
    patience: float = 3.0  # how many times as many iterations a Skald's turn has
    later: int = 4  # a later decision of a turn has the iterations of the first divided by this
    odds: Odds[S] | None = None  # for chances that the coach tells; without them `spread` is used

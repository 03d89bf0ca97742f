"""What a game knows about playing it well; bots and the coach read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .message import Message
from .record import Record

State = Any
Action = Any


class Judgement(Record):
    """The functions of a game's `strategy`. They may be given sampled states only, never the true one.

    `terms` values a position for a seat by named parts, in points that the seat will have in the end;
    `evaluate` is their sum for every seat, made fast. `appeal` values one action for the actor by looking
    one step ahead, on the same scale; `prior` is a cheap guess of how good each legal action is.
    """

    terms: Callable[[State, int], Mapping[str, float]]
    evaluate: Callable[[State], Sequence[float]]
    appeal: Callable[[State, Action], float]
    spread: float  # so many points ahead make a seat about three times as likely to win
    names: Callable[[], Mapping[str, Message]]  # of the terms
    prior: Callable[[State, Sequence[Action]], Sequence[float]] | None = None
    playout: int = 0  # decisions that search at most plays on by `prior` before it evaluates
    settled: Callable[[State], bool] | None = None  # where it stops; if not said, where another seat decides
    pace: int = 1000  # iterations of a search in the time of one Jarl's turn
    patience: float = 3.0  # a Skald's turn has so many times the iterations

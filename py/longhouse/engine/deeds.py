"""Deeds worth remembering: what a game can honour in a finished match, and what it is given to judge by."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Generic, cast

from .game import Outcome
from .message import Message
from .questions import E, Event, S
from .record import NamedTuple

if TYPE_CHECKING:
    from .match import Match
    from .position import Position

RANKS = 4  # from what most people manage soon to what hardly anybody does


class Deed(NamedTuple):
    """A deed that brings an honour."""

    id: str  # a word of small letters; the ledger keeps it, so it never changes
    rank: int  # 1 to RANKS
    title: Message
    about: Message  # what must be done, in a sentence
    sign: str  # shapes around (0, 0), within a circle of radius 15


class Past(NamedTuple, Generic[S, E]):
    """A finished match, as whoever judges its deeds looks at it; nothing is hidden any more."""

    state: S
    outcome: Outcome
    moments: tuple[tuple[int, tuple[E, ...]], ...]  # for each action who decided, and what it brought about

    @property
    def events(self) -> Iterable[E]:
        """All that happened, in order."""
        return (event for _, events in self.moments for event in events)


class Deeds(NamedTuple):
    """The deeds that a game knows, easy ones first, and which of them a seat has done."""

    known: tuple[Deed, ...]
    done: Callable[[Past[Position, Event], int], Iterable[str]]  # a past and a seat -> ids

    def of(self, match: Match, seat: int) -> tuple[str, ...]:
        """The deeds of a seat in a finished match, in the order in which they are known."""
        found = set(self.done(past_of(match), seat))
        return tuple(deed.id for deed in self.known if deed.id in found)


def past_of(match: Match) -> Past[Position, Event]:
    """A finished match, to be judged."""
    moments = tuple(zip(match.makers, match._events, strict=True))
    return Past(match._state, cast("Outcome", match.outcome), moments)

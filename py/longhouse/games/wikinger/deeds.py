"""Deeds worth remembering in Vikings, and the moments at which somebody has something to say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.engine.deeds import Deed, Past
from longhouse.engine.message import Message

from . import events
from .data import BOATSMAN
from .events import Event
from .scoring import food, islands, mouths, ships
from .state import C, State

MANY_SHIPS, LONG, HUNGRY, HIGH, HUGE = 4, 5, 11, 100, 12

DEEDS = (
    Deed(
        "long", 1, Message("Long shore"), Message("Complete an island of five tiles or more."),
        '<path fill="#2f6f9f" d="M-15 5q4-3 7.500 0t7.500 0 7.500 0 7.500 0v6h-30z"/>'
        '<path fill="#5d8f4a" d="M-14 4q2-8 8-7 3-6 8-1 6-3 12 8z"/>'
        '<path fill="#c9a15a" d="M-14 4h28l-2 3h-24z"/>',
    ),
    Deed(
        "fed", 2, Message("Eleven at the table"),
        Message("At the end, feed eleven Vikings or more and leave nobody hungry."),
        '<path fill="#8b95a3" d="M-14 0Q-4-11 8-2l6-5q-2 7 0 14L8 2Q-4 11-14 0z"/>'
        '<circle cx="-8" cy="-2" r="1.600" fill="#13233f"/>'
        '<path d="M-2-4q3 4 0 8" fill="none" stroke="#13233f" stroke-width="1.500"/>',
    ),
    Deed(
        "crew", 2, Message("Nobody left behind"),
        Message("At the end, have nobody on your base but boatsmen."),
        '<path fill="#7a4a1e" d="M-14 3q14 9 28 0l-4 9h-20z"/>'
        '<g fill="#e2a97c"><circle cx="-8" cy="-2" r="3.500"/><circle cy="-4" r="3.500"/>'
        '<circle cx="8" cy="-2" r="3.500"/></g>'
        '<path fill="#8b95a3" d="M-12-3q4-6 8 0zM-4-5q4-6 8 0zM4-3q4-6 8 0z"/>',
    ),
    Deed(
        "coast", 3, Message("A quiet coast"),
        Message("At the end, hold off all of four ships or more with your warriors."),
        '<path fill="#8b95a3" d="M-11-10Q0-15 11-10 12 6 0 14-12 6-11-10z"/>'
        '<path fill="#f5ecd6" d="M-2-11h4V12h-4zM-10-3h20v4h-20z"/>',
    ),
    Deed(
        "hundred", 4, Message("A hundred"), Message("Finish with 100 points or more."),
        '<path fill="#e0b23f" d="M0-14l4 9 10 1-7.500 6.500L9 13 0 7.500-9 13l2.500-10.500L-14-4l10-1z"/>',
    ),
)  # fmt: skip


def done(past: Past[State, Event], seat: int) -> Iterator[str]:
    """Which of them a seat has done."""
    state = past.state
    if max(islands(state, seat), default=0) >= LONG:
        yield "long"
    coast = [repelled for _, _, repelled in ships(state, seat)]
    if len(coast) >= MANY_SHIPS and all(coast):
        yield "coast"
    if HUNGRY <= mouths(state, seat) <= food(state, seat):
        yield "fed"
    if past.outcome.scores[seat] >= HIGH:
        yield "hundred"
    bought = sum(isinstance(event, events.SetBought) and event.seat == seat for event in past.events)
    if bought and not any(_waiting(state, seat)):
        yield "crew"


def _waiting(state: State, seat: int) -> list[int]:
    """Vikings of each colour on the base, the boatsmen left out."""
    return [count for colour, count in enumerate(state.base[seat * C : seat * C + C]) if colour != BOATSMAN]


def great(happened: Sequence[Event]) -> list[tuple[int, str]]:
    """Seats for whom something great has just happened, and what: see `engine.presentation`."""
    gains: dict[int, int] = {}
    for event in happened:
        if isinstance(event, events.Scored):
            gains[event.seat] = gains.get(event.seat, 0) + event.points
    most = max(gains.values(), default=0)
    rich = [(seat, "riches") for seat, gain in gains.items() if gain == most >= HUGE]
    return rich + [(seat, "struck") for seat, gain in gains.items() if gain <= -HUGE // 2]

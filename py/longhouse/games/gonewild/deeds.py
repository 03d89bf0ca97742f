"""Deeds worth remembering in Vikings Gone Wild, and the moments at which somebody has something to say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.engine.deeds import Deed, Past
from longhouse.engine.message import Message

from . import events
from .data import HALL
from .events import Event
from .state import State

RAID, ERRANDS = 3, 7
_WALL = '<path fill="#6a665f" d="M-14 12V-2h5v4h4v-4h10v4h4v-4h5v14z"/>'

DEEDS = (
    Deed(
        "total", 1, Message("Total defence"),
        Message("Repulse every attack that an opponent makes in a turn."),
        f'{_WALL}<path fill="#c9432c" d="M-6-14H6q1 10-6 14-7-4-6-14z"/>',
    ),
    Deed(
        "errands", 2, Message("Seven errands"), Message("Complete seven missions in one game."),
        '<path fill="#ece2c8" d="M-10-13H7q4 0 4 4v22H-6q-4 0-4-4z"/>'
        '<path d="M-5-6 -3-4 1-8M-5 1l2 2 4-4M-5 8l2 2 4-4" fill="none" stroke="#3f7f52" '
        'stroke-width="2.200"/>',
    ),
    Deed(
        "raid", 2, Message("A grand raid"), Message("Damage three buildings in one turn."),
        '<path d="M-11 12 10-11M11 12-10-11" stroke="#8b95a3" stroke-width="3.500"/>'
        '<path d="M-13 5l8 7M13 5l-8 7" stroke="#7a4a1e" stroke-width="3"/>'
        '<path fill="#e06a2b" d="M0-14q6 6 2 10-1 3-2 0-6-3 0-10z"/>',
    ),
    Deed(
        "unhurt", 3, Message("Not a scratch"),
        Message("Finish a game in which no building of your village was damaged."),
        '<path fill="#5a3818" d="M-14-2 0-14 14-2v3h-28z"/><path fill="#ece2c8" d="M-10 1h20v12h-20z"/>'
        '<path fill="#2b1d12" d="M-3 4h6v9h-6z"/><path d="M-12 14h24" stroke="#3f7f52" stroke-width="3"/>',
    ),
    Deed(
        "peace", 4, Message("Beer, not blood"), Message("Win without ever attacking a village."),
        '<path d="M9-5h3q3 0 3 3v4q0 3-3 3H9" fill="none" stroke="#7a4a1e" stroke-width="3"/>'
        '<path fill="#e0a83a" d="M-10-8H9L8 13h-17z"/>'
        '<path fill="#f5ecd6" d="M-12-6q-2-6 4-6 3-5 8-2 6-3 8 3 5 2 1 5-4 2-6-1-3 4-6 1-5 3-9 0z"/>',
    ),
)  # fmt: skip


def done(past: Past[State, Event], seat: int) -> Iterator[str]:
    """Which of them a seat has done."""
    happened = list(past.events)
    if any(isinstance(event, events.TotalDefence) and event.seat == seat for event in happened):
        yield "total"
    if len(past.state.done[seat]) >= ERRANDS:
        yield "errands"
    if _largest_raid(past, seat) >= RAID:
        yield "raid"
    if not any(isinstance(event, events.Damaged) and event.victim == seat for event in happened):
        yield "unhurt"
    attacked = any(isinstance(event, events.AttackDeclared) and event.seat == seat for event in happened)
    if seat in past.outcome.winners and not attacked:
        yield "peace"


def _largest_raid(past: Past[State, Event], seat: int) -> int:
    """The most buildings that a seat damaged before another one's turn, or a round, began."""
    most = now = 0
    for event in past.events:
        if isinstance(event, events.Damaged):
            now = now + 1 if event.seat == seat else 0
            most = max(most, now)
        elif isinstance(event, events.RoundBegan):
            now = 0
    return most


def great(happened: Sequence[Event]) -> list[tuple[int, str]]:
    """Seats for whom something great has just happened, and what: see `engine.presentation`."""
    found = []
    for event in happened:
        if isinstance(event, events.TotalDefence):
            found.append((event.seat, "triumph"))
        elif isinstance(event, events.Damaged) and event.cell == HALL:
            found += [(event.seat, "triumph"), (event.victim, "struck")]
    return found

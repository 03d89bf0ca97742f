"""Deeds worth remembering in Vikings on Board, and the moments at which somebody has something to say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.engine.deeds import Deed, Past
from longhouse.engine.message import Message

from . import events
from .data import BARRELS
from .events import Event
from .scoring import barrels, tokens
from .state import State

_HULL = '<path fill="#7a4a1e" d="M-13 2q13 9 26 0l-4 8H-9z"/>'

DEEDS = (
    Deed(
        "stern", 1, Message("Cast off!"), Message("Send three ships to sea in one game."),
        f'{_HULL}<path fill="#e9ddc0" d="M-9-11Q-4-5-9 1H1V-11z"/><path fill="#7a4a1e" d="M1-13h2V4H1z"/>'
        '<path d="M5-6h8M9-10l4 4-4 4" fill="none" stroke="#3f7f52" stroke-width="2.5"/>',
    ),
    Deed(
        "alone", 2, Message("A ship alone"), Message("Control a ship that sails with no other clan aboard."),
        f'{_HULL}<path fill="#c9432c" d="M-9-12Q0-8 9-12V0Q0 4-9 0z"/>'
        '<path fill="#f5ecd6" d="M-3-11Q0-10 3-11V2Q0 3-3 2z"/>',
    ),
    Deed(
        "barrels", 3, Message("The whole cellar"), Message("Win the bets of all your barrels."),
        '<path fill="#8f5f2f" d="M-11-9h9q3 9 0 18h-9q-3-9 0-18zM2-9h9q3 9 0 18H2q-3-9 0-18z"/>'
        '<path d="M-12.500-3h12M-12.500 4h12M1-3h12M1 4h12" stroke="#3a2413" stroke-width="2"/>',
    ),
    Deed(
        "hold", 3, Message("Three of each"),
        Message("Bring home three or more of each: hides, grain and metal."),
        '<path fill="#a8622b" d="M-14-8q5-5 10 0l-1 9q-4 3-8 0z"/>'
        '<path fill="#e0b23f" d="M-4 12 0-4l4 16q-4 3-8 0z"/><path fill="#8b95a3" d="M4-8h9l2 9H2z"/>',
    ),
    Deed(
        "dry", 4, Message("Without a wager"), Message("Win without a single point from barrels."),
        '<path fill="#8f5f2f" d="M-8-10H8q4 10 0 20H-8q-4-10 0-20z"/>'
        '<path d="M-10-4h20M-10 4h20" stroke="#3a2413" stroke-width="2"/>'
        '<path d="M-12 12 12-12" stroke="#9c2f1c" stroke-width="3.500"/>',
    ),
)  # fmt: skip

SHIPS_SENT = EACH = 3


def done(past: Past[State, Event], seat: int) -> Iterator[str]:
    """Which of them a seat has done."""
    sailed = [event for event in past.events if isinstance(event, events.ShipSailed)]
    if sum(event.seat == seat for event in sailed) >= SHIPS_SENT:
        yield "stern"
    if any(_alone(event) == seat for event in sailed):
        yield "alone"
    won = barrels(past.state.won[seat])
    if len(won) == len(BARRELS):
        yield "barrels"
    if all(count >= EACH for count in tokens(past.state, seat)):
        yield "hold"
    if seat in past.outcome.winners and not won:
        yield "dry"


def _alone(event: events.ShipSailed) -> int:
    """The clan that holds a ship with nobody else aboard; -1 where there are others."""
    return event.order[0][0] if len(event.order) == 1 else -1


def great(happened: Sequence[Event]) -> list[tuple[int, str]]:
    """Seats for whom something great has just happened, and what: see `engine.presentation`."""
    found = []
    taken: dict[int, int] = {}
    for event in happened:
        if isinstance(event, events.ShipSailed) and _alone(event) >= 0:
            found.append((_alone(event), "triumph"))
        elif isinstance(event, events.BetWon) and event.value == BARRELS[-1]:
            found.append((event.seat, "riches"))
        elif isinstance(event, events.GoodTaken):
            taken[event.seat] = taken.get(event.seat, 0) + 1
    return found + [(seat, "riches") for seat, count in taken.items() if count >= EACH]

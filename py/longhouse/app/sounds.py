"""What is heard at the table, for those who wish: the events of a move, one's turn, the end.

`sound` is also for whatever else wants to be heard: name a sound of `browser/instruments.py`.
"""

from __future__ import annotations

from longhouse.engine import Match

from . import effects as fx
from .model import Session, Table, here

RANKS = (
    "cloth",
    "wood",
    "coin",
    "water",
    "iron",
    "horn",
    "sail",
)  # of what happens at once, the last is heard
QUIET = RANKS[:2]  # one's turn is told over these


def sound(session: Session, name: str) -> list[fx.Effect]:
    """The effect that lets a sound be heard; nothing where it is not wished, or has no name."""
    chosen = session.settings
    return [fx.Sound(name, chosen.volume)] if chosen.sound and name else []


def after(table: Table, match: Match) -> str:
    """How the last action sounds; "" for one that moves nothing."""
    if match.actor is None:
        return "end"
    heard = match.game.presentation().heard
    found = [
        heard[type(event)]
        for event in match.log(None, len(match.actions) - 1)[0].events
        if type(event) in heard
    ]
    name = max(found, key=RANKS.index, default="")
    return "turn" if (not name or name in QUIET) and _comes_here(table, match) else name


def _comes_here(table: Table, match: Match) -> bool:
    """Whether somebody else has moved, and a person at this device is next."""
    maker, actor = match.makers[-1], match.actor
    if table.live is not None:  # people at other devices are heard as bots are
        ours = here(table)
        return actor in ours and maker not in ours
    return actor is not None and bool(match.seats[maker].bot) and not match.seats[actor].bot

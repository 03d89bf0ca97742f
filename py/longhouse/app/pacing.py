"""How long the app waits before a move that nobody at the screen makes."""

from __future__ import annotations

from longhouse.bots import SEARCHING
from longhouse.engine import Match
from longhouse.engine.record import NamedTuple

from .model import Settings, Table, here
from .telling import began

PACES = {"slow": (2000, 1000), "normal": (800, 400), "instant": (0, 0)}  # before a turn, and within it
REPLAY = (900, 600)
SHRINK = 0.75  # each pause of a turn is shorter than the one before: a long turn must not last for ever
LEAST = 0.125


class Wait(NamedTuple):
    """A pause, and the move that follows it: "bot" or "forced"."""

    ms: int
    move: str


def awaited(settings: Settings, table: Table) -> Wait | None:
    """The move that the app sees to, if nobody at the screen is to decide."""
    match = table.match
    actor = match.actor
    looking = table.cursor is not None or table.curtain is not None
    if table.live is not None and table.live.stopped is not None:
        return None
    if actor is None or not table.orders or (looking and table.live is None):
        return None  # at a live table others do not wait for whoever looks back here
    if match.seats[actor].bot:
        return Wait(bots_pause(match, settings.pace), "bot")
    if settings.forced and (table.live is not None or actor in here(table)) and match.foregone() is not None:
        return Wait(forced_pause(match, settings.pace), "forced")
    return None


def bots_pause(match: Match, pace: str) -> int:
    """Milliseconds before the move of the bot that is to decide; one that searches takes its time anyway."""
    actor = match.actor
    assert actor is not None
    before, within = PACES[pace]
    searches = match.seats[actor].bot in SEARCHING
    return _pause(match, len(match.actions), actor, (before, 0 if searches else within))


def forced_pause(match: Match, pace: str) -> int:
    """Milliseconds before a move that leaves no choice: of several in a row, only the first is waited for."""
    return 0 if match.forced[-1:] == [True] else PACES[pace][1]


def replay_pause(match: Match, number: int) -> int:
    """Milliseconds before the replay shows the action with that number; 0 is the first."""
    if number >= len(match.actions):
        return REPLAY[0]
    return _pause(match, number, match.makers[number], REPLAY)


def _pause(match: Match, number: int, maker: int, paces: tuple[int, int]) -> int:
    made = number - began(match, number, maker)
    return paces[0] if not made else int(paces[1] * max(SHRINK ** (made - 1), LEAST))

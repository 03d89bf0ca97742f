"""How what happened is shown: a game's events as beats of a scene, of what moves, is counted and is said.

A scene lies over the table, whose picture is always the true one. It is played on pictures of its own: each
act has one, in which things have the ids that they have on the table. The app runs it at the chosen pace,
lets people go on or skip it, and leaves it out where no motion is wanted.

Wherever an id stands below it is that of an element of the act's picture, without the picture's prefix:
"cargo-3-0". "clan-2" is the sign of a seat, or of a clan that nobody plays, in the line that the app shows
with every scene; it can be seen on every screen. What is not in the picture is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .markup import Markup
from .message import Message
from .presentation import Scene
from .record import NamedTuple

BEFORE, AFTER, TABLE = "before", "after", "table"  # what an act is played on, see `Act`


class Move(NamedTuple):
    """Something goes from where it is to another place, and stays there until the act is over."""

    thing: str
    to: str = ""  # the place, by its id; or an edge over which it leaves: "@right", "@left", "@up", "@down"
    wait: int = 0  # milliseconds from the beginning of the beat
    ms: int = 700
    size: float = 1.0  # in the end, compared with now
    fades: bool = False  # it is not seen any more once it is there
    turn: int = 0  # degrees by which it turns meanwhile; without `to`, around its middle
    face: Markup | None = None  # this goes in its place, and the thing stays: a coin from a chest
    shakes: bool = False  # it trembles where it is, and goes nowhere
    lifts: bool = False  # it is lifted a little, and set down where it was
    out: bool = True  # lifted over the whole scene; if not, it stays within its picture, which cuts it off


class Label(NamedTuple):
    """A word or number at a place."""

    at: str
    text: Message | str
    kind: str = "gain"  # gain: it rises and goes; count: until the next at that place; stay: until the end
    wait: int = 0
    clan: int = -1  # in the colours of that seat, or clan


class Beat(NamedTuple):
    """One step: a tap goes on to the next."""

    ms: int  # how long it lasts, at normal pace
    line: Message | None = None  # what is to be seen, in words; screen readers have the dock's
    moves: tuple[Move, ...] = ()
    labels: tuple[Label, ...] = ()
    rings: tuple[str, ...] = ()  # what is pointed at; several ids with spaces between them get one ring
    scores: tuple[int, ...] = ()  # of the seats from now on, in the line of their signs
    sound: str = ""  # of `browser/instruments.py`


class Act(NamedTuple):
    """Beats that are played on one picture."""

    beats: tuple[Beat, ...]
    ground: str = (
        BEFORE  # the table before what happened, or after it; "table": the true one, which lies open
    )
    picture: Callable[[Scene[Any]], Markup] | None = None  # drawn instead of the whole table
    place: str = ""  # the part of the table that a small screen shows


class Staging(NamedTuple):
    """A scene."""

    acts: tuple[Act, ...]
    counted: bool = False  # the final scores have been counted: what follows is who has won
    words: tuple[Message, ...] = ()  # what is counted but no event tells, for a screen reader
    scored: bool = False  # a scoring is told step by step: nothing else on the screen needs to

    @property
    def beats(self) -> list[Beat]:
        """Of all acts."""
        return [beat for act in self.acts for beat in act.beats]

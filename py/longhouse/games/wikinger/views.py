"""What a view of Vikings holds; `observe` fills it in."""

from __future__ import annotations

from typing import TypedDict

from longhouse.engine import presentation
from longhouse.engine.views import BaseView


class Question(TypedDict):
    """The open question, and all that was done towards it."""

    kind: str
    tile: int | None  # that was bought, to be placed
    colour: int | None  # of the bought Viking
    cell: list[int] | None  # row and column to which the bought tile went
    start: bool  # whether the start tile is to be placed too
    building: int | None  # of the special tile that looks for its place
    earned: bool  # whether the dearest set was bought
    bid: int
    leader: int | None  # of the auction
    passed: list[bool]  # by seat
    trip: str  # of the boatsman under way
    load: list[bool]  # by colour: aboard
    must: bool  # whether somebody must be carried
    seen: int  # seats that have been scored this round


class Options(TypedDict):
    """The options of the match."""

    version: str


class Set(TypedDict):
    """What lies at a place of the wheel; -1 stands for a tile or Viking that is not there."""

    tile: int
    colour: int
    price: int


class Unseen(TypedDict):
    """How many of each kind are still to be drawn."""

    tiles: list[int]
    vikings: list[int]
    specials: list[int]


class Cell(TypedDict):
    """A cell of a homeland with its tile."""

    tile: int
    viking: bool
    special: bool  # it is a golden building
    threatened: bool


class Gain(TypedDict):
    """What a scoring brings."""

    points: int
    gold: int


class Home(TypedDict):
    """What a seat has: purse, homeland, special tiles, and how it stands."""

    gold: int
    points: int
    base: list[int]  # Vikings by colour
    rows: list[list[Cell | None]]
    ships: list[list[int]]  # column, sail, whether it is repelled
    special: list[int]  # tiles beside the base, by kind
    started: bool  # whether the start tile lies
    sold: int  # points paid for what gold could not pay
    scored: dict[str, int]  # points by source
    food: int  # Vikings that can be fed
    mouths: int  # and those that must be
    boatsmen: int  # for the majority
    islands: list[int]  # lengths of the completed ones
    income: int  # gold of a scoring
    next: Gain  # of this round's scoring, as things lie
    scouts: int  # their points in a large scoring
    buildings: int  # points of the golden ones
    breakdown: dict[str, int]


class View(BaseView):
    """The table as everybody sees it."""

    options: Options
    question: Question | None
    round: int
    scoring: str  # "small" | "large", at the end of this round
    start: int  # seat of the start figure
    wheel: list[Set | None]  # by place
    drawn: list[int]  # Vikings of this round, by colour
    hand: list[int]  # those that are not yet on the wheel
    specials: list[int]  # that lie open
    unseen: Unseen
    homes: list[Home]


class Mini(TypedDict):
    """What a save slot keeps of a view."""

    round: int
    over: bool
    land: list[str]  # a homeland, row by row: see `board.thumb.mini`


Scene = presentation.Scene[View]

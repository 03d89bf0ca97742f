"""What a view of Vikings on Board holds; `observe` fills it in."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from longhouse.engine import presentation
from longhouse.engine.views import BaseView

# (the words `from` and `for` are no names in Python, but keys of a view)
Question = TypedDict(
    "Question",
    {
        "kind": str,
        "piece": str | None,  # that was lifted
        "good": int | None,  # to be put on a bow
        "from": list[int] | None,  # ship and clan of the barrel that was lifted
        "barrel": int | None,  # that was chosen, for its owner
        "for": int | None,  # the clan for which a token is removed
        "next": int | None,  # and the player who takes the next one
        "ship": int | None,  # whose cargo is being shared
        "order": list[int],  # clans in order of control
        "turn": int,  # how many picks were made
        "effect": bool,  # whether a visit can be performed at all
    },
)


class Options(TypedDict):
    """The options that the match's rules version has."""

    extra_vikings: bool
    supplies: NotRequired[str]


class Bet(TypedDict):
    """A barrel on a circle; others do not see its value."""

    seat: int
    value: int | None


class Ship(TypedDict):
    """A ship at its mooring, or at sea."""

    pieces: list[str]  # front first
    cargo: list[int]
    sailed: int | None  # which one it was to sail
    control: list[list[int]]
    bets: list[Bet | None]  # by clan


class Stacks(TypedDict):
    """The stacks of tokens: how many, and what this seat knows of the second."""

    add: int
    draw: int
    known: list[int | None]


class Player(TypedDict):
    """What lies before a seat."""

    hand: list[int] | None
    hand_count: int
    goods: list[int]
    won: list[int] | None
    won_count: int
    goods_points: int


class View(BaseView):
    """The table as one seat sees it."""

    options: Options
    question: Question | None
    round: int
    side: int
    village: list[list[int | None]]
    ships: list[Ship]
    vikings: list[str]  # pieces that carry one
    market: list[int]
    stacks: Stacks
    drawn: list[int | None] | None
    sterns: int
    sail: int | None  # who took this round's stern
    removed: list[int]
    seats: list[Player]


class Mini(TypedDict):
    """What a save slot keeps of a view."""

    round: int
    ships: list[str]  # the clans of each ship's pieces, as letters
    sailed: list[int]  # 1 for those that have left
    colours: NotRequired[list[int]]  # of the clans, where they are not in their usual order


Scene = presentation.Scene[View]

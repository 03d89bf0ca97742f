"""The decisions of Vikings on Board: one small type for each kind.

All actions exist once, in the tables below, in their canonical order. The tag
at the end keeps tuples of different kinds from being equal.
"""

from __future__ import annotations

from typing import NamedTuple

from .data import BARRELS, BUILDINGS, CLAN_LETTERS, CLANS, GOODS, PIECE_NAMES, SHIPS


class Visit(NamedTuple):
    """Put the next Viking on a building."""

    building: int
    kind: str = "visit"

    def __str__(self) -> str:
        return f"visit {BUILDINGS[self.building]}"


class Piece(NamedTuple):
    """Choose a body piece."""

    piece: int
    kind: str = "piece"

    def __str__(self) -> str:
        return f"piece {PIECE_NAMES[self.piece]}"


class Ship(NamedTuple):
    """Choose a ship."""

    ship: int
    kind: str = "ship"

    def __str__(self) -> str:
        return f"ship {self.ship + 1}"


class Good(NamedTuple):
    """Choose a kind of goods."""

    good: int
    kind: str = "good"

    def __str__(self) -> str:
        return f"good {GOODS[self.good]}"


class Barrel(NamedTuple):
    """Choose a barrel that is still in hand, by its value."""

    value: int
    kind: str = "barrel"

    def __str__(self) -> str:
        return f"barrel {self.value}"


class Lift(NamedTuple):
    """Choose one's barrel on a circle, to move it."""

    circle: int
    kind: str = "lift"

    def __str__(self) -> str:
        return f"lift {circle_name(self.circle)}"


class Circle(NamedTuple):
    """Choose where a barrel goes. Circle number = ship * 4 + clan."""

    circle: int
    kind: str = "circle"

    def __str__(self) -> str:
        return f"circle {circle_name(self.circle)}"


def circle_name(circle: int) -> str:
    """A circle as people write it: ship and clan, `5B`."""
    return f"{circle // CLANS + 1}{CLAN_LETTERS[circle % CLANS]}"


Action = Visit | Piece | Ship | Good | Barrel | Lift | Circle

VISITS = tuple(Visit(i) for i in range(len(BUILDINGS)))
PIECE_CHOICES = tuple(Piece(i) for i in range(len(PIECE_NAMES)))
SHIP_CHOICES = tuple(Ship(i) for i in range(SHIPS))
GOOD_CHOICES = tuple(Good(i) for i in range(len(GOODS)))
BARREL_CHOICES = tuple(Barrel(value) for value in BARRELS)
LIFTS = tuple(Lift(i) for i in range(SHIPS * CLANS))
CIRCLES = tuple(Circle(i) for i in range(SHIPS * CLANS))

ALL: tuple[Action, ...] = (
    *VISITS, *PIECE_CHOICES, *SHIP_CHOICES, *GOOD_CHOICES, *BARREL_CHOICES, *LIFTS, *CIRCLES,
)  # fmt: skip
_BY_TEXT = {str(action): action for action in ALL}


def parse(text: str) -> Action | None:
    """The action of that text, or None."""
    return _BY_TEXT.get(text)

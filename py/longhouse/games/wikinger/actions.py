"""The decisions of Vikings: one small type for each kind, all made once, in canonical order."""

from __future__ import annotations

from typing import NamedTuple

from .data import COLOURS, COLUMNS, ROWS, SETS, SPECIALS

HIGHEST_BID = 300  # bids are capped here; hardly anybody ever has as much gold and points


class Pass(NamedTuple):
    """Leave the auction."""

    nothing: int = 0
    kind: str = "pass"

    def __str__(self) -> str:
        return "pass"


class Bid(NamedTuple):
    """Bid for the start figure; the first bid may be 0, which is no passing."""

    gold: int
    kind: str = "bid"

    def __str__(self) -> str:
        return f"bid {self.gold}"


class Remove(NamedTuple):
    """Take one of the thirteen Vikings out of the game."""

    colour: int
    kind: str = "remove"

    def __str__(self) -> str:
        return f"remove {COLOURS[self.colour]}"


class Lay(NamedTuple):
    """Put all Vikings of a colour on the wheel."""

    colour: int
    kind: str = "lay"

    def __str__(self) -> str:
        return f"lay {COLOURS[self.colour]}"


class Buy(NamedTuple):
    """Buy the set at a place of the wheel (not: at a price; the prices turn)."""

    place: int
    kind: str = "buy"

    def __str__(self) -> str:
        return f"buy {self.place + 1}"


class Tile(NamedTuple):
    """Put the bought tile on a cell. Cell number = row * 40 + column."""

    cell: int
    kind: str = "tile"

    def __str__(self) -> str:
        return f"tile {cell_name(self.cell)}"


class Start(NamedTuple):
    """Put the start tile on the first cell of a row."""

    cell: int
    kind: str = "start"

    def __str__(self) -> str:
        return f"start {cell_name(self.cell)}"


class Settle(NamedTuple):
    """Put the Viking on the tile just placed (1) or on the base (0)."""

    island: int
    kind: str = "settle"

    def __str__(self) -> str:
        return "settle island" if self.island else "settle base"


class Take(NamedTuple):
    """Take one of the open special tiles; the number after the last kind is none."""

    special: int
    kind: str = "take"

    def __str__(self) -> str:
        return f"take {SPECIALS[self.special]}" if self.special < len(SPECIALS) else "take none"


class Exchange(NamedTuple):
    """Replace the tile on a cell by the special tile with the same building."""

    cell: int
    kind: str = "exchange"

    def __str__(self) -> str:
        return f"exchange {cell_name(self.cell)}"


class Ferry(NamedTuple):
    """Let a boatsman carry a Viking from the base to a cell of its row."""

    cell: int
    kind: str = "ferry"

    def __str__(self) -> str:
        return f"ferry {cell_name(self.cell)}"


class Boat(NamedTuple):
    """The same with a boat tile, so that the boatsman may carry more."""

    cell: int
    kind: str = "boat"

    def __str__(self) -> str:
        return f"boat {cell_name(self.cell)}"


class Stop(NamedTuple):
    """Carry no more: with this boatsman, or at all."""

    nothing: int = 0
    kind: str = "stop"

    def __str__(self) -> str:
        return "stop"


def cell_name(cell: int) -> str:
    """A cell as people write it: row and column, `noble 2`."""
    return f"{ROWS[cell // COLUMNS]} {cell % COLUMNS + 1}"


Action = Pass | Bid | Remove | Lay | Buy | Tile | Start | Settle | Take | Exchange | Ferry | Boat | Stop

CELLS = len(ROWS) * COLUMNS
PASS = Pass()
BIDS = tuple(Bid(n) for n in range(HIGHEST_BID + 1))
REMOVES = tuple(Remove(c) for c in range(len(COLOURS)))
LAYS = tuple(Lay(c) for c in range(len(COLOURS)))
BUYS = tuple(Buy(i) for i in range(SETS))
TILES = tuple(Tile(cell) for cell in range(CELLS))
STARTS = tuple(Start(row * COLUMNS) for row in range(1, len(ROWS)))
SETTLES = (Settle(0), Settle(1))
TAKES = tuple(Take(i) for i in range(len(SPECIALS) + 1))
EXCHANGES = tuple(Exchange(cell) for cell in range(CELLS))
FERRIES = tuple(Ferry(cell) for cell in range(CELLS))
BOATS = tuple(Boat(cell) for cell in range(CELLS))
STOP = Stop()

ALL: tuple[Action, ...] = (
    PASS, *BIDS, *REMOVES, *LAYS, *BUYS, *TILES, *STARTS, *SETTLES, *TAKES, *EXCHANGES, *FERRIES, *BOATS,
    STOP,
)  # fmt: skip
_BY_TEXT = {str(action): action for action in ALL}


def parse(text: str) -> Action | None:
    """The action of that text, or None."""
    return _BY_TEXT.get(text)

"""Where the cells of a homeland lie: one band of columns, or on a phone several below each other."""

from __future__ import annotations

from longhouse.engine.record import NamedTuple

from ..data import ROWS, TOP_ARM
from ..views import Home

CELL, BASE, ARM = 60, 78, 28
HALF = CELL // 2
PHONE = 6  # columns that a phone has room for beside each other
DESK = 13  # and a desk; a longer homeland is drawn in two bands
BAND = ARM + len(ROWS) * CELL + 4  # height of a band


class Plot(NamedTuple):
    """The measures of one homeland, in units of its viewBox."""

    columns: int
    per: int  # columns of a band

    @property
    def bands(self) -> int:
        """Bands below each other."""
        return -(-self.columns // self.per)

    @property
    def width(self) -> int:
        """Of the whole picture."""
        return BASE + self.per * CELL + 6

    @property
    def height(self) -> int:
        """Of the whole picture."""
        return self.bands * BAND

    def left(self, column: int) -> int:
        """Left edge of a column."""
        return BASE + column % self.per * CELL

    def top(self, row: int, column: int = 0) -> int:
        """Upper edge of a cell."""
        return column // self.per * BAND + ARM + row * CELL

    def middle(self, row: int, column: int) -> tuple[int, int]:
        """Middle of a cell."""
        return self.left(column) + HALF, self.top(row, column) + HALF


def plot_of(home: Home, large: bool, tall: bool, free: bool = True) -> Plot:
    """A large homeland shows a free column where one is of use; on a phone it goes on in further bands."""
    used = max(TOP_ARM, *map(len, home["rows"]))
    if not large:
        columns = max(5, used)
        return Plot(columns, columns)
    if tall:
        return Plot(-(-(used + free) // PHONE) * PHONE, PHONE)
    columns = max(8, used + 1)
    if columns > DESK:
        return Plot(columns + columns % 2, (columns + 1) // 2)
    return Plot(columns, columns)

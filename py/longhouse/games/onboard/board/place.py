"""Where things stand on the table: one set of measures per layout, no drawing."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ..data import SHIPS

BUILDINGS = 11
THIN_CIRCLES = (-36, -19, 19, 36)  # of a ship that has left, from its number
THIN_CIRCLE_R = 8
Box = tuple[int, int, int, int]  # left, top, width, height


class Stores(NamedTuple):
    """Measures of the market and the stacks, from the top of their ground."""

    x: int  # left edge of the ground
    gap: int  # from the last row of ships to the ground
    high: int
    cell: tuple[int, int]  # middle of the market's first field
    cell_step: tuple[int, int]
    field: tuple[int, int]  # width and height of a field
    stack: tuple[int, int]
    stack_step: int
    sterns: tuple[int, int]
    removed: tuple[int, int]
    roomy: bool  # sterns and lost tokens are drawn one by one, not counted


class Place(NamedTuple):
    """Measures of one layout, in units of its viewBox."""

    compact: bool  # small drawings, with less on them
    width: int
    corner: int  # radius of the corners of earth and water
    # village
    earth: Box
    column: int  # buildings per column
    house_x: int  # left edge of the first column
    house_y: int
    house_step: int
    column_step: int
    plate: tuple[int, int, int]  # x offset, width, height of a building's plate
    slot_x: tuple[int, int]  # circles of the two sides, from the column's left edge
    spot_r: int  # radius of these circles
    # harbour and fjord, which may have two columns; an x is that of the first
    fleet: int  # ships per column
    fleet_step: int
    fleet_w: int  # right edge
    jetty: tuple[int, int]  # left edge and width
    sea: tuple[int, int, int]  # left edge, top, and depth under the last row
    ripples: tuple[tuple[int, int], ...]  # beside a ship, from the first body's keel
    row_y: int
    row_step: int
    thin: int  # height of the row of a ship that has left
    hull_y: int  # top of a ship, from the top of its row
    circle_x: tuple[int, int]
    circle_y: tuple[int, int]
    circle_r: int
    bow_x: int
    bow_w: int
    body_w: int
    keel: int  # bottom of a hull, from the top of a row
    stand: tuple[int, int]  # a Viking on a body piece
    pennant_y: int  # from the top of a row
    berth_w: int
    shift: int  # how far a sailed ship lies from its mooring
    small: float  # its size, where it makes room for the others
    voyage: tuple[int, int]  # its words, from the top of its row
    stores: Stores
    # what `without` fills in
    left: frozenset[int] = frozenset()  # ships that have left
    rows: tuple[int, ...] = ()  # tops of the ships' rows
    rows_end: int = 0  # bottom of the last row, in the longest column

    def without(self, left: Collection[int]) -> Place:
        """The same table after these ships have left: rows below a thin one, and the picture's end, rise."""
        depths = [self.thin if ship in left else self.row_step for ship in range(SHIPS)]
        tops = [self.row_y + sum(depths[ship - ship % self.fleet : ship]) for ship in range(SHIPS)]
        end = max(map(sum, zip(tops, depths, strict=True)))
        return self._replace(left=frozenset(left), rows=tuple(tops), rows_end=end)

    @property
    def store_y(self) -> int:
        """Top of market and stacks."""
        return self.rows_end + self.stores.gap

    @property
    def height(self) -> int:
        """Of the picture."""
        return self.store_y + self.stores.high

    @property
    def ground(self) -> Box:
        """The earth under market and stacks."""
        return self.stores.x, self.store_y, self.width - self.stores.x, self.stores.high

    def house(self, building: int) -> tuple[int, int]:
        """Left edge and middle line of a building."""
        column, row = divmod(building, self.column)
        return self.house_x + column * self.column_step, self.house_y + row * self.house_step

    def slot(self, side: int, building: int) -> tuple[int, int]:
        """Middle of the circle on one side of a building."""
        x, y = self.house(building)
        return x + self.slot_x[side], y

    def leader(self, side: int) -> tuple[int, int]:
        """Where the leader stands: in a row of its own above or after the buildings."""
        return self.slot(side, BUILDINGS) if self.compact else (self.house_x + self.slot_x[side], 30)

    def side(self, ship: int) -> int:
        """How far a ship's column lies from the first."""
        return ship // self.fleet * self.fleet_step

    def row(self, ship: int) -> int:
        """Top of a ship's row."""
        return self.rows[ship]

    def depth(self, ship: int) -> int:
        """Height of a ship's row."""
        return self.thin if ship in self.left else self.row_step

    def circle(self, ship: int, clan: int) -> tuple[int, int]:
        """Middle of a mooring's circle; in a thin row there are two on either side of the number."""
        if ship in self.left:
            middle = sum(self.circle_x) // 2 + THIN_CIRCLES[clan]
            return self.side(ship) + middle, self.row(ship) + self.thin // 2
        return self.side(ship) + self.circle_x[clan & 1], self.row(ship) + self.circle_y[clan >> 1]

    def body(self, ship: int, index: int, sailed: bool) -> tuple[float, float]:
        """Top left of the index-th body piece from the front."""
        return self.aboard(ship, self.bow_w + index * self.body_w, 0, sailed)

    def aboard(self, ship: int, x: float, y: float, sailed: bool) -> tuple[float, float]:
        """Where a point of a ship lies; its own measures begin at the top of its bow."""
        bow = self.side(ship) + self.bow_x
        if not sailed:
            return bow + x, self.row(ship) + self.hull_y + y
        sunk = self.thin - 2 - self.keel * self.small if ship in self.left else self.hull_y
        return bow + self.shift + x * self.small, self.row(ship) + sunk + y * self.small


WIDE = Place(
    compact=False, width=1200, corner=14,
    earth=(0, 0, 296, 812), column=11, house_x=10, house_y=90, house_step=66, column_step=0,
    plate=(48, 188, 54), slot_x=(24, 260), spot_r=20,
    fleet=8, fleet_step=0, fleet_w=1200, jetty=(304, 100), sea=(380, 0, 4),
    ripples=((330, -4), (520, -30), (560, 0)),
    row_y=12, row_step=82, thin=82, hull_y=0, circle_x=(330, 378), circle_y=(20, 61), circle_r=17,
    bow_x=416, bow_w=120, body_w=94, keel=74, stand=(47, 21), pennant_y=30,
    berth_w=776, shift=56, small=1, voyage=(1184, 24),
    stores=Stores(
        x=304, gap=12, high=132, cell=(384, 26), cell_step=(46, 40), field=(42, 34),
        stack=(640, 28), stack_step=60, sterns=(950, 28), removed=(950, 88), roomy=True,
    ),
).without(())  # fmt: skip
TALL = Place(
    compact=True, width=360, corner=10,
    earth=(0, 2, 360, 322), column=6, house_x=2, house_y=30, house_step=53, column_step=180,
    plate=(38, 100, 46), slot_x=(19, 157), spot_r=16,
    fleet=8, fleet_step=0, fleet_w=360, jetty=(0, 92), sea=(40, 326, 2), ripples=((150, 0), (205, -12)),
    row_y=330, row_step=84, thin=26, hull_y=6, circle_x=(24, 68), circle_y=(21, 63), circle_r=18,
    bow_x=92, bow_w=44, body_w=38, keel=70, stand=(29, 26), pennant_y=4,
    berth_w=266, shift=76, small=.34, voyage=(102, 18),
    stores=Stores(
        x=0, gap=10, high=128, cell=(58, 36), cell_step=(28, 29), field=(26, 25),
        stack=(168, 18), stack_step=42, sterns=(10, 122), removed=(168, 122), roomy=False,
    ),
).without(())  # fmt: skip
# The village and the ships each fit a phone held across, over its whole width.
LOW = TALL._replace(
    width=724,
    earth=(0, 2, 724, 163), column=3, column_step=181,
    fleet=4, fleet_step=364, sea=(40, 167, 2), ripples=((112, 0), (140, -12)),
    row_y=169, row_step=74, hull_y=-2, circle_y=(19, 56), circle_r=16, stand=(30, 30), pennant_y=2,
    stores=Stores(
        x=0, gap=6, high=112, cell=(58, 36), cell_step=(28, 29), field=(26, 25),
        stack=(216, 22), stack_step=44, sterns=(472, 22), removed=(472, 76), roomy=True,
    ),
).without(())  # fmt: skip
# A tablet has room for the rows of a phone held upright, and fingers need them.
BROAD = LOW._replace(
    row_step=86, hull_y=6, circle_y=(22, 65), circle_r=18, stand=TALL.stand, pennant_y=4,
).without(())  # fmt: skip

"""Where things stand on the table: one set of measures per layout, no drawing."""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt

from longhouse.engine.record import NamedTuple

from ..data import SHIPS

BUILDINGS = 11
THIN_CIRCLES = (-36, -19, 19, 36)  # of a ship that has left, from its number
THIN_CIRCLE_R = 8
FINGER = 26  # how far around its middle a mooring's circle may be met, where no other choice is nearer
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
    row_most: int  # what a row grows to, in the room that ships leave behind
    thin: int  # height of the row of a ship that has left
    hull_y: int  # top of a ship, from the top of its row
    circle_x: tuple[int, int]
    circle_r: int
    slant: int  # how far the upper circles lie to the left of that, and the lower ones to the right
    grip: int  # radius of what a finger needs around a circle
    bow_x: int
    bow_w: int
    body_w: int
    keel: int  # bottom of a hull, from the top of a row
    stand: tuple[int, int]  # a Viking on a body piece
    pennant_y: int  # from the top of a row
    berth_w: int
    shift: int  # how far a sailed ship lies from its mooring
    small: float  # its size, where it makes room for the others
    close: float  # size of a ship that is too long for its stern
    voyage: tuple[int, int]  # its words, from the top of its row
    stores: Stores
    # what `without` fills in
    left: frozenset[int] = frozenset()  # ships that have left
    tight: frozenset[int] = frozenset()  # ships too long for the stern they have
    rows: tuple[int, ...] = ()  # tops of the ships' rows
    depths: tuple[int, ...] = ()  # and their heights
    rows_end: int = 0  # bottom of the last row, in the longest column

    def without(self, left: Collection[int], tight: Collection[int] = ()) -> Place:
        """The same table after these ships have left: the rows of the others, and the picture's end, rise.

        A finger wants higher rows than eight ships have room for, so the others share what is left behind.
        """
        depths: list[int] = []
        for first in range(0, SHIPS, self.fleet):
            column = range(first, first + self.fleet)
            gone = sum(ship in left for ship in column)
            gained = gone * (self.row_step - self.thin) // max(1, self.fleet - gone)
            row = min(self.row_most, self.row_step + gained)
            depths += [self.thin if ship in left else row for ship in column]
        tops = [self.row_y + sum(depths[ship - ship % self.fleet : ship]) for ship in range(SHIPS)]
        end = max(map(sum, zip(tops, depths, strict=True)))
        return self._replace(
            left=frozenset(left), tight=frozenset(tight), rows=tuple(tops), depths=tuple(depths), rows_end=end
        )

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
        return self.depths[ship]

    def circle(self, ship: int, clan: int) -> tuple[int, int]:
        """Middle of a mooring's circle; in a thin row there are two on either side of the number."""
        if ship in self.left:
            middle = sum(self.circle_x) // 2 + THIN_CIRCLES[clan]
            return self.side(ship) + middle, self.row(ship) + self.thin // 2
        down = self.depth(ship) * (3 if clan >> 1 else 1) // 4
        across = self.circle_x[clan & 1] + (self.slant if clan >> 1 else -self.slant)
        return self.side(ship) + across, self.row(ship) + down

    def lean(self, ship: int) -> float:
        """How far what a finger meets lies beside its circle, so that two of them find room above each other.

        Where rows are too low for that, those of the upper circles lie further to the left, of the lower
        ones to the right, until they no longer meet; 0: there is room. In a thin row all lie side by side.
        """
        if ship in self.left:
            return 0.0
        step = self.depth(ship) / 2
        wanted = 2 * self.grip
        return max(0.0, sqrt(wanted**2 - step**2) / 2 - self.slant) if step < wanted else 0.0

    def size(self, ship: int, sailed: bool) -> float:
        """How large a ship is drawn."""
        return self.small if sailed else self.close if ship in self.tight else 1

    def body(self, ship: int, index: int, sailed: bool) -> tuple[float, float]:
        """Top left of the index-th body piece from the front."""
        return self.aboard(ship, self.bow_w + index * self.body_w, 0, sailed)

    def aboard(self, ship: int, x: float, y: float, sailed: bool) -> tuple[float, float]:
        """Where a point of a ship lies; its own measures begin at the top of its bow."""
        bow = self.side(ship) + self.bow_x
        size = self.size(ship, sailed)
        if ship in self.left:
            top = self.thin - 2 - self.keel * size
        else:  # keels keep their distance from the row's end, whatever its height
            top = self.hull_y + self.depth(ship) - self.row_step + self.keel * (1 - size)
        return bow + (self.shift if sailed else 0) + x * size, self.row(ship) + top + y * size


WIDE = Place(
    compact=False, width=1200, corner=14,
    earth=(0, 0, 296, 812), column=11, house_x=10, house_y=90, house_step=66, column_step=0,
    plate=(48, 188, 54), slot_x=(24, 260), spot_r=20,
    fleet=8, fleet_step=0, fleet_w=1200, jetty=(304, 100), sea=(380, 0, 4),
    ripples=((330, -4), (520, -30), (560, 0)),
    row_y=12, row_step=82, row_most=82, thin=82, hull_y=0, circle_x=(330, 378), circle_r=17, slant=0, grip=17,
    bow_x=416, bow_w=120, body_w=94, keel=74, stand=(47, 21), pennant_y=30,
    berth_w=776, shift=56, small=1, close=1, voyage=(1184, 24),
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
    row_y=330, row_step=84, row_most=92, thin=26, hull_y=6, circle_x=(25, 71), circle_r=18,
    slant=5, grip=23,
    bow_x=88, bow_w=42, body_w=46, keel=70, stand=(36, 26), pennant_y=4,
    berth_w=272, shift=80, small=.34, close=.87, voyage=(102, 18),
    stores=Stores(
        x=0, gap=10, high=128, cell=(58, 36), cell_step=(28, 29), field=(26, 25),
        stack=(168, 18), stack_step=42, sterns=(10, 122), removed=(168, 122), roomy=False,
    ),
).without(())  # fmt: skip
# The village and the ships each fit a phone held across, over its whole width.
LOW = TALL._replace(
    width=724,
    earth=(0, 2, 724, 163), column=3, column_step=181,
    fleet=4, fleet_step=364, sea=(40, 167, 2), ripples=((142, 0), (160, -12)),
    row_y=169, row_step=74, row_most=90, hull_y=-2, circle_x=(23, 71), circle_r=16, slant=6, grip=22,
    stand=(37, 30), pennant_y=2,
    stores=Stores(
        x=0, gap=6, high=112, cell=(58, 36), cell_step=(28, 29), field=(26, 25),
        stack=(216, 22), stack_step=44, sterns=(472, 22), removed=(472, 76), roomy=True,
    ),
).without(())  # fmt: skip
# A tablet has room for the rows of a phone held upright, and fingers need them.
BROAD = LOW._replace(
    row_step=86, row_most=92, hull_y=6, circle_x=(24, 68), circle_r=18, slant=0, grip=21, stand=TALL.stand,
    pennant_y=4,
).without(())  # fmt: skip

"""Where things stand on the table: one set of measures per layout, no drawing."""

from __future__ import annotations

from typing import NamedTuple

BUILDINGS = 11


class Place(NamedTuple):
    """Measures of one layout, in units of its viewBox."""

    tall: bool
    width: int
    height: int
    # village
    column: int  # buildings per column
    house_x: int  # left edge of the first column
    house_y: int
    house_step: int
    column_step: int
    plate: tuple[int, int, int]  # x offset, width, height of a building's plate
    slot_x: tuple[int, int]  # circles of the two sides, from the column's left edge
    spot_r: int  # radius of these circles
    # harbour and fjord
    row_y: int
    row_step: int
    circle_x: tuple[int, int]
    circle_y: tuple[int, int]
    circle_r: int
    bow_x: int
    bow_w: int
    body_w: int
    keel: int  # bottom of a hull, from the top of a row
    shift: int  # how far a sailed ship lies from its mooring
    # market and stacks
    store_y: int

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
        return self.slot(side, BUILDINGS) if self.tall else (self.house_x + self.slot_x[side], 30)

    def row(self, ship: int) -> int:
        """Top of a ship's row."""
        return self.row_y + ship * self.row_step

    def circle(self, ship: int, clan: int) -> tuple[int, int]:
        """Middle of a mooring's circle."""
        return self.circle_x[clan & 1], self.row(ship) + self.circle_y[clan >> 1]

    def body(self, ship: int, index: int, sailed: bool) -> tuple[int, int]:
        """Top left of the index-th body piece from the front."""
        x = self.bow_x + self.bow_w + index * self.body_w + (self.shift if sailed else 0)
        return x, self.row(ship)


WIDE = Place(
    tall=False, width=1200, height=812,
    column=11, house_x=10, house_y=90, house_step=66, column_step=0,
    plate=(48, 188, 54), slot_x=(24, 260), spot_r=20,
    row_y=12, row_step=82, circle_x=(330, 378), circle_y=(20, 61), circle_r=17,
    bow_x=416, bow_w=120, body_w=94, keel=74, shift=56, store_y=686,
)  # fmt: skip
TALL = Place(
    tall=True, width=360, height=1076,
    column=6, house_x=2, house_y=30, house_step=53, column_step=180,
    plate=(38, 100, 46), slot_x=(19, 157), spot_r=16,
    row_y=330, row_step=76, circle_x=(22, 60), circle_y=(20, 57), circle_r=16,
    bow_x=82, bow_w=44, body_w=38, keel=70, shift=10, store_y=948,
)  # fmt: skip

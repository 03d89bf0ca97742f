"""Vikings (Wikinger): the components, as tables."""

from __future__ import annotations

VERSIONS = ("basic", "progress", "progress-no-auction")
BASIC, PROGRESS, NO_AUCTION = range(3)
ROUNDS = 6
SETS = 12  # on the wheel, and tiles of a stack
LARGE = (2, 4, 6)  # rounds that end with a large scoring; the others end with a small one
START_POINTS = 10
START_GOLD = {2: 30, 3: 25, 4: 20}

# Vikings, in the order in which they go around the wheel.
COLOURS = ("fisherman", "goldsmith", "scout", "noble", "warrior", "boatsman")
FISHERMAN, GOLDSMITH, SCOUT, NOBLE, WARRIOR, BOATSMAN = range(6)
VIKINGS_PER_COLOUR = 13

# Rows of a homeland from the top: ships, then one row for each colour but the boatsman.
ROWS = ("ship", "warrior", "noble", "scout", "goldsmith", "fisherman")
SHIP_ROW, WARRIORS, NOBLES, SCOUTS, GOLDSMITHS, FISHERMEN = range(6)
ROW_OF = (5, 4, 3, 2, 1, 0)  # colour -> row; the boatsman has none, so 0
COLOUR_OF = (BOATSMAN, WARRIOR, NOBLE, SCOUT, GOLDSMITH, FISHERMAN)  # row -> colour
TOP_ARM = 3  # columns of the ship row that touch the base

# Tiles: a left end, middles with one of four buildings, a right end, ships with one of four sails.
LEFT, MIDDLE, RIGHT, SHIP = 0, 1, 5, 6
BUILDINGS = ("farm", "church", "village", "monument")  # PROPOSED names; five middles of each
SAILS = ("red", "green", "yellow", "blue")
TILE_KINDS = ("left", *BUILDINGS, "right", *SAILS)
TILE_COUNTS = (17, 5, 5, 5, 5, 21, 3, 4, 4, 3)  # of the 72 in the stacks; the start tiles are left ends too
SEA_LEFT = (True, False, False, False, False, False)  # of island tiles
SEA_RIGHT = (False, False, False, False, False, True)

# Ships: down to which row they threaten, and what they pay when repelled, or cost at the end.
REACH = (2, 3, 4, 5)
SHIP_GOLD = (3, 5, 0, 0)  # PROPOSED: red 3 gold
SHIP_POINTS = (0, 0, 2, 3)  # PROPOSED: yellow 2 points

# Special tiles of the progress version.
SPECIALS = (
    "coins", "goldsmith", "boat", "noble", "scout", "fisherman", "boatsman", "supply", "trade", *BUILDINGS,
)  # fmt: skip
COINS, MORE_GOLD, BOAT, MORE_NOBLE, MORE_SCOUT, MORE_FISH, MORE_BOATSMAN, FEAST, TRADE, FARM = range(10)
SPECIAL_COUNTS = (
    1,
    3,
    6,
    3,
    1,
    1,
    4,
    1,
    1,
    1,
    1,
    1,
    1,
)  # PROPOSED: the third goldsmith tile is like the others
OPEN_SPECIALS = 4
SPECIAL_COINS = 5
DRAWN_FOR_AUCTION = 13
HIGHEST_BID = 300  # bids are capped here; hardly anybody ever has as much gold and points

SMITH_GOLD = 3
NOBLE_POINTS = 2
FED_BY_FISHERMAN = 5
GOLD_PER_POINT, GOLD_PER_POINT_TRADE = 5, 3
MOST_BOATSMEN, MOST_ISLANDS, LONGEST_ISLAND = 10, 7, 5
SPARE_FOOD, SPARE_FOOD_FEAST, MISSING_FOOD = 2, 3, 1

COLUMNS = 40  # more than one seat can ever fill: 36 tiles and the start tile
CELLS = len(ROWS) * COLUMNS  # cell number = row * 40 + column

assert sum(TILE_COUNTS) == ROUNDS * SETS == 72
assert len(TILE_COUNTS) == len(TILE_KINDS)
assert len(COLOURS) * VIKINGS_PER_COLOUR == ROUNDS * DRAWN_FOR_AUCTION == 78
assert sum(SPECIAL_COUNTS) == 25 and len(SPECIAL_COUNTS) == len(SPECIALS)


def cell_name(cell: int) -> str:
    """A cell as people write it: row and column, `noble 2`."""
    return f"{ROWS[cell // COLUMNS]} {cell % COLUMNS + 1}"

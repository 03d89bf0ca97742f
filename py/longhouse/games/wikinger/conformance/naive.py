"""A second scorer, auctioneer and ferryman, written from the rulebook alone and deliberately simple.

It shares nothing with the game's code: a homeland here is what a person would note down with pencil
and paper. Rows are 0 ships, 1 warriors, 2 nobles, 3 scouts, 4 goldsmiths, 5 fishermen.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..views import View  # only what it reads is called

LEFT, RIGHT = "left", "right"
BUILDINGS = ("farm", "church", "village", "monument")
TILE = (LEFT, *BUILDINGS, RIGHT, "red", "green", "yellow", "blue")  # the codes of the view
COLOUR = ("fisherman", "goldsmith", "scout", "noble", "warrior", "boatsman")  # the codes of the view
SPECIAL = (
    "coins", "goldsmith", "boat", "noble", "scout", "fisherman", "boatsman", "supply", "trade", *BUILDINGS,
)  # fmt: skip
ROW = ("ship", "warrior", "noble", "scout", "goldsmith", "fisherman")

REACH = {"red": "noble", "green": "scout", "yellow": "goldsmith", "blue": "fisherman"}
GOLD = {"red": 3, "green": 5}  # what a ship brings or costs
FAME = {"yellow": 2, "blue": 3}

Cell = tuple[str, int]  # row name, column


@dataclass
class Home:
    """One player's homeland."""

    ships: dict[int, str] = field(default_factory=dict)  # column -> sail
    tiles: dict[Cell, str] = field(default_factory=dict)
    vikings: set[Cell] = field(default_factory=set)  # tiles with a Viking, always of the row's colour
    crowned: set[Cell] = field(default_factory=set)  # tiles that are building special tiles
    base: dict[str, int] = field(default_factory=dict)
    held: dict[str, int] = field(default_factory=dict)  # special tiles beside the base
    gold: int = 0
    points: int = 0

    def repelled(self, column: int) -> bool:
        """A warrior stands directly below the ship."""
        return ("warrior", column) in self.vikings

    def threatened(self, cell: Cell) -> bool:
        """A ship above, no warrior under it, and its sail reaches as far down as this row."""
        row, column = cell
        if column not in self.ships or self.repelled(column):
            return False
        return ROW.index(row) <= ROW.index(REACH[self.ships[column]])

    def busy(self, row: str) -> list[int]:
        """Columns in which an unthreatened Viking of this row stands."""
        return [c for r, c in sorted(self.vikings) if r == row and not self.threatened((r, c))]

    def extra(self, kind: str) -> int:
        """Special tiles of a kind beside the base."""
        return self.held.get(kind, 0)


def small(home: Home) -> tuple[int, int]:
    """Points and gold of a small scoring: 3 gold for each goldsmith, more with special tiles."""
    gold = 0
    for _ in home.busy("goldsmith"):
        gold += 3 + home.extra("goldsmith")
    return 0, gold


def large(home: Home) -> tuple[int, int]:
    """Points and gold of a large scoring, after the boatsmen have rowed."""
    points, gold = small(home)
    for column, sail in home.ships.items():
        if home.repelled(column):
            gold += GOLD.get(sail, 0)
            points += FAME.get(sail, 0)
    for _ in home.busy("noble"):
        points += 2 + home.extra("noble")
    for column in home.busy("scout"):
        points += 1 + home.extra("scout")
        if ("goldsmith", column) in home.vikings:
            points += 1
        if ("fisherman", column) in home.vikings:
            points += 1
    for _ in home.busy("fisherman"):
        points += home.extra("fisherman")
    return points, gold


def islands(home: Home) -> list[int]:
    """Lengths of the completed islands: a left end, then middles, then a right end without a gap."""
    found = []
    for (row, column), tile in sorted(home.tiles.items()):
        if tile != LEFT:
            continue
        length = 1
        while home.tiles.get((row, column + length)) in BUILDINGS:
            length += 1
        if home.tiles.get((row, column + length)) == RIGHT:
            found.append(length + 1)
    return found


def boatsmen(home: Home) -> int:
    """Boatsmen on the base, with the tiles that count as one."""
    return home.base.get("boatsman", 0) + home.extra("boatsman")


def supply(home: Home) -> int:
    """Vikings that could still be fed; negative when some go hungry."""
    hungry = sum(home.base.values()) + len([cell for cell in home.vikings if cell not in home.crowned])
    return 5 * len(home.busy("fisherman")) - hungry


def crowns(home: Home) -> int:
    """Points of the building special tiles on the land: Vikings in a 3 by 3 square around each."""
    points = 0
    for row, column in home.crowned:
        if home.threatened((row, column)):
            continue
        at = ROW.index(row)
        for down in range(max(1, at - 1), min(5, at + 1) + 1):
            for across in (column - 1, column, column + 1):
                points += (ROW[down], across) in home.vikings
    return points


def lost(home: Home) -> tuple[int, int]:
    """Points and gold that the unrepelled ships ask for at the end."""
    free = [sail for column, sail in home.ships.items() if not home.repelled(column)]
    return sum(FAME.get(sail, 0) for sail in free), sum(GOLD.get(sail, 0) for sail in free)


def final(homes: list[Home]) -> list[tuple[int, int]]:
    """Points and gold of each after the final scoring, each step in the order of the rulebook."""
    most_boatsmen = max(map(boatsmen, homes))
    most_islands = max(len(islands(home)) for home in homes)
    longest = max(max(islands(home), default=0) for home in homes)
    out = []
    for home in homes:
        points, gold = home.points, home.gold
        fame, coins = lost(home)
        if gold >= coins:
            gold -= coins
        else:
            points, gold = max(0, points - (coins - gold)), 0
        points = max(0, points - fame)
        rate = 3 if home.extra("trade") else 5
        points, gold = points + gold // rate, gold % rate
        if most_boatsmen and boatsmen(home) == most_boatsmen:
            points += 10
        if most_islands and len(islands(home)) == most_islands:
            points += 7
        if longest and max(islands(home), default=0) == longest:
            points += 5
        over = supply(home)
        if over >= 0:
            points += over * (3 if home.extra("supply") else 2)
        else:
            points = max(0, points + over)
        out.append((points + crowns(home), gold))
    return out


def best(ends: list[tuple[int, int]]) -> tuple[int, ...]:
    """Most points, then most coins left, then shared."""
    return tuple(seat for seat, end in enumerate(ends) if end == max(ends))


# -- the auction, with the rules of either version


@dataclass
class Auction:
    """An auction as it is held at a table: the start player speaks first, then clockwise."""

    rules: int
    start: int
    purses: list[int]  # gold and points of each
    said: list[tuple[int, str]] = field(default_factory=list)

    def out(self) -> set[int]:
        """Who has passed."""
        return {seat for seat, word in self.said if word == "pass"}

    def highest(self) -> tuple[int, int] | None:
        """Who has bid most, and how much; None before the first bid."""
        bids = [(seat, int(word.split()[1])) for seat, word in self.said if word != "pass"]
        return bids[-1] if bids else None

    def speaker(self) -> int | None:
        """Whose word it is; None when nobody is left who could outbid the highest."""
        after = self.said[-1][0] + 1 if self.said else self.start
        for step in range(len(self.purses)):
            seat = (after + step) % len(self.purses)
            if seat not in self.out():
                top = self.highest()
                return None if top is not None and top[0] == seat else seat
        return None

    def words(self) -> set[str]:
        """What the speaker may say: with the newer rules the first to speak cannot pass."""
        seat, top = self.speaker(), self.highest()
        assert seat is not None
        words = {f"bid {n}" for n in range(1, self.purses[seat] + 1) if top is None or n > top[1]}
        return words | {"bid 0" if self.rules >= 2 and not self.said else "pass"}

    def result(self) -> tuple[int, int]:
        """Who has the start figure, and what is paid for it: without a bid the start player, nothing."""
        return self.highest() or (self.start, 0)


# -- boatsmen, with the rules of either version


def can_join(home: Home, aboard: list[str], several: bool) -> set[str]:
    """The cells to which one more Viking could go with a boatsman who has carried these already."""
    cells = set()
    for row, column in home.tiles:
        crew = [*aboard, row]
        alike = len(set(crew)) == 1 or len(set(crew)) == len(crew)
        if home.base.get(row) and (row, column) not in home.vikings and alike and (several or not aboard):
            cells.add(f"{row} {column + 1}")
    return cells


def may_stop(home: Home, aboard: list[str], last: bool, rules: int) -> bool:
    """In the last round whoever can be carried must be; older rules let a trip end early even then."""
    if not last or not can_join(home, aboard, True):
        return True
    return rules == 1 and bool(aboard)


def read(view: View, seat: int) -> Home:
    """A homeland noted down from what everybody can see."""
    seen = view["homes"][seat]
    home = Home(gold=seen["gold"], points=seen["points"])
    for row, cells in enumerate(seen["rows"]):
        for column, cell in enumerate(cells):
            if cell is None:
                continue
            tile = TILE[cell["tile"]]
            if row == 0:
                home.ships[column] = tile
                continue
            place = (ROW[row], column)
            home.tiles[place] = tile
            if cell["viking"]:
                home.vikings.add(place)
            if cell["special"]:
                home.crowned.add(place)
    home.base = dict(zip(COLOUR, seen["base"], strict=True))
    home.held = dict(zip(SPECIAL, seen["special"], strict=True))
    return home

"""The position of Vikings."""

from __future__ import annotations

from collections.abc import Mapping

from longhouse.engine.position import Position
from longhouse.engine.rng import Rng

from .data import COLOURS, ROWS, SETS, SPECIALS, START_GOLD, START_POINTS

NOBODY = -1
EMPTY = -1  # a cell without a tile, a place of the wheel without a set

R, C, S = len(ROWS), len(COLOURS), len(SPECIALS)


class State(Position):
    """Plain numbers, lists and tuples; `clone()` copies the lists, tuples are shared.

    Homelands: seat * 6 + row -> tuple of tiles by column in `land`; the same index -> bit per column
    in `men` (a Viking stands there; its colour follows from the row) and `gilded` (a special building).
    """

    __slots__ = (
        "aside", "bag", "base", "bid", "cell", "colour", "counts", "drawn", "earned", "ended", "gilded",
        "gold", "land", "leader", "load", "men", "open", "paid", "passed", "players", "points", "round",
        "rules", "scored", "seen", "special", "specials", "start", "started", "tile", "tiles", "trip",
        "version", "wheel_men", "wheel_tiles", "zero",
    )  # fmt: skip

    SETUP = ("players", "version", "rules")

    def __init__(self, players: int, version: int, rules: int, rng: Rng) -> None:
        self.players = players
        self.version = version
        self.rules = rules
        self.rng = rng
        self.round = 0
        self.start = 0  # seat of the start figure
        self.tiles: tuple[int, ...] = ()  # stacks, the next one first
        self.bag: tuple[int, ...] = ()  # Vikings, the next one first
        self.specials: tuple[int, ...] = ()  # stack of special tiles
        self.open: tuple[int, ...] = ()  # special tiles to be taken this round
        self.wheel_tiles = [EMPTY] * SETS
        self.wheel_men = [EMPTY] * SETS
        self.zero = 0  # place that is at price 0
        self.gold = [START_GOLD[players]] * players
        self.points = [START_POINTS] * players
        self.base = [0] * (players * C)  # seat * 6 + colour -> Vikings on the base
        self.land: list[tuple[int, ...]] = [()] * (players * R)
        self.men = [0] * (players * R)
        self.gilded = [0] * (players * R)
        self.special = [0] * (players * S)  # seat * 13 + kind -> tiles beside the base
        self.started = 0  # bit per seat whose start tile lies
        self.paid = [0] * players  # points sold for coins
        self.scored: list[Mapping[str, int]] = [{}] * players  # points by source
        self.counts: tuple[int, ...] = ()  # drawn Vikings of each colour that are not yet on the wheel
        self.drawn: tuple[int, ...] = ()  # all that were drawn this round
        self.bid = 0
        self.leader = NOBODY  # of the auction
        self.passed = 0  # bit per seat
        self.ask = ""  # the question now, and who must answer; empty when the game is over
        self.who = NOBODY
        self.tile = EMPTY  # bought, to be placed
        self.colour = NOBODY  # of the bought Viking
        self.cell = NOBODY  # where the bought tile went
        self.earned = False  # the most expensive set was bought
        self.aside = NOBODY  # building special that looks for its tile
        self.trip = ""  # of the boatsman under way: "", one, any, same, different
        self.load = 0  # bit per colour carried on this trip
        self.seen = 0  # seats that have been scored this round
        self.ended = ""

    def clone(self) -> State:
        """An independent copy."""
        new = object.__new__(State)
        new.players = self.players
        new.version = self.version
        new.rules = self.rules
        new.rng = Rng(self.rng.state)
        new.round = self.round
        new.start = self.start
        new.tiles = self.tiles
        new.bag = self.bag
        new.specials = self.specials
        new.open = self.open
        new.wheel_tiles = self.wheel_tiles[:]
        new.wheel_men = self.wheel_men[:]
        new.zero = self.zero
        new.gold = self.gold[:]
        new.points = self.points[:]
        new.base = self.base[:]
        new.land = self.land[:]
        new.men = self.men[:]
        new.gilded = self.gilded[:]
        new.special = self.special[:]
        new.started = self.started
        new.paid = self.paid[:]
        new.scored = self.scored[:]
        new.counts = self.counts
        new.drawn = self.drawn
        new.bid = self.bid
        new.leader = self.leader
        new.passed = self.passed
        new.ask = self.ask
        new.who = self.who
        new.tile = self.tile
        new.colour = self.colour
        new.cell = self.cell
        new.earned = self.earned
        new.aside = self.aside
        new.trip = self.trip
        new.load = self.load
        new.seen = self.seen
        new.ended = self.ended
        return new


# -- reading a homeland


def tile_at(state: State, seat: int, row: int, column: int) -> int:
    """The tile on a cell, or EMPTY."""
    cells = state.land[seat * R + row]
    return cells[column] if 0 <= column < len(cells) else EMPTY


def put_tile(state: State, seat: int, row: int, column: int, tile: int) -> None:
    """Lay a tile on a cell."""
    cells = list(state.land[seat * R + row])
    cells += [EMPTY] * (column + 1 - len(cells))
    cells[column] = tile
    state.land[seat * R + row] = tuple(cells)

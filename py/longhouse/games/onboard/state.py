"""The position of Vikings on Board."""

from __future__ import annotations

from longhouse.engine.position import Position
from longhouse.engine.rng import Rng

from .data import BUILDINGS, CLANS, GOODS, MARKET_START, PIECES, SHIPS

NOBODY = -1


class State(Position):
    """Plain numbers, lists and tuples; `clone()` copies the lists, tuples are shared.

    Village: `before` is the side whose order is played, `after` the leader's side.
    Circles: ship * 4 + clan -> seat * 4 + value - 1. Hands and won: bit value - 1 per barrel.
    Stacks have their top first. `known[seat]` says what the seat knows of `drawn + draw`.
    """

    __slots__ = (
        "add", "after", "barrel", "before", "cargo", "circles", "draw", "drawn", "ended", "extra",
        "good", "goods", "hands", "known", "lifted", "market", "order", "piece", "players", "removed",
        "round", "rules", "sailed", "share", "ships", "side", "supplies", "taker", "turn", "vikings",
        "where", "won",
    )  # fmt: skip

    SETUP = ("players", "extra", "rules")
    DERIVED = ("where",)

    def __init__(self, players: int, extra: bool, rules: int, rng: Rng) -> None:
        self.players = players
        self.extra = extra  # the two-player rule with extra Vikings
        self.rules = rules
        self.rng = rng
        self.supplies = ""  # "hidden" | "open"; empty before rules version 2, when all were open
        self.round = 1
        self.side = 1  # of the leader
        self.before = [NOBODY] * len(BUILDINGS)
        self.after = [NOBODY] * len(BUILDINGS)
        self.ships: list[tuple[int, ...]] = [()] * SHIPS  # pieces, front first
        self.where = [0] * PIECES  # ship of each piece; follows from `ships`
        self.vikings = 0  # bit per piece that carries an extra Viking
        self.sailed = [0] * SHIPS  # 0, or which one it was to sail
        self.cargo: list[tuple[int, ...]] = [()] * SHIPS
        self.circles = [NOBODY] * (SHIPS * CLANS)
        self.hands = [0b1111] * players
        self.won = [0] * players
        self.goods = [0] * (players * len(GOODS))  # seat * 3 + good -> tokens taken
        self.removed = [0] * len(GOODS)
        self.market = [MARKET_START] * len(GOODS)
        self.add: tuple[int, ...] = ()
        self.draw: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()
        self.known: list[tuple[int, ...]] = [()] * players
        self.taker = NOBODY  # of this round's stern
        self.ask = ""  # the question now, and who must answer; empty when the game is over
        self.who = NOBODY
        self.piece = NOBODY  # lifted piece
        self.lifted = NOBODY  # circle of the lifted barrel
        self.barrel = 0  # value of the chosen barrel
        self.good = NOBODY  # token to be put on a bow
        self.share = NOBODY  # ship whose cargo is being shared
        self.order: tuple[int, ...] = ()  # clans in order of control
        self.turn = 0  # how many picks were made
        self.ended = ""  # what ended the game

    def clone(self) -> State:
        """An independent copy."""
        new = object.__new__(State)
        new.players = self.players
        new.extra = self.extra
        new.rules = self.rules
        new.rng = Rng(self.rng.state)
        new.supplies = self.supplies
        new.round = self.round
        new.side = self.side
        new.before = self.before[:]
        new.after = self.after[:]
        new.ships = self.ships[:]
        new.where = self.where[:]
        new.vikings = self.vikings
        new.sailed = self.sailed[:]
        new.cargo = self.cargo[:]
        new.circles = self.circles[:]
        new.hands = self.hands[:]
        new.won = self.won[:]
        new.goods = self.goods[:]
        new.removed = self.removed[:]
        new.market = self.market[:]
        new.add = self.add
        new.draw = self.draw
        new.drawn = self.drawn
        new.known = self.known[:]
        new.taker = self.taker
        new.ask = self.ask
        new.who = self.who
        new.piece = self.piece
        new.lifted = self.lifted
        new.barrel = self.barrel
        new.good = self.good
        new.share = self.share
        new.order = self.order
        new.turn = self.turn
        new.ended = self.ended
        return new

    def derive(self) -> None:
        """Fill `where` from `ships`."""
        for ship, pieces in enumerate(self.ships):
            for piece in pieces:
                self.where[piece] = ship

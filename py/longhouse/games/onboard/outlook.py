"""What the ships in harbour promise each seat, for bots.

A ship is valued as one that sails some day ("later"), when control is unsure and more cargo may have come.
Once somebody has taken the stern, each ship that is ready is also valued as if it sailed in this round.
Search comes back to the same ships over and over, so what they bring is remembered by all that it depends on:
the ship itself (`Berth`), and what all ships have in common (`Tide`).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations, repeat
from math import exp, prod
from operator import add

from .data import BARRELS, BUILDINGS, CLANS, MARKET_TOP, PIECES_OF_CLAN, SHIELDS, SHIPS, STERNS
from .state import NOBODY, State

# How much a shield more tells about control, by the number of Vikings still to move (0: all); last, later.
SURE = (0.0, 1.6, 1.2, 1.0, 0.9, 0.8, 0.75, 0.7, 0.65, 0.6, 0.5)
FRONT = 0.3  # shields that it is worth to stand before another clan
CHOICE = (0.05, 0.4, 0.6, 0.8, 1.0, 1.2, 1.3, 1.4, 1.5, 1.6)  # so many points leave the sailor's choice open
RISE = 0.08  # share of the way to the top that a price goes in a round
# Share of what cargo and bets promise that comes true while more than one ship is to sail. Search plays
# better when it counts with that, a look one step ahead when all is believed.
SOBER, HOPEFUL = (0.5, 0.7), (1.0, 1.0)
LOADED = 0.9  # share of the tokens in the stacks that will be loaded
LEFT_BEHIND = 0.3  # chance of a ship with cargo to be the last one, against one without
LOST = 0.15  # chance of a barrel at a ship that has sailed to win, in a long game
LONG = 4.0  # ships that make a long game
UNLIKELY = 0.01  # a chance to sail in this round that is too small to look at
LATER = len(SURE) - 1
MEAN_BARREL = sum(BARRELS) / len(BARRELS)
Row = tuple[float, ...]  # goods of each seat, then bets of each seat
Crew = tuple[int, ...]
Trust = tuple[float, float]
Bets = tuple[tuple[int, int, float], ...]  # clan, seat and worth of each barrel at a ship


@lru_cache(maxsize=1 << 14)
def ranks(crew: Crew, vikings: int, sure: int) -> tuple[Row, ...]:
    """The chances of each clan to be first, second, ... in control of a ship."""
    shields: dict[int, int] = {}
    for piece in crew:
        clan = piece // PIECES_OF_CLAN
        shields[clan] = shields.get(clan, 0) + SHIELDS[piece] + (vikings >> piece & 1)
    return _table(tuple(shields), tuple(shields.values()), sure)


@lru_cache(maxsize=1 << 12)
def _table(clans: tuple[int, ...], shields: tuple[int, ...], sure: int) -> tuple[Row, ...]:
    table = []
    for chances in _places(shields, sure):
        row = [0.0] * CLANS
        for clan, chance in zip(clans, chances, strict=True):
            row[clan] = chance
        table.append(tuple(row))
    return tuple(table)


@lru_cache(maxsize=1 << 12)
def _places(shields: tuple[int, ...], sure: int) -> tuple[Row, ...]:
    """The same for clans with so many shields, from the front: rank -> chance of each."""
    clans = range(len(shields))
    if not sure:
        order = sorted(clans, key=lambda clan: -shields[clan])
        return tuple([tuple([float(clan == first) for clan in clans]) for first in order])
    table = [[0.0] * len(shields) for _ in clans]
    power = [exp(SURE[sure] * (shields[clan] - FRONT * clan)) for clan in clans]
    for line in permutations(clans):
        chance = prod(
            [power[clan] / sum([power[other] for other in line[i:]]) for i, clan in enumerate(line)]
        )
        for rank, clan in enumerate(line):
            table[rank][clan] += chance
    return tuple(map(tuple, table))


class Tide:
    """What all ships of a position have in common, and the ships that were seen with it."""

    __slots__ = ("berths", "left", "long", "more", "players", "price", "sterns")

    def __init__(self, market: tuple[int, ...], sterns: int, left: int, tokens: int, players: int) -> None:
        self.players = players
        self.sterns = sterns  # ships still to sail
        self.left = left  # Vikings still to move
        self.long = min(1.0, sterns / LONG)
        rise = RISE * (sterns + left / len(BUILDINGS))
        self.price = [value + (MARKET_TOP - value) * rise for value in market]
        mean = sum(self.price) / len(self.price)
        more = LOADED * tokens / (sterns + 1)
        self.more = [mean] * int(more) + [mean * (more % 1)]  # tokens that may come aboard each ship
        self.berths: dict[tuple[Crew, int, tuple[int, ...], Bets, float], Berth] = {}

    def moor(self, crew: Crew, vikings: int, cargo: tuple[int, ...], bets: Bets, stay: float) -> Berth:
        """A ship that has not been seen yet."""
        berth = self.berths[crew, vikings, cargo, bets, stay] = Berth(self, crew, vikings, cargo, bets, stay)
        return berth


@lru_cache(maxsize=1 << 9)
def tide_of(market: tuple[int, ...], sterns: int, left: int, tokens: int, players: int) -> Tide:
    """The one tide of these numbers."""
    return Tide(market, sterns, left, tokens, players)


class Berth:
    """A ship in a tide: what it brings each seat as it is, and with another crew."""

    __slots__ = (
        "_gains", "_now", "_offers", "_prices", "bets", "cargo", "crew", "later", "sober", "stay", "tide",
        "vikings",
    )  # fmt: skip

    def __init__(
        self, tide: Tide, crew: Crew, vikings: int, cargo: tuple[int, ...], bets: Bets, stay: float
    ) -> None:
        self.tide, self.crew, self.vikings, self.bets, self.stay = tide, crew, vikings, bets, stay
        self.cargo = cargo
        self._prices = sorted([tide.price[good] for good in cargo], reverse=True) if cargo else []
        self.later = self.row(crew, LATER)
        self.sober = _trusted(self.later, SOBER)
        self._now: Row | None = None
        self._offers: dict[tuple[int, Trust], tuple[float, Row]] = {}
        self._gains: dict[tuple[int, float], Gains] = {}

    def row(self, crew: Crew, sure: int) -> Row:
        """What the ship with that crew brings each seat."""
        players = self.tide.players
        goods, bets = [0.0] * players, [0.0] * players
        if not crew:
            return tuple(goods + bets)
        table = ranks(crew, self.vikings, sure)
        number = len(table)
        for pick, price in enumerate(self._prices + self.tide.more if sure == LATER else self._prices):
            goods = [a + price * b for a, b in zip(goods, table[pick % number], strict=False)]
        for clan, seat, worth in self.bets:
            bets[seat] += worth * table[0][clan]
        stay = self.stay
        return tuple([value * stay for value in goods + bets] if sure == LATER else goods + bets)

    @property
    def now(self) -> Row:
        """The same with the present crew, if it sails in this round."""
        if self._now is None:
            self._now = self.row(self.crew, self.tide.left)
        return self._now

    def offer(self, taker: int, believed: Trust) -> tuple[float, Row]:
        """What it brings the sailor to take this ship now, and what that changes for every seat."""
        found = self._offers.get((taker, believed))
        if found is None:
            now, later, players = self.now, self.later, self.tide.players
            change = [a - b for a, b in zip(now, later, strict=True)]
            mine = change[taker] + change[players + taker]
            certain = _trusted(now, believed if self.tide.sterns else HOPEFUL)
            changes = tuple([a - b for a, b in zip(certain, _trusted(later, believed), strict=True)])
            found = self._offers[taker, believed] = mine - (sum(change) - mine) / (players - 1), changes
        return found

    def gains(self, who: int, chance: float) -> Gains:
        """What other crews would bring a seat more, while the ship sails now with that chance."""
        found = self._gains.get((who, chance))
        if found is None:
            found = self._gains[who, chance] = Gains(self, who, chance)
        return found


def _trusted(row: Row, believed: Trust) -> Row:
    """The part of it that comes true."""
    goods, bets = believed
    middle = len(row) // 2
    return tuple([goods * value for value in row[:middle]] + [bets * value for value in row[middle:]])


class Gains:
    """What other crews of a ship would bring a seat, against the mean of the others and the crew aboard."""

    __slots__ = ("_berth", "_chance", "_lead", "_who", "away", "cargo", "here", "manned")

    def __init__(self, berth: Berth, who: int, chance: float) -> None:
        self._berth, self._who, self._chance = berth, who, chance
        self._lead = self._leading(berth.crew, berth)
        self.away: dict[int, float] = {}  # without a piece
        self.cargo: dict[int, float] = {}  # with a token more
        self.manned: dict[int, float] = {}  # with a Viking more on a piece
        self.here: dict[int, float] = {}  # with a piece of that strength: see `strength`

    def of(self, crew: Crew) -> float:
        """With that crew."""
        return self._leading(crew, self._berth) - self._lead

    def without(self, piece: int) -> float:
        """Without one of its pieces."""
        found = self.away.get(piece)
        if found is None:
            crew = tuple([other for other in self._berth.crew if other != piece])
            found = self.away[piece] = self.of(crew)
        return found

    def with_one(self, piece: int, strength: int) -> float:
        """With a piece more; those of one strength are alike."""
        found = self.here.get(strength)
        if found is None:
            found = self.here[strength] = self.of((*self._berth.crew, piece))
        return found

    def loaded(self, good: int) -> float:
        """With a token more."""
        found = self.cargo.get(good)
        if found is None:
            berth = self._berth
            laden = Berth(berth.tide, berth.crew, berth.vikings, (*berth.cargo, good), berth.bets, berth.stay)
            found = self.cargo[good] = self._leading(berth.crew, laden) - self._lead
        return found

    def boarded(self, piece: int) -> float:
        """With an extra Viking on a piece."""
        found = self.manned.get(piece)
        if found is None:
            berth = self._berth
            more = Berth(
                berth.tide, berth.crew, berth.vikings | 1 << piece, berth.cargo, berth.bets, berth.stay
            )
            found = self.manned[piece] = self._leading(berth.crew, more) - self._lead
        return found

    def _leading(self, crew: Crew, berth: Berth) -> float:
        who, chance = self._who, self._chance
        players = berth.tide.players
        row = berth.row(crew, LATER)
        if chance:
            now = berth.row(crew, berth.tide.left)
            row = tuple([a + chance * (b - a) for a, b in zip(row, now, strict=True)])
        mine = row[who] + row[players + who]
        return mine - (sum(row) - mine) / (players - 1)


def strength(piece: int, vikings: int) -> int:
    """All that counts of a piece: its clan, its shields and its Viking, as one number."""
    return piece // PIECES_OF_CLAN * 8 + SHIELDS[piece] + (vikings >> piece & 1)


@lru_cache(maxsize=1 << 10)
def _bets(circles: tuple[int, ...], viewer: int) -> tuple[Bets, ...]:
    """The barrels at each ship; for a viewer, rivals' barrels count as average ones; NOBODY sees all."""
    bets: list[list[tuple[int, int, float]]] = [[] for _ in range(SHIPS)]
    for circle, held in enumerate(circles):
        if held >= 0:
            seat, value = divmod(held, len(BARRELS))
            worth = value + 1.0 if viewer in (NOBODY, seat) else MEAN_BARREL
            bets[circle // CLANS].append((circle % CLANS, seat, worth))
    return tuple(map(tuple, bets))


@lru_cache(maxsize=1 << 10)
def _stays(sailed: tuple[int, ...], laden: tuple[bool, ...], sterns: int) -> tuple[float, ...]:
    """The chance of each ship to sail at all."""
    behind = [
        0.0 if gone else LEFT_BEHIND if cargo else 1.0 for gone, cargo in zip(sailed, laden, strict=True)
    ]
    total = sum(behind) or 1.0
    return tuple([1.0 - weight / total if sterns else 0.0 for weight in behind])


class Outlook:
    """The ships of a position: what each brings each seat, and how likely it sails."""

    __slots__ = ("berths", "bets", "chance", "ready", "state", "tide")

    def __init__(self, state: State, viewer: int) -> None:
        """For a viewer, rivals' barrels count as average ones; NOBODY sees all."""
        self.state = state
        sailed, cargo, ships, vikings = state.sailed, state.cargo, state.ships, state.vikings
        pending = state.taker != NOBODY and state.share == NOBODY and state.ask != ""
        sterns = STERNS - max(sailed) - pending
        left = min(LATER - 1, len(BUILDINGS) - state.before.count(NOBODY))
        tokens = len(state.add) + len(state.draw) + len(state.drawn) + (state.good != NOBODY)
        self.tide = tide = tide_of(tuple(state.market), sterns, left, tokens, state.players)
        self.bets = _bets(tuple(state.circles), viewer)
        stays = _stays(tuple(sailed), tuple(map(bool, cargo)), sterns)
        self.chance = [0.0] * SHIPS  # to sail in this round, if it is worth looking at
        keys = zip(ships, repeat(vikings), cargo, self.bets, stays, strict=False)
        found = tide.berths.get
        self.berths = [
            None if gone else found(key) or tide.moor(*key) for gone, key in zip(sailed, keys, strict=True)
        ]  # None: it has sailed
        self.ready: list[int] = []
        if pending:
            harbour = [ship for ship, gone in enumerate(sailed) if not gone]
            self.ready = [ship for ship in harbour if cargo[ship] and ships[ship]] or harbour

    def total(self, believed: Trust = SOBER) -> list[float]:
        """All ships together: the one that the sailor will choose now, the others later."""
        total = [0.0] * (2 * self.tide.players)
        for berth in self.berths:
            if berth is not None:
                row = berth.sober if believed is SOBER else _trusted(berth.later, believed)
                total = list(map(add, total, row))
        if not self.ready:
            return total
        taker = self.state.taker
        offers = [self.berth(ship).offer(taker, believed) for ship in self.ready]
        best = max([gain for gain, _ in offers])
        weights = [exp((gain - best) / CHOICE[self.tide.left]) for gain, _ in offers]
        whole = sum(weights)
        for ship, weight, (_, change) in zip(self.ready, weights, offers, strict=True):
            chance = weight / whole
            self.chance[ship] = chance if chance > UNLIKELY else 0.0
            total = [a + chance * b for a, b in zip(total, change, strict=True)]
        return total

    def blur(self) -> None:
        """Tell chances to sail apart only by tenths: gains are then found again more often."""
        self.chance = [round(chance, 1) for chance in self.chance]

    def berth(self, ship: int) -> Berth:
        """A ship that is still in harbour."""
        berth = self.berths[ship]
        assert berth is not None, "it has sailed"
        return berth

    def gains(self, ship: int) -> Gains:
        """What other crews of a ship would bring the actor."""
        return self.berth(ship).gains(self.state.who, self.chance[ship])

    def favour(self, circle: int) -> float:
        """The chance that a bet on a circle wins."""
        ship, clan = divmod(circle, CLANS)
        berth, chance = self.berths[ship], self.chance[ship]
        if berth is None or not berth.crew:
            return LOST * self.tide.long
        later = berth.stay * ranks(berth.crew, berth.vikings, LATER)[0][clan]
        if not chance:
            return later
        return later + chance * (ranks(berth.crew, berth.vikings, self.tide.left)[0][clan] - later)

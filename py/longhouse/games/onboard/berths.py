"""Single ships in harbour: what each promises the seats as it is, and with another crew or cargo; for bots.

Search comes back to the same ships over and over, so what they bring is remembered by all that it depends on:
who controls a ship (`Control`), its cargo and bets (`Load`), and what all ships have in common (`Tide`).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from math import exp, prod

from .data import BARRELS, BUILDINGS, CLANS, MARKET_TOP, PIECES_OF_CLAN, SHIELDS, SHIPS
from .state import NOBODY

# How much a shield more tells about control, by the number of Vikings still to move (0: all); last, later.
SURE = (0.0, 1.6, 1.2, 1.0, 0.9, 0.8, 0.75, 0.7, 0.65, 0.6, 0.5)
FRONT = 0.3  # shields that it is worth to stand before another clan
RISE = 0.08  # share of the way to the top that a price goes in a round
# Share of what cargo and bets promise that comes true while more than one ship is to sail. Search plays
# better when it counts with that, a look one step ahead when all is believed.
SOBER, HOPEFUL = (0.5, 0.7), (1.0, 1.0)
LOADED = 0.9  # share of the tokens in the stacks that will be loaded
LEFT_BEHIND = 0.3  # chance of a ship with cargo to be the last one, against one without
LONG = 4.0  # ships that make a long game
LATER = len(SURE) - 1
MEAN_BARREL = sum(BARRELS) / len(BARRELS)
Row = tuple[float, ...]  # goods of each seat, then bets of each seat
Crew = tuple[int, ...]
Trust = tuple[float, float]
Bets = tuple[tuple[int, int, float], ...]  # clan, seat and worth of each barrel at a ship


class Control:
    """The chances of the clans aboard a ship to be first, second, ... in control of it."""

    __slots__ = ("_leads", "_more", "clans", "shields", "sure", "table")

    def __init__(self, clans: tuple[int, ...], shields: tuple[int, ...], sure: int) -> None:
        self.clans, self.shields, self.sure = clans, shields, sure
        table = []  # rank -> of each clan
        for chances in _places(shields, sure):
            row = [0.0] * CLANS
            for clan, chance in zip(clans, chances, strict=True):
                row[clan] = chance
            table.append(tuple(row))
        self.table = tuple(table)
        self._leads: dict[tuple[int, int], Row] = {}
        self._more: dict[int, Control] = {}

    def leads(self, who: int, players: int) -> Row:
        """Rank -> by how much it is rather the seat's than that of a rival."""
        found = self._leads.get((who, players))
        if found is None:
            rivals = players - 1
            found = self._leads[who, players] = tuple(
                [row[who] - (sum(row[:players]) - row[who]) / rivals for row in self.table]
            )
        return found

    def with_one(self, strength: int) -> Control:
        """With a piece of that strength more at the stern: see `strength`."""
        found = self._more.get(strength)
        if found is None:
            clan, shields = divmod(strength, 8)
            if clan in self.clans:
                at = self.clans.index(clan)
                more = (*self.shields[:at], self.shields[at] + shields, *self.shields[at + 1 :])
                found = _control(self.clans, more, self.sure)
            else:
                found = _control((*self.clans, clan), (*self.shields, shields), self.sure)
            self._more[strength] = found
        return found


@lru_cache(maxsize=1 << 14)
def control(crew: Crew, vikings: int, sure: int) -> Control:
    """Who controls a ship with that crew, if so much is sure."""
    shields: dict[int, int] = {}
    for piece in crew:
        clan = piece // PIECES_OF_CLAN
        shields[clan] = shields.get(clan, 0) + SHIELDS[piece] + (vikings >> piece & 1)
    return _control(tuple(shields), tuple(shields.values()), sure)


@lru_cache(maxsize=1 << 13)
def _control(clans: tuple[int, ...], shields: tuple[int, ...], sure: int) -> Control:
    return Control(clans, shields, sure)


@lru_cache(maxsize=1 << 14)
def bits(crew: Crew) -> int:
    """A bit for each piece."""
    return sum([1 << piece for piece in crew])


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


class Mooring:
    """The bets at a ship, and how likely it sails at all. Each exists once: it is a key to what follows."""

    __slots__ = ("bets", "stay")

    def __init__(self, bets: Bets, stay: float) -> None:
        self.bets, self.stay = bets, stay


@lru_cache(maxsize=1 << 12)
def _mooring(bets: Bets, stay: float) -> Mooring:
    return Mooring(bets, stay)


@lru_cache(maxsize=1 << 10)
def moorings(
    circles: tuple[int, ...], viewer: int, sailed: tuple[int, ...], laden: tuple[bool, ...], sterns: int
) -> tuple[Mooring | None, ...]:
    """Those of all ships: None for one that has sailed."""
    behind = [
        0.0 if gone else LEFT_BEHIND if cargo else 1.0 for gone, cargo in zip(sailed, laden, strict=True)
    ]
    total = sum(behind) or 1.0
    stays = [1.0 - weight / total if sterns else 0.0 for weight in behind]
    rows = zip(sailed, bets_at(circles, viewer), stays, strict=True)
    return tuple([None if gone else _mooring(bets, stay) for gone, bets, stay in rows])


@lru_cache(maxsize=1 << 10)
def bets_at(circles: tuple[int, ...], viewer: int) -> tuple[Bets, ...]:
    """The barrels at each ship; for a viewer, rivals' barrels count as average ones; NOBODY sees all."""
    bets: list[list[tuple[int, int, float]]] = [[] for _ in range(SHIPS)]
    for circle, held in enumerate(circles):
        if held >= 0:
            seat, value = divmod(held, len(BARRELS))
            worth = value + 1.0 if viewer in (NOBODY, seat) else MEAN_BARREL
            bets[circle // CLANS].append((circle % CLANS, seat, worth))
    return tuple(map(tuple, bets))


class Tide:
    """What all ships of a position have in common, and the ships that were seen with it."""

    __slots__ = ("berths", "left", "loads", "long", "more", "players", "price", "sterns")

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
        self.berths: dict[tuple[Crew, int, tuple[int, ...], Mooring], Berth] = {}
        self.loads: dict[tuple[tuple[int, ...], Mooring], Load] = {}

    def moor(self, crew: Crew, vikings: int, cargo: tuple[int, ...], mooring: Mooring) -> Berth:
        """A ship that has not been seen yet."""
        berth = self.berths[crew, vikings, cargo, mooring] = Berth(self.load(cargo, mooring), crew, vikings)
        return berth

    def load(self, cargo: tuple[int, ...], mooring: Mooring) -> Load:
        """The one load of that cargo at that mooring."""
        found = self.loads.get((cargo, mooring))
        if found is None:
            found = self.loads[cargo, mooring] = Load(self, cargo, mooring)
        return found


@lru_cache(maxsize=1 << 9)
def tide_of(market: tuple[int, ...], sterns: int, left: int, tokens: int, players: int) -> Tide:
    """The one tide of these numbers."""
    return Tide(market, sterns, left, tokens, players)


class Load:
    """Cargo and bets of a ship in a tide: what they bring, whoever is aboard."""

    __slots__ = ("_later", "_leads", "_now", "_rows", "bets", "cargo", "mooring", "stay", "tide")

    def __init__(self, tide: Tide, cargo: tuple[int, ...], mooring: Mooring) -> None:
        self.tide, self.cargo, self.mooring = tide, cargo, mooring
        self.bets, self.stay = mooring.bets, mooring.stay
        self._now = sorted([tide.price[good] for good in cargo], reverse=True) if cargo else []
        self._later = self._now + tide.more
        self._rows: dict[Control, Row] = {}
        self._leads: dict[tuple[Control, int], float] = {}

    def row(self, control: Control) -> Row:
        """What it brings each seat, if the clans control the ship like that."""
        found = self._rows.get(control)
        if found is not None:
            return found
        players, table, later = self.tide.players, control.table, control.sure == LATER
        goods, bets = [0.0] * players, [0.0] * players
        if number := len(table):
            for pick, price in enumerate(self._later if later else self._now):
                goods = [a + price * b for a, b in zip(goods, table[pick % number], strict=False)]
            for clan, seat, worth in self.bets:
                bets[seat] += worth * table[0][clan]
        stay = self.stay
        found = tuple([value * stay for value in goods + bets] if later else goods + bets)
        self._rows[control] = found
        return found

    def lead(self, control: Control, who: int) -> float:
        """The same for a seat, against the mean of the others."""
        found = self._leads.get((control, who))
        if found is not None:
            return found
        lead, players, later = 0.0, self.tide.players, control.sure == LATER
        leads = control.leads(who, players)
        if number := len(leads):
            for pick, price in enumerate(self._later if later else self._now):
                lead += price * leads[pick % number]
            first = control.table[0]
            for clan, seat, worth in self.bets:
                lead += worth * first[clan] if seat == who else -worth * first[clan] / (players - 1)
        if later:
            lead *= self.stay
        self._leads[control, who] = lead
        return lead


class Berth:
    """A ship in a tide: what it brings each seat as it is, and with another crew."""

    __slots__ = ("_gains", "_now", "_offers", "crew", "later", "load", "sober", "tide", "vikings")

    def __init__(self, load: Load, crew: Crew, vikings: int) -> None:
        self.tide, self.load, self.crew, self.vikings = load.tide, load, crew, vikings
        self.later = load.row(control(crew, vikings, LATER))
        self.sober = trusted(self.later, SOBER)
        self._now: Row | None = None
        self._offers: dict[tuple[int, Trust], tuple[float, Row]] = {}
        self._gains: dict[tuple[int, float], Gains] = {}

    @property
    def now(self) -> Row:
        """The same with the present crew, if it sails in this round."""
        if self._now is None:
            self._now = self.load.row(control(self.crew, self.vikings, self.tide.left))
        return self._now

    def offer(self, taker: int, believed: Trust) -> tuple[float, Row]:
        """What it brings the sailor to take this ship now, and what that changes for every seat."""
        found = self._offers.get((taker, believed))
        if found is None:
            now, later, players = self.now, self.later, self.tide.players
            change = [a - b for a, b in zip(now, later, strict=True)]
            mine = change[taker] + change[players + taker]
            certain = trusted(now, believed if self.tide.sterns else HOPEFUL)
            changes = tuple([a - b for a, b in zip(certain, trusted(later, believed), strict=True)])
            found = self._offers[taker, believed] = mine - (sum(change) - mine) / (players - 1), changes
        return found

    def gains(self, who: int, chance: float) -> Gains:
        """What other crews would bring a seat more, while the ship sails now with that chance."""
        found = self._gains.get((who, chance))
        if found is None:
            found = self._gains[who, chance] = Gains(self, who, chance)
        return found


def trusted(row: Row, believed: Trust) -> Row:
    """The part of it that comes true."""
    goods, bets = believed
    middle = len(row) // 2
    return tuple([goods * value for value in row[:middle]] + [bets * value for value in row[middle:]])


class Gains:
    """What other crews of a ship would bring a seat, against the mean of the others and the crew aboard."""

    __slots__ = (
        "_berth", "_chance", "_each", "_later", "_lead", "_now", "_who", "away", "cargo", "here", "manned",
    )  # fmt: skip

    def __init__(self, berth: Berth, who: int, chance: float) -> None:
        self._berth, self._who, self._chance = berth, who, chance
        self._later = control(berth.crew, berth.vikings, LATER)
        self._now = control(berth.crew, berth.vikings, berth.tide.left) if chance else self._later
        self._lead = self._leading(self._later, self._now, berth.load)
        self._each: dict[tuple[int, ...], list[float]] = {}
        self.away: dict[int, float] = {}  # without a piece
        self.cargo: dict[int, float] = {}  # with a token more
        self.manned: dict[int, float] = {}  # with a Viking more on a piece
        self.here: dict[int, float] = {}  # with a piece of that strength: see `strength`

    def of(self, crew: Crew) -> float:
        """With that crew."""
        return self._manned_by(crew, self._berth.vikings)

    def without(self, piece: int) -> float:
        """Without one of its pieces."""
        found = self.away.get(piece)
        if found is None:
            crew = tuple([other for other in self._berth.crew if other != piece])
            found = self.away[piece] = self.of(crew)
        return found

    def with_one(self, strength: int) -> float:
        """With a piece more; those of one strength are alike."""
        found = self.here.get(strength)
        if found is None:
            later = self._later.with_one(strength)
            now = self._now.with_one(strength) if self._chance else later
            found = self.here[strength] = self._leading(later, now, self._berth.load) - self._lead
        return found

    def with_each(self, strengths: tuple[int, ...]) -> list[float]:
        """The same for each of these strengths."""
        found = self._each.get(strengths)
        if found is None:
            found = self._each[strengths] = [self.with_one(strength) for strength in strengths]
        return found

    def loaded(self, good: int) -> float:
        """With a token more."""
        found = self.cargo.get(good)
        if found is None:
            load = self._berth.load
            laden = load.tide.load((*load.cargo, good), load.mooring)
            found = self.cargo[good] = self._leading(self._later, self._now, laden) - self._lead
        return found

    def boarded(self, piece: int) -> float:
        """With an extra Viking on a piece."""
        found = self.manned.get(piece)
        if found is None:
            found = self.manned[piece] = self._manned_by(self._berth.crew, self._berth.vikings | 1 << piece)
        return found

    def _manned_by(self, crew: Crew, vikings: int) -> float:
        later = control(crew, vikings, LATER)
        now = control(crew, vikings, self._berth.tide.left) if self._chance else later
        return self._leading(later, now, self._berth.load) - self._lead

    def _leading(self, later: Control, now: Control, load: Load) -> float:
        lead = load.lead(later, self._who)
        return lead + self._chance * (load.lead(now, self._who) - lead) if self._chance else lead


def strength(piece: int, vikings: int) -> int:
    """All that counts of a piece: its clan, its shields and its Viking, as one number."""
    return piece // PIECES_OF_CLAN * 8 + SHIELDS[piece] + (vikings >> piece & 1)


@lru_cache(maxsize=1 << 9)
def strengths(pieces: tuple[int, ...], vikings: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The strengths that occur among pieces, and which of them each piece has."""
    each = [strength(piece, vikings) for piece in pieces]
    kinds = tuple(dict.fromkeys(each))
    return kinds, tuple([kinds.index(one) for one in each])

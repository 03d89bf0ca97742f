"""What the ships in harbour promise each seat, for bots.

A ship is valued as one that sails some day ("later"), when control is unsure and more cargo may have come.
Once somebody has taken the stern, each ship that is ready is also valued as if it sailed in this round.
"""

from __future__ import annotations

from math import exp
from operator import add
from typing import ClassVar

from .berths import LATER, SOBER, Berth, Gains, Trust, bits, control, moorings, tide_of, trusted
from .data import BUILDINGS, CLANS, SHIPS, STERNS
from .state import NOBODY, State

CHOICE = (0.05, 0.4, 0.6, 0.8, 1.0, 1.2, 1.3, 1.4, 1.5, 1.6)  # so many points leave the sailor's choice open
LOST = 0.15  # chance of a barrel at a ship that has sailed to win, in a long game
UNLIKELY = 0.01  # a chance to sail in this round that is too small to look at
_NO_VIKINGS = (0,) * SHIPS


class Outlook:
    """The ships of a position: what each brings each seat, and how likely it sails."""

    __slots__ = ("_blurred", "berths", "chance", "ready", "state", "tide")

    def __init__(self, state: State, viewer: int) -> None:
        """For a viewer, rivals' barrels count as average ones; NOBODY sees all."""
        self.state = state
        self._blurred: list[float] = []
        sailed, cargo, ships, vikings = state.sailed, state.cargo, state.ships, state.vikings
        pending = state.taker != NOBODY and state.share == NOBODY and state.ask != ""
        sterns = STERNS - max(sailed) - pending
        left = min(LATER - 1, len(BUILDINGS) - state.before.count(NOBODY))
        tokens = len(state.add) + len(state.draw) + len(state.drawn) + (state.good != NOBODY)
        self.tide = tide = tide_of(tuple(state.market), sterns, left, tokens, state.players)
        laden = tuple(map(bool, cargo))
        moored = moorings(tuple(state.circles), viewer, tuple(sailed), laden, sterns)
        self.chance = [0.0] * SHIPS  # to sail in this round, if it is worth looking at
        aboard = [vikings & bits(crew) for crew in ships] if vikings else _NO_VIKINGS
        found = tide.berths.get
        self.berths = [
            None if at is None else found((crew, men, load, at)) or tide.moor(crew, men, load, at)
            for crew, men, load, at in zip(ships, aboard, cargo, moored, strict=True)
        ]  # None: it has sailed
        self.ready: list[int] = []
        if pending:
            harbour = [ship for ship, gone in enumerate(sailed) if not gone]
            self.ready = [ship for ship in harbour if cargo[ship] and ships[ship]] or harbour

    def total(self, believed: Trust = SOBER) -> list[float]:
        """All ships together: the one that the sailor will choose now, the others later."""
        sober = believed is SOBER
        rows = [
            berth.sober if sober else trusted(berth.later, believed)
            for berth in self.berths
            if berth is not None
        ]
        total = list(rows[0]) if rows else [0.0] * (2 * self.tide.players)
        for row in rows[1:]:
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

    def roughly(self, ship: int) -> Gains:
        """The same as `gains`, with chances to sail told apart only by tenths: they are found more often."""
        if not self._blurred:
            self._blurred = [round(chance, 1) for chance in self.chance]
        return self.berth(ship).gains(self.state.who, self._blurred[ship])

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
        later = berth.load.stay * control(berth.crew, berth.vikings, LATER).table[0][clan]
        if not chance:
            return later
        return later + chance * (control(berth.crew, berth.vikings, self.tide.left).table[0][clan] - later)


class _Last:
    """The outlook that was asked for last, and all that it was made from: half a turn changes none of it."""

    outlook: ClassVar[Outlook | None] = None
    seen: ClassVar[tuple[object, ...]] = ()


def outlook_of(state: State, viewer: int) -> Outlook:
    """The outlook of a position with the chances of its ships to sail; the last one, if it is still true."""
    ships, cargo, circles, market = state.ships, state.cargo, state.circles, state.market
    numbers = (
        viewer, state.players, state.vikings, state.taker, state.share, state.before.count(NOBODY),
        len(state.add) + len(state.draw) + len(state.drawn) + (state.good != NOBODY), state.ask != "",
    )  # fmt: skip
    last = _Last.outlook
    if last is not None and _Last.seen == (numbers, ships, cargo, circles, market, state.sailed):
        last.state = state
        return last
    outlook = _Last.outlook = Outlook(state, viewer)
    outlook.total()
    _Last.seen = (numbers, ships[:], cargo[:], circles[:], market[:], state.sailed[:])
    return outlook

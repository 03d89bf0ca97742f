"""Judgement for bots: what ships, bets and prices will bring each seat.

A ship is valued as one that sails some day ("later"), when control is unsure and more cargo may have come.
Once somebody has taken the stern, each ship that is ready is also valued as if it sailed in this round.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import permutations
from math import exp, prod

from longhouse.engine.judgement import Judgement
from longhouse.engine.message import Message
from longhouse.engine.questions import Action

from .data import BARRELS, BUILDINGS, CLANS, LONGEST, MARKET_TOP, PIECES_OF_CLAN, SHIELDS, SHIPS, STERNS
from .questions import CIRCLE, TABLE, Kind
from .rules import guards
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
IN_HAND = 0.42  # chance of a barrel in hand to win, in a long game
LOST = 0.15  # the same for a barrel at a ship that has sailed
LONG = 4.0  # ships that make a long game
TEMPO = 0.25  # of a Viking that moves first in the next round
MOVE = 1.0  # of a Viking still to move in this one, in a long game: as much as its turn will bring
EDGE = 0.6  # points that make a choice about three times as likely
DOUBT = 0.02  # likelihood of the worst choice
# How likely the visits are, and what the rest of a turn brings on average, by the question that is open.
VISITS = (0.3, 0.5, 1.3, 0.8, 0.9, 0.7, 1.5, 0.8, 0.9, 1.3, 2.0)
TURN_WORTH = {
    "promote": 0.25, "jump_own_piece": 1.5, "jump_own_ship": 1.5, "bet_barrel": 0.5, "bet_circle": 0.5,
    "add_ship": 0.8, "market": 0.5, "jump_any_piece": 2.0, "jump_any_ship": 2.0, "bet_or_move": 0.6,
    "move_circle": 0.6, "draw_good": 0.7, "draw_ship": 0.7, "swap_first": 3.0, "swap_second": 2.5,
    "viking": 0.3,
}  # fmt: skip
LATER = len(SURE) - 1
_MEAN = sum(BARRELS) / len(BARRELS)
_SUM = tuple(sum(v for v in BARRELS if mask >> (v - 1) & 1) for mask in range(1 << len(BARRELS)))
Row = list[float]  # goods of each seat, then bets of each seat
Crew = tuple[int, ...]
Trust = tuple[float, float]


@lru_cache(maxsize=1 << 14)
def ranks(crew: Crew, vikings: int, sure: int) -> tuple[tuple[float, ...], ...]:
    """The chances of each clan to be first, second, ... in control of a ship."""
    shields: dict[int, int] = {}
    for piece in crew:
        clan = piece // PIECES_OF_CLAN
        shields[clan] = shields.get(clan, 0) + SHIELDS[piece] + (vikings >> piece & 1)
    if not sure:
        order = sorted(shields, key=lambda clan: -shields[clan])
        return tuple([tuple([float(clan == first) for clan in range(CLANS)]) for first in order])
    table = [[0.0] * CLANS for _ in shields]
    power = {clan: exp(SURE[sure] * (shields[clan] - FRONT * i)) for i, clan in enumerate(shields)}
    for line in permutations(power):
        chance = prod(
            [power[clan] / sum([power[other] for other in line[i:]]) for i, clan in enumerate(line)]
        )
        for rank, clan in enumerate(line):
            table[rank][clan] += chance
    return tuple(map(tuple, table))


class Outlook:
    """The ships of a position: what each brings each seat, and how likely it sails."""

    def __init__(self, state: State, viewer: int) -> None:
        """For a viewer, rivals' barrels count as average ones; NOBODY sees all."""
        self.state = state
        sailed, cargo = state.sailed, state.cargo
        pending = state.taker != NOBODY and state.share == NOBODY and state.ask != ""
        self.sterns = sterns = STERNS - max(sailed) - pending
        self.long = min(1.0, sterns / LONG)
        self.left = min(LATER - 1, len(BUILDINGS) - state.before.count(NOBODY))
        rise = RISE * (sterns + self.left / len(BUILDINGS))
        self.price = price = [value + (MARKET_TOP - value) * rise for value in state.market]
        mean = sum(price) / len(price)
        self.cargo = [sorted([price[g] for g in goods], reverse=True) if goods else [] for goods in cargo]
        tokens = len(state.add) + len(state.draw) + len(state.drawn) + (state.good != NOBODY)
        more = LOADED * tokens / (sterns + 1)
        self.more = [mean] * int(more) + [mean * (more % 1)]  # tokens that may come aboard each ship
        behind = [0.0 if sailed[s] else LEFT_BEHIND if cargo[s] else 1.0 for s in range(SHIPS)]
        total = sum(behind) or 1.0
        self.stay = [1.0 - weight / total if sterns else 0.0 for weight in behind]  # to sail at all
        self.chance = [0.0] * SHIPS  # to sail in this round
        ready = [s for s in range(SHIPS) if not sailed[s] and cargo[s] and state.ships[s]] if pending else []
        self.ready = ready or [s for s in range(SHIPS) if not sailed[s] and pending]
        self.leads: dict[int, float] = {}  # of the actor, by ship as it is
        self.bets: list[list[tuple[int, int, float]]] = [[] for _ in range(SHIPS)]
        for circle, held in enumerate(state.circles):
            if held >= 0:
                seat, value = divmod(held, len(BARRELS))
                worth = value + 1.0 if viewer in (NOBODY, seat) else _MEAN
                self.bets[circle // CLANS].append((circle % CLANS, seat, worth))

    def row(self, ship: int, crew: Crew, vikings: int, sure: int) -> Row:
        """What a ship with that crew brings each seat."""
        players = self.state.players
        row = [0.0] * (2 * players)
        if not crew:
            return row
        table = ranks(crew, vikings, sure)
        tokens = self.cargo[ship] + self.more if sure == LATER else self.cargo[ship]
        number = len(table)
        for pick, price in enumerate(tokens):
            chances = table[pick % number]
            for seat in range(players):
                row[seat] += price * chances[seat]
        for clan, seat, worth in self.bets[ship]:
            row[players + seat] += worth * table[0][clan]
        return [value * self.stay[ship] for value in row] if sure == LATER else row

    def total(self, believed: Trust = SOBER) -> Row:
        """All ships together: the one that the sailor will choose now, the others later."""
        state, players, taker = self.state, self.state.players, self.state.taker
        trust = [believed[0]] * players + [believed[1]] * players
        total = [0.0] * (2 * players)
        rows = {}
        for ship, crew in enumerate(state.ships):
            if not state.sailed[ship]:
                rows[ship] = row = self.row(ship, crew, state.vikings, LATER)
                for i, value in enumerate(row):
                    total[i] += trust[i] * value
        if not self.ready:
            return total
        certain = trust if self.sterns else [1.0] * (2 * players)
        gains, changes = [], []
        for ship in self.ready:
            now, later = self.row(ship, state.ships[ship], state.vikings, self.left), rows[ship]
            change = [a - b for a, b in zip(now, later, strict=True)]
            mine = change[taker] + change[players + taker]
            gains.append(mine - (sum(change) - mine) / (players - 1))
            changes.append([certain[i] * now[i] - trust[i] * later[i] for i in range(2 * players)])
        best = max(gains)
        weights = [exp((gain - best) / CHOICE[self.left]) for gain in gains]
        for ship, weight, change in zip(self.ready, weights, changes, strict=True):
            self.chance[ship] = weight / sum(weights)
            for i, value in enumerate(change):
                total[i] += self.chance[ship] * value
        return total

    def lead(self, ship: int, crew: Crew) -> float:
        """What a ship with that crew would bring the actor, against the mean of the others."""
        players, who, chance = self.state.players, self.state.who, self.chance[ship]
        row = self.row(ship, crew, self.state.vikings, LATER)
        if chance > 0.01:
            now = self.row(ship, crew, self.state.vikings, self.left)
            row = [a + chance * (b - a) for a, b in zip(row, now, strict=True)]
        mine = row[who] + row[players + who]
        return mine - (sum(row) - mine) / (players - 1)

    def gain(self, ship: int, crew: Crew) -> float:
        """What that crew would bring the actor more than the one aboard."""
        if ship not in self.leads:
            self.leads[ship] = self.lead(ship, self.state.ships[ship])
        return self.lead(ship, crew) - self.leads[ship]

    def favour(self, circle: int) -> float:
        """The chance that a bet on a circle wins."""
        ship, clan = divmod(circle, CLANS)
        crew, vikings, chance = self.state.ships[ship], self.state.vikings, self.chance[ship]
        if self.state.sailed[ship] or not crew:
            return LOST * self.long
        later = self.stay[ship] * ranks(crew, vikings, LATER)[0][clan]
        return later + chance * (ranks(crew, vikings, self.left)[0][clan] - later) if chance > 0.01 else later


def _parts(state: State, viewer: int, believed: Trust) -> tuple[Row, Row, Row, Row, Row]:
    """Goods, barrels, order of moving and turns of each seat, and what the ships bring."""
    outlook = Outlook(state, viewer)
    total = outlook.total(believed)
    goods, barrels, order = [], [], [0.0] * state.players
    for seat in range(state.players):
        tokens = state.goods[seat * 3 : seat * 3 + 3]
        goods.append(sum([number * price for number, price in zip(tokens, outlook.price, strict=True)]))
        won, hand, hope = state.won[seat], state.hands[seat], IN_HAND * outlook.long
        average = _MEAN * (won.bit_count() + hope * hand.bit_count())
        barrels.append(_SUM[won] + hope * _SUM[hand] if viewer in (NOBODY, seat) else average)
    for _, seat, value in [bet for s in range(SHIPS) if state.sailed[s] for bet in outlook.bets[s]]:
        barrels[seat] += LOST * outlook.long * value
    if state.share != NOBODY:
        for pick, worth in enumerate(outlook.cargo[state.share], state.turn):
            clan = state.order[pick % len(state.order)]
            if clan < state.players:
                goods[clan] += worth
    for place, seat in enumerate([seat for seat in state.after if seat != NOBODY and outlook.sterns]):
        order[seat] += TEMPO * (1 - place / len(BUILDINGS))
    turns = [MOVE * outlook.long * state.before.count(seat) for seat in range(state.players)]
    turns[state.who] += TURN_WORTH.get(state.ask, 0.0)  # nothing when the game is over
    return goods, barrels, order, turns, total


def terms(state: State, seat: int) -> dict[str, float]:
    """Points that the seat will have, as far as its position tells, by where they come from."""
    goods, barrels, order, turns, total = _parts(state, NOBODY, SOBER)
    return {
        "goods": goods[seat], "barrels": barrels[seat], "cargo": total[seat],
        "bets": total[state.players + seat], "order": order[seat],
        "turn": turns[seat],
    }  # fmt: skip


def names() -> dict[str, Message]:
    """The terms in words."""
    return {
        "goods": Message("goods taken"), "barrels": Message("barrels won or in hand"),
        "cargo": Message("cargo of the ships in harbour"), "bets": Message("bets on the ships in harbour"),
        "order": Message("order in the next round"), "turn": Message("this turn"),
    }  # fmt: skip


def evaluate(state: State, viewer: int = NOBODY, believed: Trust = SOBER) -> list[float]:
    """The sum of the terms for every seat."""
    *parts, total = _parts(state, viewer, believed)
    cargo, bets = total[: state.players], total[state.players :]
    return [sum(points) for points in zip(*parts, cargo, bets, strict=True)]


def appeal(state: State, action: Action[Kind]) -> float:
    """How far the actor will be ahead, if all goes as the ships promise."""
    return _ahead(state, action, HOPEFUL)


def _ahead(state: State, action: Action[Kind], believed: Trust = SOBER) -> float:
    """How far the actor will be ahead after the action and the likeliest end of the turn."""
    seat, after = state.who, state.clone()
    TABLE.apply(after, action)
    while after.who == seat and after.ask in TURN_WORTH:
        actions = TABLE.legal(after)
        weights = zip(prior(after, actions), actions, strict=True)
        TABLE.apply(after, max(weights, key=lambda pair: (pair[0], pair[1].value))[1])
    points = evaluate(after, seat, believed)
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def prior(state: State, actions: Sequence[Action[Kind]]) -> list[float]:
    """How likely each action is, by how far it brings the actor ahead."""
    if (ask := state.ask) == "visit":
        return [VISITS[action.value] for action in actions]
    outlook = Outlook(state, state.who)
    outlook.total()
    if ask in ("jump_own_piece", "jump_any_piece", "swap_first"):
        leads = _lifted(outlook, [action.value for action in actions], ask == "swap_first")
    elif ask in ("bet_barrel", "bet_or_move", "bet_circle", "move_circle"):
        leads = _bets(outlook, actions)
    elif ask in ("draw_good", "take", "discard"):
        leads = [outlook.price[action.value] for action in actions]
    elif ask == "swap_second":
        leads = [_swapped(outlook, state.piece, action.value) for action in actions]
    else:
        leads = [_ahead(state, action) for action in actions]
    best = max(leads)
    return [DOUBT + exp((lead - best) / EDGE) for lead in leads]


def _lifted(outlook: Outlook, pieces: list[int], swap: bool) -> list[float]:
    """What the best jump or swap of each piece brings, roughly: places in a swap are not looked at."""
    state, where = outlook.state, outlook.state.where
    open_ships = [s for s in range(SHIPS) if not state.sailed[s]]
    away, here = {}, {}
    known: dict[tuple[int, int, int], float] = {}
    for piece in pieces:
        origin = where[piece]
        away[piece] = outlook.gain(origin, tuple([p for p in state.ships[origin] if p != piece]))
        for ship in [s for s in open_ships if s != origin]:
            kind = (ship, piece // PIECES_OF_CLAN, SHIELDS[piece] + (state.vikings >> piece & 1))
            if kind not in known:
                known[kind] = outlook.gain(ship, (*state.ships[ship], piece))
            here[piece, ship] = known[kind]
    if not swap:
        room = [s for s in open_ships if len(state.ships[s]) < LONGEST]
        return [away[a] + max(here[a, ship] for ship in room if ship != where[a]) for a in pieces]
    pairs = {(a, b): here[a, where[b]] + away[b] for a in pieces for b in pieces if where[a] != where[b]}
    return [away[a] + max(pairs[a, b] + here[b, where[a]] for b in pieces if (a, b) in pairs) for a in pieces]


def _swapped(outlook: Outlook, one: int, two: int) -> float:
    """What it brings to swap two pieces."""
    here, there = outlook.state.where[one], outlook.state.where[two]
    crew = tuple([two if piece == one else piece for piece in outlook.state.ships[here]])
    other = tuple([one if piece == two else piece for piece in outlook.state.ships[there]])
    return outlook.gain(here, crew) + outlook.gain(there, other)


def _bets(outlook: Outlook, actions: Sequence[Action[Kind]]) -> list[float]:
    """What barrels win more on the circle, or on the best one, than where they are."""
    state = outlook.state
    circles = [action.value for action in CIRCLE if guards.circle(state, action.value) is None]
    best = max(map(outlook.favour, circles), default=0.5)
    value = state.barrel or state.circles[state.lifted] % len(BARRELS) + 1
    worth: dict[str, Callable[[int], float]] = {
        "barrel": lambda value: value * (best - IN_HAND * outlook.long),
        "lift": lambda circle: (state.circles[circle] % len(BARRELS) + 1) * (best - outlook.favour(circle)),
        "circle": lambda circle: value * outlook.favour(circle),
    }
    return [worth[action.kind](action.value) for action in actions]


JUDGEMENT = Judgement(
    terms, evaluate, appeal, spread=2.5, names=names, prior=prior, playout=4, pace=400, patience=5.0
)

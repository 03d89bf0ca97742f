"""Judgement for bots: what ships, bets and prices will bring each seat, and how likely each choice is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp, inf
from operator import add

from longhouse.engine.judgement import Judgement
from longhouse.engine.message import Message
from longhouse.engine.questions import Action
from longhouse.engine.views import known

from .berths import HOPEFUL, MEAN_BARREL, SOBER, Gains, Trust, bets_at, strength, strengths
from .data import BARRELS, BUILDINGS, LONGEST
from .observe import redeal
from .odds import ODDS
from .outlook import LOST, Outlook, outlook_of
from .questions import TABLE, VISIT, Kind
from .rules import guards
from .state import NOBODY, State
from .styles import STYLES
from .weights import WEIGHTS

IN_HAND = 0.42  # chance of a barrel in hand to win, in a long game
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
_SUM = tuple(sum(v for v in BARRELS if mask >> (v - 1) & 1) for mask in range(1 << len(BARRELS)))
_TEMPOS = tuple(TEMPO * (1 - place / len(BUILDINGS)) for place in range(len(BUILDINGS)))
_BY_APPEAL = tuple(sorted(VISIT, key=lambda action: -VISITS[action.value]))
Points = list[float]  # of each seat


def _parts(state: State, viewer: int, believed: Trust) -> tuple[Points, Points, Points, Points, Points]:
    """Goods, barrels, order of moving and turns of each seat, and what the ships bring."""
    outlook = Outlook(state, viewer)
    total, tide = outlook.total(believed), outlook.tide
    seats, tokens, price = range(state.players), state.goods, tide.price
    hides, grain, metal = price
    goods = [
        tokens[at] * hides + tokens[at + 1] * grain + tokens[at + 2] * metal
        for at in range(0, len(tokens), len(price))
    ]
    barrels, order, hope = [], [0.0] * state.players, IN_HAND * tide.long
    for seat in seats:
        won, hand = state.won[seat], state.hands[seat]
        if viewer in (NOBODY, seat):
            barrels.append(_SUM[won] + hope * _SUM[hand])
        else:
            barrels.append(MEAN_BARREL * (won.bit_count() + hope * hand.bit_count()))
    for berth, bets in zip(outlook.berths, bets_at(tuple(state.circles), viewer), strict=True):
        if berth is None:
            for _, seat, value in bets:
                barrels[seat] += LOST * tide.long * value
    if state.share != NOBODY:
        cargo = sorted([price[good] for good in state.cargo[state.share]], reverse=True)
        for pick, worth in enumerate(cargo, state.turn):
            clan = state.order[pick % len(state.order)]
            if clan < state.players:
                goods[clan] += worth
    if tide.sterns:
        moved = [seat for seat in state.after if seat != NOBODY]
        for seat, tempo in zip(moved, _TEMPOS, strict=False):
            order[seat] += tempo
    turns = [MOVE * tide.long * state.before.count(seat) for seat in seats]
    turns[state.who] += TURN_WORTH.get(state.ask, 0.0)  # nothing when the game is over
    return goods, barrels, order, turns, total


def terms(state: State, seat: int) -> dict[str, float]:
    """Points that the seat will have, as far as its position tells, by where they come from."""
    goods, barrels, order, turns, total = _parts(state, NOBODY, SOBER)
    found = {
        "goods": goods[seat], "barrels": barrels[seat], "cargo": total[seat],
        "bets": total[state.players + seat], "order": order[seat],
        "turn": turns[seat],
    }  # fmt: skip
    weights = WEIGHTS[str(state.players)]
    return {name: value * weights[name] for name, value in found.items()}


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
    goods, barrels, order, turn, hold, stakes = _weighed(state.players)
    return [
        goods * a + barrels * b + order * c + turn * d + hold * e + stakes * f
        for a, b, c, d, e, f in zip(*parts, cargo, bets, strict=True)
    ]


@lru_cache(maxsize=4)
def _weighed(players: int) -> tuple[float, float, float, float, float, float]:
    """What each part counts, in the order of the parts."""
    row = WEIGHTS[str(players)]
    return row["goods"], row["barrels"], row["order"], row["turn"], row["cargo"], row["bets"]


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
    outlook = outlook_of(state, state.who)
    if ask in ("jump_own_piece", "jump_any_piece", "swap_first"):
        leads = _lifted(outlook, [action.value for action in actions], ask == "swap_first", outlook.gains)
    elif ask in ("bet_barrel", "bet_or_move", "bet_circle", "move_circle"):
        leads = _bets(outlook, actions)
    elif ask in ("draw_good", "take", "discard"):
        leads = [outlook.tide.price[action.value] for action in actions]
    elif ask == "swap_second":
        leads = [_swapped(outlook, state.piece, action.value) for action in actions]
    else:
        leads = [_ahead(state, action) for action in actions]
    best = max(leads)
    return [DOUBT + exp((lead - best) / EDGE) for lead in leads]


def favourite(state: State) -> tuple[Action[Kind], bool]:
    """What the actor likely does, found faster than by `prior`: ships are compared, not positions."""
    ask = state.ask
    if ask == "visit":
        free = [action for action in _BY_APPEAL if state.after[action.value] < 0]
        return next(
            (action for action in free if not guards.PERFORMABLE[action.value](state)), free[0]
        ), False
    actions = TABLE.legal(state)
    if len(actions) == 1:
        return actions[0], True
    if ask not in _GLANCES:
        looks = prior(state, actions)
    else:
        looks = _GLANCES[ask](outlook_of(state, state.who), [action.value for action in actions])
    return actions[looks.index(max(looks))], False


def _landed(outlook: Outlook, ships: list[int]) -> list[float]:
    """What the lifted piece brings on each ship."""
    piece = outlook.state.piece
    kind = strength(piece, outlook.state.vikings)
    return [outlook.roughly(ship).with_one(kind) for ship in ships]


def _loaded(outlook: Outlook, ships: list[int]) -> list[float]:
    """What the token brings on each ship."""
    return [outlook.roughly(ship).loaded(outlook.state.good) for ship in ships]


def _boarded(outlook: Outlook, pieces: list[int]) -> list[float]:
    """What an extra Viking brings on each piece."""
    return [outlook.roughly(outlook.state.where[piece]).boarded(piece) for piece in pieces]


def _promoted(outlook: Outlook, pieces: list[int]) -> list[float]:
    """What each piece brings at the front of its ship."""
    where, ships = outlook.state.where, outlook.state.ships
    return [
        outlook.roughly(where[one]).of((one, *[piece for piece in ships[where[one]] if piece != one]))
        for one in pieces
    ]


def _partners(outlook: Outlook, pieces: list[int]) -> list[float]:
    """What a swap of the lifted piece with each of the others brings, roughly as in `_lifted`."""
    state, one = outlook.state, outlook.state.piece
    where, vikings = state.where, state.vikings
    kind, here = strength(one, vikings), outlook.roughly(where[one])
    looks = []
    for other in pieces:
        there = outlook.roughly(where[other])
        looks.append(there.with_one(kind) + there.without(other) + here.with_one(strength(other, vikings)))
    return looks


def _lifted(outlook: Outlook, pieces: list[int], swap: bool, gains_of: Callable[[int], Gains]) -> list[float]:
    """What the best jump or swap of each piece brings, roughly: places in a swap are not looked at."""
    state, where = outlook.state, outlook.state.where
    harbour = [ship for ship, berth in enumerate(outlook.berths) if berth is not None]
    kinds, numbers = strengths(tuple(pieces), state.vikings)
    gains = [gains_of(ship) if berth is not None else None for ship, berth in enumerate(outlook.berths)]
    ships = [known(gains[ship]) for ship in harbour]
    away = [known(gains[where[piece]]).without(piece) for piece in pieces]
    origins = [where[piece] for piece in pieces]
    if not swap:
        room = [ship for ship in harbour if len(state.ships[ship]) < LONGEST]
        each = [known(gains[ship]).with_each(kinds) for ship in room]
        best = [_two_best(here, room) for here in zip(*each, strict=True)]
        return [
            leaves + (best[kind][1] if best[kind][0] == origin else best[kind][2])
            for leaves, kind, origin in zip(away, numbers, origins, strict=True)
        ]
    here = list(zip(*[each.with_each(kinds) for each in ships], strict=True))  # kind -> at each ship
    # ship -> the most that one of its pieces brings by coming to each of the others
    nothing = [-inf] * len(ships)
    comes = dict.fromkeys(set(origins), nothing)
    for leaves, kind, origin in zip(away, numbers, origins, strict=True):
        comes[origin] = [
            most if most > leaves + more else leaves + more
            for most, more in zip(comes[origin], here[kind], strict=True)
        ]
    there = {}  # ship -> what comes to it from each of the others
    for at, ship in enumerate(harbour):
        if ship in comes:
            there[ship] = [comes[o][at] if o != ship and o in comes else -inf for o in harbour]
    return [
        leaves + max(map(add, here[kind], there[origin]))
        for leaves, kind, origin in zip(away, numbers, origins, strict=True)
    ]


def _two_best(here: Sequence[float], ships: list[int]) -> tuple[int, float, float]:
    """The ship where it is best to be, what it brings to be elsewhere, and there."""
    most = max(here)
    at = here.index(most)
    return ships[at], max((*here[:at], *here[at + 1 :]), default=-inf), most


_GLANCES: dict[str, Callable[[Outlook, list[int]], list[float]]] = {
    "jump_own_ship": _landed, "jump_any_ship": _landed, "add_ship": _loaded, "draw_ship": _loaded,
    "promote": _promoted, "viking": _boarded, "swap_second": _partners,
    "jump_own_piece": lambda outlook, pieces: _lifted(outlook, pieces, False, outlook.roughly),
    "jump_any_piece": lambda outlook, pieces: _lifted(outlook, pieces, False, outlook.roughly),
    "swap_first": lambda outlook, pieces: _lifted(outlook, pieces, True, outlook.roughly),
}  # fmt: skip


def _swapped(outlook: Outlook, one: int, two: int) -> float:
    """What it brings to swap two pieces."""
    here, there = outlook.state.where[one], outlook.state.where[two]
    crew = tuple([two if piece == one else piece for piece in outlook.state.ships[here]])
    other = tuple([one if piece == two else piece for piece in outlook.state.ships[there]])
    return outlook.gains(here).of(crew) + outlook.gains(there).of(other)


def _bets(outlook: Outlook, actions: Sequence[Action[Kind]]) -> list[float]:
    """What barrels win more on the circle, or on the best one, than where they are."""
    state, long = outlook.state, outlook.tide.long
    best = max(map(outlook.favour, guards.open_circles(state, state.lifted)), default=0.5)
    value = state.barrel or state.circles[state.lifted] % len(BARRELS) + 1
    worth: dict[str, Callable[[int], float]] = {
        "barrel": lambda value: value * (best - IN_HAND * long),
        "lift": lambda circle: (state.circles[circle] % len(BARRELS) + 1) * (best - outlook.favour(circle)),
        "circle": lambda circle: value * outlook.favour(circle),
    }
    return [worth[action.kind](action.value) for action in actions]


JUDGEMENT = Judgement(
    terms, evaluate, appeal, spread=2.5, names=names, prior=prior, playout=4, favourite=favourite,
    redeal=redeal, styles=STYLES, pace=400, patience=5.0, odds=ODDS,
)  # fmt: skip

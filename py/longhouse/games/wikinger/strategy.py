"""Judgement for bots: how many points a seat will have in the end.

Nothing is hidden in Vikings but the order of what is still to be drawn, and nothing here reads that.
Homelands are valued by themselves (`worth`), then compared for the three majorities; on top comes what
the sets that are left on the wheel promise to each seat (`market`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from longhouse.engine.judgement import Judgement
from longhouse.engine.message import Message
from longhouse.engine.questions import Action

from . import data
from .after import after, trip_ends, with_viking
from .coins import bid, coin_of, purse, spent
from .data import MIDDLE, ROUNDS
from .market import ENVY, SPECIAL, market, sets_of
from .observe import redeal
from .odds import ODDS
from .outlook import weights_of
from .questions import TABLE, Kind
from .state import EMPTY, NOBODY, C, S, State
from .styles import STYLES
from .wants import CREW, LATE_CREW, wants_of
from .worth import PARTS, Key, home_of, key_of

DOUBT, MORE_DOUBT = 0.7, 0.3  # how uncertain a majority is: now, and for each round to come
START_FIRST = 3.0  # how much better it is to place the start tile before the other
SHARP = 0.8  # an action that looks so many points better is tried three times as often

Tally = tuple[float, float, float]  # for the three majorities
Stakes = tuple[float, float, float, float]  # how uncertain they are, and what each of them brings


# -- the value of a position


def evaluate(state: State) -> list[float]:
    """What each seat will have in the end."""
    if not state.ask:
        return [float(points) for points in state.points]
    seats = range(state.players)
    keys = [_seat_key(state, seat) for seat in seats]
    homes = [home_of(key) for key in keys]
    tallies = [home.tally for home in homes]
    promised, stakes = market(state, keys), _stakes_of(state)
    return [
        state.points[seat] + purse(state, seat) + homes[seat].total + promised[seat]
        + sum(_awards(stakes, tallies[seat], _rival(tallies, seat)))
        for seat in seats
    ]  # fmt: skip


def terms(state: State, seat: int) -> dict[str, float]:
    """The same by where the points come from."""
    if not state.ask:
        return {"points": float(state.points[seat])}
    keys = [_seat_key(state, other) for other in range(state.players)]
    homes = [home_of(key) for key in keys]
    tallies = [home.tally for home in homes]
    awards = _awards(_stakes_of(state), tallies[seat], _rival(tallies, seat))
    return {
        "points": float(state.points[seat]),
        "gold": purse(state, seat),
        **dict(zip(PARTS, homes[seat].parts, strict=True)),
        **dict(zip(("boatsmen", "islands", "longest"), awards, strict=True)),
        "wheel": market(state, keys)[seat],
    }


def names() -> dict[str, Message]:
    """The terms in words."""
    return {
        "points": Message("points"),
        "gold": Message("gold"),
        "income": Message("goldsmiths"),
        "ships": Message("ships"),
        "nobles": Message("nobles"),
        "scouts": Message("scouts"),
        "fishermen": Message("points of fishermen"),
        "supply": Message("supply"),
        "waiting": Message("Vikings on the base"),
        "room": Message("room for more"),
        "buildings": Message("special buildings"),
        "boatsmen": Message("most boatsmen"),
        "islands": Message("most islands"),
        "longest": Message("longest island"),
        "wheel": Message("sets on the wheel"),
    }


def _seat_key(state: State, seat: int) -> Key:
    """Half a turn counts as a whole one: the Viking stands on his tile, the boatsman has ended his trip."""
    key = key_of(state, seat)
    if seat != state.who:
        return key
    if state.trip:
        return max(trip_ends(state, key), key=_with_crew)
    return with_viking(key, state.cell) if state.ask == "settle" else key


def _with_crew(key: Key) -> float:
    """A homeland by itself, with what its boatsmen may win late in the game."""
    home = home_of(key)
    return home.total + (CREW + LATE_CREW) * home.tally[0]


def _awards(stakes: Stakes, mine: Tally, rival: Sequence[float]) -> Tally:
    """The three majorities: their points times the chance to have the most."""
    doubt, crews, most, longest = stakes
    crew, islands, length = mine
    return (
        crews / (1 + exp((rival[0] - crew - 0.5) / doubt)),
        most / (1 + exp((rival[1] - islands - 0.5) / doubt)),
        longest / (1 + exp((rival[2] - length - 0.5) / doubt)),
    )


def _stakes_of(state: State) -> Stakes:
    return _stakes(state.round, state.version, state.players)


@lru_cache(maxsize=128)
def _stakes(now: int, version: int, players: int) -> Stakes:
    """How uncertain majorities are, and what the three of them bring."""
    weights = weights_of(version, players)
    return (
        DOUBT + MORE_DOUBT * (ROUNDS - now),
        weights["boatsmen"] * data.MOST_BOATSMEN,
        weights["islands"] * data.MOST_ISLANDS,
        weights["longest"] * data.LONGEST_ISLAND,
    )


def _rival_of(state: State, seat: int) -> Sequence[float]:
    """`_rival` in a position."""
    return _most([home_of(key_of(state, other)).tally for other in range(state.players) if other != seat])


def _rival(tallies: Sequence[Tally], seat: int) -> Sequence[float]:
    """The most that any other seat has for each majority."""
    return tallies[1 - seat] if len(tallies) == 2 else _most([*tallies[:seat], *tallies[seat + 1 :]])


def _most(others: Sequence[Tally]) -> Sequence[float]:
    return others[0] if len(others) == 1 else [*map(max, *others)]


# -- the value of an action


def appeal(state: State, action: Action[Kind]) -> float:
    """What an action is worth to the actor, one step ahead."""
    return _appeals(state, [action])[0]


def prior(state: State, legal: Sequence[Action[Kind]]) -> list[float]:
    """How good each action looks at a glance."""
    if state.ask in AT_HOME:
        return _at_home(state)[1]
    if state.ask == "bid":
        return _at_auction(state, legal)
    if state.ask == "buy":
        seat, zero, each = state.who, state.zero, coin_of(state, state.who)
        sets = sets_of(state.wheel_tiles, state.wheel_men)
        mine, other = wants_of(key_of(state, seat)), wants_of(key_of(state, (seat + 1) % state.players))
        places = [action.value for action in legal]
        looks = [mine[sets[place]] + ENVY * other[sets[place]] - each * (place - zero) for place in places]
        can = zero + state.gold[seat]
        if places[-1] > can and state.version == data.PROGRESS:  # what is missing costs points
            more = weights_of(state.version, state.players)["missing"] - each
            looks = [look - more * max(0, place - can) for look, place in zip(looks, places, strict=True)]
        if state.open and places[-1] > zero:
            looks[-1] += SPECIAL
    else:
        looks = _appeals(state, legal)
    return _weights(looks)


def _weights(looks: Sequence[float]) -> list[float]:
    best = max(looks)
    return [exp(max(-7.0, (look - best) / SHARP)) for look in looks]


def favourite(state: State) -> tuple[Action[Kind], bool]:
    """The action with the highest prior."""
    if state.ask in AT_HOME:
        legal, weights = _at_home(state)
    else:
        legal = TABLE.legal(state)
        weights = prior(state, legal) if len(legal) > 1 else [1.0]
    return legal[weights.index(max(weights))], len(legal) == 1


AT_HOME = ("place", "settle", "exchange", "ferry")  # questions about nothing but the own homeland
REMEMBERED, BIDS_REMEMBERED = 1 << 14, 1 << 8
_Judged = tuple[list[Action[Kind]], list[float]]
_AT_HOME: dict[tuple[object, ...], _Judged] = {}


def _at_home(state: State) -> _Judged:
    """What is legal and how good it looks, where only the own homeland counts; it is remembered."""
    seat = state.who
    key, rival = key_of(state, seat), _rival_of(state, seat)
    about = (
        key, tuple(rival), state.ask, state.tile, state.colour,
        state.cell, state.aside, state.trip, state.load, state.started >> seat & 1, state.rules,
    )  # fmt: skip
    found = _AT_HOME.get(about)
    if found is None:
        if len(_AT_HOME) >= REMEMBERED:
            _AT_HOME.clear()
        legal = TABLE.legal(state)
        weights = _weights(_looks(state, legal, key, rival)) if len(legal) > 1 else [1.0]
        found = _AT_HOME[about] = legal, weights
    return found


_AT_AUCTION: dict[tuple[object, ...], list[float]] = {}


def _at_auction(state: State, legal: Sequence[Action[Kind]]) -> list[float]:
    """How good each bid looks, which depends on little; it is remembered."""
    seat = state.who
    about = (
        *legal, state.gold[seat], state.special[seat * S + data.TRADE], state.round,
        seat == state.start and state.leader == NOBODY, state.version, state.players,
    )  # fmt: skip
    found = _AT_AUCTION.get(about)
    if found is None:
        if len(_AT_AUCTION) >= BIDS_REMEMBERED:
            _AT_AUCTION.clear()
        found = _AT_AUCTION[about] = _weights(_appeals(state, legal))
    return found


def _appeals(state: State, legal: Sequence[Action[Kind]]) -> list[float]:
    ask, seat = state.ask, state.who
    if ask == "bid":
        return [bid(state, action.value) for action in legal]
    if ask in ("remove", "lay"):  # what the next seat wants more should be dear, or gone
        mine = wants_of(key_of(state, seat))
        theirs = wants_of(key_of(state, (seat + 1) % state.players))
        return [theirs[MIDDLE * C + action.value] - mine[MIDDLE * C + action.value] for action in legal]
    return _looks(state, legal, key_of(state, seat), _rival_of(state, seat))


def _looks(state: State, legal: Sequence[Action[Kind]], key: Key, rival: Sequence[float]) -> list[float]:
    """What each action makes of the own homeland, less what it costs."""
    ask, seat, price = state.ask, state.who, coin_of(state, state.who)
    doubt, crews, islands, lengths = _stakes_of(state)
    most_crew, most_islands, most_length = (most - 0.5 for most in rival)

    def value(key: Key) -> float:
        home = home_of(key)
        crew, done, length = home.tally
        return home.total + (
            crews / (1 + exp((most_crew - crew) / doubt))
            + islands / (1 + exp((most_islands - done) / doubt))
            + lengths / (1 + exp((most_length - length) / doubt))
        )

    now = value(key)
    tile_first = ask == "place" and state.tile != EMPTY and not state.started >> seat & 1
    looks = []
    for action in legal:
        look = max(map(value, after(state, key, action))) - now
        if ask == "buy":
            look -= _cost(state, action.value)
        elif ask == "take" and action.value == data.COINS:
            look += data.SPECIAL_COINS * price
        elif tile_first and action.kind == "tile":  # rather the start tile: it leaves all choices open
            look -= START_FIRST
        looks.append(look)
    return looks


def _cost(state: State, place: int) -> float:
    """What a set costs in points, less the special tile that comes with the dearest."""
    price = place - state.zero
    cost = spent(state, price)
    dearest = price and state.open and all(man == EMPTY for man in state.wheel_men[place + 1 :])
    return cost - (SPECIAL if dearest else 0.0)


JUDGEMENT = Judgement(
    terms=terms, evaluate=evaluate, appeal=appeal, spread=2.5, names=names, prior=prior, playout=8,
    favourite=favourite, redeal=redeal, styles=STYLES, pace=800, odds=ODDS,
)  # fmt: skip

"""Judgement for bots: how many points a seat will have in the end.

Nothing is hidden in Vikings but the order of what is still to be drawn, and nothing here reads that.
Homelands are valued by themselves (`worth`), then compared for the three majorities; on top comes what
the sets that are left on the wheel promise to each seat (`_market`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from longhouse.engine.judgement import Judgement
from longhouse.engine.message import Message
from longhouse.engine.questions import Action

from . import data
from .after import after, trip_ends, with_viking
from .data import MIDDLE, ROUNDS, SETS
from .observe import redeal
from .odds import ODDS
from .outlook import coin, weights_of
from .questions import TABLE, Kind
from .state import EMPTY, NOBODY, C, S, State
from .styles import STYLES
from .wants import CREW, LATE_CREW, wants_of
from .worth import PARTS, Home, Key, home_of, key_of

COIN_TRADE = 0.12  # of a coin, more, with the trade tile
PURSE, PURSE_SIZE = 3.0, 8.0  # points for having money at all; nearly all of them with twice that many coins
DOUBT, MORE_DOUBT = 0.7, 0.3  # how uncertain a majority is: now, and for each round to come
# players -> of being start player before the offering of a round is laid out
STARTER = {2: (12.0, 11.0, 10.0, 9.0, 7.0, 6.0), 3: (2.2,) * 6, 4: (2.2,) * 6}
SPECIAL = 1.6  # of the choice of a special tile
ENVY = 0.3  # how much of the next seat's wish counts when a set is chosen
DULL = 0.8  # by how much another set of the same colour is wanted less
MARKET = 0.4  # how much of what the wheel promises is believed
RELUCTANT = 1.5  # a bid of so many coins wins every second time
START_FIRST = 3.0  # how much better it is to place the start tile before the other
SHARP = 0.8  # an action that looks so many points better is tried three times as often


# -- the value of a position


def evaluate(state: State) -> list[float]:
    """What each seat will have in the end."""
    if not state.ask:
        return [float(points) for points in state.points]
    seats = range(state.players)
    keys = [_seat_key(state, seat) for seat in seats]
    homes = [home_of(key) for key in keys]
    promised = _market(state, keys)
    return [
        state.points[seat] + _purse(state, seat) + homes[seat].total + promised[seat]
        + sum(_awards(state, homes[seat], _rival(homes, seat)))
        for seat in seats
    ]  # fmt: skip


def terms(state: State, seat: int) -> dict[str, float]:
    """The same by where the points come from."""
    if not state.ask:
        return {"points": float(state.points[seat])}
    keys = [_seat_key(state, other) for other in range(state.players)]
    homes = [home_of(key) for key in keys]
    awards = _awards(state, homes[seat], _rival(homes, seat))
    return {
        "points": float(state.points[seat]),
        "gold": _purse(state, seat),
        **dict(zip(PARTS, homes[seat].parts, strict=True)),
        **dict(zip(("boatsmen", "islands", "longest"), awards, strict=True)),
        "wheel": _market(state, keys)[seat],
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


def _coin(state: State, seat: int) -> float:
    rounds = ROUNDS - state.round + (state.ask != "ferry")
    trade = min(1, state.special[seat * S + data.TRADE])
    return coin(rounds, state.version, state.players) + COIN_TRADE * trade


def _purse(state: State, seat: int) -> float:
    """The first coins are worth more than the others, as long as there is something to buy.

    What was bid and cannot be paid costs points; and who had to pay points is short of gold, and will again.
    """
    gold, missing = state.gold[seat], weights_of(state.version, state.players)["missing"]
    gold -= state.bid if state.ask == "bid" and seat == state.leader else 0
    return (missing * gold if gold <= 0 else _changed(state, seat, gold)) - (missing - 1) * state.paid[seat]


def _changed(state: State, seat: int, gold: int) -> float:
    """So much gold in points."""
    rounds = ROUNDS - state.round + (state.ask != "ferry")
    weights = weights_of(state.version, state.players)
    first = PURSE * weights["purse"] * rounds / ROUNDS
    return weights["gold"] * (_coin(state, seat) * gold + first * (1 - exp(-gold / PURSE_SIZE)))


def _awards(state: State, mine: Home, rival: Sequence[float]) -> tuple[float, float, float]:
    """The three majorities: their points times the chance to have the most."""
    doubt, (crews, most, longest) = _stakes(state)
    crew, islands, length = mine.tally
    return (
        crews / (1 + exp((rival[0] - crew - 0.5) / doubt)),
        most / (1 + exp((rival[1] - islands - 0.5) / doubt)),
        longest / (1 + exp((rival[2] - length - 0.5) / doubt)),
    )


def _stakes(state: State) -> tuple[float, tuple[float, float, float]]:
    """How uncertain majorities are, and what the three of them bring."""
    weights = weights_of(state.version, state.players)
    return DOUBT + MORE_DOUBT * (ROUNDS - state.round), (
        weights["boatsmen"] * data.MOST_BOATSMEN,
        weights["islands"] * data.MOST_ISLANDS,
        weights["longest"] * data.LONGEST_ISLAND,
    )


def _rival_of(state: State, seat: int) -> Sequence[float]:
    """`_rival` in a position."""
    others = [home_of(key_of(state, other)).tally for other in range(state.players) if other != seat]
    return others[0] if len(others) == 1 else [max(numbers) for numbers in zip(*others, strict=True)]


def _rival(homes: Sequence[Home], seat: int) -> Sequence[float]:
    """The most that any other seat has for each majority."""
    others = [home.tally for other, home in enumerate(homes) if other != seat]
    return others[0] if len(others) == 1 else [max(numbers) for numbers in zip(*others, strict=True)]


def starter(state: State) -> float:
    """Of being start player in this round."""
    return STARTER[state.players][state.round - 1]


# -- the wheel


def _market(state: State, keys: Sequence[Key]) -> list[float]:
    """What the seats would gain if all bought what they like best at its price until the wheel is empty."""
    players, who, ask, men = state.players, state.who, state.ask, state.wheel_men
    gains = [0.0] * players
    if ask in ("bid", "remove"):
        gains[state.start if state.leader == NOBODY else state.leader] = starter(state)
        return gains
    if ask == "ferry":
        return gains
    seat = who if ask == "buy" else (who + 1) % players
    if ask == "lay":
        men, seat = _laid(state), state.start
    elif ask == "place" and state.tile != EMPTY:
        gains[who] = wants_of(keys[who])[state.tile * C + state.colour]
    elif ask in ("take", "exchange"):
        gains[who] = SPECIAL
    left = [place for place in range(SETS) if men[place] != EMPTY]
    tiles = state.wheel_tiles
    wishes = [_wished(wants_of(key), tiles, men) for key in keys]
    coins = [_coin(state, other) for other in range(players)]
    gold = state.gold[:]
    numbers = [men.count(colour) for colour in range(C)]
    special = SPECIAL if state.open else 0.0
    believed = MARKET * weights_of(state.version, players)["wheel"]
    while left:
        zero, last, other = left[0], left[-1], (seat + 1) % players
        mine, next_wish, each = wishes[seat], wishes[other], coins[seat]
        allowed = left if numbers[men[zero]] == 1 else left[1:]
        scores = [mine[place] + ENVY * next_wish[place] - each * (place - zero) for place in allowed]
        choice = allowed[scores.index(max(scores))]
        price, colour = choice - zero, men[choice]
        bonus = special if price and choice == last else 0.0
        gains[seat] += believed * (mine[choice] - each * price + bonus)
        if price > gold[seat]:
            gains[seat] -= believed * (price - gold[seat])
        gold[seat] = max(0, gold[seat] - price)
        if numbers[colour] > 1:
            for place in left:
                if men[place] == colour:
                    mine[place] -= DULL
        numbers[colour] -= 1
        left.remove(choice)
        seat = other
    return gains


def _wished(wants: Sequence[float], tiles: Sequence[int], men: Sequence[int]) -> list[float]:
    """Place -> what its set is worth; where there is none, any number."""
    return [wants[tile * C + colour] for tile, colour in zip(tiles, men, strict=True)]


def _laid(state: State) -> list[int]:
    """The wheel, with the colours that are still to be laid in their usual order."""
    rest = [colour for colour, number in enumerate(state.counts) for _ in range(number)]
    return rest + state.wheel_men[len(rest) :]


# -- the value of an action


def appeal(state: State, action: Action[Kind]) -> float:
    """What an action is worth to the actor, one step ahead."""
    return _appeals(state, [action])[0]


def prior(state: State, legal: Sequence[Action[Kind]]) -> list[float]:
    """How good each action looks at a glance."""
    if state.ask in AT_HOME:
        return _at_home(state)[1]
    if state.ask == "buy":
        seat, zero, each = state.who, state.zero, _coin(state, state.who)
        tiles, men = state.wheel_tiles, state.wheel_men
        mine = _wished(wants_of(key_of(state, seat)), tiles, men)
        other = _wished(wants_of(key_of(state, (seat + 1) % state.players)), tiles, men)
        places = [action.value for action in legal]
        looks = [mine[place] + ENVY * other[place] - each * (place - zero) for place in places]
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
REMEMBERED = 1 << 14
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


def _appeals(state: State, legal: Sequence[Action[Kind]]) -> list[float]:
    ask, seat = state.ask, state.who
    if ask == "bid":
        return [_bid(state, action) for action in legal]
    if ask in ("remove", "lay"):  # what the next seat wants more should be dear, or gone
        mine = wants_of(key_of(state, seat))
        theirs = wants_of(key_of(state, (seat + 1) % state.players))
        return [theirs[MIDDLE * C + action.value] - mine[MIDDLE * C + action.value] for action in legal]
    return _looks(state, legal, key_of(state, seat), _rival_of(state, seat))


def _looks(state: State, legal: Sequence[Action[Kind]], key: Key, rival: Sequence[float]) -> list[float]:
    """What each action makes of the own homeland, less what it costs."""
    ask, seat, price = state.ask, state.who, _coin(state, state.who)
    doubt, (crews, islands, lengths) = _stakes(state)
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
    cost = _spent(state, price)
    dearest = price and state.open and all(man == EMPTY for man in state.wheel_men[place + 1 :])
    return cost - (SPECIAL if dearest else 0.0)


def _spent(state: State, price: int) -> float:
    """What it costs the actor in points to pay so much: gold, and points for what is missing."""
    seat = state.who
    rest = state.gold[seat] - price
    now = _changed(state, seat, state.gold[seat])
    if rest >= 0:
        return now - _changed(state, seat, rest)
    return now - weights_of(state.version, state.players)["missing"] * rest


def _bid(state: State, action: Action[Kind]) -> float:
    """Little, and seldom more than once: being start player is not worth much."""
    bid, worth = action.value, starter(state)
    if not bid:  # nothing, or passing: the start player may have the figure for it all the same
        return worth / 2 if state.who == state.start and state.leader == NOBODY else 0.0
    return worth * bid / (bid + RELUCTANT) - _spent(state, bid)


JUDGEMENT = Judgement(
    terms=terms, evaluate=evaluate, appeal=appeal, spread=2.5, names=names, prior=prior, playout=8,
    favourite=favourite, redeal=redeal, styles=STYLES, pace=800, odds=ODDS,
)  # fmt: skip

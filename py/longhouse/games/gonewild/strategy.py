"""Judgement for bots: what a choice is worth to who makes it, in points, from what that seat may know.

Reads the own hand and all that is open; never another hand, nor the order of any deck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt

from longhouse.engine.judgement import Judgement
from longhouse.engine.message import Message
from longhouse.engine.questions import Action

from .data import (
    BEER_CONTAINER,
    BREWERY,
    BUILDINGS,
    CARDS,
    CELLS,
    CONTAINERS,
    DRAKKAR,
    DRAW,
    EVERYTHING,
    GOLD_CONTAINER,
    GOLD_FACTORY,
    HALL,
    HALLS,
    MISSIONS,
    NONE,
    PER_TYPE,
    TAVERN,
)
from .questions import Kind
from .rules import attack, purse
from .rules.flow import IS_DEFENCE
from .scoring import attack_points, leaders, owned, share
from .state import BOUGHT, NOBODY, VILLAGE, State, buildings, cells_of, size, working_level

# Points, by and large as they turned out in games of bots that play this way.
# One resource, and what a card in the deck is worth over a long game.
BEER_WORTH, GOLD_WORTH = 0.3, 0.42
WHOLE_GAME = 9.0  # rounds; they become quicker, for points bring more points
LONG_GAME = 7.0  # rounds over which a card is worth its full value
CARD_WORTH = {
    "elf_archer": 1.5, "bone_crusher": 2.0, "pigator": 4.4, "cannon": 2.2, "chicken_tower": 2.2,
    "sheep_cannon": 3.0, "sword": 0.3, "odins_boost": 1.5, "shockwave_tower": 2.2, "hero_trap": 1.1,
    "shaman": 3.6, "bear_rider": 1.3, "assassin": 4.0, "scroll": 4.5, "crystal": 0.8,
    "gift_resource": 0.7, "gift_unit": 1.0, "money_theft": 0.9, "recipe_theft": 1.2,
    "beer_specialist": 0.4, "gold_miner": 1.2, "beer_mugs": 2.3, "gold_bars": 3.5, "alviss": 5.8,
    "thor": 2.5, "grendel": 1.2, "valkyrie": 2.5, "mjollnir": 0.5, "lokis_lens": 3.0,
    "resurrection": 2.5, "time": 5.2, "chest": 3.4, "dvergar": 3.0, "beer_taxes": 3.0,
    "gold_taxes": 3.0, "beer": -1.0, "gold": 1.0, "warrior": 1.2,
}  # fmt: skip
_WORTH = tuple(CARD_WORTH.get(card.id, 0.0) for card in CARDS)
PER_BREWERY, PER_FACTORY = 0.5, 0.9  # more for cards that count buildings
# What a building brings in each round that is left.
BUILDING_WORTH = {
    BREWERY: 0.3, GOLD_FACTORY: 0.9, BEER_CONTAINER: 0.0, GOLD_CONTAINER: 0.05, TAVERN: 1.15, DRAKKAR: 0.05,
}  # fmt: skip
_VILLAGE_WORTH = tuple(BUILDING_WORTH[building] for building in range(len(BUILDINGS)))
HALL_WORTH = (0.0, 6.0, 7.7)  # by its level
TOKEN_WORTH = 0.4
BONUS_EARLY, BONUS_LATE = 0.15, 0.65  # of a bonus that one leads in: at the beginning, and near the end
TURN_EARLY, TURN_LATE = 10.0, 7.5  # of having this round's turn still to come
REPULSED = 1.2  # what it costs to lose an attack, for each attacker


def terms(state: State, seat: int) -> dict[str, float]:
    """Points that the seat will have, as far as its position tells, by where they come from."""
    left = rounds_left(state)
    return {
        "points": float(state.points[seat]),
        "cards": sum(_WORTH[card] for card in owned(state, seat)) * _share(state),
        "village": sum(_VILLAGE_WORTH[c // PER_TYPE] for c in cells_of(state.built[seat] & VILLAGE)) * left,
        "hall": HALL_WORTH[state.level[seat]],
        "tokens": TOKEN_WORTH * sum(state.tokens[seat * CELLS : seat * CELLS + CELLS]),
        "bonuses": _bonus_worth(state, seat),
        "turn": _turn_worth(state, seat),
    }


def _bonus_worth(state: State, seat: int) -> float:
    worth = 0.0
    for bonus in state.bonuses:
        ahead = leaders(state, bonus, range(state.players))
        if seat in ahead:
            worth += share(len(ahead))
    return worth * (BONUS_LATE + (BONUS_EARLY - BONUS_LATE) * _far(state))


def _turn_worth(state: State, seat: int) -> float:
    """Of the turn of this round: as a whole if it is to come, as what is left of it if it is going on."""
    if state.turn == NOBODY or _place(state, seat) < _place(state, state.turn):
        return 0.0
    worth = TURN_LATE + (TURN_EARLY - TURN_LATE) * _far(state)
    if seat != state.turn:
        return worth
    gained = attack_points(state.hits) + BEER_WORTH * state.beer / 2 + GOLD_WORTH * state.gold / 2
    return worth * min(1.0, len(state.hand[seat]) / DRAW) + gained


def _place(state: State, seat: int) -> int:
    """In the order of this round."""
    return (seat - state.first) % state.players


def settled(state: State) -> bool:
    """Whether a turn is about to begin; in the middle of one, its gains are still to come."""
    return state.ask == "turn" and not state.area[state.turn]


def evaluate(state: State) -> list[float]:
    """The sum of the terms for every seat."""
    return [sum(terms(state, seat).values()) for seat in range(state.players)]


def prior(state: State, legal: Sequence[Action[Kind]]) -> list[float]:
    """How good each action looks, without trying it."""
    return [exp(max(-2.0, min(appeal(state, action), 4.0))) for action in legal]


def names() -> dict[str, Message]:
    """The terms in words."""
    return {
        "points": Message("points"),
        "cards": Message("better cards"),
        "village": Message("buildings"),
        "hall": Message("Town Hall"),
        "tokens": Message("stored tokens"),
        "bonuses": Message("bonuses at the end"),
        "turn": Message("this turn"),
    }


def choose(state: State, legal: Sequence[Action[Kind]]) -> Action[Kind]:
    """The most appealing action; the first of equals."""
    return max(legal, key=lambda action: appeal(state, action))


def appeal(state: State, action: Action[Kind]) -> float:
    """What an action is worth to the actor; 0 is doing nothing."""
    return _APPEALS[action.kind](state, action.value)


def _far(state: State) -> float:
    """How far the leader is from the target: 1 at the beginning, 0 at the end."""
    return max(0.0, 1 - max(state.points) / state.target)


def rounds_left(state: State) -> float:
    """How many more rounds the game may have, this one not counted."""
    far = _far(state)
    return WHOLE_GAME * far * sqrt(far)


def _share(state: State) -> float:
    """How much of a card's worth is still to be had."""
    return min(1.0, rounds_left(state) / LONG_GAME)


# -- a turn


def _play(state: State, card: int) -> float:
    """Cards are there to be played; those that draw before those that choose."""
    if card == EVERYTHING:
        return 20.0
    verbs = {step[0] for step in CARDS[card].effect}
    return 18.0 if "draw" in verbs else 16.0


def _price(beer: int, gold: int) -> float:
    return beer * BEER_WORTH + gold * GOLD_WORTH


def card_worth(state: State, seat: int, card: int) -> float:
    """Of a card in the deck of a seat."""
    worth = _WORTH[card]
    name = CARDS[card].id
    if name in ("beer_specialist", "dvergar"):
        worth += PER_BREWERY * buildings(state, seat, BREWERY)
    if name in ("gold_miner", "dvergar"):
        worth += PER_FACTORY * buildings(state, seat, GOLD_FACTORY)
    return worth * _share(state)


def _mission_gain(state: State, what: str) -> float:
    """Points of an open mission that buying such a thing would meet."""
    seat = state.turn
    if state.completed >> seat & 1 or state.bought >> BOUGHT.index(what) & 1:
        return 0.0
    return max(
        (MISSIONS[m].points for m in state.missions[seat] if MISSIONS[m].goal == ("buy", what)), default=0
    )


def _card(state: State, card: int) -> float:
    row = CARDS[card]
    worth = card_worth(state, state.turn, card) - _price(row.beer, row.gold) * _share(state)
    for what in ("odin",) if row.group == "odin" else ():
        worth += _mission_gain(state, what)
    if row.type in ("unit", "defence"):
        worth += _mission_gain(state, row.type)
    return worth


def _path(state: State, place: int) -> float:
    return _card(state, state.path[place])


def _build(state: State, building: int) -> float:
    seat, row = state.turn, BUILDINGS[building]
    left = rounds_left(state)
    number = buildings(state, seat, building)
    worth = BUILDING_WORTH[building] * left - _price(row.beer, row.gold) * _share(state)
    if building in CONTAINERS and number:
        worth -= 1.0  # one of a kind is enough
    worth += _mission_gain(state, "building")
    for mission in state.missions[seat]:
        verb, *values = MISSIONS[mission].goal
        if verb == "own" and values[0] == building:
            worth += MISSIONS[mission].points / max(1, int(values[1]) - number)
        elif verb == "size":
            worth += 0.3
    room = HALLS[working_level(state, seat)].limit - size(state, seat)
    return worth - (0.3 if room == 1 and building in (*CONTAINERS, DRAKKAR) else 0.0)


def _upgrade(state: State, _nothing: int) -> float:
    level = state.level[state.turn]
    hall = HALLS[level + 1]
    return HALL_WORTH[level + 1] - HALL_WORTH[level] + hall.bonus - 0.2 * hall.price


def _aim(state: State, place: int) -> float:
    """Points if it succeeds, with a risk that grows with the cards of the defender."""
    foe, cell = divmod(place, CELLS)
    gain = float(attack_points(state.hits + 1) - attack_points(state.hits))
    if state.foe < 0:  # the first choice: how many more could follow
        gain += 0.6 * _reachable(state, foe)
    if cell == HALL:
        hall = HALLS[state.level[foe]]
        gain += hall.reward + 2.0 * hall.favour
    elif cell // PER_TYPE in CONTAINERS and state.tokens[foe * CELLS + cell]:
        gain += GOLD_WORTH
    needed = attack.defence_of(state, foe, cell)
    return gain - 0.25 * needed - REPULSED * _danger(state, foe)


def _reachable(state: State, foe: int) -> int:
    """How many buildings of that village the strength would be enough for, cheapest first."""
    strength = attack.greatest(state.ready + state.hand[state.turn], state.boost)
    open_cells = attack.attackable(state, foe)
    number = 0
    for defence in sorted(attack.defence_of(state, foe, c) for c in range(CELLS) if open_cells >> c & 1):
        strength -= defence
        if strength < 0:
            break
        number += 1
    return number


def _danger(state: State, foe: int) -> float:
    """The chance that the defender holds a defence card, as far as all can tell."""
    hidden = state.deck[foe] + state.hand[foe]  # open knowledge as a whole; only the split is secret
    defences = sum(IS_DEFENCE[card] for card in hidden)
    in_hand = len(state.hand[foe]) - state.bare[foe]
    return min(1.0, defences * max(0, in_hand) / max(1, len(hidden)))


def _draco(state: State, _nothing: int) -> float:
    return 0.35


def _undead(state: State, place: int) -> float:
    return 1.4 - 0.25 * CARDS[state.path[place]].strength


def _complete(state: State, slot: int) -> float:
    """Any mission, but the best of those that are met."""
    return 12.0 + MISSIONS[state.missions[state.turn][slot]].points


def _exchange(state: State, resource: int) -> float:
    """For the last gold that an upgrade needs; or when all else has been bought."""
    if resource == 0 and state.level[state.turn] + 1 < len(HALLS) and not state.fresh[state.turn] >> HALL & 1:
        beer, gold = purse.funds(state, state.turn)
        missing = HALLS[state.level[state.turn] + 1].price - gold
        if 0 < missing <= beer // 2 and missing <= 2:
            return 1.0
    return -1.0


# -- an attack


def _send(state: State, card: int) -> float:
    """The weakest card that is enough, else the strongest."""
    missing = attack.resistance(state) - attack.strength_of(state.force, state.boost)
    if missing <= 0:
        return -1.0
    power = attack.STRENGTH[card] + state.boost * attack.IS_UNIT[card]
    return 10.0 - power if power >= missing else power / 10


def _react(state: State, card: int) -> float:
    """Defend when it can be done; with the weakest card that is enough."""
    if card == NONE:
        return 0.0
    seat = state.who
    missing = attack.strength_of(state.force, state.boost) - attack.resistance(state) + 1
    missing -= attack.strength_of(state.trapped, 0)
    if missing <= 0:
        return -1.0
    hand = sum(attack.STRENGTH[c] for c in state.hand[seat] if IS_DEFENCE[c])
    if card == attack.TRAP:
        return 5.0
    if hand < missing:
        return -1.0
    power = attack.STRENGTH[card]
    return 4.0 - power / 10 if power >= missing else power / 10


def _keepable(state: State, card: int) -> float:
    """Defences and strong cards; not what is as easily drawn anew."""
    return 0.0 if card == NONE else _WORTH[card] - 1.0


def _destroyed(state: State, card: int) -> float:
    """The weakest card of the deck is best lost."""
    return 0.0 if card == NONE else 1.0 - _WORTH[card]


def _taken(state: State, card: int) -> float:
    return 0.0 if card == NONE else 0.1 + card_worth(state, state.who, card)


def _spied(state: State, seat: int) -> float:
    return float(len(state.hand[seat]) * _danger(state, seat))


def _dropped(state: State, card: int) -> float:
    return 0.0 if card == NONE else _WORTH[card]


def _robbed(state: State, place: int) -> float:
    """From the leader, and out of a full container."""
    seat = place // CELLS
    return state.points[seat] / 10 + state.tokens[place]


def _never(_state: State, _value: int) -> float:
    return -1.0


_APPEALS: dict[Kind, Callable[[State, int], float]] = {
    "play": _play,
    "effect": lambda state, card: 17.0,
    "buy": _card,
    "path": _path,
    "build": _build,
    "upgrade": _upgrade,
    "attack": _aim,
    "draco": _draco,
    "undead": _undead,
    "complete": _complete,
    "change": _never,
    "exchange": _exchange,
    "use": _never,
    "return": _never,
    "end": lambda state, _: 0.0,
    "send": _send,
    "strike": lambda state, _: 0.5,
    "react": _react,
    "trap": lambda state, card: attack.STRENGTH[card],
    "lose": lambda state, card: -_WORTH[card],
    "take": lambda state, resource: (BEER_WORTH, GOLD_WORTH)[resource],
    "store": lambda state, cell: state.tokens[state.who * CELLS + cell],
    "rob": _robbed,
    "favour": _taken,
    "destroy_hand": _destroyed,
    "destroy_discard": _destroyed,
    "recall": _taken,
    "spy": _spied,
    "drop": _dropped,
    "fill": lambda state, tokens: float(tokens),
    "keep": _keepable,
}

JUDGEMENT = Judgement(
    terms, evaluate, appeal, spread=6.5, names=names, prior=prior, playout=60, settled=settled, pace=400,
    patience=6.0,
)  # fmt: skip

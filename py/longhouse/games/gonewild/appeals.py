"""What each kind of action is worth to who makes it, in points; 0 is doing nothing. For bots.

Reads the seat's own hand and all that is open; never another hand, nor the order of any deck.
"""

from __future__ import annotations

from collections.abc import Callable

from .data import (
    BUILDINGS,
    CARDS,
    CELLS,
    CONTAINERS,
    DRAKKAR,
    EVERYTHING,
    HALL,
    HALLS,
    MISSIONS,
    NONE,
    PER_TYPE,
)
from .questions import Kind
from .rules import attack, purse
from .rules.flow import IS_DEFENCE
from .scoring import attack_points
from .state import BOUGHT, State, buildings, cells_of, size, working_level
from .worth import (
    BEER_WORTH,
    BUILDING_WORTH,
    GOLD_WORTH,
    HALL_WORTH,
    REPULSED,
    WORTH,
    card_worth,
    price_of,
    rounds_left,
    share_left,
)


class Moment:
    """A position, with what several actions ask of it: each is found once."""

    __slots__ = ("_dangers", "_missions", "_reached", "share", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.share = share_left(state)
        self._missions: dict[str, int] = {}
        self._reached: dict[int, int] = {}
        self._dangers: dict[int, float] = {}

    def mission_gain(self, what: str) -> int:
        """Points of an open mission that buying such a thing would meet."""
        found = self._missions.get(what)
        if found is None:
            found = self._missions[what] = _mission_gain(self.state, what)
        return found

    def reachable(self, foe: int) -> int:
        """How many buildings of that village the strength would be enough for, cheapest first."""
        found = self._reached.get(foe)
        if found is None:
            found = self._reached[foe] = _reachable(self.state, foe)
        return found

    def danger(self, foe: int) -> float:
        """The chance that the defender holds a defence card, as far as all can tell."""
        found = self._dangers.get(foe)
        if found is None:
            found = self._dangers[foe] = _danger(self.state, foe)
        return found


def _mission_gain(state: State, what: str) -> int:
    seat = state.turn
    if state.completed >> seat & 1 or state.bought >> BOUGHT.index(what) & 1:
        return 0
    return max(
        [MISSIONS[m].points for m in state.missions[seat] if MISSIONS[m].goal == ("buy", what)], default=0
    )


def _reachable(state: State, foe: int) -> int:
    strength = attack.greatest(state.ready + state.hand[state.turn], state.boost)
    cells = cells_of(attack.attackable(state, foe))
    number = 0
    for defence in sorted([attack.defence_of(state, foe, cell) for cell in cells]):
        strength -= defence
        if strength < 0:
            break
        number += 1
    return number


def _danger(state: State, foe: int) -> float:
    hidden = state.deck[foe] + state.hand[foe]  # open knowledge as a whole; only the split is secret
    defences = sum([IS_DEFENCE[card] for card in hidden])
    in_hand = len(state.hand[foe]) - state.bare[foe]
    return min(1.0, defences * max(0, in_hand) / max(1, len(hidden)))


# -- a turn

# Cards are there to be played; those that draw before those that choose.
_PLAYED = tuple(18.0 if any(step[0] == "draw" for step in card.effect) else 16.0 for card in CARDS)
# what a card counts as, when it is bought for a mission
_BOUGHT_AS = tuple(
    (
        *(("odin",) if card.group == "odin" else ()),
        *((card.type,) if card.type in ("unit", "defence") else ()),
    )
    for card in CARDS
)
_PRICE = tuple(price_of(card.beer, card.gold) for card in CARDS)


def _play(_now: Moment, card: int) -> float:
    return 20.0 if card == EVERYTHING else _PLAYED[card]


def _card(now: Moment, card: int) -> float:
    worth = card_worth(now.state, now.state.turn, card) - _PRICE[card] * now.share
    for what in _BOUGHT_AS[card]:
        worth += now.mission_gain(what)
    return worth


def _path(now: Moment, place: int) -> float:
    state = now.state
    return _card(now, state.path[place])


_LAST_WANTED = (*CONTAINERS, DRAKKAR)  # no use of the last site


def _build(now: Moment, building: int) -> float:
    state = now.state
    seat, row = state.turn, BUILDINGS[building]
    left = rounds_left(state)
    number = buildings(state, seat, building)
    worth = BUILDING_WORTH[building] * left - price_of(row.beer, row.gold) * now.share
    if building in CONTAINERS and number:
        worth -= 1.0  # one of a kind is enough
    worth += now.mission_gain("building")
    for mission in state.missions[seat]:
        verb, *values = MISSIONS[mission].goal
        if verb == "own" and values[0] == building:
            worth += MISSIONS[mission].points / max(1, int(values[1]) - number)
        elif verb == "size":
            worth += 0.3
    room = HALLS[working_level(state, seat)].limit - size(state, seat)
    return worth - (0.3 if room == 1 and building in _LAST_WANTED else 0.0)


def _upgrade(now: Moment, _nothing: int) -> float:
    state = now.state
    level = state.level[state.turn]
    hall = HALLS[level + 1]
    return HALL_WORTH[level + 1] - HALL_WORTH[level] + hall.bonus - 0.2 * hall.price


def _aim(now: Moment, place: int) -> float:
    """Points if it succeeds, with a risk that grows with the cards of the defender."""
    state = now.state
    foe, cell = divmod(place, CELLS)
    gain = float(attack_points(state.hits + 1) - attack_points(state.hits))
    if state.foe < 0:  # the first choice: how many more could follow
        gain += 0.6 * now.reachable(foe)
    if cell == HALL:
        hall = HALLS[state.level[foe]]
        gain += hall.reward + 2.0 * hall.favour
    elif cell // PER_TYPE in CONTAINERS and state.tokens[foe * CELLS + cell]:
        gain += GOLD_WORTH
    needed = attack.defence_of(state, foe, cell)
    return gain - 0.25 * needed - REPULSED * now.danger(foe)


def _draco(_now: Moment, _nothing: int) -> float:
    return 0.35


def _undead(now: Moment, place: int) -> float:
    state = now.state
    return 1.4 - 0.25 * CARDS[state.path[place]].strength


def _complete(now: Moment, slot: int) -> float:
    """Any mission, but the best of those that are met."""
    state = now.state
    return 12.0 + MISSIONS[state.missions[state.turn][slot]].points


def _exchange(now: Moment, resource: int) -> float:
    """For the last gold that an upgrade needs; or when all else has been bought."""
    state = now.state
    if resource == 0 and state.level[state.turn] + 1 < len(HALLS) and not state.fresh[state.turn] >> HALL & 1:
        beer, gold = purse.funds(state, state.turn)
        missing = HALLS[state.level[state.turn] + 1].price - gold
        if 0 < missing <= beer // 2 and missing <= 2:
            return 1.0
    return -1.0


# -- an attack


def _send(now: Moment, card: int) -> float:
    """The weakest card that is enough, else the strongest."""
    state = now.state
    missing = attack.resistance(state) - attack.strength_of(state.force, state.boost)
    if missing <= 0:
        return -1.0
    power = attack.STRENGTH[card] + state.boost * attack.IS_UNIT[card]
    return 10.0 - power if power >= missing else power / 10


def _react(now: Moment, card: int) -> float:
    """Defend when it can be done; with the weakest card that is enough."""
    state = now.state
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


def _keepable(_now: Moment, card: int) -> float:
    """Defences and strong cards; not what is just as easily drawn again."""
    return 0.0 if card == NONE else WORTH[card] - 1.0


def _destroyed(_now: Moment, card: int) -> float:
    """The weakest card of the deck is best lost."""
    return 0.0 if card == NONE else 1.0 - WORTH[card]


def _taken(now: Moment, card: int) -> float:
    state = now.state
    return 0.0 if card == NONE else 0.1 + card_worth(state, state.who, card)


def _spied(now: Moment, seat: int) -> float:
    state = now.state
    return float(len(state.hand[seat]) * now.danger(seat))


def _dropped(_now: Moment, card: int) -> float:
    return 0.0 if card == NONE else WORTH[card]


def _robbed(now: Moment, place: int) -> float:
    """From the leader, and out of a full container."""
    state = now.state
    seat = place // CELLS
    return state.points[seat] / 10 + state.tokens[place]


def _never(_now: Moment, _value: int) -> float:
    return -1.0


APPEALS: dict[Kind, Callable[[Moment, int], float]] = {
    "play": _play,
    "effect": lambda _now, card: 17.0,
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
    "end": lambda _now, _: 0.0,
    "send": _send,
    "strike": lambda _now, _: 0.5,
    "react": _react,
    "trap": lambda _now, card: attack.STRENGTH[card],
    "lose": lambda _now, card: -WORTH[card],
    "take": lambda _now, resource: (BEER_WORTH, GOLD_WORTH)[resource],
    "store": lambda now, cell: now.state.tokens[now.state.who * CELLS + cell],
    "rob": _robbed,
    "favour": _taken,
    "destroy_hand": _destroyed,
    "destroy_discard": _destroyed,
    "recall": _taken,
    "spy": _spied,
    "drop": _dropped,
    "fill": lambda _now, tokens: float(tokens),
    "keep": _keepable,
}

"""What the seat in turn could still get out of its own cards, as far as it can know.

All is read from `Card.effect`. What raids may bring (Draco, undead, containers) is not counted here. The
order of the deck is secret even from its owner: only what is in it counts, never what comes next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from longhouse.engine.record import NamedTuple

from ..data import BREWERY, CARDS, EXCHANGE, GOLD_FACTORY
from ..state import State, buildings, without
from . import attack
from .luck import FINDER, FINDS, TAKER, TAKES, Find, Luck, takeable
from .turn import IS_RESOURCE


class Gains(NamedTuple):
    """Resources that are sure; `either` is beer or gold, as one likes."""

    beer: int = 0
    gold: int = 0
    either: int = 0


_NOTHING = Gains()


def _of(resource: int, number: int) -> Gains:
    return Gains(gold=number) if resource else Gains(beer=number)


# Verbs that surely bring resources: a theft or tax finds a token, or gives another resource instead.
GIVES: dict[str | int, Callable[..., Gains]] = {
    "gain": lambda _state, beer, gold: Gains(beer, gold),
    "brew": lambda state: Gains(beer=buildings(state, state.turn, BREWERY)),
    "mine": lambda state: Gains(gold=buildings(state, state.turn, GOLD_FACTORY)),
    "choose": lambda _state: Gains(either=1),
    "rob": lambda _state, resource: _of(resource, 1),
    "tax": lambda state, resource: _of(resource, state.players - 1),
}
STRENGTHENS = "boost"


def effects(state: State) -> tuple[int, ...]:
    """Cards whose effect can still be used: those of the hand, and units that attacked before it was used."""
    return tuple(card for card in state.hand[state.turn] if CARDS[card].effect) + state.pending


def unused(state: State) -> tuple[int, ...]:
    """Units and heroes that attacked before their effect was used, if it could bring something."""
    return tuple(card for card in state.pending if any(_brings(state, *step) for step in CARDS[card].effect))


def _brings(state: State, verb: str | int, *values: str | int) -> bool:
    pile = state.discard[state.turn]
    if verb in FINDS:
        return bool(state.deck[state.turn] or pile)
    return verb not in TAKES or bool(takeable(pile, TAKES[verb](*values)[1]))


def gains(state: State, cards: Iterable[int]) -> Gains:
    """What the effects of the cards surely bring."""
    beer = gold = either = 0
    for card in cards:
        for verb, *values in CARDS[card].effect:
            more = GIVES[verb](state, *values) if verb in GIVES else _NOTHING
            beer, gold, either = beer + more.beer, gold + more.gold, either + more.either
    return Gains(beer, gold, either)


def _boost(cards: Iterable[int]) -> int:
    return sum(int(step[1]) for card in cards for step in CARDS[card].effect if step[0] == STRENGTHENS)


def _taken(state: State, cards: tuple[int, ...], useful: Callable[[int], bool]) -> Iterator[tuple[int, ...]]:
    """What the effects could take from the seat's own discard pile: every choice among the useful cards."""
    slots = _slots(cards)
    if not slots:
        return iter(((),))
    pile = state.discard[state.turn]
    return _chosen(slots, pile, {card for card in set(pile) if TAKER[card] or useful(card)})


def _slots(cards: tuple[int, ...]) -> list[bool]:
    """A place for each card that can be taken: whether it must be a unit."""
    return [
        only_units
        for card in cards
        for verb, *values in CARDS[card].effect
        if verb in TAKES
        for number, only_units in [TAKES[verb](*values)]
        for _ in range(number)
    ]


def _chosen(slots: list[bool], pile: tuple[int, ...], useful: set[int]) -> Iterator[tuple[int, ...]]:
    if not slots:
        yield ()
        return
    only_units, *rest = slots
    kinds = [card for card in set(pile) & useful if attack.IS_UNIT[card] or not only_units]
    if not kinds:
        yield from _chosen(rest, pile, useful)
    for card in kinds:
        smaller = without(pile, card)
        for more in _chosen(_slots((card,)), smaller, useful):  # it may take another one in its turn
            left = smaller
            for taken in more:
                left = without(left, taken)
            for others in _chosen(rest, left, useful):
                yield (card, *more, *others)


# -- resources


class Price(NamedTuple):
    """What is to be paid, and whether beer and gold may be exchanged for it."""

    beer: int
    gold: int
    exchange: bool = True

    def paid(self, have: tuple[int, int], more: Gains) -> bool:
        """Whether resources are enough for it."""
        for beer in range(more.either + 1):
            short, spare = sorted(
                (have[0] + more.beer + beer - self.beer, have[1] + more.gold + more.either - beer - self.gold)
            )
            if short >= 0 or (self.exchange and spare + EXCHANGE * short >= 0):
                return True
        return False

    def useful(self, more: Gains) -> int:
        """How many of such resources would help."""
        beer = more.beer if self.beer or self.exchange else 0
        return more.either + beer + (more.gold if self.gold or self.exchange else 0)


def pays(state: State, have: tuple[int, int], price: Price, cards: tuple[int, ...]) -> bool:
    """Whether these cards surely make the price payable."""
    return any(price.paid(have, more) for more in _ways_to_gain(state, price, cards))


def _ways_to_gain(state: State, price: Price, cards: tuple[int, ...]) -> Iterator[Gains]:
    ways = _taken(state, cards, lambda card: price.useful(gains(state, (card,))) > 0)
    return (gains(state, cards + taken) for taken in ways)


def payers(state: State, have: tuple[int, int], price: Price) -> tuple[int, ...]:
    """Own cards that surely make the price payable, none of them too much; none if all together do not.

    What resource cards of the hand give is part of what one has.
    """
    cards = tuple(card for card in effects(state) if not IS_RESOURCE[card])
    return _without_excess(cards, lambda cards: pays(state, have, price, cards))


def payment_hopes(state: State, price: Price) -> tuple[int, ...]:
    """Own cards that may bring more with luck, by way of the deck."""
    return _hopes(state, lambda world: max(map(price.useful, _ways_to_gain(world, price, effects(world)))))


# -- strength


def strength(state: State, cards: tuple[int, ...]) -> int:
    """The most that could surely be sent with the next attack, if the effects of these cards come first."""
    fighters = state.ready + state.hand[state.turn]
    ways = _taken(state, cards, lambda card: attack.FIGHTS[card] or bool(_boost((card,))))
    return max(attack.greatest(fighters + taken, state.boost + _boost(cards + taken)) for taken in ways)


def greatest_strength(state: State) -> int:
    """With all own cards."""
    return strength(state, effects(state))


def strengtheners(state: State, needed: int) -> tuple[int, ...]:
    """Own cards whose effects surely make the strength great enough, none of them too much."""
    return _without_excess(effects(state), lambda cards: strength(state, cards) >= needed)


def strength_hopes(state: State) -> tuple[int, ...]:
    """Own cards that may bring more strength with luck, by way of the deck."""
    return _hopes(state, greatest_strength)


# -- both


def _without_excess(cards: tuple[int, ...], enough: Callable[[tuple[int, ...]], bool]) -> tuple[int, ...]:
    """Some of the cards that are enough, and none of which could be left out; none if all are not enough."""
    if not enough(cards):
        return ()
    for card in sorted(cards, reverse=True):
        if enough(fewer := without(cards, card)):
            cards = fewer
    return tuple(sorted(cards))


def _hopes(state: State, most: Callable[[State], int]) -> tuple[int, ...]:
    """Own cards by which luck could bring something, so that one would surely get more than now."""
    every, seat = effects(state), state.turn
    own = sorted({card for card in every if TAKER[card] or FINDER[card]})
    if not own:
        return ()
    luck, now = Luck(every, state.deck[seat], state.discard[seat]), most(state)
    brought = {card: luck.brings(card) for card in own}
    better = {find for find in set().union(*brought.values()) if most(_after(state, find)) > now}
    return tuple(card for card in own if brought[card] & better)


def _after(state: State, find: Find) -> State:
    """The turn with a card that was found."""
    world, seat = state.clone(), state.turn
    if find.piled:
        world.discard[seat] = without(state.discard[seat], find.card)
    pile = world.discard if find.aside else world.hand
    pile[seat] += (find.card,)
    return world

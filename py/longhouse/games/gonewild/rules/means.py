"""What the seat in turn could still get out of its own cards, as far as it can know.

All is read from `Card.effect`. What raids may bring (Draco, undead, containers) is not counted here. The
order of the deck is secret even from its owner: only what is in it counts, never what comes next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from ..data import BREWERY, CARDS, EXCHANGE, GOLD_FACTORY
from ..state import State, buildings, without
from . import attack
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
_GIVES: dict[str | int, Callable[..., Gains]] = {
    "gain": lambda _state, beer, gold: Gains(beer, gold),
    "brew": lambda state: Gains(beer=buildings(state, state.turn, BREWERY)),
    "mine": lambda state: Gains(gold=buildings(state, state.turn, GOLD_FACTORY)),
    "choose": lambda _state: Gains(either=1),
    "rob": lambda _state, resource: _of(resource, 1),
    "tax": lambda state, resource: _of(resource, state.players - 1),
}
# Verbs that take cards from the own discard pile, which is open: how many, and whether only units.
_TAKES: dict[str | int, Callable[..., tuple[int, bool]]] = {
    "recall": lambda number: (number, False),
    "muster": lambda: (1, True),
}
_TAKER = tuple(any(step[0] in _TAKES for step in card.effect) for card in CARDS)
_FINDS = ("draw", "dig")  # verbs that bring cards from the deck, by luck
_FINDER = tuple(any(step[0] in _FINDS for step in card.effect) for card in CARDS)


def effects(state: State) -> tuple[int, ...]:
    """Cards whose effect can still be used: those of the hand, and units that attacked before it was used."""
    return tuple(card for card in state.hand[state.turn] if CARDS[card].effect) + state.pending


def gains(state: State, cards: Iterable[int]) -> Gains:
    """What the effects of the cards surely bring."""
    beer = gold = either = 0
    for card in cards:
        for verb, *values in CARDS[card].effect:
            more = _GIVES[verb](state, *values) if verb in _GIVES else _NOTHING
            beer, gold, either = beer + more.beer, gold + more.gold, either + more.either
    return Gains(beer, gold, either)


def _boost(cards: Iterable[int]) -> int:
    return sum(int(step[1]) for card in cards for step in CARDS[card].effect if step[0] == "boost")


def _taken(state: State, cards: tuple[int, ...], useful: Callable[[int], bool]) -> Iterator[tuple[int, ...]]:
    """What the effects could take from the own discard pile: every choice among the useful cards."""
    slots = _slots(cards)
    if not slots:
        return iter(((),))
    pile = state.discard[state.turn]
    return _chosen(slots, pile, {card for card in set(pile) if _TAKER[card] or useful(card)})


def _slots(cards: tuple[int, ...]) -> list[bool]:
    """A place for each card that can be taken: whether it must be a unit."""
    return [
        only_units
        for card in cards
        for verb, *values in CARDS[card].effect
        if verb in _TAKES
        for number, only_units in [_TAKES[verb](*values)]
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

    def wants(self, more: Gains) -> bool:
        """Whether such resources would help at all."""
        return bool(
            more.either
            or (more.beer and (self.beer or self.exchange))
            or (more.gold and (self.gold or self.exchange))
        )


def pays(state: State, have: tuple[int, int], price: Price, cards: tuple[int, ...]) -> bool:
    """Whether these cards surely make the price payable."""
    ways = _taken(state, cards, lambda card: price.wants(gains(state, (card,))))
    return any(price.paid(have, gains(state, cards + taken)) for taken in ways)


def payers(state: State, have: tuple[int, int], price: Price) -> tuple[int, ...]:
    """The fewest own cards that surely make the price payable; none if all together do not."""
    return _fewest(effects(state), lambda cards: pays(state, have, price, cards))


def payment_hopes(state: State, price: Price) -> tuple[int, ...]:
    """Own cards that may bring more with luck, by way of the deck."""
    return _hopes(state, lambda card: price.wants(gains(state, (card,))))


# -- strength


def strength(state: State, cards: tuple[int, ...]) -> int:
    """The most that could surely be sent with the next attack, if the effects of these cards come first."""
    fighters = state.ready + state.hand[state.turn]
    ways = _taken(state, cards, lambda card: attack.FIGHTS[card] or _boost((card,)) > 0)
    return max(attack.greatest(fighters + taken, state.boost + _boost(cards + taken)) for taken in ways)


def greatest_strength(state: State) -> int:
    """With all own cards."""
    return strength(state, effects(state))


def strengtheners(state: State, needed: int) -> tuple[int, ...]:
    """The fewest own cards whose effects surely make the strength great enough; none if they do not."""
    return _fewest(effects(state), lambda cards: strength(state, cards) >= needed)


def strength_hopes(state: State) -> tuple[int, ...]:
    """Own cards that may bring more strength with luck, by way of the deck."""
    seat = state.turn
    every = state.ready + state.hand[seat] + state.deck[seat] + state.discard[seat]
    carried = any(attack.IS_UNIT[card] for card in every)

    def helps(card: int) -> bool:
        alone = attack.IS_UNIT[card] or attack.IS_HERO[card]
        return alone or (carried and (attack.IS_WEAPON[card] or _boost((card,)) > 0))

    return _hopes(state, helps)


# -- both


def _fewest(cards: tuple[int, ...], enough: Callable[[tuple[int, ...]], bool]) -> tuple[int, ...]:
    """Cards of which none is too much; those that are played anyway are rather kept."""
    if not enough(cards):
        return ()
    for card in sorted(cards, key=lambda card: (IS_RESOURCE[card], -card)):
        if enough(fewer := without(cards, card)):
            cards = fewer
    return tuple(sorted(cards))


def _hopes(state: State, helps: Callable[[int], bool]) -> tuple[int, ...]:
    """Own cards by which something that helps could come out of the deck."""
    own = sorted({card for card in effects(state) if _FINDER[card] or _TAKER[card]})
    if not own:
        return ()
    deck = _Deck(state)
    # what is dug through can then be taken from the discard pile
    deck.sifted = any(_TAKER[card] for card in deck.reached(own))
    return tuple(card for card in own if any(helps(found) for found in deck.found(card)))


class _Deck:
    """The kinds of cards in deck and discard pile, as their owner knows them: not in which order."""

    def __init__(self, state: State) -> None:
        seat = state.turn
        self.deck, self.pile = set(state.deck[seat]), set(state.discard[seat])
        self.sifted = False
        every = effects(state) + state.deck[seat] + state.discard[seat]
        steps = [step for card in every for step in CARDS[card].effect]
        draws = sum(int(step[1]) for step in steps if step[0] == "draw")
        self.runs_out = draws > len(state.deck[seat]) or any(step[0] == "dig" for step in steps)

    def found(self, card: int) -> set[int]:
        """What luck could bring by way of a card: drawn or dug, at once or by what was drawn."""
        return self._follow([card])[0]

    def reached(self, cards: list[int]) -> set[int]:
        """All that could come into the hand, and what brings it."""
        return self._follow(cards)[1]

    def _follow(self, cards: list[int]) -> tuple[set[int], set[int]]:
        found: set[int] = set()
        seen, todo = set(cards), list(cards)
        while todo:
            for verb, *values in CARDS[todo.pop()].effect:
                more = self._brought(verb, values)
                if verb not in _TAKES:
                    found |= more
                todo += more - seen
                seen |= more
        return found, seen

    def _brought(self, verb: str | int, values: list[str | int]) -> set[int]:
        if verb == "draw":
            return self.deck | self.pile if self.runs_out else self.deck
        if verb == "dig":
            every = self.deck | self.pile
            return every if self.sifted else {card for card in every if CARDS[card].type == values[0]}
        if verb not in _TAKES:
            return set()
        only_units = _TAKES[verb](*values)[1]
        return {card for card in self.pile if attack.IS_UNIT[card] or not only_units}

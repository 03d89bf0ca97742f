"""Cards that effects bring: surely out of the discard pile, or by luck out of the deck.

An owner knows what is in the deck, but not in which order; when it is empty, the discard pile is shuffled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from longhouse.engine.record import NamedTuple

from ..data import CARDS, Step
from . import attack

# Verbs that take cards from the seat's own discard pile, which is open: how many, and whether only units.
TAKES: dict[str | int, Callable[..., tuple[int, bool]]] = {
    "recall": lambda number: (number, False),
    "muster": lambda: (1, True),
}
FINDS = ("draw", "dig")  # verbs that bring cards from the deck
TAKER, FINDER = (
    tuple(any(step[0] in verbs for step in card.effect) for card in CARDS) for verbs in (TAKES, FINDS)
)


def takeable(pile: Iterable[int], only_units: bool) -> set[int]:
    """What can be taken from a pile."""
    return {card for card in pile if attack.IS_UNIT[card] or not only_units}


class Find(NamedTuple):
    """A card that an effect brings out of the deck, or out of the discard pile."""

    card: int
    piled: bool = False
    taken: bool = False  # from the pile, where all can see it
    aside: bool = False  # laid aside by a dig, where another effect can take it


class Luck:
    """All that own cards may bring, at once or by way of what they bring.

    It follows which cards can come, not each place in the deck: in rare cases that is more than can be.
    """

    def __init__(self, own: tuple[int, ...], deck: tuple[int, ...], pile: tuple[int, ...]) -> None:
        self._deck, self._pile = deck, pile
        self._takers: set[bool] = set()  # whether they take only units
        self._finders: set[int] = set()  # cards of the deck that find others
        self._finds = 0  # how many cards may be found in all
        self._dug: set[str | int] = set()  # types for which one may dig
        self._late = False  # the only card that draws must first draw those that dig
        known = -1
        while known < len(reached := self._reached(own)):  # what is found may find more
            known = len(reached)
            self._count(own, reached)

    def brings(self, card: int) -> set[Find]:
        """What only luck can bring by way of an own card; one that takes has done so before it digs."""
        return {find for find in self._reached((card,), not TAKER[card]) if not find.taken}

    def _count(self, own: tuple[int, ...], reached: set[Find]) -> None:
        taken = tuple(card for card in self._pile if Find(card, True, taken=True) in reached)
        found = tuple(card for card in self._deck if Find(card) in reached)
        later = tuple(card for card in self._pile if Find(card, True) in reached and card not in taken)
        steps = _steps(own + taken + found + later)
        self._takers = {TAKES[verb](*values)[1] for verb, *values in steps if verb in TAKES}
        self._finders = {card for card in found if FINDER[card]}
        draws = [int(step[1]) for step in steps if step[0] == "draw"]
        digs = [step[1] for step in steps if step[0] == "dig"]
        self._finds, self._dug = sum(draws) + len(digs), set(digs)
        self._late = len(draws) == 1 and not any(step[0] == "dig" for step in _steps(own + taken))

    def _reached(self, cards: tuple[int, ...], sifting: bool = True) -> set[Find]:
        reached: set[Find] = set()
        todo = [*cards]
        while todo:
            for verb, *values in CARDS[todo.pop()].effect:
                more = self._brought(verb, values)
                if verb == "dig" and sifting:
                    more |= self._laid_aside(*values)
                todo += [find.card for find in more - reached]
                reached |= more
        return reached

    def _brought(self, verb: str | int, values: list[str | int]) -> set[Find]:
        if verb in TAKES:
            return {Find(card, True, taken=True) for card in takeable(self._pile, TAKES[verb](*values)[1])}
        if verb not in FINDS:
            return set()
        wanted: set[str | int] = {card.type for card in CARDS} if verb == "draw" else set(values)
        held, piled = ([c for c in cards if CARDS[c].type in wanted] for cards in (self._deck, self._pile))
        # each find takes one out of the deck, and what is not dug for may be laid aside
        late = verb == "draw" and self._late
        left = sum(late or card in self._finders or {CARDS[card].type} >= self._dug for card in held)
        finds = int(values[0]) if late else self._finds
        more = {Find(card, True) for card in piled} if finds > left else set()
        return more | {Find(card) for card in held}

    def _laid_aside(self, wanted: str | int) -> set[Find]:
        aside = [card for card in self._deck if CARDS[card].type != wanted]
        return {Find(card, aside=True) for only_units in self._takers for card in takeable(aside, only_units)}


def _steps(cards: Iterable[int]) -> list[Step]:
    return [step for card in cards for step in CARDS[card].effect]

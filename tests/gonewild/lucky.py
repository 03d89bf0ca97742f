"""All that own cards could make of a turn, tried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from longhouse.engine import Action, Message, Rng
from longhouse.games.gonewild.data import CARDS
from longhouse.games.gonewild.state import State

from .build import Match

GAME = Match.new("gonewild", 2, 0).game
HELPFUL = [kind for kind, card in enumerate(CARDS) if card.effect and card.type != "resource"]
FINDS = {"draw", "dig"}
FIRST = ("store", "rob", "spy")  # questions whose answer makes no difference here
ENOUGH = 3000  # positions to try


class Stacked(Rng):
    """Shuffles as one wishes: these cards come first."""

    def __init__(self, first: tuple[int, ...]) -> None:
        super().__init__(0)
        self.first = first

    def shuffled(self, items: Iterable[int]) -> tuple[int, ...]:
        return stacked(tuple(items), self.first)


def stacked(cards: tuple[int, ...], first: tuple[int, ...]) -> tuple[int, ...]:
    """The same cards, these first."""
    return first + tuple((Counter(cards) - Counter(first)).elements())


def firsts(cards: tuple[int, ...], number: int) -> list[tuple[int, ...]]:
    """What the first so many cards could be."""
    return sorted(set(combinations(sorted(cards), min(number, len(cards)))))


def fates(state: State, card: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What may come first in the deck, and in a new one, when a card draws or digs."""
    deck, pile = state.deck[state.turn], state.discard[state.turn]
    for verb, *values in CARDS[card].effect:
        if verb == "draw":
            number = int(values[0])
            for first in firsts(deck, number):
                yield from ((first, then) for then in firsts(pile, number - len(first)))
        elif verb == "dig":
            wanted = {one for one in deck if CARDS[one].type == values[0]}
            others = tuple(one for one in deck if one not in wanted)
            for number in range(len(others) + 1):
                yield from (((*aside, one), ()) for one in wanted for aside in firsts(others, number))
            if not wanted:
                yield from (((), then) for then in firsts(pile, 1))


class Turn:
    """What effects could make of a turn: by luck, with any order of the deck; or surely, without the deck."""

    def __init__(self, start: State, lucky: bool) -> None:
        self.lucky = lucky
        self.turns: list[State] = []
        seen, todo = {self._key(start)}, [start]
        while todo and len(seen) < ENOUGH:
            state = todo.pop()
            if state.ask == "turn":
                self.turns.append(state)
            for after in self._afters(state):
                if (key := self._key(after)) not in seen:
                    seen.add(key)
                    todo.append(after)
        self.cut = bool(todo)

    def _key(self, state: State) -> tuple[object, ...]:
        seat = state.turn
        return (
            state.ask, state.todo, tuple(sorted(state.hand[seat])), tuple(sorted(state.deck[seat])),
            tuple(sorted(state.discard[seat])), state.ready, state.pending, state.boost, state.beer,
            state.gold, tuple(state.loot), tuple(state.tokens),
        )  # fmt: skip

    def _afters(self, state: State) -> Iterator[State]:
        for step in self._steps(state):
            finds = state.ask == "turn" and bool(FINDS & {verb for verb, *_ in CARDS[step.value].effect})
            if finds and not self.lucky:
                continue
            for first, then in fates(state, step.value) if finds else [((), ())]:
                after = state.clone()
                after.deck[state.turn] = stacked(state.deck[state.turn], first)
                after.rng = Stacked(then)
                GAME.apply(after, step, None)
                yield after

    def _steps(self, state: State) -> list[Action[str]]:
        legal = GAME.legal(state)
        if state.ask in FIRST:
            return legal[:1]
        if state.ask in ("destroy", "drop"):
            return [action for action in legal if str(action).endswith("none")]
        if state.ask != "turn":
            return legal
        return [action for action in legal if action.kind in ("play", "effect") and action.value in HELPFUL]

    def says(self, action: Action[str]) -> set[Message | None]:
        """The reasons against an action in all these turns; None if it can be done."""
        return {GAME.explain(state, action) for state in self.turns}

    def most(self, what: Callable[[State], int]) -> int:
        """The most of something that there can be."""
        return max(map(what, self.turns))

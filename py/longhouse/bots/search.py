"""Search: Monte-Carlo trees over information sets.

Every iteration deals the hidden things anew from what the seat sees, walks down one tree whose nodes are
sequences of actions, adds a node, values the position there, and tells the values to the nodes above.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Any

from longhouse.engine.game import Game
from longhouse.engine.judgement import Judgement
from longhouse.engine.rng import Rng

EXPLORE = 1.1  # weight of the prior against what has been seen
HOPE = 0.08  # a child that was not tried is thought to be so much worse than its parent
SAME_DEAL = 4  # iterations with the same hidden things
DEEPEST = 40  # decisions below the root


def judgement_of(game: Game) -> Judgement:
    """What the game knows about playing well."""
    if game.judgement is None:
        raise ValueError(f"{game.meta.id} has no judgement")
    return game.judgement()


def turn_over(game: Game, judgement: Judgement, seat: int | None) -> Callable[[Any], bool]:
    """Whether a turn has ended: as the game says, else where another seat decides."""
    return judgement.settled or (lambda state: game.actor(state) != seat)


def likeliest(judgement: Judgement, state: Any, actions: Sequence[Any]) -> Any:
    """What looks best without being tried; the last action where the game does not tell."""
    if judgement.prior is None or len(actions) == 1:
        return actions[-1]
    weights = judgement.prior(state, actions)
    return actions[max(range(len(actions)), key=weights.__getitem__)]


class Node:
    """What is known of the position after some actions, whatever the hidden things are."""

    __slots__ = ("children", "own", "prior", "seen", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.seen = 0  # how often it could have been chosen
        self.total = 0.0  # values for the seat that chose it
        self.own = 0.0  # values for the seat that decides here
        self.children: dict[Any, Node] = {}

    @property
    def value(self) -> float:
        """Mean value for the seat that chose it."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """A tree for one seat's view; `run` grows it, `advance` follows an action of the seat."""

    def __init__(self, game: Game, view: dict[str, Any], seed: int) -> None:
        self.game = game
        self.judgement = judgement_of(game)
        self.root = Node(1.0)
        self.done: list[Any] = []  # actions since the view
        self.grown = 0  # iterations since the last action
        self._dealt: Any = None  # a position that agrees with the view, used a few times
        self._sample = game.resampler(view)
        self._rng = Rng(seed)

    def advance(self, action: Any) -> None:
        """The seat took an action that revealed nothing: its part of the tree is kept."""
        self.done.append(action)
        self.grown, self._dealt = 0, None
        self.root = self.root.children.get(action) or Node(1.0)

    def run(self, iterations: int) -> None:
        """Grow the tree. Hidden things are dealt anew for every few iterations, which is nearly as good."""
        for _ in range(iterations):
            if self._dealt is None or self.grown % SAME_DEAL == 0:
                self._dealt = self._sample(self._rng)
                for action in self.done:
                    self.game.apply(self._dealt, action, None)
            self.grown += 1
            state = self._dealt.clone()
            state.rng = Rng(self._rng.next64())  # what is still to be shuffled differs all the same
            self._iterate(state)

    def best(self) -> Any:
        """The most visited action; of equals the one with the better value, then the first."""
        return max(self.root.children.items(), key=lambda item: (item[1].visits, item[1].value))[0]

    def _iterate(self, state: Any) -> None:
        legal, apply = self.game.legal, self.game.apply
        node, path = self.root, []
        for _ in range(DEEPEST):
            actions = legal(state)
            if not actions:
                break
            actor = self.game.actor(state) or 0
            action, child = self._pick(node, state, actions)
            apply(state, action, None)
            path.append((actor, child))
            node = child
            if not child.visits and len(actions) > 1:
                break
        decider = self.game.actor(state) or 0
        values = self._value(self._play_on(state))
        above = self.root
        above.visits += 1
        for actor, child in path:
            above.own += values[actor]
            child.visits += 1
            child.total += values[actor]
            above = child
        above.own += values[decider]

    def _pick(self, node: Node, state: Any, actions: Sequence[Any]) -> tuple[Any, Node]:
        """The child with the best upper bound among those that are legal here."""
        children = node.children
        fresh = [action for action in actions if action not in children]
        if fresh:
            self._add(children, state, actions, fresh)
        if len(actions) == 1:
            only = children[actions[0]]
            only.seen += 1
            return actions[0], only
        unknown = (node.own / node.visits if node.visits else 0.5) - HOPE
        best_score, best = -1e9, actions[0]
        for action in actions:
            child = children[action]
            child.seen += 1
            visits = child.visits
            mean = child.total / visits if visits else unknown
            score = mean + EXPLORE * child.prior * sqrt(child.seen) / (1 + visits)
            if score > best_score:
                best_score, best = score, action
        return best, children[best]

    def _add(
        self, children: dict[Any, Node], state: Any, actions: Sequence[Any], fresh: Sequence[Any]
    ) -> None:
        prior = self.judgement.prior
        if prior is None:
            share = 1.0 / len(actions)
            for action in fresh:
                children[action] = Node(share)
            return
        weights = dict(zip(actions, prior(state, actions), strict=True))
        total = sum(weights.values())
        for action in fresh:
            children[action] = Node(weights[action] / total)

    def _play_on(self, state: Any) -> Any:
        """Some decisions more by the prior alone, where the evaluation does not understand half a turn."""
        over = turn_over(self.game, self.judgement, self.game.actor(state))
        for _ in range(self.judgement.playout):
            actions = self.game.legal(state)
            if not actions or over(state):
                break
            self.game.apply(state, likeliest(self.judgement, state, actions), None)
        return state

    def _value(self, state: Any) -> list[float]:
        """Each seat's share of the win, from the result or from the game's evaluation."""
        result = self.game.outcome(state)
        if result is not None:
            share = 1.0 / len(result.winners)
            return [share if seat in result.winners else 0.0 for seat in range(len(result.scores))]
        return chances(self.judgement.evaluate(state), self.judgement.spread)


def chances(points: Sequence[float], spread: float) -> list[float]:
    """Expected points as shares of the win."""
    best = max(points)
    weights = [exp((value - best) / spread) for value in points]
    total = sum(weights)
    return [weight / total for weight in weights]

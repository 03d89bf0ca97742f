"""Search: Monte-Carlo trees over information sets.

Every iteration deals the hidden things again from what the seat sees, walks down one tree whose nodes are
sequences of actions, adds a node, values the position there, and tells the values to the nodes above.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt

from longhouse.engine.game import AnyGame
from longhouse.engine.judgement import Judgement
from longhouse.engine.position import Position
from longhouse.engine.questions import Action
from longhouse.engine.rng import Rng
from longhouse.engine.views import BaseView

EXPLORE = 1.1  # weight of the prior against what has been seen
HOPE = 0.08  # an untried child is assumed to be this much worse than its parent
SAME_DEAL = 4  # iterations with the same hidden things
DEEPEST = 40  # decisions below the root


def judgement_of(game: AnyGame) -> Judgement[Position, str]:
    """What the game knows about playing well."""
    if game.judgement is None:
        raise ValueError(f"{game.meta.id} has no judgement")
    return game.judgement()


def turn_over(
    game: AnyGame, judgement: Judgement[Position, str], seat: int | None
) -> Callable[[Position], bool]:
    """A test whether a turn has ended: the game's own, or else whether another seat decides."""
    return judgement.settled or (lambda state: game.actor(state) != seat)


def likeliest(
    judgement: Judgement[Position, str], state: Position, actions: Sequence[Action[str]]
) -> Action[str]:
    """What looks best without being tried; the last action if the game has no opinion."""
    if judgement.prior is None or len(actions) == 1:
        return actions[-1]
    weights = judgement.prior(state, actions)
    return actions[max(range(len(actions)), key=weights.__getitem__)]


class Node:
    """What is known of the position after some actions, whatever the hidden things are."""

    __slots__ = (
        "action",
        "actions",
        "children",
        "choices",
        "even",
        "known",
        "own",
        "pull",
        "seen",
        "total",
        "visits",
    )  # fmt: skip

    def __init__(self, action: Action[str] | None, prior: float) -> None:
        self.action = action  # the one that leads here; None at the start
        self.pull = EXPLORE * prior
        self.visits = 0
        self.seen = 0  # how often it could have been chosen; while its parent is even, that knows
        self.total = 0.0  # values for the seat that chose it
        self.own = 0.0  # values for the seat that decides here
        self.children = _NO_CHILDREN
        self.actions = _NO_ACTIONS  # what was legal here the last time
        self.choices = _NO_CHOICES  # the children of these actions, in their order
        self.even = 0  # how often each of them could have been chosen, as long as they are all; else -1
        self.known: Position | None = (
            None  # the position, where it is the same in every deal but for the deal
        )

    @property
    def value(self) -> float:
        """Mean value for the seat that chose it."""
        return self.total / self.visits if self.visits else 0.0


# What all nodes share that nobody has gone through yet, for most never are
_NO_CHILDREN: dict[Action[str], Node] = {}
_NO_ACTIONS: list[Action[str]] = []
_NO_CHOICES: list[Node] = []


class Search:
    """A tree for one seat's view; `run` grows it, `advance` follows an action of the seat."""

    def __init__(self, game: AnyGame, view: BaseView, seed: int) -> None:
        self.game = game
        self.judgement = judgement_of(game)
        self.root = Node(None, 1.0)
        self.done: list[Action[str]] = []  # actions since the view
        self.grown = 0  # iterations since the last action
        self._dealt: Position | None = None  # a position that agrees with the view, used a few times
        self._sample = game.resampler(view)
        self._redeal = self.judgement.redeal or _never
        self._rng = Rng(seed)

    def advance(self, action: Action[str]) -> None:
        """The seat took an action that revealed nothing: its part of the tree is kept."""
        self.done.append(action)
        self.grown, self._dealt = 0, None
        self.root = self.root.children.get(action) or Node(None, 1.0)

    def run(self, iterations: int) -> None:
        """Grow the tree. Hidden things are dealt again every few iterations, which is nearly as good."""
        for _ in range(iterations):
            if self._dealt is None or self.grown % SAME_DEAL == 0:
                self._dealt = self._sample(self._rng)
                for action in self.done:
                    self.game.apply(self._dealt, action, None)
            self.grown += 1
            self._dealt.rng = Rng(self._rng.next64())  # later shuffles still differ
            self._iterate(self._dealt)

    def insist(self, action: Action[str]) -> None:
        """One more iteration that begins with an action of the root, whatever it looks like."""
        root, choices = self.root, self.root.choices
        _part(root)
        root.choices = [root.children[action]]
        self.run(1)
        root.choices = choices

    def best(self) -> Action[str]:
        """The most visited action; among equals the one with the best value, then the first."""
        most = max([child.visits for child in self.root.children.values()])
        first = [item for item in self.root.children.items() if item[1].visits == most]
        return max(first, key=lambda item: item[1].value)[0]

    def _iterate(self, deal: Position) -> None:
        path: list[tuple[int, Node]] = []
        state = self._descend(deal, path)
        decider = state.who if state.ask else 0
        values = self._value(self._play_on(state))
        above = self.root
        above.visits += 1
        for actor, child in path:
            value = values[actor]
            above.own += value
            child.visits += 1
            child.total += value
            above = child
        above.own += values[decider]

    def _descend(self, deal: Position, path: list[tuple[int, Node]]) -> Position:
        """Walk down to a new node, noting who chose which; the position there."""
        node, known = self.root, self.root.known
        if known is None:
            return self._explore(node, deal.clone(), deal, path)
        while True:  # positions that are known need not be played out again
            child = _choose(node)
            path.append((known.who, child))
            if child.known is None or len(path) == DEEPEST:
                break
            node, known = child, child.known
        state = self._redeal(known, deal)
        assert state is not None and child.action is not None
        self.game.apply(state, child.action, None)
        if len(path) == DEEPEST or (not child.visits and len(node.choices) > 1):
            return state
        return self._explore(child, state, deal, path)

    def _explore(self, node: Node, state: Position, deal: Position, path: list[tuple[int, Node]]) -> Position:
        """The same from a position on which nothing is known but the deal."""
        legal, apply, redeal = self.game.legal, self.game.apply, self._redeal
        same = True  # in all deals so far
        for _ in range(DEEPEST - len(path)):
            actions = legal(state)
            if not actions:
                break
            if actions != node.actions:
                self._meet(node, state, actions)
            if same:
                node.known = redeal(state, deal) if state.rng.state == deal.rng.state else None
                same = node.known is not None
            child = _choose(node)
            path.append((state.who, child))
            assert child.action is not None
            apply(state, child.action, None)
            if not child.visits and len(actions) > 1:
                break
            node = child
        return state

    def _meet(self, node: Node, state: Position, actions: list[Action[str]]) -> None:
        """Other actions are legal than the last time: those that are new get a node."""
        if node.children:
            _part(node)
        else:
            node.children = {}
        children, prior = node.children, self.judgement.prior
        fresh = [action for action in actions if action not in children]
        if fresh and prior is None:
            for action in fresh:
                children[action] = Node(action, 1.0 / len(actions))
        elif fresh and prior is not None:
            weights = dict(zip(actions, prior(state, actions), strict=True))
            total = sum(weights.values())
            for action in fresh:
                children[action] = Node(action, weights[action] / total)
        node.actions, node.choices = actions, [children[action] for action in actions]

    def _play_on(self, state: Position) -> Position:
        """A few more decisions by the prior alone, where the evaluation does not understand half a turn."""
        game, judgement = self.game, self.judgement
        favourite, over, apply = judgement.favourite, judgement.settled, game.apply
        seat = game.actor(state)
        for _ in range(judgement.playout):
            if not state.ask or (over(state) if over else state.who != seat):
                break
            action = favourite(state) if favourite else likeliest(judgement, state, game.legal(state))
            apply(state, action, None)
        return state

    def _value(self, state: Position) -> list[float]:
        """Each seat's share of the win, from the result or from the game's evaluation."""
        result = self.game.outcome(state)
        if result is not None:
            share = 1.0 / len(result.winners)
            return [share if seat in result.winners else 0.0 for seat in range(len(result.scores))]
        return chances(self.judgement.evaluate(state), self.judgement.spread)


def _never(_state: Position, _deal: Position) -> Position | None:
    """Nothing is known to be the same in every deal."""
    return None


def _part(node: Node) -> None:
    """From now on not all children could have been chosen as often: each counts for itself."""
    if node.even >= 0:
        for child in node.choices:
            child.seen = node.even
        node.even = -1


def _choose(node: Node) -> Node:
    """The child with the best upper bound among those that are legal."""
    choices = node.choices
    best = choices[0]
    if len(choices) == 1:
        if node.even >= 0:
            node.even += 1
        else:
            best.seen += 1
        return best
    unknown = (node.own / node.visits if node.visits else 0.5) - HOPE
    most = -1e9
    if node.even >= 0:
        node.even = seen = node.even + 1
        root = sqrt(seen)
        for child in choices:
            if visits := child.visits:
                score = child.total / visits + child.pull * root / (1 + visits)
            else:
                score = unknown + child.pull * root
            if score > most:
                most, best = score, child
        return best
    for child in choices:
        child.seen = seen = child.seen + 1
        visits = child.visits
        mean = child.total / visits if visits else unknown
        score = mean + child.pull * sqrt(seen) / (1 + visits)
        if score > most:
            most, best = score, child
    return best


def chances(points: Sequence[float], spread: float) -> list[float]:
    """Expected points as shares of the win."""
    best = max(points)
    weights = [exp((value - best) / spread) for value in points]
    total = sum(weights)
    return [weight / total for weight in weights]

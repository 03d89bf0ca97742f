"""Search: Monte-Carlo trees over information sets.

Every iteration deals the hidden things again from what the seat sees, walks down one tree whose nodes are
sequences of actions, adds a node, values the position there, and tells the values to the nodes above.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from operator import attrgetter

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
        "at",
        "children",
        "choices",
        "even",
        "known",
        "line",
        "own",
        "pull",
        "seen",
        "total",
        "tried",
        "untried",
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
        self.tried = _NO_CHOICES  # those of them that were chosen, and the others, as long as they are even
        self.untried = _NO_CHOICES
        self.even = 0  # how often each of them could have been chosen, as long as they are all; else -1
        self.known: Position | None = (
            None  # the position, where it is the same in every deal but for the deal
        )
        self.line: Line | None = None  # how it went on when it was valued, as long as that may be of use
        self.at = 0  # how much of the line leads here

    @property
    def value(self) -> float:
        """Mean value for the seat that chose it."""
        return self.total / self.visits if self.visits else 0.0


class Line:
    """How the turn was played on from a new node, and what came of it.

    Who comes there again would most likely go the same way and value the same position: so that need not be
    done again, and the next node down the line takes over what was found.
    """

    __slots__ = ("actions", "deciders", "forced", "settled", "values")

    def __init__(self, decider: int) -> None:
        self.actions: list[Action[str]] = []
        self.forced: list[bool] = []  # whether nothing else was possible
        self.deciders = [decider]  # who decided on each of them, and who decides at the end
        self.settled = False  # whether who comes to its end would not play on from there
        self.values: list[float] = []


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
        leaf = path[-1][1] if path else self.root
        line = leaf.line
        if state is not None:
            line = leaf.line = Line(state.who if state.ask else 0)
            leaf.at = 0
            line.values = self._value(self._play_on(state, line))
        assert line is not None
        values, above = line.values, self.root
        above.visits += 1
        for actor, child in path:
            value = values[actor]
            above.own += value
            child.visits += 1
            child.total += value
            above = child
        above.own += values[line.deciders[leaf.at]]

    def _descend(self, deal: Position, path: list[tuple[int, Node]]) -> Position | None:
        """Walk down to a new node, noting who chose which; the position there, None if its value is known."""
        node, known = self.root, self.root.known
        if known is None:
            return self._explore(node, deal.clone(), deal, path)
        while True:  # positions that are known need not be played out again
            child = _choose(node)
            path.append((known.who, child))
            if child.known is None or len(path) == DEEPEST:
                break
            node, known = child, child.known
        if child.visits == 1 and _follow(child, path):
            return None
        state = self._redeal(known, deal)
        assert state is not None and child.action is not None
        self.game.apply(state, child.action, None)
        if len(path) == DEEPEST or (not child.visits and len(node.choices) > 1):
            return state
        return self._explore(child, state, deal, path)

    def _explore(
        self, node: Node, state: Position, deal: Position, path: list[tuple[int, Node]]
    ) -> Position | None:
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
            if child.visits == 1 and _follow(child, path):
                return None
            assert child.action is not None
            apply(state, child.action, None)
            if not child.visits and len(actions) > 1:
                break
            node = child
        return state

    def _meet(self, node: Node, state: Position, actions: list[Action[str]]) -> None:
        """Other actions are legal than the last time: those that are new get a node."""
        if node.actions:
            _part(node)
        node.actions = actions
        if not node.children:
            weights, total = self._weights(state, actions)
            priors = [weight / total for weight in weights]
            node.children = dict(zip(actions, map(Node, actions, priors), strict=True))
            node.choices = [*node.children.values()]
            node.tried, node.untried = [], node.choices[::-1]
            node.untried.sort(key=_PULL)
            return
        if not node.choices:  # one that was followed down a line
            node.even = node.visits - 1
        children = node.children
        if any(action not in children or not children[action].pull for action in actions):
            weights, total = self._weights(state, actions)
            for action, weight in zip(actions, weights, strict=True):
                child = children.get(action)
                if child is None:
                    children[action] = Node(action, weight / total)
                elif not child.pull:
                    child.pull = EXPLORE * weight / total
        node.choices = [children[action] for action in actions]
        if node.even >= 0:
            _sort(node)

    def _weights(self, state: Position, actions: Sequence[Action[str]]) -> tuple[Sequence[float], float]:
        """How likely each action looks, and the sum of that."""
        prior = self.judgement.prior
        weights = prior(state, actions) if prior is not None else [1.0] * len(actions)
        return weights, sum(weights)

    def _play_on(self, state: Position, line: Line) -> Position:
        """A few more decisions by the prior alone, where the evaluation does not understand half a turn."""
        game, judgement = self.game, self.judgement
        favourite, over, apply = judgement.favourite, judgement.settled, game.apply
        seat = game.actor(state)
        for _ in range(judgement.playout):
            if not state.ask or (over(state) if over else state.who != seat):
                break
            if favourite:
                action, only = favourite(state)
            else:
                legal = game.legal(state)
                action, only = likeliest(judgement, state, legal), len(legal) == 1
            apply(state, action, None)
            line.actions.append(action)
            line.forced.append(only)
            line.deciders.append(state.who if state.ask else 0)
        line.settled = not state.ask or over is not None
        return state

    def _value(self, state: Position) -> list[float]:
        """Each seat's share of the win, from the result or from the game's evaluation."""
        result = self.game.outcome(state)
        if result is not None:
            share = 1.0 / len(result.winners)
            return [share if seat in result.winners else 0.0 for seat in range(len(result.scores))]
        return chances(self.judgement.evaluate(state), self.judgement.spread)


def _follow(node: Node, path: list[tuple[int, Node]]) -> bool:
    """Go down the line of a node that was valued once, to the next decision that was free, if any."""
    line, at = node.line, node.at
    node.line = None
    if line is None or len(path) + len(line.actions) - at > DEEPEST:
        return False
    if False not in (line.forced[at:] if line.settled else line.forced[at:-1]):
        return False
    while True:
        child = Node(line.actions[at], 0.0)
        node.children = {line.actions[at]: child}
        path.append((line.deciders[at], child))
        node, at = child, at + 1
        if not line.forced[at - 1]:
            break
    node.line, node.at = line, at
    return True


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
    if len(choices) == 1:
        best = choices[0]
        if node.even >= 0:
            node.even += 1
        else:
            best.seen += 1
        return best
    unknown = (node.own / node.visits if node.visits else 0.5) - HOPE
    if node.even < 0:
        return _choose_apart(choices, unknown)
    node.even = seen = node.even + 1
    root, tried, untried = sqrt(seen), node.tried, node.untried
    most = unknown + untried[-1].pull * root if untried else -1e9
    found = None
    for child in tried:
        visits = child.visits
        score = child.total / visits + child.pull * root / (1 + visits)
        if score > most:
            most, found = score, child
    if found is None:
        found = untried.pop()
        tried.append(found)
    return found


def _choose_apart(choices: list[Node], unknown: float) -> Node:
    """The same where each child counts for itself how often it could have been chosen."""
    best, most = choices[0], -1e9
    for child in choices:
        child.seen = seen = child.seen + 1
        visits = child.visits
        mean = child.total / visits if visits else unknown
        score = mean + child.pull * sqrt(seen) / (1 + visits)
        if score > most:
            most, best = score, child
    return best


def _sort(node: Node) -> None:
    """Tell the children that were tried from those that were not; of these the likeliest comes last."""
    node.tried = [child for child in node.choices if child.visits]
    node.untried = [child for child in reversed(node.choices) if not child.visits]
    node.untried.sort(key=_PULL)


_PULL = attrgetter("pull")


def chances(points: Sequence[float], spread: float) -> list[float]:
    """Expected points as shares of the win."""
    best = max(points)
    weights = [exp((value - best) / spread) for value in points]
    total = sum(weights)
    return [weight / total for weight in weights]

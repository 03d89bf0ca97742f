"""What the conformance suite must be told about each game. A new game adds its line to HOOKS."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from longhouse.engine import Match, Rng

from .. import toy
from ..gonewild import walk
from ..play import at_random
from . import gonewild_hooks, onboard_hooks, wikinger_hooks


class Hooks(NamedTuple):
    """Knowledge about a game that is independent of its own code."""

    universe: tuple[Any, ...]  # every action that exists, in canonical order
    strange: tuple[Any, ...]  # objects that look like actions and are none
    scores: Callable[[Match], tuple[int, ...]]  # of a finished match, from its events alone
    conserved: Callable[[Any], None]  # raises when a piece of the state is lost or doubled
    disturb: Callable[
        [Any, int | None, Rng], Any
    ]  # a copy of the state with all that is hidden from a seat changed
    choose: Callable[[Any, list[Any], Rng], Any] = at_random  # how the random games are played


def _toy_scores(match: Match) -> tuple[int, ...]:
    scores = [0] * match.players
    for maker, action in zip(match.makers, match.actions, strict=True):
        scores[maker] += action.value if action.kind == "lay" else 0
    return tuple(scores)


def _toy_conserved(state: toy.State) -> None:
    stones = [*state.deck, *(v for pile in (*state.hands, *state.rows, *state.buried) for v in pile)]
    assert sorted(stones) == sorted(toy.VALUES * toy.COPIES)


def _toy_disturb(state: toy.State, seat: int | None, rng: Rng) -> toy.State:
    other = state.clone()
    other.rng = Rng(rng.next64())
    pool = list(state.deck)
    hidden = [i for i in range(state.players) if i != seat]
    for i in hidden:
        pool += [*state.hands[i], *state.buried[i]]
    rng.shuffle(pool)
    for i in hidden:
        other.hands[i] = tuple(sorted(pool.pop() for _ in state.hands[i]))
        other.buried[i] = tuple(sorted(pool.pop() for _ in state.buried[i]))
    other.deck = tuple(pool)
    return other


HOOKS = {
    "toy": Hooks(
        toy.ALL, (toy.Move("lay", 9), toy.Move("fly"), toy.Move("lay", -1)), _toy_scores, _toy_conserved,
        _toy_disturb,
    ),
    "onboard": Hooks(
        onboard_hooks.UNIVERSE, onboard_hooks.STRANGE, onboard_hooks.scores, onboard_hooks.conserved,
        onboard_hooks.disturb,
    ),
    "wikinger": Hooks(
        wikinger_hooks.UNIVERSE, wikinger_hooks.STRANGE, wikinger_hooks.scores, wikinger_hooks.conserved,
        wikinger_hooks.disturb,
    ),
    "gonewild": Hooks(
        gonewild_hooks.UNIVERSE, gonewild_hooks.STRANGE, gonewild_hooks.scores, gonewild_hooks.conserved,
        gonewild_hooks.disturb, walk.choose,
    ),
}  # fmt: skip

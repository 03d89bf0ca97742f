"""Random games, and where in them something is asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import NamedTuple

from longhouse.engine import Action, Options, Rng
from longhouse.games.gonewild.conformance import choose
from longhouse.games.gonewild.events import Event
from longhouse.games.gonewild.questions import TABLE, Kind
from longhouse.games.gonewild.state import State

from ..play import some
from .build import Match

TARGETS = ("standard", "extended")
BONUSES = ("random", "first-game")
SETTINGS = [
    (players, {"target": target, "bonuses": bonuses})
    for players in (2, 3, 4)
    for target in (TARGETS if players > 2 else TARGETS[:1])  # it makes no difference for two
    for bonuses in BONUSES
][:: some(1, 3)]  # in the browser four of ten: each player count and each value still occurs
NAMES = ["-".join([f"{players}p", *options.values()]) for players, options in SETTINGS]


def walk(
    players: int, options: Options, seed: int, most: int = 0, rules: int | None = None
) -> Iterator[tuple[State, State, Action[Kind], list[Event]]]:
    """A game on the bare layer, up to so many actions: state before, state after, action, events."""
    match = Match.new("gonewild", players, seed, options, rules=rules)
    state, rng, played = match._state, Rng(seed * 31 + players), 0
    while (legal := TABLE.legal(state)) != [] and (not most or played < most):
        told: list[Event] = []
        after, action = state.clone(), choose(state, legal, rng)
        TABLE.apply(after, action, told.append)
        yield state, after, action, told
        state, played = after, played + 1


class Spot(NamedTuple):
    """Where in which random game something happens."""

    players: int
    options: dict[str, str]
    seed: int
    actions: tuple[Action[str], ...]

    def match(self) -> Match:
        """The match at that moment."""
        match = Match.new("gonewild", self.players, self.seed, self.options)
        for action in self.actions:
            match.play(action)
        return match


@cache
def questions() -> dict[str, Spot]:
    """For each kind of question the first random game that asks it, up to there."""
    found: dict[str, Spot] = {}
    for seed in count():
        players, options = SETTINGS[-1 - seed % len(SETTINGS)]
        actions: list[Action[str]] = []
        for before, _, action, _ in walk(players, options, seed):
            if before.ask not in found:
                found[before.ask] = Spot(players, options, seed, tuple(actions))
                if set(found) == set(TABLE.questions):
                    return found
            actions.append(action)
        assert seed < 500, f"never asked: {set(TABLE.questions) - set(found)}"
    raise AssertionError


def at(state: State) -> Match:
    """A match that stands at a position."""
    match = Match.new("gonewild", state.players, 0)
    match._state = state
    match._checkpoints[0] = state
    return match

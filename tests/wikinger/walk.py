"""Whole games on the bare layer, played at random but with some sense."""

from __future__ import annotations

from collections.abc import Iterator

from longhouse.engine import Action, Rng
from longhouse.games.wikinger.conformance import choose
from longhouse.games.wikinger.events import Event
from longhouse.games.wikinger.questions import TABLE, Kind
from longhouse.games.wikinger.state import State

from .build import Match

__all__ = ["SETTINGS", "VERSIONS", "choose", "walk"]

VERSIONS = ("basic", "progress", "progress-no-auction")
SETTINGS = [(players, version) for version in VERSIONS for players in (2, 3, 4)]


def walk(
    players: int, version: str, seed: int, rules: int | None = None
) -> Iterator[tuple[State, State, Action[Kind], list[Event]]]:
    """A whole game: state before, state after, action, events."""
    match = Match.new("wikinger", players, seed, {"version": version}, rules=rules)
    state, rng = match._state, Rng(seed * 31 + players)
    while (legal := TABLE.legal(state)) != []:
        told: list[Event] = []
        after, action = state.clone(), choose(state, legal, rng)
        TABLE.apply(after, action, told.append)
        yield state, after, action, told
        state = after

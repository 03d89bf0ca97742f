"""Random play that builds something: pure chance would bid all its gold away in the first auction."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from longhouse.engine import Match, Rng
from longhouse.games.wikinger.data import COLUMNS, ROW_OF
from longhouse.games.wikinger.state import State

VERSIONS = ("basic", "progress", "progress-no-auction")
SETTINGS = [(players, version) for version in VERSIONS for players in (2, 3, 4)]


def choose(state: State, legal: list[Any], rng: Rng) -> Any:
    """Mostly low bids, cheap sets, tiles in the Viking's row, Vikings on islands, special tiles taken."""
    kind = legal[-1].kind
    if kind == "bid":
        return legal[min(rng.below(8) // 4 * rng.below(5), len(legal) - 1)]
    if kind == "buy":
        return legal[min(rng.below(len(legal)), rng.below(len(legal)), rng.below(len(legal)))]
    if state.ask == "place" and state.colour >= 0 and rng.below(5):
        own = [a for a in legal if a.cell // COLUMNS == ROW_OF[state.colour]]
        legal = own or legal
    if kind in ("settle", "take", "stop") and len(legal) > 1 and rng.below(8):
        return legal[1] if kind == "settle" else legal[rng.below(len(legal) - 1)]
    return legal[rng.below(len(legal))]


def walk(
    players: int, version: str, seed: int, rules: int | None = None
) -> Iterator[tuple[State, State, Any, list[Any]]]:
    """A whole game on the bare layer: state before, state after, action, events."""
    match = Match.new("wikinger", players, seed, {"version": version}, rules=rules)
    game, state, rng = match.game, match._state, Rng(seed * 31 + players)
    while (legal := game.legal(state)) != []:
        told: list[Any] = []
        after, action = state.clone(), choose(state, legal, rng)
        game.apply(after, action, told.append)
        yield state, after, action, told
        state = after

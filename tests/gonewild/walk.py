"""Random play that builds and fights: pure chance sends its buildings back and needs a hundred rounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count
from typing import Any, NamedTuple

from longhouse.engine import Match, Rng
from longhouse.games.gonewild.data import CARD, CARDS, DRAKKAR, TAVERN
from longhouse.games.gonewild.rules import KINDS
from longhouse.games.gonewild.state import State

from ..play import some

TARGETS = ("standard", "extended")
BONUSES = ("random", "first-game")
SETTINGS = [
    (players, {"target": target, "bonuses": bonuses})
    for players in (2, 3, 4)
    for target in (TARGETS if players > 2 else TARGETS[:1])  # it makes no difference for two
    for bonuses in BONUSES
][:: some(1, 3)]  # in the browser four of ten: each player count and each value still occurs
NAMES = ["-".join([f"{players}p", *options.values()]) for players, options in SETTINGS]

# How often a kind of action is taken, compared with the others; 20 unless told.
WEIGHTS = {
    "complete": 300, "upgrade": 300, "play": 200, "effect": 80, "attack": 200, "build": 40, "draco": 10,
    "undead": 10, "change": 1, "exchange": 1, "use": 4, "return": 1, "end": 4,
}  # fmt: skip


# Cards that ask rare questions, so that somebody should have them.
RARE = {CARD[name] for name in ("hero_trap", "assassin", "money_theft", "recipe_theft", "lokis_lens")} | {
    kind for kind, card in enumerate(CARDS) if card.type == "hero"
}


def _is_rare(state: State, action: Any) -> bool:
    if action.kind == "path":
        return state.path[action.place] in RARE
    if action.kind == "build":
        return action.building in (TAVERN, DRAKKAR)  # more cards in hand
    return action.kind in ("favour", "send", "react", "keep", "recall") and action.card in RARE


def choose(state: State, legal: list[Any], rng: Rng) -> Any:
    """First the kind, some more often than others, then an action of it; rather not the answer `none`."""
    rare = [action for action in legal if _is_rare(state, action)]
    if rare and rng.below(8):
        return rare[rng.below(len(rare))]
    kinds = list(dict.fromkeys(action.kind for action in legal))
    left = rng.below(sum(WEIGHTS.get(kind, 20) for kind in kinds))
    for kind in kinds:
        left -= WEIGHTS.get(kind, 20)
        if left < 0:
            break
    few = [action for action in legal if action.kind == kind]
    action = few[rng.below(len(few))]
    return few[rng.below(len(few))] if str(action).endswith("none") else action


def walk(
    players: int, options: Mapping[str, Any], seed: int, most: int = 0, rules: int | None = None
) -> Iterator[tuple[State, State, Any, list[Any]]]:
    """A game on the bare layer, up to so many actions: state before, state after, action, events."""
    match = Match.new("gonewild", players, seed, options, rules=rules)
    game, state, rng, played = match.game, match._state, Rng(seed * 31 + players), 0
    while (legal := game.legal(state)) != [] and (not most or played < most):
        told: list[Any] = []
        after, action = state.clone(), choose(state, legal, rng)
        game.apply(after, action, told.append)
        yield state, after, action, told
        state, played = after, played + 1


class Spot(NamedTuple):
    """Where in which random game something happens."""

    players: int
    options: dict[str, Any]
    seed: int
    actions: tuple[Any, ...]

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
        actions: list[Any] = []
        for before, _, action, _ in walk(players, options, seed):
            if before.ask not in found:
                found[before.ask] = Spot(players, options, seed, tuple(actions))
                if set(found) == set(KINDS):
                    return found
            actions.append(action)
        assert seed < 500, f"never asked: {set(KINDS) - set(found)}"
    raise AssertionError


def at(state: State) -> Match:
    """A match that stands at a position."""
    match = Match.new("gonewild", state.players, 0)
    match._state = state
    match._checkpoints[0] = state
    return match

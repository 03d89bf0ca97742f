"""Playing at random, for all tests. Imports no pytest: other Pythons run it too."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from itertools import product

from longhouse.engine import Action, Match, Options, Player, Position, Rng
from longhouse.engine.game import Seating, Value
from longhouse.engine.questions import Event
from longhouse.games import GAMES, shelved

Choose = Callable[[Position, Sequence[Action[str]], Rng], Action[str]]

IN_BROWSER = sys.platform == "emscripten"


def some(native: int, browser: int) -> int:
    """How many rounds of a costly test: Pyodide is slower."""
    return browser if IN_BROWSER else native


HOUSE = tuple(GAMES)  # without the fourth
FOURTH = "runes"


def fourth_shelved() -> AbstractContextManager[None]:
    """While inside, the small fourth game of the tests stands on the shelf too."""
    return shelved(FOURTH, "tests.fourth")


def cases(rules: int | None = None) -> list[tuple[str, int, dict[str, Value]]]:
    """Every game that has these rules, or with those of now: each number of players and choice of options."""
    out = []
    for game_id in GAMES:
        game = GAMES[game_id]
        version = game.meta.rules if rules is None else rules
        if version > game.meta.rules:
            continue
        options = game.options_of(version)
        for players in game.meta.players:
            for values in product(*(option.values for option in options)):
                given = {option.name: value for option, value in zip(options, values, strict=True)}
                out.append((game_id, players, given))
    return out


def at_random(_state: Position, legal: Sequence[Action[str]], rng: Rng) -> Action[str]:
    """Any of the legal actions."""
    return legal[rng.below(len(legal))]


def step(match: Match, rng: Rng) -> list[Event]:
    """One random action; returns its events."""
    return match.play(at_random(match._state, match.legal(), rng))


def finished(
    game_id: str,
    players: int,
    seed: int,
    options: Options | None = None,
    choose: Choose = at_random,
    most: int = 10_000,
    seats: Sequence[Player | Seating] | None = None,
    rules: int | None = None,
) -> Match:
    """A whole game played at random, or its first actions; the choices derive from the seed."""
    match = Match.new(game_id, players, seed, options, seats, rules)
    rng = Rng(seed + 1_000_003)
    while match.actor is not None and len(match.actions) < most:
        match.play(choose(match._state, match.legal(), rng))
    return match


def all_events(match: Match) -> list[Event]:
    """Every event of the match with nothing hidden, by playing it again."""
    again = Match.new(match.game.meta.id, match.players, match.seed, match.options, rules=match.rules)
    return [event for action in match.actions for event in again.play(action)]

"""What the conformance suite is told about a game, by the module `conformance` of its folder."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from longhouse.engine import Action, Match, Rng
from longhouse.games import GAMES, cover, offers

from ..play import at_random


class Hooks(NamedTuple):
    """Knowledge about a game that is independent of its own code; what it does not offer is not checked."""

    universe: tuple[Any, ...]  # every action that exists, in canonical order
    strange: tuple[Any, ...]  # objects that look like actions and are none
    scores: Callable[[Match, list[Any]], tuple[int, ...]] | None = None  # of a match, from its events
    conserved: Callable[[Any], None] | None = None  # raises when a piece of the state is lost or doubled
    # a copy of the state with all that is hidden from a seat changed
    disturb: Callable[[Any, int | None, Rng], Any] | None = None
    choose: Callable[[Any, list[Any], Rng], Any] = at_random  # how the random games are played
    # what a choice is about, in a position: two that are about the same thing may be called the same
    about: Callable[[Any, Any], Any] = lambda _state, action: action
    seldom: bool = False  # bots seldom answer without revealing something, so that undo stops there


@cache
def hooks_of(game_id: str) -> Hooks:
    """The hooks of a game."""
    game, offered = GAMES[game_id], {}
    if offers(game_id, "conformance"):
        module = import_module(f"{cover(game_id).package}.conformance")
        names = ("scores", "conserved", "disturb", "choose", "about", "seldom")
        offered = {name: getattr(module, name) for name in names if hasattr(module, name)}
    first = game.table.all[0]
    strange = (
        Action(game_id, first.kind, first.value, first.text), Action(game_id, first.kind, 99, "no such"),
        Action(game_id, "fly", 0, "fly"),
    )  # fmt: skip
    return Hooks(game.table.all, strange, **offered)

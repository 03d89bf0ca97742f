"""What the conformance suite is told about a game, by the module `conformance` of its folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import NamedTuple

from longhouse.engine import Action, Match, Position, Rng
from longhouse.engine.game import Value
from longhouse.engine.questions import Event
from longhouse.games import GAMES, cover, offers

from ..play import Choose, at_random


class Hooks(NamedTuple):
    """Knowledge about a game that is independent of its own code; what it does not offer is not checked."""

    universe: tuple[Action[str], ...]  # every action that exists, in canonical order
    strange: tuple[Action[str], ...]  # objects that look like actions and are none
    scores: Callable[[Match, list[Event]], tuple[int, ...]] | None = None  # of a match, from its events
    conserved: Callable[[Position], None] | None = None  # raises when a piece of the state is lost or doubled
    # a copy of the state with all that is hidden from a seat changed
    disturb: Callable[[Position, int | None, Rng], Position] | None = None
    choose: Choose = at_random  # how the random games are played
    # what a choice is about, in a position: two that are about the same thing may be called the same
    about: Callable[[Position, Action[str]], object] = lambda _state, action: action
    variants: tuple[dict[str, Value], ...] = ({},)  # options that make another game of it, the heaviest last
    place: Callable[[str], str] = str  # where on the screen an action, told by its text, is answered
    # whether there is nothing on the screen of a view that an action which is not possible would be about
    absent: Callable[[Mapping[str, object], str], bool] = lambda _view, _action: False
    seldom: bool = False  # bots seldom answer without revealing something, so that undo stops there


OFFERED = set(Hooks._fields) - {"universe", "strange"}  # by the folder


@cache
def hooks_of(game_id: str) -> Hooks:
    """The hooks of a game."""
    game, offered = GAMES[game_id], {}
    if offers(game_id, "conformance"):
        module = import_module(f"{cover(game_id).package}.conformance")
        offered = {name: getattr(module, name) for name in OFFERED if hasattr(module, name)}
    first = game.table.all[0]
    strange = (
        Action(game_id, first.kind, first.value, first.text), Action(game_id, first.kind, 99, "no such"),
        Action(game_id, "fly", 0, "fly"),
    )  # fmt: skip
    return Hooks(game.table.all, strange, **offered)

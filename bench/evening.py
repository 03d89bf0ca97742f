"""A game played through the app without a screen: how long its parts think. Runs natively and in the page."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from longhouse.app.messages import Act, Do, Started, Typed
from longhouse.app.model import Model
from longhouse.app.update import update
from longhouse.app.view import view
from longhouse.engine import Match, Scene
from longhouse.engine.markup import Markup
from longhouse.engine.record import replace

NOON = 1_800_000_000_000  # any time will do


class Move(NamedTuple):
    """What one decision cost, in seconds, and how long the page is that came out."""

    update: float
    view: float
    board: float  # the part of `view` that draws the board
    characters: int


def evening(link: str, seed: int, clock: Callable[[], float] = perf_counter) -> list[Move]:
    """The people of a new match play at random at one device; every decision is drawn."""
    start = Started(("en",), False, f"/g/{link}", 1, 0, "http://localhost/", "", {}, "", False)
    model = Model()
    for message in (start, Typed("set.curtain", ""), Do("copy")):
        model, _ = update(model, message, NOON)
    assert model.table
    drawn = watch(model.table.match, clock)
    rng = random.Random(seed)
    moves: list[Move] = []
    view(model)
    while model.table and (actions := model.table.match.legal()):
        choice = Act(str(rng.choice(actions)), model.table.turn)
        began = clock()
        model, _ = update(model, choice, NOON)
        updated = clock()
        page = view(model)
        viewed = clock()
        spent = (updated - began, viewed - updated, drawn[-1])
        moves.append(Move(*spent, len(page.markup)))
    return moves


def watch(match: Match, clock: Callable[[], float]) -> list[float]:
    """Note how long each drawing of the board takes from now on."""
    show = match.game.presentation()
    drawn: list[float] = []

    def draw(scene: Scene) -> Markup:
        began = clock()
        out = show.draw(scene)
        drawn.append(clock() - began)
        return out

    watched = replace(show, draw=draw)
    match.game = replace(match.game, presentation=lambda: watched)
    return drawn

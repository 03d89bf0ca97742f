"""A game played through the app without a screen: how long its parts take. Runs natively and in the page."""

from __future__ import annotations

from _random import Random  # the page has no `random`, only what that is made of
from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from longhouse.app.messages import Act, Do, Started, Typed
from longhouse.app.model import Model
from longhouse.app.update import update
from longhouse.app.view import view
from longhouse.engine import BaseView, Match, Scene
from longhouse.engine.markup import Markup
from longhouse.engine.record import replace

NOON = 1_800_000_000_000  # any time will do


class Move(NamedTuple):
    """What one decision cost, in seconds, and how long the resulting page is."""

    update: float
    view: float
    board: float  # the part of `view` that draws the board
    characters: int


def sit_down(link: str) -> Model:
    """The app with the match of a link on the table, to be played on one device without a curtain."""
    start = Started(("en",), "wide", f"/g/{link}", 1, 0, "http://localhost/", "", {}, "", False)
    model = Model()
    for message in (start, Typed("set.curtain", ""), Do("copy")):
        model, _ = update(model, message, NOON)
    return model


def evening(link: str, seed: int, clock: Callable[[], float] = perf_counter) -> list[Move]:
    """People play a new match at random on one device; the page is drawn after every decision."""
    model = sit_down(link)
    assert model.table
    drawn = watch(model.table.match, clock)
    draw = Random(seed).random
    moves: list[Move] = []
    view(model)
    while model.table and (actions := model.table.match.legal()):
        choice = Act(str(actions[int(draw() * len(actions))]), model.table.turn)
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

    def draw(scene: Scene[BaseView]) -> Markup:
        began = clock()
        out = show.draw(scene)
        drawn.append(clock() - began)
        return out

    watched = replace(show, draw=draw)
    match.game = replace(match.game, presentation=lambda: watched)
    return drawn

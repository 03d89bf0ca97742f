"""What a click runs through in the app, from its message to the new page: functions, files, rooms.

Counted, not timed, so the figures are the same on every machine: they say how far a reader has to follow.
"""

from __future__ import annotations

import os
import random
import re
import sys
from collections.abc import Callable
from inspect import CO_GENERATOR
from types import CodeType, FrameType
from typing import NamedTuple, ParamSpec, TypeVar

import longhouse
from bench.evening import NOON, sit_down
from bench.report import Report, median
from bench.settings import heaviest
from longhouse.app.messages import Act
from longhouse.app.update import update
from longhouse.app.view import view

PLAYERS = 2
WARM = 4  # clicks before the first that counts: they load what is loaded late
CLICKS = 24
PACKAGE = os.path.dirname(longhouse.__file__) + os.sep

P = ParamSpec("P")
T = TypeVar("T")


class Trail(NamedTuple):
    """How much code a call has run."""

    functions: int  # different ones, methods included, lambdas and comprehensions not
    files: int  # in which they stand
    crossings: int  # calls from one room of the house into another


def follow(call: Callable[P, T], *args: P.args, **named: P.kwargs) -> tuple[T, Trail]:
    """Make a call and watch all that it runs in our package."""
    seen: set[CodeType] = set()
    crossings = 0

    def watch(frame: FrameType, event: str, _arg: object) -> None:
        nonlocal crossings
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(PACKAGE):
            return
        seen.add(code)
        if not code.co_flags & CO_GENERATOR:  # they are resumed by whoever takes the next value
            crossings += _room(frame) != _room(frame.f_back)

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        result = call(*args, **named)
    finally:
        sys.setprofile(before)
    functions = {code for code in seen if not code.co_name.startswith("<")}
    return result, Trail(len(functions), len({code.co_filename for code in functions}), crossings)


def _room(frame: FrameType | None) -> str:
    """The room of the nearest code of ours; what calls from outside counts as the app."""
    while frame is not None:
        if frame.f_code.co_filename.startswith(PACKAGE):
            return frame.f_code.co_filename.removeprefix(PACKAGE).partition(os.sep)[0]
        frame = frame.f_back
    return "app"


def clicks(link: str, seed: int) -> list[tuple[Trail, Trail]]:
    """People play a new match at random on one device: the trails of `update` and `view` for each click."""
    model, rng = sit_down(link), random.Random(seed)
    page = view(model)
    trails: list[tuple[Trail, Trail]] = []
    while len(trails) < WARM + CLICKS:
        actions = re.findall(r'data-action="([^"]*)"', page.markup)
        message = Act(rng.choice(actions), int(page.attrs["data-turn"]))
        (model, _), updated = follow(update, model, message, NOON)
        page, viewed = follow(view, model)
        trails.append((updated, viewed))
    return trails[WARM:]


def run(report: Report, games: list[str]) -> None:
    """Some clicks of each game, with the middle of each figure."""
    table = report.table(
        "A click in the app: what runs",
        ["", *(f"{part}: {name}" for part in ("update", "view") for name in Trail._fields)],
        f"Medians of {CLICKS} clicks in one game of {PLAYERS}. Functions: different ones, of our package; "
        "files: where they stand. Crossings: calls from one room (engine, games, bots, app) into another.",
    )
    for game in games:
        setting = heaviest(game, PLAYERS)
        trails = clicks(setting.link(1), 1)
        cells = []
        for part, column in zip(("update", "view"), zip(*trails, strict=True), strict=True):
            for name, values in zip(Trail._fields, zip(*column, strict=True), strict=True):
                cells.append(f"{median(values):.0f}")
                report.figure(f"click.{setting.key}.{part}.{name}", median(values))
        table.row(setting.name, *cells)

"""Positions worth looking at: games as bots of the second level play them, stopped at a question."""

from __future__ import annotations

from functools import cache
from typing import cast

from longhouse.bots.arena import decide
from longhouse.bots.levels import Thought
from longhouse.engine import Match, Player
from longhouse.engine.views import known
from longhouse.games.wikinger.views import View

NAMES = ("Ragnhild the Far-Travele", "Leif", "Åsa", "Björn")
EXTREME = ("Wwwwwwwwwwwwwwwwwwwwwwww", "Mmmmmmmmmmmmmmmmmmmmmmmm", "Ragnhild the Far-Travele", "Ö")


@cache
def game(name: str, players: int, seed: int = 7, names: tuple[str, ...] = NAMES, **options: str) -> Match:
    """A whole game between people who know what they want."""
    seats = [Player(names[i], i) for i in range(players)]
    match = Match.new(name, players, seed, options, seats)
    while match.actor is not None:
        match.play(decide(match, "karl", Thought()))
    return match


def asked(match: Match, kind: str, after: int = 0) -> Match:
    """A moment of it at which that is asked, not before so many moves."""
    for number in range(after, len(match.actions)):
        moment = match.at(number)
        if known(moment.view(None)["question"])["kind"] == kind:
            return moment
    raise AssertionError(f"{kind} is never asked")


def offered(match: Match, action: str, after: int = 0) -> Match:
    """A moment of it at which an action can be chosen whose text begins so, not before so many moves."""
    for number in range(after, len(match.actions)):
        moment = match.at(number)
        if any(str(one).startswith(action) for one in moment.legal()):
            return moment
    raise AssertionError(f"{action} is never offered")


def full_trip(match: Match) -> Match:
    """The second Viking of a trip in the last round of Vikings, which may not end yet."""
    for number in range(len(match.actions)):
        moment = match.at(number)
        question = known(cast("View", moment.view(None))["question"])
        if question["kind"] == "ferry" and question["trip"] and question["must"] and len(moment.legal()) > 1:
            return moment
    raise AssertionError("no trip must go on")


def scored(match: Match) -> int:
    """The number of moves before the one that brings the last scoring but one."""
    recap = match.game.presentation().recap
    found = [number for number in range(len(match.actions)) if recap(match.log(None, number)[0].events)]
    return found[-2] if len(found) > 1 else found[-1]

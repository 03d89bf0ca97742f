"""In a turn everything on the table can be chosen or says why not; in an attack all of the hand does."""

from __future__ import annotations

import re

import pytest

from longhouse.engine import Rng
from longhouse.games.gonewild.board import picture, tray
from longhouse.games.gonewild.data import CARDS

from .build import Match
from .drawn import scene

# cards but no backs, empty places or those that only show a card of the tray; buildings; missions
THING = re.compile(r'<(?:div|span)[^>]*class="gw-(?:card|cell|mission)\b(?! gone"| back)[^>]*>')
HAND = re.compile(r'<div class="gw-hand".*?<div class="gw-missions"', re.DOTALL)


def shown(match: Match) -> str:
    """The table for the seat that must act."""
    made = scene(match)
    return picture.draw(made) + tray.tray(made)


def silent(markup: str) -> list[str]:
    """Things that are neither a choice nor say why."""
    return [
        thing for thing in THING.findall(markup) if "data-action" not in thing and "data-why" not in thing
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_can_be_chosen_or_says_why_not(players: int) -> None:
    rng = Rng(players)
    match = Match.new("gonewild", players, players)
    seen = set()
    for _ in range(250):
        if match.actor is None:
            break
        kind = match.question(match.actor)["kind"]
        markup = shown(match)
        if kind == "turn":
            assert silent(markup) == []
        elif kind in ("force", "react"):  # choices are in the tray: the hand says why not
            free = {str(action).partition(" ")[2] for action in match.legal()}
            held = HAND.search(markup)
            assert held is not None
            quiet = {re.findall(r'data-rule="card-([^"]*)"', thing)[0] for thing in silent(held[0])}
            assert quiet <= {name.replace("_", "-") for name in free} | fighters(match)
        seen.add(kind)
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    assert {"turn", "force", "react"} <= seen


def fighters(match: Match) -> set[str]:
    """Units that were played and wait: they are sent from the tray."""
    table = match.view(match.actor)["table"]
    return {CARDS[kind].id.replace("_", "-") for kind in (*table["ready"], *table["pending"])}

"""On a phone the table is shown a place at a time: each choice is counted where it is drawn."""

from __future__ import annotations

import re
from typing import cast

import pytest

from longhouse.engine import Choice, Look, Match, Rng, Scene
from longhouse.games.gonewild.board.flip import places, shown_place
from longhouse.games.gonewild.board.picture import draw, tray
from longhouse.games.gonewild.views import Scene as GoneWild
from longhouse.games.gonewild.views import View

from ..play import step

LOOKS = tuple(Look(str(seat), seat, True) for seat in range(4))
PARTS = {
    "hand": ("gw-hand", "gw-missions"),
    "village": ("gw-village",),
    "market": ("gw-market",),
    "rivals": ("gw-others",),
}
CLASSES = [name for names in PARTS.values() for name in names]


def scene_of(match: Match, place: str = "") -> GoneWild:
    """The table as the seat that decides sees it."""
    choices = {str(action): Choice(str(action), False) for action in match.legal()}
    return Scene(cast(View, match.view(match.actor)), LOOKS, choices, {}, str, "tall", place=place)


def drawn(scene: GoneWild) -> dict[str, int]:
    """How many choices the picture has in each place."""
    found = dict.fromkeys(PARTS, 0)
    marks = "|".join(CLASSES)
    now = ""
    for part in re.finditer(rf'class="({marks})[" ]|data-action="', draw(scene)):
        if part[1] is None:
            found[now] += 1
        elif part[1] != "gw-village" or now != "rivals":  # rivals have villages too
            now = next(place for place, names in PARTS.items() if part[1] in names)
    return found


@pytest.mark.parametrize("players", (2, 3, 4))
def test_every_choice_is_counted_where_it_is_drawn(players: int) -> None:
    match, rng = Match.new("gonewild", players, 5), Rng(5)
    asked = 0
    while match.actor is not None and asked < 60:
        question = match.view(None)["question"]
        if question and question["kind"] == "turn":
            scene = scene_of(match)
            counts = {place.name: place.choices for place in places(scene)}
            assert counts == drawn(scene)
            assert sum(counts.values()) + tray(scene).count("data-action=") == len(scene.choices)
            asked += 1
        step(match, rng)
    assert asked == 60


def test_a_place_that_does_not_exist_is_the_hand() -> None:
    match = Match.new("gonewild", 2, 1)
    assert shown_place(scene_of(match, "market")) == "market"
    assert shown_place(scene_of(match, "cellar")) == "hand"
    assert 'data-place="hand"' in draw(scene_of(match))

"""The rules to read give the numbers of the components, and the order in which the versions proceed."""

from __future__ import annotations

import pytest

from longhouse.games.wikinger.data import SPECIAL_COUNTS
from longhouse.games.wikinger.guide.lesson import LESSON
from longhouse.games.wikinger.words import SPECIAL_NAMES

from ..test_rulings_told import told


@pytest.mark.parametrize("kind", range(9))
def test_every_special_tile_is_told_with_its_number(kind: int) -> None:
    begin = f"{SPECIAL_NAMES[kind]} ({SPECIAL_COUNTS[kind]}): "
    assert [line for line in told("wikinger", "special") if line.startswith(begin)]


def test_the_golden_buildings_are_told_with_their_number() -> None:
    assert sum(SPECIAL_COUNTS[9:]) == 4
    assert "Golden buildings (4): one of each building, see below." in told("wikinger", "special")


def test_the_order_of_the_progress_version() -> None:
    text = " ".join(told("wikinger", "progress"))
    steps = ("special tiles", "13 Vikings are drawn", "the auction", "tiles of the round laid", "lay out")
    places = [text.index(step, text.index("goes like this")) for step in (*steps, "sets are bought")]
    assert places == sorted(places)


def test_boatsmen_and_ships_are_not_called_a_row_and_a_trade() -> None:
    captions = told("wikinger", "goal")
    assert any("All but the boatsman have a row" in line for line in captions)
    assert "The top row is for ships, each row below it belongs to one trade." in str(LESSON.steps[2].text[0])

"""Speed tiers: measured when the first bot searches, kept in the slot, and all that choices depend on."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from longhouse.app import messages as ms
from longhouse.app.answers import read_answer
from longhouse.app.effects import Ask
from longhouse.app.slots import tier_of
from longhouse.bots import TIERS
from longhouse.bots import tiers as measuring
from longhouse.bots.levels import Thought, deliberate, turn_iterations
from longhouse.bots.mind import Mind
from longhouse.bots.question import Question, ask_choice
from longhouse.bots.search import judgement_of
from longhouse.engine import Match

from .fake import Tab


def question(tier: int, level: str = "jarl") -> Question:
    """A bot's first question in a game."""
    return ask_choice(Match.new("wikinger", 2, 7), level, tier)


def ticking(step: float) -> Iterator[float]:
    """A clock on which so many seconds pass between two looks."""
    now = 0.0
    while True:
        yield now
        now += step


def test_a_tier_multiplies_the_iterations() -> None:
    grown = []
    for tier in TIERS[:2]:
        asked, thought = question(tier), Thought()
        for _ in deliberate(asked, thought):
            pass
        assert thought.search is not None
        grown.append(thought.search.grown)
    usual = turn_iterations("jarl", judgement_of(question(1).game))
    assert grown == [usual, 2 * usual]


def test_a_fast_device_gets_a_higher_tier_and_no_device_less_than_the_usual() -> None:
    pace = judgement_of(question(0).game).pace
    seen = []
    for times in (100, 4.1, 3.9, 2.1, 1.9, 1, 0.01):
        rate = pace * times / measuring.LIMIT
        clock = ticking(measuring.WARM / rate)
        seen.append(measuring.measured(question(0), lambda clock=clock: next(clock)))  # type: ignore[misc]
    assert seen == [4, 4, 2, 2, 1, 1, 1]


@pytest.mark.parametrize("level", ("karl", "jarl"))
def test_only_a_bot_that_searches_has_a_tier_and_it_is_measured_once(level: str) -> None:
    looks = []

    def clock() -> float:
        looks.append(0)
        return len(looks) * 1e-4  # a very fast device

    mind = Mind(clock)
    told = mind.begin(question(0, level)).answer()
    assert told.get("tier", 0) == (4 if level == "jarl" else 0) and bool(looks) == (level == "jarl")
    looks.clear()
    assert mind.begin(question(2, level)).answer().get("tier", 2) == 2 and not looks
    assert not Mind().begin(question(0, level)).answer().get("tier"), "without a clock it stays unknown"


@pytest.mark.parametrize("tier", (3, -1, "2", None, 8))
def test_a_tier_that_makes_no_sense_is_a_failure(tier: object) -> None:
    assert isinstance(read_answer(Ask("a", 1, question(0)), {"action": "x", "tier": tier}), ms.BotFailed)


def test_a_match_keeps_its_tier_in_its_slot_and_not_in_its_link() -> None:
    tab = Tab()
    tab.new_game("jarl", "person")
    table = tab.table
    assert not table.tier and "tier" not in json.loads(tab.storage[table.slot])
    action = str(table.match.legal()[0])
    tab.send(ms.BotChose(table.slot, table.turn, table.request, action, 2))
    assert tab.table.tier == 2 == tier_of(tab.storage[table.slot])
    assert "tier" not in tab.table.match.to_json()
    again = Tab(tab.storage, tab.address)
    assert again.table.tier == 2
    table = again.table  # what another device measures later does not count
    if table.request:
        again.send(ms.BotChose(table.slot, table.turn, table.request, str(table.match.legal()[0]), 4))
        assert again.table.tier == 2


@pytest.mark.parametrize(
    "text", (None, "", "[]", "{}", '{"tier":3}', '{"tier":true}', '{"tier":"4"}', "null")
)
def test_a_strange_tier_counts_as_none(text: str | None) -> None:
    assert tier_of(text) == 0

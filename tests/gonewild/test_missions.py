"""The sixteen missions: each completed once, and each a step short of it."""

from __future__ import annotations

from typing import Any

import pytest

from longhouse.games.gonewild.data import MISSIONS
from longhouse.games.gonewild.rules import attack

from .build import Table, table

# mission -> position, actions that meet it, actions (there or in another position) that do not
Case = tuple[dict[str, Any], list[str], dict[str, Any], list[str]]
ODIN_DEFENCE = "shockwave_tower shaman scroll beer_mugs sword"
HIT = ["attack 1 brewery 1", "send bone_crusher", "strike"]
HALL_HIT = ["attack 1 hall", "send bone_crusher", "strike"]
CASES: dict[str, Case] = {
    "money": ({"pool": (0, 2)}, ["build brewery"], {"pool": (0, 2)}, ["build beer_container"]),
    "thirsty": (
        {"pool": (4, 0)}, ["build gold_container", "build gold_container"],
        {"pool": (4, 0)}, ["build gold_factory"],
    ),
    "worker": ({"pool": (3, 0)}, ["build gold_factory"], {"pool": (3, 3)}, ["upgrade", "buy elf_archer"]),
    "worship": ({"pool": (3, 0)}, ["path 1"], {"pool": (3, 0)}, ["buy elf_archer"]),
    "strategy": ({"pool": (3, 0)}, ["buy elf_archer"], {"pool": (3, 2)}, ["path 1", "buy cannon"]),
    "shield": ({"pool": (0, 2)}, ["buy cannon"], {"pool": (3, 0)}, ["buy elf_archer"]),
    "attacker": (
        {"hand": {0: "bone_crusher"}, "village": {1: "brewery"}}, HIT,
        {"hand": {0: "bone_crusher", 1: "sheep_cannon"}, "village": {1: "brewery"}},
        [*HIT, "react sheep_cannon"],
    ),
    "brewer": (
        {"pool": (0, 2), "village": {0: "brewery"}}, ["build brewery"],
        {"village": {0: "brewery gold_factory", 1: "brewery brewery"}}, [],
    ),
    "foundry": (
        {"pool": (3, 0), "village": {0: "gold_factory"}}, ["build gold_factory"],
        {"village": {0: "gold_factory brewery brewery"}}, [],
    ),
    "innkeeper": (
        {"pool": (3, 2), "village": {0: "tavern"}}, ["build tavern"],
        {"village": {0: "tavern drakkar drakkar"}}, [],
    ),
    "captain": (
        {"pool": (2, 1), "village": {0: "drakkar"}}, ["build drakkar"],
        {"village": {0: "drakkar tavern tavern"}}, [],
    ),
    "warfare": (
        {"hand": {0: "bone_crusher"}, "village": {1: "brewery"}}, HIT,
        {"hand": {0: "bear_rider sword thor"}, "village": {1: "brewery"}},
        ["attack 1 brewery 1", "send bear_rider", "send sword", "send thor", "strike"],
    ),
    "beer": (
        {"pool": (0, 2), "village": {0: "brewery brewery"}}, ["build brewery"],
        {"village": {0: "brewery brewery gold_factory"}}, [],
    ),
    "gold": (
        {"pool": (3, 0), "village": {0: "gold_factory gold_factory"}}, ["build gold_factory"],
        {"village": {0: "gold_factory gold_factory brewery"}}, [],
    ),
    "town_fall": (
        {"hand": {0: "bone_crusher"}}, HALL_HIT,
        {"hand": {0: "bone_crusher"}, "village": {1: "brewery"}}, HIT,
    ),
    "architect": (
        {"level": {0: 2}, "pool": (0, 2), "village": {0: "tavern tavern drakkar drakkar"}}, ["build brewery"],
        {"level": {0: 2}, "village": {0: "tavern tavern drakkar drakkar"}}, [],
    ),
}  # fmt: skip


@pytest.mark.parametrize("mission", [row.id for row in MISSIONS])
def test_mission(mission: str) -> None:
    met, actions, short, others = CASES[mission]
    t = table(missions={0: mission}, **met)
    assert not t.can("complete 1"), "not before"
    t.play(*actions)
    before = t.points[0]
    t.play("complete 1")
    points = next(row.points for row in MISSIONS if row.id == mission)
    assert t.points[0] == before + points and t.earned(0)["missions"] == points
    assert t.missions(0) == "" and t.done(0) == mission and t.view()["seats"][0]["completed"]
    t = table(missions={0: mission}, **short)
    t.play(*others)
    assert t.asked == "0 turn" and not t.can("complete 1")
    assert t.why("complete 1") == "You do not meet its goal."


@pytest.mark.parametrize(
    ("place", "mission"), [(1, "shield"), (2, "strategy"), (1, "worship"), (2, "worship")]
)
def test_cards_of_odins_path_count_for_their_kind(place: int, mission: str) -> None:
    t = table(missions={0: mission}, pool=(3, 2), path=ODIN_DEFENCE)
    t.play(f"path {place}")
    assert t.can("complete 1")


def test_warfare_looks_at_the_printed_strength() -> None:
    """Not at a boost; a Pigator does."""
    t = table(
        missions={0: "warfare"}, hand={0: "odins_boost bear_rider pigator"}, village={1: "brewery tavern"}
    )
    t.play("play odins_boost")
    t.attack("1 brewery 1", "bear_rider")
    assert not t.can("complete 1")
    t.attack("1 tavern 1", "pigator")
    assert t.can("complete 1")


def test_warfare_its_number_stands_in_the_tables_only() -> None:
    goal = next(row.goal for row in MISSIONS if row.id == "warfare")
    assert goal == ("strong", 4) and goal[1] == attack.STRONG


def test_warfare_and_town_fall_need_success() -> None:
    for mission in ("warfare", "town_fall", "attacker"):
        t = table(missions={0: mission}, hand={0: "bone_crusher", 1: "cannon"})
        t.attack("1 hall", "bone_crusher")
        t.play("react cannon")
        assert not t.can("complete 1")


def test_undead_and_draco_are_no_buildings() -> None:
    t = table(
        missions={0: "attacker warfare"}, hand={0: "pigator warrior"},
        path="undead_beer scroll sword shaman crystal",
    )  # fmt: skip
    t.play("attack undead 1", "send pigator", "strike", "attack draco", "send warrior", "strike", "take beer")
    assert not t.offers("complete")


def test_the_second_mission_can_be_completed_too() -> None:
    t = table(missions={0: "money shield"}, pool=(0, 2))
    t.play("buy cannon", "complete 2")
    assert t.missions(0) == "money" and t.done(0) == "shield"


def both() -> Table:
    return table(missions={0: "money shield", 1: "beer gold"}, pool=(0, 3), mission_deck="worker")


def test_change_of_the_only_mission_left() -> None:
    t = both()
    t.play("buy cannon", "complete 1")
    assert t.offers("change") == ["change 1"] and t.why("change 2") == "There is no such mission."
    t.play("change 1")
    assert t.missions(0) == "worker", "never a second one through a change"


def test_change_again_in_the_next_turn() -> None:
    t = both()
    t.play("change 1")
    t.end_turns()
    t.end_turns(until=0)
    t.state.gold = 1
    assert t.can("change 1")


def test_a_new_mission_can_be_completed_at_once() -> None:
    t = table(missions={0: "thirsty shield"}, pool=(0, 2), mission_deck="worker")
    t.play("build beer_container", "change 1", "complete 1")
    assert t.points[0] == 1 and t.done(0) == "worker"

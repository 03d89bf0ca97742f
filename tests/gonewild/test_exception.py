"""The exception when all others were attacked (rulings 2, 5, 6, 37): which buildings may be attacked then."""

from __future__ import annotations

import json

import pytest

from longhouse.engine import Rng
from longhouse.games.gonewild import observe
from longhouse.games.gonewild.data import CELLS, HALL, PER_TYPE, TAVERN
from longhouse.games.gonewild.questions.kinds import ATTACK
from longhouse.games.gonewild.state import State
from longhouse.games.gonewild.strategy import appeal

from .build import Table, at, cards, table

GAME = table().match.game
STRUCK = "Somebody else has already attacked this building this round."


def everybody_attacked(rules: int = 2) -> Table:
    """Seat 0 was repulsed at a brewery of seat 1 and damaged the other one; seat 1 attacked seat 0."""
    t = table(
        3,
        hand={0: "warrior*2", 1: "cannon warrior", 2: "bear_rider*2 warrior"},
        village={1: "brewery tavern brewery", 0: "brewery"},
        rules=rules,
    )
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon", "react none")
    t.attack("1 brewery 2", "warrior")
    t.play("react none", "end turn")
    t.attack("0 brewery 1", "warrior")
    t.play("end turn")
    assert t.asked == "2 turn"
    return t


def test_a_building_that_somebody_else_attacked_in_vain_is_out() -> None:
    t = everybody_attacked()
    assert t.offers("attack 1") == ["attack 1 tavern 1", "attack 1 hall"]
    assert not t.can("attack 1 brewery 1") and t.why("attack 1 brewery 1") == STRUCK
    assert t.why("attack 1 brewery 2") == "It already has a damage token."


def test_one_may_go_on_attacking_a_building_oneself() -> None:
    """Ruling 16 holds in the exception too: another try with other units."""
    t = everybody_attacked()
    t.state.hand[1] = cards("cannon")
    t.attack("1 tavern 1", "bear_rider")
    t.play("react cannon")
    assert t.village(1) == "brewery brewery! tavern", "repulsed"
    assert t.can("attack 1 tavern 1")
    assert t.why("attack 0 hall") == "You can attack only one player per turn."
    t.attack("1 tavern 1", "bear_rider warrior")
    assert t.village(1) == "brewery brewery! tavern!"
    assert t.why("attack 1 tavern 1") == "It already has a damage token."


def test_a_hall_that_was_attacked_itself_is_out_with_its_token_of_total_defence() -> None:
    t = table(
        3,
        hand={0: "bone_crusher", 1: "warrior cannon", 2: "pigator"},
        village={0: "brewery", 1: "brewery"},
    )
    t.attack("1 hall", "bone_crusher")
    t.play("react cannon", "react none", "end turn")
    assert t.village(1) == "brewery hall^"
    t.attack("0 brewery 1", "warrior")
    t.play("end turn")
    assert t.offers("attack 1") == ["attack 1 brewery 1"] and t.why("attack 1 hall") == STRUCK


def test_a_hall_with_the_token_can_be_damaged_and_then_no_more() -> None:
    t = table(
        3,
        hand={0: "warrior", 1: "warrior cannon", 2: "bone_crusher*2"},
        village={0: "brewery", 1: "brewery"},
    )
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon", "react none", "end turn")
    t.attack("0 brewery 1", "warrior")
    t.play("end turn")
    t.attack("1 hall", "bone_crusher")
    assert t.village(1) == "brewery hall!^" and t.earned(2) == {"rewards": 2}
    assert t.why("attack 1 hall") == "It already has a damage token."


def test_who_has_nothing_left_to_attack_is_not_shown_as_a_target() -> None:
    """The head beside a name says `can be attacked` only where a building can be."""
    t = table(3, hand={0: "bone_crusher", 1: "warrior cannon", 2: "pigator"}, village={0: "brewery"})
    t.attack("1 hall", "bone_crusher")
    t.play("react cannon", "react none", "end turn")
    t.attack("0 brewery 1", "warrior")
    t.play("end turn")
    assert t.offers("attack ") == ["attack 0 hall", "attack draco"]
    assert [seat["target"] for seat in t.view(2)["seats"]] == [True, False, False]


def test_a_building_that_is_given_back_is_forgotten() -> None:
    """What is built on its place is another building; it cannot be attacked before the next round anyway."""
    t = table(3, hand={0: "warrior", 1: "cannon"}, village={1: "brewery tavern"}, pool=(0, 0))
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon", "end turn")
    assert t.state.struck == ((CELLS, 0),)
    t.state.gold = 2
    t.play("return brewery 1", "build brewery")
    assert not t.state.struck and t.village(1) == "brewery+ tavern hall^"
    assert t.view()["seats"][1]["buildings"][0]["attackers"] == []
    assert t.view()["seats"][1]["attackers"] == [0], "the player still counts as attacked"


def test_a_hall_that_is_upgraded_is_still_the_hall_that_was_attacked() -> None:
    t = table(3, hand={0: "bone_crusher", 1: "cannon warrior", 2: "pigator*2"}, village={0: "brewery"})
    t.attack("1 hall", "bone_crusher")
    t.play("react cannon", "react none", "end turn")
    t.state.gold = 3
    t.play("upgrade")
    assert t.state.struck == ((CELLS + HALL, 0),) and t.village(1) == "hall+^"
    t.attack("0 brewery 1", "warrior")
    t.play("end turn")
    assert t.why("attack 1 hall") == "It is under construction."


def test_all_is_forgotten_with_the_round() -> None:
    t = everybody_attacked()
    t.end_turns()
    assert t.state.struck == () and t.state.marked == 0
    assert not any(row["attackers"] for seat in t.view()["seats"] for row in seat["buildings"])


@pytest.mark.parametrize("rules", [1, 2])
def test_views_samples_and_plain_data_keep_what_was_attacked(rules: int) -> None:
    """In version 1 there is nothing to keep: digests of old matches do not change."""
    t = everybody_attacked(rules)
    plain = json.loads(json.dumps(t.state.to_plain()))
    assert ("struck" in plain) == (rules == 2) and "marked" not in plain
    assert at(State.from_plain(plain)).legal == t.legal
    for seat in (0, 1, 2, None):
        view = json.loads(json.dumps(t.view(seat)))
        rows = {row["cell"]: row["attackers"] for row in view["seats"][1]["buildings"]}
        assert rows == {0: [0] * (rules - 1), 1: [0] * (rules - 1), 12: [], HALL: []}
        sample = observe.resampler(view)(Rng(1))
        assert sample.struck == t.state.struck
        assert observe.view(sample, seat)["seats"] == t.view(seat)["seats"]


def test_the_token_of_a_total_defence_is_in_view_and_sample() -> None:
    t = table(hand={0: "warrior", 1: "cannon"}, village={1: "brewery"})
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon", "end turn")
    assert t.state.to_plain()["marked"] == 2
    for seat in (0, 1, None):
        hall = t.view(seat)["seats"][1]["buildings"][-1]
        assert hall["marked"] and not hall["damaged"]
        assert observe.resampler(json.loads(json.dumps(t.view(seat))))(Rng(1)).marked == 2


def test_bots_count_only_buildings_that_may_be_attacked() -> None:
    """Where a village has fewer of them, attacking it looks less good: more could follow elsewhere."""
    worth = []
    for rules in (1, 2):
        t = everybody_attacked(rules)
        t.state.hand[2] = cards("elf_archer bear_rider")  # for the tavern and the brewery with its cannon
        worth.append(appeal(t.state, ATTACK[CELLS + TAVERN * PER_TYPE]))
    assert worth[0] > worth[1]

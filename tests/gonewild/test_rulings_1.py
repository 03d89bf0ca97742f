"""Rulings 1 to 9 of the facts: whom one may attack, points, favours, villages."""

from __future__ import annotations

import pytest

from .build import table


def test_ruling_01_attacked_means_an_attack_was_declared_successful_or_not() -> None:
    t = table(
        3, hand={0: "warrior*2", 1: "cannon", 2: "warrior"}, village={1: "brewery brewery", 0: "brewery"}
    )
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon")
    assert t.can("attack 1 brewery 2"), "the same attacker may go on"
    t.end_turns(until=2)
    assert t.offers("attack ") == ["attack 0 brewery 1", "attack draco"]
    assert [seat["target"] for seat in t.view()["seats"]] == [True, False, False]
    assert t.why("attack 1 brewery 2") == "Somebody else has already attacked this player this round."


def test_ruling_01_a_new_round_begins_without_attacks() -> None:
    t = table(3, hand={0: "warrior"}, village={1: "brewery"})
    t.attack("1 brewery 1", "warrior")
    t.end_turns()
    t.end_turns(until=2)
    t.state.hand[2] = (2,)
    assert t.view()["seats"][1]["attackers"] == [] and t.can("attack 1 brewery 1")


def test_ruling_01_one_opponent_a_turn() -> None:
    t = table(3, hand={0: "warrior*2"}, village={1: "brewery", 2: "brewery"})
    assert t.can("attack 1 brewery 1") and t.can("attack 2 brewery 1")
    t.attack("1 brewery 1", "warrior")
    assert not t.can("attack 2 brewery 1")
    assert t.why("attack 2 brewery 1") == "You can attack only one player per turn."


def test_ruling_02_exception_when_all_others_were_attacked_by_others() -> None:
    """One of them, and only buildings that nobody else has attacked."""
    villages = {0: "brewery brewery!", 1: "brewery brewery!"}
    t = table(3, turn=2, first=0, hand={2: "warrior*2"}, village=villages, attackers={0: 1, 1: 0})
    assert t.offers("attack ") == ["attack 0 brewery 1", "attack 1 brewery 1", "attack draco"]
    assert t.why("attack 1 brewery 2") == "It already has a damage token."
    t.attack("1 brewery 1", "warrior")
    assert not t.can("attack 0 brewery 1"), "one opponent per turn still holds"


def test_ruling_02_no_exception_while_one_opponent_is_left() -> None:
    villages = dict.fromkeys((0, 1, 2), "brewery")
    t = table(4, turn=3, first=0, hand={3: "warrior"}, village=villages, attackers={0: 1, 1: 0})
    assert t.offers("attack ") == ["attack 2 brewery 1", "attack draco"]


def test_ruling_02_no_exception_because_an_opponent_has_nothing_to_attack() -> None:
    t = table(3, hand={0: "warrior"}, village={1: "brewery", 2: "brewery+"}, attackers={1: 2})
    assert t.offers("attack ") == ["attack draco"]


def test_ruling_03_attack_points_at_the_end_rewards_at_once() -> None:
    t = table(hand={0: "bone_crusher elf_archer", 1: "beer"}, village={1: "tavern"})
    t.attack("1 hall", "bone_crusher")
    t.play("react none")
    assert t.points == [2, 0], "the reward of the hall"
    t.attack("1 tavern 1", "elf_archer")
    t.play("react none")
    assert t.points == [2, 0]
    t.play("end turn")
    assert t.points == [5, 0] and t.earned(0) == {"rewards": 2, "attacks": 3}


def test_ruling_04_each_threshold_pays_once() -> None:
    t = table(points={0: 4}, village={0: "beer_container:4"}, favours="time chest", open="thor grendel")
    t.end_turns()
    assert t.asked == "0 favour" and t.legal == ["favour thor", "favour grendel", "favour time"]
    t.play("favour grendel")
    assert t.points == [5, 0] and t.discard(0) == "grendel", "played at once, discarded at round end"
    for _ in range(6):
        t.end_turns()
        assert t.state.ask == "turn", "6 to 11 points bring nothing"
    t.end_turns()
    assert t.asked == "0 favour" and t.points == [12, 0]


@pytest.mark.parametrize(("before", "favours"), [(3, 0), (4, 1), (10, 0), (11, 1), (18, 0), (19, 1), (20, 0)])
def test_ruling_04_thresholds_are_5_12_and_20(before: int, favours: int) -> None:
    t = table(points={0: before}, missions={0: "money"}, pool=(0, 2))
    t.play("buy cannon", "complete 1")
    assert (t.asked == "0 favour") == bool(favours)


def test_ruling_04_outside_the_own_turn_and_several_at_once() -> None:
    t = table(
        hand={0: "warrior*9", 1: "sheep_cannon*2"},
        points={1: 4},
        village={1: "brewery"},
        favours="time chest",
    )
    t.attack("1 brewery 1", "warrior*8")
    t.play("react sheep_cannon", "react sheep_cannon")
    assert t.points == [0, 12] and t.asked == "1 favour"
    t.play("favour time")
    assert t.asked == "1 favour" and t.legal == ["favour thor", "favour grendel", "favour chest"]
    t.play("favour thor")
    assert t.asked == "0 turn" and t.area(1) == "thor time"
    assert t.view()["favours"]["open"] == [28, 34], "grendel and the chest"


def test_ruling_05_total_defence_only_in_the_first_attackers_turn() -> None:
    hands = {0: "elf_archer", 1: "warrior cannon*2", 2: "elf_archer*2"}
    t = table(3, hand=hands, village={0: "brewery", 1: "tavern drakkar"}, favours="", open="")
    t.attack("1 tavern 1", "elf_archer")
    t.play("react cannon", "react none", "end turn")
    assert t.points == [0, 2, 0]
    t.attack("0 brewery 1", "warrior")
    t.play("end turn")
    t.attack("1 drakkar 1", "elf_archer")
    assert t.asked == "1 react"
    t.play("react cannon")
    assert t.points == [0, 4, 0], "one for the damaged brewery, one for the repulsed unit"
    story = t.play("end turn")
    assert "TotalDefence" not in story.kinds() and t.points == [0, 4, 0]


@pytest.mark.parametrize(
    ("rules", "token", "targets"), [(1, "!", ["attack 1 brewery 1"]), (2, "^", ["attack 1 hall"])]
)
def test_ruling_06_the_token_of_a_total_defence_marks_the_player_only(
    rules: int, token: str, targets: list[str]
) -> None:
    """In the exception such a Town Hall may be attacked; version 1 counted it as damaged."""
    t = table(
        3,
        hand={0: "warrior", 1: "warrior cannon", 2: "bone_crusher"},
        village={0: "brewery", 1: "brewery"},
        rules=rules,
    )
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon", "react none", "end turn")
    assert t.village(1) == f"brewery hall{token}"
    t.attack("0 brewery 1", "warrior")
    t.play("end turn")
    assert t.offers("attack ") == ["attack 0 hall", *targets, "attack draco"]


def test_ruling_07_a_hall_being_upgraded() -> None:
    """Old limit, not attackable, no second upgrade; active in the next round."""
    t = table(hand={1: "pigator"}, village={0: "brewery brewery brewery"}, pool=(9, 9))
    t.play("upgrade")
    assert t.village(0) == "brewery brewery brewery hall+"
    assert not t.can("build tavern") and t.why("build tavern") == (
        "The new level of your Town Hall gives more room only from the next round on."
    )
    assert not t.can("upgrade")
    assert t.why("upgrade") == "Your Town Hall has already been upgraded this round."
    t.play("end turn")
    assert not t.can("attack 0 hall") and t.why("attack 0 hall") == "It is under construction."
    t.end_turns()
    t.end_turns(until=0)
    t.state.beer = t.state.gold = 9
    assert t.can("build tavern") and t.can("upgrade") and t.view()["seats"][0]["limit"] == 6


def test_ruling_07_points_of_level_3_when_buying() -> None:
    t = table(level={0: 2}, pool=(0, 5))
    t.play("upgrade")
    assert t.points == [4, 0] and t.earned(0) == {"hall": 4} and t.pool == (0, 0)
    assert not t.can("upgrade")


def test_ruling_08_a_container_bought_this_round_stores_nothing() -> None:
    t = table(village={0: "brewery:1"}, pool=(0, 1))
    t.play("build beer_container")
    t.end_turns()
    assert t.village(0) == "brewery:1 beer_container", "the old barrel is lost, this is the next one"
    t.end_turns()
    assert t.village(0) == "brewery:1 beer_container:1"


def test_ruling_08_a_drakkar_bought_this_round_keeps_nothing() -> None:
    t = table(hand={0: "pigator"}, pool=(2, 1))
    t.play("build drakkar")
    t.end_turns()
    assert t.asked == "1 turn" and t.discard(0) == "pigator"


def test_ruling_09_returning_a_building() -> None:
    """Once a turn, tokens lost, slot free at once, can be bought again, damaged ones too, new ones not."""
    t = table(village={0: "beer_container:3! brewery tavern+"}, pool=(0, 2))
    assert t.offers("return") == ["return brewery 1", "return beer_container 1"]
    assert t.why("return tavern 1") == "It is under construction."
    assert t.pile("beer_container") == 7 and not t.can("build brewery")
    t.play("return beer_container 1")
    assert t.village(0) == "brewery tavern+" and t.pile("beer_container") == 8 and t.funds == (0, 2)
    assert not t.can("return brewery 1")
    t.play("build beer_container")
    assert t.village(0) == "brewery beer_container+ tavern+"


def test_ruling_09_again_in_the_next_round() -> None:
    t = table(village={0: "brewery drakkar"})
    t.play("return drakkar 1")
    t.end_turns()
    t.end_turns(until=0)
    assert t.can("return brewery 1")

"""Defence cards and Odin's Boost: each card at least once."""

from __future__ import annotations

import pytest

from .build import Table, table


def defences(t: Table, seat: int) -> list[int]:
    """Of all buildings of a village as everybody sees them, the Town Hall last."""
    return [row["defence"] for row in t.view()["seats"][seat]["buildings"]]


@pytest.mark.parametrize(("card", "more"), [("cannon", 2), ("chicken_tower", 3), ("sheep_cannon", 4)])
def test_defence_card_adds_to_one_building_until_the_end_of_the_round(card: str, more: int) -> None:
    t = table(hand={0: "pigator", 1: f"{card} beer"}, village={1: "brewery tavern"})
    t.attack("1 brewery 1", "pigator")
    t.play(f"react {card}", "react none")
    assert t.village(1) == "brewery! tavern", "6 is at least 1 and 4"
    assert defences(t, 1) == [1 + more, 2, 4]
    assert t.view()["seats"][1]["buildings"][0]["cards"] == [{2: 6, 3: 7, 4: 8}[more]]
    assert t.hand(1) == "beer" and t.discard(1) == ""
    t.end_turns()
    assert defences(t, 1) == [1, 2, 4] and card in t.discard(1)


@pytest.mark.parametrize("card", ["cannon", "chicken_tower", "sheep_cannon", "shockwave_tower", "hero_trap"])
def test_defence_card_cannot_be_played_in_the_own_turn(card: str) -> None:
    t = table(hand={0: card})
    assert not t.can(f"play {card}") and t.why(f"play {card}") is not None


@pytest.mark.parametrize(("force", "damaged"), [("elf_archer", False), ("bear_rider", True)])
def test_defence_must_be_higher_than_the_attack(force: str, damaged: bool) -> None:
    """1 and 2 against 2 and against 3: equal is a successful attack."""
    t = table(hand={0: force, 1: "cannon"}, village={1: "brewery"})
    t.attack("1 brewery 1", force)
    t.play("react cannon")
    assert t.village(1) == ("brewery!" if damaged else "brewery")
    assert t.points == [0, 0 if damaged else 1]


def test_defence_several_cards_at_once() -> None:
    t = table(hand={0: "pigator warrior", 1: "cannon*2 chicken_tower"}, village={1: "brewery"})
    t.attack("1 brewery 1", "pigator warrior")
    t.play("react cannon", "react cannon", "react chicken_tower")
    assert t.village(1) == "brewery" and t.points == [0, 2] and defences(t, 1) == [8, 4]


def test_defence_cannot_be_answered_by_more_units() -> None:
    t = table(hand={0: "warrior*3", 1: "cannon beer"}, village={1: "brewery"})
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon", "react none")
    assert t.asked == "0 turn" and t.points == [0, 1] and t.hand(0) == "warrior*2"


def test_defence_cards_count_for_each_attack_of_the_round() -> None:
    """In another player's turn too, in the exceptional case."""
    villages = {0: "brewery!", 1: "brewery"}
    t = table(3, turn=2, first=0, hand={2: "elf_archer"}, village=villages, attackers={0: 1, 1: 0})
    assert t.can("attack 1 brewery 1")
    t.state.guards = ((1, 0, 6),)
    assert not t.can("attack 1 brewery 1")


# -- Shockwave Tower


def test_shockwave_protects_the_whole_village() -> None:
    t = table(hand={0: "warrior bone_crusher", 1: "shockwave_tower beer"}, village={1: "brewery tavern"})
    t.attack("1 brewery 1", "warrior")
    t.play("react shockwave_tower", "react none")
    assert t.points == [0, 1] and defences(t, 1) == [2, 3, 5]
    assert not t.can("attack 1 hall"), "4 against 5"
    t.end_turns()
    assert defences(t, 1) == [1, 2, 4]


def test_shockwave_two_of_them() -> None:
    t = table(hand={0: "elf_archer", 1: "shockwave_tower*2"}, village={1: "brewery", 0: "brewery"})
    t.attack("1 brewery 1", "elf_archer")
    t.play("react shockwave_tower", "react shockwave_tower")
    assert defences(t, 1) == [3, 6] and t.points == [0, 1]
    assert defences(t, 0) == [1, 4], "only their own village"


# -- Hero Trap


def test_hero_trap_only_against_a_hero() -> None:
    t = table(hand={0: "bone_crusher", 1: "hero_trap"})
    t.attack("1 hall", "bone_crusher")
    assert t.legal == ["react none"] and t.why("react hero_trap") == "There is no hero to trap."


def test_hero_trap_takes_the_heros_strength_and_gives_a_point_at_once() -> None:
    t = table(hand={0: "thor elf_archer", 1: "hero_trap beer"})
    t.attack("1 hall", "thor elf_archer")
    t.play("react hero_trap")
    assert t.points == [0, 1] and t.asked == "1 react"
    assert t.attack_now["strength"] == 2 and t.attack_now["trapped"] == [27]
    t.play("react none")
    assert t.village(1) == "" and t.points == [0, 2], "the archer is repulsed, Thor not a second time"
    t.play("end turn")
    assert t.points == [0, 3], "and it is a total defence"
    assert t.area(0) == "elf_archer thor", "the hero is not lost"


def test_hero_trap_when_the_rest_is_strong_enough() -> None:
    t = table(hand={0: "alviss bone_crusher", 1: "hero_trap"})
    t.attack("1 hall", "alviss bone_crusher")
    t.play("react hero_trap")
    assert t.village(1) == "hall!" and t.points == [2, 1]


def test_hero_trap_with_a_lonely_hero() -> None:
    t = table(hand={0: "thor", 1: "hero_trap"})
    t.attack("1 hall", "thor")
    t.play("react hero_trap")
    assert t.village(1) == "" and t.points == [0, 1], "one point, not two"


def test_hero_trap_the_defender_chooses_among_several_heroes() -> None:
    t = table(hand={0: "alviss thor warrior", 1: "hero_trap"}, level={1: 3})
    t.attack("1 hall", "alviss thor warrior")
    t.play("react hero_trap")
    assert t.asked == "1 trap" and t.legal == ["trap alviss", "trap thor"]
    t.play("trap alviss")
    assert t.village(1) == "hall!" and t.points == [3, 1], "7 and 1 are 8"
    t = table(hand={0: "alviss thor warrior", 1: "hero_trap"}, level={1: 3})
    t.attack("1 hall", "alviss thor warrior")
    t.play("react hero_trap", "trap thor")
    assert t.village(1) == "" and t.points == [0, 3], "Thor at once, Alviss and the warrior with the attack"


def test_hero_trap_stays_until_the_end_of_the_round_without_effect() -> None:
    t = table(hand={0: "alviss thor", 1: "hero_trap beer"}, village={1: "brewery"})
    t.attack("1 brewery 1", "alviss")
    t.play("react hero_trap", "react none")
    assert t.points == [0, 1] and t.village(1) == "brewery" and defences(t, 1) == [1, 4]
    t.attack("1 brewery 1", "thor")
    t.play("react none")
    assert t.village(1) == "brewery!"
    t.end_turns()
    assert "hero_trap" in t.discard(1)


# -- Odin's Boost


def test_boost_helps_each_unit_but_no_hero_and_no_weapon() -> None:
    t = table(hand={0: "odins_boost warrior*2 alviss sword"}, level={1: 3})
    t.play("play odins_boost", "attack 1 hall", "send warrior")
    assert t.attack_now["strength"] == 2
    t.play("send sword")
    assert t.attack_now["strength"] == 4
    t.play("send alviss")
    assert t.attack_now["strength"] == 7, "Alviss has his 3"
    t.play("send warrior", "strike")
    assert t.village(1) == "hall!", "9 against 8"


def test_boost_lasts_the_turn_and_no_longer() -> None:
    t = table(hand={0: "odins_boost warrior*2", 1: "warrior"}, village={1: "tavern tavern", 0: "tavern"})
    t.play("play odins_boost")
    t.attack("1 tavern 1", "warrior")
    t.play("react none")
    t.attack("1 tavern 2", "warrior")
    t.play("react none", "end turn")
    assert t.points == [3, 0] and not t.can("attack 0 tavern 1")


def test_boost_without_units_is_wasted() -> None:
    t = table(hand={0: "odins_boost alviss"})
    t.play("play odins_boost")
    assert not t.can("attack 1 hall"), "Alviss stays at 3"


# -- Total Defence


def test_total_defence_not_when_a_building_was_damaged() -> None:
    t = table(hand={0: "warrior*2", 1: "cannon beer"}, village={1: "brewery brewery"})
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon", "react none")
    t.attack("1 brewery 2", "warrior")
    t.play("react none")
    story = t.play("end turn")
    assert "TotalDefence" not in story.kinds() and t.points == [1, 1] and t.village(1) == "brewery brewery!"


def test_total_defence_not_without_an_attack() -> None:
    t = table(hand={0: "warrior", 1: "cannon"})
    t.play("attack draco", "send warrior", "strike", "take beer", "end turn")
    assert t.points == [0, 0] and t.village(1) == ""


def test_total_defence_after_two_repulsed_attacks_is_one_point() -> None:
    t = table(hand={0: "warrior*2", 1: "cannon*2 beer"}, village={1: "brewery brewery"})
    for cell in ("brewery 1", "brewery 2"):
        t.attack(f"1 {cell}", "warrior")
        t.play("react cannon", "react none")
    t.play("end turn")
    assert t.points == [0, 3]


def test_total_defence_can_bring_a_favour() -> None:
    t = table(hand={0: "warrior", 1: "cannon"}, village={1: "brewery"}, points={1: 3})
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon", "end turn")
    assert t.points == [0, 5] and t.asked == "1 favour"
    t.play("favour thor")
    assert t.asked == "1 turn" and t.area(1) == "thor"

"""Units, heroes and weapons: each card at least once."""

from __future__ import annotations

import pytest

from .build import table

UNDEAD = "undead_beer undead_gold scroll shaman gold_bars"


@pytest.mark.parametrize(
    ("card", "strength"),
    [
        ("warrior", 1), ("elf_archer", 2), ("bone_crusher", 4), ("pigator", 6), ("shaman", 1),
        ("bear_rider", 3), ("assassin", 2), ("alviss", 3), ("thor", 7), ("grendel", 5), ("valkyrie", 4),
    ],
)  # fmt: skip
def test_strength_and_one_attack_a_turn(card: str, strength: int) -> None:
    t = table(hand={0: card}, village={1: "brewery gold_factory"})
    t.play("attack 1 brewery 1")
    assert t.legal == [f"send {card}"]
    t.play(f"send {card}")
    assert t.attack_now["strength"] == strength
    t.play("strike")
    assert t.village(1) == "brewery! gold_factory" and t.area(0) == card and t.hand(0) == ""
    assert not t.offers("attack"), "used up"
    t.play("end turn")
    assert t.points[0] == 1


@pytest.mark.parametrize(
    "card", ["warrior", "elf_archer", "bone_crusher", "pigator", "bear_rider", "assassin"]
)
def test_units_without_text_are_not_played(card: str) -> None:
    t = table(hand={0: card})
    assert not t.can(f"play {card}")


@pytest.mark.parametrize("card", ["thor", "grendel"])
def test_heroes_without_text_are_not_played(card: str) -> None:
    t = table(hand={0: card})
    assert not t.can(f"play {card}")


def test_a_unit_attacks_one_target_only() -> None:
    """A Pigator of 6 does not take two buildings of 1."""
    t = table(hand={0: "pigator"}, village={1: "brewery brewery"})
    t.attack("1 brewery 1", "pigator")
    assert not t.can("attack 1 brewery 2")
    t.play("end turn")
    assert t.points == [1, 0]


# -- Shaman, Alviss


def test_shaman_draws_then_attacks() -> None:
    t = table(hand={0: "shaman"}, deck={0: "bear_rider beer"})
    t.play("play shaman")
    assert t.hand(0) == "bear_rider" and t.view()["table"]["ready"] == [13]
    t.attack("1 hall", "shaman bear_rider")
    assert t.village(1) == "hall!" and not t.offers("effect")


def test_shaman_attacks_then_draws() -> None:
    t = table(hand={0: "shaman"}, deck={0: "bear_rider beer"}, village={1: "brewery"})
    t.attack("1 brewery 1", "shaman")
    t.play("effect shaman")
    assert t.hand(0) == "bear_rider" and not t.offers("effect")


def test_shaman_two_of_them_one_in_each_order() -> None:
    t = table(hand={0: "shaman shaman"}, deck={0: "beer gold warrior"}, village={1: "brewery brewery"})
    t.play("play shaman")
    t.attack("1 brewery 1", "shaman")
    assert not t.offers("effect"), "the one that was played first goes first"
    t.attack("1 brewery 2", "shaman")
    t.play("effect shaman")
    assert t.hand(0) == "beer gold"


def test_shaman_effect_is_lost_with_the_turn() -> None:
    t = table(hand={0: "shaman"}, village={1: "brewery"})
    t.attack("1 brewery 1", "shaman")
    t.play("end turn")
    assert not t.offers("effect")
    t.end_turns()
    t.end_turns(until=0)
    assert not t.offers("effect")


def test_shaman_with_nothing_to_draw() -> None:
    t = table(hand={0: "shaman"}, deck={0: ""})
    t.play("play shaman")
    assert t.hand(0) == "" and t.can("attack draco")


def test_alviss_draws_two_through_a_reshuffle() -> None:
    t = table(hand={0: "alviss"}, deck={0: "gold"}, discard={0: "beer"})
    t.play("play alviss")
    assert t.hand(0) == "beer gold" and t.deck(0) == t.discard(0) == "" and t.area(0) == "alviss"


# -- Assassin


def test_assassin_the_defender_chooses_a_defence_card_to_lose() -> None:
    t = table(hand={0: "assassin", 1: "cannon sheep_cannon beer"}, village={1: "tavern"})
    t.attack("1 tavern 1", "assassin")
    assert t.asked == "1 lose" and t.legal == ["lose cannon", "lose sheep_cannon"]
    assert t.why("lose beer") == "This is not a defence card."
    t.play("lose cannon")
    assert t.discard(1) == "cannon" and t.asked == "1 react"
    assert t.legal == ["react sheep_cannon", "react none"]
    t.play("react none")
    assert t.village(1) == "tavern!"


def test_assassin_without_defence_cards_nobody_is_asked_but_all_know() -> None:
    t = table(3, hand={0: "assassin", 1: "beer gold"}, village={1: "tavern"})
    story = t.attack("1 tavern 1", "assassin")
    assert "NoDefence" in story.kinds() and t.asked == "1 react" and t.legal == ["react none"]
    assert t.view(2)["seats"][1]["bare"] == 2


def test_assassin_against_an_empty_hand() -> None:
    t = table(hand={0: "assassin"}, village={1: "tavern"})
    t.attack("1 tavern 1", "assassin")
    assert t.asked == "0 turn" and t.village(1) == "tavern!"


def test_assassin_two_of_them_two_cards() -> None:
    t = table(hand={0: "assassin*2", 1: "cannon*2 hero_trap"})
    t.attack("1 hall", "assassin*2")
    t.play("lose cannon")
    assert t.asked == "1 lose"
    t.play("lose hero_trap")
    assert t.asked == "1 react" and t.discard(1) == "cannon hero_trap"
    t.play("react cannon")
    assert t.points == [0, 2]


def test_assassin_two_of_them_one_card() -> None:
    t = table(hand={0: "assassin*2", 1: "cannon beer"})
    t.attack("1 hall", "assassin*2")
    t.play("lose cannon")
    assert t.asked == "1 react" and t.legal == ["react none"]


def test_assassin_does_nothing_to_draco_and_undead() -> None:
    t = table(hand={0: "assassin*2", 1: "cannon"}, path=UNDEAD)
    t.play("attack draco", "send assassin", "strike", "take beer")
    t.play("attack undead 1", "send assassin", "strike")
    assert t.asked == "0 turn" and t.hand(1) == "cannon"


# -- Grendel, Valkyrie, Thor


def test_grendel_allows_one_defence_card() -> None:
    t = table(hand={0: "grendel", 1: "cannon*3"}, village={1: "tavern"})
    t.attack("1 tavern 1", "grendel")
    assert t.legal == ["react cannon", "react none"]
    t.play("react cannon")
    assert t.asked == "0 turn" and t.village(1) == "tavern!" and t.hand(1) == "cannon*2"


def test_grendel_allows_none_as_well() -> None:
    t = table(hand={0: "grendel", 1: "cannon*3"}, village={1: "tavern"})
    t.attack("1 tavern 1", "grendel")
    t.play("react none")
    assert t.village(1) == "tavern!" and t.hand(1) == "cannon*3"


def test_grendel_limit_is_for_his_attack_only() -> None:
    t = table(hand={0: "grendel warrior", 1: "cannon*3"}, village={1: "tavern brewery"})
    t.attack("1 tavern 1", "grendel")
    t.play("react cannon")
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon")
    assert t.asked == "1 react" and t.can("react cannon")


def test_grendel_a_hero_trap_is_the_one_card() -> None:
    t = table(hand={0: "grendel bone_crusher", 1: "cannon hero_trap"})
    t.attack("1 hall", "grendel bone_crusher")
    t.play("react hero_trap")
    assert t.asked == "0 turn" and t.village(1) == "hall!" and t.points == [2, 1]


def test_valkyrie_takes_a_unit_not_a_hero() -> None:
    t = table(hand={0: "valkyrie"}, discard={0: "beer thor elf_archer shaman cannon sword"})
    t.play("play valkyrie")
    assert t.asked == "0 recall" and t.legal == ["recall elf_archer", "recall shaman", "recall none"]
    assert t.why("recall thor") == "Only a unit can be taken."
    t.play("recall elf_archer")
    assert t.asked == "0 turn" and t.hand(0) == "elf_archer"
    assert t.discard(0) == "beer cannon sword shaman thor"
    t.play("attack 1 hall", "send valkyrie", "send elf_archer")
    assert t.attack_now["strength"] == 6


def test_valkyrie_may_take_nothing_and_is_not_asked_without_units() -> None:
    t = table(hand={0: "valkyrie"}, discard={0: "warrior"})
    t.play("play valkyrie", "recall none")
    assert t.hand(0) == "" and t.discard(0) == "warrior" and t.asked == "0 turn"
    t = table(hand={0: "valkyrie"}, discard={0: "thor beer"})
    t.play("play valkyrie")
    assert t.asked == "0 turn" and t.can("attack 1 hall")


def test_valkyrie_attacks_first() -> None:
    t = table(hand={0: "valkyrie"}, discard={0: "warrior beer"}, village={1: "brewery"})
    t.attack("1 hall", "valkyrie")
    t.play("effect valkyrie", "recall warrior")
    assert t.can("attack 1 brewery 1")


def test_thor_beats_a_hall_of_level_2_alone() -> None:
    t = table(hand={0: "thor"}, level={1: 2})
    t.attack("1 hall", "thor")
    assert t.village(1) == "hall!" and t.points == [3, 0]


# -- weapons


@pytest.mark.parametrize(("weapon", "strength"), [("sword", 3), ("mjollnir", 5)])
def test_weapon_adds_to_a_unit(weapon: str, strength: int) -> None:
    t = table(hand={0: f"warrior {weapon}"}, village={1: "brewery"})
    t.play("attack 1 brewery 1")
    assert t.legal == ["send warrior"], "the carrier first"
    t.play("send warrior", f"send {weapon}")
    assert t.attack_now["strength"] == strength
    t.play("strike")
    assert t.area(0) == f"warrior {weapon}" and not t.offers(f"play {weapon}")


def test_weapons_one_for_each_unit() -> None:
    t = table(hand={0: "warrior sword mjollnir"})
    assert t.can("attack 1 hall"), "1 and 4 reach 4, 1 and 2 do not"
    t.play("attack 1 hall", "send warrior")
    assert not t.can("send sword") and t.why("send sword") is not None
    t.play("send mjollnir")
    assert not t.can("send sword") and t.can("strike")


def test_weapons_a_second_one_does_not_help_a_single_unit() -> None:
    """1 and 4 and 2 would be 7, but only one weapon counts."""
    t = table(hand={0: "warrior sword mjollnir"}, level={1: 2})
    assert not t.can("attack 1 hall") and t.why("attack 1 hall") is not None


def test_weapons_with_two_units() -> None:
    t = table(hand={0: "warrior*2 sword mjollnir"}, level={1: 3})
    t.play("attack 1 hall", "send warrior", "send sword", "send warrior", "send mjollnir")
    assert t.attack_now["strength"] == 8 and t.can("strike")


def test_weapon_is_used_once_a_turn_and_only_with_units_that_still_can() -> None:
    t = table(hand={0: "warrior*2 sword"}, village={1: "beer_container beer_container"})
    t.attack("1 beer_container 1", "warrior sword")
    assert not t.can("attack 1 beer_container 2"), "a warrior is left, the sword is not"


def test_weapon_repulsed_counts_no_point() -> None:
    t = table(hand={0: "warrior sword", 1: "cannon"}, village={1: "beer_container"})
    t.attack("1 beer_container 1", "warrior sword")
    t.play("react cannon")
    assert t.points == [0, 1], "one unit; a weapon is neither unit nor hero"

"""Divine Favours: how they are earned and chosen."""

from __future__ import annotations

from .build import table


def test_one_of_three_and_the_turned_up_card_fills_the_gap() -> None:
    t = table(points={0: 4}, missions={0: "money"}, pool=(0, 2), favours="time chest")
    t.play("buy cannon", "complete 1")
    assert t.view()["favours"] == {"deck": 1, "open": [27, 28], "flipped": 33, "gone": []}
    t.play("favour thor")
    assert t.view()["favours"] == {"deck": 1, "open": [28, 33], "flipped": None, "gone": [27]}
    assert t.area(0) == "cannon thor" and t.hand(0) == "" and not t.offers("attack")


def test_the_turned_up_card_itself() -> None:
    t = table(points={0: 4}, missions={0: "money"}, pool=(0, 2), favours="time chest")
    t.play("buy cannon", "complete 1", "favour time")
    assert t.view()["favours"] == {"deck": 1, "open": [27, 28], "flipped": None, "gone": [33]}


def test_points_of_the_attack_at_the_end_of_the_turn() -> None:
    """The next player waits until it is chosen."""
    t = table(points={0: 4}, hand={0: "warrior"}, village={1: "brewery"})
    t.attack("1 brewery 1", "warrior")
    t.play("end turn")
    assert t.asked == "0 favour" and t.state.turn == 0
    t.play("favour time")
    assert t.asked == "1 turn" and t.area(0) == "warrior time"


def test_points_of_the_upgrade_at_once() -> None:
    t = table(points={0: 1}, level={0: 2}, pool=(0, 5))
    t.play("upgrade", "favour thor")
    assert t.asked == "0 turn" and t.points[0] == 5


def test_points_of_an_undead_before_its_reward() -> None:
    t = table(points={0: 4}, hand={0: "elf_archer"}, path="undead_beer scroll sword shaman crystal")
    t.play("attack undead 1", "send elf_archer", "strike")
    assert t.asked == "0 favour"
    t.play("favour thor")
    assert t.asked == "0 turn" and t.coins(0) == (1, 0)


def test_level_3_hall_gives_points_and_a_favour() -> None:
    t = table(hand={0: "thor warrior"}, level={1: 3}, open="alviss grendel")
    t.attack("1 hall", "thor warrior")
    assert t.points == [3, 0] and t.asked == "0 favour"
    t.play("favour alviss")
    assert t.asked == "0 turn"


def test_level_3_hall_and_a_threshold_are_two_favours() -> None:
    t = table(
        hand={0: "thor warrior"}, level={1: 3}, points={0: 2}, open="alviss grendel", favours="time chest"
    )
    t.attack("1 hall", "thor warrior")
    t.play("favour alviss")
    assert t.asked == "0 favour" and t.legal == ["favour grendel", "favour time", "favour chest"]
    t.play("favour chest")
    assert t.asked == "0 turn" and t.area(0) == "warrior alviss thor chest"


def test_level_2_hall_gives_none() -> None:
    t = table(hand={0: "thor"}, level={1: 2})
    t.attack("1 hall", "thor")
    assert t.asked == "0 turn"


def test_two_thresholds_at_once_with_the_last_card() -> None:
    """One favour is left: the second threshold brings nothing."""
    t = table(
        points={0: 4}, hand={0: "elf_archer*5"}, village={1: "brewery brewery brewery tavern tavern"},
        level={1: 2}, favours="", open="thor",
    )  # fmt: skip
    for cell in ("brewery 1", "brewery 2", "brewery 3", "tavern 1", "tavern 2"):
        t.attack(f"1 {cell}", "elf_archer")
    t.play("end turn")
    assert t.points[0] == 13 and t.asked == "0 favour" and t.legal == ["favour thor"]
    t.play("favour thor")
    assert t.asked == "1 turn"


def test_a_trapped_hero_can_bring_a_favour_in_the_middle_of_the_defence() -> None:
    t = table(hand={0: "thor elf_archer", 1: "hero_trap cannon"}, points={1: 4}, open="alviss grendel")
    t.attack("1 hall", "thor elf_archer")
    t.play("react hero_trap")
    assert t.asked == "1 favour"
    t.play("favour alviss")
    assert t.asked == "1 react" and t.legal == ["react cannon", "react none"]
    t.play("react none")
    assert t.points == [0, 6] and t.asked == "0 turn"


def test_a_favour_is_shuffled_in_later() -> None:
    t = table(points={0: 4}, missions={0: "money"}, pool=(0, 2), deck={0: "beer*2"})
    t.play("buy cannon", "complete 1", "favour thor")
    t.end_turns()
    assert t.hand(0) == "beer*2 cannon thor", "all that there is"


def test_favours_are_never_for_sale() -> None:
    t = table(pool=(9, 9))
    assert not any("thor" in text or "grendel" in text for text in t.legal)
    assert t.why("buy thor") == "This card is not sold on the board."

"""Every worked example of the rulebook."""

from __future__ import annotations

import pytest

from longhouse.games.gonewild.events import Produced

from .build import START, table


def test_production_two_gold_factories_and_a_brewery() -> None:
    t = table(village={0: "gold_factory gold_factory brewery"})
    story = t.end_turns()
    assert t.village(0) == "brewery:1 gold_factory:1 gold_factory:1"
    made = story.only(Produced)
    assert [(event.seat, event.beer, event.gold) for event in made] == [(0, 1, 2)]


def test_production_never_more_than_one_on_a_building() -> None:
    t = table(village={0: "brewery:1"})
    for _ in range(3):
        t.end_turns()
    assert t.village(0) == "brewery:1"


def test_drawing_two_taverns_seven_cards() -> None:
    t = table(village={0: "tavern tavern"})
    t.end_turns()
    assert [len(hand) for hand in t.state.hand] == [7, 5]


def test_drawing_two_taverns_and_a_drakkar_eight_cards() -> None:
    t = table(village={0: "tavern tavern drakkar"}, hand={0: "pigator beer"})
    t.end_turns()
    t.play("keep pigator")
    assert len(t.state.hand[0]) == 8 and "pigator" in t.hand(0)
    assert t.discard(0) == "beer" and len(t.state.deck[0]) == 3


@pytest.mark.parametrize(("pool", "enough"), [((4, 3), True), ((3, 3), False), ((4, 2), False)])
def test_pigator_costs_four_beer_and_three_gold(pool: tuple[int, int], enough: bool) -> None:
    t = table(pool=pool)
    assert t.can("buy pigator") == enough
    if enough:
        t.play("buy pigator")
        assert t.pool == (0, 0) and t.area(0) == "pigator" and t.pile("pigator") == 3


def test_elf_archer_paid_with_two_cards_and_a_barrel() -> None:
    """All of it ends in the play area; the archer never comes into the hand in that round."""
    t = table(hand={0: "beer beer"}, village={0: "brewery:1"})
    assert not t.can("buy elf_archer")
    t.play("play beer", "play beer", "buy elf_archer")
    assert t.area(0) == "beer*2 elf_archer" and t.hand(0) == ""
    assert t.village(0) == "brewery" and t.pool == (0, 0)
    t.end_turns()
    assert t.discard(0) == "beer*2 elf_archer"


def test_warrior_damages_a_gold_factory() -> None:
    t = table(hand={0: "warrior"}, village={1: "gold_factory"})
    story = t.attack("1 gold_factory 1", "warrior")
    assert "Damaged" in story.kinds() and t.village(1) == "gold_factory!"
    assert t.points == [0, 0], "points for damage come at the end of the turn"
    t.play("end turn")
    assert t.points == [1, 0] and t.earned(0) == {"attacks": 1}


@pytest.mark.parametrize(("number", "points"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11), (7, 13)])
def test_table_of_successful_attacks(number: int, points: int) -> None:
    cells = [f"{name} {n}" for name in ("brewery", "gold_factory", "tavern") for n in (1, 2, 3)][:number]
    t = table(
        hand={0: f"elf_archer*{number}"},
        level={1: 3},
        village={1: " ".join(cell.split()[0] for cell in cells)},
        favours="",
        open="",
    )
    for cell in cells:
        assert t.points == [0, 0]
        t.attack(f"1 {cell}", "elf_archer")
    assert t.view()["table"]["score"] == points
    t.play("end turn")
    assert t.points == [points, 0]


def test_two_elf_archers_against_a_town_hall_with_a_cannon() -> None:
    """Two points at once for the repulsed units, and one for the total defence at the end of the turn."""
    t = table(hand={0: "elf_archer elf_archer", 1: "cannon"})
    t.attack("1 hall", "elf_archer*2")
    assert t.asked == "1 react"
    t.play("react cannon")
    assert t.asked == "0 turn" and t.points == [0, 2]
    t.play("end turn")
    assert t.points == [0, 3] and t.earned(1) == {"defence": 3}
    assert t.village(1) == "hall^", "the token shows that the player was attacked"


def test_exchange_of_a_card_and_a_barrel_for_gold() -> None:
    """The gold cannot be stored."""
    t = table(hand={0: "beer"}, village={0: "brewery:1 gold_container"})
    assert not t.can("exchange beer"), "the card has not been played yet"
    t.play("play beer", "exchange beer")
    assert t.pool == (0, 1) and t.village(0) == "brewery gold_container"
    t.end_turns()
    assert t.village(0) == "brewery:1 gold_container", "only the new barrel of the next round"


def test_alviss_draws_two_then_attacks_with_the_new_units() -> None:
    t = table(hand={0: "alviss"}, deck={0: "elf_archer warrior beer"}, village={1: "hall"}, level={1: 2})
    assert not t.can("attack 1 hall"), "strength 3 against 6"
    t.play("play alviss")
    assert t.hand(0) == "warrior elf_archer"
    t.attack("1 hall", "alviss warrior elf_archer")
    assert t.village(1) == "hall!" and t.area(0) == "warrior elf_archer alviss"


def test_alviss_attacks_first_then_draws_two() -> None:
    t = table(hand={0: "alviss"}, deck={0: "elf_archer warrior beer"}, village={1: "tavern"})
    t.attack("1 tavern 1", "alviss")
    assert t.hand(0) == "" and t.can("effect alviss")
    t.play("effect alviss")
    assert t.hand(0) == "warrior elf_archer" and not t.can("effect alviss")
    assert not t.can("attack 1 tavern 1") and t.why("attack 1 hall") is not None, "Alviss is used"


def test_the_pictured_mission_spend_two_gold() -> None:
    t = table(hand={0: "gold gold"}, missions={0: "money worker"})
    t.play("play resources", "buy cannon")
    assert t.can("complete 1")
    t.play("complete 1")
    assert t.points == [1, 0] and t.done(0) == "money" and t.missions(0) == "worker"


def test_worker_is_met_by_a_gold_factory_for_three_beer() -> None:
    t = table(hand={0: "beer*3"}, missions={0: "worker money"})
    t.play("play resources", "build gold_factory", "complete 1")
    assert t.points == [1, 0] and t.village(0) == "gold_factory+" and t.pool == (0, 0)


def test_draco_with_a_warrior_then_money_theft_with_that_beer_and_another() -> None:
    """The photographed first turn of a reviewer."""
    t = table(hand={0: "warrior beer"}, path="money_theft sword scroll shaman gold_bars")
    t.play("play beer", "attack draco", "send warrior", "strike")
    assert t.asked == "0 reward" and t.legal == ["take beer", "take gold"]
    t.play("take beer")
    assert t.coins(0) == (1, 0) and t.funds == (2, 0)
    t.play("path 1")
    assert t.area(0) == "beer warrior money_theft" and t.coins(0) == (0, 0)


def test_card_captions_town_hall_1_and_beer_container() -> None:
    """Defence 4, +2, three buildings, upgrade 3; defence 3, a barrel, one point when full."""
    t = table(
        hand={0: "bone_crusher bear_rider"},
        village={1: "beer_container:4", 0: "beer_container"},
        pool=(0, 3),
    )
    seen = t.view()["seats"][1]
    assert seen["limit"] == 3
    container, hall = seen["buildings"]
    assert (hall["defence"], hall["reward"]["points"]) == (4, 2)
    assert (container["defence"], container["reward"]["loot"]) == (3, "beer")
    assert t.can("upgrade")
    t.attack("1 hall", "bone_crusher")
    assert t.points == [2, 0]
    t.attack("1 beer_container 1", "bear_rider")
    assert t.village(1) == "beer_container:3! hall!" and t.village(0) == "beer_container:1"


def test_starting_deck_of_the_rulebook() -> None:
    t = table()
    assert t.deck(0) == START == "beer*6 gold*2 warrior*2"

"""Every question of the rulebook's FAQ."""

from __future__ import annotations

import pytest

from longhouse.games.gonewild.data import FOLLOWER
from longhouse.games.gonewild.scoring import standing

from .build import table


def test_faq_fewer_than_five_cards_in_the_deck() -> None:
    """What is left is drawn, the discard pile is shuffled, and drawing goes on to five."""
    t = table(deck={0: "pigator sword"}, discard={0: "beer*6"}, hand={0: "gold"})
    story = t.end_turns()
    assert "pigator" in t.hand(0) and "sword" in t.hand(0) and len(t.state.hand[0]) == 5
    assert len(t.state.deck[0]) == 4 and t.discard(0) == ""
    assert "Reshuffled" in story.kinds()


def test_faq_defence_cards_and_town_hall_do_not_count_for_the_limit() -> None:
    t = table(
        hand={0: "cannon*3", 1: "warrior"},
        village={0: "brewery brewery"},
        pool=(3, 0),
        level={0: 1},
    )
    assert t.view()["seats"][0]["size"] == 2 and t.can("build gold_factory")
    t.play("build gold_factory")
    assert t.view()["seats"][0]["size"] == 3


def test_faq_defence_cards_on_buildings_do_not_count_either() -> None:
    t = table(hand={0: "warrior", 1: "cannon gold*2"}, village={1: "brewery brewery"})
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon", "react none", "end turn", "play resources")
    assert t.can("build brewery")


def test_faq_resource_cards_cannot_be_stored() -> None:
    t = table(hand={0: "beer gold"}, village={0: "beer_container gold_container"})
    t.play("play resources")
    t.end_turns()
    assert t.village(0) == "beer_container gold_container"
    t = table(hand={0: "beer gold"}, village={0: "beer_container gold_container"})
    t.end_turns()
    assert t.village(0) == "beer_container gold_container" and t.discard(0) == "beer gold"


@pytest.mark.parametrize("producer", ["brewery", "gold_factory"])
def test_faq_producers_are_not_looted(producer: str) -> None:
    t = table(hand={0: "warrior"}, village={1: f"{producer}:1", 0: "beer_container gold_container"})
    t.attack(f"1 {producer} 1", "warrior")
    assert t.village(1) == f"{producer}:1!" and t.village(0) == "beer_container gold_container"
    assert t.coins(0) == (0, 0)


@pytest.mark.parametrize("container", ["beer_container", "gold_container"])
def test_faq_an_empty_container_gives_nothing(container: str) -> None:
    t = table(hand={0: "bone_crusher"}, village={1: container, 0: container})
    t.attack(f"1 {container} 1", "bone_crusher")
    assert t.village(1) == f"{container}!" and t.village(0) == container and t.coins(0) == (0, 0)


def test_faq_undead_do_not_count_for_follower() -> None:
    t = table(hand={0: "elf_archer"}, path="undead_beer sword scroll shaman gold_bars")
    t.play("attack undead 1", "send elf_archer", "strike")
    assert standing(t.state, FOLLOWER, 0) == 0
    assert t.view()["odin"]["out"] == list(t.state.odin_out) and len(t.state.odin_out) == 1


def test_faq_loot_can_be_spent_in_the_same_turn() -> None:
    """From the Town Hall as well as from a container."""
    for own in ("", "gold_container"):
        t = table(hand={0: "bone_crusher"}, village={1: "gold_container:2", 0: own}, missions={0: "worker"})
        t.state.mission_deck = (0,)
        assert not t.can("change 1")
        t.attack("1 gold_container 1", "bone_crusher")
        assert t.funds == (0, 1) and t.village(0) == (f"{own}:1" if own else "")
        t.play("change 1")
        assert t.funds == (0, 0) and t.village(1) == "gold_container:1!"


@pytest.mark.parametrize("weapon", ["sword", "mjollnir"])
def test_faq_a_weapon_needs_a_unit(weapon: str) -> None:
    """Alone it cannot attack, nor with a hero only."""
    t = table(hand={0: weapon}, village={1: "brewery"})
    assert not t.offers("attack")
    assert t.why("attack 1 brewery 1") == "You can gather strength 0 now, and it takes 1."
    t = table(hand={0: f"{weapon} alviss"}, village={1: "brewery"})
    assert not t.can("attack 1 hall")
    t.play("attack 1 brewery 1", "send alviss")
    assert not t.can(f"send {weapon}") and t.why(f"send {weapon}") == "Each weapon needs a unit to carry it."


def test_faq_discard_piles_are_open() -> None:
    t = table(3, discard={1: "cannon beer"})
    for seat in (0, 1, 2, None):
        assert t.view(seat)["seats"][1]["discard"] == [0, 6]


def test_faq_several_heroes_in_an_attack() -> None:
    t = table(hand={0: "alviss grendel"}, level={1: 3})
    t.play("attack 1 hall", "send alviss")
    assert not t.can("strike")
    t.play("send grendel", "strike")
    assert t.village(1) == "hall!" and t.points[0] == 3


def test_faq_a_full_container_pays_every_round() -> None:
    t = table(village={0: "beer_container:4"})
    for number in (1, 2, 3):
        t.end_turns()
        assert t.points == [number, 0] and t.earned(0) == {"storage": number}
    assert t.village(0) == "beer_container:4"


@pytest.mark.parametrize(
    ("card", "gain"), [("beer_specialist", (2, 0)), ("gold_miner", (0, 3)), ("dvergar", (2, 3))]
)
def test_faq_buildings_under_construction_count_for_some_cards(card: str, gain: tuple[int, int]) -> None:
    t = table(hand={0: card}, village={0: "brewery brewery+ gold_factory+ gold_factory+ gold_factory"})
    t.play(f"play {card}")
    assert t.pool == gain


def test_faq_one_repulsed_attack_alone_is_a_total_defence() -> None:
    t = table(hand={0: "warrior", 1: "cannon"}, village={1: "brewery"})
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon")
    assert t.points == [0, 1]
    story = t.play("end turn")
    assert t.points == [0, 2] and "TotalDefence" in story.kinds()

"""Rulings 10 to 18 of the facts: exchange, missions, Odin's Path, repulsed attacks, the last round."""

from __future__ import annotations

from .build import table


def test_ruling_10_exchange_of_anything() -> None:
    """A card, a barrel of a brewery, one of a container and loot; the result is for this turn."""
    t = table(hand={0: "beer"}, village={0: "brewery:1 beer_container:1 gold_container"})
    t.state.loot[0] = 1
    t.play("play beer", "exchange beer", "exchange beer")
    assert t.pool == (0, 2) and t.village(0) == "brewery beer_container gold_container"
    t.play("exchange gold")
    assert t.pool == (1, 0) and not t.offers("exchange")
    t.end_turns()
    assert t.village(0) == "brewery:1 beer_container gold_container"


def test_ruling_11_one_mission_a_round_and_a_new_one_in_the_next() -> None:
    t = table(
        hand={0: "gold*2 beer*3"},
        missions={0: "money worker", 1: "thirsty worship"},
        mission_deck="shield attacker",
    )
    t.play("play resources", "build gold_factory", "buy cannon")
    assert t.can("complete 1") and t.can("complete 2"), "the whole turn so far counts"
    t.play("complete 2")
    assert not t.can("complete 1") and t.missions(0) == "money"
    assert t.why("complete 1") == "You have already completed a mission this round."
    t.end_turns()
    assert t.missions(0) == "money shield"
    t.end_turns(until=0)
    assert not t.can("complete 1"), "what was spent last turn does not count"


def test_ruling_11_another_mission_in_the_next_round() -> None:
    t = table(missions={0: "brewer beer"}, village={0: "brewery brewery brewery"})
    t.play("complete 1")
    t.end_turns()
    t.end_turns(until=0)
    t.play("complete 1")
    assert t.points[0] == 5 and t.done(0) == "brewer beer"


def test_ruling_11_only_in_the_own_turn_and_no_refill_from_an_empty_deck() -> None:
    t = table(missions={1: "brewer worker"}, village={1: "brewery brewery"})
    assert not t.offers("complete")
    t.play("end turn", "complete 1")
    assert t.points == [0, 2]
    t.end_turns()
    assert t.missions(1) == "worker"


def test_ruling_11_refill_starts_with_the_first_player() -> None:
    t = table(3, first=0, turn=2, missions={0: "money", 1: "money", 2: "money"}, mission_deck="beer gold")
    t.end_turns()
    assert t.state.first == 1
    assert [t.missions(seat) for seat in range(3)] == ["money", "money beer", "money gold"]


def test_ruling_12_odins_discard_pile_is_shuffled_when_its_deck_is_empty() -> None:
    t = table(pool=(3, 0), path="sword sword scroll sword sword", odin="", odin_out="shaman shaman")
    t.play("path 3")
    assert t.path == "shaman sword sword sword sword" and not t.state.odin_out and len(t.state.odin) == 1


def test_ruling_12_a_pile_that_is_sold_out() -> None:
    t = table(pool=(9, 9))
    t.state.piles = [0] * 6
    t.state.stock = [0] * 6
    assert not t.offers("buy") and not t.offers("build")
    assert t.why("buy elf_archer") == t.why("build tavern") == "There are none left."


def test_ruling_13_the_path_slides_and_is_filled_at_once() -> None:
    t = table(pool=(6, 0), path="sword shaman scroll beer_mugs bear_rider", odin="crystal gold_bars")
    t.play("path 3")
    assert t.path == "crystal sword shaman beer_mugs bear_rider"
    t.play("path 1")
    assert t.path == "gold_bars sword shaman beer_mugs bear_rider", "the new card could be bought at once"


def test_ruling_13_a_beaten_undead_leaves_a_gap_too() -> None:
    t = table(hand={0: "elf_archer"}, path="sword shaman undead_beer scroll bear_rider", odin="crystal")
    t.play("attack undead 3", "send elf_archer", "strike")
    assert t.path == "crystal sword shaman scroll bear_rider" and t.state.odin_out == (38,)


def test_ruling_13_a_beaten_undead_may_come_back_when_nothing_else_is_left() -> None:
    """It lies on the discard pile before the gap is filled."""
    t = table(hand={0: "elf_archer"}, path="sword shaman undead_beer scroll bear_rider", odin="")
    t.play("attack undead 3", "send elf_archer", "strike")
    assert t.path == "undead_beer sword shaman scroll bear_rider" and t.state.odin_out == ()


def test_ruling_13_round_end_takes_the_card_at_the_right_end_undead_or_not() -> None:
    t = table(path="sword shaman scroll beer_mugs undead_gold", odin="crystal gold_bars")
    t.end_turns()
    assert t.path == "crystal sword shaman scroll beer_mugs" and t.state.odin_out == (39,)


def test_ruling_14_a_defence_of_odins_path_is_both() -> None:
    """For missions and for bonuses."""
    for mission in ("shield", "worship"):
        t = table(
            pool=(0, 2),
            path="shockwave_tower sword scroll shaman gold_bars",
            missions={0: mission},
            bonuses="defender follower miner builder",
        )
        t.play("path 1", "complete 1")
        assert t.points[0] == 1
        standing = {row["bonus"]: row["standing"] for row in t.view()["bonuses"]}
        assert standing[0] == standing[1] == [1, 0]


def test_ruling_15_one_declaration_at_a_time() -> None:
    t = table(hand={0: "warrior*2", 1: "beer"}, village={1: "brewery brewery"})
    t.play("attack 1 brewery 1")
    assert t.legal == ["send warrior"]
    t.play("send warrior")
    assert t.legal == ["send warrior", "strike"]
    t.play("strike")
    assert t.asked == "1 react", "it is answered before anything else"


def test_ruling_16_attacking_again_after_a_repulse() -> None:
    """With fresh units; the cards played go on counting."""
    t = table(hand={0: "warrior elf_archer*2", 1: "cannon beer"}, village={1: "brewery"})
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon", "react none")
    assert t.can("attack 1 brewery 1"), "3 against 4 at most"
    t.play("attack 1 brewery 1", "send elf_archer")
    assert not t.can("strike") and not t.can("send warrior")
    t.play("send elf_archer", "strike", "react none")
    assert t.village(1) == "brewery!" and t.points == [0, 1]


def test_ruling_17_draco_and_undead_are_no_players() -> None:
    path = "undead_beer sword scroll shaman gold_bars"
    t = table(hand={0: "warrior elf_archer", 1: "cannon"}, path=path, missions={0: "attacker"})
    t.play("attack draco", "send warrior", "strike", "take gold")
    t.play("attack undead 1", "send elf_archer", "strike")
    assert t.asked == "0 turn" and not t.can("complete 1")
    t.play("end turn")
    assert t.points == [1, 0] and t.earned(0) == {"undead": 1}


def test_ruling_18_the_round_in_which_the_target_is_reached_is_the_last() -> None:
    """By defending, here; the others still play, storage pays, then come the bonuses."""
    t = table(
        3,
        target=30,
        hand={0: "warrior", 1: "cannon", 2: "warrior"},
        points={1: 29},
        village={1: "brewery", 0: "brewery", 2: "gold_container:4"},
        bonuses="miner builder king_pig accomplisher",
    )
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon")
    assert t.points[1] == 30 and t.view()["last"] and t.asked == "0 turn"
    t.end_turns(until=2)
    t.attack("0 brewery 1", "warrior")
    t.play("end turn")
    assert t.asked == "over" and t.state.round == 2
    assert [t.earned(seat) for seat in range(3)] == [
        {"bonuses": 2}, {"defence": 2, "bonuses": 2}, {"attacks": 1, "storage": 1, "bonuses": 8},
    ]  # fmt: skip


def test_ruling_18_the_target_reached_in_storage() -> None:
    t = table(target=30, points={0: 29}, village={0: "beer_container:4"})
    t.end_turns()
    assert t.asked == "over" and t.earned(0)["storage"] == 1


def test_ruling_18_one_point_below_the_target_the_game_goes_on() -> None:
    t = table(target=30, points={0: 28}, village={0: "beer_container:4"})
    t.end_turns()
    assert t.asked == "1 turn" and t.state.round == 3

"""The six buildings, the three Town Halls, storage and payment."""

from __future__ import annotations

import pytest

from .build import table

TYPES = ("brewery", "gold_factory", "beer_container", "gold_container", "tavern", "drakkar")
PRICES = ((0, 2), (3, 0), (0, 1), (2, 0), (3, 2), (2, 1))
DEFENCES = (1, 1, 3, 3, 2, 2)


@pytest.mark.parametrize(("name", "price"), tuple(zip(TYPES, PRICES, strict=True)))
def test_building_is_paid_and_under_construction_this_round(name: str, price: tuple[int, int]) -> None:
    beer, gold = price
    t = table(pool=price, hand={1: "pigator"})
    before = t.pile(name)
    t.play(f"build {name}")
    assert t.pool == (0, 0) and t.village(0) == f"{name}+" and t.pile(name) == before - 1
    assert t.area(0) == "", "buildings never come into the deck"
    t.play("end turn")
    assert not t.can(f"attack 0 {name} 1") and t.why(f"attack 0 {name} 1") == "It is under construction."
    for short in ((beer - 1, gold), (beer, gold - 1)):
        if min(short) >= 0:
            assert not table(pool=short).can(f"build {name}")


@pytest.mark.parametrize(("name", "defence"), tuple(zip(TYPES, DEFENCES, strict=True)))
def test_building_defence_and_damage(name: str, defence: int) -> None:
    units = {1: "warrior", 2: "elf_archer", 3: "bear_rider"}
    t = table(hand={0: units[defence]}, village={1: name})
    assert t.can(f"attack 1 {name} 1")
    if defence > 1:
        weak = table(hand={0: units[defence - 1]}, village={1: name})
        assert not weak.can(f"attack 1 {name} 1")
    t.attack(f"1 {name} 1", units[defence])
    assert t.village(1) == f"{name}!" and t.points == [0, 0], "no points of its own"
    t.end_turns()
    assert "!" not in t.village(1), "tokens go at the end of the round"


def test_damaged_buildings_can_be_used_by_their_owner() -> None:
    t = table(
        hand={0: "warrior*2 bear_rider", 1: "pigator"},
        village={1: "brewery:1 beer_container:3 drakkar"},
        level={1: 2},
    )
    t.attack("1 brewery 1", "warrior")
    t.play("react none")
    t.attack("1 beer_container 1", "bear_rider")
    t.play("react none", "end turn")
    assert t.village(1) == "brewery:1! beer_container:2! drakkar" and t.funds == (3, 0)
    t.end_turns()
    assert t.asked == "1 keep"
    t.play("keep pigator")
    assert t.village(1) == "brewery:1 beer_container:3 drakkar" and "pigator" in t.hand(1)


def test_three_of_a_type_at_most() -> None:
    t = table(level={0: 3}, village={0: "brewery brewery brewery+"}, pool=(9, 9))
    assert not t.can("build brewery") and t.why("build brewery") == "You already have three of this type."
    assert t.can("build tavern")


@pytest.mark.parametrize(
    ("level", "village", "more"),
    [
        (1, "brewery brewery", True),
        (1, "brewery brewery tavern+", False),
        (2, "brewery brewery tavern tavern drakkar", True),
        (2, "brewery brewery tavern tavern drakkar drakkar", False),
        (3, "brewery brewery brewery tavern tavern tavern drakkar drakkar drakkar", True),
    ],
)
def test_limit_of_the_town_hall(level: int, village: str, more: bool) -> None:
    t = table(level={0: level}, village={0: village}, pool=(9, 9))
    assert t.can("build gold_factory") == more


# -- producers and taverns


def test_producers_work_from_the_next_round_on() -> None:
    t = table(pool=(3, 2))
    t.play("build brewery", "build gold_factory")
    assert t.funds == (0, 0)
    t.end_turns()
    assert t.village(0) == "brewery:1 gold_factory:1"


def test_tavern_draws_from_the_next_round_on() -> None:
    t = table(pool=(3, 2))
    t.play("build tavern")
    t.end_turns()
    assert len(t.state.hand[0]) == 6


# -- containers


@pytest.mark.parametrize(("kind", "coins"), [("beer", (1, 0)), ("gold", (0, 1))])
def test_container_is_looted_of_one_token(kind: str, coins: tuple[int, int]) -> None:
    store = f"{kind}_container"
    t = table(hand={0: "bear_rider"}, village={1: f"{store}:4"})
    t.attack(f"1 {store} 1", "bear_rider")
    assert t.village(1) == f"{store}:3!" and t.coins(0) == coins


def test_loot_goes_into_a_container_of_choice() -> None:
    own = "beer_container:4 beer_container:1 beer_container"
    t = table(hand={0: "bear_rider"}, village={1: "beer_container:1", 0: own})
    t.attack("1 beer_container 1", "bear_rider")
    assert t.asked == "0 store" and t.legal == ["store beer_container 2", "store beer_container 3"]
    t.play("store beer_container 3")
    assert t.village(0) == "beer_container:4 beer_container:1 beer_container:1" and t.asked == "0 turn"


def test_container_holds_four_and_of_its_kind_only() -> None:
    t = table(village={0: "brewery:1 gold_factory:1 beer_container:4"})
    t.end_turns()
    assert t.village(0) == "brewery:1 gold_factory:1 beer_container:4" and t.points == [1, 0]


def test_each_full_container_pays_a_point() -> None:
    t = table(village={0: "beer_container:4 beer_container:4 gold_container:4"}, level={0: 2})
    t.end_turns()
    assert t.points == [3, 0]


def test_storage_asks_where_tokens_could_lie_differently() -> None:
    """Five tokens in three containers: the largest first, each no larger than the one before."""
    t = table(village={0: "beer_container:3 beer_container:1 beer_container:1"}, level={0: 2})
    t.end_turns()
    assert t.asked == "0 fill" and t.legal == ["fill 2", "fill 3", "fill 4"]
    t.play("fill 3")
    assert t.legal == ["fill 1", "fill 2"]
    t.play("fill 1")
    assert t.village(0) == "beer_container:3 beer_container:1 beer_container:1" and t.points == [0, 0]


def test_containers_that_must_be_full_are_not_asked_about() -> None:
    """Ten tokens for three containers: one is full in any case, the others are asked about."""
    for number, village in ((3, ":4 :3 :3"), (4, ":4 :4 :2")):
        t = table(village={0: "beer_container:4 beer_container:4 beer_container:2"}, turn=1, first=0)
        t.play("end turn")
        assert t.asked == "0 fill" and t.legal == ["fill 3", "fill 4"]
        t.play(f"fill {number}")
        assert t.village(0) == " ".join(f"beer_container{tokens}" for tokens in village.split())


def test_storage_of_beer_and_gold_one_after_the_other() -> None:
    t = table(
        level={0: 2}, village={0: "beer_container:1 beer_container:1 gold_container:2 gold_container:2"}
    )
    t.end_turns()
    assert t.match.question()["resource"] == 0
    t.play("fill 2")
    assert t.match.question()["resource"] == 1
    t.play("fill 4")
    assert t.village(0) == "beer_container:2 beer_container gold_container:4 gold_container"
    assert t.points == [1, 0]


def test_stored_tokens_can_be_spent() -> None:
    t = table(village={0: "beer_container:3"})
    t.play("buy elf_archer")
    assert t.village(0) == "beer_container" and t.area(0) == "elf_archer"


# -- payment


def test_payment_takes_what_would_be_lost_first() -> None:
    """Pool, then the hall, then producers, then the container that holds least."""
    t = table(village={0: "brewery:1 beer_container:3 beer_container:1"}, level={0: 2}, pool=(1, 0))
    t.state.loot[0] = 1
    assert t.funds == (7, 0)
    t.play("buy elf_archer")
    assert t.pool == (0, 0) and t.coins(0) == (0, 0)
    assert t.village(0) == "brewery beer_container:3 beer_container:1"
    t.play("build gold_container")
    assert t.village(0) == "brewery beer_container:2 beer_container gold_container+"


def test_payment_another_token_can_be_taken_first() -> None:
    t = table(village={0: "brewery:1 beer_container:3 beer_container:1"}, level={0: 2})
    assert t.offers("use") == ["use beer_container 1", "use beer_container 2"]
    t.play("use beer_container 1", "use beer_container 1", "build gold_container")
    assert t.village(0) == "brewery:1 beer_container:1 beer_container:1 gold_container+"


def test_payment_there_is_nothing_to_choose_among_equal_tokens() -> None:
    t = table(village={0: "brewery:1 brewery:1"})
    assert not t.offers("use") and t.why("use brewery 2") is not None


def test_bought_cards_cannot_be_used_this_turn() -> None:
    t = table(pool=(3, 0), village={1: "brewery"})
    t.play("buy elf_archer")
    assert not t.can("attack 1 brewery 1") and t.hand(0) == ""
    t.end_turns()
    assert t.discard(0) == "elf_archer"


# -- Drakkar


def test_drakkar_keeps_a_card_of_choice_or_none() -> None:
    t = table(village={0: "drakkar"}, hand={0: "pigator beer"})
    t.end_turns()
    assert t.asked == "0 keep" and t.legal == ["keep beer", "keep pigator", "keep none"]
    t.play("keep none")
    assert t.discard(0) == "beer pigator" and len(t.state.hand[0]) == 5


def test_drakkar_two_of_them_keep_two() -> None:
    t = table(village={0: "drakkar drakkar"}, hand={0: "pigator beer cannon"})
    t.end_turns()
    t.play("keep pigator")
    assert t.asked == "0 keep" and t.legal == ["keep beer", "keep cannon", "keep none"]
    t.play("keep cannon")
    assert len(t.state.hand[0]) == 7 and t.discard(0) == "beer"


def test_drakkar_with_fewer_cards_than_ships_or_none() -> None:
    t = table(village={0: "drakkar drakkar", 1: "drakkar"}, hand={0: "pigator"})
    t.end_turns()
    t.play("keep pigator")
    assert t.asked == "1 turn" and len(t.state.hand[0]) == 6


def test_drakkar_a_kept_card_is_secret() -> None:
    t = table(village={0: "drakkar drakkar"}, hand={0: "pigator beer cannon"})
    t.end_turns()
    t.play("keep pigator")
    assert t.view(1)["seats"][0]["kept"] is None and t.view(1)["seats"][0]["kept_count"] == 1
    assert t.view(0)["seats"][0]["kept"] == [5]


# -- Town Halls


@pytest.mark.parametrize(("level", "defence", "reward", "limit"), [(1, 4, 2, 3), (2, 6, 3, 6), (3, 8, 3, 18)])
def test_hall_defence_reward_and_limit(level: int, defence: int, reward: int, limit: int) -> None:
    t = table(hand={0: f"warrior*{defence}"}, level={1: level})
    seen = t.view()["seats"][1]
    assert (seen["buildings"][-1]["defence"], seen["limit"]) == (defence, limit)
    assert not table(hand={0: f"warrior*{defence - 1}"}, level={1: level}).can("attack 1 hall")
    t.attack("1 hall", f"warrior*{defence}")
    assert t.points == [reward, 0] and t.earned(0) == {"rewards": reward}
    assert (t.asked == "0 favour") == (level == 3)


@pytest.mark.parametrize(("level", "gold", "points"), [(1, 3, 0), (2, 5, 4)])
def test_hall_upgrade_price_and_points(level: int, gold: int, points: int) -> None:
    assert not table(level={0: level}, pool=(9, gold - 1)).can("upgrade")
    t = table(level={0: level}, pool=(9, gold))
    t.play("upgrade")
    assert t.pool == (9, 0) and t.points == [points, 0] and t.state.level[0] == level
    assert t.village(0) == "hall+"


def test_hall_level_3_is_the_last() -> None:
    t = table(level={0: 3}, pool=(9, 9))
    assert not t.can("upgrade") and t.why("upgrade") == "Your Town Hall has its highest level."


def test_hall_cannot_be_returned() -> None:
    t = table(village={0: "brewery"})
    assert t.offers("return") == ["return brewery 1"]


# -- the round


def test_the_first_player_token_passes_to_the_left() -> None:
    t = table(3)
    orders = []
    for _ in range(4):
        order = []
        now = t.state.round
        while t.state.round == now:
            order.append(t.state.turn)
            t.play("end turn")
        orders.append(order)
    assert orders == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]

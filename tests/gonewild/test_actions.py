"""Resource and action cards of starting decks, Odin's Path and favours: each at least once."""

from __future__ import annotations

import pytest

from .build import table


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("beer", (1, 0)), ("gold", (0, 1)), ("beer_mugs", (2, 0)), ("gold_bars", (0, 2)), ("chest", (2, 2)),
        ("beer_specialist", (2, 0)), ("gold_miner", (0, 1)), ("dvergar", (2, 1)),
        ("money_theft", (0, 1)), ("recipe_theft", (2, 0)),
    ],
)  # fmt: skip
def test_cards_that_bring_resources_for_the_turn(card: str, gain: tuple[int, int]) -> None:
    """Two breweries, a gold factory, nobody to rob; nothing of it can be stored."""
    own = "brewery brewery gold_factory beer_container gold_container"
    t = table(hand={0: card}, village={0: own, 1: "brewery:1 gold_factory:1"})
    t.play(f"play {card}")
    assert t.pool == gain == t.funds and t.area(0) == card and t.asked == "0 turn"
    assert t.village(1) == "brewery:1 gold_factory:1", "producers are never robbed"
    t.play("end turn")
    assert t.pool == (0, 0)
    t.end_turns()
    assert t.village(0) == "brewery:1 brewery:1 gold_factory:1 beer_container gold_container"


def test_all_resource_cards_at_once() -> None:
    t = table(hand={0: "beer*2 gold beer_mugs gold_bars chest warrior"})
    t.play("play resources")
    assert t.pool == (4, 3) and t.hand(0) == "warrior chest"
    assert not t.can("play resources")


@pytest.mark.parametrize("card", ["beer_specialist", "gold_miner", "dvergar"])
def test_nothing_without_producers(card: str) -> None:
    t = table(hand={0: card})
    t.play(f"play {card}")
    assert t.pool == (0, 0) and t.asked == "0 turn"


# -- drawing


@pytest.mark.parametrize(("card", "number"), [("scroll", 2), ("time", 3), ("lokis_lens", 1)])
def test_cards_that_draw(card: str, number: int) -> None:
    t = table(hand={0: card}, deck={0: "pigator sword elf_archer beer"})
    t.play(f"play {card}")
    assert len(t.state.hand[0]) == number and len(t.state.deck[0]) == 4 - number
    assert t.hand(0) == ["pigator", "pigator sword", "elf_archer pigator sword"][number - 1]


def test_drawing_shuffles_the_discard_pile_but_not_the_played_cards() -> None:
    t = table(hand={0: "scroll beer*3"}, deck={0: "gold"}, discard={0: "cannon"})
    t.play("play beer", "play scroll")
    assert t.hand(0) == "beer*2 gold cannon" and t.area(0) == "beer scroll"
    t = table(hand={0: "time beer"}, deck={0: "gold"})
    t.play("play beer", "play time")
    assert t.hand(0) == "gold" and t.area(0) == "beer time", "there is nothing to shuffle"


def test_drawn_cards_can_be_played_at_once() -> None:
    t = table(hand={0: "scroll"}, deck={0: "scroll beer gold warrior"})
    t.play("play scroll", "play scroll", "play resources")
    assert t.pool == (1, 1) and t.hand(0) == "warrior"


def test_an_empty_deck_is_not_shuffled_before_it_is_needed() -> None:
    t = table(hand={0: "scroll"}, deck={0: "beer gold"}, discard={0: "cannon"})
    t.play("play scroll")
    assert t.discard(0) == "cannon" and t.deck(0) == ""


# -- Crystal


@pytest.mark.parametrize(("choice", "gain"), [("take beer", (1, 0)), ("take gold", (0, 1))])
def test_crystal_a_resource_of_choice(choice: str, gain: tuple[int, int]) -> None:
    t = table(hand={0: "crystal beer"}, discard={0: "warrior"})
    t.play("play crystal")
    assert t.asked == "0 choose"
    t.play(choice)
    assert t.pool == gain and t.asked == "0 destroy"
    assert t.legal == ["destroy hand beer", "destroy none", "destroy discard warrior"]
    t.play("destroy none")
    assert t.hand(0) == "beer" and t.discard(0) == "warrior" and t.asked == "0 turn"


def test_crystal_destroys_a_card_of_the_hand_or_of_the_discard_pile() -> None:
    t = table(hand={0: "crystal beer*2"}, discard={0: "beer warrior"})
    t.play("play crystal", "take beer", "destroy hand beer")
    assert t.hand(0) == "beer" and t.discard(0) == "beer warrior" and t.area(0) == "crystal"
    t = table(hand={0: "crystal beer*2"}, discard={0: "beer warrior"})
    t.play("play crystal", "take beer", "destroy discard beer")
    assert t.hand(0) == "beer*2" and t.discard(0) == "warrior"


@pytest.mark.parametrize(
    "card", ["elf_archer", "bone_crusher", "pigator", "cannon", "chicken_tower", "sheep_cannon"]
)
def test_crystal_a_destroyed_card_of_the_board_goes_back_to_its_pile(card: str) -> None:
    t = table(hand={0: f"crystal {card}"})
    before = t.pile(card)
    t.play("play crystal", "take beer", f"destroy hand {card}")
    assert t.pile(card) == before + 1


@pytest.mark.parametrize("card", ["warrior", "scroll", "thor"])
def test_crystal_other_cards_leave_the_game(card: str) -> None:
    t = table(hand={0: "crystal"}, discard={0: card})
    piles, out, favours = t.state.piles[:], t.state.odin_out, t.view()["favours"]
    t.play("play crystal", "take beer", f"destroy discard {card}")
    assert t.state.piles == piles and t.state.odin_out == out and t.view()["favours"] == favours
    assert card not in t.discard(0)


def test_crystal_with_nothing_to_destroy() -> None:
    """Itself, and what was played or bought, lies in the play area."""
    t = table(hand={0: "crystal beer"})
    t.play("play beer", "play crystal", "take gold")
    assert t.asked == "0 turn" and t.pool == (1, 1)


# -- Mystery Gifts


def test_gift_resource_digs_for_a_resource() -> None:
    t = table(hand={0: "gift_resource"}, deck={0: "warrior scroll beer_mugs beer"}, discard={0: "gold"})
    t.play("play gift_resource")
    assert t.hand(0) == "beer_mugs" and t.discard(0) == "gold warrior scroll" and t.deck(0) == "beer"


def test_gift_unit_heroes_do_not_stop_it() -> None:
    t = table(hand={0: "gift_unit"}, deck={0: "thor beer sword shaman warrior"})
    t.play("play gift_unit")
    assert t.hand(0) == "shaman" and t.discard(0) == "beer sword thor" and t.deck(0) == "warrior"


def test_gift_goes_on_through_a_reshuffle() -> None:
    """What was already turned up is not shuffled in before the search is over."""
    t = table(hand={0: "gift_unit"}, deck={0: "beer gold"}, discard={0: "pigator"})
    story = t.play("play gift_unit")
    assert t.hand(0) == "pigator" and t.discard(0) == "beer gold" and t.deck(0) == ""
    assert story.kinds().count("Reshuffled") == 1


@pytest.mark.parametrize(("deck", "discard"), [("beer gold", "thor"), ("beer", ""), ("", "beer"), ("", "")])
def test_gift_not_found(deck: str, discard: str) -> None:
    """One full search, then nothing; no card is lost."""
    t = table(hand={0: "gift_unit"}, deck={0: deck}, discard={0: discard})
    t.play("play gift_unit")
    assert t.hand(0) == "" and t.asked == "0 turn"
    left = f"{t.deck(0)} {t.discard(0)}".split()
    assert sorted(left) == sorted(f"{deck} {discard}".split())


# -- thefts


@pytest.mark.parametrize(
    ("card", "kind", "pool"), [("money_theft", "gold", (0, 0)), ("recipe_theft", "beer", (1, 0))]
)
def test_theft_takes_a_token_that_can_be_stored(card: str, kind: str, pool: tuple[int, int]) -> None:
    store = f"{kind}_container"
    t = table(hand={0: card}, village={1: f"{store}:2", 0: store})
    t.play(f"play {card}")
    assert t.village(1) == f"{store}:1" and t.village(0) == f"{store}:1" and t.pool == pool
    assert t.state.attackers == [0, 0], "no attack"


@pytest.mark.parametrize(("card", "other"), [("money_theft", "beer"), ("recipe_theft", "gold")])
def test_theft_of_the_other_resource_is_not_possible(card: str, other: str) -> None:
    t = table(hand={0: card}, village={1: f"{other}_container:4"})
    t.play(f"play {card}")
    assert t.village(1) == f"{other}_container:4" and t.pool == ((0, 1) if other == "beer" else (2, 0))


def test_theft_the_victim_is_chosen_and_the_own_container_too() -> None:
    t = table(
        3,
        hand={0: "money_theft"},
        village={
            0: "gold_container:1 gold_container:4 gold_container:2",
            1: "gold_container:1 gold_container:3",
            2: "gold_container:4",
        },
    )
    t.play("play money_theft")
    assert t.asked == "0 rob"
    assert t.legal == ["rob 1 gold_container 1", "rob 1 gold_container 2", "rob 2 gold_container 1"]
    t.play("rob 1 gold_container 2")
    assert t.asked == "0 store" and t.legal == ["store gold_container 1", "store gold_container 3"]
    t.play("store gold_container 3")
    assert t.village(0) == "gold_container:1 gold_container:4 gold_container:3"
    assert t.village(1) == "gold_container:1 gold_container:2" and t.asked == "0 turn"


@pytest.mark.parametrize("own", ["", "gold_container:4", "gold_container+"])
def test_theft_without_room_the_token_lies_on_the_hall(own: str) -> None:
    t = table(hand={0: "money_theft"}, village={0: own, 1: "gold_container:1"})
    t.play("play money_theft")
    assert t.coins(0) == (0, 1) and t.village(0) == own and t.pool == (0, 0)


# -- Loki's Lens, Resurrection


def test_lens_with_two_players() -> None:
    t = table(hand={0: "lokis_lens", 1: "cannon hero_trap beer"}, deck={0: "gold"})
    t.play("play lokis_lens")
    assert t.hand(0) == "gold" and t.asked == "0 drop"
    assert t.legal == ["drop cannon", "drop hero_trap", "drop none"]
    assert t.match.question(0)["shown"] == [0, 6, 12]
    t.play("drop cannon")
    assert t.hand(1) == "beer hero_trap" and t.discard(1) == "cannon"
    assert t.view(0)["seats"][1]["known"] == [0, 12]


def test_lens_the_victim_is_chosen_and_others_see_nothing() -> None:
    t = table(3, hand={0: "lokis_lens", 1: "cannon", 2: "beer cannon"})
    t.play("play lokis_lens")
    assert t.asked == "0 spy" and t.legal == ["spy 1", "spy 2"]
    t.play("spy 2")
    for viewer in (1, None):
        assert t.match.question(viewer)["shown"] is None and t.view(viewer)["seats"][2]["known"] == []
    t.play("drop none")
    assert t.hand(2) == "beer cannon" and t.asked == "0 turn"
    assert t.view(0)["seats"][2]["known"] == [0, 6] and t.view(1)["seats"][2]["known"] == []


def test_lens_only_defence_cards_can_be_dropped() -> None:
    t = table(hand={0: "lokis_lens", 1: "beer pigator"})
    t.play("play lokis_lens")
    assert t.legal == ["drop none"] and t.why("drop beer") == "This is not a defence card."


def test_lens_against_an_empty_hand() -> None:
    t = table(hand={0: "lokis_lens"})
    t.play("play lokis_lens")
    assert t.asked == "0 turn"


def test_resurrection_takes_up_to_two_cards_of_any_kind() -> None:
    t = table(hand={0: "resurrection"}, discard={0: "thor beer cannon"})
    t.play("play resurrection")
    assert t.legal == ["recall beer", "recall cannon", "recall thor", "recall none"]
    t.play("recall thor")
    assert t.asked == "0 recall" and t.can("recall beer") and not t.can("recall thor")
    t.play("recall beer")
    assert t.asked == "0 turn" and t.hand(0) == "beer thor" and t.discard(0) == "cannon"


@pytest.mark.parametrize(
    ("discard", "answers", "hand"),
    [("beer gold", ["recall beer", "recall none"], "beer"), ("beer", ["recall beer"], "beer"), ("", [], "")],
)
def test_resurrection_of_fewer(discard: str, answers: list[str], hand: str) -> None:
    t = table(hand={0: "resurrection"}, discard={0: discard})
    t.play("play resurrection", *answers)
    assert t.asked == "0 turn" and t.hand(0) == hand


# -- taxes


@pytest.mark.parametrize(("card", "kind"), [("beer_taxes", "beer"), ("gold_taxes", "gold")])
def test_taxes_from_containers_or_from_the_supply(card: str, kind: str) -> None:
    """One token for each opponent: from seat 1's container, for seats 2 and 3 from the supply."""
    store, producer = f"{kind}_container", {"beer": "brewery", "gold": "gold_factory"}[kind]
    t = table(4, hand={0: card}, village={0: store, 1: f"{store}:2", 2: store, 3: f"{producer}:1"})
    t.play(f"play {card}")
    assert [t.village(seat) for seat in range(4)] == [f"{store}:3", f"{store}:1", store, f"{producer}:1"]
    assert t.pool == (0, 0), "they can be stored"


def test_taxes_without_room_lie_on_the_hall() -> None:
    t = table(3, hand={0: "gold_taxes"}, village={0: "gold_container:3"})
    t.play("play gold_taxes")
    assert t.village(0) == "gold_container:4" and t.coins(0) == (0, 1) and t.funds == (0, 5)


def test_taxes_of_an_opponent_with_several_containers() -> None:
    t = table(
        3, hand={0: "beer_taxes"}, village={1: "beer_container:1 beer_container:2", 2: "beer_container:1"}
    )
    t.play("play beer_taxes")
    assert t.asked == "0 rob" and t.legal == ["rob 1 beer_container 1", "rob 1 beer_container 2"]
    t.play("rob 1 beer_container 1")
    assert t.asked == "0 turn" and t.coins(0) == (2, 0)
    assert t.village(1) == "beer_container beer_container:2" and t.village(2) == "beer_container"

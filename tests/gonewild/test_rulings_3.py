"""Rulings 19 to 37 of the facts: bonuses, hidden hands, storage, favours that run out, ties."""

from __future__ import annotations

import pytest

from longhouse.games.gonewild.data import BONUSES
from longhouse.games.gonewild.events import TokensLost, TokensStored

from .build import Table, table


def test_ruling_19_four_players_share_a_bonus() -> None:
    t = table(4, target=1, points={0: 1}, village=dict.fromkeys(range(4), "brewery"))
    t.end_turns()
    assert t.points == [2, 1, 1, 1]


def test_ruling_20_tokens_are_not_limited() -> None:
    full = "brewery brewery brewery beer_container:4 beer_container:4 beer_container:4"
    t = table(4, level=dict.fromkeys(range(4), 3), village=dict.fromkeys(range(4), full))
    t.end_turns()
    while t.state.ask != "turn":
        t.play(t.legal[0])
    assert sum(t.state.tokens) == 60, "of 25 barrels"


def test_ruling_21_hands_are_hidden_and_all_else_is_open() -> None:
    t = table(
        3,
        hand={0: "pigator beer", 1: "cannon"},
        discard={1: "sword"},
        village={1: "beer_container:2"},
        missions={1: "money worker"},
    )
    for viewer in (0, 2, None):
        seen = t.view(viewer)["seats"][1]
        assert seen["hand"] is None and seen["hand_count"] == 1 and seen["deck_count"] == 10
        assert seen["known"] == [] and seen["hidden"] == sorted((*t.state.deck[1], *t.state.hand[1]))
        assert seen["discard"] and seen["missions"] == [0, 2] and seen["buildings"][0]["tokens"] == 2
    own = t.view(1)["seats"][1]
    assert own["hand"] == [6] and own["hidden"] == sorted(t.state.deck[1]), "not the order of its own deck"
    t.play("play beer")
    assert t.view(2)["seats"][0]["area"] == [0]


def test_ruling_22_repulsed_units_are_never_lost() -> None:
    t = table(hand={0: "elf_archer", 1: "cannon"}, village={1: "brewery"})
    t.attack("1 brewery 1", "elf_archer")
    t.play("react cannon")
    assert t.area(0) == "elf_archer"
    t.end_turns()
    assert t.discard(0) == "elf_archer" and t.discard(1) == "cannon" and t.state.guards == ()


def test_ruling_23_a_defender_with_cards_is_always_asked() -> None:
    t = table(hand={0: "warrior", 1: "beer"}, village={1: "brewery"})
    t.attack("1 brewery 1", "warrior")
    assert t.asked == "1 react" and t.legal == ["react none"]
    assert t.why("react beer") == "This is not a defence card."
    t.play("react none")
    assert t.village(1) == "brewery!"


def test_ruling_23_also_when_one_card_is_enough_or_none_would_help() -> None:
    t = table(hand={0: "pigator", 1: "cannon beer"}, village={1: "brewery"})
    t.attack("1 brewery 1", "pigator")
    assert t.legal == ["react cannon", "react none"]
    t.play("react cannon")
    assert t.asked == "1 react" and t.legal == ["react none"]


def test_ruling_23_not_with_an_empty_hand() -> None:
    t = table(hand={0: "warrior"}, village={1: "brewery"})
    t.attack("1 brewery 1", "warrior")
    assert t.asked == "0 turn"


@pytest.mark.parametrize("rules", [1, 2])
def test_ruling_24_unspent_tokens_without_a_container_are_lost(rules: int) -> None:
    """What was lost is told by resource since version 2."""
    full = "brewery:1 brewery:1 gold_factory:1 beer_container:3"
    t = table(village={0: full}, level={0: 2}, rules=rules)
    story = t.end_turns()
    stored = story.only(TokensStored)
    assert [(e.seat, e.beer, e.gold, e.lost) for e in stored] == [(0, 4, 0, 2 if rules == 1 else 0)]
    lost = [(e.seat, e.beer, e.gold, e.why) for e in story.only(TokensLost)]
    assert lost == ([(0, 1, 1, "room")] if rules == 2 else [])
    assert t.village(0) == "brewery:1 brewery:1 gold_factory:1 beer_container:4", "freshly produced"
    assert t.points == [1, 0]


@pytest.mark.parametrize(("fill", "points"), [("fill 4", 1), ("fill 3", 0)])
def test_ruling_24_stored_tokens_may_be_moved(fill: str, points: int) -> None:
    """Two containers with 2 and 2 and a new barrel: 4 and 1 or 3 and 2."""
    t = table(village={0: "brewery:1 beer_container:2 beer_container:2"})
    t.end_turns()
    assert t.asked == "0 fill" and t.legal == ["fill 3", "fill 4"]
    t.play(fill)
    first = int(fill[-1])
    assert t.village(0) == f"brewery:1 beer_container:{first} beer_container:{5 - first}"
    assert t.points == [points, 0]


def test_ruling_25_no_attack_below_the_visible_defence() -> None:
    t = table(hand={0: "warrior elf_archer", 1: "beer"}, village={1: "beer_container tavern"})
    assert not t.can("attack 1 hall")
    assert t.why("attack 1 hall") == "You can gather strength 3 now, and it takes 4."
    t.play("attack 1 beer_container 1", "send elf_archer")
    assert not t.can("strike") and t.why("strike") == "The attack is still weaker than the defence."
    t.play("send warrior")
    assert t.can("strike"), "equal is enough"


def test_ruling_26_purchases_upgrades_and_changes_are_spending() -> None:
    t = table(pool=(0, 2), missions={0: "money worker"}, mission_deck="shield")
    t.play("change 2")
    assert t.state.spent == (0, 1) and not t.can("complete 1")
    t.play("build beer_container", "complete 1")
    assert t.points == [1, 0]
    t = table(pool=(0, 3), missions={0: "money"})
    t.play("upgrade", "complete 1")
    assert t.points == [1, 0]


def test_ruling_26_exchanging_is_not_spending() -> None:
    t = table(pool=(4, 4), missions={0: "money thirsty"})
    t.play("exchange beer", "exchange beer", "exchange gold", "exchange gold")
    assert t.state.spent == (0, 0) and not t.offers("complete")


def complete_at(points: int, favours: str, open: str) -> Table:
    """One more point brings a favour."""
    t = table(points={0: points}, pool=(0, 2), missions={0: "money"}, favours=favours, open=open)
    t.play("buy cannon", "complete 1")
    return t


def test_ruling_27_open_favours_when_the_deck_is_empty() -> None:
    t = complete_at(4, "", "thor grendel")
    assert t.asked == "0 favour" and t.legal == ["favour thor", "favour grendel"]
    t.play("favour thor")
    assert t.view()["favours"] == {"deck": 0, "open": [28], "flipped": None, "gone": [27]}
    t = complete_at(11, "", "grendel")
    t.play("favour grendel")
    assert t.view()["favours"]["open"] == [] and t.area(0) == "cannon grendel"


def test_ruling_27_none_left() -> None:
    t = complete_at(4, "", "")
    assert t.asked == "0 turn" and t.points[0] == 5


def test_ruling_28_storage_from_the_first_player_on() -> None:
    """Each moves and gets the points before the next one, thresholds included."""
    full = "beer_container:4"
    t = table(3, turn=0, first=1, village=dict.fromkeys(range(3), full), points={0: 4, 1: 4, 2: 4})
    t.play("end turn")
    order = []
    while t.state.ask == "favour":
        order.append(t.state.who)
        assert t.points[t.state.who] == 5
        t.play(t.legal[0])
    assert order == [1, 2, 0]


def test_ruling_29_a_looted_token_on_the_hall_is_not_stored() -> None:
    """Neither in a container that became free, nor kept for the next round."""
    t = table(hand={0: "warrior"}, village={0: "gold_container:4"}, pool=(0, 0))
    t.play("attack draco", "send warrior", "strike", "take gold")
    assert t.coins(0) == (0, 1) and t.funds == (0, 5)
    t.play("use gold_container 1")
    assert t.village(0) == "gold_container:3"
    t.end_turns()
    assert t.coins(0) == (0, 0) and t.village(0) == "gold_container:3" and t.points == [0, 0]


@pytest.mark.parametrize("target", ["draco", "undead 1"])
def test_ruling_30_heroes_against_draco_and_undead(target: str) -> None:
    t = table(
        hand={0: "thor"},
        village={0: "gold_container"},
        path="undead_gold sword scroll shaman gold_bars",
    )
    t.play(f"attack {target}", "send thor", "strike")
    if target == "draco":
        t.play("take gold")
    assert t.village(0) == "gold_container:1" and t.pool == (0, 0), "a token, not a resource of the turn"


def test_ruling_31_a_returned_building_and_the_defence_cards_on_it() -> None:
    t = table(
        3,
        hand={0: "elf_archer", 1: "cannon shockwave_tower", 2: "warrior"},
        village={1: "brewery tavern", 0: "brewery"},
    )
    t.attack("1 brewery 1", "elf_archer")
    t.play("react cannon", "react shockwave_tower", "end turn")
    assert [row["defence"] for row in t.view()["seats"][1]["buildings"]] == [4, 3, 5]
    t.play("return brewery 1")
    assert [row["defence"] for row in t.view()["seats"][1]["buildings"]] == [2, 4]
    assert t.area(1) == "cannon shockwave_tower" and t.state.guards == ()
    t.play("end turn")
    assert not t.can("attack 1 tavern 1") and t.can("attack 0 brewery 1"), "still counts as attacked"
    t.end_turns()
    assert t.discard(1) == "cannon shockwave_tower"


def test_ruling_32_a_damaged_hall_is_upgraded() -> None:
    t = table(hand={0: "bone_crusher", 1: "gold*3"})
    t.attack("1 hall", "bone_crusher")
    t.play("react none", "end turn", "play resources", "upgrade")
    assert t.village(1) == "hall+!"
    t.end_turns()
    assert t.village(1) == "" and t.state.level[1] == 1


def tied(villages: dict[int, str], bonuses: str) -> Table:
    """Three players at the end with the same points, before bonuses that nobody gets."""
    t = table(
        3, target=10, points={0: 10, 1: 10, 2: 5}, village=villages, bonuses=bonuses, favours="", open=""
    )
    t.end_turns()
    assert t.asked == "over"
    return t


def test_ruling_33_a_tie_is_broken_among_the_tied_players_only() -> None:
    """Seat 2 has most buildings and most of all else, but does not take part."""
    t = tied({0: "brewery", 2: "brewery tavern"}, "king_pig follower miner beer_tycoon")
    result = t.match.outcome
    assert result is not None and (result.winners, result.reason) == ((0,), "bonus")
    assert BONUSES[t.state.spare[-1]] == "builder"
    assert all(BONUSES[bonus] in ("defender", "conqueror", "accomplisher") for bonus in t.state.spare[:-1])
    assert t.points == [10, 10, 5], "a tie-break brings no points"


def test_ruling_33_shared_victory_when_all_unused_bonuses_are_drawn() -> None:
    t = tied({2: "brewery"}, "king_pig follower miner beer_tycoon")
    result = t.match.outcome
    assert result is not None and (result.winners, result.reason) == ((0, 1), "shared")
    assert sorted(t.state.spare) == [0, 3, 4, 5]


def test_ruling_34_a_changed_mission_goes_to_the_bottom() -> None:
    t = table(pool=(0, 3), missions={0: "money worker"}, mission_deck="beer gold")
    t.play("change 1")
    assert t.missions(0) == "beer worker" and t.pool == (0, 2)
    assert [t.state.mission_deck[-1], len(t.state.mission_deck)] == [0, 2]
    assert not t.can("change 2") and t.why("change 2") == "You have already changed a mission this turn."
    assert t.view()["missions"]["buried"] == [0]


def test_ruling_34_no_change_with_an_empty_deck_or_without_gold() -> None:
    t = table(pool=(0, 1), missions={0: "money worker"})
    assert not t.can("change 1") and t.why("change 1") == "The mission deck is empty."
    t = table(pool=(9, 0), missions={0: "money worker"}, mission_deck="beer")
    assert not t.can("change 1")


def test_ruling_35_deck_and_discard_both_empty() -> None:
    t = table(hand={0: "scroll"}, deck={0: "beer"})
    t.play("play scroll")
    assert t.hand(0) == "beer" and t.deck(0) == t.discard(0) == ""
    t.play("end turn", "end turn")
    assert t.hand(0) == "beer scroll", "the next round draws only what there is"


def test_ruling_36_bonuses_bring_no_favour() -> None:
    t = table(
        target=10, points={0: 10, 1: 4}, village={1: "brewery"}, bonuses="builder miner king_pig follower"
    )
    t.end_turns()
    assert t.asked == "over" and t.points == [10, 10] and t.area(1) == ""


def test_ruling_37_in_version_1_only_damage_kept_a_building_from_being_attacked() -> None:
    """Without a damage token it could be attacked again, its defence cards still on it."""
    t = table(
        3,
        hand={0: "warrior*2", 1: "cannon warrior", 2: "bear_rider"},
        village={1: "brewery tavern brewery", 0: "brewery"},
        rules=1,
    )
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon", "react none")
    t.attack("1 brewery 2", "warrior")
    t.play("react none", "end turn")
    t.attack("0 brewery 1", "warrior")
    t.play("end turn")
    assert t.offers("attack 1") == ["attack 1 brewery 1", "attack 1 tavern 1"]
    assert t.why("attack 1 brewery 2") == "It already has a damage token."
    t.attack("1 brewery 1", "bear_rider")
    assert t.village(1) == "brewery! brewery! tavern"

"""Special tiles of the progress version: how they are got, and what each does (facts B4, B6)."""

from __future__ import annotations

import pytest

from longhouse.games.wikinger import events
from longhouse.games.wikinger.data import COLUMNS

from .build import Table, table

VERSIONS = ["progress", "progress-no-auction"]
LAND = ".\n.\n<@ =@ >\n<@ >\n<@ =@ >@\n<@ =@"  # nobles 2, scouts 1, goldsmiths 3, fishermen 2


def take(open: str, kind: str, home: str = ".", wheel: str = "0<fi 1<fi 5<bo", **more: object) -> Table:
    """Seat A buys the most expensive set, puts it first in the warrior row and takes a special tile."""
    t = table(2, "progress", homes={"A": home}, wheel=wheel, open=open, **more)  # type: ignore[arg-type]
    t.play("buy 6", "tile warrior 1", f"take {kind}")
    return t


# -- getting them


@pytest.mark.parametrize("version", VERSIONS)
def test_b6_most_expensive_set_still_on_the_wheel(version: str) -> None:
    t = table(2, version, wheel="0<fi 1<fi 2<go 5<go", open="boat")
    t.play("buy 3", "tile goldsmith 1", "settle base")
    assert t.asked == "B buy", "not the most expensive"
    t.play("buy 6", "tile noble 1")
    assert t.asked == "B take"


def test_b6_the_next_most_expensive_brings_one_too() -> None:
    t = table(2, "progress", wheel="0<fi 1<fi 2<bo 5<bo", open="boat noble")
    t.play("buy 6", "tile noble 1", "take boat")
    assert t.asked == "B buy"
    t.play("buy 3", "tile noble 1")
    assert t.asked == "B take" and t.legal == ["take noble", "take none"]


def test_b6_never_at_price_0() -> None:
    t = table(2, "progress", wheel="0<fi", open="boat", round=1)
    t.play("buy 1", "tile noble 1")
    assert t.state.ask != "take" and t.held("A") == ""


def test_b6_a_set_that_was_dear_once_but_is_at_0_now_brings_none() -> None:
    t = table(2, "progress", wheel="0<fi 7<bo", open="boat")
    t.play("buy 1", "tile noble 1")
    assert t.wheel() == "0<bo"
    t.play("buy 8", "tile noble 1")
    assert t.held("B") == "" and t.view["round"] == 2


def test_b6_taking_is_optional() -> None:
    t = take("boat noble", "none")
    assert t.held("A") == "" and t.asked == "B buy" and t.view["specials"] == [2, 3]


def test_b6_no_refill_before_the_next_round() -> None:
    t = take("boat noble coins trade", "noble")
    assert len(t.view["specials"]) == 3


def test_no_open_tile_no_question() -> None:
    t = table(2, "progress", wheel="0<fi 1<fi 5<bo", open="")
    t.play("buy 6", "tile noble 1")
    assert t.asked == "B buy"


def test_b6_left_tiles_stay_and_the_spaces_are_refilled_to_four() -> None:
    t = table(2, "progress", wheel="0<bo", open="coins")
    t.state.specials = (2, 2, 3, 6, 6)
    t.play("buy 1", "tile noble 1")
    assert t.view["specials"] == [0, 2, 2, 3] and list(t.state.specials) == [6, 6]


def test_b6_refill_while_the_stacks_last() -> None:
    t = table(2, "progress", wheel="0<bo", open="coins")
    t.state.specials = (6,)
    t.play("buy 1", "tile noble 1")
    assert t.view["specials"] == [0, 6] and not list(t.state.specials)


def test_only_open_tiles_can_be_taken() -> None:
    t = table(2, "progress", wheel="0<fi 1<fi 5<bo", open="boat")
    t.play("buy 6", "tile noble 1")
    assert t.why("take coins") == "There is no such special tile to take."


def test_basic_game_has_none() -> None:
    t = table(2, "basic", wheel="0<fi 1<fi 5<bo", open="")
    t.play("buy 6", "tile noble 1")
    assert t.asked == "B buy"


def test_b6_paid_and_placed_before_the_tile_is_taken() -> None:
    """The 5 coins cannot pay for the set itself."""
    t = table(2, "progress", wheel="0<fi 1<fi 5<bo", open="coins", gold={"A": 3}, points={"A": 1})
    assert "buy 6" not in t.legal


# -- what they do


def test_b4_coins_at_once_and_out_of_the_game() -> None:
    t = take("coins", "coins")
    assert t.purse("A") == (30 - 5 + 5, 10) and t.held("A") == "" and t.view["specials"] == []


@pytest.mark.parametrize(("count", "small"), [(0, 9), (1, 12), (2, 15), (3, 18)])
def test_b4_goldsmith_tile_in_both_scorings(count: int, small: int) -> None:
    held = {"A": "goldsmith " * count}
    for round in (1, 2):
        t = table(2, "progress", homes={"A": LAND}, held=held, round=round)
        assert t.end_round().sources("A")["goldsmiths"] == (0, small)


@pytest.mark.parametrize(
    ("kind", "source", "points"),
    [
        ("noble", "nobles", 6),
        ("noble noble", "nobles", 8),
        ("scout", "scouts", 4),
        ("fisherman", "fishermen", 2),
    ],
)
def test_b4_one_more_point_each_in_large_scorings_only(kind: str, source: str, points: int) -> None:
    t = table(2, "progress", homes={"A": LAND}, held={"A": kind}, round=2)
    assert t.end_round().sources("A")[source] == (points, 0)
    t = table(2, "progress", homes={"A": LAND}, held={"A": kind}, round=3)
    assert t.end_round().gains("A") == (0, 9)


def test_b4_threatened_vikings_bring_no_extra() -> None:
    held = {"A": "noble scout fisherman goldsmith"}
    t = table(2, "progress", homes={"A": "B\n<\n<@\n<@\n<@\n<@"}, held=held, round=2)
    assert t.end_round().gains("A") == (0, 0)


def test_b4_boatsman_tile_counts_for_the_majority_only() -> None:
    t = table(2, "progress", held={"A": "boatsman boatsman"}, base={"B": "boatsman"}, round=6)
    assert t.home("A")["boatsmen"] == 2 and t.home("A")["mouths"] == 0, "pictured ones never eat"
    told = t.end_round()
    assert told.sources("A")["boatsmen"] == (10, 0) and "boatsmen" not in told.sources("B")


@pytest.mark.parametrize(("fishermen", "waiting", "points"), [(2, 4, 12), (1, 9, -5), (1, 4, 0)])
def test_b4_supply_tile_pays_3_and_still_costs_1(fishermen: int, waiting: int, points: int) -> None:
    home = ".\n.\n.\n.\n.\n" + " ".join(["<@", "=@"][:fishermen])
    t = table(2, "progress", homes={"A": home}, base={"A": "noble " * waiting}, held={"A": "supply"}, round=6)
    assert t.end_round().sources("A").get("supply", (0, 0)) == (points, 0)


def test_b4_trade_tile_3_to_1() -> None:
    t = table(2, "progress", held={"A": "trade"}, gold={"A": 14, "B": 14}, round=6)
    told = t.end_round()
    assert told.sources("A")["gold"] == (4, -12) and told.sources("B")["gold"] == (2, -10)
    assert t.purse("A")[0] == 2 and t.purse("B")[0] == 4


# -- buildings

KINDS = {"farm": "F", "church": "C", "village": "V", "monument": "M"}


@pytest.mark.parametrize(("kind", "letter"), KINDS.items())
def test_b4_building_replaces_the_same_building_at_once(kind: str, letter: str) -> None:
    others = " ".join(symbol for symbol in KINDS.values() if symbol != letter)
    t = take(kind, kind, f".\n.\n< {letter}@ {others}")
    assert t.land("A").split(" / ")[2] == f"< {letter}!@ {others}", "the same cell, and its Viking stays"
    assert t.held("A") == "" and t.asked == "B buy"


def test_b4_building_choice_among_several() -> None:
    t = take("church", "church", ".\n.\n< C F C\n< C")
    assert t.asked == "A exchange" and t.legal == ["exchange noble 2", "exchange noble 4", "exchange scout 2"]
    assert t.why("exchange noble 3") == "There is no ordinary tile with the same building."
    told = t.play("exchange noble 4")
    assert events.BuildingExchanged(0, 10, 2 * COLUMNS + 3) in told
    assert t.land("A") == ". / < / < C F C! / < C" and t.asked == "B buy"


def test_b4_what_has_been_exchanged_is_no_ordinary_tile_any_more() -> None:
    t = take("church", "church", ".\n.\n< C! C F C")
    assert t.legal == ["exchange noble 3", "exchange noble 5"]


def test_b6_the_tile_just_placed_may_be_exchanged() -> None:
    t = table(2, "progress", homes={"A": ".\n.\n<"}, wheel="0<fi 1<fi 5Cno", open="church")
    t.play("buy 6", "tile noble 2", "settle island", "take church")
    assert t.land("A") == ". / . / < C!@"


def test_b4_building_is_held_when_none_is_owned() -> None:
    t = take("church", "church", ".\n.\n< F")
    assert t.held("A") == "church" and t.land("A") == ". / < / < F" and t.asked == "B buy"


def test_b4_a_held_building_takes_the_place_of_the_next_such_tile() -> None:
    t = table(2, "progress", homes={"A": ".\n.\n<"}, held={"A": "church"}, wheel="0<fi 1Cno 5<bo 6<bo")
    told = t.play("buy 2", "tile noble 2")
    assert "BuildingExchanged" in told.kinds() and t.held("A") == ""
    t.play("settle island")
    assert t.land("A") == ". / . / < C!@", "the bought Viking may stand on it"


def test_b4_a_held_building_waits_for_its_own_kind() -> None:
    t = table(2, "progress", homes={"A": ".\n.\n<"}, held={"A": "church"}, wheel="0<fi 1Fno 5<bo 6<bo")
    assert "BuildingExchanged" not in t.play("buy 2", "tile noble 2").kinds()
    assert t.held("A") == "church"


def test_b6_a_held_building_stays_when_the_new_tile_is_discarded() -> None:
    home = ".\n< >\n< >\n< >\n< >\n< >"
    t = table(2, "progress", homes={"A": home}, held={"A": "church"}, wheel="0<fi 1Cno 5<bo")
    told = t.play("buy 2")
    assert "TileDiscarded" in told.kinds() and t.held("A") == "church"


def test_b6_a_held_building_scores_nothing() -> None:
    t = table(2, "progress", homes={"A": ".\n.\n<@"}, held={"A": "church"}, points={"A": 20}, round=6)
    assert "buildings" not in t.end_round().sources("A")


def test_a_building_special_is_a_middle_of_its_island() -> None:
    t = table(2, "progress", homes={"A": ".\n.\n< C! >"})
    assert t.home("A")["islands"] == [3]


def final_buildings(home: str) -> int:
    t = table(2, "progress", homes={"A": home}, points={"A": 50}, round=6)
    return t.end_round().sources("A").get("buildings", (0, 0))[0]


def test_b4_building_counts_9_cells() -> None:
    """Itself and its 8 neighbours: at most 9; those further away do not count."""
    full = "<@ =@ =@ =@ =@"
    assert final_buildings(f".\n{full}\n{full}\n<@ =@ C!@ =@ =@\n{full}\n{full}") == 9
    assert final_buildings(".\n< = = =\n<@ = = =@\n<@ = C! =@\n< = = =@\n< = = =") == 3


def test_b6_neighbours_are_in_rows_1_to_5() -> None:
    full = "<@ =@ =@ =@"
    assert final_buildings(f"R R R\n<@ =@ C!@ =@\n{full}\n{full}") == 6, "the ship row does not count"
    assert final_buildings(f".\n.\n.\n{full}\n{full}\n<@ =@ C!@ =@") == 6


def test_b4_a_threatened_building_scores_nothing_threatened_neighbours_count() -> None:
    assert final_buildings(". B\n< = =\n< = =\n<@ C!@ =@") == 0
    assert final_buildings("B . B\n< = =\n< = =\n<@ C!@ =@") == 3
    assert final_buildings(". R\n< = =\n< = =\n<@ C!@ =@") == 3, "a red ship does not reach the scouts"
    assert final_buildings(". B\n< =@ =\n< = =\n<@ C!@ =@") == 3, "repelled"


def test_b6_buildings_one_beside_the_other_count_each() -> None:
    assert final_buildings(".\n.\n<@ C!@ V!@ =@") == 6


def test_b6_vikings_on_a_building_special_do_not_eat_but_fishermen_feed() -> None:
    t = table(2, "progress", homes={"A": ".\n.\n<@ C!@\n.\n.\n<@ V!@"})
    assert (t.home("A")["food"], t.home("A")["mouths"]) == (10, 2)

"""Every worked example of the rulebook, with its numbers."""

from __future__ import annotations

import pytest

from longhouse.games.wikinger import events
from longhouse.games.wikinger.conformance import naive
from longhouse.games.wikinger.data import COLOURS

from .build import table

OFFERING = "0<fi 1<fi 2<fi 3=go 4=go 5=go 6>no 7>no 8>wa 9Rwa 10Gbo 11Bbo"  # no scout was drawn


# -- the wheel


def test_example_a_completed_offering() -> None:
    """A warrior for 8, a fisherman for 1 or any other set, but not the fisherman for 0."""
    t = table(wheel=OFFERING)
    assert t.legal == [f"buy {place}" for place in range(2, 13)]
    assert t.why("buy 1") == "The set at 0 may be taken only when its Viking is the last of its colour."
    told = t.play("buy 9")
    assert events.SetBought(0, 8, 5, COLOURS.index("warrior"), 8, 0) in told
    assert t.purse("A") == (22, 10)


@pytest.mark.parametrize("order", [("2", "3"), ("3", "2")])
def test_example_acquisition_at_0(order: tuple[str, str]) -> None:
    """The fishermen at 1 and 2 must go first, in whatever order; then the one at 0 is free to take."""
    t = table(wheel=OFFERING)
    for place in order:
        assert "buy 1" not in t.legal
        t.play(f"buy {place}", "tile noble 1")
    assert t.wheel().startswith("0<fi 3Fgo") and "buy 1" in t.legal


def test_example_move_the_wheel() -> None:
    """The last fisherman at 0 is taken: the wheel turns until the yellow Viking is next to 0."""
    t = table(wheel="0<fi 3=go 4=go 8>wa 11Bbo")
    told = t.play("buy 1")
    assert events.WheelTurned(3) in told
    assert t.wheel() == "0Fgo 1Fgo 5>wa 8Bbo", "all sets are reduced in price"


def test_example_the_wheel_stands_while_there_is_a_set_at_0() -> None:
    t = table(wheel=OFFERING)
    assert "WheelTurned" not in t.play("buy 2").kinds()
    assert t.wheel().startswith("0<fi 2<fi 3Fgo")


# -- placing


PLACES = """
    .  R  .
    <  =  .
    .  .  .
    .  .  .
    <  >  .
"""


@pytest.mark.parametrize(
    ("tile", "cells"),
    [
        ("R", "ship 1, ship 3"),
        ("<", "noble 1, noble 2, scout 1, scout 2, goldsmith 3, fisherman 1, fisherman 2"),
        ("=", "warrior 3, noble 2, scout 2, fisherman 2"),
        (">", "warrior 3, noble 2, scout 2, fisherman 2"),
    ],
    ids=["ship", "left", "middle", "right"],
)
def test_example_for_placing_tiles(tile: str, cells: str) -> None:
    """Ships beside a ship; islands where a side touches and the edges match."""
    t = table(homes={"A": PLACES}, wheel=f"0<bo 1{tile}bo")
    t.play("buy 2")
    assert ", ".join(text.removeprefix("tile ") for text in t.legal) == cells


def test_example_a_tile_is_not_turned_round() -> None:
    """A right end does not go where a left end would."""
    t = table(homes={"A": PLACES}, wheel="0<bo 1>bo")
    t.play("buy 2")
    assert t.why("tile noble 1") == "Land must meet land, and sea must meet sea or the base."


def test_example_sea_not_beside_land() -> None:
    t = table(homes={"A": PLACES}, wheel="0<bo 1<bo")
    t.play("buy 2")
    assert t.why("tile warrior 3") == "Land must meet land, and sea must meet sea or the base."


def test_example_1_scout_with_a_tile_on_the_noble_row() -> None:
    """The scout goes to the base, without being asked."""
    t = table(wheel="0<bo 1<sc")
    told = t.play("buy 2", "tile noble 1")
    assert events.VikingSettled(0, COLOURS.index("scout"), -1) in told
    assert t.base("A") == "scout" and t.asked == "B buy"


def test_example_2_goldsmith_on_the_goldsmith_row() -> None:
    """He may stand on that tile."""
    t = table(wheel="0<bo 1<go")
    t.play("buy 2", "tile goldsmith 1")
    assert t.asked == "A settle" and t.legal == ["settle base", "settle island"]
    t.play("settle island")
    assert t.land("A") == ". / . / . / . / <@" and t.base("A") == ""


# -- scoring

LARGE = """
    {}  B  R
    <   =@ =@ >
    <@  =@ =  >
    <@  =@ =  =@ >
    <@  =@ =  =  =@ >
    <@  =  =  =  =  =@
"""


@pytest.mark.parametrize("sail", ["Y", "B"])
def test_example_of_a_large_scoring(sail: str) -> None:
    """Two ships repelled, one not; 8 points and 9 gold. The unrepelled ship reaches the goldsmiths."""
    t = table(homes={"A": LARGE.format(sail)}, gold={"A": 0}, round=2)
    told = t.end_round()
    assert told.sources("A") == {"ships": (3, 3), "nobles": (2, 0), "scouts": (3, 0), "goldsmiths": (0, 6)}
    assert told.gains("A") == (8, 9) and t.purse("A") == (9, 18)


@pytest.mark.parametrize("sail", ["Y", "B"])
def test_example_the_same_as_a_small_scoring(sail: str) -> None:
    t = table(homes={"A": LARGE.format(sail)}, gold={"A": 0}, round=1)
    assert t.end_round().gains("A") == (0, 6) and t.purse("A") == (6, 10)


def test_example_of_a_large_scoring_by_the_naive_scorer() -> None:
    home = naive.read(table(homes={"A": LARGE.format("Y")}).view, 0)
    assert naive.large(home) == (8, 9) and naive.small(home) == (0, 6)


def test_example_the_green_ship_threatens_down_to_the_scout_and_the_warrior_repels() -> None:
    column = "G B\n< >@\n< >\n<@ >@\n<@ >@\n<@ >@"
    t = table(homes={"A": column})
    assert t.threatened("A") == "warrior 1, noble 1, scout 1"


LOADS = {
    "ferry fisherman 1, ferry fisherman 2, ferry fisherman 3": "goldsmith scout scout",
    "ferry goldsmith 1, stop": "fisherman fisherman fisherman scout scout",
    "ferry scout 1, ferry scout 2": "fisherman fisherman fisherman goldsmith",
    "ferry scout 1, ferry goldsmith 1, ferry fisherman 1": "fisherman fisherman scout",
}


@pytest.mark.parametrize(("load", "left"), LOADS.items(), ids=["3-fishermen", "1-goldsmith", "2-scouts", "3"])
def test_example_boatsman(load: str, left: str) -> None:
    """Of 3 fishermen, 1 goldsmith and 2 scouts one boatsman moves one of four loads, and no more."""
    homes = {"A": ".\n.\n.\n< = =\n< = =\n< = = ="}
    base = {"A": "boatsman fisherman fisherman fisherman goldsmith scout scout"}
    t = table(homes=homes, base=base, round=2)
    t.end_round()
    assert t.asked == "A ferry"
    t.play(*load.split(", "))
    assert t.base("A") == left and not t.asked.endswith("ferry"), "the boatsman is spent"


def test_example_boatsman_no_mixture() -> None:
    """Two of one colour and one of another are no load."""
    homes = {"A": ".\n.\n.\n< = =\n< = =\n< = = ="}
    t = table(homes=homes, base={"A": "boatsman boatsman fisherman fisherman goldsmith scout"}, round=2)
    t.end_round()
    t.play("ferry fisherman 1", "ferry fisherman 2")
    assert t.legal != [] and not any(text.startswith("ferry fisherman") for text in t.legal)
    t = table(homes=homes, base={"A": "boatsman fisherman fisherman goldsmith scout"}, round=2)
    t.end_round()
    t.play("ferry fisherman 1", "ferry goldsmith 1")
    reason = "One boatsman carries Vikings of one colour, or all of different colours."
    assert t.why("ferry fisherman 2") == reason
    assert t.legal == ["ferry scout 1", "ferry scout 2", "ferry scout 3", "stop"]


# -- final scoring


def test_example_three_completed_islands() -> None:
    """Whoever has most gets 7; Vikings play no part, unfinished ones do not count."""
    homes = {"A": ".\n< > < = >\n< = = .\n. . < >", "B": ".\n< >\n< = >"}
    t = table(homes=homes, round=6)
    assert t.home("A")["islands"] == [2, 3, 2]
    assert t.end_round().sources("A")["islands"] == (7, 0)


def test_example_one_island_of_length_6() -> None:
    t = table(homes={"A": ".\n.\n< = = = = >", "B": ".\n< = = >\n< >"}, round=6)
    assert t.home("A")["islands"] == [6]
    told = t.end_round()
    assert told.sources("A")["longest"] == (5, 0) and "longest" not in told.sources("B")
    assert told.sources("B")["islands"] == (7, 0)


def supplied(fishermen: int) -> tuple[int, int]:
    """Supply points of 23 Vikings with so many fishermen on islands, and the points before."""
    row = " ".join(["<@", *["=@"] * (fishermen - 1)])
    waiting = "noble " * (23 - fishermen)
    t = table(homes={"A": f".\n.\n.\n.\n.\n{row}"}, base={"A": waiting}, round=6, points={"A": 20})
    told = t.end_round()
    return told.sources("A")["supply"]


def test_example_supply_of_player_a() -> None:
    """23 Vikings, 5 fishermen: 2 more could be fed, 4 points."""
    assert supplied(5) == (4, 0)


def test_example_supply_of_player_b() -> None:
    """23 Vikings, 3 fishermen: 8 cannot be fed, 8 points lost."""
    assert supplied(3) == (-8, 0)


def test_example_unrepelled_green_ship_costs_5_gold_and_blue_3_points() -> None:
    t = table(homes={"A": "G B"}, gold={"A": 9}, round=6)
    told = t.end_round()
    assert events.Scored(0, "raids", 0, -5) in told and events.Scored(0, "raids", -3, 0) in told
    assert t.purse("A") == (4, 7)


# -- progress version


def test_progress_example_1_laying_colours_from_11_down() -> None:
    """A boatsman leaves; goldsmiths on 11 and 10, then fishermen on 9, 8, 7 and 6, until all 12 lie."""
    drawn = "goldsmith " * 2 + "fisherman " * 4 + "scout noble warrior warrior boatsman boatsman boatsman"
    t = table(3, "progress", ask="bid", drawn=drawn, start="B")
    t.play("bid 0", "pass", "pass")
    assert t.asked == "B remove"
    t.play("remove boatsman")
    assert t.asked == "B lay" and sum(s["tile"] >= 0 for s in t.view["wheel"] if s) == 12
    t.play("lay goldsmith")
    assert t.asked == "C lay"
    t.play("lay fisherman")
    colours = [COLOURS[s["colour"]] if s["colour"] >= 0 else "" for s in t.sets]
    assert colours == [""] * 6 + ["fisherman"] * 4 + ["goldsmith"] * 2
    assert t.asked == "A lay" and t.legal == ["lay scout", "lay noble", "lay warrior", "lay boatsman"]
    t.play("lay warrior", "lay scout", "lay noble")
    colours = [COLOURS[s["colour"]] for s in t.sets]
    assert colours[:6] == ["boatsman", "boatsman", "noble", "scout", "warrior", "warrior"]
    assert t.asked == "B buy", "the start player begins"


def test_progress_example_2_two_boatsmen_move_two_vikings() -> None:
    homes = {"A": ".\n< =\n< ="}
    t = table(2, "progress", homes=homes, base={"A": "boatsman boatsman noble noble warrior"}, round=2)
    t.end_round()
    t.play("ferry noble 1", "ferry noble 2")
    assert t.base("A") == "warrior" and t.asked != "A ferry"


def test_progress_example_3_the_most_expensive_set_brings_a_special_tile() -> None:
    """The ship and warrior for 10 coins, when no set is at 11."""
    t = table(2, "progress", wheel="0<fi 1<fi 4=go 10Rwa", open="coins boat noble trade")
    t.play("buy 11", "tile ship 1")
    assert t.asked == "A take" and t.purse("A") == (20, 10)
    assert t.legal == ["take coins", "take boat", "take noble", "take trade", "take none"]

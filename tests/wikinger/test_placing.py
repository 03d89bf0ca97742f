"""Geometry (facts B5): where ships and islands may lie, and who may stand on them."""

from __future__ import annotations

import pytest

from longhouse.games.wikinger import events

from .build import Table, table


def holding(tile: str, home: str, viking: str = "bo") -> Table:
    """Seat A has just bought this tile with this Viking."""
    t = table(homes={"A": home}, wheel=f"0<fi 1{tile}{viking} 2<bo")
    t.play("buy 2")
    return t


def cells(tile: str, home: str) -> list[str]:
    """Where the tile may go."""
    return [text.removeprefix("tile ") for text in holding(tile, home).legal]


# -- ships


@pytest.mark.parametrize(
    ("ships", "free"),
    [
        (".", [1, 2, 3]),
        ("R", [2]),
        (". R", [1, 3]),
        (". . R", [2]),
        ("R R", [3]),
        (". R R", [1]),
        ("R R R", [4]),
        ("R R R R", [5]),
    ],
    ids=str,
)
def test_b5_ships(ships: str, free: list[int]) -> None:
    """The first in columns 1 to 3, then beside a ship, column 4 only when 1 to 3 are full."""
    assert cells("G", ships) == [f"ship {column}" for column in free]


def test_b5_reasons_for_ships() -> None:
    t = holding("G", ". . R")
    assert t.why("tile ship 4") == "The first three columns must have their ships first."
    assert t.why("tile ship 1") == "A ship must lie beside another ship."
    assert t.why("tile ship 3") == "There is already a tile there."
    assert t.why("tile noble 1") == "A ship goes into the top row."
    reason = "The first ship goes into one of the first three columns."
    assert holding("G", ".").why("tile ship 4") == reason


def test_b5_no_island_in_the_ship_row() -> None:
    assert holding("<", "R").why("tile ship 2") == "Only ships go into the top row."


# -- islands


def test_b5_column_1_takes_left_ends_only() -> None:
    rows = ["warrior 1", "noble 1", "scout 1", "goldsmith 1", "fisherman 1"]
    assert cells("<", ".") == rows
    for tile in "=>":
        t = holding(tile, ".\n<")
        assert t.why("tile noble 1") == "Land must meet land, and sea must meet sea or the base."


def test_b5_edges_match_to_the_left() -> None:
    assert "warrior 2" not in cells("<", ".\n<") and "warrior 2" in cells("=", ".\n<")
    assert "warrior 3" in cells("<", ".\n< >") and "warrior 3" not in cells(">", ".\n< >")
    assert "warrior 3" in cells(">", ".\n< =")


def test_b5_edges_match_to_the_right() -> None:
    """Into a hole: both neighbours count."""
    hole = ".\n< . >\n< = >"
    assert [c for c in cells("=", hole) if c.startswith("warrior")] == ["warrior 2"]
    assert "warrior 2" not in cells(">", hole) + cells("<", hole)
    hole = ".\n. < >\n< = >"
    assert "warrior 1" not in cells("<", hole), "its land would meet the sea"
    assert "warrior 1" in cells("<", ".\n. = >\n< = >")
    hole = ".\n< > . < >\n< = = = >"
    assert "warrior 3" not in cells("<", hole) + cells("=", hole) + cells(">", hole), "fits nothing"


def test_b5_vertical_neighbours_need_not_match() -> None:
    assert "noble 2" in cells("<", ".\n< =") and "noble 2" in cells(">", ".\n< =")


def test_b5_contact_with_a_side() -> None:
    """Not by a corner only, and not far away."""
    t = holding("<", ".\n< =")
    for cell in ("noble 3", "warrior 4", "scout 2"):
        assert t.why(f"tile {cell}") == "One of its sides must touch another tile or the base."
    assert "noble 2" in [text.removeprefix("tile ") for text in t.legal]


def test_b5_gaps_are_legal() -> None:
    assert "noble 3" in cells("=", ".\n< = >"), "under the third tile, nothing to its left"


def test_b5_contact_from_below() -> None:
    assert "warrior 2" in cells("=", ".\n.\n< =")


def test_b5_a_ship_connects_a_warrior_row_tile() -> None:
    assert "warrior 3" in cells(">", ". . R")
    assert "warrior 3" not in cells(">", ". R")


def test_b5_the_top_arm_connects_nothing_in_the_warrior_row() -> None:
    assert cells("<", ".") == ["warrior 1", "noble 1", "scout 1", "goldsmith 1", "fisherman 1"]


def test_b5_rows_have_no_maximum_length() -> None:
    assert "scout 13" in cells("=", ".\n.\n.\n<" + " =" * 11)


def test_b5_unplaceable_tile_is_discarded_and_its_viking_goes_to_the_base() -> None:
    """A middle without any open land: every end is closed."""
    home = ".\n< >\n< >\n< >\n< >\n< >"
    t = table(homes={"A": home}, wheel="0<fi 1=no 2<bo")
    told = t.play("buy 2")
    assert events.TileDiscarded(0, 1) in told and t.asked == "B buy"
    assert t.base("A") == "noble" and t.land("A") == home.replace("\n", " / ")
    assert t.purse("A") == (29, 10), "paid all the same"


def test_a_placeable_tile_must_be_placed() -> None:
    t = holding("<", ".")
    assert t.asked == "A place" and all(text.startswith("tile") for text in t.legal)


# -- Vikings


@pytest.mark.parametrize(
    ("viking", "row"),
    [("wa", "warrior"), ("no", "noble"), ("sc", "scout"), ("go", "goldsmith"), ("fi", "fisherman")],
)
def test_a_viking_stands_in_its_own_row_only(viking: str, row: str) -> None:
    for other in ("warrior", "noble", "scout", "goldsmith", "fisherman"):
        t = table(wheel=f"0<bo 1<{viking} 2<bo")
        t.play("buy 2", f"tile {other} 1")
        assert t.asked == ("A settle" if other == row else "B buy")
        assert t.base("A") == ("" if other == row else row)


def test_b6_a_viking_may_stay_on_the_base() -> None:
    t = holding("<", ".", "no")
    t.play("tile noble 1", "settle base")
    assert t.base("A") == "noble" and t.land("A") == ". / . / <" and t.asked == "B buy"


def test_a_viking_bought_with_a_ship_goes_to_the_base() -> None:
    t = holding("R", ".", "wa")
    t.play("tile ship 1")
    assert t.base("A") == "warrior" and t.asked == "B buy"


def test_a_boatsman_always_goes_to_the_base() -> None:
    for row in ("warrior", "noble", "scout", "goldsmith", "fisherman"):
        t = holding("<", ".")
        t.play(f"tile {row} 1")
        assert t.base("A") == "boatsman" and t.asked == "B buy"

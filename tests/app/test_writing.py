"""Which slot a write changes, when another tab may have written to it."""

from __future__ import annotations

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.slots import Stamp, entry_of
from longhouse.app.writing import outcome
from longhouse.engine import Match


def text(writer: str, rev: int, *actions: str) -> str:
    """An entry of a match, as a tab would write it."""
    match = Match.new("onboard", 2, 7)
    match.replay(actions)
    return entry_of(match, "", Stamp(writer, rev, ""), 0)


def test_a_slot_that_nobody_else_wrote_is_written() -> None:
    mine = text("a", 4, "visit first")
    for stored in (None, text("a", 3), text("b", 9)):  # of b: an earlier stage of the same match
        assert outcome(fx.SaveSlot("s", mine, "c"), stored) == ("s", mine, ms.Saved("s", 4))


def test_a_slot_that_went_another_way_stays_and_the_match_becomes_a_copy() -> None:
    mine, theirs = text("a", 4, "visit first"), text("b", 9, "visit market")
    assert outcome(fx.SaveSlot("s", mine, "c"), theirs) == ("c", mine, ms.SaveForked("s", "c", 4))


def test_a_rename_and_an_import_are_written_whatever_is_there() -> None:
    mine, theirs = text("a", 4, "visit first"), text("b", 9, "visit market")
    assert outcome(fx.PutSlot("s", mine), theirs) == ("s", mine, ms.Saved("s", 4))


def test_a_deleted_slot_is_removed() -> None:
    assert outcome(fx.DeleteSlot("s"), text("b", 9)) == ("s", None, None)

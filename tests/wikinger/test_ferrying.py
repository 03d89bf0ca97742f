"""Boatsmen before a large scoring (facts B6), with and without boat tiles."""

from __future__ import annotations

import pytest

from longhouse.engine.views import known
from longhouse.games.wikinger import events

from .build import Table, table

HOME = ".\n< =\n< =\n< =\n< =\n< ="  # two empty tiles in each row


def harbour(
    base: str, home: str = HOME, version: str = "basic", round: int = 2, held: str = "", rules: int = 2
) -> Table:
    """Seat A at the beginning of a large scoring; seat B has nothing to carry."""
    t = table(2, version, homes={"A": home}, base={"A": base}, held={"A": held}, round=round, rules=rules)
    t.end_round()
    return t


def ferrying(t: Table) -> bool:
    return t.asked == "A ferry"


# -- basic


def test_b6_one_colour() -> None:
    t = harbour("boatsman noble noble noble")
    t.play("ferry noble 1", "ferry noble 2")
    assert t.base("A") == "noble" and t.land("A").split(" / ")[2] == "<@ F@"


def test_b6_all_different() -> None:
    t = harbour("boatsman fisherman goldsmith scout noble warrior")
    t.play("ferry noble 2", "ferry warrior 1", "ferry scout 1", "ferry goldsmith 1", "ferry fisherman 2")
    assert t.base("A") == "" and t.land("A") == ". / <@ F / < F@ / <@ F / <@ F / < F@"


def test_b6_moving_fewer_is_legal() -> None:
    t = harbour("boatsman noble noble scout")
    t.play("ferry noble 1")
    assert "stop" in t.legal
    t.play("stop")
    assert t.base("A") == "scout noble" and not ferrying(t), "the boatsman is spent"


def test_b6_a_trip_carries_at_least_one() -> None:
    """To stop before the first Viking leaves the boatsman at home."""
    t = harbour("boatsman noble")
    t.play("stop")
    assert t.base("A") == "noble boatsman" and not ferrying(t)


def test_b6_as_many_boatsmen_as_one_wishes() -> None:
    t = harbour("boatsman boatsman boatsman noble noble scout scout")
    t.play("ferry noble 1", "ferry noble 2")
    assert ferrying(t) and t.base("A") == "scout scout boatsman boatsman"
    told = t.play("ferry scout 1")
    assert isinstance(told[0], events.Ferried) and told[0].first, "another boatsman sets out"
    t.play("stop")
    assert ferrying(t)
    t.play("stop")
    assert t.base("A") == "scout boatsman"


def test_a_full_row_takes_nobody() -> None:
    t = harbour("boatsman noble scout", ".\n.\n<@ >@\n<")
    assert t.legal == ["ferry scout 1", "stop"]
    assert t.why("ferry noble 1") == "There is no empty tile on that cell."
    assert t.why("ferry warrior 1") == "There is no empty tile on that cell."
    assert t.why("ferry noble 3") == "There is no empty tile on that cell."


def test_nobody_of_that_colour_waits() -> None:
    assert harbour("boatsman noble").why("ferry scout 1") == "No Viking of that colour waits on your base."


@pytest.mark.parametrize(("base", "home"), [("noble", HOME), ("boatsman", HOME), ("boatsman noble", ".\n<")])
def test_nobody_is_asked_without_need(base: str, home: str) -> None:
    """No boatsman, nobody to carry, or no tile to carry to."""
    assert not ferrying(harbour(base, home))


@pytest.mark.parametrize("round", [1, 3, 5])
def test_b6_no_ferrying_before_a_small_scoring(round: int) -> None:
    assert not ferrying(harbour("boatsman noble", round=round))


def test_threatened_tiles_may_be_settled() -> None:
    t = harbour("boatsman warrior", "R\n<")
    t.play("ferry warrior 1")
    assert t.threatened("A") == "", "and so a warrior repels at once"


def test_start_player_first_and_each_is_scored_right_after_his_boatsmen() -> None:
    homes = {"A": ".\n.\n< >", "B": ".\n.\n< >", "C": ".\n.\n<@ >"}
    base = {"A": "boatsman noble", "B": "boatsman noble"}
    t = table(3, homes=homes, base=base, round=2, start="B")
    t.end_round()
    assert t.asked == "B ferry"
    told = t.play("ferry noble 1")
    assert told.gains("B") == (2, 0) and told.gains("C") == (2, 0) and told.gains("A") == (0, 0)
    assert t.asked == "A ferry"
    assert t.play("stop").gains("A") == (0, 0)


# -- round 6


def test_b6_round_6_must_go_on() -> None:
    t = harbour("boatsman boatsman noble scout", round=6)
    assert "stop" not in t.legal
    assert t.why("stop") == "In the last round every boatsman must carry everyone he can."
    t.play("ferry noble 1", "ferry scout 1")
    assert t.asked == "over" and t.base("A") == "boatsman"


FULL = "In the last round a trip may not end while another Viking could join it."


def test_b6_round_6_a_trip_may_not_end_while_another_could_join() -> None:
    t = harbour("boatsman boatsman noble noble noble scout", round=6)
    t.play("ferry noble 1")
    assert t.legal == ["ferry noble 2", "ferry scout 1", "ferry scout 2"] and t.why("stop") == FULL
    t.play("ferry noble 2")
    assert t.why("stop") == "In the last round every boatsman must carry everyone he can.", "the trip is full"
    t.play("ferry scout 1")
    assert t.asked == "over" and t.base("A") == "noble"


def test_b6_round_6_a_trip_of_different_colours_is_filled_too() -> None:
    t = harbour("boatsman noble noble scout warrior fisherman", round=6)
    t.play("ferry noble 1", "ferry scout 1")
    assert t.why("stop") == FULL and "ferry noble 2" not in t.legal
    t.play("ferry fisherman 2")
    assert t.why("stop") == FULL and t.legal == ["ferry warrior 1", "ferry warrior 2"]


@pytest.mark.parametrize("version", ["progress", "progress-no-auction"])
def test_b6_round_6_a_trip_with_a_boat_tile_is_filled_too(version: str) -> None:
    t = harbour("boatsman noble noble scout", version=version, round=6, held="boat")
    t.play("boat noble 1")
    assert t.why("stop") == FULL and t.legal == ["ferry noble 2", "ferry scout 1", "ferry scout 2"]
    t.play("ferry scout 1")
    assert t.asked == "over" and t.base("A") == "noble"


@pytest.mark.parametrize("round", [2, 4])
def test_b6_before_round_6_a_trip_may_end_early(round: int) -> None:
    t = harbour("boatsman noble scout", round=round)
    t.play("ferry noble 1")
    assert "stop" in t.legal and t.why("stop") is None


@pytest.mark.parametrize(("version", "first"), [("basic", "ferry noble 1"), ("progress", "boat noble 1")])
def test_with_rules_version_1_a_trip_of_round_6_may_end_early(version: str, first: str) -> None:
    t = harbour("boatsman boatsman noble scout", version=version, round=6, held="boat", rules=1)
    assert t.why("stop") == "In the last round every boatsman must carry everyone he can."
    t.play(first)
    assert t.legal[-1] == "stop" and known(t.view["question"])["must"] is False
    t.play("stop", "ferry scout 1")
    assert t.asked == "over" and t.base("A") == ""


def test_b6_round_6_grouping_saves_boatsmen() -> None:
    t = harbour("boatsman boatsman noble scout", round=6)
    t.play("ferry noble 1", "ferry scout 1")
    assert t.asked == "over" and t.base("A") == "boatsman"


def test_b6_round_6_ends_when_no_tile_is_empty() -> None:
    t = harbour("boatsman boatsman noble noble", ".\n.\n<", round=6)
    t.play("ferry noble 1")
    assert t.asked == "over" and t.base("A") == "noble boatsman"


# -- progress


@pytest.mark.parametrize("version", ["progress", "progress-no-auction"])
def test_b6_progress_one_viking_per_boatsman(version: str) -> None:
    t = harbour("boatsman noble noble", version=version)
    t.play("ferry noble 1")
    assert t.base("A") == "noble" and not ferrying(t)
    assert t.land("A").split(" / ")[2] == "<@ F"


def test_b4_boat_tile_restores_the_basic_rule_and_both_are_spent() -> None:
    t = harbour("boatsman noble noble scout", version="progress", held="boat")
    assert "boat noble 1" in t.legal and "ferry noble 1" in t.legal
    told = t.play("boat noble 1")
    assert events.Ferried(0, 3, 80, True, True) in told
    assert t.held("A") == "" and t.legal == ["ferry noble 2", "ferry scout 1", "ferry scout 2", "stop"]
    t.play("ferry noble 2")
    assert not ferrying(t) and t.base("A") == "scout"


def test_b4_boat_tile_with_different_colours() -> None:
    t = harbour("boatsman noble noble scout warrior", version="progress", held="boat")
    t.play("boat noble 1", "ferry scout 1", "ferry warrior 1")
    assert not ferrying(t) and t.base("A") == "noble"


def test_b4_one_boat_tile_for_one_boatsman() -> None:
    t = harbour("boatsman boatsman noble noble scout scout", version="progress", held="boat boat")
    t.play("boat noble 1")
    assert t.why("boat scout 1") == "This boatsman has already set out."
    t.play("ferry noble 2")
    assert t.held("A") == "boat" and ferrying(t)
    t.play("ferry scout 1")
    assert t.held("A") == "boat" and t.base("A") == "scout", "an ordinary trip carries one"


def test_b4_boat_tile_needs_a_boatsman() -> None:
    assert not ferrying(harbour("noble", version="progress", held="boat"))


def test_b4_boatsman_tile_carries_nobody() -> None:
    assert not ferrying(harbour("noble", version="progress", held="boatsman"))


def test_no_boat_tile_no_boat() -> None:
    t = harbour("boatsman noble", version="progress")
    assert not any(text.startswith("boat") for text in t.legal)
    assert t.why("boat noble 1") == "You have no boat tile."


def test_b6_boat_tile_in_round_6_is_not_compulsory() -> None:
    t = harbour("boatsman noble noble", version="progress", round=6, held="boat")
    assert t.legal == ["ferry noble 1", "ferry noble 2", "boat noble 1", "boat noble 2"]
    t.play("ferry noble 1")
    assert t.asked == "over" and t.held("A") == "boat" and t.base("A") == "noble"

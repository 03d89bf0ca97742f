"""Buying: the 0 space, selling points, prices, turns (facts B6)."""

from __future__ import annotations

import pytest

from longhouse.games.wikinger import events

from .build import Match, table

LAST_ONLY = "The set at 0 may be taken only when its Viking is the last of its colour."


def test_b6_zero_space_open_for_the_last_of_its_colour() -> None:
    t = table(wheel="0<fi 1<go 2<go")
    assert t.legal == ["buy 1", "buy 2", "buy 3"]
    t.play("buy 1")
    assert t.purse("A") == (30, 10), "free of charge"


def test_b6_zero_space_closed_while_the_colour_is_elsewhere_too() -> None:
    t = table(wheel="0<fi 1<go 11<fi")
    assert t.legal == ["buy 2", "buy 12"] and t.why("buy 1") == LAST_ONLY


def test_b6_zero_space_open_when_the_cheapest_other_cannot_be_paid() -> None:
    t = table(wheel="0<fi 3<fi 4<go", gold={"A": 2}, points={"A": 0})
    assert t.legal == ["buy 1"], "he must"
    assert t.why("buy 4") == "You cannot pay for it, even with your points."


def test_b6_zero_space_closed_when_exactly_the_cheapest_can_be_paid() -> None:
    t = table(wheel="0<fi 3<fi 4<go", gold={"A": 3}, points={"A": 0})
    assert t.legal == ["buy 4"]


def test_b6_never_forced_to_sell_points() -> None:
    """Too little gold for the cheapest: the 0 set is open, and points may be sold for any other."""
    t = table(wheel="0<fi 3<fi 4<go", gold={"A": 2}, points={"A": 2})
    assert t.legal == ["buy 1", "buy 4", "buy 5"]


def test_b6_selling_points_pays_only_what_is_missing() -> None:
    t = table(wheel="0<fi 3<fi 8<go", gold={"A": 2}, points={"A": 7})
    told = t.play("buy 9")
    assert events.SetBought(0, 8, 0, 1, 2, 6) in told
    assert t.purse("A") == (0, 1) and t.home("A")["breakdown"]["sold"] == -6


def test_b6_points_never_below_0() -> None:
    t = table(wheel="0<fi 3<fi 8<go", gold={"A": 2}, points={"A": 5})
    assert "buy 9" not in t.legal
    assert t.why("buy 9") == "You cannot pay for it, even with your points."


def test_b6_with_no_gold_and_no_points_only_the_0_set_is_left() -> None:
    t = table(wheel="0<fi 1<fi", gold={"A": 0}, points={"A": 0})
    assert t.legal == ["buy 1"]


def test_b6_wheel_turns_only_when_space_0_is_empty() -> None:
    t = table(wheel="0<fi 2<go 5<no 9<wa")
    assert "WheelTurned" not in t.play("buy 3", "tile noble 1").kinds()
    assert t.wheel() == "0<fi 5<no 9<wa"
    assert events.WheelTurned(5) in t.play("buy 1", "tile noble 1")
    assert t.wheel() == "0<no 4<wa", "the next remaining set is at 0"


def test_b6_after_the_wheel_has_turned_the_0_rule_holds_for_the_new_set() -> None:
    t = table(wheel="0<fi 2<go 5<go")
    t.play("buy 1", "tile noble 1")
    assert t.wheel() == "0<go 3<go" and t.legal == ["buy 6"] and t.why("buy 3") == LAST_ONLY


def test_a_set_that_is_gone() -> None:
    assert table(wheel="0<fi 2<go").why("buy 2") == "That set has already been bought."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_clockwise_from_the_start_player(players: int) -> None:
    t = table(players, wheel=" ".join(f"{place}<bo" for place in range(12)), start="B")
    order = ""
    while t.asked.endswith("buy") and t.view["round"] == 1:
        order += t.asked[0]
        t.play(t.legal[0])
        if t.asked.endswith("place"):
            t.play(t.legal[0])
    assert order == {2: "BA", 3: "BCA", 4: "BCDA"}[players] * (12 // players)


def test_b6_start_figure_passes_to_the_left_after_each_scoring() -> None:
    t = table(3, start="C", wheel="0<bo")
    t.play("buy 1", "tile noble 1")
    assert t.view["round"] == 2 and t.view["start"] == 0 and t.asked == "A buy"


def test_b6_basic_game_leaves_6_vikings_in_the_bag() -> None:
    from ..play import finished

    for version, left in (("basic", 6), ("progress", 0), ("progress-no-auction", 6)):
        match = Match.from_json(finished("wikinger", 3, 4, {"version": version}).to_json())
        unseen = match.view(None)["unseen"]
        assert sum(unseen["vikings"]) == left and sum(unseen["tiles"]) == 0


def test_small_scoring_after_1_3_5_large_after_2_4_6() -> None:
    for number, kind in enumerate(("small", "large") * 3, 1):
        t = table(round=number)
        assert t.view["scoring"] == kind
        began = [e.kind for e in t.end_round() if isinstance(e, events.ScoringBegan)]
        assert began == [kind, "final"] if number == 6 else [kind]

"""Bet, and Bet / Move a Bet."""

from __future__ import annotations

import pytest

from longhouse.engine import IllegalAction
from longhouse.games.onboard import events

from .build import table


def test_bet_places_a_chosen_barrel_on_a_circle() -> None:
    t = table()
    t.play("visit bet", "barrel 3")
    told = t.play("circle 5B")
    assert t.bets(5) == {"B": "A3"} and t.hand("A") == [1, 2, 4]
    assert events.BetPlaced(0, 17, 3) in told


def test_ruling_any_barrel_still_available_may_be_chosen_in_secret() -> None:
    t = table(bets={"1A": "A3"})
    t.play("visit bet")
    assert t.legal == ["barrel 1", "barrel 2", "barrel 4"]
    assert t.why("barrel 3") == "You have already used that barrel."
    t.play("barrel 4")
    assert t.question(0)["barrel"] == 4
    assert [t.question(seat)["barrel"] for seat in (1, 2, 3, None)] == [None] * 4


def test_ruling_the_circle_must_be_empty() -> None:
    t = table(bets={"2C": "B4"})
    t.play("visit bet", "barrel 1")
    assert "circle 2C" not in t.legal and "circle 2A" in t.legal
    with pytest.raises(IllegalAction, match="already a barrel on that circle"):
        t.play("circle 2C")


def test_ruling_one_barrel_per_player_and_ship() -> None:
    t = table(bets={"2C": "A4"})
    t.play("visit bet", "barrel 1")
    assert not [text for text in t.legal if text.startswith("circle 2")]
    assert t.why("circle 2A") == "You already have a barrel at that ship."


def test_ruling_at_most_four_barrels_at_a_mooring() -> None:
    t = table(bets={"2A": "A1", "2B": "B1", "2C": "C1"}, waiting="DA")
    t.play("visit bet", "barrel 1")
    assert [text for text in t.legal if text.startswith("circle 2")] == ["circle 2D"]
    t.play("circle 2D")
    assert len(t.bets(2)) == 4


def test_ruling_bet_on_a_colour_that_nobody_plays_can_win() -> None:
    t = table(2, ships={1: "D3a A1a"}, cargo={1: "hide"}, bets={"1D": "B4"}, ask="sail", who="A")
    t.play("ship 1")
    assert t.won("B") == [4]


def test_no_bet_at_a_sailed_ship() -> None:
    t = table(sailed=[2])
    t.play("visit bet", "barrel 1")
    assert not [text for text in t.legal if text.startswith("circle 2")]
    assert t.why("circle 2A") == "That ship has already sailed."


def test_rebet_offers_placing_and_moving() -> None:
    t = table(bets={"2C": "A4", "3C": "B1"})
    t.play("visit rebet")
    assert t.legal == ["barrel 1", "barrel 2", "barrel 3", "lift 2C"]
    t.play("barrel 2", "circle 4D")
    assert t.bets(4) == {"D": "A2"}


def test_ruling_only_the_own_bet_may_be_moved() -> None:
    t = table(bets={"2C": "A4", "3C": "B1"})
    t.play("visit rebet")
    assert t.why("lift 3C") == "You have no barrel there." == t.why("lift 1A")


def test_ruling_a_bet_moves_to_the_same_or_another_ship() -> None:
    t = table(bets={"2C": "A4", "2D": "B1"})
    t.play("visit rebet", "lift 2C")
    assert "circle 2A" in t.legal and "circle 2B" in t.legal and "circle 5A" in t.legal
    assert "circle 2C" not in t.legal, "it must move"
    assert "circle 2D" not in t.legal, "the circle is taken"
    t.play("circle 2A")
    assert t.bets(2) == {"A": "A4", "D": "B1"}


def test_moving_a_bet_does_not_show_its_value() -> None:
    t = table(bets={"2C": "A4"})
    t.play("visit rebet", "lift 2C", "circle 6A")
    assert t.bets(6) == {"A": "A4"} and t.bets(2) == {}
    assert t.view(1)["ships"][5]["bets"][0] == {"seat": 0, "value": None}
    assert t.view(0)["ships"][5]["bets"][0] == {"seat": 0, "value": 4}


def test_ruling_move_a_bet_off_a_sailed_ship() -> None:
    t = table(bets={"2C": "A4"}, sailed=[2])
    t.play("visit rebet", "lift 2C")
    assert not [text for text in t.legal if text.startswith("circle 2")], (
        "the goal must be a ship at the quay"
    )
    t.play("circle 3C")
    assert t.bets(3) == {"C": "A4"}


def test_ruling_one_barrel_per_ship_holds_for_moving_too() -> None:
    t = table(bets={"2C": "A4", "3A": "A1"})
    t.play("visit rebet", "lift 2C")
    assert not [text for text in t.legal if text.startswith("circle 3")]
    assert t.why("circle 3B") == "You already have a barrel at that ship."


def test_a_barrel_with_nowhere_to_go_cannot_be_lifted() -> None:
    """Only ship 8 is left, where A already has a barrel; the one at the sailed ship 1 must stay."""
    t = table(bets={"1A": "A4", "8A": "A1"}, sailed=[1, 2, 3, 4, 5, 6, 7], won={"A": [2, 3]})
    t.play("visit rebet")
    assert t.legal == ["lift 8A"]
    assert t.why("lift 1A") == "There is no circle to which it could go."


def test_ruling_won_barrels_are_not_bet_again() -> None:
    t = table(won={"A": [2]}, bets={"1A": "A3"})
    t.play("visit rebet")
    assert t.legal == ["barrel 1", "barrel 4", "lift 1A"]


def test_wrong_bets_stay_and_only_the_first_in_control_wins() -> None:
    t = table(
        ships={1: "A3a B2a C1a"},
        cargo={1: "hide"},
        bets={"1A": "D1", "1B": "B2", "1C": "A3"},
        ask="sail",
        who="A",
    )
    t.play("ship 1")
    assert t.bets(1) == {"B": "B2", "C": "A3"}
    assert [t.won(letter) for letter in "ABCD"] == [[], [], [], [1]]


def test_bets_at_other_ships_are_not_touched() -> None:
    t = table(ships={1: "A3a B2a"}, cargo={1: "hide"}, bets={"2A": "D1"}, ask="sail", who="A")
    t.play("ship 1")
    assert t.bets(2) == {"A": "D1"} and t.won("D") == []

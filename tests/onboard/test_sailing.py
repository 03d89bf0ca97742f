"""Setting sail: which ship, control, and the order of things."""

from __future__ import annotations

from longhouse.games.onboard import events

from .build import table


def test_set_sail_takes_a_stern_and_the_ship_is_chosen_at_the_end_of_the_round() -> None:
    t = table(waiting="AB", cargo={1: "hide"})
    told = t.play("visit sail")
    assert events.SternTaken(0) in told and t.asked == "B visit"
    assert t.view(None)["sail"] == 0
    t.play("visit first")
    assert t.asked == "A sail"


def test_ruling_nobody_takes_set_sail_no_ship_sails_and_a_new_round_starts() -> None:
    t = table(waiting="A", cargo={1: "hide"})
    told = t.play("visit first")
    assert told.kinds() == ["Visited", "NobodySailed", "RoundBegan"]
    assert t.state.sailed == [0] * 8 and t.asked == "A visit"


def test_a_stern_serves_one_round_only() -> None:
    """After a ship has left, the next round begins without a taker, and ends without a sailing."""
    t = table(waiting="AB", ships={1: "A1a"}, cargo={1: "hide", 2: "grain"})
    t.play("visit sail", "visit first", "ship 1")
    assert t.state.round == 2 and t.view(None)["sail"] is None
    told = t.play("visit market", "good hide", "visit first")
    assert t.state.round == 3 and "NobodySailed" in told.kinds()
    assert t.state.sailed == [1, 0, 0, 0, 0, 0, 0, 0]


def test_ruling_only_a_ship_with_supply_and_crew_may_sail_if_there_is_one() -> None:
    t = table(ships={1: "A1a B1a", 2: "", 3: "A2a"}, cargo={1: "hide", 2: "grain"}, ask="sail", who="A")
    assert t.legal == ["ship 1"]
    reason = "As long as some ship has both cargo and crew, such a ship must sail."
    assert t.why("ship 2") == reason, "cargo but no crew"
    assert t.why("ship 3") == reason, "crew but no cargo"


def test_ruling_otherwise_any_ship_at_the_quay_may_sail() -> None:
    t = table(ships={1: "A1a B1a", 2: ""}, cargo={2: "grain"}, sailed=[8], ask="sail", who="A")
    assert t.legal == [f"ship {n}" for n in range(1, 8)]
    assert t.why("ship 8") == "That ship has already sailed."


def test_ruling_sailing_ship_without_body_wins_no_bet_and_loses_its_supplies() -> None:
    t = table(ships={2: ""}, cargo={2: "grain metal"}, bets={"2A": "A1", "2B": "B2"}, ask="sail", who="A")
    told = t.play("ship 2")
    assert events.ShipSailed(0, 1, ()) in told and events.CargoLost(1, (1, 2)) in told
    assert t.state.removed == [0, 1, 1] and t.bets(2) == {"A": "A1", "B": "B2"}
    assert t.asked.endswith("visit")


def test_a_crew_without_supplies_still_decides_the_bets() -> None:
    t = table(ships={2: "B1a"}, bets={"2B": "A1"}, ask="sail", who="A")
    t.play("ship 2")
    assert t.won("A") == [1] and t.asked.endswith("visit")


def test_the_taker_chooses_whoever_moves_last() -> None:
    t = table(2, waiting="ABA", cargo={1: "hide"})
    t.play("visit first", "visit sail", "visit market", "good hide")
    assert t.asked == "B sail"


def test_ruling_control_is_by_the_sum_of_shields() -> None:
    t = table(ships={1: "A2a B1a B2a"})
    assert t.control(1) == "B3 A2"


def test_ruling_ties_go_to_the_frontmost_piece_of_the_tied_clans() -> None:
    """The sum counts, then only who stands further in front; how many pieces does not matter."""
    assert table(ships={1: "B1a A3a B2a"}).control(1) == "B3 A3"
    assert table(ships={1: "D1a C1a B1a A1a"}).control(1) == "D1 C1 B1 A1"
    assert table(ships={1: "C1a A2a B2a D3a C1b"}).control(1) == "D3 C2 A2 B2"


def test_colours_that_nobody_plays_take_part_in_control() -> None:
    t = table(2, ships={1: "C3a A2a D2a B1a"}, cargo={1: "hide grain"})
    assert t.control(1) == "C3 A2 D2 B1"


def test_clans_not_aboard_get_nothing() -> None:
    t = table(ships={1: "A1a"}, cargo={1: "hide grain metal"}, ask="sail", who="B")
    t.play("ship 1", "good hide", "good grain")
    assert t.goods("A") == "hide grain metal" and t.goods("B") == ""


def test_ruling_bets_are_won_before_the_goods_are_shared() -> None:
    t = table(ships={1: "A3a B1a"}, cargo={1: "hide grain"}, bets={"1A": "C1"}, ask="sail", who="B")
    told = t.play("ship 1")
    assert told.kinds() == ["ShipSailed", "BetWon"] and t.asked == "A take"
    told = t.play("good grain")
    assert told.kinds()[:2] == ["GoodTaken", "GoodTaken"]


def test_ruling_a_clan_alone_on_board_takes_all() -> None:
    t = table(ships={1: "B1a B2a"}, cargo={1: "hide hide hide"}, ask="sail", who="A")
    t.play("ship 1")
    assert t.goods("B") == "hide hide hide"


def test_ruling_distribution_goes_round_in_order_of_control_until_empty() -> None:
    t = table(ships={1: "B3a A2a"}, cargo={1: "hide hide grain grain metal"}, ask="sail", who="A")
    t.play("ship 1")
    for actor, good in (("B", "metal"), ("A", "hide"), ("B", "hide")):
        assert t.asked == f"{actor} take"
        t.play(f"good {good}")
    assert t.goods("B") == "hide grain metal" and t.goods("A") == "hide grain"


def test_too_few_supplies_the_last_clans_get_none() -> None:
    t = table(ships={1: "B3a A2a C1a"}, cargo={1: "hide grain"}, ask="sail", who="A")
    t.play("ship 1", "good grain")
    assert [t.goods(letter) for letter in "ABCD"] == ["hide", "grain", "", ""]


def test_no_question_where_there_is_no_choice() -> None:
    t = table(ships={1: "B3a A2a"}, cargo={1: "hide hide"}, ask="sail", who="A")
    told = t.play("ship 1")
    assert told.kinds().count("GoodTaken") == 2 and t.asked.endswith("visit")


def test_a_good_not_aboard_cannot_be_taken() -> None:
    t = table(ships={1: "B3a A2a"}, cargo={1: "hide grain"}, ask="sail", who="A")
    t.play("ship 1")
    assert t.why("good metal") == "There is none of that on the ship."


def test_sailed_ships_are_numbered_in_their_order_and_use_up_sterns() -> None:
    t = table(cargo={3: "hide"}, sailed=[5, 2], ask="sail", who="A")
    t.play("ship 3")
    view = t.view(None)
    assert [ship["sailed"] for ship in view["ships"]] == [None, 2, 3, None, 1, None, None, None]
    assert view["sterns"] == 4

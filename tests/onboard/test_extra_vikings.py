"""The two-player rule with extra Vikings."""

from __future__ import annotations

from longhouse.games.onboard import events

from .build import Match, table


def test_ruling_placed_at_once_by_the_opponent_of_the_set_sail_taker() -> None:
    t = table(2, extra=True, waiting="AB")
    t.play("visit sail")
    assert t.asked == "B viking" and t.legal == [f"piece B{n}{c}" for n in "123" for c in "ab"]
    told = t.play("piece B2a")
    assert events.VikingBoarded(1, 8) in told and t.asked == "B visit"


def test_the_turn_order_goes_on_after_the_viking_was_placed() -> None:
    t = table(2, extra=True, waiting="AAB")
    t.play("visit sail", "piece B1a")
    assert t.asked == "A visit"


def test_as_the_last_action_of_the_round_the_viking_comes_before_the_sailing() -> None:
    t = table(2, extra=True, waiting="B", cargo={1: "hide"})
    t.play("visit sail")
    assert t.asked == "A viking"
    t.play("piece A1a")
    assert t.asked == "B sail"


def test_ruling_it_is_worth_one_shield_of_its_piece() -> None:
    t = table(2, extra=True, ships={1: "A2a B2a"}, vikings="B2a")
    assert t.control(1) == "B3 A2"


def test_ruling_it_has_no_effect_on_the_position_tie_break() -> None:
    t = table(2, extra=True, ships={1: "A3a B2a"}, vikings="B2a")
    assert t.control(1) == "A3 B3"


def test_ruling_it_moves_with_its_piece() -> None:
    t = table(2, extra=True, ships={1: "A2a B2a", 2: "C1a"}, vikings="A2a")
    t.play("visit jump-own", "piece A2a", "ship 2")
    assert t.control(2) == "A3 C1" and t.view(None)["vikings"] == ["A2a"]
    t.play("visit swap", "piece A2a", "piece B2a")
    assert t.ship(1) == "A2a" and t.control(1) == "A3"


def test_ruling_at_most_one_on_a_piece() -> None:
    t = table(2, extra=True, waiting="AB", vikings="B1a B3b")
    t.play("visit sail")
    assert "piece B1a" not in t.legal and "piece B3b" not in t.legal and len(t.legal) == 4
    assert t.why("piece B1a") == "That piece already carries a Viking."
    assert t.why("piece A1a") == "That piece does not belong to your clan."


def test_ruling_only_pieces_that_have_not_sailed_qualify() -> None:
    t = table(2, extra=True, waiting="AB", ships={1: "B1a B2a"}, sailed=[1])
    t.play("visit sail")
    assert not {"piece B1a", "piece B2a"} & set(t.legal)
    assert t.why("piece B1a") == "That ship has already sailed."


def test_ruling_skipped_when_it_cannot_be_placed() -> None:
    t = table(2, extra=True, waiting="AB", ships={1: "B1a B1b B2a"}, sailed=[1], vikings="B2b B3a B3b")
    told = t.play("visit sail")
    assert told.kinds() == ["Visited", "SternTaken"] and t.asked == "B visit"


def test_ruling_it_is_an_option_on_by_default() -> None:
    assert Match.new("onboard", 2, 1).options["extra_vikings"] is True
    t = table(2, extra=False, waiting="AB")
    t.play("visit sail")
    assert t.asked == "B visit"
    match = Match.new("onboard", 2, 1, {"extra_vikings": False})
    match.play("visit sail")
    assert match.question()["kind"] == "visit"


def test_only_with_two_players() -> None:
    for players in (3, 4):
        match = Match.new("onboard", players, 1, {"extra_vikings": True})
        match.play("visit sail")
        assert match.question()["kind"] == "visit"


def test_the_whole_game_uses_it_when_a_match_is_begun_with_two() -> None:
    match = Match.new("onboard", 2, 1)
    taker = match.actor or 0
    match.play("visit sail")
    assert match.actor == 1 - taker and match.question()["kind"] == "viking"

"""Sharing with clans that nobody plays: which token leaves the game, and who chooses."""

from __future__ import annotations

from longhouse.games.onboard import events

from .build import table


def test_ruling_the_token_is_removed_by_the_player_to_the_left_of_the_next_taker() -> None:
    """Three players: the next taker is A, so B chooses what D's pick removes."""
    t = table(3, ships={1: "D3a A2a"}, cargo={1: "hide grain metal"}, ask="sail", who="C")
    t.play("ship 1")
    assert t.asked == "B discard" and t.question(None)["for"] == 3
    told = t.play("good metal")
    assert events.GoodRemoved(1, 3, 0, 2) in told
    assert t.state.removed == [0, 0, 1] and t.asked == "A take"


def test_ruling_left_means_the_next_seat_and_wraps_round() -> None:
    t = table(3, ships={1: "D3a C2a"}, cargo={1: "hide grain"}, ask="sail", who="B")
    t.play("ship 1")
    assert t.asked == "A discard"


def test_ruling_left_is_not_the_order_of_falling() -> None:
    t = table(3, ships={1: "D3a A2a"}, cargo={1: "hide grain"}, ask="sail", who="A")
    t.state.after = [2, 1, 0, 1, 0, 2, 0, 2, 1, -1, -1]
    t.play("ship 1")
    assert t.asked == "B discard"


def test_ruling_two_players_the_opponent_of_the_next_taker_chooses() -> None:
    for first, chooser in (("A", "B"), ("B", "A")):
        t = table(2, ships={1: f"C3a {first}2a"}, cargo={1: "hide grain"}, ask="sail", who="A")
        t.play("ship 1")
        assert t.asked == f"{chooser} discard"


def test_ruling_next_player_is_looked_for_beyond_several_nonplayer_clans() -> None:
    """C and D both pick before A: B chooses for both."""
    t = table(2, ships={1: "C3a D3a A2a"}, cargo={1: "hide grain metal hide"}, ask="sail", who="A")
    t.play("ship 1")
    assert t.asked == "B discard" and t.question(None)["for"] == 2
    t.play("good hide")
    assert t.asked == "B discard" and t.question(None)["for"] == 3
    t.play("good metal")
    assert t.asked == "A take"
    t.play("good grain")
    assert t.state.removed == [2, 0, 1], "the last one falls to C, with no player due any more"


def test_ruling_next_player_is_looked_for_cyclically() -> None:
    """Order A, C: after A's pick C's comes, and the next player due is A again."""
    t = table(2, ships={1: "A3a C2a"}, cargo={1: "hide grain metal"}, ask="sail", who="A")
    t.play("ship 1", "good hide")
    assert t.asked == "B discard"
    t.play("good grain")
    assert t.goods("A") == "hide metal"


def test_ruling_if_no_player_is_due_any_more_the_rest_is_removed_without_asking() -> None:
    """A took the first; C and D would take the last two, and nobody follows."""
    t = table(2, ships={1: "A3a C2a D1a"}, cargo={1: "hide grain metal"}, ask="sail", who="A")
    t.play("ship 1")
    told = t.play("good hide")
    assert events.CargoLost(0, (1, 2)) in told
    assert t.state.removed == [0, 1, 1] and t.asked.endswith("visit")


def test_ruling_only_nonplayer_clans_aboard_all_is_removed() -> None:
    t = table(2, ships={1: "C3a D2a"}, cargo={1: "hide grain metal"}, ask="sail", who="A")
    told = t.play("ship 1")
    assert "GoodTaken" not in told.kinds() and t.state.removed == [1, 1, 1]


def test_ruling_tokens_run_out_before_the_players_turn() -> None:
    """Two tokens, C and D before A: A gets nothing, so nobody is asked."""
    t = table(2, ships={1: "C3a D2a A1a"}, cargo={1: "hide grain"}, ask="sail", who="A")
    t.play("ship 1")
    assert t.goods("A") == "" and t.state.removed == [1, 1, 0] and t.asked.endswith("visit")


def test_ruling_no_question_if_all_remaining_tokens_are_alike() -> None:
    t = table(3, ships={1: "D3a A2a"}, cargo={1: "grain grain"}, ask="sail", who="A")
    told = t.play("ship 1")
    assert events.GoodRemoved(-1, 3, 0, 1) in told
    assert t.goods("A") == "grain" and t.asked.endswith("visit")


def test_at_four_players_every_clan_takes_for_itself() -> None:
    t = table(4, ships={1: "D3a A2a"}, cargo={1: "hide grain"}, ask="sail", who="A")
    t.play("ship 1")
    assert t.asked == "D take"

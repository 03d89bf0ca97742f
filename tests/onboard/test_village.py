"""Rounds, turn order, and which building may be chosen."""

from __future__ import annotations

import pytest

from longhouse.engine import IllegalAction
from longhouse.games.onboard import events
from longhouse.games.onboard.data import BUILDINGS

from .build import Table, at, table

FULL_HOUSE = {
    1: "A1a B1a C1a D1a A1b",
    2: "B1b C1b D1b A2a B2a",
    3: "C2a D2a A2b B2b C2b",
    4: "D2b A3a B3a C3a D3a",
}


def test_the_topmost_viking_moves_first_and_the_next_in_line_follows() -> None:
    t = table(waiting="BADC")
    assert t.asked == "B visit"
    t.play("visit first")
    assert t.asked == "A visit" and t.state.before[:2] == [-1, 0]


def test_a_player_moves_the_own_topmost_viking() -> None:
    t = table(2, waiting="ABBA")
    t.play("visit first")
    assert t.state.before[:4] == [-1, 1, 1, 0]


def test_each_building_can_be_chosen_once_per_round() -> None:
    t = table(waiting="AB")
    t.play("visit market", "good hide")
    assert "visit market" not in t.legal
    assert t.why("visit market") == "There is already a Viking at that building this round."


def test_order_of_the_next_round_is_the_order_of_the_buildings_chosen() -> None:
    """Sides alternate: the side just filled is read from the top."""
    t = table(waiting="ABCD", add="hide grain")
    t.play(
        "visit jump-own", "piece A1a", "ship 8", "visit add", "ship 1", "visit first", "visit bet", "barrel 1"
    )
    t.play("circle 1A")
    assert t.state.round == 2
    assert [seat for seat in t.state.before if seat >= 0] == [2, 0, 3, 1]
    assert t.asked == "C visit"


def test_sides_alternate_in_the_view() -> None:
    t = table(waiting="A")
    before = t.view(None)
    t.play("visit first")
    after = t.view(None)
    assert after["side"] == 1 - before["side"]
    assert after["village"][before["side"]][0] == 0, (
        "the Viking stays where it was put; the reading side changes"
    )
    assert after["village"][after["side"]] == [None] * 11


def test_ruling_first_player_always_counts_as_performable() -> None:
    """Even with everything else impossible, First Player free means: no standing about."""
    t = stuck(free=("first", "add", "draw", "market"))
    assert t.legal == ["visit first"]
    told = t.play("visit first")
    assert events.Visited(0, 0, True) in told


def stuck(free: tuple[str, ...]) -> Table:
    """A can perform none of Add, Draw, Marketplace; only the `free` buildings are left."""
    standing = {building: "BCD"[i % 3] for i, building in enumerate(BUILDINGS) if building not in free}
    return table(waiting="A", standing=standing, add="", draw="", market=(4, 4, 4))


def test_ruling_impossible_building_is_forbidden_while_another_is_performable() -> None:
    t = table(add="", draw="hide")
    assert "visit add" not in t.legal and "visit draw" in t.legal
    with pytest.raises(IllegalAction, match="stack of this building is empty"):
        t.play("visit add")


def test_ruling_if_no_free_building_is_performable_stand_on_any_without_effect() -> None:
    t = stuck(free=("add", "draw", "market"))
    assert t.legal == ["visit add", "visit market", "visit draw"]
    assert t.question(0)["effect"] is False
    told = t.play("visit market")
    assert events.Visited(0, 5, False) in told and "PriceRose" not in told.kinds()
    assert t.state.market == [4, 4, 4] and t.state.round == 2


def test_ruling_standing_without_effect_is_still_the_order_of_the_next_round() -> None:
    t = stuck(free=("add", "draw"))
    t.play("visit add")
    assert t.state.before[4] == 0


def test_ruling_taken_buildings_stay_forbidden_when_standing_without_effect() -> None:
    t = stuck(free=("add",))
    assert t.legal == ["visit add"]
    assert t.why("visit first") == "There is already a Viking at that building this round."


def test_ruling_market_at_4_4_4_is_not_performable() -> None:
    t = table(market=(4, 4, 4))
    assert "visit market" not in t.legal
    assert t.why("visit market") == "All prices are already at their highest."


def test_ruling_empty_stacks_are_not_performable() -> None:
    t = table(add="", draw="")
    assert not {"visit add", "visit draw"} & set(t.legal)


def test_bet_needs_a_barrel_in_hand_but_rebet_can_move_one() -> None:
    t = table(bets={"1A": "A1", "2A": "A2", "3A": "A3", "4A": "A4"})
    assert "visit bet" not in t.legal and "visit rebet" in t.legal
    assert t.why("visit bet") == "You have no barrel left in hand."
    t.play("visit rebet")
    assert t.legal == ["lift 1A", "lift 2A", "lift 3A", "lift 4A"]


def test_bet_and_rebet_impossible_when_all_barrels_are_won() -> None:
    t = table(won={"A": [1, 2, 3, 4]})
    assert not {"visit bet", "visit rebet"} & set(t.legal)


def test_bet_impossible_when_no_circle_is_left() -> None:
    """Two ships at the quay, at one of which A has bet, while the other is full."""
    t = table(bets={"7A": "A1", "8A": "B1", "8B": "C1", "8C": "D1", "8D": "B2"}, sailed=[1, 2, 3, 4, 5, 6])
    assert "visit bet" not in t.legal
    assert t.why("visit bet") == "There is no circle left where you could bet."
    t.play("visit rebet")
    assert t.legal == ["lift 7A"], "their own barrel may still change its colour"
    t.play("lift 7A")
    assert t.legal == ["circle 7B", "circle 7C", "circle 7D"]


def test_promote_impossible_without_an_own_piece_behind_another() -> None:
    ships = {1: "A1a B1a B1b", 2: "A1b C1a C1b", 3: "A2a D1a D1b", 4: "A2b B2a", 5: "A3a", 6: "B2b A3b"}
    t = table(ships=ships, sailed=[6])
    assert "visit promote" not in t.legal
    assert t.why("visit promote") == "You have no piece that could move to the front."


def test_jumps_impossible_when_every_other_ship_is_full() -> None:
    """Four full ships at the quay, the other four pieces gone with a ship that sailed."""
    t = table(ships={**FULL_HOUSE, 5: "A3b B3b C3b D3b", 6: "", 7: "", 8: ""}, sailed=[5, 6, 7, 8])
    assert not {"visit jump-own", "visit jump-any"} & set(t.legal)
    assert "visit swap" in t.legal, "full ships may still swap"
    assert t.why("visit jump-any") == "No piece could jump to another ship."


def test_swap_impossible_with_all_pieces_on_one_ship() -> None:
    state = table().state.clone()
    state.sailed = [1, 2, 3, 4, 5, 6, 0, 0]
    state.ships[6], state.ships[7] = (*state.ships[6], *state.ships[7])[:5], ()
    rest = [p for p in range(24) if p not in {q for ship in state.ships for q in ship}]
    state.ships[0] = (*state.ships[0], *rest)
    for ship, pieces in enumerate(state.ships):
        for piece in pieces:
            state.where[piece] = ship
    t = at(state)
    assert "visit swap" not in t.legal
    assert t.why("visit swap") == "There are no two ships whose pieces could be swapped."
    assert "visit jump-any" in t.legal, "the empty ship has room"


def test_marketplace_raises_one_good_by_one_up_to_4() -> None:
    t = table(waiting="AB", market=(1, 3, 4))
    t.play("visit market")
    assert t.legal == ["good hide", "good grain"]
    assert t.why("good metal") == "That price is already at its highest."
    told = t.play("good grain")
    assert events.PriceRose(0, 1, 4) in told and t.state.market == [1, 4, 4]

"""Promote, Jump your ship, Jump any ship, Swap."""

from __future__ import annotations

from longhouse.games.onboard import events

from .build import table

SHIPS = {1: "A1a B2a C3a", 2: "B1a A2a", 3: "C1a"}


def test_promote_moves_an_own_piece_to_the_front_of_its_ship() -> None:
    t = table(ships={1: "B2a C3a A1a D1a"})
    t.play("visit promote")
    told = t.play("piece A1a")
    assert t.ship(1) == "A1a B2a C3a D1a" and events.Promoted(0, 0, 0) in told


def test_promote_offers_only_own_pieces() -> None:
    t = table(ships={1: "B2a C3a A1a D1a"})
    t.play("visit promote")
    assert all(text.startswith("piece A") for text in t.legal)
    assert t.why("piece C3a") == "That piece does not belong to your clan."


def test_ruling_promote_of_a_piece_already_in_front_is_no_promotion() -> None:
    t = table(ships=SHIPS)
    t.play("visit promote")
    assert "piece A1a" not in t.legal and "piece A2a" in t.legal
    assert t.why("piece A1a") == "That piece already stands at the front of its ship."


def test_ruling_promote_not_on_a_sailed_ship() -> None:
    t = table(ships={**SHIPS, 4: "D1a A3a"}, sailed=[2])
    t.play("visit promote")
    assert t.legal == ["piece A3a"]
    assert t.why("piece A2a") == "That ship has already sailed."


def test_jump_your_ship_puts_an_own_piece_at_the_back_of_another_ship() -> None:
    t = table(ships=SHIPS)
    t.play("visit jump-own", "piece A1a", "ship 2")
    assert t.ship(2) == "B1a A2a A1a"


def test_jump_your_ship_offers_only_own_pieces() -> None:
    t = table(ships=SHIPS)
    t.play("visit jump-own")
    assert t.legal == [f"piece {name}" for name in ("A1a", "A1b", "A2a", "A2b", "A3a", "A3b")]


def test_jump_any_ship_moves_any_colour_also_of_a_clan_nobody_plays() -> None:
    t = table(2, ships=SHIPS)
    t.play("visit jump-any")
    assert len(t.legal) == 24
    t.play("piece C3a", "ship 2")
    assert t.ship(2) == "B1a A2a C3a"


def test_ruling_after_a_removal_the_gap_closes_towards_the_bow() -> None:
    t = table(ships={**SHIPS, 4: "D1a A3a D2a C2a"})
    t.play("visit jump-own", "piece A3a", "ship 3")
    assert t.ship(4) == "D1a D2a C2a" and t.ship(3) == "C1a A3a"


def test_ruling_jump_within_the_same_ship_is_not_possible() -> None:
    t = table(ships=SHIPS)
    t.play("visit jump-own", "piece A1a")
    assert "ship 1" not in t.legal and t.why("ship 1") == "It must go to another ship."


def test_ruling_jump_into_an_empty_ship() -> None:
    t = table(ships={**SHIPS, 4: ""})
    t.play("visit jump-own", "piece A1a", "ship 4")
    assert t.ship(4) == "A1a"


def test_ruling_jump_from_a_ship_of_one_piece_leaves_it_empty() -> None:
    """A ship emptied of bodies is allowed."""
    t = table(ships=SHIPS)
    t.play("visit jump-any", "piece C1a", "ship 2")
    assert t.ship(3) == "" and t.control(3) == ""


def test_ruling_a_ship_never_has_more_than_five_pieces() -> None:
    t = table(ships={**SHIPS, 4: "D1a D1b C2a B2b B3a", 5: "D2a D2b C2b B3b"})
    t.play("visit jump-own", "piece A1a")
    assert "ship 4" not in t.legal and "ship 5" in t.legal
    assert t.why("ship 4") == "That ship already has five pieces."


def test_ruling_no_piece_jumps_from_or_to_a_sailed_ship() -> None:
    t = table(ships=SHIPS, sailed=[2, 3])
    t.play("visit jump-any")
    assert not {"piece A2a", "piece C1a"} & set(t.legal)
    t.play("piece A1a")
    assert not {"ship 2", "ship 3"} & set(t.legal)
    assert t.why("ship 2") == "That ship has already sailed."


def test_ruling_swap_gives_each_piece_the_place_of_the_other() -> None:
    t = table(ships=SHIPS)
    told = t.play("visit swap", "piece B2a", "piece A2a")
    assert (t.ship(1), t.ship(2)) == ("A1a A2a C3a", "B1a B2a")
    assert events.Swapped(0, 8, 0, 2, 1) in told


def test_ruling_full_ships_may_swap() -> None:
    t = table(ships={1: "A1a A2a B1a B2a C1a", 2: "D1a D2a C2a B3a C3a"})
    t.play("visit swap", "piece C1a", "piece D1a")
    assert (t.ship(1), t.ship(2)) == ("A1a A2a B1a B2a D1a", "C1a D2a C2a B3a C3a")


def test_swap_is_between_two_different_ships() -> None:
    t = table(ships=SHIPS)
    t.play("visit swap", "piece A1a")
    assert not {"piece A1a", "piece B2a", "piece C3a"} & set(t.legal)
    assert t.why("piece B2a") == "The two pieces must be on different ships."
    assert len(t.legal) == 21


def test_swap_may_exchange_two_pieces_of_one_colour_and_any_owner() -> None:
    t = table(ships=SHIPS)
    t.play("visit swap", "piece B2a", "piece B1a")
    assert (t.ship(1), t.ship(2)) == ("A1a B1a C3a", "B2a A2a")


def test_ruling_swap_does_not_touch_sailed_ships() -> None:
    t = table(ships=SHIPS, sailed=[2])
    t.play("visit swap")
    assert not {"piece B1a", "piece A2a"} & set(t.legal)
    t.play("piece A1a")
    assert t.why("piece B1a") == "That ship has already sailed."

"""Facts A1 to A4 and the setup: what is in the box and how it is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

from longhouse.games.onboard import data
from longhouse.games.onboard.data import BUILDINGS, PIECE_NAMES, SHIELDS

from .build import Match

SEEDS = range(40)


def test_a1_each_clan_has_pieces_of_1_1_2_2_3_3_shields() -> None:
    for letter in "ABCD":
        own = [SHIELDS[i] for i, name in enumerate(PIECE_NAMES) if name[0] == letter]
        assert sorted(own) == [1, 1, 2, 2, 3, 3]
    assert len(PIECE_NAMES) == len(set(PIECE_NAMES)) == 24
    assert all(int(name[1]) == shields for name, shields in zip(PIECE_NAMES, SHIELDS, strict=True))


def test_a2_each_seat_has_barrels_1_2_3_4() -> None:
    view = Match.new("onboard", 3, 1).view(1)
    assert view["seats"][1]["hand"] == [1, 2, 3, 4]
    assert [seat["hand_count"] for seat in view["seats"]] == [4, 4, 4]


def test_a3_village_order_from_the_top() -> None:
    assert BUILDINGS == (
        "first", "promote", "jump-own", "bet", "add", "market", "jump-any", "rebet", "draw", "sail", "swap",
    )  # fmt: skip


@pytest.mark.parametrize(("players", "each", "unused"), [(2, 4, 3), (3, 3, 2), (4, 2, 3)])
def test_a3_vikings_in_play_and_unused_buildings(players: int, each: int, unused: int) -> None:
    before = Match.new("onboard", players, 5)._state.before
    assert Counter(before) == {**dict.fromkeys(range(players), each), -1: unused}


def test_a4_goods_start_at_1_and_stop_at_4() -> None:
    assert Match.new("onboard", 2, 1).view(None)["market"] == [1, 1, 1]
    assert (data.MARKET_START, data.MARKET_TOP) == (1, 4)


def test_a4_supplies_are_5_of_each_and_7_lie_at_add_8_at_draw() -> None:
    orders = set()
    for seed in SEEDS:
        state = Match.new("onboard", 4, seed)._state
        assert (len(state.add), len(state.draw)) == (7, 8)
        assert Counter(state.add + state.draw) == {0: 5, 1: 5, 2: 5}
        orders.add(state.add + state.draw)
    assert len(orders) == len(SEEDS), "shuffled"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_three_pieces_per_ship_and_no_colour_twice(players: int) -> None:
    """All 24 pieces are used, whatever the number of players."""
    for seed in SEEDS:
        ships = Match.new("onboard", players, seed).view(None)["ships"]
        assert all(len(ship["pieces"]) == 3 for ship in ships)
        assert all(len({name[0] for name in ship["pieces"]}) == 3 for ship in ships)
        assert sorted(name for ship in ships for name in ship["pieces"]) == sorted(PIECE_NAMES)


def test_setup_every_order_of_colours_occurs() -> None:
    """Constrained sampling must not favour a colour for a place: each clan leads a quarter of the ships."""
    fronts: Counter[str] = Counter()
    lacking: Counter[str] = Counter()
    for seed in range(300):
        for ship in Match.new("onboard", 4, seed).view(None)["ships"]:
            fronts[ship["pieces"][0][0]] += 1
            lacking[next(iter(set("ABCD") - {name[0] for name in ship["pieces"]}))] += 1
    assert lacking == dict.fromkeys("ABCD", 600)
    assert all(500 < fronts[letter] < 700 for letter in "ABCD")


def test_setup_leader_on_the_other_side_and_seven_sterns() -> None:
    view = Match.new("onboard", 3, 2).view(None)
    assert view["sterns"] == 7 and view["sail"] is None and view["round"] == 1
    assert view["village"][view["side"]] == [None] * 11
    assert sum(seat is not None for seat in view["village"][1 - view["side"]]) == 9


def test_setup_nothing_is_performed_by_the_vikings_that_fall() -> None:
    """The first Vikings only mark the order: prices, stacks and circles are untouched."""
    view = Match.new("onboard", 2, 3).view(None)
    assert all(bet is None for ship in view["ships"] for bet in ship["bets"])
    assert all(ship["cargo"] == [] and ship["sailed"] is None for ship in view["ships"])
    assert view["vikings"] == [] and view["removed"] == [0, 0, 0]


def test_first_to_act_is_the_first_who_fell() -> None:
    for seed in range(20):
        match = Match.new("onboard", 4, seed)
        assert match.actor == match._state.before[0]

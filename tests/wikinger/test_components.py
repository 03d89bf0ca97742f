"""Facts B1 to B4 and the setup: what is in the box and how it is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

from longhouse.engine.views import known
from longhouse.games.wikinger import data
from longhouse.games.wikinger.data import COLOURS, TILE_KINDS
from longhouse.games.wikinger.state import State

from .build import SYMBOLS, Match, table

SEEDS = range(30)
VERSIONS = ("basic", "progress", "progress-no-auction")


def new(players: int, seed: int, version: str = "basic") -> Match:
    return Match.new("wikinger", players, seed, {"version": version})


def tiles_of(state: State) -> list[int]:
    """Stacks, and what lies around the wheel."""
    return [*state.tiles, *(tile for tile in state.wheel_tiles if tile >= 0)]


def test_b1_b2_the_72_tiles() -> None:
    """17 left ends (4 more are start tiles), 5 of each middle, 21 right ends, ships 3 4 4 3."""
    counts = Counter(TILE_KINDS[tile] for tile in tiles_of(new(2, 1)._state))
    assert counts == {
        "left": 17, "farm": 5, "church": 5, "village": 5, "monument": 5, "right": 21,
        "red": 3, "green": 4, "yellow": 4, "blue": 3,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("sail", "gold", "points", "reach"),
    [("R", 3, 0, "noble"), ("G", 5, 0, "scout"), ("Y", 0, 2, "goldsmith"), ("B", 0, 3, "fisherman")],
)
def test_b2_ships_reach_and_reward(sail: str, gold: int, points: int, reach: str) -> None:
    column = f"{sail} {sail}\n< =@\n< =\n< =\n< =\n< ="
    t = table(homes={"A": column}, round=2)
    rows = ["warrior", "noble", "scout", "goldsmith", "fisherman"]
    threatened = rows[: rows.index(reach) + 1]
    assert t.threatened("A") == ", ".join(f"{row} 1" for row in threatened)
    assert t.end_round().gains("A") == (points, gold), "only the repelled one pays"


def test_b3_start_tile_is_a_left_end_in_column_1_of_a_lower_row() -> None:
    t = table(started=False, wheel="0<bo 1>bo")
    t.play("buy 2")
    assert t.legal == [f"start {row} 1" for row in ("warrior", "noble", "scout", "goldsmith", "fisherman")]
    t.play("start scout 1")
    assert t.land("A") == ". / . / . / <"


def test_b3_start_tile_and_first_tile_in_either_order() -> None:
    for order in (("tile noble 1", "start scout 1"), ("start scout 1", "tile noble 1")):
        t = table(started=False, wheel="0<bo 1<no")
        t.play("buy 2", *order)
        assert t.asked == "A settle", "the Viking belongs to the bought tile"
        t.play("settle island")
        assert t.land("A") == ". / . / <@ / <", "the start tile begins empty"


def test_b3_first_tile_may_lean_on_the_start_tile_and_the_other_way_round() -> None:
    t = table(started=False, wheel="0<bo 1=sc")
    t.play("buy 2", "start scout 1", "tile scout 2", "settle island")
    assert t.land("A") == ". / . / . / < F@"


def test_b3_viking_never_on_the_start_tile_at_purchase() -> None:
    """The start tile in the Viking's row does not help when the bought tile lies elsewhere."""
    t = table(started=False, wheel="0<bo 1<sc")
    t.play("buy 2", "start scout 1", "tile noble 1")
    assert t.base("A") == "scout" and t.asked == "B buy"


def test_b3_start_tile_comes_with_a_first_ship_too() -> None:
    t = table(started=False, wheel="0<bo 1Rwa")
    t.play("buy 2", "tile ship 3")
    assert t.asked == "A place" and all(text.startswith("start") for text in t.legal)
    t.play("start warrior 1")
    assert t.land("A") == ". . R / <" and t.base("A") == "warrior"


def test_b3_the_start_tile_is_placed_once() -> None:
    t = table(started=False, wheel="0<fi 1<bo 2<bo 3<bo")
    t.play("buy 2", "start scout 1", "tile noble 1", "buy 3", "start scout 1", "tile noble 1", "buy 4")
    assert t.asked == "A place" and not any(text.startswith("start") for text in t.legal)
    assert t.why("start warrior 1") == "Your start tile has already been placed."


def test_b4_the_25_special_tiles() -> None:
    for version in ("progress", "progress-no-auction"):
        state = new(3, 5, version)._state
        names = Counter(data.SPECIALS[kind] for kind in (*state.specials, *state.open))
        assert names == {
            "coins": 1, "goldsmith": 3, "boat": 6, "noble": 3, "scout": 1, "fisherman": 1, "boatsman": 4,
            "supply": 1, "trade": 1, "farm": 1, "church": 1, "village": 1, "monument": 1,
        }  # fmt: skip
        assert names.total() == 25 and len(state.open) == 4


def test_b4_no_special_tiles_in_the_basic_version() -> None:
    state = new(3, 5)._state
    assert state.specials == state.open == ()


@pytest.mark.parametrize(("players", "gold"), [(2, 30), (3, 25), (4, 20)])
@pytest.mark.parametrize("version", VERSIONS)
def test_setup_gold_points_and_empty_homes(players: int, gold: int, version: str) -> None:
    for home in new(players, 3, version).view(None)["homes"]:
        assert (home["gold"], home["points"]) == (gold, 10)
        assert home["base"] == [0] * 6 and home["rows"] == [[]] * 6 and not home["started"]
        assert sum(home["special"]) == 0 and home["breakdown"]["start"] == 10


def test_setup_13_vikings_of_each_colour() -> None:
    for version in VERSIONS:
        state = new(2, 9, version)._state
        drawn = [colour for colour, count in enumerate(state.drawn) for _ in range(count)]
        assert Counter([*state.bag, *drawn]) == dict.fromkeys(range(6), 13)


def test_setup_offering_islands_from_0_up_ships_from_11_down() -> None:
    """In the order drawn: known from the same stacks before they are laid out."""
    for seed in SEEDS:
        auction = new(2, seed, "progress")
        before = auction._state.tiles[:12]
        for action in ("bid 0", "pass"):
            auction.play(action)
        auction.play(auction.legal()[0])
        islands = [tile for tile in before if tile < 6]
        ships = [tile for tile in before if tile >= 6]
        wheel = auction._state.wheel_tiles
        assert wheel[: len(islands)] == islands and wheel[len(islands) :] == ships[::-1]


def test_setup_vikings_by_colour_from_0() -> None:
    """Blue, yellow, green, red, black, grey; colours that were not drawn are skipped."""
    missing = 0
    for seed in range(80):
        for version in ("basic", "progress-no-auction"):
            wheel = [known(place) for place in new(3, seed, version).view(None)["wheel"]]
            colours = [place["colour"] for place in wheel]
            assert colours == sorted(colours) and len(colours) == 12
            assert [place["price"] for place in wheel] == list(range(12))
            missing += len(set(colours)) < 6
    assert missing and COLOURS == ("fisherman", "goldsmith", "scout", "noble", "warrior", "boatsman")


def test_setup_stacks_are_shuffled_and_any_seat_begins() -> None:
    orders, starts = set(), set()
    for seed in SEEDS:
        match = new(4, seed, "progress")
        orders.add((match._state.tiles, match._state.bag, match._state.specials))
        starts.add(match.view(None)["start"])
        assert match.actor == match.view(None)["start"]
    assert len(orders) == len(SEEDS) and starts == {0, 1, 2, 3}


def test_setup_six_stacks_of_twelve() -> None:
    assert len(new(2, 1)._state.tiles) == 60 and len(new(2, 1, "progress")._state.tiles) == 72
    assert len(SYMBOLS) == len(TILE_KINDS) == 10


def test_option_version() -> None:
    option = new(2, 1).game.meta.options[0]
    assert (option.name, option.values, option.default) == ("version", VERSIONS, "basic")
    with pytest.raises(ValueError):
        new(2, 1, "advanced")

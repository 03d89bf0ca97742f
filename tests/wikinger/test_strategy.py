"""What bots make of the auction and of boatsmen: whole trips, few of them in the last round."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product
from math import exp

import pytest

from longhouse.games.wikinger import data, worth
from longhouse.games.wikinger.coins import starter
from longhouse.games.wikinger.questions import TABLE
from longhouse.games.wikinger.strategy import JUDGEMENT, SHARP, prior
from longhouse.games.wikinger.weights import WEIGHTS

from .build import Table, table
from .test_auction import auction
from .test_ferrying import harbour

WIDE = ".\n< = =\n< = =\n< = =\n< = =\n< = ="  # three empty tiles in each row


def karl(t: Table) -> str:
    """What looks best one step ahead."""
    return str(max(TABLE.legal(t.state), key=lambda action: JUDGEMENT.appeal(t.state, action)))


def ferry(t: Table) -> list[str]:
    """What a Karl does until the scoring."""
    done = []
    while t.asked == "A ferry":
        done.append(karl(t))
        t.play(done[-1])
    return done


@pytest.mark.parametrize(
    ("base", "left"),
    [
        ("noble noble noble scout scout scout", 1),  # by colours two trips, else three
        ("noble scout warrior fisherman goldsmith", 2),
        ("noble noble noble scout warrior", 1),
        ("noble noble noble", 2),
    ],
)
def test_in_the_last_round_trips_are_grouped_to_save_boatsmen(base: str, left: int) -> None:
    t = harbour(f"boatsman boatsman boatsman {base}", WIDE, round=6)
    ferry(t)
    assert t.base("A") == " ".join(["boatsman"] * left)


def test_in_the_last_round_a_boat_tile_saves_boatsmen() -> None:
    t = harbour("boatsman boatsman boatsman noble noble scout", version="progress", round=6, held="boat")
    assert ferry(t)[0].startswith("boat ")
    assert t.base("A") == "boatsman"


def test_a_boat_tile_carries_those_who_would_stay_behind() -> None:
    t = harbour("boatsman noble scout fisherman", version="progress", round=4, held="boat")
    done = ferry(t)
    assert done[0].startswith("boat ") and t.base("A") == "" and "stop" not in done


def test_a_trip_takes_more_than_one() -> None:
    t = harbour("boatsman noble noble scout", round=4)
    done = ferry(t)
    assert len(done) == 2 and "stop" not in done


@pytest.mark.parametrize(
    ("ready", "boats", "full", "trips"),
    [
        ((0, 0, 0, 0, 0), 4, 4, 0),
        ((3, 3, 0, 0, 0), 4, 4, 2),
        ((1, 1, 1, 1, 1), 4, 4, 1),
        ((4, 1, 1, 0, 0), 4, 4, 2),
        ((2, 2, 2, 2, 2), 4, 4, 2),
        ((3, 3, 3, 0, 0), 2, 2, 2),  # there are no more
        ((1, 1, 1, 0, 0), 5, 0, 3),  # one each without a boat tile
        ((3, 1, 0, 0, 0), 5, 1, 2),
        ((1, 1, 1, 2, 0), 5, 1, 2),
        ((3, 3, 1, 0, 0), 5, 2, 3),  # two colours by themselves, then one
    ],
)
def test_the_fewest_trips_of_the_last_round(
    ready: tuple[int, ...], boats: int, full: int, trips: int
) -> None:
    assert worth._last_trips(ready, boats, full) == trips


@cache
def fewest(ready: tuple[int, ...], full: int) -> int:
    """All ways to carry them, tried out."""
    if not any(ready):
        return 0
    colours = [colour for colour in range(5) if ready[colour]]
    ways = [(tuple(n - (c == one) for c, n in enumerate(ready)), full) for one in colours]
    if full:
        ways += [(tuple(n * (c != one) for c, n in enumerate(ready)), full - 1) for one in colours]
        ways.append((tuple(max(0, n - 1) for n in ready), full - 1))
    return 1 + min(fewest(*way) for way in ways)


def test_no_other_way_takes_fewer_trips() -> None:
    for ready in combinations_with_replacement(range(4), 5):
        for full in range(6):
            for boats in (2, 20):
                assert worth._last_trips(ready, boats, full) == min(boats, fewest(ready, full))


@pytest.mark.parametrize(
    ("base", "done"),
    [
        ("noble scout", ["ferry noble 1"]),
        ("noble noble scout scout", ["ferry noble 1"]),
        ("noble noble noble scout scout", ["ferry noble 1", "ferry noble 2"]),
        ("noble scout warrior", ["ferry noble 1", "ferry scout 1"]),
    ],
)
def test_a_trip_under_way_costs_no_boatsman_more_for_those_who_join_it(base: str, done: list[str]) -> None:
    t = harbour(f"boatsman boatsman boatsman {base}", WIDE, round=6)
    before = JUDGEMENT.terms(t.state, 0)["boatsmen"]
    t.play(*done)
    assert t.state.trip and JUDGEMENT.terms(t.state, 0)["boatsmen"] == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_bidder_begins_with_nothing_and_stays_in(players: int) -> None:
    assert karl(auction(players, "A")) == "bid 0"


@pytest.mark.parametrize("rules", [1, 2])
def test_every_answer_to_an_auction_has_a_weight(rules: int) -> None:
    t = auction(rules=rules)
    legal = TABLE.legal(t.state)
    weights = JUDGEMENT.prior(t.state, legal) if JUDGEMENT.prior else []
    assert len(weights) == len(legal) and max(weights) == 1 and min(weights) > 0
    assert weights[0] > weights[-1], "to bid all one has is no idea"


def test_bids_are_remembered_for_purse_round_and_bidder_alone() -> None:
    """Asked for the first time or the second, each bid weighs what it is worth by itself."""
    t = auction(2, "A")
    for _ in range(2):
        for gold, now, special, leader in product((0, 3, 30), (1, 5), (0, 1), (-1, 1)):
            t.state.gold[0], t.state.round, t.state.leader = gold, now, leader
            t.state.special[data.TRADE] = special
            legal = TABLE.legal(t.state)
            looks = [JUDGEMENT.appeal(t.state, action) for action in legal]
            weights = [exp(max(-7.0, (look - max(looks)) / SHARP)) for look in looks]
            assert prior(t.state, legal) == weights


def test_a_start_figure_that_costs_too_much_is_left_to_others() -> None:
    t = auction(2, "A")
    t.play("bid 9")
    assert karl(t) == "pass"


def test_a_bid_of_nothing_gives_the_promise_of_the_start_figure() -> None:
    t = table(2, "progress", ask="bid", drawn="noble " * 7 + "scout " * 6, start="A")
    before = JUDGEMENT.evaluate(t.state)
    t.play("bid 0")
    assert JUDGEMENT.evaluate(t.state) == before, "it costs nothing"
    t.play("bid 1")
    after = JUDGEMENT.evaluate(t.state)
    assert after[0] < before[0] and after[1] > before[1]


def test_a_bid_that_cannot_be_paid_with_gold_costs_points() -> None:
    t = auction(2, "A")
    t.state.gold[t.state.who] = 1
    seat = t.state.who
    t.play("bid 4")
    missing = WEIGHTS["progress.2"]["missing"]
    assert t.state.leader == seat and JUDGEMENT.terms(t.state, seat)["gold"] == -3 * missing


def test_who_paid_points_for_missing_gold_is_short_of_it() -> None:
    for version, counts in (("progress", True), ("basic", False)):
        t = table(2, version)
        before = JUDGEMENT.terms(t.state, 0)["gold"]
        t.state.paid[0] += 2
        assert (JUDGEMENT.terms(t.state, 0)["gold"] < before) is counts


def test_the_start_figure_is_worth_less_in_the_last_rounds() -> None:
    t = auction(2, "A")
    worths = []
    for number in range(1, 7):
        t.state.round = number
        worths.append(starter(t.state))
    assert worths == sorted(worths, reverse=True) and worths[0] > worths[-1] > 0


def test_a_set_that_must_be_paid_with_points_looks_worse_than_one_for_gold() -> None:
    t = table(2, "progress", wheel="0<bo 1<no 2<no 3<no")
    legal = TABLE.legal(t.state)
    t.state.gold[0] = 30
    rich = prior(t.state, legal)
    t.state.gold[0] = 0
    poor = prior(t.state, legal)
    assert poor[3] / poor[1] < rich[3] / rich[1], "the same set, two coins dearer"

"""The auction of the progress version, and how its winner lays out the Vikings."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from longhouse.games.wikinger import events
from longhouse.games.wikinger.data import COLOURS
from longhouse.games.wikinger.questions import TABLE

from .build import Match, Table, table

DRAWN = "fisherman fisherman goldsmith goldsmith scout scout scout noble noble noble warrior warrior boatsman"


def auction(players: int = 3, start: str = "B", rules: int = 2, **given: dict[str, int]) -> Table:
    return table(players, "progress", ask="bid", drawn=DRAWN, start=start, rules=rules, **given)  # type: ignore[arg-type]


def test_b6_the_start_player_bids_first() -> None:
    t = auction()
    assert t.asked == "B bid" and t.legal[:3] == ["bid 0", "bid 1", "bid 2"]


def test_b6_nobody_bids_the_start_player_wins_for_nothing() -> None:
    t = auction()
    told = t.play("bid 0", "pass", "pass")
    assert events.NothingBid(1) in told and events.BidMade(1, 0) not in told
    assert events.AuctionWon(1, 0, 0) in told and t.asked == "B remove" and t.view["start"] == 1
    assert t.purse("B") == (25, 10)


def test_b6_the_first_bidder_may_bid_nothing_and_stays_in() -> None:
    t = auction()
    t.play("bid 0", "bid 1", "bid 2")
    assert t.asked == "B bid" and t.legal[:2] == ["pass", "bid 3"]
    told = t.play("bid 3", "pass", "pass")
    assert events.AuctionWon(1, 3, 0) in told and t.purse("B") == (22, 10)


def test_b6_the_first_bidder_bids_nothing_instead_of_passing() -> None:
    t = auction()
    assert t.why("pass") == "The first bidder cannot pass: bid nothing instead, and you stay in."
    assert "pass" not in map(str, t.match.game.candidates(t.state))


def test_b6_the_others_raise_or_pass_on_a_bid_of_nothing() -> None:
    t = auction()
    t.play("bid 0")
    assert t.asked == "C bid" and t.legal[:2] == ["pass", "bid 1"]
    assert t.why("bid 0") == "A bid must be higher than the one before."
    t.play("pass", "pass")
    assert t.asked == "B remove"


def test_b6_whoever_is_poor_may_still_bid_nothing() -> None:
    t = auction(gold={"B": 0}, points={"B": 0})
    assert t.legal == ["bid 0"]
    t.play("bid 0", "pass", "pass")
    assert t.asked == "B remove" and t.purse("B") == (0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_rules_version_1_nothing_is_passing_for_ever(players: int) -> None:
    t = auction(players, rules=1)
    for _ in range(players - 1):
        assert t.legal[:2] == ["pass", "bid 1"]
        assert t.why("bid 0") == "This match has the older rules: whoever bids nothing passes."
        assert "bid 0" not in map(str, t.match.game.candidates(t.state))
        assert events.BidMade(t.state.who, 0) in t.play("pass")
    t.play("bid 1")
    assert t.asked == f"{'ABCD'[(1 + players - 1) % players]} remove", "who passed first is out"


def test_every_action_of_version_1_keeps_its_text_and_its_order() -> None:
    """Links store the place among the legal actions: `bid 0` came between, and nothing else changed."""
    texts = [str(action) for action in TABLE.all]
    assert texts[:3] == ["pass", "bid 0", "bid 1"] and texts[301] == "bid 300"
    old = [text for text in texts if text != "bid 0"]
    assert blake2b("\n".join(old).encode(), digest_size=8).hexdigest() == "2f2d06c3f652672c"


def test_b6_raise_or_pass_clockwise_until_one_is_left() -> None:
    t = auction()
    t.play("bid 2")
    assert t.asked == "C bid" and t.legal[:2] == ["pass", "bid 3"]
    assert t.why("bid 2") == "A bid must be higher than the one before."
    t.play("bid 5", "pass")
    assert t.asked == "B bid", "who passed is out"
    t.play("bid 6")
    assert t.asked == "C bid"
    told = t.play("pass")
    assert events.AuctionWon(1, 6, 0) in told and t.purse("B") == (19, 10)
    assert [t.purse(letter) for letter in "AC"] == [(25, 10)] * 2, "only the winner pays"


def test_b6_the_last_one_may_still_bid_when_all_before_passed() -> None:
    t = auction()
    t.play("bid 0", "pass")
    assert t.asked == "A bid"
    t.play("bid 1")
    assert t.asked == "B bid", "who bid nothing is still in"
    t.play("pass")
    assert t.asked == "A remove" and t.view["start"] == 0 and t.purse("A") == (24, 10)


def test_b6_the_winner_becomes_start_player_and_begins() -> None:
    t = auction()
    t.play("bid 0", "pass", "bid 1", "pass")
    t.play("remove noble", *(f"lay {c}" for c in ("noble", "scout", "warrior", "boatsman", "goldsmith")))
    assert t.view["start"] == 0 and t.asked == "A buy"


def test_b6_highest_bid_is_coins_and_points_coins_first() -> None:
    t = auction(gold={"B": 3}, points={"B": 4})
    assert t.legal == [f"bid {n}" for n in range(8)]
    assert t.why("bid 8") == "You do not have that much gold and points."
    told = t.play("bid 5", "pass", "pass")
    assert events.AuctionWon(1, 3, 2) in told
    assert t.purse("B") == (0, 2) and t.home("B")["breakdown"]["sold"] == -2


def test_who_cannot_raise_can_only_pass() -> None:
    t = auction(gold={"C": 2}, points={"C": 1})
    t.play("bid 3")
    assert t.legal == ["pass"]


def test_b6_the_winner_removes_one_of_13() -> None:
    t = auction()
    t.play("bid 0", "pass", "pass")
    assert t.legal == [f"remove {colour}" for colour in COLOURS]
    told = t.play("remove boatsman")
    assert events.VikingRemoved(1, 5) in told and t.view["hand"] == [2, 2, 3, 3, 2, 0]
    assert "lay boatsman" not in t.legal


def test_only_drawn_colours_can_be_removed_or_laid() -> None:
    t = table(2, "progress", ask="remove", drawn="noble " * 7 + "scout " * 6)
    assert t.legal == ["remove scout", "remove noble"]
    assert t.why("remove warrior") == "There is no such Viking."


def test_tiles_are_laid_after_the_removal() -> None:
    t = auction()
    t.play("bid 0", "pass", "pass")
    assert all(place is None for place in t.view["wheel"])
    assert "TilesLaid" in t.play("remove noble").kinds()
    assert all(place["tile"] >= 0 > place["colour"] for place in t.sets)


def test_the_last_colour_is_laid_without_asking() -> None:
    t = table(2, "progress", ask="remove", drawn="noble " * 7 + "scout " * 6)
    t.play("remove scout", "lay scout")
    colours = [place["colour"] for place in t.sets]
    assert colours == [3] * 7 + [2] * 5 and t.asked == "A buy"


def test_laying_goes_round_the_table() -> None:
    t = auction()
    t.play("bid 0", "pass", "pass", "remove noble")
    order = ""
    for colour in ("fisherman", "goldsmith", "scout", "noble", "warrior"):
        order += t.asked[0]
        t.play(f"lay {colour}")
    assert order == "BCABC" and t.asked == "B buy"
    assert t.sets[0]["colour"] == 5 and t.sets[11]["colour"] == 0


def test_b6_the_next_holder_of_the_start_figure_bids_first() -> None:
    t = table(3, "progress", start="C", wheel="0<bo", round=1)
    t.play("buy 1", "tile noble 1")
    assert t.view["round"] == 2 and t.view["start"] == 0 and t.asked == "A bid"


@pytest.mark.parametrize("version", ["basic", "progress-no-auction"])
def test_b6_no_auction_draws_12_and_removes_none(version: str) -> None:
    match = Match.new("wikinger", 3, 3, {"version": version})
    assert sum(match.view(None)["drawn"]) == 12 and str(match.legal()[0]).startswith("buy")


def test_b6_progress_draws_13() -> None:
    assert sum(Match.new("wikinger", 3, 3, {"version": "progress"}).view(None)["drawn"]) == 13

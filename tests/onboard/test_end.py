"""The end of the game, the score and the tie-breaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from longhouse.engine import IllegalAction, Outcome
from longhouse.games.onboard import events

from .build import table

SIX = [1, 2, 3, 4, 5, 6]


def end(
    goods: Mapping[str, str], won: Mapping[str, Sequence[int]], market: Sequence[int], **more: Any
) -> Outcome:
    """The outcome after the seventh ship, which brings nothing to anybody, has left."""
    t = table(ships={8: ""}, sailed=SIX, goods=goods, won=won, market=market, ask="sail", who="A", **more)
    t.play("ship 8")
    outcome = t.match.outcome
    assert outcome is not None
    return outcome


def test_ruling_the_game_ends_right_after_the_seventh_ship() -> None:
    t = table(cargo={7: "hide", 8: "metal"}, sailed=SIX, ask="sail", who="A")
    told = t.play("ship 7")
    assert events.GameEnded("seven_ships") in told and "RoundBegan" not in told.kinds()
    assert t.asked == "over" and t.legal == [] and t.match.actor is None
    with pytest.raises(IllegalAction, match="The game is over"):
        t.play("visit first")


def test_the_seventh_ship_is_shared_before_the_end() -> None:
    t = table(ships={7: "A3a B2a"}, cargo={7: "hide metal"}, sailed=SIX, ask="sail", who="A")
    t.play("ship 7")
    assert t.asked == "A take" and t.match.outcome is None
    t.play("good metal")
    assert t.asked == "over" and t.goods("B") == "hide"


def test_ruling_the_eighth_ship_scores_nothing() -> None:
    t = table(
        ships={8: "A3a", 7: "B1a"}, cargo={7: "hide", 8: "metal metal"}, bets={"8A": "A4"}, sailed=SIX,
        market=(4, 4, 4), ask="sail", who="A",
    )  # fmt: skip
    t.play("ship 7")
    outcome = t.match.outcome
    assert outcome is not None and outcome.scores == (0, 4, 0, 0) and t.cargo(8) == "metal metal"


def test_goods_score_their_end_value_in_the_market() -> None:
    outcome = end({"A": "hide hide grain", "B": "metal"}, {}, market=(2, 3, 4))
    assert outcome.scores[:2] == (7, 4) and outcome.winners == (0,) and outcome.reason == "points"


def test_barrels_that_won_score_their_number_others_nothing() -> None:
    outcome = end({}, {"B": [1, 4]}, market=(1, 1, 1), bets={"1A": "A3"})
    assert outcome.scores == (0, 5, 0, 0) and outcome.winners == (1,)


def test_all_four_barrels_are_worth_ten() -> None:
    assert end({}, {"C": [1, 2, 3, 4]}, market=(1, 1, 1)).scores == (0, 0, 10, 0)


def test_ruling_tie_break_one_most_supply_tokens() -> None:
    outcome = end({"A": "hide hide", "B": "metal"}, {}, market=(2, 1, 4))
    assert outcome.scores[:2] == (4, 4) and outcome.winners == (0,) and outcome.reason == "tokens"


def test_ruling_tie_break_two_most_points_from_supplies() -> None:
    """Both 5 points and one token; A's is worth more, B has the better barrel."""
    outcome = end({"A": "metal", "B": "hide"}, {"A": [1], "B": [4]}, market=(1, 1, 4))
    assert outcome.scores[:2] == (5, 5) and outcome.winners == (0,) and outcome.reason == "goods"


def test_ruling_still_tied_players_share_the_victory() -> None:
    outcome = end({"A": "hide", "D": "grain"}, {"B": [1]}, market=(2, 2, 1))
    assert outcome.winners == (0, 3) and outcome.reason == "shared"


def test_more_tokens_do_not_help_who_has_fewer_points() -> None:
    outcome = end({"A": "hide hide hide", "B": "metal"}, {}, market=(1, 1, 4))
    assert outcome.winners == (1,) and outcome.reason == "points"


def test_tie_break_counts_only_those_who_are_tied() -> None:
    """C has the most tokens but not the most points."""
    outcome = end({"A": "metal", "B": "grain grain", "C": "hide hide hide"}, {}, market=(1, 2, 4))
    assert outcome.scores == (4, 4, 3, 0) and outcome.winners == (1,)


def test_won_barrels_are_shown_at_the_end_and_only_then() -> None:
    t = table(ships={8: ""}, sailed=SIX, won={"B": [3]}, ask="sail", who="A")
    assert t.view(0)["seats"][1]["won"] is None
    t.play("ship 8")
    assert t.view(0)["seats"][1]["won"] == [3] == t.view(None)["seats"][1]["won"]

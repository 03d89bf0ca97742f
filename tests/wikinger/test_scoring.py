"""Small, large and final scoring: the rulings of facts B6 that no example of the rulebook shows."""

from __future__ import annotations

from typing import Any

import pytest

from longhouse.games.wikinger import events

from .build import table

# -- small and large


def test_b6_a_warrior_under_a_ship_is_not_threatened_and_without_one_does_nothing() -> None:
    t = table(homes={"A": "R\n<@ =@"}, round=2)
    assert t.threatened("A") == "" and t.end_round().gains("A") == (0, 3)


def test_b6_warriors_in_other_columns_do_not_repel() -> None:
    t = table(homes={"A": "R\n< =@"}, round=2)
    assert t.end_round().gains("A") == (0, 0) and t.threatened("A") == "warrior 1"


@pytest.mark.parametrize("round", [2, 4, 6])
def test_b6_ship_rewards_in_every_large_scoring(round: int) -> None:
    t = table(homes={"A": "Y\n<@"}, round=round)
    assert t.end_round().sources("A")["ships"] == (2, 0)


@pytest.mark.parametrize("round", [1, 3, 5])
def test_b6_no_ship_rewards_in_small_scorings(round: int) -> None:
    t = table(homes={"A": "Y R\n<@ =@\n<@\n<@\n.\n<@"}, round=round)
    assert t.end_round().gains("A") == (0, 0)


def test_b6_small_scoring_threatened_goldsmiths_pay_nothing() -> None:
    t = table(homes={"A": "Y G\n< =\n< =\n< =\n<@ =@ >@"}, round=1)
    assert t.end_round().gains("A") == (0, 6)


def test_goldsmiths_on_the_base_earn_nothing() -> None:
    t = table(base={"A": "goldsmith noble scout"}, round=2)
    assert t.end_round().gains("A") == (0, 0)


@pytest.mark.parametrize(
    ("column", "points"),
    [
        ("<@\n<\n<", 1),
        ("<@\n<@\n<", 2),
        ("<@\n<\n<@", 2),
        ("<@\n.\n<@", 2),
        ("<@\n<@\n<@", 3),
        ("<\n<@\n<@", 0),
    ],
    ids=["alone", "goldsmith", "fisherman", "gap", "both", "no-scout"],
)
def test_b6_scout_and_those_below_him(column: str, points: int) -> None:
    t = table(homes={"A": ".\n.\n.\n" + column}, round=2)
    assert t.end_round().sources("A").get("scouts", (0, 0)) == (points, 0)


def test_b6_scout_only_his_own_column() -> None:
    t = table(homes={"A": ".\n.\n.\n< =@\n<@ = =@\n<@ = =@"}, round=2)
    assert t.end_round().sources("A")["scouts"] == (1, 0)


def test_b6_a_red_ship_leaves_scouts_alone() -> None:
    t = table(homes={"A": "R\n<\n<@\n<@\n<@\n<@"}, round=2)
    assert t.end_round().sources("A") == {"scouts": (3, 0), "goldsmiths": (0, 3)}


def test_fishermen_earn_nothing_in_a_large_scoring() -> None:
    t = table(homes={"A": ".\n.\n.\n.\n.\n<@ =@"}, round=2)
    assert t.end_round().gains("A") == (0, 0)


def test_islands_need_not_be_complete_to_earn() -> None:
    t = table(homes={"A": ".\n.\n<@ ="}, round=2)
    assert t.end_round().gains("A") == (2, 0)


def test_who_has_been_scored_has_nothing_to_come() -> None:
    """While others still ferry, and when the game is over, the sheet promises no more of this scoring."""
    home = ".\n.\n<@ >\n.\n<@"
    homes, base = {"A": home, "B": home}, {"B": "boatsman noble"}
    for round in (2, 6):
        t = table(homes=homes, base=base, round=round)
        assert t.home("A")["next"] == t.home("B")["next"] == {"points": 2, "gold": 3}
        assert t.end_round().gains("A") == (2, 3) and t.asked == "B ferry"
        assert t.home("A")["next"] == {"points": 0, "gold": 0}
        assert t.home("B")["next"] == {"points": 2, "gold": 3}
    t.play("ferry noble 2")
    assert t.asked == "over" and t.home("B")["next"] == {"points": 0, "gold": 0}


# -- final


def test_b6_unrepelled_gold_ship_with_coins_short_costs_points() -> None:
    t = table(homes={"A": "G"}, gold={"A": 2}, points={"A": 10}, round=6)
    assert events.Scored(0, "raids", -3, -2) in t.end_round()
    assert t.purse("A") == (0, 7)


def test_b6_unrepelled_ships_never_below_0() -> None:
    t = table(homes={"A": "G B"}, gold={"A": 0}, points={"A": 6}, round=6)
    t.end_round()
    assert t.purse("A") == (0, 0)


def test_unrepelled_point_ships_cost_no_gold() -> None:
    t = table(homes={"A": "Y B"}, gold={"A": 4}, points={"A": 3}, round=6)
    t.end_round()
    assert t.purse("A") == (4, 0)


def test_repelled_ships_cost_nothing() -> None:
    t = table(homes={"A": "G\n<@"}, gold={"A": 0}, points={"A": 10}, base={"B": "boatsman"}, round=6)
    told = t.end_round()
    assert told.sources("A")["ships"] == (0, 5) and "raids" not in told.sources("A")


def test_b6_final_order() -> None:
    """Ships before gold is changed, gold before the majorities, supply at last."""
    home = "G\n< >"
    t = table(homes={"A": home}, gold={"A": 12}, points={"A": 0}, base={"A": "boatsman noble noble"}, round=6)
    told = [
        (e.source, e.points, e.gold) for e in t.end_round() if isinstance(e, events.Scored) and e.seat == 0
    ]
    assert told == [
        ("raids", 0, -5), ("gold", 1, -5), ("boatsmen", 10, 0), ("islands", 7, 0), ("longest", 5, 0),
        ("supply", -3, 0),
    ]  # fmt: skip
    assert t.purse("A") == (2, 20)


def test_b6_floor_of_0_at_each_step() -> None:
    """4 points of ships cannot be paid; what comes later counts in full."""
    t = table(homes={"A": "Y Y"}, gold={"A": 5}, points={"A": 1}, base={"A": "boatsman"}, round=6)
    t.end_round()
    assert t.purse("A") == (0, 0 + 1 + 10 - 1)


def test_b6_negative_supply_stops_at_0() -> None:
    t = table(base={"A": "noble " * 30}, gold={"A": 0}, points={"A": 10}, round=6)
    t.end_round()
    assert t.purse("A") == (0, 0)


def test_b6_ties_all_score() -> None:
    homes = {"A": ".\n< >", "B": ".\n< >", "C": ".\n< ="}
    base = {"A": "boatsman", "B": "boatsman"}
    t = table(3, homes=homes, base=base, round=6)
    told = t.end_round()
    for source, points in (("boatsmen", 10), ("islands", 7), ("longest", 5)):
        assert [told.sources(letter).get(source) for letter in "ABC"] == [(points, 0), (points, 0), None]


def test_b6_nobody_has_any_nobody_is_awarded() -> None:
    told = table(homes={"A": ".\n< ="}, round=6).end_round()
    for letter in "AB":
        assert not {"boatsmen", "islands", "longest"} & set(told.sources(letter))


def test_b6_an_island_is_two_tiles_or_more_without_a_gap() -> None:
    home = ".\n< >\n< = =\n< . >\n. = >\n. > < >"
    assert table(homes={"A": home}).home("A")["islands"] == [2, 2]


def test_b6_supply_mouths_are_all_vikings() -> None:
    t = table(homes={"A": ".\n<@\n<@\n<@\n<@\n<@ =@"}, base={"A": "boatsman fisherman noble"}, round=6)
    assert (t.home("A")["food"], t.home("A")["mouths"]) == (10, 9)
    assert t.end_round().sources("A").get("supply") == (2, 0)


def test_b6_threatened_and_waiting_fishermen_feed_nobody_but_eat() -> None:
    t = table(homes={"A": "B\n<\n<\n<\n<\n<@"}, base={"A": "fisherman"}, points={"A": 20})
    assert (t.home("A")["food"], t.home("A")["mouths"]) == (0, 2)


# -- who wins


def ended(**given: object) -> Any:
    t = table(3, round=6, **given)  # type: ignore[arg-type]
    t.end_round()
    assert t.asked == "over"
    return t.match.outcome


@pytest.mark.parametrize(
    ("points", "gold", "winners", "reason"),
    [
        ((9, 12, 11), (4, 0, 4), (1,), "points"),
        ((12, 12, 11), (1, 3, 4), (1,), "gold"),
        ((12, 12, 12), (3, 3, 2), (0, 1), "shared"),
        ((11, 12, 12), (4, 3, 3), (1, 2), "shared"),
        ((5, 10, 10), (26, 0, 4), (2,), "gold"),  # 26 gold are 5 points, and only 1 is left
    ],
)
def test_b6_most_points_then_gold_left_then_shared(
    points: tuple[int, ...], gold: tuple[int, ...], winners: tuple[int, ...], reason: str
) -> None:
    outcome = ended(points=dict(zip("ABC", points, strict=True)), gold=dict(zip("ABC", gold, strict=True)))
    assert (outcome.winners, outcome.reason) == (winners, reason)


def test_the_breakdown_adds_up() -> None:
    t = table(homes={"A": "G B\n< >"}, gold={"A": 3}, points={"A": 10}, round=6)
    t.end_round()
    outcome = t.match.outcome
    assert outcome is not None and [sum(row.values()) for row in outcome.breakdown] == list(outcome.scores)

"""End-game bonuses, the winner, ties."""

from __future__ import annotations

import pytest

from longhouse.engine import Rng
from longhouse.games.gonewild.data import BONUSES
from longhouse.games.gonewild.events import BonusScored
from longhouse.games.gonewild.scoring import leaders, standing

from .build import Table, cards, table

# bonus -> a position in which seat 0 has two, seat 1 one, seat 2 nothing
LEADS: dict[str, dict[str, object]] = {
    "defender": {"discard": {0: "cannon hero_trap", 1: "sheep_cannon"}},
    "follower": {"discard": {0: "scroll shockwave_tower", 1: "crystal", 2: "elf_archer thor"}},
    "king_pig": {"discard": {0: "pigator*2", 1: "pigator", 2: "bone_crusher"}},
    "conqueror": {
        "discard": {0: "shaman elf_archer", 1: "warrior", 2: "thor sword"},
        "deck": {0: "", 1: "", 2: ""},
    },
    "builder": {"village": {0: "tavern tavern+", 1: "brewery"}},
    "accomplisher": {"done": {0: "money worker", 1: "beer"}},
    "miner": {"village": {0: "gold_container:2", 1: "gold_container:1", 2: "beer_container:4"}},
    "beer_tycoon": {"village": {0: "beer_container:2", 1: "beer_container:1", 2: "gold_container:4"}},
}


def others(bonus: str) -> str:
    """Four bonuses: this one, and three that nobody gets in these positions, as far as possible."""
    calm = [
        name for name in ("king_pig", "miner", "beer_tycoon", "accomplisher", "follower") if name != bonus
    ]
    return " ".join((bonus, *calm[:3]))


@pytest.mark.parametrize("bonus", BONUSES)
def test_bonus_standing_leader_and_six_points(bonus: str) -> None:
    number = BONUSES.index(bonus)
    t = table(3, bonuses=others(bonus), target=50, points={2: 50}, **LEADS[bonus])  # type: ignore[arg-type]
    assert [standing(t.state, number, seat) for seat in range(3)] == [2, 1, 0]
    live = next(row for row in t.view()["bonuses"] if row["bonus"] == number)
    assert live["standing"] == [2, 1, 0] and live["leaders"] == [0]
    story = t.end_turns()
    assert t.asked == "over"
    scored = [event for event in story.only(BonusScored) if event.bonus == number]
    assert [(event.seats, event.points) for event in scored] == [((0,), 6)]
    assert t.earned(0)["bonuses"] >= 6


@pytest.mark.parametrize(("seats", "points"), [(1, 6), (2, 3), (3, 2), (4, 1)])
def test_bonus_is_shared(seats: int, points: int) -> None:
    t = table(4, target=1, points={0: 1}, village=dict.fromkeys(range(seats), "brewery"))
    t.end_turns()
    assert [t.earned(seat).get("bonuses", 0) for seat in range(4)] == [points] * seats + [0] * (4 - seats)


@pytest.mark.parametrize("bonus", [name for name in BONUSES if name != "conqueror"])
def test_bonus_nobody_gets_it_with_nothing(bonus: str) -> None:
    t = table(3)
    assert leaders(t.state, BONUSES.index(bonus), range(3)) == []


def test_bonus_counts_cards_wherever_they_are() -> None:
    t = table(hand={0: "cannon"}, deck={0: "cannon"}, discard={0: "cannon"})
    t.state.area[0] = cards("cannon")
    t.state.guards = ((0, 18, 6), (1, 18, 6))
    t.state.kept[0] = cards("cannon")
    assert standing(t.state, BONUSES.index("defender"), 0) == 6


def test_bonus_builder_does_not_count_the_hall() -> None:
    t = table(village={0: "brewery"})
    assert standing(t.state, BONUSES.index("builder"), 0) == 1
    assert standing(t.state, BONUSES.index("builder"), 1) == 0


def test_bonus_miner_looks_at_containers_after_storage() -> None:
    """Not at producers, nor at the hall."""
    t = table(target=1, points={1: 1}, village={0: "gold_factory:1", 1: "gold_factory:1 gold_container"})
    t.state.loot[1] = 3
    t.end_turns()
    assert [t.earned(seat).get("bonuses", 0) for seat in (0, 1)] == [0, 12], "miner and builder"


def test_all_four_bonuses_are_counted() -> None:
    t = table(
        target=10,
        points={0: 10},
        village={1: "gold_container:1"},
        done={1: "money"},
        discard={1: "pigator"},
        bonuses="builder miner accomplisher king_pig",
    )
    t.end_turns()
    result = t.match.outcome
    assert result is not None and result.scores == (10, 24) and result.winners == (1,)
    assert result.reason == "points" and result.breakdown[1]["bonuses"] == 24


def finish(villages: dict[int, str], points: dict[int, int], seed: int) -> Table:
    """A game that ends with this turn; the four bonuses of the game go to nobody."""
    t = table(
        3, target=10, points=points, village=villages, favours="", open="",
        bonuses="king_pig follower miner beer_tycoon",
    )  # fmt: skip
    t.state.rng = Rng(seed)
    t.end_turns()
    return t


def test_tie_break_the_order_of_the_cards_is_random() -> None:
    firsts = {finish({0: "brewery"}, {0: 10, 1: 10}, seed).state.spare[0] for seed in range(40)}
    assert firsts == {0, 3, 4, 5}


def test_tie_break_stops_at_the_first_card_that_one_player_meets() -> None:
    for seed in range(10):
        t = finish({1: "brewery"}, {0: 10, 1: 10}, seed)
        result = t.match.outcome
        assert result is not None and (result.winners, result.reason) == ((1,), "bonus")
        assert t.state.spare[-1] == BONUSES.index("builder") and t.points == [10, 10, 0]


def test_tie_break_among_three() -> None:
    t = finish({2: "brewery"}, {0: 10, 1: 10, 2: 10}, 1)
    result = t.match.outcome
    assert result is not None and result.winners == (2,)


def test_tie_break_two_of_three_with_most_change_nothing() -> None:
    """They are still tied, all three of them."""
    t = finish({1: "brewery", 2: "tavern"}, {0: 10, 1: 10, 2: 10}, 1)
    result = t.match.outcome
    assert result is not None and (result.winners, result.reason) == ((0, 1, 2), "shared")
    assert len(t.state.spare) == 4


def test_no_tie_no_card() -> None:
    t = finish({1: "brewery"}, {0: 10, 1: 11}, 1)
    assert t.state.spare == ()
    result = t.match.outcome
    assert result is not None and (result.winners, result.reason) == ((1,), "points")


def test_nothing_is_kept_and_the_path_stays_after_the_last_storage() -> None:
    t = table(target=10, points={0: 10}, village={0: "drakkar"}, hand={0: "pigator"})
    path = t.path
    t.end_turns()
    assert t.asked == "over" and t.path == path and t.hand(0) == "pigator" and t.legal == []


def test_favours_chosen_in_the_last_storage_do_not_stop_the_end() -> None:
    t = table(target=10, points={0: 10, 1: 4}, village={1: "beer_container:4"})
    t.end_turns()
    assert t.asked == "1 favour"
    t.play("favour thor")
    assert t.asked == "over" and t.points[1] >= 5

"""What the table says: questions, log, notes and legend are true for the rules that the match has."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from longhouse.engine.views import known
from longhouse.games import GAMES
from longhouse.games.wikinger import events, lines, prompts
from longhouse.games.wikinger.data import FARM
from longhouse.games.wikinger.words import SPECIAL_HELP

from .build import Table, table
from .test_auction import auction
from .test_ferrying import harbour


def asked(t: Table) -> str:
    """The question to the one who must answer it."""
    return str(prompts.prompt(t.view))


def told(story: Iterable[events.Event]) -> list[str]:
    """The lines of the log about these events."""
    line = GAMES["wikinger"].presentation().event
    return [str(text) for event in story if (text := line(event)) is not None]


# -- the auction


@pytest.mark.parametrize(
    ("rules", "said", "question"),
    [
        (2, [], "Bid for the start figure, or bid nothing and stay in."),
        (2, ["bid 0"], "Player 2 bids nothing. Bid for the start figure, or pass."),
        (2, ["bid 0", "pass"], "Player 2 bids nothing. Bid for the start figure, or pass."),
        (2, ["bid 0", "bid 1"], "Bid more than the 1 gold of Player 3, or pass."),
        (1, [], "Bid for the start figure, or pass."),
        (1, ["pass"], "Bid for the start figure, or pass."),
    ],
)
def test_the_question_of_an_auction(rules: int, said: list[str], question: str) -> None:
    t = auction(rules=rules)
    t.play(*said)
    have = t.match.view(None)["homes"][known(t.match.actor)]["gold"]
    assert asked(t) == f"{question} You have {have} gold; a higher bid also costs points."


def test_bidding_nothing_and_winning_without_paying_have_lines_of_their_own() -> None:
    assert told(auction().play("bid 0", "pass", "pass")) == [
        "Player 2 bids nothing.",
        "Player 3 passes.",
        "Player 1 passes.",
        "Player 2 wins the auction and pays nothing.",
    ]


def test_bidding_nothing_is_not_called_passing() -> None:
    t = auction()
    label = t.match.game.presentation().label
    assert str(label(t.match.legal()[0], t.view)) == "Bid nothing"
    t.play("bid 0")
    assert str(label(t.match.legal()[0], t.view)) == "Pass"


# -- trips


@pytest.mark.parametrize(
    ("base", "done", "question"),
    [
        (
            "boatsman noble",
            [],
            "Choose an empty tile for a Viking from the base, or stop. A trip costs you a boatsman.",
        ),
        (
            "boatsman noble noble scout fisherman",
            [],
            "Choose an empty tile for a Viking from the base, or stop. "
            "A trip costs you a boatsman. One trip: 2 nobles, or fisherman + scout + noble.",
        ),
        (
            "boatsman noble noble noble",  # two tiles only
            [],
            "Choose an empty tile for a Viking from the base, or stop. "
            "A trip costs you a boatsman. One trip: 2 nobles.",
        ),
        (
            "boatsman noble noble scout scout warrior warrior goldsmith",  # too many to name them all
            [],
            "Choose an empty tile for a Viking from the base, or stop. "
            "A trip costs you a boatsman. One trip: up to 2 of one colour, or 4 of different colours.",
        ),
        (
            "boatsman noble noble scout fisherman",
            ["ferry noble 1"],
            "Who else does this boatsman carry? Either one colour (1 noble) or different colours "
            "(fisherman, scout).",
        ),
        (
            "boatsman scout scout",
            ["ferry scout 1"],
            "Who else does this boatsman carry? Trip of one colour: 1 scout.",
        ),
        (
            "boatsman noble scout",
            ["ferry noble 1"],
            "Who else does this boatsman carry? Trip of different colours: scout.",
        ),
        (
            "boatsman noble noble scout warrior",
            ["ferry noble 1", "ferry scout 1"],
            "Who else does this boatsman carry? Trip of different colours: warrior.",
        ),
    ],
)
def test_the_question_says_which_trips_are_possible(base: str, done: list[str], question: str) -> None:
    t = harbour(base)
    t.play(*done)
    assert asked(t) == question


@pytest.mark.parametrize(
    ("held", "done", "question"),
    [
        (
            "",
            [],
            "Choose an empty tile for a Viking from the base, or stop. "
            "A trip costs you a boatsman. One trip: a single Viking.",
        ),
        (
            "boat",
            [],
            "Choose an empty tile for a Viking from the base, or stop. "
            "A trip costs you a boatsman. One trip: a single Viking (boat tile: 2 nobles, or scout + noble).",
        ),
        (
            "boat",
            ["boat noble 1"],
            "Who else does this boatsman carry? Either one colour (1 noble) or different colours (scout).",
        ),
    ],
)
def test_the_question_says_what_the_boat_tile_can_do(held: str, done: list[str], question: str) -> None:
    t = harbour("boatsman boatsman noble noble scout", version="progress", held=held)
    t.play(*done)
    assert asked(t) == question


def test_in_the_last_round_the_question_says_that_he_must() -> None:
    t = harbour("boatsman noble noble scout", round=6)
    assert asked(t).startswith("Choose an empty tile: everyone who can be carried must be carried now.")
    t.play("ferry noble 1")
    assert asked(t).startswith("Who else must this boatsman carry?")
    old = harbour("boatsman noble noble scout", round=6, rules=1)
    old.play("ferry noble 1")
    assert asked(old).startswith("Who else does this boatsman carry?"), "with version 1 he may stop"


def test_the_second_viking_tells_what_he_makes_of_the_trip() -> None:
    t = harbour("boatsman noble noble scout")

    def note(text: str) -> str:
        return str(t.match.preview(next(a for a in t.match.legal() if str(a) == text)))

    assert note("ferry noble 1") == "next scoring: +2 points"
    t.play("ferry noble 1")
    assert note("ferry noble 2") == "trip of one colour; next scoring: +2 points"
    assert note("ferry scout 1") == "trip of different colours; next scoring: +1 point"
    t.play("ferry scout 1")
    t = harbour("boatsman noble noble")
    t.play("ferry noble 1")
    assert note("ferry noble 2") == "next scoring: +2 points", "there is nothing to decide"


# -- the log


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            events.SetBought(0, 3, 0, 0, 3, 0),
            "Player 1 buys a left end of an island, with a fisherman, for 3 gold.",
        ),
        (
            events.SetBought(0, 3, 6, 5, 3, 2),
            "Player 1 buys a ship with a red sail, with a boatsman, for 3 gold and 2 points.",
        ),
        (
            events.TileDiscarded(0, 5),
            "It fits nowhere: Player 1 discards the right end of an island.",
        ),
        (events.VikingRemoved(1, 3), "Player 2 removes a noble from the game."),
        (events.ColourLaid(1, 3, 1), "Player 2 lays 1 noble on the wheel."),
        (events.ColourLaid(1, 0, 4), "Player 2 lays 4 fishermen on the wheel."),
        (
            events.Ferried(0, 3, 80, False, True),
            "A boatsman of Player 1 carries a noble: row of nobles, column 1.",
        ),
        (
            events.Ferried(0, 3, 80, True, True),
            "A boatsman of Player 1 carries a noble with the boat tile: row of nobles, column 1.",
        ),
        (events.Ferried(0, 3, 80, False, False), "On the same trip: a noble, row of nobles, column 1."),
    ],
)
def test_things_have_articles_in_the_log(event: events.Event, line: str) -> None:
    assert told([event]) == [line]


def raid(ships: str, gold: int, points: int, rules: int = 2) -> list[str]:
    """The lines about seat A and raids after the last round."""
    t = table(
        homes={"A": ships},
        gold={"A": gold, "B": 0},
        points={"A": points, "B": 20},
        round=6,
        rules=rules,
    )
    return [line for line in told(t.end_round()) if "raid" in line]


@pytest.mark.parametrize(
    ("ships", "gold", "points", "want"),
    [
        ("B", 0, 9, ["Player 1 loses 3 points to a raid."]),
        (
            "B",
            0,
            1,
            [
                "Player 1 loses 1 point to a raid.",
                "Player 1 should have lost 3 points to a raid; unpaid: 2 points.",
            ],
        ),
        ("B", 7, 0, ["Player 1 should have lost 3 points to a raid; unpaid: 3 points."]),
        ("G", 0, 0, ["Player 1 should have lost 5 gold to a raid; unpaid: 5 gold."]),
        ("G", 5, 0, ["Player 1 loses 5 gold to a raid."]),
        (
            "G",
            2,
            1,
            [
                "Player 1 loses 2 gold and 1 point to a raid.",
                "Player 1 should have lost 5 gold to a raid; unpaid: 2 gold.",
            ],
        ),
    ],
)
def test_a_raid_that_cannot_be_paid_tells_what_was_due(
    ships: str, gold: int, points: int, want: list[str]
) -> None:
    assert raid(ships, gold, points) == want


def test_stories_of_rules_version_1_stay_as_they_were_told() -> None:
    assert raid("B", 0, 0, rules=1) == []
    assert raid("B", 0, 1, rules=1) == ["Player 1 loses 1 point to a raid."]


def test_hunger_that_is_cut_at_0_points_tells_what_was_due() -> None:
    t = table(base={"A": "noble scout warrior"}, points={"A": 2, "B": 20}, gold={"A": 0, "B": 0}, round=6)
    story = t.end_round()
    assert [str(line) for line in lines.recap(story)][-2:] == [
        "Player 1 loses 2 points: too little supply.",
        "Player 1 should have lost 3 points for too little supply; unpaid: 1 point.",
    ]
    assert story.sources("A")["supply"] == (-2, 0), "what was lost is still what was lost"


def test_a_scoring_in_which_nobody_can_pay_is_told_step_by_step_too() -> None:
    t = table(homes={"A": "B"}, points={"A": 0, "B": 0}, gold={"A": 0, "B": 0}, round=6)
    assert [str(line) for line in lines.recap(t.end_round())] == [
        "Large scoring.",
        "Final scoring.",
        "Player 1 should have lost 3 points to a raid; unpaid: 3 points.",
    ]


# -- help


def test_the_help_of_a_golden_building_says_that_a_threat_takes_its_points() -> None:
    assert all(str(text).endswith("if no ship threatens it.") for text in SPECIAL_HELP[FARM:])


def test_special_tiles_ask_for_an_unthreatened_viking_not_for_an_unthreatened_island() -> None:
    helps = [str(SPECIAL_HELP[kind]) for kind in (1, 3, 4, 5)]
    assert all("each unthreatened" in text and text.endswith("on an island.") for text in helps)

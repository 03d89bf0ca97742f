"""The lesson says how its match went: it must say the truth."""

from __future__ import annotations

from longhouse.engine.views import known
from longhouse.games.wikinger import events
from longhouse.games.wikinger.data import BOATSMAN, LARGE
from longhouse.games.wikinger.guide.lesson import LESSON
from longhouse.games.wikinger.views import Home

from .build import Match


def lesson_at(number: int) -> Match:
    """The match as a step finds it, with the types of this game."""
    return Match.from_json(LESSON.at("wikinger", number).to_json())


def home(step: int) -> Home:
    return lesson_at(step).view(0)["homes"][0]


def test_the_large_scoring_of_the_lesson_brings_what_it_tells() -> None:
    before, after = home(16), home(17)
    assert LESSON.steps[16].do == ("ferry warrior 2",) and 2 in LARGE
    assert after["gold"] - before["gold"] == 5 + 6 and after["points"] - before["points"] == 2 + 3


def test_the_lesson_ends_with_the_scores_that_it_tells() -> None:
    match = lesson_at(len(LESSON.steps))
    outcome = match.outcome
    assert outcome is not None
    told = LESSON.steps[-1].text[0].args
    assert outcome.scores == (told["mine"], told["third"], told["second"])
    mine = outcome.breakdown[0]
    assert (mine["boatsmen"], mine["islands"], mine["supply"]) == (10, 7, 8)


def test_in_the_last_round_the_lesson_fills_its_trips() -> None:
    match = lesson_at(len(LESSON.steps))
    last = next(number for number in range(len(match.actions)) if match.at(number).view(0)["round"] == 6)
    story = [event for number in range(last, len(match.actions)) for event in match.log(0, number)[0].events]
    mine = [event.first for event in story if isinstance(event, events.Ferried) and event.seat == 0]
    assert "stop" not in map(str, match.actions[last:])
    assert mine == [True, False, False, False, True, False]
    views = [match.at(number).view(0) for number in range(last, len(match.actions) + 1)]
    first = next(view for view in views if known(view["question"])["kind"] == "ferry")
    crews = [view["homes"][0]["base"][BOATSMAN] for view in (first, views[-1])]
    assert crews == [4, 2] and "two of your four boatsmen are left" in str(LESSON.steps[-2].text[1])

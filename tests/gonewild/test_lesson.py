"""The lesson tells what happens on its table: it must tell the truth."""

from __future__ import annotations

from longhouse.engine.views import known
from longhouse.games.gonewild.data import CARD, MISSIONS
from longhouse.games.gonewild.guide.lesson import LESSON

from .build import Match

STEPS = LESSON.steps


def lesson_at(number: int) -> Match:
    """The match as a step finds it, with the types of this game."""
    return Match.from_json(LESSON.at("gonewild", number).to_json())


def step_with(action: str, which: int = 0) -> int:
    """The number of the step in which the learner does that."""
    return [number for number, step in enumerate(STEPS) if step.do[:1] == (action,)][which]


def test_the_lesson_ends_with_the_scores_that_it_tells() -> None:
    match = lesson_at(len(STEPS))
    outcome = match.outcome
    assert outcome is not None and outcome.winners == (0,)
    raid, bonus, end = (line.args for line in STEPS[-1].text)
    assert outcome.scores == (end["won"], end["lost"])
    assert [part["bonuses"] for part in outcome.breakdown] == [bonus["mine"]] * 2
    assert outcome.scores[0] - outcome.breakdown[0]["bonuses"] == raid["goal"]


def test_the_last_turn_damages_as_many_buildings_as_it_tells() -> None:
    rest = STEPS[-2].then
    turn = rest[len(rest) - 2 - rest[-2::-1].index("end turn") + 1 :]
    assert turn.count("strike") == STEPS[-1].text[0].args["n"]


def test_the_missions_are_those_that_the_lesson_names() -> None:
    for number, mission in ((step_with("complete 1"), "worker"), (step_with("complete 2"), "worship")):
        view = lesson_at(number).view(0)
        slot = int(STEPS[number].do[0].split()[1]) - 1
        assert MISSIONS[view["seats"][0]["missions"][slot]].id == mission


def test_the_favour_comes_at_five_points_and_the_cannon_holds() -> None:
    favour, defence = step_with("favour thor"), step_with("react cannon")
    match = lesson_at(favour)
    assert match.view(0)["seats"][0]["points"] == 5
    match = lesson_at(defence)
    view = match.view(0)
    assert CARD["cannon"] in known(view["seats"][0]["hand"]) and known(view["attack"])["strength"] == 1
    home = lesson_at(defence + 1).view(0)["seats"][0]
    assert home["points"] == 7
    assert [row["tokens"] for row in home["buildings"] if row["building"] == 3] == [1], "the bar was stored"

"""The lesson says how its match ended: it must say the truth."""

from __future__ import annotations

from longhouse.games.onboard.guide.lesson import LESSON


def test_the_lesson_ends_with_the_scores_that_it_tells() -> None:
    match = LESSON.at("onboard", len(LESSON.steps))
    outcome = match.outcome
    assert outcome is not None
    told = LESSON.steps[-1].text[1].args
    assert outcome.scores == (told["mine"], told["third"], told["second"])
    mine = outcome.breakdown[0]
    assert (mine["hide"] + mine["grain"] + mine["metal"], mine["barrels"]) == (told["goods"], told["bets"])
    assert match.view(None)["market"] == [3, 4, 2] and match.view(0)["seats"][0]["goods"] == [3, 1, 0]

"""The coach and bots at the table: hints, analysis, hurrying, taking over seats."""

from __future__ import annotations

import pytest

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.answers import read_answer
from longhouse.app.coach import worst
from longhouse.app.model import Analysis, Verdict
from longhouse.app.update import update
from longhouse.bots.question import ask_verdict
from longhouse.engine import Match
from longhouse.games import GAMES

from .fake import Tab
from .test_forced import asked_something_forced


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_a_legal_choice_and_lights_it_up(game: str) -> None:
    tab = Tab()
    tab.new_game("person", "karl", game=game)
    tab.wait("bot")
    tab.do("hint")
    table = tab.model.table
    assert table is not None and table.hint is not None
    assert table.hint.action in map(str, table.match.legal())
    assert "The coach suggests:" in tab.page.markup
    assert tab.page.markup.count("hinted") == 1


def test_a_hint_goes_with_its_question() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    tab.do("hint")
    table = tab.model.table
    assert table is not None and table.hint is not None
    tab.send(ms.Act(table.hint.action, table.turn))
    assert "The coach suggests" not in tab.page.markup


def test_a_stale_hint_is_dropped() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    before = tab.model
    after, effects = update(before, ms.Hinted("other", 0, 99, "visit sail", ()), tab.now)
    assert after is before and effects == []


def test_an_analysis_of_a_running_game_judges_only_ones_own_decisions() -> None:
    tab = Tab()
    tab.new_game("person", "karl")
    for _ in range(3):
        table = tab.model.table
        assert table is not None
        tab.wait("bot")
        if table.match.actor == 0:
            tab.send(ms.Act(str(table.match.legal()[0]), table.turn))
    tab.wait("bot")
    tab.do("analyse")
    table = tab.model.table
    assert table is not None and table.analysis is not None and table.analysis.done
    makers = table.match.makers
    assert {makers[verdict.number] for verdict in table.analysis.verdicts} == {0}
    assert "Chances of winning" in tab.page.markup
    tab.do("stop_analysis")
    assert "Chances of winning" not in tab.page.markup


def test_what_left_no_choice_is_not_judged() -> None:
    tab = asked_something_forced("person", "karl")
    tab.wait("forced")
    tab.wait("bot")
    table = tab.table
    makers = table.match.makers
    forced = {number for number, was in enumerate(table.match.forced) if was and makers[number] == 0}
    assert forced
    tab.do("analyse")
    analysis = tab.table.analysis
    assert analysis is not None and analysis.done and analysis.verdicts
    assert not forced & {verdict.number for verdict in analysis.verdicts}


def test_the_worst_decisions_come_first() -> None:
    verdicts = tuple(Verdict(n, (0.5, 0.5), "x", loss) for n, loss in enumerate((0.1, 0.4, 0.0, 0.2, 0.3)))
    assert [verdict.number for verdict in worst(Analysis(1, (0,), verdicts))] == [1, 4, 3]


def test_a_bot_takes_over_a_seat_and_gives_it_back() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    tab.send(ms.Typed("seat.0", "karl"))
    table = tab.model.table
    assert table is not None and table.match.seats[0].bot == "karl" and table.match.seats[0].seed
    tab.send(ms.Typed("seat.0", "person"))
    table = tab.model.table
    assert table is not None and table.match.seats[0].bot == "" and table.match.seats[0].seed == 0
    for field, value in (("seat.7", "karl"), ("seat.0", "wizard"), ("seat.x", "karl")):
        before = tab.model.table
        tab.send(ms.Typed(field, value))
        assert tab.model.table == before


def test_a_searching_bot_is_warmed_up_and_can_be_hurried() -> None:
    tab = Tab()
    tab.new_game("jarl", "person")
    table = tab.model.table
    assert table is not None
    if table.match.actor == 0:
        assert 'data-do="hurry"' in tab.page.markup
        _, effects = update(tab.model, ms.Do("hurry"), tab.now)
        assert effects == [fx.Hurry()]


def test_a_coach_that_fails_says_so() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    model, _ = update(tab.model, ms.Do("hint"), tab.now)
    table = model.table
    assert table is not None and table.hint_request
    model, _ = update(model, ms.BotFailed(table.hint_request, "no"), tab.now)
    assert model.table is not None and model.table.hint_request == 0
    assert "coach could not answer" in str(model.session.notice)


def test_who_watches_bots_sets_their_pace_and_may_sit_down() -> None:
    tab = Tab()
    tab.new_game("thrall", "karl")
    assert "Only bots are playing" in tab.page.markup and 'data-field="set.pace"' in tab.page.markup
    tab.send(ms.Typed("set.pace", "instant"))
    tab.send(ms.Typed("seat.1", "person"))
    assert "Only bots are playing" not in tab.page.markup


@pytest.mark.parametrize("chance", [1.1, -0.1, 7, float("nan"), float("inf"), "0.5", None])
def test_an_answer_with_an_impossible_chance_is_none(chance: object) -> None:
    """A worker that is dying may answer anything."""
    match = Match.new("onboard", 2, 7)
    effect = fx.Ask("slot", 9, ask_verdict(match, match.legal()[0]))
    for part in ({"chances": [chance, 0.5]}, {"loss": chance}):
        answer = read_answer(effect, {"chances": [0.5, 0.5], "best": "visit first", "loss": 0.1, **part})
        assert isinstance(answer, ms.BotFailed) and answer.request == 9

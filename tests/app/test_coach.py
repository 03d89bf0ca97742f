"""The coach and bots at the table: hints, analysis, hurrying, taking over seats."""

from __future__ import annotations

import pytest

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.answers import read_answer
from longhouse.app.model import replace
from longhouse.app.update import update
from longhouse.bots.question import ask_odds
from longhouse.engine import Match
from longhouse.games import GAMES

from .fake import Tab


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_a_legal_choice_and_lights_it_up(game: str) -> None:
    tab = Tab()
    tab.new_game("person", "karl", game=game)
    tab.wait("bot")
    tab.do("hint")
    table = tab.model.table
    assert table is not None and table.hint is not None
    assert table.hint.now.action in map(str, table.match.legal())
    assert "The coach suggests:" in tab.page.markup
    assert tab.page.markup.count("hinted") == 1


def test_a_hint_goes_with_its_question() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    tab.do("hint")
    table = tab.model.table
    assert table is not None and table.hint is not None
    tab.send(ms.Act(table.hint.now.action, table.turn))
    assert "The coach suggests" not in tab.page.markup


def test_a_stale_hint_is_dropped() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    before = tab.model
    after, effects = update(before, ms.Hinted("other", 0, 99, (("visit sail", (), ()),)), tab.now)
    assert after is before and effects == []


def test_a_second_tap_shows_the_next_best_choice() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    table = tab.table
    first, second = map(str, table.match.legal()[:2])
    model, _ = update(tab.model, ms.Do("hint"), tab.now)
    assert model.table is not None
    choices = ((first, ("cargo",), ("bets",)), (second, ("bets",), ()))
    tab.model, _ = update(model, ms.Hinted(table.slot, 0, model.table.hint_request, choices), tab.now)
    tab._draw()
    assert "What it gives up: bets on the ships in harbour." in tab.page.markup
    for best, other in (
        (first, "The coach suggests:"),
        (second, "The next best:"),
        (first, "The coach sugg"),
    ):
        assert tab.table.hint is not None and tab.table.hint.now.action == best
        assert other in tab.page.markup
        tab.do("hint")


def test_a_hint_speaks_of_the_board_where_the_game_can() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    table = tab.table
    best = str(table.match.legal()[0])
    model, _ = update(tab.model, ms.Do("hint"), tab.now)
    assert model.table is not None
    choices = ((best, ("control:8", "first:", "cargo"), ("rival:3:1", "nonsense:", "bets")),)
    tab.model, _ = update(model, ms.Hinted(table.slot, 0, model.table.hint_request, choices), tab.now)
    tab._draw()
    for text in ("You would control ship 8.", "You would move first", "But: Ship 3: the bet of Raven would"):
        assert text in tab.page.markup
    assert "It is good for" not in tab.page.markup and "What it gives up" not in tab.page.markup


def test_a_hint_says_how_far_it_has_come_and_can_be_stopped() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    tab.model, _ = update(tab.model, ms.Do("hint"), tab.now)
    request = tab.table.hint_request
    tab.send(ms.Thinking(request + 1, 0.9))
    assert tab.table.thought == 0
    tab.send(ms.Thinking(request, 0.4))
    assert 'value="40"' in tab.page.markup
    _, effects = update(tab.model, ms.Do("stop_hint"), tab.now)
    assert fx.CallOff(request) in effects
    tab.do("stop_hint")
    tab.send(ms.Hinted(tab.table.slot, 0, request, ((str(tab.table.match.legal()[0]), (), ()),)))
    assert tab.table.hint is None and "The coach" not in tab.page.markup


@pytest.mark.parametrize(("tier", "asked"), [(0, 1), (1, 1), (2, 2), (4, 4)])
def test_a_hint_thinks_as_long_as_a_skald_of_the_match(tier: int, asked: int) -> None:
    tab = Tab()
    tab.new_game("person", "person")
    session = replace(tab.model.session, table=replace(tab.table, tier=tier))
    _, effects = update(replace(tab.model, session=session), ms.Do("hint"), tab.now)
    assert [effect.question.tier for effect in effects if isinstance(effect, fx.Ask)] == [asked]


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
        assert effects == [fx.Hurry(table.request)]


def test_a_bot_that_may_soon_search_is_warmed_up_before_the_game_begins() -> None:
    tab = Tab()
    tab.do("go", "/new/wikinger")
    assert not tab.warmed, "a Karl needs no worker"
    tab.send(ms.Typed("kind.1", "jarl"))
    tab.send(ms.Typed("seed", "3"))
    assert tab.warmed == ["wikinger"]
    tab.send(ms.Typed("kind.1", "person"))
    tab.send(ms.Typed("kind.2", "skald"))
    assert tab.warmed == ["wikinger"], "nobody sits there yet"
    tab.send(ms.Typed("players", "3"))
    assert tab.warmed == ["wikinger"] * 2
    tab.send(ms.Submitted("begin", {}))
    assert tab.warmed == ["wikinger"] * 3
    again = Tab(tab.storage, settings=tab.settings)
    assert again.warmed == [""], "whoever played against a Skald may soon again"
    again.do("go", "/new/onboard")
    assert again.warmed == ["", "onboard"]


def test_the_coach_is_warmed_up_where_he_can_be_asked() -> None:
    """The first hint against a Karl had to wait for an interpreter."""
    tab = Tab()
    tab.new_game("person", "karl")
    assert (tab.warmed, tab.warmed_later) == ([], ["onboard"])
    again = Tab(tab.storage, tab.address)
    assert again.warmed_later == ["onboard"]
    link = Tab()
    link.follow(f"/g/{tab.table.match.to_link()}")
    assert not link.warmed_later, "what is only looked at has no coach"


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
    effect = fx.Ask("slot", 9, ask_odds(match, 0))
    answer = read_answer(effect, {"chances": [chance, 0.5], "expected": []})
    assert isinstance(answer, ms.BotFailed) and answer.request == 9

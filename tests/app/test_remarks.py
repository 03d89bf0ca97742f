"""What the coach says unasked in a first game: each remark once, to the person who is asked."""

from __future__ import annotations

import json

import pytest

from longhouse.app import ledger
from longhouse.app import messages as ms
from longhouse.app.ledger import Result
from longhouse.app.remarks import due
from longhouse.engine import Message
from longhouse.games import GAMES

from .fake import Tab

REMARK = 'class="remark"'


def text(game: str, name: str) -> Message:
    return GAMES[game].presentation().remarks()[name]


def seated(game: str = "onboard", settings: str = "", layout: str = "wide", told: str = "") -> Tab:
    """At a new table of two people, in the seat that decides."""
    tab = Tab(settings=settings, layout=layout, ledger=told)
    tab.new_game("person", "person", game=game)
    if tab.table.curtain is not None:
        tab.do("curtain")
    return tab


def now(tab: Tab) -> str:
    return due(tab.model.session, tab.table)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_has_a_remark_and_every_remark_a_question(game: str) -> None:
    remarks = GAMES[game].presentation().remarks()
    table = GAMES[game].table
    rows = {f"{question} {kind}" for question in table.questions for kind in table.kinds_of(question)}
    assert {name for name in remarks if " " not in name} == set(table.questions)
    assert {name for name in remarks if " " in name} <= rows


@pytest.mark.parametrize("game", GAMES)
def test_remarks_are_short(game: str) -> None:
    assert max(len(str(text)) for text in GAMES[game].presentation().remarks().values()) <= 170


def test_a_remark_is_made_once_to_whoever_plays_on() -> None:
    tab = seated()
    assert str(text("onboard", "visit")) in tab.page.markup
    tab.act("visit market")
    assert str(text("onboard", "market")) in tab.page.markup
    tab.act("good grain")
    if tab.table.curtain is not None:
        tab.do("curtain")
    assert REMARK not in tab.page.markup  # the next building is chosen by somebody who knows how
    assert json.loads(tab.settings)["remarks_read"] == ["onboard visit", "onboard market"]
    assert REMARK not in seated(settings=tab.settings).page.markup


def test_one_tap_puts_it_away() -> None:
    tab = seated()
    tab.do("remark")
    assert REMARK not in tab.page.markup and tab.table.turn == 0
    tab.send(ms.Do("remark"))  # there is none: nothing more is remembered
    assert json.loads(tab.settings)["remarks_read"] == ["onboard visit"]
    tab.act("visit market")
    assert now(tab) == "market"


def test_they_can_be_switched_off_for_good_and_brought_back() -> None:
    tab = seated()
    tab.act("visit market")
    tab.do("no_remarks")
    assert REMARK not in tab.page.markup and "brings them back" in tab.page.markup
    again = seated(settings=tab.settings)
    assert REMARK not in again.page.markup
    again.send(ms.Typed("set.remarks", "on"))
    assert now(again) == "visit"  # all of them, also what was read before


def test_a_refused_choice_leaves_it_there() -> None:
    tab = seated()
    tab.send(ms.Act("good grain", tab.table.turn))
    assert now(tab) == "visit"
    tab.send(ms.Act("visit market", tab.table.turn + 1))  # a stale click
    assert now(tab) == "visit"


def test_it_stays_while_a_choice_waits_to_be_confirmed() -> None:
    tab = seated(settings='{"confirm": "all"}')
    tab.act("visit market")
    assert now(tab) == "visit"
    tab.do("confirm")
    assert now(tab) == "market" and tab.model.session.settings.remarks_read == ("onboard visit",)


def test_whoever_finished_such_a_game_needs_none() -> None:
    line = ledger.written(Result("a", "onboard", ("-", "karl"), (9, 8), (0,), "2026-01-01", ""))
    assert now(seated(told=line)) == ""
    assert now(seated("wikinger", told=line)) == "buy"


def test_nothing_is_said_to_a_bot_behind_a_curtain_or_while_looking_back() -> None:
    tab = Tab()
    tab.new_game("person", "person", game="gonewild")
    tab.do("curtain")
    tab.act("end turn")
    assert tab.table.curtain is not None and REMARK not in tab.page.markup
    tab.do("curtain")
    tab.act("play resources")
    assert REMARK in tab.page.markup
    tab.send(ms.Do("look", "0"))
    assert REMARK not in tab.page.markup
    bots = Tab()
    bots.new_game("thrall", "thrall")
    assert REMARK not in bots.page.markup


def test_a_part_of_a_turn_is_explained_when_it_is_possible() -> None:
    tab = seated("gonewild")
    assert now(tab) == "turn"
    tab.do("remark")
    assert now(seated("gonewild", settings=tab.settings)) == ""  # nothing can be paid for yet
    tab.act("play resources")
    assert now(tab) == "turn build" and "change" in {action.kind for action in tab.table.match.legal()}
    tab.do("remark")
    assert now(tab) == ""  # one at a time
    assert "upgrade" not in {action.kind for action in tab.table.match.legal()}
    tab.act("build gold_factory")
    assert now(tab) not in ("turn build", "turn upgrade")


@pytest.mark.parametrize("layout", ["wide", "broad", "tall", "low"])
def test_on_a_small_screen_it_is_a_line_that_unfolds(layout: str) -> None:
    markup, unfolded = seated(layout=layout).page.markup, layout in ("wide", "broad")
    assert ('<details id="remark-visit" open' in markup) is unfolded and 'id="remark-visit"' in markup


@pytest.mark.parametrize(
    "read", ["onboard visit", 7, [7, None], ["chess visit"], ["onboard " + "x" * 99], {"onboard visit": 1}]
)
def test_strange_memories_are_not_believed(read: object) -> None:
    tab = seated(settings=json.dumps({"remarks_read": read, "remarks": "no"}))
    assert tab.model.session.settings.remarks_read == ()


def test_a_memory_has_an_end() -> None:
    stored = json.dumps({"told": [f"onboard {n}" for n in range(10_000)]})
    assert len(Tab(settings=stored).model.session.settings.remarks_read) < 1000

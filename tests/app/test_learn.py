"""Rules, lessons and the rule of a thing, in the app."""

from __future__ import annotations

import json
import re

import pytest

from longhouse.app import messages as ms
from longhouse.app.fold import fold, found, marked, words
from longhouse.app.ledger import written
from longhouse.app.pages import Lesson
from longhouse.engine import Match
from longhouse.games import GAMES, offers

from .fake import Tab
from .test_pride import ONE

LEARNT = [game for game in GAMES if offers(game, "guide")]


def section_ids(tab: Tab) -> list[str]:
    return re.findall(r'<section id="rule-([^"]*)"', tab.page.markup)


def test_search_minds_neither_case_nor_accents() -> None:
    assert fold("Œuvre d’Été") == ("oeuvre d'ete", [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    assert found(words("ECHANGE deux"), ["Échange", "deux pièces"]) and not found(words("trois"), ["deux"])
    assert marked("Échange <b>", words("echange")) == "<mark>Échange</mark> &lt;b&gt;"
    assert marked("a & a", words("a")) == "<mark>a</mark> &amp; <mark>a</mark>"
    assert marked("ananas", words("ana nas")) == "<mark>ana</mark><mark>nas</mark>"
    assert marked("nothing", []) == "nothing"


@pytest.mark.parametrize("game", LEARNT)
def test_the_rules_are_found_from_home_form_and_address(game: str) -> None:
    tab = Tab()
    tab.do("go", f"/rules/{game}")
    whole = section_ids(tab)
    assert len(whole) > 15 and tab.address == f"/rules/{game}"
    tab.do("go", f"/rules/{game}/{whole[4]}")
    assert tab.address == f"/rules/{game}/{whole[4]}"
    tab.send(ms.Navigated("/rules/none"))
    assert tab.page.attrs["data-screen"] == "home"
    tab.do("go", f"/new/{game}")
    tab.do("go", f"/rules/{game}")
    tab.send(ms.Navigated(f"/rules/{game}/no-such"))
    assert section_ids(tab) == whole


def test_search_leaves_only_sections_with_hits_and_marks_them() -> None:
    tab = Tab(languages=("fr",))
    tab.do("go", "/rules/onboard")
    whole = section_ids(tab)
    tab.send(ms.Typed("rules.search", "TONNEAU gagne"))
    some = section_ids(tab)
    assert some and len(some) < len(whole) and set(some) <= set(whole)
    assert "<mark>tonneau</mark>" in tab.page.markup and "<mark>gagné</mark>" in tab.page.markup
    tab.send(ms.Typed("rules.search", "<script>"))
    assert not section_ids(tab) and "<script>" not in tab.page.markup
    tab.send(ms.Typed("rules.search", ""))
    assert section_ids(tab) == whole


def test_reading_the_rules_loses_nothing_of_the_game() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    tab.play_on(5)
    table = tab.model.table
    assert table is not None
    where, choices, prompt = tab.address, tab.choices, tab.page.attrs["data-turn"]
    tab.do("dialog", "menu")
    tab.do("go", "/rules/onboard")
    assert tab.page.attrs["data-screen"] == "rules" and tab.model.table is not None
    tab.do("go", where)
    assert tab.model.table is not None and tab.table.match is table.match
    assert (tab.address, tab.choices, tab.page.attrs["data-turn"]) == (where, choices, prompt)
    tab.send(ms.Do("go", "/rules/onboard"))
    tab.send(ms.Do("escape"))
    assert tab.address == where


def test_bots_play_on_after_the_book_is_closed() -> None:
    tab = Tab()
    tab.new_game("thrall", "person", seed="3")
    tab.do("dialog", "menu")
    where = tab.address
    tab.do("go", "/rules/onboard")
    tab.do("go", where)
    for _ in range(3):
        if not tab.choices:
            tab.wait("bot")
        tab.act(tab.choices[0])


def test_pointing_at_a_thing_tells_its_rule_and_why_it_cannot_be_chosen() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    if 'class="curtain' in tab.page.markup:
        tab.do("curtain")
    tab.do("ask")
    assert tab.page.attrs["data-asks"] == "true"
    tab.send(ms.Pointed("promote", "Because <b>."))
    assert "data-asks" not in tab.page.attrs
    dialog = tab.page.markup.partition("<dialog")[2]
    assert "Promote" in dialog and "Because &lt;b&gt;." in dialog
    assert 'data-arg="/rules/onboard/promote"' in dialog
    tab.do("escape")
    tab.send(ms.Pointed("promote", "", True))
    assert "notice" not in tab.page.markup.partition("<dialog")[2]
    tab.do("escape")
    tab.send(ms.Pointed("no-such"))
    assert "<dialog" not in tab.page.markup
    tab.do("ask")
    tab.send(ms.Do("escape"))
    assert "data-asks" not in tab.page.attrs


def through(tab: Tab, stop: int = 1000) -> int:
    """Play a lesson by doing what is offered; returns the steps made."""
    for step in range(stop):
        if tab.choices:
            tab.act(tab.choices[0])
        elif 'data-arg="on"' in tab.page.markup:
            tab.do("lesson", "on")
        else:
            return step
    return stop


@pytest.mark.parametrize("game", LEARNT)
def test_a_lesson_can_be_played_to_its_end_and_a_game_follows(game: str) -> None:
    tab = Tab()
    tab.do("go", f"/learn/{game}")
    assert tab.address == f"/learn/{game}"
    guide = GAMES[game].guide
    assert guide is not None
    assert through(tab) == len(guide().lesson().steps) - 1
    assert not tab.storage, "a lesson is no saved game"
    taught = guide().lesson()
    tab.do("go", f"/now/{game}/taught")
    match = tab.table.match
    assert match.game.meta.id == game and match.players == taught.players
    assert taught.options.items() <= match.options.items(), "the first game is the one that was taught"
    assert [bool(player.bot) for player in match.seats] == [False, *[True] * (match.players - 1)]
    assert match.seed != taught.seed, "but not its course"


@pytest.mark.parametrize("game", LEARNT)
def test_after_a_lesson_the_first_game_is_the_one_that_was_taught_wherever_it_is_begun(game: str) -> None:
    guide = GAMES[game].guide
    assert guide is not None
    taught = guide().lesson()
    tab = Tab()
    tab.do("go", f"/learn/{game}")
    through(tab, 3)
    tab.send(ms.Navigated("/"))
    assert tab.model.session.settings.taught == (), "it was only begun"
    tab.do("go", f"/learn/{game}")
    through(tab)
    tab = Tab(settings=tab.settings)
    for _ in range(2):  # leaving the first one changes nothing
        tab.send(ms.Navigated("/"))
        tab.do("go", f"/now/{game}")
        match = tab.table.match
        assert match.players == taught.players and taught.options.items() <= match.options.items()
    over = ONE._replace(game=game)
    again = Tab(settings=tab.settings, ledger=written(over), address=f"/now/{game}").table.match
    assert (again.players, again.options) == (usual(game).players, usual(game).options)


def usual(game: str) -> Match:
    """What a tap starts where nothing was taught."""
    return Tab(address=f"/now/{game}").table.match


@pytest.mark.parametrize("game", LEARNT)
def test_a_lesson_can_be_left_and_taken_up_again(game: str) -> None:
    tab = Tab()
    tab.do("go", f"/learn/{game}")
    through(tab, 6)
    before = tab.page.markup
    again = Tab(settings=tab.settings)
    again.do("go", f"/learn/{game}")
    assert again.page.markup.partition('id="said"')[0] == before.partition('id="said"')[0]
    again.do("lesson", "back")
    again.do("lesson", "again")
    assert isinstance(again.model.page, Lesson) and again.model.page.step == 0


def test_only_what_the_lesson_asks_for_is_played() -> None:
    tab = Tab()
    tab.do("go", "/learn/onboard")
    through(tab, 2)
    assert tab.choices == ["visit promote"]
    learning = tab.model.page
    for action, turn in (("visit swap", 0), ("visit promote", 5)):
        tab.send(ms.Act(action, turn))
        assert tab.model.page is learning
    tab.send(ms.Do("lesson", "on"))
    assert tab.model.page is learning
    assert "In this lesson, choose what is highlighted." in tab.page.markup


@pytest.mark.parametrize(
    "stored", [{"onboard": 10**9}, {"onboard": -3}, {"onboard": "x"}, ["onboard"], {"x": 1}]
)
def test_a_stored_step_that_makes_no_sense_begins_again(stored: object) -> None:
    tab = Tab(settings=json.dumps({"lessons": stored}))
    tab.send(ms.Do("go", "/learn/onboard"))
    assert isinstance(tab.model.page, Lesson) and tab.model.page.step == 0

"""Whole games through the app, as people would play them, without a browser."""

from __future__ import annotations

import pytest

from .fake import Tab


@pytest.mark.parametrize("players", (2, 3, 4))
def test_a_hot_seat_game_from_home_to_the_end(players: int) -> None:
    tab = Tab()
    tab.new_game(*["person"] * players)
    moves = tab.play_on()
    match = tab.table.match
    assert match.outcome is not None and moves == len(match.actions)
    for score in match.outcome.scores:
        assert f"<td>{score}</td>" in tab.page.markup
    assert tab.page.attrs["data-over"] == "true"
    tab.do("go", "/")
    assert "Finished" in tab.page.markup


def test_the_page_offers_every_legal_action_exactly_once() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    for _ in range(80):
        tab.play_on(1)
        if tab.choices:
            assert sorted(tab.choices) == sorted(str(a) for a in tab.table.match.legal())


@pytest.mark.host
def test_one_person_finishes_a_game_against_bots() -> None:
    tab = Tab()
    tab.new_game("person", "thrall", "thrall")
    tab.play_on()
    assert tab.table.match.outcome is not None
    assert tab.table.viewer == 0


@pytest.mark.host
def test_bots_alone_play_to_the_end() -> None:
    tab = Tab()
    tab.new_game("thrall", "thrall")
    assert tab.play_on() == 0
    assert tab.table.match.outcome is not None


@pytest.mark.host  # whole evenings of the app are played in Pyodide by the browser tests
def test_a_bots_game_is_the_same_from_its_save() -> None:
    first, second = Tab(), Tab()
    for tab in (first, second):
        tab.new_game("thrall", "thrall", "thrall")
        tab.play_on()
    assert first.table.match.digest() == second.table.match.digest()


def test_a_stale_click_is_dropped() -> None:
    from longhouse.app import messages as ms

    tab = Tab()
    tab.new_game("person", "person")
    before = tab.choices[0]
    tab.act(before)
    turn = tab.table.turn
    tab.send(ms.Act(before, 0))
    assert tab.table.turn == turn


def test_a_late_answer_of_a_bot_is_dropped() -> None:
    from longhouse.app import messages as ms

    tab = Tab()
    tab.new_game("person", "thrall")
    table = tab.table
    tab.send(ms.BotChose(table.slot, table.turn, 999, str(table.match.legal()[0])))
    assert tab.table.turn == table.turn


def test_reload_in_mid_turn_loses_nothing() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    tab.play_on(23)
    digest, address = tab.table.match.digest(), tab.address
    again = Tab(tab.storage, address)
    assert again.table.match.digest() == digest
    assert again.model.page.name == "play"


def test_the_rest_of_a_game_can_be_replayed_and_left_again() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    tab.play_on(12)
    while tab.table.curtain is not None:
        tab.do("curtain")
    tab.do("look", "first")
    assert tab.table.cursor == 0 and not tab.choices
    tab.do("look", "on")
    assert tab.table.cursor == 1
    tab.do("replay")
    tab.wait("replay")
    assert tab.table.cursor == tab.table.turn
    tab.do("look", "live")
    assert tab.table.cursor is None
    assert tab.choices

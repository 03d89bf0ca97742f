"""At the table: undo, curtain, practice, what cannot be chosen."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longhouse.app import messages as ms
from longhouse.app.model import Table
from longhouse.app.table import has_secrets

from ..play import HOUSE
from .fake import Tab


def live(tab: Tab) -> Table:
    table = tab.model.table
    assert table is not None
    return table


def test_undo_and_redo_at_the_table() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    tab.act("visit market")
    digest = live(tab).match.digest()
    tab.act("good hide")
    tab.do("undo")
    assert live(tab).match.digest() == digest
    tab.do("redo")
    assert live(tab).turn == 2


def test_restart_turn_takes_back_the_whole_turn_only() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    tab.act("visit first")
    tab.act("visit jump-any")
    tab.act(tab.choices[0])
    assert live(tab).turn == 3
    tab.do("restart")
    assert live(tab).turn == 1


def test_in_practice_a_turn_is_restarted_across_what_it_revealed() -> None:
    tab = Tab()
    tab.new_game("person", "thrall")
    while live(tab).match.actor != 0:
        tab.wait("bot")
    began = live(tab).turn
    tab.do("practice")
    tab.act("visit add")
    assert live(tab).match.actor == 0 and live(tab).match.undo_limit.to > began
    tab.do("restart")
    assert live(tab).turn == began


def test_undo_says_why_it_is_off_after_a_revelation() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    tab.act("visit add")
    assert 'data-do="undo"' not in tab.page.markup
    assert "Something hidden has been revealed since." in tab.page.markup


def test_a_choice_that_reveals_is_marked_before_it_is_taken() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    table = live(tab)
    final = {str(a) for a in table.match.legal() if table.match.irreversible(a)}
    assert final == {"visit add", "visit draw"}
    assert tab.page.markup.count("(cannot be undone)") == len(final)


def test_practice_lifts_the_limit_against_bots_only() -> None:
    tab = Tab()
    tab.new_game("person", "thrall", seed="3")
    while not tab.choices:
        tab.wait("bot")
    tab.act("visit add")
    turn = live(tab).turn
    tab.do("practice")
    tab.do("undo")
    assert live(tab).turn < turn
    friends = Tab()
    friends.new_game("person", "person")
    assert "practice" not in friends.page.markup


def test_no_curtain_while_there_is_nothing_to_hide() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    for seat in (0, 1):
        assert not has_secrets(live(tab).match, seat)
    tab.act("visit first")
    assert live(tab).curtain is None


def test_the_curtain_hides_everything_after_a_secret_bet() -> None:
    tab = Tab()
    tab.new_game("person", "person", names=("Astrid", "Bjorn"))
    bettor = live(tab).match.actor
    tab.act("visit bet")
    tab.act("barrel 4")
    tab.act(tab.choices[0])
    seen = 0
    while seen < 1:
        if live(tab).curtain == bettor:
            assert not tab.choices and '<svg class="board' not in tab.page.markup
            assert "barrel of 4" not in tab.page.markup
            seen += 1
        elif live(tab).curtain is not None:
            tab.do("curtain")
        else:
            assert live(tab).viewer != bettor or live(tab).match.actor == bettor
            tab.play_on(1)
    tab.do("curtain")
    assert live(tab).viewer == bettor


def test_the_curtain_can_be_switched_off() -> None:
    tab = Tab(settings='{"curtain": false}')
    tab.new_game("person", "person")
    tab.play_on(40)
    assert live(tab).curtain is None


def test_a_taken_building_says_why_it_cannot_be_chosen() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    tab.act("visit first")
    assert 'data-why="There is already a Viking at that building this round."' in tab.page.markup


def test_a_click_on_a_board_that_has_moved_on_does_nothing() -> None:
    """Two taps in a row: the second one was meant for the question before."""
    tab = Tab()
    tab.new_game("person", "person")
    tab.act("visit first")
    assert "visit market" in tab.choices
    tab.send(ms.Act("visit market", turn=0))
    assert live(tab).turn == 1
    tab.send(ms.Act("visit market", turn=1))
    assert live(tab).turn == 2


@pytest.mark.parametrize("game", HOUSE)
@pytest.mark.parametrize("confirm", ["off", "final"])
def test_a_click_looks_for_legal_actions_once(
    game: str, confirm: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawing the page has found what was legal before; only what is legal now is new."""
    tab = Tab(settings=json.dumps({"curtain": False, "confirm": confirm}))
    tab.new_game("person", "person", game=game)
    game_of_table = live(tab).match.game
    calls, legal = [], game_of_table.legal

    def counted(state: Any) -> list[Any]:
        calls.append(state)
        return legal(state)

    monkeypatch.setitem(vars(game_of_table), "legal", counted)
    tab.act(tab.choices[0])
    assert len(calls) == 1

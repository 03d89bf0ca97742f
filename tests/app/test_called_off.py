"""What nobody waits for any more is called off: the worker thinks about all that it was asked in turn."""

from __future__ import annotations

import pytest

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.update import update

from .fake import Tab
from .test_analysis import ended


class Patient(Tab):
    """A tab whose bots and coach do not come to an answer."""

    slow = False
    asked: tuple[fx.Ask, ...] = ()

    def _carry_out(self, effect: fx.Effect) -> list[ms.Msg]:
        if self.slow and isinstance(effect, fx.Ask):
            self.asked = (*self.asked, effect)
            return []
        return super()._carry_out(effect)

    @property
    def last(self) -> int:
        """The request of the last question."""
        return self.asked[-1].request


def at_ones_turn(*kinds: str) -> Patient:
    """A person decides; from here on answers take for ever."""
    tab = Patient()
    tab.new_game(*kinds, game="wikinger")
    tab.wait("bot")
    tab.slow = True
    return tab


def waiting_for_a_bot() -> Patient:
    """A bot thinks, after a decision of the person that can be taken back."""
    tab = Patient()
    tab.new_game("person", "jarl", game="wikinger")
    tab.do("practice")
    while tab.table.match.actor != 0 or not tab.table.turn:
        tab.play_on(1) if tab.choices else tab.wait("bot")
    tab.slow = True
    while not tab.asked:
        tab.play_on(1) if tab.choices else tab.wait("bot")
    assert tab.table.request == tab.last and not tab.called_off
    return tab


def test_undo_calls_the_bot_off() -> None:
    tab = waiting_for_a_bot()
    tab.do("undo")
    assert tab.called_off == [tab.last]


@pytest.mark.parametrize("where", ["/home", "/rules/wikinger"])
def test_a_bot_thinks_only_for_an_open_table(where: str) -> None:
    tab = waiting_for_a_bot()
    tab.follow(where)
    assert tab.called_off == ([tab.last] if tab.model.table is None else [])


def test_whoever_looks_back_lets_the_bot_be_asked_again_later() -> None:
    tab = waiting_for_a_bot()
    first = tab.last
    tab.send(ms.Do("look", "0"))
    assert tab.called_off == [first] and not tab.table.request


def test_a_move_calls_the_hint_off() -> None:
    tab = at_ones_turn("person", "person")
    tab.do("hint")
    tab.play_on(1)
    assert tab.called_off == [tab.last]


def test_stop_means_the_hint_and_play_at_once_the_bot() -> None:
    """While an analysis ran, they stopped a step of that, which then said that nothing was lost."""
    tab = at_ones_turn("person", "person")
    tab.play_on(2)
    tab.do("analyse")
    analysis = tab.last
    tab.do("hint")
    hint = tab.last
    tab.do("stop_hint")
    assert tab.called_off == [hint] != [analysis]
    tab = waiting_for_a_bot()
    bot = tab.last
    tab.do("analyse")
    assert tab.last != bot
    _, effects = update(tab.model, ms.Do("hurry"), tab.now)
    assert effects == [fx.Hurry(bot)]
    analysis = tab.last
    tab.do("stop_analysis")
    assert tab.called_off == [analysis], "although a bot thinks"


def test_an_answer_is_not_called_off() -> None:
    tab = Patient()
    tab.new_game("person", "jarl", game="wikinger")
    for _ in range(12):
        tab.play_on(1) if tab.choices else tab.wait("bot")
    tab.do("analyse")
    assert not tab.called_off
    tab.do("stop_analysis")
    assert not tab.called_off, "all had been answered"


def test_an_analysis_that_is_put_away_is_called_off() -> None:
    tab = Patient()
    over = ended("wikinger")
    tab.follow(over.address)
    tab = Patient(over.storage, over.address)
    tab.slow = True
    tab.do("analyse")
    tab.do("stop_analysis")
    assert tab.called_off == [tab.last]

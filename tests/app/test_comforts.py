"""What makes a table pleasant: a step of confirmation, what one has missed, sounds, movement."""

from __future__ import annotations

import json
import re

import pytest

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app import sounds
from longhouse.app.model import Session, Settings, replace
from longhouse.app.screens.frame import numbered
from longhouse.app.settings import VOLUMES, read
from longhouse.browser import instruments
from longhouse.engine import Match
from longhouse.engine.markup import Markup
from longhouse.games import GAMES

from ..play import finished
from .fake import Tab
from .test_table import live


def test_a_choice_that_cannot_be_undone_is_confirmed_if_one_wishes() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    tab.send(ms.Typed("set.confirm", "final"))
    tab.act("visit market")
    assert live(tab).turn == 1, "this one can be undone"
    tab.do("undo")
    tab.act("visit add")
    assert live(tab).turn == 0
    assert 'class="confirm"' in tab.page.markup
    assert tab.page.markup.count(" chosen") == 1
    tab.do("reconsider")
    assert 'class="confirm"' not in tab.page.markup
    tab.act("visit add")
    tab.do("confirm")
    assert [str(action) for action in live(tab).match.actions] == ["visit add"]


def test_choosing_twice_confirms_too_and_another_choice_takes_the_place_of_the_first() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    tab.send(ms.Typed("set.confirm", "all"))
    tab.act("visit market")
    tab.act("visit first")
    assert (live(tab).turn, live(tab).chosen) == (0, "visit first")
    tab.act("visit first")
    assert (live(tab).turn, live(tab).chosen) == (1, "")


def test_escape_means_something_else_is_wanted() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    tab.send(ms.Typed("set.confirm", "all"))
    tab.act("visit market")
    tab.send(ms.Do("escape"))
    assert (live(tab).turn, live(tab).chosen) == (0, "")


def test_what_the_others_did_since_my_last_move_is_shown_and_leads_back_to_now() -> None:
    tab = Tab()
    tab.new_game("person", "thrall", "thrall", seed="3")
    assert 'data-do="missed"' not in tab.page.markup, "nothing was decided yet"
    while live(tab).turn < 20 or not tab.choices or 'data-do="missed"' not in tab.page.markup:
        if tab.choices:
            tab.act(tab.choices[0])
        tab.wait("bot")
    now, makers = live(tab).turn, live(tab).match.makers
    tab.do("missed")
    cursor = live(tab).cursor
    assert cursor is not None
    assert makers[cursor - 1] == 0
    assert 0 not in makers[cursor:]
    assert not tab.choices
    tab.wait("replay")
    assert (live(tab).cursor, live(tab).turn) == (None, now)
    assert tab.choices


@pytest.mark.host  # whole evenings of the app are played in Pyodide by the browser tests
def test_sounds_are_heard_only_if_one_wishes() -> None:
    tab = Tab()
    tab.new_game("person", "thrall", seed="3")
    heard: list[str] = []
    carry_out = tab._carry_out

    def listen(effect: fx.Effect) -> list[ms.Msg]:
        if isinstance(effect, fx.Sound):
            heard.append(effect.name)
        return carry_out(effect)

    tab._carry_out = listen  # type: ignore[method-assign]
    tab.play_on(6)
    assert heard == []
    tab.send(ms.Typed("set.sound", "on"))
    tab.play_on()
    assert live(tab).running is not None, "what happened last is seen and heard first"
    del tab.timers[:-1]
    tab.wait("beat")
    assert heard[-1] == "end"
    assert {"wood", "turn", "sail", "end"} <= set(heard) <= {"turn", "race", "end", *sounds.RANKS}


OFFERED = 'data-do="with_sound"'


@pytest.mark.parametrize("address", ["/now/onboard", "/g/{link}"])
def test_sound_is_offered_once_at_the_first_table_however_one_came_to_it(address: str) -> None:
    where = address.format(link=Match.new("onboard", 2, 7).to_link())
    for said, wanted in (("on", True), ("off", False)):
        assert OFFERED not in Tab(settings="").page.markup
        tab = Tab(address=where, settings="")
        head = tab.page.markup.partition("</header>")[0]
        assert OFFERED in head and not tab.model.session.settings.sound
        tab.do("with_sound", said)
        assert OFFERED not in tab.page.markup
        again = Tab(settings=tab.settings, address=where)
        assert again.model.session.settings.sound is wanted and OFFERED not in again.page.markup


def test_sound_is_not_offered_before_the_curtain_nor_after_the_end() -> None:
    tab = Tab(settings="")
    tab.new_game("person", "person", game="gonewild")
    assert "curtain" in tab.page.markup and OFFERED not in tab.page.markup
    tab.do("curtain")
    assert OFFERED in tab.page.markup
    over = Tab(address=f"/g/{finished('onboard', 2, 7).to_link()}", settings="")
    assert over.page.attrs["data-over"] == "true"
    assert OFFERED not in over.page.markup


def test_whoever_found_the_switch_is_not_asked_again() -> None:
    tab = Tab(settings="")
    tab.new_game("person", "person")
    tab.send(ms.Typed("set.sound", "on"))
    tab.send(ms.Typed("set.sound", "off"))
    assert OFFERED not in tab.page.markup
    assert OFFERED not in Tab(settings=tab.settings, address="/now/onboard").page.markup


def test_the_volume_goes_with_the_sound() -> None:
    session = replace(Session(), settings=replace(Settings(), sound=True, volume="loud"))
    assert sounds.sound(session, "horn") == [fx.Sound("horn", "loud")]
    assert sounds.sound(session, "") == [] == sounds.sound(Session(), "horn")


@pytest.mark.parametrize("game", GAMES)
def test_every_event_that_is_heard_has_a_sound(game: str) -> None:
    events = GAMES[game].presentation().heard
    assert len(events) > 5 and set(events.values()) <= set(sounds.RANKS) <= set(instruments.SOUNDS)
    assert set(instruments.VOLUMES) == set(VOLUMES)


@pytest.mark.parametrize("name", ["motion", "confirm", "sound", "volume", "told_sound", "pace", "theme"])
@pytest.mark.parametrize("value", ['"?"', "[]", "1", "null", '{"a":1}'])
def test_a_stored_wish_that_makes_no_sense_is_no_wish(name: str, value: str) -> None:
    assert read(f'{{"{name}": {value}}}') == read("")


def test_wishes_are_kept() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    for name, value in (("motion", "quick"), ("confirm", "all"), ("sound", "on")):
        tab.send(ms.Typed(f"set.{name}", value))
    assert tab.page.attrs["data-motion"] == "quick"
    again = Tab(settings=tab.settings).model.session.settings
    assert (again.motion, again.confirm, again.sound) == ("quick", "all", True)
    assert json.loads(tab.settings)["sound"] is True


def test_digits_stand_for_the_first_nine_choices_of_the_tray() -> None:
    tray = numbered(Markup("".join(f'<button data-action="pay {n}"></button>' for n in range(1, 12))))
    keys = re.findall(r'<button(?: aria-keyshortcuts="(\d)")? data-action="pay (\d+)">', tray)
    assert keys == [*((str(n), str(n)) for n in range(1, 10)), ("", "10"), ("", "11")]

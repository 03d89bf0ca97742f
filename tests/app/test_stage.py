"""A scene over the table: taps go from beat to beat, bots wait, the replay has it, the table stays true."""

from __future__ import annotations

import re

import pytest

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.model import Running, Session, Table, replace
from longhouse.app.scenes import FADE, course, lies_over, replayed
from longhouse.games import GAMES

from ..play import finished
from .fake import Tab


class Heard(Tab):
    """A tab that notes all effects."""

    def __init__(self, **started: object) -> None:
        self.effects: list[fx.Effect] = []
        super().__init__(**started)  # type: ignore[arg-type]

    def _carry_out(self, effect: fx.Effect) -> list[ms.Msg]:
        self.effects.append(effect)
        return super()._carry_out(effect)


def staged(**started: object) -> Heard:
    """A table at which a ship has just been sent off; a bot is next, or a person."""
    tab = Heard(**started)
    tab.new_game("person", "karl", "karl")
    for _ in range(600):
        tab.play_on(1) if tab.choices else tab.wait("bot")
        running = tab.table.running
        if running is not None and running.staging is not None and len(running.staging.beats) > 3:
            return tab
    raise AssertionError("no ship sails")


def running(tab: Tab) -> Running:
    assert tab.table.running is not None
    return tab.table.running


def tap(tab: Tab) -> None:
    """At once."""
    tab.now = running(tab).at - 1000  # every message takes the tab a second
    tab.do("beat")


def test_the_table_below_is_the_true_one_and_the_scene_has_its_own_picture() -> None:
    tab = staged()
    number = running(tab).number
    assert f'id="stage-{number}"' in tab.page.markup
    assert tab.page.attrs["data-turn"] == str(number + 1)
    assert 'id="t-board"' in tab.page.markup and 'id="s0-board"' in tab.page.markup
    scene = tab.page.markup.split('class="stage-acts"')[1].split("</section>")[0]
    assert "data-action" not in scene, "nothing can be chosen in it"


def test_taps_go_from_beat_to_beat_and_out() -> None:
    tab = staged()
    match, beats = tab.table.match, course(tab.model.session.settings, running(tab), tab.table.match).beats
    seen: list[int] = []
    while 'class="stage ' in tab.page.markup and len(seen) < 99:
        seen.append(running(tab).beat)
        tap(tab)
    assert seen == list(range(beats)) and tab.table.match is match and tab.table.running is None


def waits(tab: Heard) -> list[int]:
    """Pauses before moves that nobody makes on the screen."""
    moves = (ms.Tick("bot", 0).name, ms.Tick("forced", 0).name)
    timers = [effect for effect in tab.effects if isinstance(effect, fx.After)]
    return [timer.ms for timer in timers if timer.message.name in moves]  # type: ignore[union-attr]


SCORING = ('data-do="recap"', 'class="stage ')


def scored(**started: object) -> Tab:
    """A table of Vikings at which the first scoring has just been."""
    tab = Tab(**started)  # type: ignore[arg-type]
    tab.new_game("person", "karl", game="wikinger")
    for _ in range(900):
        tab.play_on(1) if tab.choices else tab.wait("bot")
        match = tab.table.match
        if match.game.presentation().recap(match.log(None, len(match.actions) - 1)[0].events):
            return tab
    raise AssertionError("nothing is scored")


def test_a_scoring_that_is_seen_as_a_scene_is_not_told_a_second_time() -> None:
    tab = scored()
    assert SCORING[1] in tab.page.markup and SCORING[0] not in tab.page.markup
    tab.do("scene_over")
    assert SCORING[1] not in tab.page.markup and SCORING[0] not in tab.page.markup


@pytest.mark.parametrize("still", [{"settings": '{"motion": "off"}'}, {"calm": True}])
def test_without_scenes_a_scoring_is_told_step_by_step(still: dict[str, object]) -> None:
    tab = scored(**still)
    assert SCORING[1] not in tab.page.markup and SCORING[0] in tab.page.markup


def test_bots_wait_for_the_scene_and_no_longer_when_it_is_left() -> None:
    tab = staged()
    for _ in range(400):
        if tab.table.request and tab.table.running is not None:
            break
        tab.play_on(1) if tab.choices else tab.wait("bot")
    times, before = course(tab.model.session.settings, running(tab), tab.table.match), waits(tab)
    assert before[-1] >= times.whole + FADE
    tab.now = running(tab).at - 1000
    tab.send(ms.Do("scene_over"))
    after = waits(tab)
    assert len(after) == len(before) + 1 and after[-1] == before[-1] - times.whole - FADE


@pytest.mark.parametrize("game", GAMES)
def test_bots_that_move_at_once_wait_for_no_scene_but_a_scoring(game: str) -> None:
    tab = Heard(settings='{"pace": "instant"}')
    tab.new_game("person", "karl", "karl", game=game)
    own = seen = 0
    while tab.page.attrs["data-over"] == "false" and tab.table.turn < 250:
        mine = bool(tab.choices)
        tab.play_on(1) if mine else tab.send(tab.timers.pop().message)
        scene, match = tab.table.running, tab.table.match
        if scene is None or scene.number != len(match.actions) - 1 or match.outcome is not None:
            continue
        assert scene.staging is not None
        own, seen = own + (match.makers[-1] == 0), seen + (match.makers[-1] != 0)
        assert match.makers[-1] == 0 or scene.staging.scored
    assert own and (seen or game != "wikinger")


def test_the_replay_shows_it_and_goes_on_after_it() -> None:
    tab = staged()
    tab.do("scene_over")
    number = tab.table.turn - 1
    tab.send(ms.Do("look", str(number)))
    assert tab.table.running is None, "a jump shows nothing"
    tab.send(ms.Do("look", "on"))
    assert f'id="stage-{number}"' in tab.page.markup
    tab.send(ms.Do("escape"))
    assert 'class="stage ' not in tab.page.markup and tab.table.cursor == number + 1
    tab.send(ms.Do("look", str(number)))
    tab.send(ms.Do("replay"))
    tab.effects.clear()
    tab.timers = [timer for timer in tab.timers if timer.message.serial == tab.model.session.serial]  # type: ignore[union-attr]
    tab.send(tab.timers[-1].message)
    assert f'id="stage-{number}"' in tab.page.markup


def test_every_beat_is_heard_once_and_a_late_one_never() -> None:
    tab = staged(settings='{"sound": true}')
    sounds = [effect.name for effect in tab.effects if isinstance(effect, fx.Sound)]
    assert sounds[-1] == running(tab).staging.beats[0].sound == "horn"  # type: ignore[union-attr]
    tab.effects.clear()
    model = tab.model
    tab.send(ms.Tick("beat", running(tab).at + 1))
    assert not tab.effects and tab.model is model


def test_the_focus_is_in_the_scene() -> None:
    tab = staged()
    focus = [effect.selectors for effect in tab.effects if isinstance(effect, fx.Focus)]
    assert ".stage-on" in focus[-1]
    tab.do("scene_over")
    focus = [effect.selectors for effect in tab.effects if isinstance(effect, fx.Focus)]
    assert "#prompt" in focus[-1]


def test_a_round_begins_with_a_line_that_is_in_nobodys_way() -> None:
    tab = Heard()
    tab.new_game("person", "karl", "karl")
    for _ in range(400):
        tab.play_on(1) if tab.choices else tab.wait("bot")
        if 'class="stage wide open"' in tab.page.markup:
            break
    assert 'class="stage wide open"' in tab.page.markup and "begins." in tab.page.markup
    assert not re.search('data-do="(beat|scene_over)"', tab.page.markup)


def test_while_a_round_is_marked_escape_cancels_a_choice_at_once() -> None:
    tab = Tab(settings='{"confirm": "all"}')
    tab.new_game("person", "person", game="wikinger")
    while 'class="stage wide open"' not in tab.page.markup or not tab.choices:
        if tab.choices:
            tab.act(tab.choices[0])
            tab.do("confirm")
        else:
            tab.wait("forced")
    tab.now = running(tab).at - 1000  # every message takes the tab a second
    tab.act(tab.choices[0])
    assert tab.table.chosen
    tab.now = running(tab).at - 1000
    tab.send(ms.Do("escape"))
    assert not tab.table.chosen
    assert 'class="stage wide open"' in tab.page.markup, "the mark is in nobody's way"


def test_of_a_sailing_that_ends_a_round_only_the_mark_leaves_the_table_open() -> None:
    match = finished("onboard", 3, 4)
    names = [{type(event).__name__ for event in moment.events} for moment in match.log(None)]
    number = next(n for n, found in enumerate(names) if {"ShipSailed", "RoundBegan"} <= found)
    session = Session()
    table = replayed(session, replace(Table(match), cursor=number + 1))
    assert table.running is not None
    starts = course(session.settings, table.running, match).starts[:-1]
    over = [lies_over(replace(session, now=table.running.at + start), table) for start in starts]
    assert over == [True] * (len(over) - 1) + [False] and len(over) > 3


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_round_is_marked_in_every_game(game: str) -> None:
    match = finished(game, 2, 5, most=400)
    rounds = match.game.presentation().rounds
    ends = [m.number for m in match.log(None) if any(isinstance(event, rounds) for event in m.events)]
    assert len(ends) > 1
    for number in ends[:3]:
        table = replayed(Session(), replace(Table(match), cursor=number + 1))
        assert table.running is not None and table.running.staging is not None
        last = table.running.staging.acts[-1]
        assert last.ground == "table" and last.beats[0].line is not None

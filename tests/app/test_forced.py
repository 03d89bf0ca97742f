"""Questions with one answer: the app plays it, and it is nobody's decision."""

from __future__ import annotations

import pytest

from longhouse.app import messages as ms
from longhouse.app.model import replace
from longhouse.app.pacing import PACES, awaited, forced_pause
from longhouse.app.undoing import restart, restart_point
from longhouse.engine import Match, Rng
from longhouse.games import GAMES

from ..play import finished, step
from .fake import Tab


def pauses(tab: Tab) -> list[int]:
    """The pauses before forced moves that have not run down."""
    return [t.ms for t in tab.timers if t.message.name == "forced"]  # type: ignore[union-attr]


def asked_something_forced(*kinds: str, game: str = "wikinger", **started: object) -> Tab:
    """A table where the person must answer a question that has one answer."""
    for seed in range(1, 40):
        tab = Tab(**started)  # type: ignore[arg-type]
        tab.new_game(*kinds, game=game, seed=str(seed))
        for _ in range(60):
            if tab.page.attrs["data-over"] == "true":
                break
            if tab.table.match.foregone() is not None and tab.choices and tab.table.turn:
                return tab
            if 'class="curtain' in tab.page.markup:
                tab.do("curtain")
            elif tab.choices:
                tab.act(tab.choices[tab.rng.below(len(tab.choices))])
            else:
                tab.wait("bot")
    raise AssertionError("no such question")


@pytest.mark.parametrize("kinds", [("person", "karl"), ("person", "person")])
def test_the_only_answer_is_played_told_and_taken_back_with_the_decision_before(
    kinds: tuple[str, ...],
) -> None:
    tab = asked_something_forced(*kinds)
    turn, action = tab.table.turn, tab.table.match.foregone()
    assert pauses(tab) == [PACES["normal"][1]] and tab.choices == [str(action)], "it can be seen meanwhile"
    decided = max(n for n in range(turn) if tab.table.match.decided(n))
    tab.wait("forced")
    match = tab.table.match
    assert match.actions[turn] is action and match.forced[turn] and not match.decided(turn)
    assert "There was no other choice." in tab.table.said
    assert tab.page.markup.count("There was no other choice.") == 2, "seen and heard"
    if match.undo_limit.to <= decided:
        tab.do("undo")
        assert tab.table.turn == decided, "it was nobody's decision"
        tab.do("redo")
        assert tab.table.turn > turn, "and comes back with it"


def test_who_is_quicker_than_the_pause_plays_it_themselves() -> None:
    tab = asked_something_forced("person", "karl")
    turn = tab.table.turn
    late = next(t.message for t in tab.timers if t.message.name == "forced")  # type: ignore[union-attr]
    tab.act(tab.choices[0])
    assert tab.table.turn == turn + 1 and tab.table.match.forced[turn]
    tab.send(late)
    assert tab.table.turn == turn + 1, "a late answer is dropped"


def test_of_several_in_a_row_only_the_first_is_waited_for() -> None:
    before = asked_something_forced("person", "karl").table.match
    after = before.clone()
    after.play(before.legal()[0])
    assert forced_pause(before, "slow") == PACES["slow"][1]
    assert forced_pause(after, "slow") == 0


def test_a_setting_asks_as_before() -> None:
    tab = asked_something_forced("person", "karl", settings='{"forced": false}')
    assert not tab.model.session.settings.forced and not pauses(tab)
    tab.do("dialog", "menu")
    assert 'data-field="set.forced"' in tab.page.markup
    tab.send(ms.Typed("set.forced", "on"))
    assert '"forced": true' in tab.settings


def test_behind_the_curtain_and_elsewhere_nothing_is_played() -> None:
    tab = asked_something_forced("person", "person")
    table = tab.table
    actor = table.match.actor
    assert actor is not None
    settings = tab.model.session.settings
    assert awaited(settings, table) is not None
    assert awaited(settings, replace(table, curtain=actor)) is None
    assert awaited(settings, replace(table, cursor=0)) is None
    assert awaited(settings, replace(table, away=(actor,))) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_forced_move_reveals_nothing_and_ends_no_turn(game: str) -> None:
    """In whole random games: whoever plays it, it has one answer, and the same seat is asked again."""
    seen = 0
    for seed in range(3):
        match, rng = Match.new(game, 3, seed), Rng(seed)
        while match.actor is not None:
            actor, legal, foregone = match.actor, match.legal(), match.foregone()
            always = match._state.ask in match.game.table.always
            events = step(match, rng)
            assert match.forced[-1] == (foregone is not None)
            alone = len(legal) == 1 and not any(map(match.game.reveals, events)) and match.actor == actor
            assert (foregone is not None) == (alone and not always)
            seen += foregone is not None
    assert seen


def test_in_gone_wild_an_attack_is_always_answered_and_a_turn_ended_by_its_player() -> None:
    always = GAMES["gonewild"].table.always
    assert {"react", "lose", "trap", "turn", "drop"} <= always
    assert always <= set(GAMES["gonewild"].table.questions)


def test_a_turn_that_began_with_a_forced_move_is_restarted_after_it() -> None:
    """Before it there is nothing to decide: the app would play it again."""
    tab = asked_something_forced("person", "karl")
    tab.wait("forced")
    forced = tab.table.turn - 1
    while tab.choices and tab.table.match.actor == 0 and tab.table.turn < forced + 2:
        tab.act(tab.choices[0])
    table = replace(tab.table, practice=True)
    assert not any(table.match.forced[number] for number in (restart_point(table),) if number < table.turn)
    session, _ = restart(tab.model.session, table)
    assert session.table is not None and session.table.turn == restart_point(table)


@pytest.mark.parametrize("game", GAMES)
def test_links_and_saves_hold_forced_moves_as_any_action(game: str) -> None:
    """In a reopened match the same moves are nobody's decision, and undo goes as far as before."""
    match = finished(game, 3, 4)
    assert any(match.forced)
    for again in (Match.from_link(match.to_link()), Match.from_json(match.to_json())):
        assert again.actions == match.actions and again.forced == match.forced
        assert [again.decided(n) for n in range(len(again.actions))] == [not it for it in match.forced]
    for turn in range(0, len(match.actions), 25):
        then = match.at(turn)
        again = Match.from_link(then.to_link())
        assert again.forced == match.forced[:turn] and again.undo_limit == then.undo_limit


@pytest.mark.parametrize("way", ["save", "link"])
def test_a_table_that_is_opened_again_takes_a_forced_move_back_with_the_decision_before(way: str) -> None:
    tab = asked_something_forced("person", "person")
    tab.wait("forced")
    match = tab.table.match
    other = Tab(tab.storage if way == "save" else {})
    other.follow(f"/play/{tab.table.slot}" if way == "save" else f"/g/{match.to_link()}")
    if way == "link":
        other.do("copy")
    if 'data-do="curtain"' in other.page.markup:
        other.do("curtain")
    again = other.table.match
    assert again.actions == match.actions and again.forced == match.forced and any(again.forced)
    last = max(n for n in range(len(match.actions)) if match.decided(n))
    assert again.undo_limit == match.undo_limit and again.undo_limit.to <= last
    other.do("undo")
    assert other.table.turn == last, "together"

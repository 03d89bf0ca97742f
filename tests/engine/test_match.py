"""The contract of `Match`, point by point, where the conformance suite does not look."""

from __future__ import annotations

from typing import Any

import pytest

from longhouse.engine import Action, CorruptSave, Game, IllegalAction, Match, Message, Player, Rng
from longhouse.engine.game import Seating
from longhouse.engine.record import replace
from longhouse.games import GAMES
from longhouse.games.onboard.questions import PIECE, VISIT

from ..play import finished, step


@pytest.mark.parametrize(
    "setup",
    [{"players": 5}, {"players": 1}, {"seed": -1}, {"seed": 2**53}, {"options": {"magic": 1}},
     {"options": {"extra_vikings": "yes"}}, {"options": {"extra_vikings": 1}}, {"seats": [{}]}, {"rules": 99},
     {"rules": 0}, {"game": "chess"}, {"seats": [{"colour": 1}, {"colour": 1}, {}]}],
    ids=str,
)  # fmt: skip
def test_an_impossible_setup_is_a_value_error(setup: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        given: dict[str, Any] = {"game": "onboard", "players": 3, "seed": 1} | setup
        Match.new(**given)


def test_the_registry_knows_its_games_and_no_others() -> None:
    assert "onboard" in GAMES and all(isinstance(GAMES[name], Game) for name in GAMES)
    assert all(GAMES[name].meta.id == name for name in GAMES)
    with pytest.raises(KeyError):
        GAMES["chess"]
    with pytest.raises(CorruptSave):
        Match.new("chess", 2, 1)


def test_the_same_seed_is_the_same_game_and_another_is_another() -> None:
    assert Match.new("onboard", 3, 7).digest() == Match.new("onboard", 3, 7).digest()
    assert len({Match.new("onboard", 3, seed).digest() for seed in range(50)}) == 50


def test_names_colours_and_bots_are_no_part_of_the_digest() -> None:
    seats: list[Seating] = [
        {"name": "Ida", "colour": 2},
        {"bot": "random", "seed": 9, "colour": 0},
        {"colour": 1},
    ]
    named, plain = Match.new("onboard", 3, 7, seats=seats), Match.new("onboard", 3, 7)
    assert named.digest() == plain.digest() and named.view(0) == plain.view(0)
    assert named.seats[0] == Player("Ida", 2) and named.seats[1].bot == "random"


def test_seated_changes_only_who_sits_there() -> None:
    match = finished("onboard", 2, 3)
    other = match.seated([{"name": "Ida"}, {"name": "Olaf"}])
    assert [seat.name for seat in other.seats] == ["Ida", "Olaf"] and match.seats[0].name == ""
    assert other.digest() == match.digest() and other.actions == match.actions
    with pytest.raises(ValueError):
        match.seated([{}])


def test_play_takes_an_action_or_its_text_and_returns_its_events() -> None:
    one, two = Match.new("onboard", 3, 7), Match.new("onboard", 3, 7)
    assert repr(one.play(one.legal()[0])) == repr(two.play(str(two.legal()[0])))
    assert one.digest() == two.digest() and one.actions == [VISIT[0]]


def test_what_was_played_is_the_action_itself_not_a_look_alike() -> None:
    match = Match.new("onboard", 3, 7)
    with pytest.raises(IllegalAction):
        match.play(Action("onboard", "visit", 0, "visit first"))
    with pytest.raises(IllegalAction):
        match.play(PIECE[0])
    assert match.actions == []


def test_lists_handed_out_are_the_callers_own() -> None:
    match = Match.new("onboard", 3, 7)
    match.play("visit first")
    match.actions.clear()
    match.makers.clear()
    match.legal().clear()
    assert len(match.actions) == len(match.makers) == 1 and match.legal()


def test_a_rule_that_fails_half_way_leaves_no_half_move(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("onboard", 3, 7)
    before = match.digest(), match.view(None)

    def broken(state: Any, action: Any, emit: Any) -> None:
        state.market[0] = 4
        state.ships.clear()
        raise RuntimeError("broken rule")

    monkeypatch.setattr(match, "game", replace(match.game, apply=broken))
    with pytest.raises(RuntimeError):
        match.play("visit first")
    assert (match.digest(), match.view(None)) == before and match.actions == []


def test_irreversible_says_before_what_undo_will_say_after() -> None:
    """Marked before it is taken: exactly the actions whose events reveal something."""
    match = Match.new("onboard", 2, 5)
    rng = Rng(5)
    found = set()
    while match.actor is not None:
        for action in match.legal():
            after = match.clone()
            after.play(action)
            expected = any(map(match.game.reveals, after._events[-1]))
            assert match.irreversible(action) == expected
            found.add(expected)
        digest = match.digest()
        match.irreversible(match.legal()[0])
        assert match.digest() == digest
        step(match, rng)
    assert found == {True, False}


def test_explain_of_an_unknown_text() -> None:
    match = Match.new("onboard", 3, 7)
    assert str(match.explain("dance")) == "That is not an action of this game."
    assert match.explain("visit first") is None
    assert str(match.explain("ship 1")) == "That is not what is asked now."


def test_explain_when_the_game_is_over() -> None:
    match = finished("onboard", 3, 7)
    assert str(match.explain("visit first")) == "The game is over."
    assert match.refused() == []
    with pytest.raises(IllegalAction, match="over"):
        match.play("visit first")


def test_log_tells_who_did_what_and_can_begin_anywhere() -> None:
    match = finished("onboard", 3, 7)
    log = match.log(None)
    assert [moment.seat for moment in log] == match.makers
    assert [moment.number for moment in log] == list(range(len(match.actions)))
    assert repr(match.log(1, 10)) == repr(match.log(1)[10:])


def test_replay_plays_several() -> None:
    match = finished("onboard", 2, 9)
    again = Match.new("onboard", 2, 9)
    again.replay(map(str, match.actions))
    assert again.digest() == match.digest()


def test_options_that_came_later_are_no_part_of_an_old_match() -> None:
    """Else a stored game of the earlier release would not be recognised as the same match."""
    old = Match.new("onboard", 2, 5, rules=1)
    assert "supplies" not in old.options and "supplies" in Match.new("onboard", 2, 5).options
    for again in (Match.from_json(old.to_json()), Match.from_link(old.to_link())):
        assert (again.rules, again.options) == (1, old.options)
    with pytest.raises(ValueError, match="supplies"):
        Match.new("onboard", 2, 5, {"supplies": "open"}, rules=1)


def test_options_are_completed_for_the_rules_of_now_or_of_a_version() -> None:
    game = GAMES["onboard"]
    assert game.complete_options(None) == {"extra_vikings": True, "supplies": "hidden"}
    assert game.complete_options({"extra_vikings": False}, 1) == {"extra_vikings": False}
    assert list(game.complete_options({"supplies": "open"})) == ["extra_vikings", "supplies"], (
        "in their order"
    )


@pytest.mark.parametrize("error", [IllegalAction, CorruptSave])
def test_an_error_holds_its_message_and_is_plain_text_to_others(error: type[IllegalAction]) -> None:
    message = Message("Ship {ship} is full.", ship=3)
    assert error(message).message is message
    assert error(message).args == ("Ship 3 is full.",) and str(error(message)) == "Ship 3 is full."

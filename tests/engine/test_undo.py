"""Undo, redo, and how far back one may go."""

from __future__ import annotations

import pytest

from longhouse.engine import IllegalAction, Rng
from longhouse.engine.game import Seating

from ..onboard.build import Match
from ..play import finished, step

HIDDEN = "Something hidden has been revealed since."
SOMEBODY = "The move before was made by somebody else."
NOTHING = "Nothing has been played yet."


def two() -> Match:
    """Two people; the order of the first round is x y y x x y y x."""
    return Match.new("onboard", 2, 1, {"extra_vikings": False})


def against_bots(players: int = 3, person: int | None = None) -> Match:
    """A match in which one seat is a person: by default the one to begin."""
    first = Match.new("onboard", players, 4).actor if person is None else person
    seats: list[Seating] = [{"bot": "" if seat == first else "random"} for seat in range(players)]
    return Match.new("onboard", players, 4, seats=seats)


def test_nothing_to_undo_at_the_start() -> None:
    match = two()
    assert match.undo_limit.to == 0 and str(match.undo_limit.reason) == NOTHING
    for force in (False, True):
        with pytest.raises(IllegalAction, match=NOTHING):
            match.undo(force=force)


def test_a_decision_inside_a_turn_can_be_taken_back_one_by_one() -> None:
    match = two()
    match.replay(["visit market", "good hide"])
    match.undo()
    assert match.actions == [match.game.parse("visit market")] and match.view(None)["market"] == [1, 1, 1]
    match.undo()
    assert match.actions == [] and match.can_redo


def test_one_may_not_undo_what_somebody_else_decided() -> None:
    """The last person takes their own move back, but not the one before it."""
    match = two()
    match.replay(["visit first", "visit market", "good hide"])
    assert match.makers[0] != match.makers[1]
    assert match.undo_limit.to == 1 and str(match.undo_limit.reason) == SOMEBODY
    match.undo()
    match.undo()
    assert len(match.actions) == 1
    match.undo()  # now it is the first one's own last decision
    assert match.actions == []


def test_two_turns_of_one_person_in_a_row_can_both_be_undone() -> None:
    match = two()
    match.replay(["visit first", "visit market", "good hide", "visit sail"])
    assert match.makers[1:] == [match.makers[1]] * 3
    assert match.undo_limit.to == 1


def test_a_revelation_is_the_limit_and_force_lifts_it() -> None:
    match = two()
    match.replay(["visit market", "good hide", "visit add"])
    before = match.digest()
    assert match.undo_limit.to == 3 and str(match.undo_limit.reason) == HIDDEN
    with pytest.raises(IllegalAction, match=HIDDEN):
        match.undo()
    assert match.digest() == before
    match.undo(force=True)
    assert len(match.actions) == 2


def test_after_a_revelation_the_own_choice_can_still_be_changed() -> None:
    match = two()
    match.replay(["visit add", "ship 1"])
    match.undo()
    with pytest.raises(IllegalAction, match=HIDDEN):
        match.undo()
    match.play("ship 2")
    assert match.view(None)["ships"][1]["cargo"] != []


def test_the_end_of_the_game_shows_the_barrels_so_it_stays() -> None:
    match = finished("onboard", 2, 3)
    assert match.undo_limit.to == len(match.actions)
    with pytest.raises(IllegalAction, match=HIDDEN):
        match.undo()
    match.undo(force=True)
    assert match.outcome is None


def test_redo_needs_something_undone() -> None:
    match = two()
    match.play("visit first")
    with pytest.raises(IllegalAction, match="nothing to redo"):
        match.redo()


def test_another_move_forgets_what_was_undone_the_same_move_keeps_the_rest() -> None:
    match = two()
    match.replay(["visit market", "good hide"])
    match.undo()
    match.undo()
    match.play("visit market")
    assert match.can_redo
    match.redo()
    assert match.view(None)["market"] == [2, 1, 1] and not match.can_redo
    match.undo()
    match.play("good metal")
    assert not match.can_redo


def test_bots_moves_are_undone_with_the_persons_and_come_again_with_redo() -> None:
    match = against_bots()
    match.play("visit first")
    match.replay(["visit market", "good hide"])  # by a bot
    match.play("visit sail")  # by the other bot
    before = match.digest()
    assert match.undo_limit.to == 0
    match.undo()
    assert match.actions == []
    match.redo()
    assert match.digest() == before and not match.can_redo


def test_a_bots_revelation_stops_the_person_too() -> None:
    match = against_bots()
    match.play("visit first")
    match.replay(["visit add", "ship 1"])
    assert match.undo_limit.to == 3 and str(match.undo_limit.reason) == HIDDEN
    with pytest.raises(IllegalAction, match=HIDDEN):
        match.undo()
    match.undo(force=True)
    assert match.actions == []


def test_bots_that_began_are_not_undone_before_the_person_has_played() -> None:
    start = Match.new("onboard", 3, 4)
    last = start._state.before[2]
    match = against_bots(person=last)
    match.replay(["visit first", "visit sail"])
    assert match.actor == last and match.undo_limit.to == 2
    with pytest.raises(IllegalAction, match=NOTHING):
        match.undo()
    match.replay(["visit market", "good hide"])
    assert match.undo_limit.to == 2
    match.undo()
    match.undo()
    assert len(match.actions) == 2


def test_undo_never_ends_on_a_bots_turn() -> None:
    match = against_bots()
    rng = Rng(4)
    person = match.actor
    for _ in range(150):
        if match.actor is None:
            break
        step(match, rng)
        copy = match.clone()
        copy.undo(force=True)
        assert copy.actor == person
        assert match.undo_limit.to == len(match.actions) or match.at(match.undo_limit.to).actor == person


def test_undo_and_moments_cost_the_same_late_as_early() -> None:
    """Checkpoints: going back one step applies only a few actions again, however long the game."""
    match = finished("onboard", 4, 6)
    applied = []
    game = match.game

    class Counting:
        def __getattr__(self, name: str) -> object:
            return getattr(game, name)

        def apply(self, *given: object) -> None:
            applied.append(1)
            game.apply(*given)  # type: ignore[arg-type]

    match.game = Counting()  # type: ignore[assignment]
    for k in range(len(match.actions) + 1):
        applied.clear()
        match.at(k)
        assert len(applied) < 16
    applied.clear()
    match.undo(force=True)
    assert len(applied) < 16

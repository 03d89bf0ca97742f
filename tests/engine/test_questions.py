"""The table of questions: a game of two questions, made for this."""

from __future__ import annotations

import pickle
from typing import Literal

import pytest

from longhouse.engine import Action, BaseView, IllegalAction, Kinds, Match, Message, Position, Row, Table
from longhouse.engine.questions import OTHER_QUESTION, Emit, Event, Handler
from longhouse.games.onboard.questions import SHIP, VISIT

Kind = Literal["go", "stop"]
ODD = Message("Only even ones.")
TIRED = Message("You cannot stop.")


class State(Position):
    """Where one is."""

    __slots__ = ("done",)

    def __init__(self, ask: str = "way") -> None:
        self.ask, self.who = ask, 1
        self.done: list[tuple[str, int]] = []


def even(_state: State, value: int) -> Message | None:
    """Odd ways are closed."""
    return ODD if value % 2 else None


def went(state: State, value: int, emit: Emit[Event] | None) -> None:
    """Go."""
    state.done.append(("went", value))


def stopped(state: State, value: int, emit: Emit[Event] | None) -> None:
    """Stop."""
    state.done.append(("stopped", value))


KIND = Kinds[Kind]("toy")
GO = KIND("go", (3, 2, 4), lambda value: f"go {value}")
STOP = KIND("stop", (0,), lambda _value: "stop")
ROWS: tuple[Row[State, BaseView, Event, Kind], ...] = (
    Row("way", GO, even, went, lambda value, view: Message("{toy} {n}", toy=view["game"], n=value)),
    Row("way", STOP, lambda _state, _value: TIRED, stopped, lambda _value, _view: Message("Stop")),
    Row("end", STOP, lambda _state, _value: None, stopped, lambda _value, _view: Message("End")),
)
TABLE = Table(KIND, ROWS)


OVER = State("")
VIEW: BaseView = {
    "game": "toy", "seat": 1, "players": 2, "rules": 1, "actor": 1, "over": False, "outcome": None,
    "question": None,
}  # fmt: skip


def test_actions_are_listed_in_the_order_of_their_declaration() -> None:
    assert [action.text for action in TABLE.all] == ["go 3", "go 2", "go 4", "stop"]
    assert list(GO) == [GO[3], GO[2], GO[4]] == list(TABLE.all[:3])
    assert (GO[2].game, GO[2].kind, GO[2].value, str(GO[2]), repr(GO[2])) == (
        "toy",
        "go",
        2,
        "go 2",
        "<go 2>",
    )
    assert GO.of((4, 3)) == [GO[4], GO[3]] and GO.name == "go"
    with pytest.raises(KeyError):
        GO[5]


def test_a_text_is_the_name_of_one_action() -> None:
    assert TABLE.parse("go 4") is GO[4] and TABLE.parse("go 5") is None
    with pytest.raises(AssertionError, match="two actions of toy are called 'stop'"):
        KIND("stop", (1,), lambda _value: "stop")


def test_the_actor_is_who_is_asked() -> None:
    assert TABLE.actor(State()) == 1 and TABLE.actor(OVER) is None


def test_legal_is_what_the_guards_allow() -> None:
    assert TABLE.legal(State()) == TABLE.allowed(State()) == [GO[2], GO[4]]
    assert TABLE.legal(OVER) == []


def test_a_fast_generator_goes_before_the_guards_of_its_question() -> None:
    table = Table(KIND, ROWS, fast={"way": lambda _state: [GO[4]]})
    assert table.legal(State()) == [GO[4]] and table.allowed(State()) == [GO[2], GO[4]]
    state = State("end")
    assert table.legal(state) == [STOP[0]]


def test_the_reason_is_the_guards_or_that_something_else_is_asked() -> None:
    assert TABLE.explain(State(), GO[3]) is ODD and TABLE.explain(State(), GO[2]) is None
    assert TABLE.explain(State(), STOP[0]) is TIRED
    state = State("end")
    assert TABLE.explain(state, GO[2]) is OTHER_QUESTION and TABLE.explain(state, STOP[0]) is None


def test_candidates_are_all_answers_or_those_that_the_board_shows() -> None:
    assert TABLE.candidates(State()) == [*GO, *STOP] and TABLE.candidates(OVER) == []
    shown = ROWS[0]._replace(shown=lambda _state: (2, 3))
    assert Table(KIND, (shown, *ROWS[1:])).candidates(State()) == [GO[2], GO[3], *STOP]


def test_apply_carries_out_the_handler_of_the_question() -> None:
    state = State()
    TABLE.apply(state, GO[4])
    TABLE.apply(state, STOP[0])
    assert state.done == [("went", 4), ("stopped", 0)]


def test_a_game_may_do_something_around_a_handler() -> None:
    around = []

    def carry_out(state: State, handler: Handler[State, Event], value: int, emit: Emit[Event] | None) -> None:
        around.append((handler, value, emit))

    state = State()
    Table(KIND, ROWS, carry_out=carry_out).apply(state, GO[4], print)
    assert around == [(went, 4, print)] and state.done == []


def test_labels_are_those_of_the_question() -> None:
    assert str(TABLE.label("way", GO[2], VIEW)) == "toy 2"
    assert str(TABLE.label("way", STOP[0], VIEW)) == "Stop"
    assert str(TABLE.label("end", STOP[0], VIEW)) == "End"
    assert TABLE.questions == ("way", "end")


def test_a_pickled_action_is_the_action_itself() -> None:
    for action in (VISIT[3], SHIP[0]):
        assert pickle.loads(pickle.dumps(action)) is action


def test_an_action_of_another_game_is_none_of_this() -> None:
    match = Match.new("onboard", 3, 7)
    with pytest.raises(IllegalAction, match="not an action of this game"):
        match.play(GO[2])
    like = Action("onboard", "visit", 0, "visit first")
    assert str(match.explain(like)) == "That is not an action of this game."

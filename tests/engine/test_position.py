"""Positions: copies, and the plain form that may grow."""

from __future__ import annotations

import json
from typing import Any

from longhouse.engine import Position, Rng
from longhouse.engine.digest import digest


class State(Position):
    """A field of every sort."""

    __slots__ = ("bag", "hands", "named", "players", "total", "word")
    SETUP = ("players",)
    DERIVED = ("total",)

    def __init__(self, players: int, rng: Rng) -> None:
        self.players, self.rng = players, rng
        self.ask, self.who = "start", 0
        self.bag: tuple[int, ...] = ()
        self.hands: list[tuple[int, ...]] = [()] * players
        self.named: dict[str, int] = {}
        self.word = ""
        self.total = 0

    def derive(self) -> None:
        """Count the bag."""
        self.total = sum(self.bag)


def played() -> State:
    """A position in which every field has changed."""
    state = State(2, Rng(5))
    state.ask, state.who = "end", 1
    state.bag, state.word, state.named = (1, 2), "a", {"x": 1}
    state.hands[1] = (3, 4)
    state.derive()
    return state


def test_fields_leave_out_setup_generator_and_what_follows_from_others() -> None:
    assert State.fields() == ["ask", "who", "bag", "hands", "named", "word"]


def test_the_plain_form_holds_the_setup_and_what_has_changed() -> None:
    assert State(2, Rng(5)).to_plain() == {"players": 2, "rng": 5}
    assert played().to_plain() == {
        "players": 2, "rng": 5, "ask": "end", "who": 1, "bag": [1, 2], "hands": [[], [3, 4]],
        "named": {"x": 1}, "word": "a",
    }  # fmt: skip


def test_the_plain_form_is_a_copy() -> None:
    state = played()
    plain: dict[str, Any] = {**state.to_plain()}
    plain["named"]["y"] = 2
    plain["hands"][1].append(9)
    assert state.named == {"x": 1} and state.hands[1] == (3, 4)


def test_a_position_comes_back_with_lists_tuples_and_what_follows() -> None:
    plain = json.loads(json.dumps(played().to_plain()))
    back = State.from_plain(plain)
    assert back.to_plain() == played().to_plain()
    assert (back.bag, back.hands, back.named, back.total) == ((1, 2), [(), (3, 4)], {"x": 1}, 3)
    plain["named"]["y"] = 2
    assert back.named == {"x": 1}
    fresh = State.from_plain({"players": 3, "rng": 7})
    assert (fresh.hands, fresh.ask, fresh.rng.state, fresh.total) == ([(), (), ()], "start", 7, 0)


def test_a_copy_goes_its_own_way() -> None:
    state = played()
    copy = state.clone()
    assert copy.to_plain() == state.to_plain() and copy.total == state.total
    copy.hands[0] = (9,)
    copy.rng.next64()
    copy.who = 0
    assert state.hands == [(), (3, 4)] and state.rng.state == 5 and state.who == 1


def test_the_digest_hashes_a_canonical_form() -> None:
    """Saves and links hold these very digits."""
    assert digest("toy", 1, {"b": 1, "a": [2]}) == digest("toy", 1, {"a": [2], "b": 1})
    assert digest("toy", 1, {"b": 1, "a": [2]}) == "04920ec8a5f38cfd56c396fc32894ce5"
    assert (
        len({digest("toy", 1, {}), digest("toy", 2, {}), digest("tog", 1, {}), digest("toy", 1, {"a": 0})})
        == 4
    )

"""Our named tuples are those of `typing`, made in a tenth of the time."""

from __future__ import annotations

import pickle
import typing
from typing import Generic, TypeVar

import pytest

from longhouse.engine.record import NamedTuple

T = TypeVar("T")


class Point(NamedTuple):
    """Somewhere."""

    x: int
    y: int = 0
    name: str = ""

    @property
    def far(self) -> int:
        """The way to the middle."""
        return abs(self.x) + abs(self.y)

    @classmethod
    def middle(cls) -> Point:
        """Where all ways begin."""
        return cls(0)


class Theirs(typing.NamedTuple):
    """The same fields."""

    x: int
    y: int = 0
    name: str = ""


class Kept(NamedTuple, Generic[T]):
    """Anything, some times."""

    what: T
    times: int = 1


def test_it_is_what_typing_would_make_of_it() -> None:
    ours, theirs = Point(3, name="hall"), Theirs(3, name="hall")
    assert tuple(ours) == tuple(theirs) == (3, 0, "hall")
    assert repr(ours) == repr(theirs).replace("Theirs", "Point")
    for about in ("_fields", "_field_defaults", "__match_args__", "__slots__"):
        assert getattr(Point, about) == getattr(Theirs, about)
    assert list(Point.__annotations__) == list(Theirs.__annotations__)
    assert Point.__bases__ == Theirs.__bases__ == (tuple,)
    assert (Point.__module__, Point.__qualname__) == (__name__, "Point")
    with pytest.raises(AttributeError):
        ours.x = 4  # type: ignore[misc]


def test_it_has_methods() -> None:
    assert Point(3)._replace(y=-4).far == 7
    assert Point.middle() == (0, 0, "")


def test_it_survives_pickling() -> None:
    assert pickle.loads(pickle.dumps(Point(1, 2))) == Point(1, 2)


def test_it_may_be_generic() -> None:
    kept: Kept[str] = Kept("a boat")
    assert kept == ("a boat", 1)
    assert Kept.__parameters__ == (T,)  # type: ignore[attr-defined]
    assert Kept[int](5, times=2).what == 5


def test_a_field_without_a_default_cannot_follow_one_with_a_default() -> None:
    with pytest.raises(TypeError, match="Odd"):
        type(NamedTuple.__mro_entries__(())[0])(  # type: ignore[attr-defined]
            "Odd", (), {"__annotations__": {"a": "int", "b": "int"}, "a": 1, "__module__": __name__}
        )

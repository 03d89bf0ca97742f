"""Records: made, compared, changed into others, and never changed themselves."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from longhouse.engine.record import Record, replace


def plain() -> str:
    """A default that is a function must not become a method."""
    return "plain"


class Point(Record):
    """One with defaults."""

    x: int
    y: int = 0
    name: str = ""
    call: Callable[[], str] = plain

    @property
    def both(self) -> int:
        """Both."""
        return self.x + self.y


class Other(Record):
    """With the same fields as the next."""

    x: int


class Another(Record):
    """With the same fields as the last."""

    x: int


class Nothing(Record):
    """Without fields."""


def test_fields_by_place_by_name_and_by_default() -> None:
    point = Point(1, name="a")
    assert (point.x, point.y, point.name, point.both, point.call()) == (1, 0, "a", 1, "plain")
    assert Point(y=2, x=1) == Point(1, 2) and hash(Point(y=2, x=1)) == hash(Point(1, 2))
    assert repr(Other(x="a")) == "Other(x='a')"  # type: ignore[arg-type]
    assert Nothing() == Nothing() and repr(Nothing()) == "Nothing()"


def test_fields_are_found_by_patterns() -> None:
    match Point(1, 2, "a"):
        case Point(x, y, name="a"):
            assert (x, y) == (1, 2)
        case _:
            pytest.fail("not found")


def test_only_the_same_kind_with_the_same_fields_is_equal() -> None:
    assert Other(1) != Another(1)
    assert Other(1) != Other(2) and Other(1) != (1,)


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ((), {}),
        ((1, 2, "", plain, 5), {}),
        ((1,), {"x": 1}),
        ((1,), {"z": 1}),
        ((), {"z": 1}),
        ((), {"y": 1}),
    ],
)
def test_wrong_fields_are_refused(given: tuple[Any, ...], named: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="Point has the fields"):
        Point(*given, **named)


def test_a_record_is_replaced_never_changed() -> None:
    point = Point(1, 2)
    assert replace(point, y=3) == Point(1, 3) and point == Point(1, 2)
    with pytest.raises(TypeError):
        replace(point, z=3)  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        point.x = 5  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del point.x
    assert copy.copy(point) == point == pickle.loads(pickle.dumps(point))

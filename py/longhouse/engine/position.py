"""What all positions have in common: the present question, and a plain form that may grow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self

from .rng import Rng

Plain = dict[str, object]  # JSON data


class Position:
    """Base of a game's state. A game that bots search writes its `clone()` by hand: their speed hinges on it.

    `SETUP` names the constructor's arguments before the generator; `DERIVED` names fields that follow from
    others, which `derive` fills in.
    """

    __slots__ = ("ask", "rng", "who")

    SETUP: ClassVar[tuple[str, ...]]
    DERIVED: ClassVar[tuple[str, ...]] = ()

    ask: str  # the present question; empty when the game is over
    who: int  # the seat that must answer it
    rng: Rng

    def clone(self) -> Self:
        """An independent copy; what is in lists must not change in place."""
        new = object.__new__(type(self))
        for name in ("ask", "who", *self.__slots__):
            value = getattr(self, name)
            setattr(new, name, value[:] if isinstance(value, list) else value)
        new.rng = self.rng.clone()
        return new

    def derive(self) -> None:
        """Fill in what follows from other fields."""

    @classmethod
    def fields(cls) -> list[str]:
        """What is kept besides setup and generator."""
        left_out = {*cls.SETUP, *cls.DERIVED, "rng"}
        return [name for name in ("ask", "who", *cls.__slots__) if name not in left_out]

    def to_plain(self) -> Plain:
        """The position as plain JSON data; fields at their default are left out, so that it may grow."""
        setup = {name: getattr(self, name) for name in self.SETUP}
        fresh = type(self)(*setup.values(), Rng(0))  # type: ignore[call-arg]
        plain: Plain = {**setup, "rng": self.rng.state}
        for name in self.fields():
            value = getattr(self, name)
            if value != getattr(fresh, name):
                plain[name] = _listed(value)
        return plain

    @classmethod
    def from_plain(cls, plain: Mapping[str, object]) -> Self:
        """The position of that plain data."""
        rng = plain["rng"]
        assert isinstance(rng, int)
        state = cls(*(plain[name] for name in cls.SETUP), Rng(rng))  # type: ignore[call-arg]
        for name in cls.fields():
            if name in plain:
                value = _tupled(plain[name])
                if isinstance(value, tuple) and isinstance(getattr(state, name), list):
                    value = list(value)
                setattr(state, name, value)
        state.derive()
        return state


def _listed(value: object) -> object:
    """Lists for tuples, all the way down."""
    if isinstance(value, dict):
        return dict(value)
    return [_listed(part) for part in value] if isinstance(value, (list, tuple)) else value


def _tupled(value: object) -> object:
    """Tuples for lists, all the way down."""
    if isinstance(value, dict):
        return dict(value)
    return tuple(_tupled(part) for part in value) if isinstance(value, (list, tuple)) else value

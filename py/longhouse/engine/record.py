"""Plain records and named tuples: they never change, and are equal when their fields are.

Dataclasses generate and compile methods for every class, and the named tuples of `typing` examine the type of
every field; for the many small classes of the app that took a good part of each start in the browser. Here
all records share the same few methods, and a named tuple is what `collections` makes of the names alone.
"""

from __future__ import annotations

from collections import namedtuple
from itertools import dropwhile
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, dataclass_transform

__all__ = ["NamedTuple", "Record", "replace"]


@dataclass_transform(frozen_default=True)
class Record:
    """Base of a record: its annotations name the fields, with their defaults."""

    _names: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, object]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()  # some records are generic
        cls._names = cls.__match_args__ = tuple(cls.__annotations__)  # type: ignore[attr-defined,misc]
        cls._defaults = {name: vars(cls)[name] for name in cls._names if name in vars(cls)}

    def __init__(self, *given: object, **named: object) -> None:
        names, fields = self._names, vars(self)
        fields.update(self._defaults)
        fields.update(zip(names, given, strict=False))
        fields.update(named)
        twice = len(given) > len(names) or not named.keys().isdisjoint(names[: len(given)])
        if twice or fields.keys() != set(names):
            raise TypeError(f"{type(self).__name__} has the fields {names}, not {given} and {named}")

    def __eq__(self, other: object) -> bool:
        return vars(self) == vars(other) if type(self) is type(other) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(map(vars(self).__getitem__, self._names)))

    def __repr__(self) -> str:
        fields = (f"{name}={getattr(self, name)!r}" for name in self._names)
        return f"{type(self).__name__}({', '.join(fields)})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be removed")


if TYPE_CHECKING:
    from dataclasses import replace  # so that type checkers know the names of the fields
else:

    def replace(record: Record, **changes: object) -> Record:
        """The same record except for these fields."""
        return type(record)(**vars(record) | changes)


if TYPE_CHECKING:
    from typing import NamedTuple  # to type checkers it is the same
else:
    TAKEN = {"__module__", "__qualname__", "__annotations__", "__classcell__", "__static_attributes__"}

    class _Named(type):
        """Makes a named tuple of a class: its annotations name the fields, with their defaults."""

        def __new__(cls, name: str, bases: tuple[type, ...], inside: dict[str, Any]) -> type:
            names = tuple(inside["__annotations__"])
            given = tuple(dropwhile(lambda field: field not in inside, names))
            if not all(field in inside for field in given):
                raise TypeError(f"{name} has a field without a default after one with a default")
            defaults = [inside[field] for field in given]
            made = namedtuple(name, names, defaults=defaults, module=inside["__module__"])
            made.__bases__ = tuple(tuple if base is _NAMED else base for base in bases)
            made.__annotations__ = inside["__annotations__"]
            for key, value in inside.items():
                if key not in TAKEN and key not in names:
                    setattr(made, key, value)
            if len(bases) > 1:  # a generic one learns its parameters
                made.__init_subclass__()
            return made

    _NAMED = type.__new__(_Named, "NamedTuple", (), {})

    def NamedTuple() -> None:
        """Base of a named tuple, for which its maker steps in."""

    NamedTuple.__mro_entries__ = lambda bases: (_NAMED,)

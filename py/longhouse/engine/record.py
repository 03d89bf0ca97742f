"""Plain records: they never change, and are equal when their fields are.

Dataclasses and named tuples generate and compile methods for every class; for the many small classes of the
app that took a good part of each start in the browser. Here all classes share the same few methods.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NoReturn, dataclass_transform

__all__ = ["Record", "replace"]


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

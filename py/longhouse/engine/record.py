"""Plain records: frozen dataclasses with slots, made quickly."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """A frozen dataclass with slots.

    Byte code without docstrings, as the browser gets it, would make `dataclass` spend a millisecond or two
    on inventing one; hence the name in its place.
    """
    cls.__doc__ = cls.__doc__ or cls.__name__
    return dataclass(frozen=True, slots=True)(cls)

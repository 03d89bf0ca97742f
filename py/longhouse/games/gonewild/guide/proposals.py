"""What a guide says of numbers that we had to propose."""

from __future__ import annotations

from longhouse.engine.message import Message

from ..texts import listed

_FIELDS = {
    "price": Message("the price"),
    "strength": Message("the strength"),
    "defence": Message("the defence"),
    "effect": Message("what it does"),
    "many": Message("that it is left out with two players"),
}


def proposed(fields: str) -> tuple[Message, ...]:
    """The line about the fields of a row in `data.py` that are our own; none if all are known."""
    if not fields:
        return ()
    told = listed([_FIELDS[field] for field in fields.split()])
    return (Message("Our proposal, as the printed one is not public: {fields}.", fields=told),)

"""What a guide says of numbers that we had to propose."""

from __future__ import annotations

from longhouse.engine.message import Message

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
    first, *rest = (_FIELDS[field] for field in fields.split())
    told = first
    for field in rest[:-1]:
        told = Message("{first}, {next}", first=told, next=field)
    if rest:
        told = Message("{first} and {last}", first=told, last=rest[-1])
    return (Message("Our proposal, as the printed one is not public: {fields}.", fields=told),)

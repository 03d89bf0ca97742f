"""What the logs of several games do alike: a sentence about somebody, or to them."""

from __future__ import annotations

from longhouse.engine.message import Message, Seat


def filled(template: Message, /, **parts: object) -> Message:
    """The message with these values, besides those that it has."""
    made = Message(template.text, **{**template.args, **parts})
    made.many = template.many
    return made


def addressed(seat: int, reader: int | None, they: Message, you: Message, /, **parts: object) -> Message:
    """What a seat did: told of them by name, or to them if the reader sits there."""
    return filled(you, **parts) if seat == reader else filled(they, seat=Seat(seat), **parts)

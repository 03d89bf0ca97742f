"""What several games tell alike: a sentence about somebody, or to them; a fact about the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from longhouse.engine.message import Message, Seat


def filled(template: Message, /, **parts: object) -> Message:
    """The message with these values, besides those that it has."""
    made = Message(template.text, **{**template.args, **parts})
    made.many = template.many
    return made


def addressed(seat: int, reader: int | None, they: Message, you: Message, /, **parts: object) -> Message:
    """What a seat did: told of them by name, or to them if the reader sits there."""
    return filled(you, **parts) if seat == reader else filled(they, seat=Seat(seat), **parts)


def fact_told(sentences: Mapping[str, Callable[..., Message]], fact: str) -> Message | None:
    """A fact about the board as a sentence: its name and numbers, `bet:3:1:4`. None for any other text."""
    name, *numbers = fact.split(":")
    if name not in sentences or not all(number.isdecimal() and len(number) < 5 for number in numbers):
        return None
    try:
        return sentences[name](*map(int, numbers))
    except (TypeError, IndexError):
        return None

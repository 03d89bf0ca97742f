"""Several things in one message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from longhouse.engine.message import Message, Seat

Part = TypeVar("Part", Message, Message | Seat)
COMMA, SEMICOLON = Message("{first}, {next}"), Message("{first}; {next}")


def joined(parts: Sequence[Part], link: Message = COMMA) -> Part:
    """One after the other; there is at least one."""
    told = parts[0]
    for part in parts[1:]:
        told = Message(link.text, first=told, next=part)
    return told


def listed(parts: Sequence[Part]) -> Part:
    """As people say it: an "and" before the last one."""
    *first, last = parts
    return Message("{first} and {last}", first=joined(first), last=last) if first else last


def counted(names: Sequence[Message]) -> list[Message]:
    """Each name once, with how often it comes."""
    return [_times(name, names.count(name)) for name in dict.fromkeys(names)]


def _times(name: Message, number: int) -> Message:
    return Message("{n} × {card}", n=number, card=name) if number > 1 else name

"""Translatable messages.

Rules never build sentences. They return a `Message`: an English template and
the values that go into it. `str(message)` is English; a translator (see
`longhouse.app.i18n`) looks the template up in a catalogue instead.

>>> str(Message("Ship {ship} is full.", ship=3))
'Ship 3 is full.'
>>> str(Message.plural("{n} token", "{n} tokens", n=2))
'2 tokens'
"""

from __future__ import annotations

from collections.abc import Callable

from .record import NamedTuple


class Seat(NamedTuple):
    """A seat inside a message; a translator shows the name of whoever sits there."""

    number: int

    def __str__(self) -> str:
        return f"Player {self.number + 1}"


Lookup = Callable[[str, str | None, int], str]  # (template, plural template, n) -> template to use
Show = Callable[[object], str | None]  # how to show an argument; None: as usual


def _english(text: str, plural: str | None, n: int) -> str:
    return text if plural is None or n == 1 else plural


def _plain(_value: object) -> str | None:
    return None


class Message:
    """A sentence that is not yet in any language."""

    __slots__ = ("args", "many", "text")

    def __init__(self, text: str, /, **args: object) -> None:
        self.text = text
        self.many: str | None = None
        self.args = args

    @classmethod
    def plural(cls, one: str, many: str, /, n: int, **args: object) -> Message:
        """A message whose form depends on `n`."""
        message = cls(one, n=n, **args)
        message.many = many
        return message

    def render(self, lookup: Lookup = _english, show: Show = _plain) -> str:
        """The sentence, with templates from `lookup` and special arguments shown by `show`."""
        n = self.args.get("n")
        template = lookup(self.text, self.many, n if isinstance(n, int) else 1)
        if not self.args:
            return template
        shown = {}
        for name, value in self.args.items():
            special = show(value)
            if special is None:
                special = value.render(lookup, show) if isinstance(value, Message) else str(value)
            shown[name] = special
        return template.format(**shown)

    def __str__(self) -> str:
        return self.render()

    def __repr__(self) -> str:
        return f"Message({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.text, self.many, self.args) == (
            other.text,
            other.many,
            other.args,
        )

    def __hash__(self) -> int:
        return hash((self.text, self.many))

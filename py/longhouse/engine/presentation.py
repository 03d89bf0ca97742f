"""What a game offers to be shown, and what it is given to draw itself.

The app knows no game: it hands a `Scene` to the game's `board` and `words`
and puts the text that comes back on the page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from .markup import Markup
from .message import Message
from .record import Record

if TYPE_CHECKING:
    from .game import Cover

V = TypeVar("V")

FEW = 12  # so many impossible choices may be stops of the Tab key; more would be in the way


class Look(NamedTuple):
    """How a clan is shown: seats first, then the clans that nobody plays."""

    name: str  # untrusted text
    colour: int  # 0..3, css class clan-0 .. clan-3
    person: bool  # False: a bot, or nobody


class Choice(NamedTuple):
    """A legal action as the screen offers it."""

    label: str  # accessible name, translated
    final: bool  # cannot be taken back
    note: str = ""  # what it would bring, where that is public, translated


class Scene(NamedTuple, Generic[V]):
    """All that a picture of a position is made from."""

    view: V
    looks: tuple[Look, ...]
    choices: Mapping[str, Choice]  # by action text; empty when nobody at this screen may act
    blocked: Mapping[str, str]  # action text -> why it is not possible now, translated
    say: Callable[[Message], str]
    layout: str = "wide"  # "wide" | "tall"
    prefix: str = "t"  # of element ids, so that two pictures on one page do not clash
    hint: str = ""  # the action that the coach suggests
    chosen: str = ""  # the action that waits to be confirmed

    def mark(self, action: str, name: str = "") -> dict[str, Any]:
        """Attributes of the element that stands for `action`; `name` is spoken when it is no choice."""
        choice = self.choices.get(action)
        if choice is not None:
            return {
                "data-action": action,
                "role": "button",
                "tabindex": 0,
                "aria-label": f"{choice.label}, {choice.note}" if choice.note else choice.label,
                "class": f"choice{' final' * choice.final}{' hinted' * (action == self.hint)}"
                f"{' chosen' * (action == self.chosen)}",
                "data-note": choice.note or None,
            }
        reason = self.blocked.get(action)
        if reason is not None:
            return {
                "data-why": reason,
                "role": "button",
                "tabindex": 0 if len(self.blocked) <= FEW else -1,
                "aria-disabled": "true",
                "aria-label": f"{name}. {reason}" if name else reason,
                "class": "blocked",
            }
        return {}


def no_recap(_events: Sequence[Any]) -> list[Message]:
    """Nothing that happens needs a pause."""
    return []


def no_standing(_view: Mapping[str, Any]) -> list[int]:
    """Nothing is counted before the end."""
    return []


def no_tray(_scene: Scene[Any]) -> Markup:
    """Every choice is in the picture."""
    return Markup("")


def no_sources() -> list[tuple[str, Message]]:
    """Points are not told apart."""
    return []


def most_points(_outcome: Any) -> Message:
    """What decides where a game says nothing else."""
    return Message("Most points win.")


class Presentation(Record):
    """A game's pictures and words; see DESIGN.md, modules `board` and `words`."""

    cover: Cover
    draw: Callable[[Scene[Any]], Markup]
    prompt: Callable[[Mapping[str, Any]], Message]
    label: Callable[[Any, Mapping[str, Any]], Message]
    event: Callable[[Any], Message | None]
    tray: Callable[[Scene[Any]], Markup] = no_tray  # the choices that are no part of the picture
    sources: Callable[[], list[tuple[str, Message]]] = no_sources  # keys of Outcome.breakdown, their names
    reason: Callable[[Any], Message] = most_points  # an Outcome as a sentence: who won and what decided
    recap: Callable[[Sequence[Any]], list[Message]] = no_recap  # events worth a pause, step by step
    standing: Callable[[Mapping[str, Any]], list[int]] = no_standing  # points, as far as a view tells

"""What a game offers for the screen, and what it is given to draw from.

The app knows no game: it hands a `Scene` to the game's `board` and `words`
and puts the text that comes back on the page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic

from .markup import Markup
from .message import Message
from .questions import Action, E, K, V
from .record import NamedTuple, Record

if TYPE_CHECKING:
    from .game import AnyCover, Outcome
    from .staging import Staging

Mark = dict[str, str | int | None]  # attributes of an element

FEW = 12  # at most this many impossible choices can be reached with the Tab key; more would be in the way


def game_class(game_id: str) -> str:
    """The class of whatever holds pictures of a game: the styles of its `game.css` are good below it."""
    return f"game-{game_id}"


class Look(NamedTuple):
    """How a clan is shown: seats first, then the clans that nobody plays."""

    name: str  # untrusted text
    colour: int  # 0..3, css class clan-0 .. clan-3
    person: bool  # False: a bot, or nobody


class Choice(NamedTuple):
    """A legal action as the screen offers it."""

    label: str  # accessible name, translated
    final: bool  # cannot be taken back
    note: str = ""  # what it would bring, if that is public, translated


class Place(NamedTuple):
    """A part of a table that a small screen shows by itself."""

    name: str
    title: Message
    choices: int  # how many of the choices are there


class Closer(NamedTuple):
    """A part of a table, drawn large by itself."""

    title: Message
    picture: Markup


class Scene(NamedTuple, Generic[V]):
    """Everything that a picture of a position is made from."""

    view: V
    looks: tuple[Look, ...]
    choices: Mapping[str, Choice]  # by action text; empty when nobody at this screen may act
    blocked: Mapping[str, str]  # action text -> why it is not possible now, translated
    say: Callable[[Message], str]
    layout: str = "wide"  # "tall": a phone held upright; "low": one held across; "broad": a tablet
    prefix: str = "t"  # of element ids, so that two pictures on one page do not clash
    hint: str = ""  # the action that the coach suggests
    chosen: str = ""  # the action that waits to be confirmed
    place: str = ""  # the part of the table that a small screen should show; empty: the game decides

    def mark(self, action: str, name: str = "") -> Mark:
        """Attributes of the element that stands for `action`; `name` is spoken when it is not a choice."""
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


def no_recap(_events: Sequence[object]) -> list[Message]:
    """Nothing that happens needs a pause."""
    return []


def no_standing(_view: Mapping[str, object]) -> list[int]:
    """Nothing is counted before the end."""
    return []


def no_tray(_scene: object) -> Markup:
    """Every choice is in the picture."""
    return Markup("")


def no_places(_scene: object) -> list[Place]:
    """The whole table is shown at once on every screen."""
    return []


def no_signs(_scene: object) -> Markup:
    """Nothing that a name does not say."""
    return Markup("")


def no_icons() -> Mapping[str, Markup]:
    """What is told is told in words alone."""
    return {}


def no_closer(_scene: object, _part: str) -> Closer | None:
    """Every part of the table is large enough."""
    return None


def no_remarks() -> Mapping[str, Message]:
    """The questions speak for themselves."""
    return {}


def no_staging(_events: Sequence[object], _before: object, _after: object) -> Staging | None:
    """What happened is seen by its result."""
    return None


def no_great(_events: Sequence[object]) -> list[tuple[int, str]]:
    """Nothing that happens makes anybody speak."""
    return []


def no_sources() -> list[tuple[str, Message]]:
    """Points are not broken down by source."""
    return []


def most_points(_outcome: Outcome) -> Message:
    """What decides a game that does not say otherwise."""
    return Message("Most points win.")


def no_whereabouts(_action: Action[str], _maker: int, _reader: int | None) -> str:
    """The place that is shown stays."""
    return ""


_UNHEARD: dict[type, str] = {}


def the_makers(_events: Sequence[object], maker: int) -> int:
    """What an answer brings about belongs to whoever gave it."""
    return maker


class Presentation(Record, Generic[V, E, K]):
    """A game's pictures and words; see docs/design.md, modules `board` and `words`."""

    cover: AnyCover
    draw: Callable[[Scene[V]], Markup]
    prompt: Callable[[V], Message]
    label: Callable[[Action[K], V], Message]
    event: Callable[[E], Message | None]
    tray: Callable[[Scene[V]], Markup] = no_tray  # the choices that are not part of the picture
    places: Callable[[Scene[V]], list[Place]] = no_places  # what a small screen shows one at a time
    signs: Callable[[Scene[V]], Markup] = no_signs  # what the signs on the table mean
    icons: Callable[[], Mapping[str, Markup]] = no_icons  # small pictures for messages, by their templates
    keepsake: Callable[[Scene[V]], Markup] | None = None  # the end as SVG alone; None: the cover's emblem
    closer: Callable[[Scene[V], str], Closer | None] = no_closer  # the part with that name, large
    sources: Callable[[], list[tuple[str, Message]]] = no_sources  # keys of Outcome.breakdown, their names
    reason: Callable[[Outcome], Message] = most_points  # it as a sentence: who won and what decided
    recap: Callable[[Sequence[E]], list[Message]] = no_recap  # events worth a pause, step by step
    standing: Callable[[V], list[int]] = no_standing  # points, as far as a view shows them
    remarks: Callable[[], Mapping[str, Message]] = no_remarks  # what a newcomer is told, see `modules`
    great: Callable[[Sequence[E]], list[tuple[int, str]]] = no_great  # for whom: triumph, riches or struck
    told: Callable[[E, int | None], Message | None] | None = None  # an event to a reader; None: as in the log
    gathered: Callable[[Sequence[E], int | None], list[Message]] | None = None  # a turn in few sentences
    whose: Callable[[Sequence[E], int], int] = the_makers  # the seat whose turn tells what an action brought
    background: tuple[type, ...] = ()  # events that stand back: shuffles, draws
    rounds: tuple[type, ...] = ()  # events with which a round begins
    heard: Mapping[type, str] = _UNHEARD  # events that sound, and how: wood, water, cloth, iron, coin, horn
    whereabouts: Callable[[Action[K], int, int | None], str] = no_whereabouts  # the place of another's move
    stages: tuple[type, ...] = ()  # events that begin a scene
    staged: Callable[[Sequence[E], V, V], Staging | None] = no_staging  # it: events, views before and after

    def sentences(self, events: Sequence[E], reader: int | None) -> list[Message]:
        """What happened in one go, told to a reader; None: to all. What stands back is left out."""
        if self.gathered is not None:
            return self.gathered(events, reader)
        lines = (self._told(event, reader) for event in events if not isinstance(event, self.background))
        return [line for line in lines if line is not None]

    def _told(self, event: E, reader: int | None) -> Message | None:
        return self.event(event) if self.told is None else self.told(event, reader)

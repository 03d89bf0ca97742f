"""What a game is, seen from the engine: a set of functions over its own state.

This is the bare layer: no validation, no history. `Match` is the careful one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypedDict, TypeVar, cast

from .judgement import Judgement, Reasons
from .markup import Markup
from .message import Message
from .position import Plain, Position
from .presentation import Presentation
from .questions import Action, E, Emit, Event, K, S, Table, V
from .record import NamedTuple, Record
from .rng import Rng
from .views import BaseView

if TYPE_CHECKING:
    from .deeds import Deeds
    from .guide import Guide

Value = bool | int | str  # of an option
Options = Mapping[str, Value]
M = TypeVar("M", bound=Mapping[str, object])  # what a slot keeps of a view

IN_PROGRESS = Message("In progress")


class Option(NamedTuple):
    """A choice made before the game."""

    name: str
    values: tuple[Value, ...]  # links store the index: only ever append
    default: Value
    label: Message
    value_labels: tuple[Message, ...]
    help: Message | None = None
    players: tuple[int, ...] = ()  # only matters at these counts; empty: always
    since: int = 1  # rules version that introduced it; older links do not have it


class Player(NamedTuple):
    """Who sits at a seat; not part of rules or digest, but kept in saves and links."""

    name: str = ""
    colour: int = 0
    bot: str = ""  # level of the bot; empty for a person
    seed: int = 0  # of the bot's own generator


class Seating(TypedDict, total=False):
    """The same, as a save holds it; what is missing has the defaults above."""

    name: str
    colour: int
    bot: str
    seed: int


class Meta(Record):
    """What a game says about itself."""

    id: str
    title: str
    designers: tuple[str, ...]
    artists: tuple[str, ...]
    publisher: str
    year: int
    players: tuple[int, ...]  # possible counts
    minutes: tuple[int, int]
    age: int
    blurb: Message
    options: tuple[Option, ...] = ()
    rules: int = 1  # version of the rules for new games; older ones keep working
    renewed: tuple[str, ...] = ()  # first day of the daily voyages that have rules version 2, 3 …
    clans: int = 4  # how many sides the board shows, seats included
    note: Message | None = None  # what people should know about this version, for the credits


class Cover(NamedTuple, Generic[V, M]):
    """What the home screen shows of a game: little enough to be loaded for all games at every start."""

    meta: Meta
    package: str  # its `locale/` folder holds the catalogues
    emblem: Callable[[], Markup]
    mini: Callable[[V], Mapping[str, object]] = lambda _view: {}  # what a slot keeps for the two below
    thumb: Callable[[M], Markup] | None = None  # the picture of a slot; what it is given may be garbage
    progress: Callable[[M], Message] | None = None  # how far a match has come; garbage may raise

    def picture_of(self, mini: object) -> Markup:
        """The picture of a slot: its own, or the game's emblem."""
        return self.thumb(cast("M", mini)) if self.thumb else self.emblem()

    def progress_of(self, mini: object) -> Message:
        """How far a match has come."""
        try:
            return self.progress(cast("M", mini)) if self.progress else IN_PROGRESS
        except (TypeError, KeyError, ValueError):
            return IN_PROGRESS


class Outcome(NamedTuple):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]  # several when the victory is shared
    reason: str  # what decided; the game's words explain it
    breakdown: tuple[Mapping[str, int], ...]  # points by source, one per seat; they add up to the score
    ended: str = ""  # what ended the game


class Game(Record, Generic[S, V, E, K]):
    """One game: the functions that its modules offer, over its states, views, events and kinds of actions."""

    meta: Meta
    setup: Callable[[int, Options, Rng, int], S]  # players, options, generator, rules version
    table: Table[S, V, E, K]  # of its questions, from which the next six are derived
    actor: Callable[[S], int | None]
    legal: Callable[[S], list[Action[K]]]
    apply: Callable[[S, Action[K], Emit[E] | None], None]
    candidates: Callable[[S], Sequence[Action[K]]]  # all that could ever answer the present question
    explain: Callable[[S, Action[K]], Message | None]
    parse: Callable[[str], Action[K] | None]
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, int | None], V]
    redact: Callable[[E, int | None], E | None]  # the part of it that a seat may read; None: nothing
    reveals: Callable[[E], bool]  # it showed something hidden or random, so undo must stop there
    resampler: Callable[[V], Callable[[Rng], S]]
    to_plain: Callable[[S], Plain]
    from_plain: Callable[[Mapping[str, object]], S]
    presentation: Callable[[], Presentation[V, E, K]]  # called late: search needs no pictures
    preview: Callable[[S, Action[K]], Message | None] | None = None  # what a legal action would bring
    points: Callable[[S], Sequence[int]] | None = None  # of each seat so far, hidden ones included
    judgement: Callable[[], Judgement[S, K]] | None = None  # called late; without it bots are careless
    guide: Callable[[], Guide[V]] | None = None  # called late: rules to read and a lesson
    reasons: Callable[[], Reasons[S]] | None = None  # called late: what the coach can say about the board
    deeds: Callable[[], Deeds] | None = None  # called late: what a finished match is honoured for

    def complete_options(self, options: Options | None, rules: int | None = None) -> dict[str, Value]:
        """All options of that rules version, in their order, with defaults; ValueError for unknown ones."""
        given = dict(options or {})
        full: dict[str, Value] = {}
        for option in self.options_of(self.meta.rules if rules is None else rules):
            value = given.pop(option.name, option.default)
            # `1` equals `True` in Python, but is not a value of a yes-or-no option
            if not any(value == known and type(value) is type(known) for known in option.values):
                raise ValueError(f"option {option.name!r} cannot be {value!r}")
            full[option.name] = value
        if given:
            raise ValueError(f"unknown option {sorted(given)[0]!r}")
        return full

    def options_of(self, rules: int) -> list[Option]:
        """The options that a match of that rules version has."""
        return [option for option in self.meta.options if option.since <= rules]


# Code that knows no particular game takes states, views, events and actions as what all games have in common,
# and hands them back to the game that they came from.
AnyGame = Game[Position, BaseView, Event, str]
AnyCover = Cover[BaseView, Mapping[str, object]]

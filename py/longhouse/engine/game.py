"""What a game is, seen from the engine: a set of functions over its own state.

This is the bare layer: no validation, no history. `Match` is the careful one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .judgement import Judgement
from .markup import Markup
from .message import Message
from .presentation import Presentation
from .record import Record
from .rng import Rng

if TYPE_CHECKING:
    from .guide import Guide

State = Any  # each game has its own; it offers clone()
Action = Any  # an immutable tuple whose str() is its exact text form
View = dict[str, Any]


Event = Any  # a fact that happened, as a named tuple of the game
Emit = Callable[[Event], None]


IN_PROGRESS = Message("In progress")


class Option(NamedTuple):
    """A choice made before the game."""

    name: str
    values: tuple[Any, ...]  # links store the index: only ever append
    default: Any
    label: Message
    value_labels: tuple[Message, ...]
    help: Message | None = None
    players: tuple[int, ...] = ()  # only matters at these counts; empty: always
    since: int = 1  # rules version that brought it; older links do not carry it


class Player(NamedTuple):
    """Who sits on a seat: no part of rules or digest, but saved and linked."""

    name: str = ""
    colour: int = 0
    bot: str = ""  # level of the bot; empty for a person
    seed: int = 0  # of the bot's own generator


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


class Cover(NamedTuple):
    """What the home screen shows of a game: little enough to be loaded for all games at every start."""

    meta: Meta
    package: str  # its `locale/` folder holds the catalogues
    emblem: Callable[[], Markup]
    mini: Callable[[Any], dict[str, Any]] = lambda _view: {}  # what of a view a slot keeps for the two below
    thumb: Callable[[Any], Markup] | None = None  # the picture of a slot; what it is given may be garbage
    progress: Callable[[Any], Message] | None = None  # how far a match has come; garbage may raise

    def picture_of(self, mini: Any) -> Markup:
        """The picture of a slot: its own, or the game's emblem."""
        return self.thumb(mini) if self.thumb else self.emblem()

    def progress_of(self, mini: Any) -> Message:
        """How far a match has come."""
        try:
            return self.progress(mini) if self.progress else IN_PROGRESS
        except (TypeError, KeyError, ValueError):
            return IN_PROGRESS


class Outcome(NamedTuple):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]  # several when the victory is shared
    reason: str  # what decided; the game's words explain it
    breakdown: tuple[Mapping[str, int], ...]  # points by source, one per seat; they add up to the score
    ended: str = ""  # what ended the game


class Game(Record):
    """One game: the functions that its modules offer."""

    meta: Meta
    setup: Callable[[int, Mapping[str, Any], Rng, int], State]  # players, options, generator, rules version
    actor: Callable[[State], int | None]
    legal: Callable[[State], list[Action]]
    apply: Callable[[State, Action, Emit | None], None]
    candidates: Callable[[State], Sequence[Action]]  # all that could ever answer the question now
    explain: Callable[[State, Action], Message | None]
    parse: Callable[[str], Action | None]
    outcome: Callable[[State], Outcome | None]
    view: Callable[[State, int | None], View]
    redact: Callable[[Event, int | None], Event | None]  # what a seat may read of it; None: nothing
    reveals: Callable[[Event], bool]  # it showed something hidden or random, so undo must stop there
    resampler: Callable[[View], Callable[[Rng], State]]
    to_plain: Callable[[State], dict[str, Any]]
    from_plain: Callable[[Mapping[str, Any]], State]
    presentation: Callable[[], Presentation]  # called late: search needs no pictures
    preview: Callable[[State, Action], Message | None] | None = None  # what a legal action would bring
    points: Callable[[State], Sequence[int]] | None = None  # of each seat so far, hidden ones included
    judgement: Callable[[], Judgement] | None = None  # called late; without it there are only careless bots
    guide: Callable[[], Guide] | None = None  # called late: rules to read and a lesson
    table: Any = None  # of its questions

    def complete_options(self, options: Mapping[str, Any] | None, rules: int | None = None) -> dict[str, Any]:
        """All options of that rules version, in their order, with defaults; ValueError for unknown ones."""
        given = dict(options or {})
        full = {}
        for option in self.options_of(self.meta.rules if rules is None else rules):
            value = given.pop(option.name, option.default)
            # `1` equals `True` in Python, but is no value of a yes-or-no option
            if not any(value == known and type(value) is type(known) for known in option.values):
                raise ValueError(f"option {option.name!r} cannot be {value!r}")
            full[option.name] = value
        if given:
            raise ValueError(f"unknown option {sorted(given)[0]!r}")
        return full

    def options_of(self, rules: int) -> list[Option]:
        """The options that a match of that rules version has."""
        return [option for option in self.meta.options if option.since <= rules]

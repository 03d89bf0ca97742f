"""What a game's folder must hold, module by module; for the type checker alone.

`folder` builds a game from these names. Where a name is missing below, a game need not have it: see there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from .deeds import Deed, Past
from .game import Cover, M, Meta, Options, Outcome
from .guide import Chapter, Lesson
from .judgement import Judgement
from .markup import Markup
from .message import Message
from .position import Plain, Position
from .presentation import Scene
from .puzzle import Puzzle
from .questions import Action, E, K, S, Table, V
from .rng import Rng
from .staging import Staging
from .views import BaseView

S_co = TypeVar("S_co", bound=Position, covariant=True)
S_contra = TypeVar("S_contra", bound=Position, contravariant=True)
K_contra = TypeVar("K_contra", bound=str, contravariant=True)
V_contra = TypeVar("V_contra", bound=BaseView, contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)

class MetaModule(Protocol):
    """`meta`: title, players, options, version of the rules."""

    META: Meta

class CoverModule(Protocol[V, M]):
    """`cover`: what the home screen shows."""

    COVER: Cover[V, M]

class PositionClass(Protocol[S]):
    """The class `State` of a game: a `Position`, which comes with both."""

    def to_plain(self, state: S, /) -> Plain:
        """A position as JSON data."""

    def from_plain(self, plain: Mapping[str, object], /) -> S:
        """And back."""

class StateModule(Protocol[S]):
    """`state`: the position."""

    @property
    def State(self) -> PositionClass[S]:
        """Its class."""

class RulesModule(Protocol[S_co]):
    """`rules`: what the questions need, and the beginning."""

    def setup(self, players: int, options: Options, rng: Rng, rules: int, /) -> S_co:
        """The position before the first decision."""

class QuestionsModule(Protocol[S, V, E, K]):
    """`questions`: the game's table of questions."""

    TABLE: Table[S, V, E, K]

class ScoringModule(Protocol[S_contra]):
    """`scoring`: who wins. It may have `points`: what each seat has so far."""

    def outcome(self, state: S_contra, /) -> Outcome | None:
        """How the game ended."""

class ObserveModule(Protocol[S, V, E]):
    """`observe`: what a seat may know."""

    def view(self, state: S, seat: int | None, /) -> V:
        """The table as a seat sees it; None is a spectator."""

    def redact(self, event: E, seat: int | None, /) -> E | None:
        """What a seat may read of an event; None: nothing."""

    def reveals(self, event: E, /) -> bool:
        """Whether an event showed something hidden or random."""

    def resampler(self, view: V, /) -> Callable[[Rng], S]:
        """Positions that agree with a view: prepared once, sampled often."""

class PictureModule(Protocol[V]):
    """`board.picture`. It may have `tray`: the choices that are not part of the picture.

    `keepsake`: the end of a game as one `<svg>` without width and height, for the picture of the result.
    And `icons`: small pictures that stand before words in what is told, by the templates of the messages.
    """

    def draw(self, scene: Scene[V], /) -> Markup:
        """The table."""

class PromptModule(Protocol[V_contra]):
    """`prompts`, or `words`, which may also have `sources`, `reason` and `standing`."""

    def prompt(self, view: V_contra, /) -> Message:
        """What must be done, to whoever must do it, as a whole sentence; the app says who that is."""

class LinesModule(Protocol):
    """`lines`, or in a small game `words`, with a function `event` in its place. It may have `recap`.

    For what is told at the table it may also have
    `told(event, reader: int | None) -> Message | None`: a short sentence to a reader, whose are "your";
    `gathered(events, reader: int | None) -> list[Message]`: the events of a turn in few sentences, in order,
    which leaves out what stands back;
    `whose(events, maker) -> int`: the seat whose turn tells what an action of the maker brought about;
    and `BACKGROUND`, the types of events that stand back.
    """

    EVENTS: dict[
        type, Callable[..., Message]
    ]  # a line of the log for each type, unless another event's line says it all

class PreviewModule(Protocol[S_contra, K_contra]):
    """`preview`, if what a choice is worth is public."""

    def preview(self, state: S_contra, action: Action[K_contra], /) -> Message | None:
        """What a legal action would bring."""

class RemarksModule(Protocol):
    """`remarks`: what a newcomer would overlook, told once."""

    @property
    def REMARKS(self) -> Mapping[str, Message]:
        """By kind of question, or that and a kind of choice that must be possible: "turn", "turn upgrade"."""

class ScenesModule(Protocol[V_contra, E_contra]):
    """`scenes`: what happened, shown. Asked only for actions with one of the events in `events.STAGED`."""

    def staged(self, happened: Sequence[E_contra], before: V_contra, after: V_contra, /) -> Staging | None:
        """An action's events as a scene, from what a reader may know; None: its result says enough."""

class DeedsModule(Protocol[S, E]):
    """`deeds`: what a finished match is honoured for, and the moments that bots remark on."""

    @property
    def DEEDS(self) -> tuple[Deed, ...]:
        """Easy ones first."""

    def done(self, past: Past[S, E], seat: int, /) -> Iterable[str]:
        """Which of them a seat has done, by their ids."""

    def great(self, events: Sequence[E], /) -> list[tuple[int, str]]:
        """Seats for whom an action brought something great, and what: triumph, riches or struck."""

class StrategyModule(Protocol[S, K]):
    """`strategy`: what bots and the coach know."""

    JUDGEMENT: Judgement[S, K]

class ReasonsModule(Protocol[S_contra]):
    """`reasons`: what a turn changes on the board, for the coach's words; see `Reasons`."""

    def changed(self, before: S_contra, after: S_contra, seat: int, /) -> Mapping[str, float]:
        """Facts, and what each is worth to the seat."""

    def told(self, fact: str, /) -> Message | None:
        """A fact as a sentence; None for a text that is none."""

class PuzzlesModule(Protocol):
    """`puzzles`: positions in which one choice is clearly best, as `bench.puzzles` found them."""

    PUZZLES: tuple[Puzzle, ...]

class ManualModule(Protocol[V]):
    """`guide.manual`: the rules to read."""

    CHAPTERS: tuple[Chapter[V], ...]

class LessonModule(Protocol):
    """`guide.lesson`: a recorded match to play through."""

    LESSON: Lesson

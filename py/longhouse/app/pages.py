"""The pages of the app and the dialogs over them, each a record of what only it needs.

A page's `name` is the first word of its address and the module of its room. The rooms are loaded on entry,
so this module stays small.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.engine.game import Options
from longhouse.engine.record import Record as Fields

if TYPE_CHECKING:
    from longhouse.engine import Match, Message
    from longhouse.engine.puzzle import Puzzle

    from .live.invitation import Invitation
    from .live.state import Credit


class DraftSeat(Fields):
    """A seat of the game that is being set up."""

    name: str = ""
    colour: int = 0
    bot: str = ""  # level; empty for a person
    elsewhere: bool = False  # a person who plays by link


class Draft(Fields):
    """The form for a new game."""

    game: str
    players: int
    seats: tuple[DraftSeat, ...]  # always four; the first `players` are used
    options: Options
    seed: str = ""
    error: Message | None = None
    live: bool = False  # people elsewhere get an invitation now, not a link on every turn


# -- pages


class Home(Fields):
    """The games, what can be continued, links and files."""

    name = "home"


class NewGame(Fields):
    """Setting up a game."""

    name = "new"
    draft: Draft


class Play(Fields):
    """At the table; the table itself belongs to the session."""

    name = "play"
    explaining: bool = False  # the next thing that is pointed at should be explained


class Rules(Fields):
    """Reading the rules of a game."""

    name = "rules"
    game: str
    section: str = ""
    query: str = ""


class Lesson(Fields):
    """A step of a game's lesson."""

    name = "learn"
    game: str
    step: int
    match: Match  # as the step finds it
    said: str = ""  # what just happened, for a screen reader
    explaining: bool = False


class Friends(Fields):
    """The ways to play with other people."""

    name = "friends"
    game: str = ""  # empty: any


class Join(Fields):
    """Following an invitation to a table on several devices."""

    name = "join"
    payload: str
    invitation: Invitation
    credit: Credit  # what the host may still send before the table is open
    person: str = ""  # the name that was typed in
    internet: bool = False
    step: str = "asked"  # | answering | answered | linked | failed
    answer: str = ""  # payload
    serial: int = 0  # of the timer since the answer was handed over
    late: bool = False  # nothing has happened for a while since
    qr: tuple[str, ...] = ()
    qr_wanted: bool = False
    problem: Message | None = None


class Answer(Fields):
    """An answer to an invitation, opened in a tab of its own: the tab with the table should have it."""

    name = "answer"
    payload: str
    serial: int  # of the timer
    state: str = "asking"  # | taken | used | nobody


class Daily(Fields):
    """The voyages of a date."""

    name = "daily"
    day: str = ""  # empty: today
    game: str = ""  # empty: all games


class Record(Fields):
    """The games that were finished on this device: counted, the best of them, the honours."""

    name = "record"
    part: str = ""  # "" | best | honours


class Riddle(Fields):
    """A puzzle that is open, and how far somebody has come with it."""

    puzzle: Puzzle
    match: Match  # as the puzzle finds it
    own: bool = False  # it comes from a game that was played here
    answer: str = ""  # the action that was chosen last
    shown: bool = False  # the best one is pointed at: it was found, or asked for
    place: str = ""  # the part of the table that a small screen shows


class Puzzles(Fields):
    """Positions with one best choice: the list of them, or one at which it is to be found."""

    name = "puzzles"
    game: str = ""  # empty: all games
    riddle: Riddle | None = None
    explaining: bool = False

    @property
    def match(self) -> Match | None:
        """What is on the table."""
        return self.riddle.match if self.riddle else None


class About(Fields):
    """Credits."""

    name = "about"


Page = Home | NewGame | Play | Rules | Lesson | Friends | Join | Answer | Daily | Record | Puzzles | About

# -- dialogs


class Menu(Fields):
    """Settings and what else can be done at the table."""


class Help(Fields):
    """The keys."""


class SlotMenu(Fields):
    """What can be done with a saved game."""

    slot: str


class Rename(Fields):
    """A new name for a saved game."""

    slot: str


class Share(Fields):
    """A link, what it is about, and the ways to hand it over."""

    title: str
    text: str  # what it is about, in the language of whoever shares it
    url: str
    qr: tuple[str, ...] = ()  # rows of the QR code, "1" for dark
    qr_wanted: bool = False
    whole: bool = True  # the link holds a whole game, with its secrets
    problem: Message | None = None  # why there is no QR code


class Seats(Fields):
    """Who plays where, and the invitations to a table on several devices."""

    shown: str = ""  # the invitation, by its peer, whose QR code is wanted
    qr: tuple[str, ...] = ()
    scanning: bool = False
    said: Message | None = None  # what became of an answer, or why there is no QR code


class Leave(Fields):
    """Whether to leave a table that others sit at."""

    where: str  # the address to go to


class Rule(Fields):
    """The rule of a thing that was pointed at."""

    game: str
    section: str
    why: str  # it cannot be chosen now; "": it can, "-": it is not what is asked


class Signs(Fields):
    """What the signs on the table mean."""

    match: Match | None = None  # of a lesson or a puzzle; without one it is about the open table


class Closer(Fields):
    """A part of the table, large."""

    part: str
    match: Match | None = None


class Crash(Fields):
    """Something went wrong inside the program."""

    report: str


Dialog = Menu | Help | SlotMenu | Rename | Share | Seats | Leave | Rule | Signs | Closer | Crash

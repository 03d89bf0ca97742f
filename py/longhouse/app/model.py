"""All that the app knows: a session, which lasts, and one page. Never changed in place, only replaced."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from longhouse.engine import Match, Message, Rng
from longhouse.engine.record import Record, replace

from .effects import Effect
from .pages import Dialog, Draft, Home, Page, Play, Rules
from .slots import UNMARKED, UNSTAMPED, LiveMark, LocalCopy, Stamp

if TYPE_CHECKING:
    from longhouse.engine.staging import Staging

    from .live.state import Live

__all__ = ["Change", "Model", "Session", "Settings", "Step", "Table", "Toast", "replace"]

NOTHING: dict[str, Any] = {}  # shared: nothing here is changed in place


class Settings(Record):
    """What a person chose for this device."""

    lang: str = ""  # empty: what the browser prefers
    theme: str = "auto"  # auto | light | dark
    pace: str = "normal"  # of the bots: slow | normal | instant
    curtain: bool = True  # hide secrets while the device is passed on
    motion: str = "normal"  # of the pieces: normal | quick | off
    confirm: str = "off"  # confirm an action: off | final (it cannot be undone) | all
    sound: bool = False
    volume: str = "normal"  # soft | normal | loud
    told_sound: bool = False  # whether to play with sound has been asked
    remarks: bool = True  # the coach's, in a first game
    remarks_read: tuple[str, ...] = ()  # see `remarks`
    names: tuple[str, ...] = ()  # last used, for the next game
    lessons: Mapping[str, int] = NOTHING  # game -> step that was reached
    taught: tuple[str, ...] = ()  # games whose lesson was finished
    forced: bool = True  # questions with one answer are answered by the app
    told_lasts: bool = False  # how long the browser keeps games, see `keeping`
    level: str = ""  # of the bots last played against; empty: the one for a first game
    colour: int = 0  # of one's own clan
    talk: bool = True  # the bots' remarks at great moments
    declined: tuple[str, ...] = ()  # suggestions of another level that are not wanted, see `ladder`
    stun: str = ""  # the server to ask for one's address on the internet; empty: that of the site


class Suggestion(Record):
    """A choice, and the terms of the judgement in which it gains, and those that it gives up."""

    action: str
    gains: tuple[str, ...] = ()
    costs: tuple[str, ...] = ()


class Hint(Record):
    """What the coach suggested at one moment: choices, the best first, of which one is shown."""

    turn: int
    choices: tuple[Suggestion, ...]
    shown: int = 0

    @property
    def now(self) -> Suggestion:
        """The choice that is shown."""
        return self.choices[self.shown]


class Verdict(Record):
    """A decision in hindsight."""

    number: int  # of the action
    best: str
    loss: float
    margin: float = 0.0  # by which the best choice is better than any other
    gains: tuple[str, ...] = ()  # terms that the best choice makes better than what was played
    costs: tuple[str, ...] = ()


class Outlook(Record):
    """Every seat's chances at a moment."""

    number: int  # of actions before it
    chances: tuple[float, ...]
    expected: tuple[float, ...] = ()  # after the next action, before it revealed something


class Analysis(Record):
    """A game in hindsight, as far as it has been looked at."""

    request: int
    reader: int | None  # by whose knowledge the chances are told; None: a spectator's
    seats: tuple[int, ...]  # whose decisions are judged
    plan: tuple[tuple[str, int], ...] = ()  # what is asked: odds, verdict or check; and the number of actions
    step: int = 0  # of the plan
    verdicts: tuple[Verdict, ...] = ()
    outlooks: tuple[Outlook, ...] = ()
    checked: bool = False  # whether puzzles have been looked for
    puzzles: tuple[str, ...] = ()  # their ids

    @property
    def done(self) -> bool:
        """Whether all has been answered."""
        return self.step >= len(self.plan)


class Running(Record):
    """A scene of an action, from where it goes on: see `scenes`."""

    number: int  # of the action
    staging: Staging | None  # None: only a round begins, or the game ends
    at: int  # when the beat began, in milliseconds since 1970
    beat: int = 0


class Spoken(Record):
    """What a bot said, see `talk`."""

    number: int  # of the action that it is about
    seat: int
    words: Message


class Table(Record):
    """An open match, and how it is looked at."""

    match: Match  # not changed in place: cloned before each play
    slot: str = ""  # empty: opened from a link, not yet one's own
    name: str = ""
    id: str = ""  # of a match that was made on this device, whatever its slot; "": not known
    shared: bool = False  # a link to it was handed out
    stamp: Stamp = UNSTAMPED
    viewer: int | None = None  # whose view is shown
    curtain: int | None = None  # who must take the device before anything is shown
    cursor: int | None = None  # looking back: after so many actions
    playing: bool = False  # the replay runs by itself
    returning: bool = False  # and goes back to the present at its end
    chosen: str = ""  # the action that is to be confirmed
    request: int = 0  # of the bot that is thinking; 0: none
    tier: int = 0  # of the bots that search, measured when the first of them thinks; 0: not yet
    practice: bool = False  # undo without limit against bots
    whole_log: bool = False
    unfolded: frozenset[int] = frozenset()  # turns of the log that are shown line by line, by first action
    history: bool = False  # the dock shows all that happened since one's last move
    said: str = ""  # what just happened, for a screen reader
    spoken: Spoken | None = None  # what a bot said to it
    remarked: int = -1  # after so many actions a remark was put away: no other comes before the next
    hint_request: int = 0  # of the hint that the coach is thinking about; 0: none
    hint: Hint | None = None
    thought: float = 0.0  # how much of the hint has been thought about
    analysis: Analysis | None = None
    away: tuple[int, ...] = ()  # seats of people who play elsewhere, by link
    guest: int | None = None  # the seat that a link is for; None: it does not say
    since: int = -1  # what happened after so many actions is shown; -1: nothing
    local_copy: LocalCopy | None = None  # the stored version of a match that came in a link
    place: str = ""  # the part of the table that a small screen shows; empty: the game decides
    recap: int = -1  # the action whose outcome is told step by step; -1: none
    running: Running | None = None  # the scene of an action
    mark: LiveMark = UNMARKED  # of the table on several devices that it is, or was
    live: Live | None = None  # while other devices can sit at it, or this one sits at another's

    @property
    def turn(self) -> int:
        """Actions played so far."""
        return len(self.match.actions)

    @property
    def orders(self) -> bool:
        """Whether this device decides what is played, and runs the bots."""
        return self.live is None or self.live.orders


class Toast(Record):
    """A short note that goes away by itself."""

    message: Message
    serial: int
    action: str = ""  # command of its button
    label: Message | None = None
    kept: tuple[str, str] = ("", "")  # slot and text that the button would bring back


class Sailing(Record):
    """A daily voyage that a level of bots sails in one's place, see `voyages`."""

    request: int
    day: str
    game: str
    level: str


class Session(Record):
    """What lasts while pages come and go."""

    now: int = 0  # milliseconds since 1970
    timezone: int = 0
    base: str = ""
    layout: str = "wide"  # of the table, see Started
    calm: bool = False  # the system asks for less motion
    can_share: bool = False
    can_connect: bool = False  # to other devices
    can_scan: bool = False  # QR codes, with a camera
    storage: str = ""  # why nothing can be saved, or ""
    lasts: str = ""  # how long what is saved is kept, see `messages.Lasts`
    entropy: int = 0
    serial: int = 0  # numbers requests, toasts and timers
    browser_lang: str = "en"
    settings: Settings = Settings()
    stored: Mapping[str, str] = NOTHING  # slot -> entry, as in the storage
    writer: str = ""  # names this tab in the entries that it writes
    ledger: str = ""  # the finished games, see `ledger`
    sailing: Sailing | None = None  # while the worker is busy with it
    update_ready: bool = False  # a new version of the app waits
    notice: Message | None = None  # a sentence that stays until it is read or another page is opened
    toast: Toast | None = None
    draft: Draft | None = None  # a form that was left half filled in
    table: Table | None = None

    @property
    def lang(self) -> str:
        """The language of the page."""
        return self.settings.lang or self.browser_lang


_SESSION, _HOME = Session(), Home()


class Model(Record):
    """The whole app."""

    session: Session
    page: Page
    dialog: Dialog | None

    def __init__(self, session: Session = _SESSION, page: Page = _HOME, dialog: Dialog | None = None) -> None:
        """A table is open at the table and, perhaps, while its rules are read, and nowhere else."""
        seated = session.table is not None
        if (isinstance(page, Play) and not seated) or (seated and not isinstance(page, Play | Rules)):
            raise ValueError(f"{page.name} with the table {session.table}")
        super().__init__(session, page, dialog)

    @property
    def table(self) -> Table | None:
        """The open table."""
        return self.session.table


Step = tuple[Model, list[Effect]]  # what a message changes, and what it asks of the outside world
Change = tuple[Session, list[Effect]]  # the same where the page stays as it is


def within(model: Model, change: Change) -> Step:
    """A change of the session, with the page as it is; the same model if nothing changed."""
    session, effects = change
    return model if session is model.session else replace(model, session=session), effects


def left(session: Session) -> Session:
    """The session after leaving whatever page there was."""
    return replace(session, table=None, notice=None)


def fresh_id(session: Session) -> tuple[str, Session]:
    """A random name for a slot, a match or a tab."""
    rng = Rng(session.entropy)
    name = f"{rng.next64():013x}"[-10:]
    return name, replace(session, entropy=rng.state)


def people(match: Match) -> list[int]:
    """The seats of people."""
    return [seat for seat, player in enumerate(match.seats) if not player.bot]


def here(table: Table) -> list[int]:
    """The seats of people who play at this device; where nobody is left here, of all, unless it is live."""
    seats = people(table.match)
    return [seat for seat in seats if seat not in table.away] or ([] if table.live else seats)

"""All that the app knows. Never changed in place: `update` makes a new one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longhouse.engine import Match, Message, Player
from longhouse.engine.record import Record, replace

from .slots import UNSTAMPED, Kin, Stamp

__all__ = ["Draft", "DraftSeat", "Learning", "Model", "Reading", "Settings", "Table", "Toast", "replace"]

NOTHING: dict[str, Any] = {}  # shared: nothing here is changed in place


class Settings(Record):
    """What a person chose for this device."""

    lang: str = ""  # empty: what the browser prefers
    theme: str = "auto"  # auto | light | dark
    pace: str = "normal"  # of the bots: slow | normal | instant
    curtain: bool = True  # hide secrets while the device is passed on
    motion: str = "normal"  # of the pieces: normal | quick | off
    confirm: str = "off"  # ask before an action: off | final (it cannot be undone) | all
    sound: bool = False
    names: tuple[str, ...] = ()  # last used, for the next game
    lessons: Mapping[str, int] = NOTHING  # game -> step that was reached


class DraftSeat(Record):
    """A seat of the game that is being set up."""

    name: str = ""
    colour: int = 0
    bot: str = ""  # level; empty for a person


class Draft(Record):
    """The form for a new game."""

    game: str
    players: int
    seats: tuple[DraftSeat, ...]  # always four; the first `players` are used
    options: dict[str, Any] = NOTHING
    seed: str = ""
    error: Message | None = None


class Hint(Record):
    """What the coach suggested at one moment: a choice, and the terms in which it gains most."""

    turn: int
    action: str
    gains: tuple[str, ...]


class Verdict(Record):
    """A decision in hindsight."""

    number: int  # of the action
    chances: tuple[float, ...]  # of every seat before it
    best: str
    loss: float


class Analysis(Record):
    """A game in hindsight, as far as it has been judged."""

    request: int
    seats: tuple[int, ...]  # whose decisions are judged
    verdicts: tuple[Verdict, ...] = ()
    done: bool = False


class Table(Record):
    """A match on the screen."""

    match: Match  # not changed in place: cloned before each play
    slot: str = ""  # empty: opened from a link, not yet one's own
    name: str = ""
    stamp: Stamp = UNSTAMPED
    viewer: int | None = None  # whose view is shown
    curtain: int | None = None  # who must take the device before anything is shown
    cursor: int | None = None  # looking back: after so many actions
    playing: bool = False  # the replay runs by itself
    returning: bool = False  # and goes back to the present at its end
    chosen: str = ""  # the action that is to be confirmed
    request: int = 0  # of the bot that is thinking; 0: none
    practice: bool = False  # undo without limit against bots
    whole_log: bool = False
    said: str = ""  # what just happened, for a screen reader
    asking: int = 0  # request of the hint that is being thought about; 0: none
    hint: Hint | None = None
    analysis: Analysis | None = None
    mine: int | None = None  # the seat of who plays here, where the others play by link; None: all play here
    since: int = -1  # what happened since so many actions is told; -1: nothing
    kin: Kin | None = None  # the stored version of a match that came in a link
    recap: int = -1  # the action whose outcome is told step by step; -1: none

    @property
    def turn(self) -> int:
        """Actions played so far."""
        return len(self.match.actions)


class Sharing(Record):
    """What the dialog for sharing offers."""

    title: str
    text: str  # what it is about, in the language of who shares it
    url: str
    qr: tuple[str, ...] = ()  # rows of the QR code, "1" for dark
    qr_wanted: bool = False
    whole: bool = True  # the link holds a whole game, with its secrets
    problem: Message | None = None  # why there is no QR code


class Reading(Record):
    """The rules of a game on the screen."""

    game: str
    section: str = ""
    query: str = ""


class Learning(Record):
    """A lesson on the screen."""

    game: str
    step: int
    match: Match  # as the step finds it
    said: str = ""


class Toast(Record):
    """A short note that goes away by itself."""

    message: Message
    serial: int
    action: str = ""  # command of its button
    label: Message | None = None


class Model(Record):
    """The whole app."""

    ready: bool = False
    now: int = 0  # milliseconds since 1970
    timezone: int = 0
    base: str = ""
    narrow: bool = False
    can_share: bool = False
    storage: str = ""  # why nothing can be saved, or ""
    entropy: int = 0
    browser_lang: str = "en"
    settings: Settings = Settings()
    screen: str = "home"  # home | new | play | about | rules | learn | daily | record
    stored: Mapping[str, str] = NOTHING  # slot -> record, as in the storage
    writer: str = ""  # names this tab in the records that it writes
    draft: Draft | None = None
    table: Table | None = None
    reading: Reading | None = None
    learning: Learning | None = None
    asking: bool = False  # the next thing that is pointed at shall be explained
    pointed: str = ""  # why the thing that is explained cannot be chosen now
    dialog: str = ""  # menu | share | rename:<slot> | link | crash | help | rule:<game>:<section>
    renewal: bool = False  # a new version waits
    notice: Message | None = None  # a sentence that stays until it is read
    toast: Toast | None = None
    deleted: tuple[str, str] | None = None  # slot and record, to be brought back
    serial: int = 0  # numbers requests, toasts and timers
    sharing: Sharing | None = None
    ledger: str = ""  # the record of finished games, see `ledger`
    erased: str = ""  # the record that was erased, to be brought back
    voyage: tuple[str, str] = ("", "")  # date and game of the daily voyages on the screen; "": today, all
    crash: str = ""

    @property
    def lang(self) -> str:
        """The language of the page."""
        return self.settings.lang or self.browser_lang


def own_seat(table: Table) -> int | None:
    """The seat of who plays here; None: all people play at this device."""
    mine = table.mine
    return None if mine is None or table.match.seats[mine].bot else mine


def people(match: Match) -> list[int]:
    """The seats of people."""
    return [seat for seat, player in enumerate(match.seats) if not player.bot]


def seat_players(draft: Draft, seeds: list[int]) -> list[Player]:
    """The seats of a draft as the engine wants them."""
    return [
        Player(seat.name, seat.colour, seat.bot, seeds[i] if seat.bot else 0)
        for i, seat in enumerate(draft.seats[: draft.players])
    ]

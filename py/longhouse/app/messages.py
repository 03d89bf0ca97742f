"""All that can happen to the app. `update` takes one of these at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longhouse.engine.record import Record


class Started(Record):
    """The page is there: what the browser knows at the start."""

    languages: tuple[str, ...]  # in order of preference, as the browser names them
    layout: str  # "wide" | "tall": a phone held upright | "low": one held across | "broad": a tablet
    address: str  # the fragment of the URL, without '#'
    entropy: int  # 64 random bits
    timezone: int  # minutes to add to UTC
    base: str  # the page's URL without fragment
    settings: str  # stored text, or ""
    slots: Mapping[str, str]  # slot id -> stored text
    storage: str  # "" | "forbidden": why nothing can be saved
    can_share: bool  # the system's share sheet is there
    ledger: str = ""  # the finished games, stored text
    can_connect: bool = False  # to other devices
    can_scan: bool = False  # there is a camera interface; whether there is a camera shows when it is used
    calm: bool = False  # the system asks for less motion


class Act(Record):
    """An element with data-action was chosen; `turn` is the html data-turn at that moment."""

    action: str
    turn: int


class Do(Record):
    """An element with data-do was chosen; `arg` is its data-arg."""

    command: str
    arg: str = ""


class Pointed(Record):
    """An element with data-rule should be explained; `why` is its data-why, `free` that it is a choice."""

    rule: str
    why: str = ""
    free: bool = False


class Typed(Record):
    """A form field with data-field has a new value (checkbox: "on" or "")."""

    field: str
    value: str


class Submitted(Record):
    """A form with data-do was sent."""

    command: str
    values: Mapping[str, str]


class Navigated(Record):
    """The fragment of the URL changed by itself: back, forward, a link."""

    address: str


class Resized(Record):
    """The window became a phone's, was turned, or stopped being a phone's."""

    layout: str


class Calmed(Record):
    """The system asks for less motion, or no longer."""

    calm: bool


class BotChose(Record):
    """A bot's answer; stale ones are dropped."""

    slot: str
    turn: int  # actions before the decision
    request: int
    action: str
    tier: int = 0  # at which it thought, if it searches


class BotFailed(Record):
    """A bot or the coach gave no answer."""

    request: int
    error: str


class Hinted(Record):
    """The coach's hint: some choices, the best first, each with the terms that gain and those that lose."""

    slot: str
    turn: int
    request: int
    choices: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]


class Judged(Record):
    """The coach's verdict on a decision of the past."""

    slot: str
    number: int  # of the action
    request: int
    best: str
    loss: float
    margin: float = 0.0  # by which the best choice is better than any other
    gains: tuple[str, ...] = ()  # terms that the best choice makes better than what was played
    costs: tuple[str, ...] = ()


class Foreseen(Record):
    """Every seat's chances at a moment of the past, and what they were to be after what was played then."""

    slot: str
    number: int  # of actions before it
    request: int
    chances: tuple[float, ...]
    expected: tuple[float, ...] = ()  # empty: nothing was revealed, or nobody could tell


class Thinking(Record):
    """How much of an answer has been thought about, from 0 to 1."""

    request: int
    share: float


class Saved(Record):
    """A slot was written under that revision."""

    slot: str
    rev: int


class SaveForked(Record):
    """Another tab had gone another way: this match now lives in a slot of its own."""

    slot: str  # where it was to be written
    copy: str  # where it was written
    rev: int


class SaveFailed(Record):
    """A slot could not be written: "full" | "forbidden"."""

    slot: str
    why: str


class SlotsPut(Record):
    """Several slots were to be written: what is stored now, and why none of them was ("" if all were)."""

    slots: Mapping[str, str]
    why: str  # "" | "full" | "forbidden"


class Lasts(Record):
    """How long the browser keeps what is stored."""

    how: str  # "" as long as it can | "week" without a visit | "asks" the person whether to keep it for good


class SlotsRead(Record):
    """The stored slots, read again because another tab changed them."""

    slots: Mapping[str, str]


class Reread(Record):
    """The slots as they are stored at this moment, and the message that waited for them."""

    slots: Mapping[str, str]
    message: Any


class Sailed(Record):
    """A level has sailed a daily voyage in a person's place."""

    request: int
    points: int
    won: bool


class ResultLost(Record):
    """A line could not be added to the ledger: "full" | "forbidden"."""

    why: str


class LedgerRead(Record):
    """The ledger of finished games, as it is stored now."""

    text: str


class FileRead(Record):
    """The person picked a file to import."""

    text: str


class Shared(Record):
    """How sharing ended: "shared" | "copied" | "cancelled" | "failed", a picture: "saved" | "no-picture"."""

    how: str


class QrMade(Record):
    """The QR code of a text: its rows from the top, "1" for dark; or why there is none."""

    text: str
    rows: tuple[str, ...]
    why: str = ""  # "" | "long" | "failed"


class Tick(Record):
    """A timer that was asked for with After has run down."""

    name: str
    serial: int


# -- a table on several devices, see `live`


class Described(Record):
    """A connection is ready to be told of: its session description, with all candidates that were found."""

    peer: str
    description: str


class Linked(Record):
    """A connection: "open" | "away", for it may come back by itself | "lost", for good.

    "late" is one that could not be made until now; it still may.
    """

    peer: str
    state: str
    why: str = ""  # of a lost one: "" it was closed | unsupported | address | refused | timeout | failed


class Received(Record):
    """A text came through an open connection. Nothing about it can be trusted."""

    peer: str
    text: str


class Overheard(Record):
    """Another tab of this browser broadcast a text."""

    text: str


class LockTaken(Record):
    """Whether this tab got a lock that was asked for; `held` is False while another tab has it."""

    name: str
    held: bool


class Scanned(Record):
    """The camera read a QR code; or why there will be none: "denied" | "no-camera" | "failed"."""

    text: str
    why: str = ""


class NewVersion(Record):
    """A new version of the app has been fetched in the background, and can be switched to."""


class PartMissed(Record):
    """A part of the app that was needed just now could not be fetched."""


class Crashed(Record):
    """update or view raised: the last good model stays."""

    error: str
    message: str  # what was clicked


Msg = (
    Started | Act | Do | Pointed | Typed | Submitted | Navigated | Resized | Calmed | BotChose | BotFailed
    | Hinted | Judged | Foreseen | Sailed | Thinking | Saved | SaveForked
    | SaveFailed | SlotsPut | Lasts | SlotsRead | LedgerRead | ResultLost | Reread | FileRead | Shared
    | QrMade | Tick | Described | Linked | Received | Overheard | LockTaken | Scanned | NewVersion
    | PartMissed | Crashed
)  # fmt: skip

"""What the app asks of the outside world. The browser layer carries them out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from longhouse.engine.record import Record

from .messages import Msg

if TYPE_CHECKING:
    from longhouse.bots.question import Question


class SaveSlot(Record):
    """Write a slot, unless another tab has moved it on (`writing.outcome` decides).

    Answers: Saved, SaveForked or SaveFailed.
    """

    slot: str
    text: str  # the entry, see `slots`
    copy: str  # id to use when the match must become a copy


class PutSlot(Record):
    """Write a slot as it is (rename, restore, import). Answers: Saved or SaveFailed."""

    slot: str
    text: str


class PutSlots(Record):
    """Write several slots, all or none of them. Answers: SlotsPut."""

    slots: Mapping[str, str]


class DeleteSlot(Record):
    """Remove a slot."""

    slot: str


class ReadSlots(Record):
    """Read all slots again. Answers: SlotsRead, or Reread with the message that waits for them."""

    then: Msg | None = None


class AddResult(Record):
    """Add a line, or several, to the ledger of finished games. Answers: LedgerRead or ResultLost."""

    line: str


class PutLedger(Record):
    """Write the ledger as it is; an empty one is removed."""

    text: str


class SaveSettings(Record):
    """Keep language, theme and the like."""

    text: str


class Ask(Record):
    """Put a question to a bot or the coach.

    Answers: BotChose, Hinted, Judged or Foreseen, with slot, turn and request; Sailed; BotFailed.
    Meanwhile Thinking says how far the coach has come.
    """

    slot: str
    request: int
    question: Question


class Hurry(Record):
    """Let the bot that was asked with that request play at once."""

    request: int


class CallOff(Record):
    """What was asked with that request, if it is still thought about, is not wanted: no answer comes."""

    request: int


class WarmUp(Record):
    """A searching bot or the coach may soon be asked: prepare their worker, and what it knows of the game."""

    game: str = ""
    idle: bool = False  # not before the page has nothing else to do


class After(Record):
    """Send the message after that many milliseconds."""

    ms: int
    message: Msg


class SetAddress(Record):
    """Show the fragment in the address bar; `replace` leaves no trace in the history."""

    address: str
    replace: bool = False


class Share(Record):
    """Offer the system's share sheet, or copy the URL where there is none. Answers: Shared."""

    title: str
    text: str
    url: str


class Copy(Record):
    """Put text on the clipboard. Answers: Shared."""

    text: str


class MakeQr(Record):
    """Turn a text into the modules of a QR code. Answers: QrMade."""

    text: str


class SendPicture(Record):
    """Make a PNG of an SVG and share it, or hand it over as a file. Answers: Shared."""

    name: str
    svg: str
    width: int
    height: int
    title: str
    text: str


class Download(Record):
    """Hand the person a file."""

    name: str
    text: str


class PickFile(Record):
    """Let the person pick a file to import. Answers: FileRead."""


class KeepStorage(Record):
    """Ask for what is stored to be kept for good; the browser may ask the person. Answers: Lasts."""


class Focus(Record):
    """Move the focus after drawing: css selectors, tried in order, separated by ' | '.

    "opener" stands for what had the focus before the dialog was opened.
    """

    selectors: str
    scroll: bool = False  # bring it into view, whatever the person uses


class Sound(Record):
    """Play a sound of `browser/instruments.py` by its name."""

    name: str
    volume: str = "normal"


# -- a table on several devices, see `live`


class Invite(Record):
    """Begin a connection to another device. Answers: Described, with the offer; or Linked as lost."""

    peer: str
    stun: str = ""  # the server that tells this device its address on the internet; empty: none is asked


class Join(Record):
    """Begin a connection from somebody's offer. Answers: Described, with our answer; Linked when it opens."""

    peer: str
    description: str
    stun: str = ""


class Accept(Record):
    """Take the answer to an offer. Answers: Linked."""

    peer: str
    description: str


class Send(Record):
    """Send a text through an open connection; without one it is dropped."""

    peer: str
    text: str


class HangUp(Record):
    """End a connection; texts that were sent before still arrive. Nothing more is heard of that peer."""

    peer: str


class Broadcast(Record):
    """Tell the other tabs of this browser; each of them hears Overheard."""

    text: str


class TakeLock(Record):
    """Ask for a lock that only one tab can hold, until the page ends or DropLock. Answers: LockTaken."""

    name: str


class DropLock(Record):
    """Let go of a lock."""

    name: str


class StayAwake(Record):
    """Keep the screen on, or no longer."""

    on: bool


class GuardLeaving(Record):
    """Let the browser ask before the page is left or loaded again, or no longer."""

    on: bool


class Scan(Record):
    """Look for a QR code with the camera, shown in the page's #scanner. Answers: Scanned."""


class StopScanning(Record):
    """Switch the camera off."""


class SwitchVersion(Record):
    """Load the page again in its newest version."""


class Reload(Record):
    """Load the page again."""


Effect = (
    SaveSlot | PutSlot | PutSlots | DeleteSlot | ReadSlots | AddResult | PutLedger | SaveSettings | Ask
    | Hurry | CallOff | WarmUp | After | SetAddress | Share | Copy | MakeQr | SendPicture | Download
    | PickFile | KeepStorage | Focus | Sound | Invite | Join | Accept | Send | HangUp | Broadcast | TakeLock
    | DropLock | StayAwake | GuardLeaving | Scan | StopScanning | SwitchVersion | Reload
)  # fmt: skip

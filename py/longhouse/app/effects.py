"""What the app asks of the outside world. The browser layer carries them out."""

from __future__ import annotations

from typing import Any

from longhouse.engine.record import Record

from .messages import Msg


class SaveSlot(Record):
    """Write a slot, unless another tab has moved it on (`slots.verdict` decides).

    Answers: Saved, SaveForked or SaveFailed.
    """

    slot: str
    text: str  # the record, see `slots`
    copy: str  # id to use when the match must become a copy


class PutSlot(Record):
    """Write a slot as it is (rename, restore, import). Answers: Saved or SaveFailed."""

    slot: str
    text: str


class DeleteSlot(Record):
    """Remove a slot."""

    slot: str


class ReadSlots(Record):
    """Read all slots again. Answers: SlotsRead, or Reread with the message that waits for them."""

    then: Msg | None = None


class AddResult(Record):
    """Add a line to the record of finished games. Answers: LedgerRead."""

    line: str


class PutLedger(Record):
    """Write the record as it is; an empty one is removed."""

    text: str


class SaveSettings(Record):
    """Keep language, theme and the like."""

    text: str


class Asked(Record):
    """A decision as a bot or the coach is told it: see `bots.Question`."""

    game: str
    seat: int
    seed: int
    turn: int  # number of actions before the view
    view: dict[str, Any]
    since: tuple[str, ...]


class AskBot(Record):
    """Let a bot choose. Answers: BotChose or BotFailed, with slot, turn and request."""

    slot: str
    turn: int
    request: int
    level: str
    asked: Asked


class Hurry(Record):
    """The bot that thinks shall play at once."""


class WarmUp(Record):
    """A searching bot sits at the table: make its worker ready."""


class AskHint(Record):
    """Let the coach suggest a choice. Answer: Hinted or BotFailed."""

    slot: str
    turn: int
    request: int
    asked: Asked


class AskVerdict(Record):
    """Let the coach judge a decision of the past. Answer: Judged or BotFailed."""

    slot: str
    number: int  # of the action
    request: int
    asked: Asked
    played: str


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


class Focus(Record):
    """Move the focus after drawing: a css selector, tried in order, separated by ' | '."""

    selectors: str
    scroll: bool = False  # bring it into view, whatever the person uses


class Sound(Record):
    """Let it be heard: move | turn | end."""

    name: str


class SwitchVersion(Record):
    """Load the page again in its newest version."""


class Reload(Record):
    """Load the page again."""


Effect = (
    SaveSlot | PutSlot | DeleteSlot | ReadSlots | AddResult | PutLedger | SaveSettings | AskBot | Hurry
    | WarmUp | AskHint | AskVerdict | After | SetAddress | Share | Copy | MakeQr | SendPicture | Download
    | PickFile | Focus | Sound | SwitchVersion | Reload
)  # fmt: skip

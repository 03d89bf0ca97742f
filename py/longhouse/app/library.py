"""The saved games: listed, renamed, deleted, handed out as files; and the short notes about what was done."""

from __future__ import annotations

import json

from longhouse.engine import CorruptSave, Message
from longhouse.engine.limits import MAX_TITLE
from longhouse.engine.save import clean_name

from . import effects as fx
from . import messages as ms
from .i18n import translator, written_date
from .model import Change, Model, Session, Step, Toast, left, replace, within
from .pages import Home, Rename
from .say import names
from .slots import Slot, amended, list_slots, listed, open_slot, relation, stamp_of

TOAST_MS = 8000


def apologise(session: Session, notice: Message) -> Step:
    """Home, with a sentence that says why something could not be opened."""
    return Model(replace(left(session), notice=notice), Home()), []


def toast(
    session: Session,
    message: Message,
    action: str = "",
    label: Message | None = None,
    kept: tuple[str, str] = ("", ""),
) -> Change:
    """A short note that goes away."""
    serial = session.serial + 1
    note = Toast(message, serial, action, label, kept)
    return replace(session, serial=serial, toast=note), [fx.After(TOAST_MS, ms.Tick("toast", serial))]


def toast_over(session: Session, message: ms.Tick) -> Change:
    """The note has been there long enough."""
    over = session.toast is not None and session.toast.serial == message.serial
    return replace(session, toast=None) if over else session, []


def make_room(model: Model) -> Model:
    """Take the note away: on a phone it would lie over the code that is to be scanned."""
    return replace(model, session=replace(model.session, toast=None))


def dismiss(session: Session, _said: object = None) -> Change:
    """Notice and note have been read."""
    return replace(session, notice=None, toast=None), []


# -- slots


def title_of(slot: Slot, session: Session) -> str:
    """What a slot is called: its name, or who plays."""
    if slot.name:
        return slot.name
    say = translator(session.lang)
    if slot.id.startswith("daily-"):
        return say(Message("Daily voyage of {date}", date=written_date(slot.id[6:16], session.lang)))
    return ", ".join(names(slot.players, say))


def slots_of(session: Session) -> tuple[Slot, ...]:
    """The saved games, newest first."""
    return list_slots(session.stored)


def delete(model: Model, slot: str) -> Step:
    """Remove a slot; the toast can bring it back."""
    text = model.session.stored.get(slot)
    if text is None:
        return model, []
    stored = {name: kept for name, kept in model.session.stored.items() if name != slot}
    session, effects = toast(
        replace(model.session, stored=stored),
        Message("The game was deleted."),
        "undelete",
        Message("Undo"),
        (slot, text),
    )
    effects = [*effects, fx.DeleteSlot(slot), fx.Focus(".toast button")]
    return replace(model, session=session, dialog=None), effects


def undelete(session: Session, kept: tuple[str, str]) -> Change:
    """Bring back what was deleted last."""
    slot, text = kept
    session = replace(session, toast=None)
    if slot in session.stored:  # another tab has saved it again meanwhile, perhaps with more moves
        return session, []
    focus = fx.Focus(f"[id={json.dumps('slot-' + slot)}] button")
    return replace(session, stored={**session.stored, slot: text}), [fx.PutSlot(slot, text), focus]


def rename(model: Model, dialog: Rename, values: dict[str, str]) -> Step:
    """Give a slot another name."""
    slot, name = dialog.slot, clean_name(values.get("name", ""), MAX_TITLE)
    session, effects = rewrite(model.session, slot, name=name)
    if session.table and session.table.slot == slot:
        session = replace(session, table=replace(session.table, name=name))
    return replace(model, session=session, dialog=None), effects


def rewrite(session: Session, slot: str, **fields: object) -> Change:
    """Change what an entry says besides its save, if it is there and can be read."""
    text = amended(slot, session.stored.get(slot), **fields)
    if text is None:
        return session, []
    return replace(session, stored={**session.stored, slot: text}), [fx.PutSlot(slot, text)]


def export(session: Session, slot: str) -> Change:
    """Hand out a slot as a file, even a damaged one."""
    text = session.stored.get(slot)
    if text is None:
        return session, []
    game = listed(slot, text).game or "entry"
    return session, [fx.Download(f"longhouse-{game}-{slot}.json", text)]


# -- answers of the storage


def slots_read(session: Session, message: ms.SlotsRead) -> Change:
    """Another tab wrote: show its games, and say so when it moved on ours."""
    session = replace(session, stored=dict(message.slots))
    table = session.table
    text = session.stored.get(table.slot) if table else None
    if table is None or table.live or text is None or stamp_of(text).writer == session.writer:
        return session, []
    try:
        theirs = open_slot(text)
    except CorruptSave:
        return session, []
    if relation(table.match, theirs) != "newer":
        return session, []
    return toast(
        session, Message("This game was continued in another tab."), "reload_slot", Message("Show it")
    )


def saved(session: Session, _message: ms.Saved) -> Change:
    """There is room again."""
    return (replace(session, storage="") if session.storage == "full" else session), []


def save_failed(session: Session, message: ms.SaveFailed) -> Change:
    """The storage is full or closed: the game goes on, and the person is told."""
    if message.why == "full":
        note = Message("The browser’s storage is full: this game is not saved. Delete old games or share it.")
    else:
        note = Message("The browser does not allow saving here: keep a link to this game instead.")
    return replace(session, notice=note, storage=message.why), []


def shared(model: Model, message: ms.Shared) -> Step:
    """How sharing ended."""
    notes = {
        "copied": Message("The link has been copied."),
        "saved": Message("The picture was saved as a file."),
        "no-picture": Message("The picture could not be made here."),
    }
    if message.how in notes:
        return within(model, toast(model.session, notes[message.how]))
    # else the dialog shows the link, to be copied by hand
    return (replace(model, dialog=None) if message.how == "shared" else model), []

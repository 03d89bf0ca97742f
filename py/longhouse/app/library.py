"""Home: save slots, files and links."""

from __future__ import annotations

import json

from longhouse.engine import CorruptSave, Match, Message
from longhouse.engine.limits import MAX_TITLE
from longhouse.engine.save import clean_name, read_json

from . import effects as fx
from . import messages as ms
from .i18n import translator
from .model import Model, Toast, replace
from .say import CLAN_NAMES
from .slots import Slot, import_text, list_slots, listed, open_slot, relation, stamp_of
from .table import Step, fresh_id, open_match, save, settle

TOAST_MS = 8000


def home(model: Model) -> Step:
    """Show the home screen."""
    return replace(model, screen="home", table=None, dialog="", notice=None), [fx.Focus("h1")]


def toast(model: Model, message: Message, action: str = "", label: Message | None = None) -> Step:
    """A short note that goes away."""
    serial = model.serial + 1
    note = Toast(message, serial, action, label)
    return replace(model, serial=serial, toast=note), [fx.After(TOAST_MS, ms.Tick("toast", serial))]


def toast_over(model: Model, serial: int) -> Step:
    """The note has been there long enough."""
    if model.toast is None or model.toast.serial != serial:
        return model, []
    return replace(model, toast=None, deleted=None), []


# -- slots


def title_of(slot: Slot, model: Model) -> str:
    """What a slot is called: its name, or who plays."""
    if slot.name:
        return slot.name
    say = translator(model.lang)
    if slot.id.startswith("daily-"):
        return say(Message("Daily voyage of {date}", date=slot.id[6:16]))
    return ", ".join(name or say(CLAN_NAMES[colour]) for name, colour, _ in slot.players)


def resume(model: Model, slot: str) -> Step:
    """Open a saved game."""
    text = model.stored.get(slot)
    if text is None:
        model = replace(model, screen="home", table=None)
        return replace(model, notice=Message("This device has no such game.")), []
    problem = listed(slot, text).problem
    try:
        if problem is not None:
            raise CorruptSave(problem)
        match = open_slot(text)
    except CorruptSave as error:
        return replace(model, screen="home", table=None, dialog="", notice=error.message), []
    found = listed(slot, text)
    return open_match(model, match, slot, found.name, found.mine)


def delete(model: Model, slot: str) -> Step:
    """Remove a slot; the toast can bring it back."""
    text = model.stored.get(slot)
    if text is None:
        return model, []
    stored = {name: kept for name, kept in model.stored.items() if name != slot}
    model = replace(model, stored=stored, deleted=(slot, text), dialog="")
    model, effects = toast(model, Message("The game was deleted."), "undelete", Message("Undo"))
    return model, [*effects, fx.DeleteSlot(slot), fx.Focus(".toast button")]


def undelete(model: Model) -> Step:
    """Bring back what was deleted last."""
    if model.deleted is None:
        return model, []
    slot, text = model.deleted
    if slot in model.stored:  # another tab has saved it again meanwhile, perhaps with more moves
        return replace(model, deleted=None, toast=None), []
    model = replace(model, stored={**model.stored, slot: text}, deleted=None, toast=None)
    return model, [fx.PutSlot(slot, text), fx.Focus(f"[id={json.dumps('slot-' + slot)}] button")]


def rename(model: Model, slot: str, name: str) -> Step:
    """Give a slot another name."""
    text = model.stored.get(slot)
    name = clean_name(name, MAX_TITLE)
    if text is None or listed(slot, text).problem:
        return replace(model, dialog=""), []
    data = read_json(text)
    data["name"] = name
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    model = replace(model, stored={**model.stored, slot: text}, dialog="")
    if model.table and model.table.slot == slot:
        model = replace(model, table=replace(model.table, name=name))
    return model, [fx.PutSlot(slot, text)]


def export(model: Model, slot: str) -> Step:
    """Hand out a slot as a file, even a damaged one."""
    text = model.stored.get(slot)
    if text is None:
        return model, []
    game = listed(slot, text).game or "entry"
    return model, [fx.Download(f"longhouse-{game}-{slot}.json", text)]


def imported(model: Model, text: str) -> Step:
    """A file was picked: its game becomes a new slot."""
    try:
        name, match = import_text(text)
    except CorruptSave as error:
        return replace(model, notice=error.message), []
    return adopt(model, match, name)


def adopt(model: Model, match: Match, name: str = "", mine: int | None = None) -> Step:
    """Make a match one's own, in a new slot."""
    slot, model = fresh_id(model)
    model, effects = open_match(model, match, slot, name, mine)
    return save(model, effects)


def slots_read(model: Model, message: ms.SlotsRead) -> Step:
    """Another tab wrote: show its games, and say so when it moved on ours."""
    model = replace(model, stored=dict(message.slots))
    table = model.table
    text = model.stored.get(table.slot) if table else None
    if table is None or text is None or stamp_of(text).writer == model.writer:
        return model, []
    try:
        theirs = open_slot(text)
    except CorruptSave:
        return model, []
    if relation(table.match, theirs) != "newer":
        return model, []
    return toast(model, Message("This game went on in another tab."), "reload_slot", Message("Show it"))


def reload_slot(model: Model) -> Step:
    """Take over what another tab played."""
    table = model.table
    return resume(replace(model, toast=None), table.slot) if table else (model, [])


# -- answers of the storage


def save_forked(model: Model, message: ms.SaveForked) -> Step:
    """Two tabs went two ways: ours lives on in a copy."""
    table = model.table
    if table is None or table.slot != message.slot:
        return model, []
    model = replace(model, table=replace(table, slot=message.copy))
    note = Message("Another tab played this game differently. This one is now saved as a copy.")
    model, effects = toast(model, note)
    return settle(model, [*effects, fx.ReadSlots()])


def save_failed(model: Model, message: ms.SaveFailed) -> Step:
    """The storage is full or closed: the game goes on, and the person is told."""
    if message.why == "full":
        note = Message("The browser’s storage is full: this game is not saved. Delete old games or share it.")
    else:
        note = Message("The browser does not allow saving here: keep a link to this game instead.")
    return replace(model, notice=note, storage=message.why), []


# -- links


def link_of(model: Model) -> str:
    """The URL of the present position with its history."""
    return f"{model.base}#/g/{model.table.match.to_link()}" if model.table else ""


def slots_of(model: Model) -> tuple[Slot, ...]:
    """The saved games, newest first."""
    return list_slots(model.stored)

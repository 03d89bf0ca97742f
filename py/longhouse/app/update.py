"""The heart of the app: a model and a message in, a new model and effects out."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from longhouse.engine import Match

from . import (
    arrival,
    coach,
    daily,
    learn,
    ledger,
    library,
    newgame,
    renewal,
    replay,
    settings,
    sharing,
    table,
)
from . import effects as fx
from . import messages as ms
from .i18n import choose_language
from .model import Model, Table, replace
from .table import Step


def update(model: Model, message: ms.Msg, now: int) -> Step:
    """What the message changes, and what it asks of the outside world."""
    if _concerns_storage(message):  # another tab may have written since
        return model, [fx.ReadSlots(message)]
    before = address(model)
    timed = replace(model, now=now)
    changed, effects = _HANDLERS[type(message)](timed, message)
    if _ended(timed, changed):
        changed, more = ledger.count(changed, _voyage(changed))
        effects = [*effects, *more]
    if changed is not timed:  # else the very same model tells the browser that there is nothing to draw
        model = changed
    after = address(model)
    cause = message.message if isinstance(message, ms.Reread) else message
    if isinstance(cause, ms.Navigated):
        if after != cause.address and after.startswith("/play/"):  # a link led to a game that was here
            effects = [*effects, fx.SetAddress(after, replace=True)]
    elif after != before:
        # a screen that was only passed through on the way leaves no trace in the history
        effects = [*effects, fx.SetAddress(after, replace=isinstance(cause, ms.Started | ms.SaveForked))]
    return model, effects


def _concerns_storage(message: ms.Msg) -> bool:
    """Whether it opens, changes or hands out a stored game, or looks for one."""
    match message:
        case ms.Navigated(address) | ms.Do("go", address):
            return address.startswith(("/play/", "/g/"))
        case ms.Do(command):
            return command in ("reload_slot", "delete", "undelete", "export", "sail", "sit", "catch_up")
        case ms.Submitted(command):
            return command in ("rename", "open_link")
    return False


def _reread(model: Model, message: ms.Reread) -> Step:
    return _HANDLERS[type(message.message)](replace(model, stored=dict(message.slots)), message.message)


def _ended(before: Model, after: Model) -> bool:
    """Whether the game on the table has just come to its end, by a decision made here."""
    old, new = before.table, after.table
    if old is None or new is None or old.slot != new.slot or old.turn >= new.turn:
        return False
    return old.match.outcome is None and new.match.outcome is not None


def _voyage(model: Model) -> str:
    """The date of the daily voyage on the table."""
    found = daily.voyage_of(model.table.slot) if model.table else None
    return found[0] if found else ""


# -- addresses


def address(model: Model) -> str:
    """Where the model is, as the URL shows it."""
    if model.screen == "new" and model.draft:
        return f"/new/{model.draft.game}"
    if model.screen == "play" and model.table:
        return _table_address(model.table)
    if model.screen == "rules" and model.reading:
        return f"/rules/{model.reading.game}/{model.reading.section}".rstrip("/")
    if model.screen == "learn" and model.learning:
        return f"/learn/{model.learning.game}"
    if model.screen == "daily":
        return daily.address(model)
    return f"/{model.screen}" if model.screen in ("about", "record") else "/"


def _table_address(board: Table) -> str:
    return f"/play/{board.slot}" if board.slot else f"/g/{_payload(board.match)}"


@lru_cache(maxsize=2)
def _payload(match: Match) -> str:
    """Its link; matches on the screen never change, and making it takes as long as replaying them."""
    return match.to_link()


def go(model: Model, where: str) -> Step:
    """Show what an address names; an unknown one is home."""
    parts = where.strip("/").split("/")
    if parts[0] == "rules" and len(parts) in (2, 3):
        return learn.open_rules(model, *parts[1:])
    if parts[0] == "learn" and len(parts) == 2:
        return learn.open_lesson(model, parts[1])
    if model.screen == "rules" and model.table and where == _table_address(model.table):
        return learn.back_to_table(model)
    if parts[0] == "new" and len(parts) == 2:
        return newgame.open_form(model, parts[1])
    if parts[0] == "play" and len(parts) == 2:
        return library.resume(model, parts[1])
    if parts[0] == "g":
        return arrival.open_link(model, "/".join(parts[1:]))
    if parts[0] == "daily" and len(parts) <= 3:
        return daily.open_screen(model, *parts[1:])
    if parts == ["record"]:
        return ledger.open_screen(model)
    if parts == ["about"]:
        return replace(model, screen="about", table=None, dialog=""), [fx.Focus("h1")]
    return library.home(model)


# -- messages


def _started(model: Model, message: ms.Started) -> Step:
    model = replace(
        model,
        ready=True,
        narrow=message.narrow,
        entropy=message.entropy,
        timezone=message.timezone,
        base=message.base,
        browser_lang=choose_language(message.languages),
        settings=settings.read(message.settings),
        stored=dict(message.slots),
        storage=message.storage,
        can_share=message.can_share,
        ledger=message.ledger,
    )
    writer, model = table.fresh_id(model)
    return go(replace(model, writer=writer), message.address)


def _navigated(model: Model, message: ms.Navigated) -> Step:
    if message.address == address(model):
        return model, []
    return go(model, message.address)


def _act(model: Model, message: ms.Act) -> Step:
    return learn.act(model, message) if model.screen == "learn" else table.act(model, message)


def _do(model: Model, message: ms.Do) -> Step:
    command = _COMMANDS.get(message.command)
    return command(model, message.arg) if command else (model, [])


def _typed(model: Model, message: ms.Typed) -> Step:
    if message.field == "mine":
        return arrival.typed_mine(model, message.value)
    if message.field.startswith("seat."):
        return coach.typed_seat(model, message.field[5:], message.value)
    if message.field == "rules.search":
        return learn.search(model, message.value)
    if message.field.startswith("set."):
        return settings.typed(model, message.field[4:], message.value)
    return newgame.typed(model, message.field, message.value)


def _submitted(model: Model, message: ms.Submitted) -> Step:
    if message.command == "begin":
        return newgame.begin(model)
    if message.command == "rename" and model.dialog.startswith("rename:"):
        return library.rename(model, model.dialog[7:], message.values.get("name", ""))
    if message.command == "open_link":
        text = message.values.get("link", "").strip()
        return arrival.open_link(model, text.rpartition("/g/")[2])
    return model, []


def _tick(model: Model, message: ms.Tick) -> Step:
    return _TIMERS[message.name](model, message.serial)


def _saved(model: Model, _message: ms.Saved) -> Step:
    return (replace(model, storage=""), []) if model.storage == "full" else (model, [])


def _crashed(model: Model, message: ms.Crashed) -> Step:
    return replace(model, dialog="crash", crash=f"{message.error}\n{message.message}"), []


def _plain(step: Callable[[Model], Step]) -> Callable[[Model, str], Step]:
    return lambda model, _arg: step(model)


def _dialog(model: Model, arg: str) -> Step:
    focus = fx.Focus(".dialog input | .dialog button | .dialog h2")
    return replace(model, dialog=arg), [focus]


def _close(model: Model) -> Step:
    if model.asking:
        return learn.ask(model)
    if model.dialog:
        return replace(model, dialog="", crash=""), [fx.Focus("[data-do=dialog] | #prompt | h1")]
    if model.screen == "rules" and model.table:
        return learn.back_to_table(model)
    if model.table and model.table.cursor is not None:
        return replay.look_back(model, "live")
    if model.table and model.table.chosen:
        return table.reconsider(model)
    return replace(model, notice=None, toast=None), []


def _whole_log(model: Model) -> Step:
    if model.table is None:
        return model, []
    return replace(model, table=replace(model.table, whole_log=not model.table.whole_log)), []


_COMMANDS: dict[str, Callable[[Model, str], Step]] = {
    "go": go,
    "begin": _plain(newgame.begin),
    "rematch": _plain(newgame.rematch),
    "undo": _plain(table.undo),
    "redo": _plain(table.redo),
    "restart": _plain(table.restart),
    "practice": _plain(table.practice),
    "hurry": _plain(coach.hurry),
    "hint": _plain(coach.hint),
    "analyse": _plain(coach.analyse),
    "stop_analysis": _plain(coach.stop_analysis),
    "curtain": _plain(table.lift_curtain),
    "recap": _plain(table.close_recap),
    "look": replay.look_back,
    "replay": _plain(replay.run_replay),
    "missed": _plain(replay.replay_missed),
    "confirm": _plain(table.confirm),
    "reconsider": _plain(table.reconsider),
    "log": _plain(_whole_log),
    "delete": library.delete,
    "undelete": _plain(library.undelete),
    "export": library.export,
    "import": _plain(lambda model: (model, [fx.PickFile()])),
    "reload_slot": _plain(library.reload_slot),
    "copy": _plain(arrival.continue_copy),
    "sit": arrival.sit,
    "catch_up": _plain(arrival.catch_up),
    "pass_on": _plain(arrival.pass_on),
    "since": _plain(arrival.told),
    "share": _plain(sharing.share),
    "send_link": _plain(sharing.send),
    "copy_link": _plain(sharing.copy_link),
    "copy_text": _plain(sharing.copy_text),
    "qr": _plain(sharing.show_qr),
    "picture": _plain(sharing.send_picture),
    "sail": daily.sail,
    "share_voyage": daily.share,
    "export_record": _plain(ledger.export),
    "erase": _plain(ledger.erase),
    "unerase": _plain(ledger.unerase),
    "dialog": _dialog,
    "escape": _plain(_close),
    "dismiss": _plain(lambda model: (replace(model, notice=None, toast=None), [])),
    "switch": _plain(renewal.switch),
    "reload": _plain(lambda model: (model, [fx.Reload()])),
    "ask": _plain(learn.ask),
    "lesson": learn.turn_page,
    "help": lambda model, _arg: _dialog(model, "help"),
}

_TIMERS: dict[str, Callable[[Model, int], Step]] = {
    "bot": table.bot_due,
    "replay": replay.replay_on,
    "toast": library.toast_over,
}

_HANDLERS: dict[type, Callable[..., Step]] = {
    ms.Started: _started,
    ms.Act: _act,
    ms.Pointed: learn.pointed,
    ms.Do: _do,
    ms.Typed: _typed,
    ms.Submitted: _submitted,
    ms.Navigated: _navigated,
    ms.Resized: lambda model, message: (replace(model, narrow=message.narrow), []),
    ms.BotChose: table.bot_chose,
    ms.BotFailed: table.bot_failed,
    ms.Hinted: coach.hinted,
    ms.Judged: coach.judged,
    ms.Saved: _saved,
    ms.SaveForked: library.save_forked,
    ms.SaveFailed: library.save_failed,
    ms.SlotsRead: library.slots_read,
    ms.LedgerRead: ledger.heard,
    ms.Reread: _reread,
    ms.FileRead: lambda model, message: library.imported(model, message.text),
    ms.Shared: lambda model, message: sharing.shared(model, message.how),
    ms.QrMade: sharing.qr_made,
    ms.Tick: _tick,
    ms.NewVersion: renewal.told,
    ms.Crashed: _crashed,
}

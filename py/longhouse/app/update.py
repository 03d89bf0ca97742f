"""The heart of the app: a model and a message in, a new model and effects out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from longhouse.bots import SEARCHING

from . import app_update, keeping, ledger, library, settings
from . import effects as fx
from . import messages as ms
from .i18n import choose_language
from .model import Change, Model, Session, Step, fresh_id, replace, within
from .pages import (
    Closer,
    Crash,
    Dialog,
    Help,
    Join,
    Leave,
    Lesson,
    Menu,
    Play,
    Puzzles,
    Rename,
    Rules,
    Seats,
    Share,
    Signs,
    SlotMenu,
)
from .rooms import PAGES, Handler, Handlers, Key, enter, in_session, key_of, load, on_dialog, room_of, says
from .routes import address, read, to_table

ANSWERS = (ms.BotChose, ms.BotFailed, ms.Hinted, ms.Judged, ms.Foreseen, ms.Sailed)


def update(model: Model, message: ms.Msg, now: int) -> Step:
    """What the message changes, and what it asks of the outside world."""
    cause, session = message, replace(model.session, now=now)
    if isinstance(message, ms.Reread):
        cause, session = message.message, replace(session, stored=dict(message.slots))
    timed = replace(model, session=session)
    handler = find(model, key_of(cause))
    if handler is None:
        return model, []
    if cause is message and _needs_storage(handler, message):  # another tab may have written since
        return model, [fx.ReadSlots(message)]
    changed, effects = handler.run(timed, says(cause))
    effects = [*effects, *_show_address(address(model), address(changed), cause)]
    effects += _called_off(model.session, changed.session, cause)
    unchanged = changed is timed and cause is message  # the very same model tells the browser not to draw
    return (model if unchanged else changed), effects


def _needs_storage(handler: Handler, message: ms.Msg) -> bool:
    match message:
        case ms.Navigated(where) | ms.Do("go", where):
            return read(where)[0].fresh
    return handler.fresh


def _show_address(before: str, after: str, cause: ms.Msg) -> list[fx.Effect]:
    """What the address bar shows, unless it does so already."""
    if isinstance(cause, ms.Navigated):
        moved = after != cause.address and after.startswith("/play/")  # a link led to a game that was here
        return [fx.SetAddress(after, replace=True)] if moved else []
    # a page that was only passed through on the way leaves no trace in the history
    passed = isinstance(cause, ms.Started | ms.SaveForked)
    return [fx.SetAddress(after, replace=passed)] if after != before else []


def _called_off(before: Session, after: Session, cause: ms.Msg) -> list[fx.Effect]:
    """Nobody waits for an answer any more that has not come: bots and the coach think of something else."""
    if before.table is after.table and before.sailing is after.sailing:
        return []
    answered = cause.request if isinstance(cause, ANSWERS) else 0
    return [fx.CallOff(each) for each in sorted(_awaited(before) - _awaited(after)) if each != answered]


def _awaited(session: Session) -> set[int]:
    """The requests of what bots and the coach have been asked, or will be after a pause."""
    table, found = session.table, set()
    if session.sailing is not None:
        found.add(session.sailing.request)
    if table is not None:
        match = table.match
        if match.actor is not None and match.seats[match.actor].bot:
            found.add(table.request)
        found.add(table.hint_request)
        if table.analysis is not None and not table.analysis.done:
            found.add(table.analysis.request)
    return found - {0}


# -- who handles a message


def find(model: Model, key: Key) -> Handler | None:
    """The handler of a message; None if it is meant for another page, and so is dropped."""
    for handlers in _open(model):
        if key in handlers:
            return handlers[key]
    if not isinstance(key, type) and not any(key in handlers for handlers in _all()):
        raise LookupError(f"Nobody knows what {key} means")
    return None


def _open(model: Model) -> Iterator[Handlers]:
    """What can be done now: what lies on top comes first."""
    session = model.session
    if model.dialog is not None:
        yield _in_dialog(type(model.dialog))
    if session.toast is not None:
        yield _TOASTS.get(session.toast.action, {})
    yield room_of(model).handlers
    if session.table is not None:
        yield load("play").TABLE
    yield _HOUSE


def _all() -> Iterator[Handlers]:
    """What can be done at some time or other."""
    yield from (*map(_in_dialog, (Share, Rename, Seats, Leave)), *_TOASTS.values())
    yield from (load(name).ROOM.handlers for name in PAGES)
    yield from (load("play").TABLE, _HOUSE)


def _in_dialog(dialog: type) -> Handlers:
    if dialog is Share:
        from .sharing import HANDLERS  # late: not every visit shares something

        return {**HANDLERS, **_ANY_DIALOG}
    if dialog is Seats or dialog is Leave:
        from .live import desk

        return {**_ANY_DIALOG, **(desk.SEATS if dialog is Seats else desk.LEAVE)}
    return {**_RENAME, **_ANY_DIALOG} if dialog is Rename else _ANY_DIALOG


# -- from page to page


def _go(model: Model, where: str) -> Step:
    """Show what an address names."""
    if isinstance(model.page, Rules) and model.session.table and where == to_table(model.session.table):
        return enter("play", model, opener="back_to_table")
    table = model.session.table
    if table is not None and table.live is not None:
        from .live.leaving import guarded  # late: most tables stay on one device

        return guarded(model, table, where, _enter)
    if isinstance(model.page, Join):
        from .live.leaving import unjoined

        hung_up = unjoined(model.page)
        model, effects = _enter(model, where)
        return model, [*hung_up, *effects]
    return _enter(model, where)


def _enter(model: Model, where: str) -> Step:
    door, parts = read(where)
    return enter(door.room, model, *parts, opener=door.opener)


def _navigated(model: Model, message: ms.Navigated) -> Step:
    return (model, []) if message.address == address(model) else _go(model, message.address)


def _started(model: Model, message: ms.Started) -> Step:
    writer, session = fresh_id(replace(model.session, entropy=message.entropy))
    session = replace(
        session,
        writer=writer,
        layout=message.layout,
        calm=message.calm,
        timezone=message.timezone,
        base=message.base,
        browser_lang=choose_language(message.languages),
        settings=settings.read(message.settings),
        stored=dict(message.slots),
        storage=message.storage,
        can_share=message.can_share,
        can_connect=message.can_connect,
        can_scan=message.can_scan,
        ledger=message.ledger,
    )
    model, effects = _go(replace(model, session=session), message.address)
    if session.settings.level in SEARCHING:  # whoever played against one may soon again
        effects = [*effects, fx.WarmUp()]
    return model, effects


# -- files


def _file_read(model: Model, message: ms.FileRead) -> Step:
    from . import bundle  # late: not every visit opens a file

    if bundle.is_bundle(message.text):
        return within(model, bundle.take_in(model.session, message.text))
    return enter("play", model, message.text, opener="imported")


def _slots_put(session: Session, message: ms.SlotsPut) -> Change:
    from . import bundle

    return bundle.slots_put(session, message)


# -- voyages of the levels


def _sailed(session: Session, message: ms.Sailed) -> Change:
    from . import voyages  # late: most visits compare none

    return voyages.sailed(session, message)


def _voyage_failed(session: Session, message: ms.BotFailed) -> Change:
    from . import voyages

    return voyages.failed(session, message)


# -- dialogs and notes


def _dialog(model: Model, name: str) -> Step:
    """Open a dialog: menu, help, signs, slot:<slot>, rename:<slot> or closer:<part>."""
    kind, _, of = name.partition(":")
    opened: dict[str, Dialog] = {"help": Help(), "slot": SlotMenu(of), "rename": Rename(of)}
    if isinstance(model.page, Play):
        opened["menu"] = Menu()
    match = model.page.match if isinstance(model.page, Lesson | Puzzles) else None
    if match is not None or isinstance(model.page, Play):
        opened |= {"signs": Signs(match), "closer": Closer(of, match)}
    focus = fx.Focus(".dialog input | .dialog button | .dialog h2")
    return replace(model, dialog=opened.get(kind)), [focus]


def _close(model: Model, _said: str) -> Step:
    return replace(model, dialog=None), [fx.Focus("opener | [data-do=dialog] | #prompt | h1")]


def _crashed(model: Model, message: ms.Crashed) -> Step:
    return replace(model, dialog=Crash(f"{message.error}\n{message.message}")), []


def _part_missed(model: Model, _message: ms.PartMissed) -> Step:
    """All stays as it is, the address too, which may have gone ahead."""
    from .boot import WORDS  # late: it hardly ever happens

    session, effects = library.toast(model.session, WORDS["unloaded"])
    return replace(model, session=session), [*effects, fx.SetAddress(address(model), replace=True)]


def _bring_back(run: Callable[[Session, tuple[str, str]], Change], fresh: bool = False) -> Handler:
    """The button of a toast: it gets what the toast kept."""
    return in_session(lambda session, _said: run(session, session.toast.kept), fresh)  # type: ignore[union-attr]


_ANY_DIALOG: Handlers = {"escape": Handler(_close)}
_RENAME: Handlers = {"rename": on_dialog(library.rename, fresh=True)}
_TOASTS: dict[str, Handlers] = {
    "undelete": {"undelete": _bring_back(library.undelete, fresh=True)},
    "unerase": {"unerase": _bring_back(ledger.unerase)},
}
_HOUSE: Handlers = {  # what can be done everywhere
    "go": Handler(_go),
    "dialog": Handler(_dialog),
    "help": Handler(lambda model, _said: _dialog(model, "help")),
    "escape": in_session(library.dismiss),
    "dismiss": in_session(library.dismiss),
    "delete": Handler(library.delete, fresh=True),
    "export": in_session(library.export, fresh=True),
    "switch": in_session(app_update.switch),
    "reload": in_session(lambda session, _said: (session, [fx.Reload()])),
    (ms.Typed, "set"): in_session(settings.typed),
    (ms.Tick, "toast"): in_session(library.toast_over),
    ms.Started: Handler(_started),
    ms.Navigated: Handler(_navigated),
    ms.Resized: in_session(lambda session, message: (replace(session, layout=message.layout), [])),
    ms.Calmed: in_session(lambda session, message: (replace(session, calm=message.calm), [])),
    ms.Saved: in_session(library.saved),
    ms.SaveFailed: in_session(library.save_failed),
    ms.SlotsRead: in_session(library.slots_read),
    ms.LedgerRead: in_session(ledger.ledger_read),
    ms.ResultLost: in_session(ledger.result_lost),
    ms.Sailed: in_session(_sailed),
    ms.BotFailed: in_session(_voyage_failed),
    ms.SlotsPut: in_session(_slots_put),
    ms.Lasts: in_session(keeping.lasts),
    ms.FileRead: Handler(_file_read, fresh=True),
    ms.Shared: Handler(library.shared),
    ms.NewVersion: Handler(app_update.ready),
    ms.PartMissed: Handler(_part_missed),
    ms.Crashed: Handler(_crashed),
}

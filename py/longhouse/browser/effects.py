"""Carries out what the app asks for, each kind of effect by one short method."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from js import Event, location, setTimeout, window
from pyodide.ffi import create_once_callable

from longhouse.app import effects as fx
from longhouse.app.answers import read_answer
from longhouse.app.ledger import lean, merged
from longhouse.app.messages import BotFailed, LedgerRead, Msg, Reread, ResultLost, SlotsRead, Thinking

from . import lasting, picture, qr, sharing
from .saving import Saver
from .screen import Screen
from .sound import Player
from .storage import StorageError
from .thinking import Thinker

if TYPE_CHECKING:
    from .live import Live

# What a table on several devices needs: nobody else loads it.
LIVE = (
    fx.Invite, fx.Join, fx.Accept, fx.Send, fx.HangUp, fx.Broadcast, fx.TakeLock, fx.DropLock,
    fx.StayAwake, fx.GuardLeaving, fx.Scan, fx.StopScanning,
)  # fmt: skip


class Performer:
    """Answers come back as messages through `answer`."""

    def __init__(self, saver: Saver, screen: Screen) -> None:
        self.answer: Callable[[Msg], object] = lambda message: None
        self._saver = saver
        self._screen = screen
        self._thinker = Thinker()
        self._sounds = Player()
        self._live: Live | None = None
        self._table: dict[type, Callable[[Any], object]] = {
            fx.SaveSlot: saver.add,
            fx.PutSlot: saver.add,
            fx.PutSlots: saver.add_all,
            fx.DeleteSlot: saver.add,
            fx.ReadSlots: self._read,
            fx.AddResult: self._result,
            fx.PutLedger: self._ledger,
            fx.SaveSettings: self._settings,
            fx.Ask: self._ask,
            fx.Hurry: lambda effect: self._thinker.hurry(effect.request),
            fx.CallOff: lambda effect: self._thinker.call_off(effect.request),
            fx.WarmUp: lambda effect: self._thinker.warm(effect.game, effect.idle),
            fx.After: lambda effect: self._later(effect.ms, lambda: self.answer(effect.message)),
            fx.SetAddress: lambda effect: screen.set_address(effect.address, effect.replace),
            fx.Share: lambda effect: sharing.share(effect.title, effect.text, effect.url, self.answer),
            fx.Copy: lambda effect: sharing.copy(effect.text, self.answer),
            fx.MakeQr: lambda effect: qr.make(effect.text, self.answer),
            fx.SendPicture: lambda effect: picture.send(effect, self.answer),
            fx.Download: lambda effect: sharing.download(effect.name, effect.text),
            fx.PickFile: lambda effect: sharing.pick(self.answer),
            fx.KeepStorage: lambda effect: lasting.ask(self.answer),
            fx.Sound: lambda effect: self._sounds.play(effect.name, effect.volume),
            fx.SwitchVersion: lambda effect: self._switch(),
            fx.Reload: lambda effect: self._reload(),
            **dict.fromkeys(LIVE, self._at_a_live_table),
        }

    def perform(self, effect: fx.Effect) -> None:
        """Carry out one effect."""
        self._table[type(effect)](effect)

    def _at_a_live_table(self, effect: fx.Effect) -> None:
        if self._live is None:
            from .live import Live

            self._live = Live(self._saver.store.prefix, self.answer)
        self._live.perform(effect)

    def _read(self, effect: fx.ReadSlots) -> None:
        slots = self._saver.slots()
        self.answer(SlotsRead(slots) if effect.then is None else Reread(slots, effect.then))

    def _later(self, ms: int, act: Callable[[], object]) -> None:
        setTimeout(create_once_callable(act), ms)

    def _settings(self, effect: fx.SaveSettings) -> None:
        with suppress(StorageError):  # the app hears from its slots that nothing can be kept
            self._saver.store.save_settings(effect.text)

    def _result(self, effect: fx.AddResult) -> None:
        """What another tab has written since stays; where there is little room, no moves are kept."""
        store = self._saver.store
        why, text = "", merged(store.ledger(), effect.line)
        for attempt in (text, lean(text)):
            try:
                store.save_ledger(attempt)
            except StorageError as error:
                why = error.why
            else:
                self.answer(LedgerRead(store.ledger()))
                return
        self.answer(ResultLost(why))

    def _ledger(self, effect: fx.PutLedger) -> None:
        with suppress(StorageError):
            self._saver.store.save_ledger(effect.text)

    def _ask(self, effect: fx.Ask) -> None:
        """The answer comes back as a message."""
        self._thinker.ask(
            effect.request,
            effect.question,
            lambda answer: self.answer(read_answer(effect, answer)),
            lambda error: self.answer(BotFailed(effect.request, error)),
            lambda share: self.answer(Thinking(effect.request, share)),
        )

    def _unguarded(self) -> None:
        """Who wants the page anew has said so: a table asks no further question."""
        self._saver.flush()
        if self._live is not None:
            self._live.perform(fx.GuardLeaving(False))

    def _switch(self) -> None:
        self._unguarded()
        window.dispatchEvent(Event.new("longhouse:switch"))  # see static/runtime/updates.js

    def _reload(self) -> None:
        self._unguarded()
        location.reload()

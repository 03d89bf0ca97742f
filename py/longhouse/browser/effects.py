"""Carries out what the app asks for, each kind of effect by one short method."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from js import Event, location, setTimeout, window
from pyodide.ffi import create_once_callable

from longhouse.app import effects as ask
from longhouse.app.answers import Ask, heard, request_of
from longhouse.app.ledger import merged
from longhouse.app.messages import BotFailed, LedgerRead, Msg, Reread, SlotsRead

from . import picture, qr, sharing
from .saving import Saver
from .screen import Screen
from .sound import Player
from .storage import StorageError
from .thinking import Thinker


class Performer:
    """Answers come back as messages through `answer`."""

    def __init__(self, saver: Saver, screen: Screen) -> None:
        self.answer: Callable[[Msg], object] = lambda message: None
        self._saver = saver
        self._screen = screen
        self._thinker = Thinker()
        self._sounds = Player()
        self._table: dict[type, Callable[[Any], object]] = {
            ask.SaveSlot: saver.add,
            ask.PutSlot: saver.add,
            ask.DeleteSlot: saver.add,
            ask.ReadSlots: self._read,
            ask.AddResult: self._result,
            ask.PutLedger: self._ledger,
            ask.SaveSettings: self._settings,
            ask.AskBot: self._think,
            ask.AskHint: self._think,
            ask.AskVerdict: self._think,
            ask.Hurry: lambda effect: self._thinker.hurry(),
            ask.WarmUp: lambda effect: self._thinker.warm(),
            ask.After: lambda effect: self._later(effect.ms, lambda: self.answer(effect.message)),
            ask.SetAddress: lambda effect: screen.set_address(effect.address, effect.replace),
            ask.Share: lambda effect: sharing.share(effect.title, effect.text, effect.url, self.answer),
            ask.Copy: lambda effect: sharing.copy(effect.text, self.answer),
            ask.MakeQr: lambda effect: qr.make(effect.text, self.answer),
            ask.SendPicture: lambda effect: picture.send(effect, self.answer),
            ask.Download: lambda effect: sharing.download(effect.name, effect.text),
            ask.PickFile: lambda effect: sharing.pick(self.answer),
            ask.Sound: lambda effect: self._sounds.play(effect.name),
            ask.SwitchVersion: lambda effect: self._switch(),
            ask.Reload: lambda effect: self._reload(),
        }

    def perform(self, effect: ask.Effect) -> None:
        """Carry out one effect."""
        self._table[type(effect)](effect)

    def _read(self, effect: ask.ReadSlots) -> None:
        slots = self._saver.slots()
        self.answer(SlotsRead(slots) if effect.then is None else Reread(slots, effect.then))

    def _later(self, ms: int, act: Callable[[], object]) -> None:
        setTimeout(create_once_callable(act), ms)

    def _settings(self, effect: ask.SaveSettings) -> None:
        with suppress(StorageError):  # the app hears from its slots that nothing can be kept
            self._saver.store.save_settings(effect.text)

    def _result(self, effect: ask.AddResult) -> None:
        """What another tab has written since stays."""
        store = self._saver.store
        with suppress(StorageError):
            store.save_ledger(merged(store.ledger(), effect.line))
            self.answer(LedgerRead(store.ledger()))

    def _ledger(self, effect: ask.PutLedger) -> None:
        with suppress(StorageError):
            self._saver.store.save_ledger(effect.text)

    def _think(self, effect: Ask) -> None:
        """The answer comes back as a message."""
        self._thinker.ask(
            request_of(effect),
            lambda told: self.answer(heard(effect, told)),
            lambda error: self.answer(BotFailed(effect.request, error)),
        )

    def _switch(self) -> None:
        self._saver.flush()
        window.dispatchEvent(Event.new("longhouse:switch"))  # see static/runtime/updates.js

    def _reload(self) -> None:
        self._saver.flush()
        location.reload()

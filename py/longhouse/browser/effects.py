"""Carries out what the app asks for, each kind of effect by one short method."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from js import location, setTimeout
from pyodide.ffi import create_once_callable

from longhouse.app import effects as ask
from longhouse.app.messages import BotChose, BotFailed, Hinted, Judged, Msg, SlotsRead

from . import qr, sharing
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
            ask.ReadSlots: lambda effect: self.answer(SlotsRead(saver.slots())),
            ask.SaveSettings: self._settings,
            ask.AskBot: self._bot,
            ask.AskHint: self._hint,
            ask.AskVerdict: self._verdict,
            ask.Hurry: lambda effect: self._thinker.hurry(),
            ask.WarmUp: lambda effect: self._thinker.warm(),
            ask.After: lambda effect: self._later(effect.ms, lambda: self.answer(effect.message)),
            ask.SetAddress: lambda effect: screen.set_address(effect.address, effect.replace),
            ask.Share: lambda effect: sharing.share(effect.title, effect.text, effect.url, self.answer),
            ask.Copy: lambda effect: sharing.copy(effect.text, self.answer),
            ask.MakeQr: lambda effect: qr.make(effect.text, self.answer),
            ask.Download: lambda effect: sharing.download(effect.name, effect.text),
            ask.PickFile: lambda effect: sharing.pick(self.answer),
            ask.Sound: lambda effect: self._sounds.play(effect.name),
            ask.Reload: lambda effect: self._reload(),
        }

    def perform(self, effect: ask.Effect) -> None:
        """Carry out one effect."""
        self._table[type(effect)](effect)

    def _later(self, ms: int, act: Callable[[], object]) -> None:
        setTimeout(create_once_callable(act), ms)

    def _settings(self, effect: ask.SaveSettings) -> None:
        with suppress(StorageError):  # the app hears from its slots that nothing can be kept
            self._saver.store.save_settings(effect.text)

    def _bot(self, effect: ask.AskBot) -> None:
        request = {"kind": "choose", "level": effect.level, "asked": effect.asked._asdict()}
        self._think(
            effect.request,
            request,
            lambda told: BotChose(effect.slot, effect.turn, effect.request, told["action"]),
        )

    def _hint(self, effect: ask.AskHint) -> None:
        self._think(
            effect.request,
            {"kind": "hint", "asked": effect.asked._asdict()},
            lambda told: Hinted(
                effect.slot, effect.turn, effect.request, told["action"], tuple(t for t, _ in told["gains"])
            ),
        )

    def _verdict(self, effect: ask.AskVerdict) -> None:
        self._think(
            effect.request,
            {"kind": "judge", "asked": effect.asked._asdict(), "played": effect.played},
            lambda told: Judged(
                effect.slot, effect.number, effect.request, tuple(told["chances"]), told["best"], told["loss"]
            ),
        )

    def _think(
        self, number: int, request: Mapping[str, Any], message: Callable[[Mapping[str, Any]], Msg]
    ) -> None:
        """The answer comes back as a message."""
        self._thinker.ask(
            request,
            lambda told: self.answer(message(told)),
            lambda error: self.answer(BotFailed(number, error)),
        )

    def _reload(self) -> None:
        self._saver.flush()
        location.reload()

"""Writes of slots: in order, under a lock that all tabs share, the newest text of a slot only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress

from js import navigator
from pyodide.ffi import JsException, create_once_callable

from longhouse.app.effects import DeleteSlot, PutSlots
from longhouse.app.messages import Msg, Saved, SaveFailed, SlotsPut
from longhouse.app.writing import Write, outcome

from . import lasting
from .errors import offered
from .storage import StorageError, Store


class Saver:
    """Keeps what is still to be written until the lock of its slot is ours, or the page is leaving."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.answer: Callable[[Msg], object] = lambda message: None
        self._pending: dict[str, Write] = {}
        self._kept = False  # the browser knows that the storage matters
        self._queued: set[str] = set()  # slots that wait for their lock

    def add(self, write: Write) -> None:
        """Carry out this write soon; it takes the place of an older one for its slot."""
        slot = write.slot
        self._pending[slot] = write
        if slot in self._queued:
            return
        locks = offered(navigator, "locks")
        if locks is None:  # a page that is not served securely has none
            self._write(slot)
            return
        self._queued.add(slot)
        granted = create_once_callable(lambda _lock: self._granted(slot))
        refused = create_once_callable(lambda _error: self._granted(slot))
        try:
            locks.request(f"{self.store.prefix}slot:{slot}", granted).catch(refused)
        except JsException:
            self._granted(slot)

    def add_all(self, write: PutSlots) -> None:
        """Write several slots, all or none of them."""
        before = {slot: self.store.slot(slot) for slot in write.slots}
        why = ""
        try:
            for slot, text in write.slots.items():
                self.store.save_slot(slot, text)
        except StorageError as error:
            why = error.why
            self._restore(before)
        self.answer(SlotsPut(self.slots(), why))

    def _restore(self, before: Mapping[str, str | None]) -> None:
        for slot, text in before.items():
            with suppress(StorageError):
                if text is None:
                    self.store.delete_slot(slot)
                else:
                    self.store.save_slot(slot, text)

    def slots(self) -> dict[str, str]:
        """The slots as they are stored, or will be when all is written."""
        found = self.store.slots()
        for slot, write in self._pending.items():
            if isinstance(write, DeleteSlot):
                found.pop(slot, None)
            else:
                found[slot] = write.text
        return found

    def flush(self) -> None:
        """Write all that is pending now: the page may not live to see its locks."""
        for slot in list(self._pending):
            self._write(slot)

    def _granted(self, slot: str) -> None:
        self._queued.discard(slot)
        self._write(slot)

    def _write(self, slot: str) -> None:
        write = self._pending.pop(slot, None)
        if write is None:
            return
        try:
            answer = self._carry_out(write)
        except StorageError as error:
            answer = SaveFailed(slot, error.why)
        if answer is not None:
            self.answer(answer)
        if not self._kept and isinstance(answer, Saved):
            self._kept = True
            lasting.keep(self.answer)

    def _carry_out(self, write: Write) -> Msg | None:
        slot, text, message = outcome(write, self.store.slot(write.slot))
        if text is None:
            self.store.delete_slot(slot)
        else:
            self.store.save_slot(slot, text)
        return message

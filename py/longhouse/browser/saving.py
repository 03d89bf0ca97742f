"""Writes of slots: in order, under a lock that all tabs share, the newest text of a slot only."""

from __future__ import annotations

from collections.abc import Callable

from js import navigator
from pyodide.ffi import JsException, create_once_callable

from longhouse.app.effects import DeleteSlot, PutSlot, SaveSlot
from longhouse.app.messages import Msg, Saved, SaveFailed, SaveForked
from longhouse.app.slots import rev_of, verdict

from .storage import StorageError, Store, keep

Write = SaveSlot | PutSlot | DeleteSlot


class Saver:
    """Keeps what is still to be written until the lock of its slot is ours, or the page is leaving."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.answer: Callable[[Msg], object] = lambda message: None
        self._pending: dict[str, Write] = {}
        self._kept = False  # the browser has been asked not to throw the storage away
        self._asked: set[str] = set()  # slots whose lock has been asked for

    def add(self, write: Write) -> None:
        """Carry out this write soon; it takes the place of an older one for its slot."""
        slot = write.slot
        self._pending[slot] = write
        if slot in self._asked:
            return
        locks = getattr(navigator, "locks", None)
        if locks is None:  # a page that is not served securely has none
            self._write(slot)
            return
        self._asked.add(slot)
        granted = create_once_callable(lambda _lock: self._granted(slot))
        refused = create_once_callable(lambda _error: self._granted(slot))
        try:
            locks.request(f"{self.store.prefix}slot:{slot}", granted).catch(refused)
        except JsException:
            self._granted(slot)

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
        self._asked.discard(slot)
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
            keep()

    def _carry_out(self, write: Write) -> Msg | None:
        if isinstance(write, DeleteSlot):
            self.store.delete_slot(write.slot)
            return None
        if isinstance(write, SaveSlot) and verdict(self.store.slot(write.slot), write.text) == "copy":
            self.store.save_slot(write.copy, write.text)
            return SaveForked(write.slot, write.copy, rev_of(write.text))
        self.store.save_slot(write.slot, write.text)
        return Saved(write.slot, rev_of(write.text))

"""Locks that only one tab can hold, for as long as it lives."""

from __future__ import annotations

from typing import Any

from js import Promise, navigator
from pyodide.ffi import JsException, create_once_callable
from pyscript.ffi import to_js

from longhouse.app.messages import LockTaken

from .errors import offered
from .sharing import Answer, go


class Locks:
    """The locks that this tab wants, and those it has."""

    def __init__(self, prefix: str, answer: Answer) -> None:
        self._prefix = prefix
        self._answer = answer
        self._wanted: set[str] = set()
        self._held: dict[str, Any] = {}  # what lets go of each

    def take(self, name: str) -> None:
        """Ask for a lock, and tell whether it is ours. Where there are no locks, it is."""
        if name in self._held:
            self._answer(LockTaken(name, True))
        elif name not in self._wanted:
            self._wanted.add(name)
            go(self._ask(name))

    def drop(self, name: str) -> None:
        """Let go of a lock."""
        self._wanted.discard(name)
        let_go = self._held.pop(name, None)
        if let_go:
            let_go()

    async def _ask(self, name: str) -> None:
        """The promise of a request is kept when the lock is let go of, and at once when it is refused."""
        locks = offered(navigator, "locks")
        if locks is None:  # a page that is not served securely has none
            self._answer(LockTaken(name, True))
            return
        granted = create_once_callable(lambda lock: self._granted(name, lock))
        try:
            await locks.request(f"{self._prefix}{name}", to_js({"ifAvailable": True}), granted)
        except JsException:  # forbidden here
            self._answer(LockTaken(name, True))

    def _granted(self, name: str, lock: object) -> object:
        if not lock:
            self._wanted.discard(name)
            self._answer(LockTaken(name, False))
            return None
        if name not in self._wanted:  # it was dropped before it came
            return None
        kept = Promise.new(create_once_callable(lambda keep, _break: self._keep(name, keep)))
        self._answer(LockTaken(name, True))
        return kept

    def _keep(self, name: str, let_go: object) -> None:
        self._held[name] = let_go

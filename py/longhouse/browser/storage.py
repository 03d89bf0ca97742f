"""localStorage: one key for each slot, named after the app and the folder the page lives in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from js import location
from pyodide.ffi import JsException
from pyscript import window

from .errors import is_named

if TYPE_CHECKING:
    from js import Storage

FULL = ("QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED")


class StorageError(Exception):
    """Nothing was written; `why` is "full" or "forbidden"."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Store:
    """The stored texts. Reading never raises; writing raises StorageError."""

    def __init__(self) -> None:
        folder = str(location.pathname).rpartition("/")[0] + "/"
        self.prefix = f"longhouse:{folder}:"  # other apps may live on the same origin
        self._slots = f"{self.prefix}slot:"
        self._settings = f"{self.prefix}settings"
        self._note = f"{self.prefix}shell"
        self._ledger = f"{self.prefix}record"

    def probe(self) -> str:
        """Why nothing can be saved here: "" or "forbidden". Being full may pass, so it is no reason."""
        key = f"{self.prefix}probe"
        try:
            self._write(key, "1")
            _area().removeItem(key)
        except StorageError as error:
            return "" if error.why == "full" else error.why
        return ""

    def settings(self) -> str:
        """The stored settings, or an empty text."""
        return self._read(self._settings) or ""

    def save_settings(self, text: str) -> None:
        """Keep the settings."""
        self._write(self._settings, text)

    def save_note(self, text: str) -> None:
        """Keep what the next start may show before Python runs; static/runtime/shell.js reads it."""
        self._write(self._note, text)

    def slots(self) -> dict[str, str]:
        """Every slot by its id."""
        try:
            area = _area()
            keys = [str(area.key(index)) for index in range(area.length)]
        except (JsException, StorageError):
            return {}
        found = {key: self._read(key) for key in keys if key.startswith(self._slots)}
        return {key.removeprefix(self._slots): text for key, text in found.items() if text is not None}

    def slot(self, slot: str) -> str | None:
        """The text of a slot."""
        return self._read(self._slots + slot)

    def save_slot(self, slot: str, text: str) -> None:
        """Write a slot."""
        self._write(self._slots + slot, text)

    def delete_slot(self, slot: str) -> None:
        """Remove a slot."""
        try:
            _area().removeItem(self._slots + slot)
        except JsException as error:
            raise StorageError("forbidden") from error

    def ledger(self) -> str:
        """The record of finished games."""
        return self._read(self._ledger) or ""

    def save_ledger(self, text: str) -> None:
        """Write the record; an empty one is removed."""
        if text:
            self._write(self._ledger, text)
            return
        try:
            _area().removeItem(self._ledger)
        except JsException as error:
            raise StorageError("forbidden") from error

    def concerns_ledger(self, key: str | None) -> bool:
        """Does a change under that key (None: all keys) touch the record?"""
        return key is None or key == self._ledger

    def concerns_slots(self, key: str | None) -> bool:
        """Does a change under that key (None: all keys) touch our slots?"""
        return key is None or key.startswith(self._slots)

    def _read(self, key: str) -> str | None:
        try:
            text = _area().getItem(key)
        except (JsException, StorageError):
            return None
        return text if isinstance(text, str) else None

    def _write(self, key: str, text: str) -> None:
        try:
            _area().setItem(key, text)
        except JsException as error:
            raise StorageError("full" if is_named(error, *FULL) else "forbidden") from error


def _area() -> Storage:
    """localStorage: where it is forbidden, even looking at it may raise."""
    try:
        area = window.localStorage
    except (JsException, AttributeError) as error:
        raise StorageError("forbidden") from error
    if not area and not hasattr(area, "getItem"):
        raise StorageError("forbidden")
    return area

"""What went wrong in the browser."""

from __future__ import annotations

from pyodide.ffi import JsException


def is_named(error: JsException, *names: str) -> bool:
    """Whether the error has one of these names. Pyodide tells a DOMException's only within its text."""
    text = f"{error.name}: {error}"
    return any(name in text for name in names)

"""What went wrong in the browser."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import JsException


def is_named(error: JsException, *names: str) -> bool:
    """Whether the error has one of these names. Pyodide tells a DOMException's only within its text."""
    text = f"{error.name}: {error}"
    return any(name in text for name in names)


def offered(owner: Any, name: str) -> Any:
    """What the browser offers under that name; None where it has no such thing, or forbids even looking."""
    try:
        return getattr(owner, name, None)
    except JsException:
        return None

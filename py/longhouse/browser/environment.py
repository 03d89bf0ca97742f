"""What the browser knows at the start."""

from __future__ import annotations

from js import Date, Uint32Array, crypto, decodeURIComponent, location, navigator
from pyodide.ffi import JsException
from pyscript import window

from longhouse.app.messages import Started

from .storage import Store

NARROW = "(max-width: 759px) and (orientation: portrait)"  # a phone held upright


def read(store: Store) -> Started:
    """The first message."""
    storage = store.probe()
    return Started(
        languages=tuple(str(language) for language in navigator.languages or ()),
        narrow=narrow(),
        address=address(),
        entropy=entropy(),
        timezone=-int(Date.new().getTimezoneOffset()),
        base=str(location.href).partition("#")[0],
        settings=store.settings(),
        slots=store.slots(),
        storage=storage,
        can_share=hasattr(navigator, "share"),
        ledger=store.ledger(),
    )


def narrow() -> bool:
    """Is this a phone held upright?"""
    return bool(window.matchMedia(NARROW).matches)


def address() -> str:
    """The fragment of the URL; some messengers escape more of it than they need to."""
    raw = str(location.hash).removeprefix("#")
    try:
        return str(decodeURIComponent(raw))
    except JsException:  # a lone % sign
        return raw


def entropy() -> int:
    """64 random bits."""
    high, low = crypto.getRandomValues(Uint32Array.new(2))
    return int(high) << 32 | int(low)

"""What the browser knows at the start."""

from __future__ import annotations

from js import Date, Uint32Array, crypto, decodeURIComponent, location, navigator
from pyodide.ffi import JsException
from pyscript import window

from longhouse.app.messages import Started

from .errors import offered
from .storage import Store

# What a window must be like for a layout other than "wide": a phone held upright, one held across, a tablet.
LAYOUTS = {
    "tall": "(max-width: 759px) and (orientation: portrait)",
    "low": "(min-width: 36rem) and (max-width: 59.99rem) and (max-height: 30rem)",
    "broad": "(min-width: 760px) and (min-height: 30.01rem) and (pointer: coarse)",
}

CALM = "(prefers-reduced-motion: reduce)"


def read(store: Store) -> Started:
    """The first message."""
    storage = store.probe()
    return Started(
        languages=tuple(str(language) for language in navigator.languages or ()),
        layout=layout(),
        address=address(),
        entropy=entropy(),
        timezone=-int(Date.new().getTimezoneOffset()),
        base=str(location.href).partition("#")[0],
        settings=store.settings(),
        slots=store.slots(),
        storage=storage,
        can_share=hasattr(navigator, "share"),
        ledger=store.ledger(),
        can_connect=offered(window, "RTCPeerConnection") is not None,
        can_scan=hasattr(offered(navigator, "mediaDevices"), "getUserMedia"),
        calm=calm(),
    )


def layout() -> str:
    """The layout that fits the window."""
    return next((name for name, query in LAYOUTS.items() if window.matchMedia(query).matches), "wide")


def calm() -> bool:
    """Whether the system asks for less motion."""
    return bool(window.matchMedia(CALM).matches)


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

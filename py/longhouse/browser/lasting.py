"""How long the browser keeps what is stored, and the request that it keep it for good."""

from __future__ import annotations

from collections.abc import Callable

from js import navigator
from pyodide.ffi import JsException
from pyscript import window

from longhouse.app.messages import Lasts, Msg

from .errors import offered
from .sharing import go

Answer = Callable[[Msg], object]
INSTALLED = "(display-mode: standalone)"


def look(answer: Answer) -> None:
    """Tell how long things last, and ask for nothing."""
    go(_tell(answer, wanted=False))


def keep(answer: Answer) -> None:
    """Have things kept where the browser decides that by itself.

    Firefox asks the person instead, and the question needs a moment that explains it.
    """
    go(_tell(answer, wanted=not _asks()))


def ask(answer: Answer) -> None:
    """The person wants things to be kept, and expects a question."""
    go(_tell(answer, wanted=True))


async def _tell(answer: Answer, wanted: bool) -> None:
    storage = offered(navigator, "storage")  # a page that is not served securely has none
    kept, asks = False, False
    if storage and hasattr(storage, "persist"):
        try:
            kept = bool(await (storage.persist() if wanted else storage.persisted()))
            asks = _asks()
        except JsException:  # not here
            pass
    answer(Lasts("" if kept else "week" if _forgets() else "asks" if asks else ""))


def _asks() -> bool:
    """Does this browser ask the person? Chrome and Safari, which name a vendor, decide by themselves."""
    return not navigator.vendor


def _forgets() -> bool:
    """Does this browser delete what pages have stored that are not opened for a week, unless installed?"""
    installed = bool(offered(navigator, "standalone")) or window.matchMedia(INSTALLED).matches
    return str(navigator.vendor).startswith("Apple") and not installed

"""Texts and files that leave the page or come into it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from js import URL, Blob, navigator, setTimeout
from pyodide.ffi import JsException, create_once_callable, create_proxy
from pyscript import document
from pyscript.ffi import to_js

from longhouse.app.messages import FileRead, Msg, Shared
from longhouse.engine.limits import MAX_FILE

from .errors import is_named

if TYPE_CHECKING:
    from js import Event

Answer = Callable[[Msg], object]
ACCEPTED = ".json,.longhouse,application/json"
KEPT_MS = 60_000  # how long a file stays there to be downloaded

_tasks: set[asyncio.Task[None]] = set()  # the loop itself holds them only weakly


def share(title: str, text: str, url: str, answer: Answer) -> None:
    """Offer the system's share sheet, or copy the URL where there is none."""

    async def run() -> None:
        if hasattr(navigator, "share"):
            try:
                await navigator.share(to_js({"title": title, "text": text, "url": url}))
                answer(Shared("shared"))
                return
            except JsException as error:
                if is_named(error, "AbortError"):
                    answer(Shared("cancelled"))
                    return
        answer(Shared(await _copied(url)))

    go(run())


def copy(text: str, answer: Answer) -> None:
    """Put a text on the clipboard."""

    async def run() -> None:
        answer(Shared(await _copied(text)))

    go(run())


def download(name: str, text: str) -> None:
    """Hand over a file."""
    save_file(name, Blob.new(to_js([text]), to_js({"type": "application/json"})))


def save_file(name: str, blob: Blob) -> None:
    """Hand over a file that is there already."""
    link = document.createElement("a")
    link.href = URL.createObjectURL(blob)
    link.download = name
    link.click()
    setTimeout(create_once_callable(lambda: URL.revokeObjectURL(link.href)), KEPT_MS)


def pick(answer: Answer) -> None:
    """Let the person choose a file. One that is too large counts as an empty one: it cannot be a save."""
    field = document.createElement("input")
    field.type, field.accept, field.hidden = "file", ACCEPTED, True

    async def read() -> None:
        file = field.files.item(0)
        try:
            text = str(await file.text()) if file and file.size <= MAX_FILE else ""
        except JsException:  # it is gone, or may not be read
            text = ""
        answer(FileRead(text))

    def done(event: Event) -> None:
        if event.type == "change":
            go(read())
        field.remove()
        proxy.destroy()

    proxy = create_proxy(done)
    field.addEventListener("change", proxy)
    field.addEventListener("cancel", proxy)
    document.body.append(field)
    field.click()


def go(work: Coroutine[None, None, None]) -> None:
    """Let something run beside all else."""
    task = asyncio.ensure_future(work)
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def _copied(text: str) -> str:
    try:
        await navigator.clipboard.writeText(text)
    except (JsException, AttributeError):  # no permission, or no clipboard for pages served insecurely
        return "copied" if _copied_by_hand(text) else "failed"
    return "copied"


def _copied_by_hand(text: str) -> bool:
    active = document.activeElement
    field = document.createElement("textarea")
    field.value, field.readOnly = text, True
    field.setAttribute("aria-hidden", "true")
    field.setAttribute("style", "position:fixed;opacity:0")
    # Outside of an open dialog nothing can be selected.
    (document.querySelector("dialog:modal") or document.body).append(field)
    field.select()
    try:
        return bool(document.execCommand("copy"))
    except JsException:
        return False
    finally:
        field.remove()
        if active:
            active.focus()

"""QR codes: segno's encoder comes with the site, but is loaded only when the first one is wanted."""

from __future__ import annotations

import sys
from types import ModuleType

from js import URL, console, document, fetch, location

from longhouse.app.messages import QrMade

from .sharing import Answer, go

PLACE = "/lib/segno.zip"


def make(text: str, answer: Answer) -> None:
    """Tell the modules of the QR code of a text."""

    async def run() -> None:
        try:
            encoder = await _encoder()
        except Exception as error:  # no network and no copy, or no room
            console.warn(f"No QR code: {error}")
            answer(QrMade(text, (), "failed"))
            return
        try:
            code = encoder.encode(text, error="l", mode="byte", encoding="utf-8", micro=False)
        except encoder.DataOverflowError:
            answer(QrMade(text, (), "long"))
            return
        answer(QrMade(text, tuple("".join("01"[cell & 1] for cell in row) for row in code.matrix)))

    go(run())


async def _encoder() -> ModuleType:
    if PLACE not in sys.path:
        meta = document.querySelector("meta[name=qr-encoder]")
        assert meta, "the page has it"
        name = meta.content
        response = await fetch(URL.new(name, location.href.partition("#")[0]).href)
        if not response.ok:
            raise OSError(f"{name}: {response.status}")
        with open(PLACE, "wb") as file:
            file.write((await response.arrayBuffer()).to_bytes())
        sys.path.append(PLACE)
    from segno import encoder

    return encoder

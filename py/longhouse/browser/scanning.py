"""Reads QR codes with the camera, by the browser's own detector or by one that comes with the site."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from js import URL, console, location, navigator
from pyodide.code import run_js
from pyodide.ffi import JsException
from pyscript import document, window
from pyscript.ffi import to_js

from longhouse.app.messages import Scanned

from .errors import is_named, offered
from .sharing import Answer, go

if TYPE_CHECKING:
    from js import Element

BETWEEN = 0.12  # seconds from one look to the next
MISSED = 20  # looks after which a page without a #scanner wants no camera any more
WANTED = {"audio": False, "video": {"facingMode": "environment", "width": {"ideal": 1280}}}
QR = {"formats": ["qr_code"]}
LONGEST = 10_000  # characters; more than a QR code can hold


class Scanner:
    """One camera at a time. It stays on until it is stopped or the page shows no #scanner any more."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self._number = 0  # of the last scan: an older one ends at its next step
        self._told = ""  # the code in front of the camera is told once

    def start(self) -> None:
        """Switch the camera on, and tell each code that it sees."""
        self._number += 1
        go(self._scan(self._number))

    def stop(self) -> None:
        """Switch it off."""
        self._number += 1

    async def _scan(self, number: int) -> None:
        self._told = ""
        try:
            stream = await navigator.mediaDevices.getUserMedia(to_js(WANTED))
        except (JsException, AttributeError) as error:
            if number == self._number:
                self._answer(Scanned("", _why(error)))
            return
        try:
            await self._watch(number, stream)
        except Exception as error:  # the detector could not be loaded, for example
            console.warn(f"No scanning: {error}")
            if number == self._number:
                self._answer(Scanned("", "failed"))
        finally:
            for track in stream.getTracks():
                track.stop()
            video = document.getElementById("scanner")
            if video and video.srcObject == stream:
                video.srcObject = None  # else its last picture would stay

    async def _watch(self, number: int, stream: Any) -> None:
        """Look again and again. The video may be drawn later than the camera comes, and drawn anew."""
        detector, missed = await _native() or await _shipped(), 0
        while number == self._number and missed < MISSED:
            video = document.getElementById("scanner")
            missed = 0 if video else missed + 1
            if video:
                await _show(video, stream)
                text = await _seen(detector, video)
                if text and text != self._told and number == self._number:
                    self._told = text
                    self._answer(Scanned(text))
            await asyncio.sleep(BETWEEN)


def _why(error: Exception) -> str:
    if isinstance(error, JsException) and is_named(error, "NotAllowedError", "SecurityError"):
        return "denied"
    if isinstance(error, JsException) and is_named(error, "NotFoundError", "OverconstrainedError"):
        return "no-camera"
    return "failed"


async def _show(video: Element, stream: Any) -> None:
    if video.srcObject != stream:
        video.muted = video.playsInline = True
        video.srcObject = stream
        with suppress(JsException):  # it was drawn anew meanwhile
            await video.play()


async def _seen(detector: Any, video: Element) -> str:
    """The text of a code in the picture; empty if there is none, or no picture yet."""
    try:
        codes = await detector.detect(video)
    except JsException:
        return ""
    texts = [str(code.rawValue) for code in codes]
    return texts[0] if texts and len(texts[0]) <= LONGEST else ""


async def _native() -> Any:
    """The browser's detector, if it reads QR codes; some systems offer one that reads nothing."""
    maker = offered(window, "BarcodeDetector")
    try:
        if maker and "qr_code" in await maker.getSupportedFormats():
            return maker.new(to_js(QR))
    except JsException:
        pass
    return None


async def _shipped() -> Any:
    """The detector of the npm package qr."""
    meta = document.querySelector("meta[name=qr-decoder]")
    assert meta, "the page has it"
    address = URL.new(meta.content, location.href.partition("#")[0]).href
    module = await run_js("address => import(address)")(address)
    return module.BarcodeDetector.new(to_js(QR))

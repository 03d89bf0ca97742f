"""Makes a picture file of an SVG: with our typefaces and styles in it, through a canvas, without network."""

from __future__ import annotations

import base64
import re

from js import URL, Blob, File, Image, Promise, console, document, fetch, navigator
from pyodide.ffi import JsException, create_once_callable
from pyscript.ffi import to_js

from longhouse.app.effects import SendPicture
from longhouse.app.messages import Shared

from .errors import is_named
from .sharing import Answer, go, save_file


def send(picture: SendPicture, answer: Answer) -> None:
    """Offer the picture to the share sheet where it takes files, else hand it over as a file."""

    async def run() -> None:
        try:
            png = await _png(picture)
        except Exception as error:
            console.warn(f"No picture: {error}")
            answer(Shared("no-picture"))
            return
        answer(Shared(await _handed_over(png, picture)))

    go(run())


async def _handed_over(png: Blob, picture: SendPicture) -> str:
    file = File.new(to_js([png]), picture.name, to_js({"type": "image/png"}))
    offer = to_js({"files": [file], "title": picture.title, "text": picture.text})
    if hasattr(navigator, "canShare") and navigator.canShare(offer):
        try:
            await navigator.share(offer)
            return "shared"
        except JsException as error:
            if is_named(error, "AbortError"):
                return "cancelled"
    save_file(picture.name, png)
    return "saved"


async def _png(picture: SendPicture) -> Blob:
    head, _, rest = picture.svg.partition(">")
    svg = f"{head}><style>{await _faces()}{_rules()}</style>{rest}"
    address = URL.createObjectURL(Blob.new(to_js([svg]), to_js({"type": "image/svg+xml"})))
    try:
        image = Image.new()
        image.src = address
        await image.decode()
        canvas = document.createElement("canvas")
        canvas.width, canvas.height = picture.width, picture.height
        canvas.getContext("2d").drawImage(image, 0, 0)
    finally:
        URL.revokeObjectURL(address)
    making = create_once_callable(lambda done, _fail: canvas.toBlob(done, "image/png"))
    png: Blob = await Promise.new(making)
    return png


def _rules() -> str:
    """The page’s own rules, with which boards are drawn; in a picture that stands alone all is XML."""
    texts = [str(rule.cssText) for sheet in document.styleSheets for rule in sheet.cssRules]
    whole = "".join(text for text in texts if not text.startswith("@font-face"))
    return whole.replace("&", "&amp;").replace("<", "&lt;")


async def _faces() -> str:
    """Our typefaces as rules that hold them, for a picture may load nothing; what fails is left out."""
    rules = []
    for sheet in document.styleSheets:
        for text in [str(rule.cssText) for rule in sheet.cssRules]:
            found = re.match(r'@font-face.*url\("([^"]+)"\)', text, re.DOTALL)
            if found is None or "-500-" in found[1]:
                continue
            try:
                response = await fetch(URL.new(found[1], sheet.href).href)
                held = base64.b64encode((await response.arrayBuffer()).to_bytes()).decode()
            except JsException:
                continue
            rules.append(text.replace(found[1], f"data:font/woff2;base64,{held}"))
    return "".join(rules)

"""Drives the browser layer without the app's screens: effects go in by hand, messages are noted."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from longhouse.app import effects as fx

Evaluate = Callable[..., Any]  # calls a JavaScript function with values

CODE = """
import gc, json, sys
at_home = [name for name in sys.modules if name.startswith('longhouse.')]
from js import document, window
from pyodide.ffi import create_proxy
from longhouse.app import effects
from longhouse.app.live import signal
from longhouse.browser import environment
from longhouse.browser.effects import Performer
from longhouse.browser.saving import Saver
from longhouse.browser.storage import Store

heard = []
performer = Performer(Saver(Store()), None)
performer.answer = heard.append

def perform(name, fields):
    performer.perform(getattr(effects, name)(**json.loads(fields)))

def take():
    out = [{"kind": type(message).__name__, **vars(message)} for message in heard]
    heard.clear()
    return json.dumps(out)

def loaded():
    return json.dumps(at_home)

def can():
    started = environment.read(Store())
    return json.dumps([started.can_connect, started.can_scan])

def objects():
    gc.collect()
    return len(gc.get_objects())  # Pyodide counts no blocks of memory

for function in (perform, take, loaded, can, objects, signal.pack, signal.unpack):
    setattr(window, f"layer_{function.__name__}", create_proxy(function))
document.documentElement.setAttribute("data-layer", "ready")
"""
START = """code => {
  const script = document.createElement('script');
  script.type = 'py';
  script.textContent = code;
  document.body.append(script);
}"""
SLOW = 30.0  # seconds
BETWEEN = 0.02


class Layer:
    """The browser layer of one page whose app is ready, in the same interpreter."""

    def __init__(self, evaluate: Evaluate) -> None:
        self.evaluate = evaluate
        self.messages: list[dict[str, Any]] = []  # that nobody has asked for yet
        evaluate(START, CODE)
        wait(lambda: evaluate("() => document.documentElement.dataset.layer") == "ready", "the layer")

    def perform(self, effect: fx.Effect) -> None:
        """Carry out an effect."""
        self.evaluate(
            "(name, fields) => layer_perform(name, JSON.stringify(fields))",
            type(effect).__name__,
            vars(effect),
        )

    def heard(self, kind: str, **fields: object) -> dict[str, Any]:
        """Wait for a message of that kind with these fields, and take it."""
        found: list[dict[str, Any]] = []

        def look() -> bool:
            self.listen()
            wanted = {"kind": kind, **fields}
            found.extend(message for message in self.messages if wanted.items() <= message.items())
            return bool(found)

        wait(look, f"{kind} {fields}, only {self.messages}")
        self.messages.remove(found[0])
        return found[0]

    def listen(self) -> list[dict[str, Any]]:
        """Everything that was told and that nobody has asked for."""
        self.messages += self.evaluate("() => JSON.parse(layer_take())")
        return self.messages

    def described(self, peer: str) -> str:
        """The description of a connection, packed as it travels."""
        description = self.heard("Described", peer=peer)["description"]
        return str(self.evaluate("text => layer_pack(text)", description))

    def unpacked(self, packed: str) -> str:
        """A description that arrived."""
        return str(self.evaluate("text => layer_unpack(text)", packed))


def of_page(page: Page) -> Layer:
    """The layer of a page that Playwright drives."""
    return Layer(lambda function, *values: page.evaluate(f"given => ({function})(...given)", list(values)))


def wait(true: Callable[[], object], what: str) -> None:
    """Wait until something is true."""
    end = time.monotonic() + SLOW
    while not true():
        assert time.monotonic() < end, f"never came: {what}"
        time.sleep(BETWEEN)


def connect(host: Layer, guest: Layer, stun: str = "", slow: float = 0) -> tuple[str, str]:
    """Connect two devices by an invitation and an answer; both packed.

    A slow answer takes so many seconds to travel, and the guest knows no address of the host.
    """
    host.perform(fx.Invite("guest", stun))
    offer = host.described("guest")
    description = guest.unpacked(offer)
    if slow:
        description = re.sub(r"a=candidate:.*\r\n", "", description)
    guest.perform(fx.Join("host", description, stun))
    answer = guest.described("host")
    time.sleep(slow)
    host.perform(fx.Accept("guest", host.unpacked(answer)))
    host.heard("Linked", peer="guest", state="open")
    guest.heard("Linked", peer="host", state="open")
    return offer, answer

"""Runs only in the page that bench adds to the site: its script can call there what also runs natively."""

from __future__ import annotations

import json
import sys

from pyodide.ffi import create_proxy
from pyscript import document, window

from bench.evening import evening
from bench.playout import longhouse
from bench.search import jarl_turns
from longhouse.browser import parts


async def expose() -> None:
    """Put the functions into the page; they answer in JSON."""
    for part in parts.install():
        await parts.fetch(part)
    window.benchPace = create_proxy(lambda *setup: json.dumps(longhouse(*setup)))
    window.benchEvening = create_proxy(lambda *setup: json.dumps(evening(*setup)))
    window.benchSearch = create_proxy(lambda *setup: json.dumps(jarl_turns(*setup)))
    window.benchPython = sys.version.split()[0]
    document.documentElement.setAttribute("data-app", "ready")

"""What is done to an interpreter before its memory is kept for the next visit, and after it has come back.

Whatever holds a thing of the browser stays out of it, so this module imports nothing of the browser either.
"""

from __future__ import annotations

import gc
import random
import re
import sys
from importlib import import_module
from pkgutil import walk_packages

from longhouse import app, bots, engine
from longhouse.games import GAMES, cover

from . import archives

RARE = re.compile(r"\.(guide|remarks|locale)\b")  # of a game: what is read once
BROWSER = ("js", "pyscript", "pyodide_js")


def fill() -> None:
    """Load all of the app that knows nothing of a browser."""
    for package in (engine, bots, app):
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(found.name)
    for game in GAMES:
        cover(game)
    for archive, modules in archives.listed().items():
        archives.attach(archive)
        for name in modules:
            if not RARE.search(name):
                import_module(name)
        archives.detach(archive)  # no files come with the memory
    sys.path[:] = filter(None, sys.path)  # Pyodide puts an empty one first at every start
    gc.collect()


def woken() -> None:
    """Chance must not repeat itself: the generator that came with the memory is the same at each start."""
    random.seed()

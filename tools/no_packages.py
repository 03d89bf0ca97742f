"""Stands in the page for Pyodide's own loader of packages: none is ever loaded there.

The real one is imported at each start, and with it a tenth of the library that is needed then. The build
puts this file in its place; it offers what the engine's script asks for when it starts, and nothing else:
`pyodide.http`, which asks for more, cannot be imported.
"""

from __future__ import annotations

from site import getsitepackages


class Place:
    """A folder, which the script wants as an object with a text."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES = Place(getsitepackages()[0])
DSO_DIR = Place("/usr/lib")


def init_loaded_packages() -> None:
    """There are none."""

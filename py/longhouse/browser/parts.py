"""Games and languages come in files of their own: what is not here yet is asked for when it is first wanted.

Importing a module of such a game, or reading such a catalogue, raises `Missing`. Whoever meets it brings the
part and tries again, which is easy in a program whose functions are pure.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pkgutil import get_data
from types import ModuleType
from typing import NoReturn, TypeVar

import sitecustomize
from js import longhouse
from pyodide.ffi import JsException

from longhouse.app import i18n

FOLDER = "/lib"
BREATH = 0.3  # seconds after a start, so that what the person waits for is painted first

T = TypeVar("T")
_here: set[str] = set()


class Missing(BaseException):
    """A part is needed that is not here. No Exception: nobody who expects a bad save may take it for one."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


class _Announced(MetaPathFinder, Loader):
    """Knows the modules of the games that are not here: they can be found, but not loaded yet."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        self.modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Comes last: what is here has been found before."""
        return ModuleSpec(name, self) if name in self.modules else None

    def create_module(self, spec: ModuleSpec) -> NoReturn:
        """It must be fetched first."""
        raise Missing(self.modules[spec.name])

    def exec_module(self, module: ModuleType) -> None:
        """Never called, but without it Python takes this for a loader of old."""


def install() -> list[str]:
    """Make the app find its parts; returns the names of the games' archives."""
    listed: dict[str, list[str]] = json.loads(get_data("longhouse", "parts.json") or b"{}")
    sys.meta_path.append(_Announced({module: part for part, modules in listed.items() for module in modules}))
    i18n.install_reader(lambda package, lang: _catalogues(lang).get(package, {}))
    return list(listed)


@cache
def _catalogues(lang: str) -> Mapping[str, i18n.Catalogue]:
    part = f"{lang}.json"
    if part not in _here:
        raise Missing(part)
    with open(f"{FOLDER}/{part}", encoding="utf-8") as file:
        text = file.read()
    found: dict[str, i18n.Catalogue] = json.loads(text)
    return found


async def fetch(part: str) -> None:
    """Bring a part. OSError if it cannot be had now."""
    if part in _here:
        return
    try:
        await longhouse.part(part)
    except JsException as error:
        raise OSError(f"{part}: {error}") from None
    if part not in _here and part.endswith(".zip"):
        sitecustomize.add(f"{FOLDER}/{part}")
    _here.add(part)


async def having(act: Callable[[], T]) -> T:
    """Do something as soon as all that it needs is here."""
    while True:
        try:
            return act()
        except Missing as missing:
            await fetch(missing.part)


async def bring(parts: Sequence[str]) -> None:
    """Bring parts in the background; one that does not come is asked for again when it is wanted."""
    await asyncio.sleep(BREATH)
    for part in parts:
        with suppress(OSError):
            await fetch(part)

"""Runs in the page, before anything else: imports modules from our archives by an index made at build time.

Python's own way reads the directory of each archive entry by entry, and opens it anew for each module. The
build puts this file into the app's archive as `sitecustomize`, which Python imports by itself when it starts,
and the index into each archive (tools/parts.py). What is in no index, Python finds in its own way.
"""

from __future__ import annotations

import json
import sys
from _frozen_importlib import ModuleSpec
from marshal import loads
from types import CodeType, ModuleType

INDEX = "index.json"  # the first file of an archive: the place of each module in it
HEAD = 30  # bytes before the name of a file in an archive
MAGIC = 16  # bytes before the code of a module
_places: dict[str, tuple[str, bytes, int, int, str]] = {}


class Loader:
    """Finds and loads the modules that have a place; there is no object of it."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Where a module is, if it is in one of the archives."""
        place = _places.get(name)
        if place is None:
            return None
        archive, *_, package = place
        way = f"{archive}/{name.replace('.', '/')}"
        origin = f"{way}/__init__.pyc" if package else f"{way}.pyc"
        spec = ModuleSpec(name, Loader, origin=origin)  # type: ignore[arg-type]
        if package:
            spec.submodule_search_locations = [way]
        spec.has_location = True
        return spec

    @staticmethod
    def create_module(spec: ModuleSpec) -> None:
        """As Python does."""

    @staticmethod
    def exec_module(module: ModuleType) -> None:
        """Run the code of a module."""
        exec(Loader.get_code(module.__name__), module.__dict__)

    @staticmethod
    def get_code(name: str) -> CodeType:
        """The code of a module."""
        _archive, content, begin, length, _package = _places[name]
        code: CodeType = loads(memoryview(content)[begin + MAGIC : begin + length])
        return code

    @staticmethod
    def is_package(name: str) -> bool:
        """Whether there are modules below it."""
        return bool(_places[name][-1])

    @staticmethod
    def get_data(path: str) -> bytes:
        """A file that lies beside a module."""
        import zipimport

        data: bytes = zipimport.zipimporter(path[: path.index(".zip") + 4]).get_data(path)
        return data


def add(archive: str) -> None:
    """Find the modules of another archive too."""
    with open(archive, "rb") as file:
        content = file.read()
    begin = HEAD + len(INDEX)
    if content[HEAD:begin] != INDEX.encode():
        return  # it has none, so Python has to look by itself
    end = begin + int.from_bytes(content[22:26], "little")
    for name, (start, length, package) in json.loads(content[begin:end]).items():
        _places[name] = archive, content, end + start, length, package


add(__file__.partition(".zip")[0] + ".zip")
add(f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip")
sys.meta_path.insert(2, Loader)  # behind what is built in and frozen

"""The games' archives: which modules are in them, and how packages find what is there. No browser in here."""

from __future__ import annotations

import json
import sys
import zipimport
from collections.abc import Iterator
from pkgutil import get_data

FOLDER = "/lib"


def listed() -> dict[str, list[str]]:
    """The modules of each game's archive that are not in the app's own, by the archive's name."""
    try:
        found: dict[str, list[str]] = json.loads(get_data("longhouse", "parts.json") or b"{}")
    except OSError:  # it has not been taken apart
        return {}
    return found


def attach(archive: str) -> None:
    """Let packages that are already loaded find the rest of themselves in a game's archive."""
    for name, path in _packages(archive):
        path.insert(0, f"{FOLDER}/{archive}/{name.replace('.', '/')}")


def detach(archive: str) -> None:
    """Forget where an archive is, but not what has been loaded from it."""
    place = f"{FOLDER}/{archive}"
    for _name, path in _packages(archive):
        path[:] = [entry for entry in path if not entry.startswith(place)]
    for entry in [entry for entry in sys.path_importer_cache if str(entry).startswith(place)]:
        del sys.path_importer_cache[entry]
    zipimport._zip_directory_cache.pop(place, None)  # type: ignore[attr-defined]


def _packages(archive: str) -> Iterator[tuple[str, list[str]]]:
    inside = f"longhouse.games.{archive.removesuffix('.zip')}"
    for name, module in list(sys.modules.items()):
        if name == "longhouse.games" or name == inside or name.startswith(f"{inside}."):
            path = getattr(module, "__path__", None)
            if path is not None:
                yield name, path

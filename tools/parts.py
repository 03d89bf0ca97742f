"""Takes the app's archive apart: what every start needs, each game, the catalogues of each language.

Also runs inside Pyodide, as a part of the compilation.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Callable, Collection, Mapping, Sequence

INDEX = "index.json"  # the first file of an archive, see tools/quick_imports.py
HEAD = 30  # bytes before the name of a file in an archive
LIST = "longhouse/parts.json"  # in the first archive: the modules of each other one
_GAME = re.compile(r"longhouse/games/(\w+)/.")
_CATALOGUE = re.compile(r"(.+)/locale/(\w+)\.po")

ReadPo = Callable[[str], Mapping[str, Sequence[str]]]


def split(whole: bytes, loaded: Collection[str], read_po: ReadPo) -> dict[str, bytes]:
    """The parts by their file names; `loaded` are the modules that the home screen needs.

    The archive of a game holds its whole folder: what the home screen needs of it is in the first one too.
    """
    files: dict[str, dict[str, bytes]] = {"longhouse.zip": {}}
    languages: dict[str, dict[str, Mapping[str, Sequence[str]]]] = {}
    modules: dict[str, list[str]] = {}
    with zipfile.ZipFile(io.BytesIO(whole)) as archive:
        for name in sorted(archive.namelist()):
            content = archive.read(name)
            if catalogue := _CATALOGUE.fullmatch(name):
                package, lang = catalogue[1].replace("/", "."), catalogue[2]
                languages.setdefault(f"{lang}.json", {})[package] = read_po(content.decode())
                continue
            game = _GAME.match(name)
            if game:
                files.setdefault(f"{game[1]}.zip", {})[name] = content
            if not game or module(name) in loaded:
                files["longhouse.zip"][name] = content
            elif name.endswith(".pyc"):
                modules.setdefault(f"{game[1]}.zip", []).append(module(name))
    files["longhouse.zip"][LIST] = json.dumps(modules).encode()
    texts = {name: json.dumps(each, ensure_ascii=False).encode() for name, each in languages.items()}
    return {name: indexed(each) for name, each in files.items()} | texts


def module(name: str) -> str:
    """The module that a file of an archive holds."""
    return name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")


def packed(files: Mapping[str, bytes]) -> bytes:
    """An archive that is the same whenever it is made; not compressed, since hosts do that better."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name), content)
    return out.getvalue()


def indexed(files: Mapping[str, bytes]) -> bytes:
    """An archive that begins with an index: where each module lies, from the end of the index on."""
    places: dict[str, tuple[int, int, str]] = {}
    at = 0
    for name, content in files.items():
        at += HEAD + len(name.encode())
        if name.endswith(".pyc"):
            places[module(name)] = at, len(content), "/" if name.endswith("/__init__.pyc") else ""
        at += len(content)
    return packed({INDEX: json.dumps(places, separators=(",", ":")).encode(), **files})

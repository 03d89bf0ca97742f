"""The app's archive, taken apart: a start fetches what it needs, and no file is lost on the way."""

from __future__ import annotations

import io
import json
import zipfile

import pytest

from longhouse.app.i18n import read_po
from tools.parts import HEAD, INDEX, LIST, indexed, module, packed, split

pytestmark = pytest.mark.host

FILES = {
    "longhouse/__init__.pyc": b"house",
    "longhouse/app/view.pyc": b"view",
    "longhouse/app/locale/fr.po": 'msgid "A ship"\nmsgstr "Un bateau — été"\n'.encode(),
    "longhouse/games/__init__.pyc": b"shelf",
    "longhouse/games/scenes.pyc": b"shared",
    "longhouse/games/runes/__init__.pyc": b"folder",
    "longhouse/games/runes/cover.pyc": b"cover",
    "longhouse/games/runes/table.txt": b"data",
    "longhouse/games/runes/rules/__init__.pyc": b"rules",
    "longhouse/games/runes/rules/turn.pyc": b"turn",
    "longhouse/games/runes/locale/fr.po": b'msgid "Stone"\nmsgstr "Pierre"\n',
}
LOADED = {"longhouse.games.runes", "longhouse.games.runes.cover"}


def names(archive: bytes) -> set[str]:
    """The files of an archive."""
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        assert all(opened.read(name) == FILES.get(name, opened.read(name)) for name in opened.namelist())
        return set(opened.namelist())


def test_a_game_has_an_archive_with_its_whole_folder() -> None:
    parts = split(packed(FILES), LOADED, read_po)
    assert set(parts) == {"longhouse.zip", "runes.zip", "fr.json"}
    folder = {name for name in FILES if "/runes/" in name and not name.endswith(".po")}
    assert names(parts["runes.zip"]) == folder | {INDEX}


def test_the_first_archive_has_of_a_game_what_the_home_screen_needs() -> None:
    first = split(packed(FILES), LOADED, read_po)["longhouse.zip"]
    rest = {"rules/__init__.pyc", "rules/turn.pyc", "table.txt"}
    later = {f"longhouse/games/runes/{name}" for name in rest}
    assert names(first) == {name for name in FILES if not name.endswith(".po")} - later | {INDEX, LIST}
    with zipfile.ZipFile(io.BytesIO(first)) as opened:
        listed = json.loads(opened.read(LIST))
    assert listed == {"runes.zip": ["longhouse.games.runes.rules", "longhouse.games.runes.rules.turn"]}


def test_the_catalogues_of_a_language_are_one_file() -> None:
    assert json.loads(split(packed(FILES), LOADED, read_po)["fr.json"]) == {
        "longhouse.app": {"A ship": ["Un bateau — été"]},
        "longhouse.games.runes": {"Stone": ["Pierre"]},
    }


def test_the_same_files_make_the_same_archives() -> None:
    again = dict(reversed(FILES.items()))
    assert split(packed(FILES), LOADED, read_po) == split(packed(again), LOADED, read_po)


def test_the_index_of_an_archive_leads_to_its_modules() -> None:
    """It is read without the directory of the archive: see tools/quick_imports.py."""
    archive = indexed(FILES)
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        assert opened.namelist() == [INDEX, *FILES]
    begin = HEAD + len(INDEX)
    assert archive[HEAD:begin] == INDEX.encode()
    end = begin + int.from_bytes(archive[22:26], "little")
    places = json.loads(archive[begin:end])
    assert set(places) == {module(name) for name in FILES if name.endswith(".pyc")}
    for name, content in FILES.items():
        if name.endswith(".pyc"):
            start, length, package = places[module(name)]
            assert archive[end + start : end + start + length] == content
            assert bool(package) == name.endswith("/__init__.pyc")

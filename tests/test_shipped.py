"""What is shipped of others: the files that were locked, and their licences."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from longhouse.games import GAMES, cover
from tools import shipped
from tools.shell import ROOT, Stop
from tools.site import shortcut

pytestmark = pytest.mark.host


def test_a_changed_file_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "ROOT", tmp_path)
    monkeypatch.setattr(shipped, "LOCK", tmp_path / "shipped.txt")
    good, new = tmp_path / "good.js", tmp_path / "new.js"
    good.write_text("1")
    new.write_text("2")
    shipped.locked.cache_clear()
    shipped.write([good])
    assert shipped.checked(good) == b"1"
    with pytest.raises(Stop, match=r"new\.js is not the file"):
        shipped.checked(new)
    good.write_text("changed by somebody")
    with pytest.raises(Stop, match=r"good\.js is not the file"):
        shipped.checked(good)
    shipped.locked.cache_clear()


def test_every_game_has_a_shortcut_from_the_home_screen_of_the_device() -> None:
    text = (ROOT / "static" / "manifest.webmanifest").read_text()
    titles = {game: cover(game).meta.title for game in GAMES}
    shortcuts = json.dumps([shortcut(game, title) for game, title in titles.items()])
    text = re.sub(r"{{abouts?}}", "null", text)
    manifest = json.loads(text.replace("{{shortcuts}}", shortcuts))
    wanted = [(title, f"./#/new/{game}") for game, title in titles.items()]
    assert [(entry["name"], entry["url"]) for entry in manifest["shortcuts"]] == wanted
    assert {"any", "maskable"} <= {
        icon["purpose"] for icon in manifest["icons"] if icon["type"] == "image/png"
    }

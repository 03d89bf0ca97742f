"""One version in one place; the changelog and what is kept of releases agree with it."""

from __future__ import annotations

import json
import re
import tomllib
from datetime import date

import pytest

from longhouse import __version__

from . import corpus, links
from .test_architecture import PACKAGE, ROOT

pytestmark = pytest.mark.host

HEAD = re.compile(r"^## (\d+)\.(\d+)\.(\d+) \((unreleased|\d{4}-\d\d-\d\d)\)$", re.MULTILINE)
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
SECTIONS = [
    ((int(major), int(minor), int(last)), when) for major, minor, last, when in HEAD.findall(CHANGELOG)
]
RELEASED = {".".join(map(str, number)) for number, when in SECTIONS if when != "unreleased"}


def test_the_package_takes_its_version_from_the_code() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in settings["project"] and settings["project"]["dynamic"] == ["version"]
    assert settings["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "longhouse.__version__"}


def test_npm_is_told_no_version() -> None:
    """The package is private and never published: a number there would only grow old."""
    for name in ("package.json", "package-lock.json"):
        told = json.loads((ROOT / name).read_text(encoding="utf-8"))
        assert "version" not in told and "version" not in told.get("packages", {}).get("", {})


def test_the_version_stands_once() -> None:
    places = [ROOT / "pyproject.toml", ROOT / "index.html", *(ROOT / "static").rglob("*.*")]
    places += [*PACKAGE.rglob("*.py"), *(ROOT / "tools").glob("*.py")]
    texts = [file.read_text(encoding="utf-8") for file in places if file.suffix not in (".png", ".woff2")]
    assert sum(text.count(f'"{__version__}"') for text in texts) == 1


def test_the_changelog_begins_with_this_version() -> None:
    version = re.fullmatch(r"(\d+)\.(\d+)\.(\d+)(\.dev0)?", __version__)
    assert version, "three numbers, and .dev0 between releases"
    number, when = SECTIONS[0]
    assert number == tuple(map(int, version.groups()[:3]))
    assert (when == "unreleased") == bool(version[4])


def test_the_changelog_counts_down() -> None:
    assert sorted(SECTIONS, reverse=True) == SECTIONS
    assert len(SECTIONS) == CHANGELOG.count("\n## ")
    for _, when in SECTIONS[1:]:
        assert date.fromisoformat(when)


def test_every_release_is_kept() -> None:
    """Links since the first one; stored entries of every setup since 0.3.0."""
    assert {old.head.partition(" | ")[0] for old in links.kept()} == RELEASED
    assert {file.stem for file in corpus.FOLDER.glob("*.jsonl")} == RELEASED - {"0.1.0", "0.2.0"}


@pytest.mark.skipif(".dev" not in __version__, reason="this is a release")
def test_only_a_release_is_kept() -> None:
    with pytest.raises(SystemExit, match="release"):
        corpus.write()

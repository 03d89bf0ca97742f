"""A table of devices that run different builds, as after an update: they play, or hear who must reload."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from conftest import NewPage
from devices import CLIPBOARD, Device, agree, gather, play
from playwright.sync_api import expect

from tools import site as builder
from tools.serve import Site, serving
from tools.shell import CACHE

pytestmark = pytest.mark.long
NAMES = ("Ada", "Bea")
# What an earlier build was like: another version, and one game with the rules of before.
EARLIER = {
    "__init__.py": ('__version__ = "', '__version__ = "0.4.9.'),
    "games/wikinger/meta.py": ('rules=2,\n    renewed=("2026-11-19",),', "rules=1,\n    renewed=(),"),
}


@pytest.fixture(scope="module")
def older() -> Iterator[str]:
    """The address of a site that was built earlier; always in the same place, so it is compiled once."""
    place = CACHE / "older"
    shutil.rmtree(place, ignore_errors=True)
    package = place / "longhouse"
    shutil.copytree(builder.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    for name, (now, then) in EARLIER.items():
        text = (package / name).read_text(encoding="utf-8")
        assert text.count(now) == 1, name
        (package / name).write_text(text.replace(now, then), encoding="utf-8")
    with serving(Site(builder.build(package, place / "dist"))) as address:
        yield address


def two(new_page: NewPage, *sites: str) -> tuple[Device, Device]:
    """A host and a guest, each with a build of its own."""
    host, guest = (Device(new_page(permissions=CLIPBOARD), site) for site in sites)
    return host, guest


@pytest.mark.parametrize(
    ("game", "host_is_older"), [("onboard", True), ("onboard", False), ("wikinger", True)]
)
def test_builds_that_know_the_same_play_together(
    game: str, host_is_older: bool, site: str, older: str, new_page: NewPage
) -> None:
    """Also by rules of before, which every later build knows."""
    host, guest = two(new_page, older, site) if host_is_older else two(new_page, site, older)
    host.opens(game, NAMES, 4)
    gather(host, [guest])
    play([host, guest], 4, lambda turns: all(turn < 0 or turn >= 24 for turn in turns))
    assert agree([host, guest]).rules == (1 if game == "wikinger" else 2)


def test_rules_that_a_guest_does_not_know(site: str, older: str, new_page: NewPage) -> None:
    host, guest = two(new_page, site, older)
    host.opens("wikinger", NAMES, 4)
    [link] = host.invitations(1)
    guest.page.evaluate("where => { location.hash = where }", link.partition("#")[2])
    expect(guest.page.locator("#prompt")).to_contain_text("newer version of Longhouse")
    expect(guest.page.locator("[data-do=join]")).to_have_count(0)
    expect(guest.page.locator("[data-do=reload]")).to_be_visible()

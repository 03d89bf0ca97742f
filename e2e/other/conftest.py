"""Windows of the other browsers, for tests that are written once and played in each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import ARGUMENTS
from playwright.sync_api import Error, Playwright, sync_playwright

from tools import install

from .by_playwright import ByPlaywright
from .firefox import Firefox
from .table import tidy
from .webkit import WebKit
from .window import Window

Open = Callable[..., Window]


def named(name: str, *marks: pytest.MarkDecorator) -> object:
    """A browser whose tests are all played by one process, beside those of the others."""
    return pytest.param(name, marks=[pytest.mark.xdist_group(name), *marks])


# Chromium has a suite of its own; here it tries the driver that stands in where the system has no browser.
EVERY = [named("firefox"), named("webkit"), named("chromium", pytest.mark.long)]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """For browsers that only Playwright has."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session", params=EVERY)
def opened(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """Opens windows of one browser, `dark=True` with dark colours, each with a profile of its own."""
    name: str = request.param
    windows: list[Window] = []

    def open_window(*, dark: bool = False) -> Window:
        window = start(name, tmp_path_factory.mktemp(name), dark, request)
        windows.append(window)
        return window

    yield open_window
    for window in windows:
        window.close()


def start(name: str, folder: Path, dark: bool, request: pytest.FixtureRequest) -> Window:
    """A new window; the test is skipped where there is no such browser."""
    if name == "firefox" and (program := install.system_firefox()):
        return Firefox(program, folder, dark=dark)
    if name == "webkit" and (programs := install.system_webkit()):
        return WebKit(programs, folder, dark=dark)
    kind = getattr(request.getfixturevalue("playwright"), name)
    options = {"executable_path": install.system_browser(), "args": ARGUMENTS} if name == "chromium" else {}
    try:
        return ByPlaywright(kind, folder, dark=dark, **options)
    except Error as error:
        pytest.skip(f"not played in {name}: {error.message.splitlines()[0]}")


@pytest.fixture(scope="session")
def shared(opened: Open, site: str) -> Window:
    """A window that many tests use one after the other, for a start costs as much as fifty moves."""
    window = opened()
    window.resize(1280, 900)
    window.ready(site)
    return window


@pytest.fixture
def window(shared: Window, site: str) -> Iterator[Window]:
    """The app at home, with nothing stored; at the end nothing may have gone wrong in it."""
    tidy(shared, site)
    yield shared
    assert shared.mistakes() == []

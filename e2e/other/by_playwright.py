"""Playwright's own builds of the browsers, where the system has none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, Download, Error

from .window import DriverError, Window

CALL = "given => (%s)(...given)"


class ByPlaywright(Window):
    """A page in a browser that Playwright starts."""

    def __init__(self, kind: BrowserType, folder: Path, *, dark: bool = False, **options: Any) -> None:
        self.downloads = folder
        self._browser = kind.launch(**options)
        context = self._browser.new_context(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        self._page = context.new_page()
        self._page.on("download", self._save)

    def _save(self, download: Download) -> None:
        download.save_as(self.downloads / download.suggested_filename)

    def goto(self, address: str) -> None:
        self._page.goto(address)

    def reload(self) -> None:
        self._page.reload()

    def evaluate(self, function: str, *values: object) -> Any:
        try:
            return self._page.evaluate(CALL % function, list(values))
        except Error as error:
            raise DriverError(error.message) from error

    def point(self, x: int, y: int) -> None:
        self._page.mouse.click(x, y)

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def screenshot(self) -> bytes:
        return self._page.screenshot()

    def hand_over(self, opener: str, file: Path) -> None:
        with self._page.expect_file_chooser() as chooser:
            self.click(opener)
        chooser.value.set_files(file)

    def close(self) -> None:
        self._browser.close()

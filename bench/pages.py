"""The built site with two more pages: one to measure Python in, and a stock PyScript page."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BufferedIOBase
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tools import install, serve
from tools.assets import MODULES
from tools.site import build

ARGUMENTS = [
    "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
INSIDE = (
    "__init__.py",
    "playout.py",
    "evening.py",
    "hindsight.py",
    "search.py",
    "page.py",
)  # what the page runs
READY = "html[data-app=ready]"
PATIENCE = 120_000  # ms

STOCK = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Stock</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="./assets/stock/core.css">
<script type="module" src="./assets/stock/core.js"></script>
</head>
<body>
<script type="py" config='{"interpreter": "./assets/stock/pyodide/pyodide.mjs"}'>
from pyscript import display
display("One line")
</script>
</body>
</html>
"""
STOCK_PYODIDE = (
    "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json",
)  # fmt: skip


@dataclass
class Served:
    """Where the pages are, and how much has been sent so far."""

    address: str = ""
    sent: int = 0  # bytes

    def reset(self) -> None:
        """Count from here."""
        self.sent = 0


@contextmanager
def served() -> Iterator[Served]:
    """Serve all three with the production headers and brotli."""
    with TemporaryDirectory() as folder:
        place = Path(folder) / "site"
        shutil.copytree(build(), place)
        write_bench_page(place)
        write_stock_page(place)
        count = Served()

        class Counting(serve.Handler):
            """Counts what is sent, headers included."""

            def setup(self) -> None:
                super().setup()
                self.wfile: BufferedIOBase = Tap(self.wfile, count)

        serving = serve.serving(serve.Site(place, compressed=True))
        with patch.object(serve, "Handler", Counting), serving as count.address:
            yield count


@contextmanager
def serving_built(folder: Path) -> Iterator[str]:
    """Serve a site that has been built before."""
    with serve.serving(serve.Site(folder, compressed=True)) as address:
        yield address


class Tap(BufferedIOBase):
    """A stream that counts what is written to it."""

    def __init__(self, stream: BufferedIOBase, count: Served) -> None:
        self._stream, self._count = stream, count

    def write(self, data: bytes) -> int:  # type: ignore[override]
        """Pass on and count."""
        self._count.sent += len(data)
        return self._stream.write(data)

    def flush(self) -> None:
        """Nothing is held back here."""


def write_bench_page(place: Path) -> None:
    """The site's own page with a different Python program in it."""
    page = (place / "index.html").read_text()
    inside = place / "bench"
    inside.mkdir()
    for name in INSIDE:
        shutil.copy(Path(__file__).with_name(name), inside)
    files = json.dumps({f"./bench/{name}": f"./bench/{name}" for name in INSIDE})
    page, first = re.subn(r"(<py-config[^>]*>\{)", rf'\1"files": {files}, ', page)
    page, second = re.subn(
        r'(<script type="py"[^>]*>).*?(</script>)', r"\1from bench.page import expose; await expose()\2", page
    )
    assert first == second == 1, "index.html has changed: adapt bench/pages.py"
    (place / "bench.html").write_text(page)


def write_stock_page(place: Path) -> None:
    """PyScript and Pyodide as their packages ship them, in the same versions."""
    core = MODULES / "@pyscript" / "core" / "dist"
    stock = place / "assets" / "stock"  # below assets/, so that it is cached like ours
    shutil.copytree(core, stock, ignore=shutil.ignore_patterns("*.map"))
    (stock / "pyodide").mkdir()
    for name in STOCK_PYODIDE:
        shutil.copy(MODULES / "pyodide" / name, stock / "pyodide")
    (stock / "worker.py").write_text('def ping():\n    return True\n\n\n__export__ = ["ping"]\n')
    (place / "stock.html").write_text(STOCK)


@contextmanager
def browsing() -> Iterator[Browser]:
    """A headless Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=install.system_browser(), args=ARGUMENTS)
        yield browser
        browser.close()


class Thread:
    """The processor time of a page's main thread: other programs on the machine do not disturb it."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Performance.enable")

    def seconds(self) -> float:
        """Used so far."""
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return next(float(metric["value"]) for metric in metrics if metric["name"] == "ThreadTime")

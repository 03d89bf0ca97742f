"""Starts with a memory image, again and again, in every browser: do all succeed, also after one was killed?

`python -m bench.starts --browser firefox --starts 200 --kills 40` prints one line for each browser. A start
is killed by leaving its page at a random moment, as a person does who closes the tab.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from playwright.sync_api import sync_playwright

from bench.pages import ARGUMENTS
from tools import install
from tools.serve import Site, serving
from tools.shell import ROOT, say
from tools.site import build

sys.path.insert(0, str(ROOT / "e2e"))

from other.by_playwright import ByPlaywright
from other.firefox import Firefox
from other.webkit import WebKit
from other.window import Window

T = TypeVar("T")
BROWSERS = ("chromium", "firefox", "webkit")
LONG = 120  # seconds
AGED = 10  # of so many kills one is noticed only much later

KEPT = """async () => {
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith('/image')) return true;
  }
  return false;
}"""
OVER = "() => ['ready', 'failed'].includes(document.documentElement.dataset.app)"
STATE = "() => document.documentElement.dataset.app"
USED = "() => performance.getEntriesByName('longhouse:image').length"
TOOK = "() => performance.now()"
NOTE = "() => localStorage.getItem('longhouse:/:image')"
TIDY = "() => localStorage.removeItem('longhouse:/:image')"
AGE = """() => {
  const key = 'longhouse:/:image', note = JSON.parse(localStorage.getItem(key));
  if (note) localStorage.setItem(key, JSON.stringify({...note, at: 1}));
  return !!note;
}"""


class Trial:
    """Starts in one browser, and how they went."""

    def __init__(self, window: Window, address: str) -> None:
        self.window, self.address = window, address
        self.went: Counter[str] = Counter()
        self.rng = random.Random(1)

    def start(self) -> str:
        """One start from a blank page; says how it went."""
        self.window.goto("about:blank")
        self.window.goto(self.address)
        self.window.wait(OVER, seconds=LONG)
        state = str(self.window.evaluate(STATE))
        used = self.window.evaluate(USED)
        how = "failed" if state != "ready" else "with image" if used else "plain"
        self.went[how] += 1
        return how

    def image(self) -> None:
        """Wait until there is one."""
        self.window.wait(KEPT, seconds=LONG)

    def kill(self, longest: float) -> None:
        """Leave in the middle of a start."""
        self.window.goto("about:blank")
        self.window.goto(self.address)
        time.sleep(self.rng.uniform(0, longest))
        self.window.goto("about:blank")

    def killed(self, number: int, longest: float) -> None:
        """A start that is killed, and then one that must succeed."""
        self.kill(longest)
        self.window.goto(self.address + "licences.txt")  # to look into the storage
        noted = bool(self.window.evaluate(NOTE))
        aged = number % AGED == 0 and bool(self.window.evaluate(AGE))
        self.went["killed, noted" if noted else "killed, not noted"] += 1
        how = self.start()
        assert how == ("plain" if noted else "with image"), (number, noted, how)
        if aged:
            self.went["forgotten and made anew"] += 1
            self.image()
            assert self.window.evaluate(NOTE), "the failure counts"
        self.window.evaluate(TIDY)


def run(name: str, starts: int, kills: int, address: str) -> None:
    """Print how it went in one browser."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        openers: dict[str, Callable[[], Window]] = {
            "chromium": lambda: ByPlaywright(
                playwright.chromium, Path(folder), executable_path=install.system_browser(), args=ARGUMENTS
            ),
            "firefox": lambda: Firefox(_there(install.system_firefox()), Path(folder)),
            "webkit": lambda: WebKit(_there(install.system_webkit()), Path(folder)),
        }
        window = openers[name]()
        try:
            trial = Trial(window, address)
            assert trial.start() == "plain"
            trial.image()
            times = []
            for _ in range(starts):
                trial.start()
                times.append(float(window.evaluate(TOOK)))
            usual = sorted(times)[len(times) // 2]
            tell(name, trial, usual)
            for number in range(kills):
                trial.killed(number, 1.2 * usual / 1000)
            tell(name, trial, usual)
        finally:
            window.close()


def tell(name: str, trial: Trial, usual: float) -> None:
    """Print how it went so far."""
    went = ", ".join(f"{how} {many}" for how, many in sorted(trial.went.items()))
    say(f"{name}: {went}; median {usual:.0f} ms")


def copied(folder: str) -> Path:
    """The site as it is now: it may be built again meanwhile."""
    return Path(shutil.copytree(build(), Path(folder) / "site"))


def _there(program: T | None) -> T:
    assert program is not None, "this browser is not on the machine"
    return program


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.starts", description=__doc__)
    parser.add_argument("--browser", choices=BROWSERS, action="append", help="one of them; may be repeated")
    parser.add_argument("--starts", type=int, default=200)
    parser.add_argument("--kills", type=int, default=40)
    given = parser.parse_args()
    with TemporaryDirectory() as folder, serving(Site(copied(folder))) as address:
        for name in given.browser or BROWSERS:
            run(name, given.starts, given.kills, address)


if __name__ == "__main__":
    main()

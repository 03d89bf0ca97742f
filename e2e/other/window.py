"""A window of any browser: the little that each driver must be able to do, and all that follows from it."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

SLOW = 90  # seconds; a start takes two or three, but the machine may be busy
BETWEEN = 0.05  # seconds from one look at the page to the next

# The middle of an element, scrolled into view, and what lies over it. A group with a transparent `hit` shape
# is met at the middle of that shape. What is in flight is given time to land.
MIDDLE = """async selector => {
  const ends = animation => animation.effect.getTiming().iterations !== Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map(animation => animation.finished));
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing matches ${selector}`);
  const target = element.querySelector('.hit') || element;
  target.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
  const box = target.getBoundingClientRect();
  const x = Math.floor(box.x + box.width / 2), y = Math.floor(box.y + box.height / 2);
  const met = document.elementFromPoint(x, y);
  const clear = met && (element.contains(met) || met.contains(element));
  return {x, y, over: clear ? '' : String(met && met.outerHTML.slice(0, 200))};
}"""

NO_DIALOG = "() => { HTMLInputElement.prototype.click = () => {}; }"

# Mistakes are noted in the page itself, from the first look at it on.
NOTE = """() => {
  if (window.mistakes) return;
  window.mistakes = [];
  const complain = console.error;
  console.error = (...words) => { window.mistakes.push(words.join(' ')); complain(...words); };
  addEventListener('error', event => window.mistakes.push(String(event.message)));
  addEventListener('unhandledrejection', event => window.mistakes.push(String(event.reason)));
}"""


class DriverError(Exception):
    """What the driver of a browser, or the page itself, complained of."""


class Window(ABC):
    """One page in one browser, with a profile of its own."""

    downloads: Path  # the folder into which the browser puts files

    @abstractmethod
    def goto(self, address: str) -> None:
        """Open an address; it need not have loaded yet."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page anew."""

    @abstractmethod
    def evaluate(self, function: str, *values: object) -> Any:
        """Call a JavaScript function, which may be asynchronous; values and result are JSON."""

    @abstractmethod
    def point(self, x: int, y: int) -> None:
        """Click with the mouse at a point of the window."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press a key by its name, "Shift+Tab" for example, or a single letter."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Make the page so large."""

    @abstractmethod
    def screenshot(self) -> bytes:
        """The window as a PNG."""

    @abstractmethod
    def hand_over(self, opener: str, file: Path) -> None:
        """Click what asks for a file, and choose this one."""

    @abstractmethod
    def close(self) -> None:
        """End the browser, and all that was started for it."""

    def type(self, text: str) -> None:
        """Press the keys of a text, one after the other."""
        for letter in text:
            self.press(letter)

    def wait(self, function: str, *values: object, seconds: float = SLOW) -> Any:
        """Wait until the function returns something, and hand it over."""
        end = time.monotonic() + seconds
        trouble: object = "never true"
        while time.monotonic() < end:
            try:
                found = self.evaluate(function, *values)
            except DriverError as error:  # between two pages there is nothing to look at
                found, trouble = None, error
            if found:
                return found
            time.sleep(BETWEEN)
        raise AssertionError(f"{function} {values}: {trouble}")

    def click(self, selector: str) -> None:
        """Click the middle of the first element that matches; nothing else may lie over it."""
        self.wait("selector => !!document.querySelector(selector)", selector)
        spot = self.evaluate(MIDDLE, selector)
        assert not spot["over"], f"something lies over {selector}: {spot['over']}"
        self.point(spot["x"], spot["y"])

    def ask_for_file(self, opener: str) -> None:
        """Click what asks for a file; the browser's own dialog, which nobody would answer, stays away."""
        self.evaluate(NO_DIALOG)
        self.click(opener)
        self.wait("() => !!document.querySelector('input[type=file]')")

    def downloaded(self) -> Path:
        """The file that the browser has put into its folder."""
        end = time.monotonic() + SLOW
        while time.monotonic() < end:
            found = list(self.downloads.glob("*.json"))
            if found and found[0].stat().st_size and not list(self.downloads.glob("*.part")):
                return found[0]
            time.sleep(BETWEEN)
        raise AssertionError(f"no file came, only {list(self.downloads.iterdir())}")

    def count(self, selector: str) -> int:
        """How many elements match."""
        return int(self.evaluate("selector => document.querySelectorAll(selector).length", selector))

    def text(self, selector: str) -> str:
        """The text of the first element that matches, as soon as there is one."""
        return str(self.wait("selector => document.querySelector(selector)?.textContent.trim()", selector))

    def ready(self, address: str = "") -> None:
        """Open an address, or reload, and wait for the app."""
        if address:
            self.goto(address)
        else:
            self.evaluate("() => { document.documentElement.dataset.app = 'old'; }")
            self.reload()
        self.wait(f"() => ({NOTE})() || ['ready', 'failed'].includes(document.documentElement.dataset.app)")
        assert self.evaluate("() => document.documentElement.dataset.app") == "ready"

    def mistakes(self) -> list[str]:
        """Errors on the console and exceptions that nobody caught, since the page was opened."""
        return list(self.evaluate("() => window.mistakes ?? []"))

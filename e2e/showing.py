"""How screens get into the list of all screens, and what the ways to them share."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from axe import Motion
from pages import go, home
from playwright.sync_api import Page, expect
from shared import TICKING

# Preferences are fields, wherever they are.
PREFER = """([name, value]) => {
  const field = document.createElement('input');
  field.dataset.field = `set.${name}`;
  field.value = value;
  document.body.append(field);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.remove();
}"""


# Time stands still for the app: a beat of a scene waits to be ended, however busy the machine is.
STILL = "(() => { const now = Date.now(); window.ticking ??= Date.now; Date.now = () => now; })()"
# Nor does a scene run on.
HOLD = """() => {
  const animate = window.running ??= Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (this.closest('.stage, .stage-air')) animation.pause();
    return animation;
  };
}"""


class Screen(NamedTuple):
    """A state of the app that somebody may look at."""

    name: str
    reach: Callable[[Page], None]  # from wherever the page is
    board: float = 0.0  # it shows a board: how much of the usual share of the window that must take
    moving: bool = False  # it is there only where movement is wanted
    small: bool = False  # it is there only on a phone

    @property
    def motion(self) -> Motion:
        """How much movement must be wanted for it."""
        return "no-preference" if self.moving else "reduce"


SCREENS: list[Screen] = []


def screen(
    name: str, board: float = 0.0, *, moving: bool = False, small: bool = False
) -> Callable[[Callable[[Page], None]], Callable[[Page], None]]:
    """Enter a way into the list."""

    def enter(reach: Callable[[Page], None]) -> Callable[[Page], None]:
        SCREENS.append(Screen(name, reach, board, moving, small))
        return reach

    return enter


def prefer(page: Page, name: str, value: str) -> None:
    """Choose a preference without going to where it is offered."""
    page.evaluate(PREFER, [name, value])


def speak(page: Page, lang: str) -> None:
    """Change the language of what is on the screen."""
    prefer(page, "lang", lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)


def clear(page: Page) -> None:
    """Home, with nothing stored, nothing open and nothing to say."""
    page.evaluate(TICKING)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    home(page)
    page.evaluate("localStorage.clear(); dispatchEvent(new StorageEvent('storage', {key: null}))")
    for old in page.locator("[data-do=dismiss]").all():
        old.click()
    expect(page.locator(".slot")).to_have_count(0)
    expect(page.locator("[data-do=dismiss]")).to_have_count(0)
    page.evaluate("scrollTo(0, 0)")


def show(page: Page, where: str, name: str) -> None:
    """Go to an address, and wait for its screen."""
    go(page, where)
    expect(page.locator("html")).to_have_attribute("data-screen", name)
    page.evaluate("scrollTo(0, 0)")

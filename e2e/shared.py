"""One page for many tests: a start of the app costs as much as fifty moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from conftest import watch
from pages import home, ready, resize
from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError


class Shared:
    """A profile that many tests use one after the other."""

    def __init__(self, browser: Browser, address: str, options: dict[str, Any]) -> None:
        self.troubles: list[str] = []
        self.size = options["viewport"]
        context = browser.new_context(reduced_motion="reduce", **options)  # for further tabs too
        context.on("page", lambda page: watch(page, self.troubles))
        self.page = context.new_page()
        ready(self.page, address)

    def tidied(self) -> Page | None:
        """The page at home, with nothing stored and no preference chosen; None if it is beyond that."""
        try:
            for other in self.page.context.pages:
                if other is not self.page:
                    other.close()
            if not resize(self.page, **self.size):
                return None
            home(self.page)  # first, for each preference draws the screen again
            self.page.evaluate(TIDY)
            self.page.emulate_media(color_scheme="light", reduced_motion="reduce")
        except (PlaywrightError, AssertionError):
            return None
        self.troubles.clear()
        return self.page


# Time goes on, where a test had made it stand still, and so does what moves.
TICKING = """(() => {
  if (window.ticking) Date.now = window.ticking;
  if (window.running) Element.prototype.animate = window.running;
})();"""
# The page listens to fields wherever they are, and to other tabs that empty the storage. Tests answer every
# question by themselves, and are no newcomers.
TIDY = """() => {
  TICKING
  const field = document.createElement('input');
  document.body.append(field);
  const fresh = {lang: 'en', theme: 'auto', pace: 'normal', curtain: 'on',
                 motion: 'normal', confirm: 'off', sound: '', forced: '', remarks: ''};
  for (const [name, value] of Object.entries(fresh)) {
    field.dataset.field = `set.${name}`;
    field.value = value;
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
  field.remove();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', {key: null}));
}""".replace("TICKING", TICKING)

_shared: dict[str, Shared] = {}


def shared_page(**options: Any) -> Callable[..., Any]:
    """A fixture: the app at home in a tidied profile that other tests have used before."""
    options = {"viewport": {"width": 1280, "height": 900}, **options}

    @pytest.fixture
    def app(browser: Browser, site: str) -> Iterator[Page]:
        key = repr(options)
        kept = _shared.get(key)
        page = kept.tidied() if kept else None
        if kept is None or page is None:
            kept = _shared[key] = Shared(browser, site, options)
            page = kept.tidied()
            assert page
        yield page
        assert not kept.troubles, "\n".join(kept.troubles)

    return app

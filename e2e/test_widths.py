"""No screen needs to be scrolled sideways: phone, tablet and desktop, English and French, with long names."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pages import go, home, new_match, open_copy, play_on, profile, put, ready, slot_text, until
from playwright.sync_api import Browser, Page, expect

WIDTHS = (360, 768, 1440)
NAMES = ("Wwwwwwwwwwwwwwwwwwwwwwww", "Ragnhild the Far-Travele", "Mmmmmmmmmmmmmmmmmmmmmmmm", "Ö")
OVER = """() => {
  const page = document.scrollingElement;
  if (page.scrollWidth <= innerWidth) return '';
  const reaches = e => e.getBoundingClientRect().right > innerWidth + 1;
  const wide = [...document.querySelectorAll('#app *')].filter(reaches).map(e => e.outerHTML.slice(0, 90));
  return `${page.scrollWidth} pixels in ${innerWidth}: ${wide.slice(0, 3).join(' … ')}`;
}"""


@pytest.fixture(scope="module", params=["en", "fr"])
def app(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Page]:
    with profile(browser, site, locale=request.param) as page:
        yield page


def fits(page: Page, what: str) -> None:
    """At every width, and drawn for it."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_function("width => innerWidth === width", arg=width)
        over = page.evaluate(OVER)
        assert not over, f"{what}: {over}"


def test_screens_around_the_table(app: Page) -> None:
    home(app)
    fits(app, "home")
    match = play_on(new_match(4, 3, NAMES), 3)
    put(app, "long", slot_text(match.at(50), "A name as long as a name of a game can be"))
    put(app, "over", slot_text(match))
    put(app, "bad", "?")
    ready(app)
    fits(app, "home with games")
    app.locator('[data-arg="slot:long"]').click()
    fits(app, "a slot's dialog")
    app.locator('[data-arg="rename:long"]').click()
    fits(app, "rename")
    app.locator("[data-do=escape]").click()
    go(app, "/g/broken")
    expect(app.get_by_role("alert")).to_be_visible()
    fits(app, "a notice")
    app.locator("#slot-bad [data-do=delete]").click()
    fits(app, "a toast")
    go(app, "/new/onboard")
    app.check("#players-4", force=True)
    for seat, name in enumerate(NAMES):
        app.fill(f"#name-{seat}", name)
    app.locator("summary").click()
    fits(app, "new game")
    go(app, "/about")
    fits(app, "about")


def test_the_table(app: Page) -> None:
    for kind, seed in (("visit", 1), ("bet_circle", 2), ("draw_good", 3), ("take", 4)):
        table = open_copy(app, until(play_on(new_match(4, seed, NAMES), seed, 40), kind, seed))
        if table.state().curtain:
            fits(app, "curtain")
            table.lift()
        fits(app, kind)
        for width in WIDTHS:
            app.set_viewport_size({"width": width, "height": 800})
            table.middles(*table.state().actions)
    app.locator("[data-arg=menu]").click()
    fits(app, "menu")
    app.keyboard.press("Escape")
    app.keyboard.press("?")
    fits(app, "help")
    app.keyboard.press("Escape")
    app.locator("[data-do=share]").first.click()
    fits(app, "share")
    app.keyboard.press("Escape")
    app.locator("[data-do=look][data-arg=back]").click()
    fits(app, "looking back")
    go(app, f"/g/{play_on(new_match(4, 5, NAMES), 5).to_link()}")
    fits(app, "the end, from a link")
    app.locator("[data-do=copy]").click()
    fits(app, "the end")

"""No screen needs to be scrolled sideways: phone, tablet and desktop, English and French, with long names."""

from __future__ import annotations

import pytest
from pages import go, new_match, open_copy, play_on, put, resize, slot_text, until
from playwright.sync_api import Page, expect
from shared import shared_page

from longhouse.app.ledger import Result, written
from longhouse.games import GAMES

WIDTHS = (360, 768, 1440)
NAMES = ("Wwwwwwwwwwwwwwwwwwwwwwww", "Ragnhild the Far-Travele", "Mmmmmmmmmmmmmmmmmmmmmmmm", "Ö")
SEATS = ("-", "karl", "jarl", "skald")
RESULTS = [
    Result(f"{game}{n}", game, SEATS[:n], (123, 45, 67, 89)[:n], (0,), "2026-11-16", "")
    for game in GAMES
    for n in (2, 3, 4)
]
OVER = """() => {
  const page = document.scrollingElement;
  if (page.scrollWidth <= innerWidth) return '';
  const reaches = e => e.getBoundingClientRect().right > innerWidth + 1;
  const wide = [...document.querySelectorAll('#app *')].filter(reaches).map(e => e.outerHTML.slice(0, 90));
  return `${page.scrollWidth} pixels in ${innerWidth}: ${wide.slice(0, 3).join(' … ')}`;
}"""


app = shared_page()


@pytest.fixture(params=["en", "fr"])
def page(app: Page, request: pytest.FixtureRequest) -> Page:
    app.select_option("#field-set-lang", request.param)
    return app


def fits(page: Page, what: str) -> None:
    """At every width, and drawn for it."""
    for width in WIDTHS:
        assert resize(page, width, 800), "the browser does not draw the page any more"
        over = page.evaluate(OVER)
        assert not over, f"{what}: {over}"


def test_screens_around_the_table(page: Page) -> None:
    fits(page, "home")
    match = play_on(new_match(4, 3, NAMES), 3)
    long = slot_text(match.at(50), "A name as long as a name of a game can be")
    put(page, {"long": long, "over": slot_text(match), "bad": "?"})
    fits(page, "home with games")
    page.locator('[data-arg="slot:long"]').click()
    fits(page, "a slot's dialog")
    page.locator('[data-arg="rename:long"]').click()
    fits(page, "rename")
    page.locator("[data-do=escape]").click()
    go(page, "/g/broken")
    expect(page.get_by_role("alert")).to_be_visible()
    fits(page, "a notice")
    page.locator("#slot-bad [data-do=delete]").click()
    fits(page, "a toast")
    go(page, "/new/onboard")
    page.check("#players-4", force=True)
    for seat, name in enumerate(NAMES):
        page.fill(f"#name-{seat}", name)
    page.locator("summary").click()
    fits(page, "new game")
    go(page, "/about")
    fits(page, "about")
    page.evaluate(
        """lines => {
          localStorage.setItem(`longhouse:${location.pathname}:record`, lines.join('\\n'));
          dispatchEvent(new StorageEvent('storage', {key: null}));
        }""",
        [written(result) for result in RESULTS],
    )
    for screen in ("daily", "record"):
        go(page, f"/{screen}")
        expect(page.locator("html")).to_have_attribute("data-screen", screen)
        fits(page, screen)


def test_the_table(page: Page) -> None:
    for kind, seed in (("visit", 1), ("bet_circle", 2), ("draw_good", 3), ("take", 4)):
        table = open_copy(page, until(play_on(new_match(4, seed, NAMES), seed, 40), kind, seed))
        if table.state().curtain:
            fits(page, "curtain")
            table.lift()
        fits(page, kind)
        for width in WIDTHS:
            resize(page, width, 800)
            table.middles(*table.state().actions)
    page.locator("[data-arg=menu]").click()
    fits(page, "menu")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    fits(page, "help")
    page.keyboard.press("Escape")
    page.locator("[data-do=share]").first.click()
    fits(page, "share")
    page.keyboard.press("Escape")
    page.locator("[data-do=look][data-arg=back]").click()
    fits(page, "looking back")
    go(page, f"/g/{play_on(new_match(4, 5, NAMES), 5).to_link()}")
    fits(page, "the end, from a link")
    page.locator("[data-do=copy]").click()
    fits(page, "the end")

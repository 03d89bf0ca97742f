"""Nothing to read is cut off or covered: large cards, the bar in large letters, notes; no focus is lost."""

from __future__ import annotations

import pytest
from pages import open_copy, resize
from playwright.sync_api import Page, expect
from positions import asked, game
from shared import shared_page

app = shared_page()

# How far a large card reaches beyond the window, while its card has the focus.
BEYOND = """card => {
  card.focus({preventScroll: true, focusVisible: true});
  const box = card.nextElementSibling.getBoundingClientRect();
  return [box.height > 0, Math.max(0, -box.top, box.bottom - innerHeight, -box.left, box.right - innerWidth)];
}"""
ON_TOP = """toast => {
  const box = toast.getBoundingClientRect();
  return toast.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
QUESTIONS = {"onboard": ("visit", 30), "wikinger": ("place", 30), "gonewild": ("turn", 60)}
LARGER = "() => { document.documentElement.style.fontSize = '200%'; }"
AS_WAS = "() => { document.documentElement.style.fontSize = ''; }"
# Parts of the bar that lie over each other or beyond the window, and a title without room for a word.
BAR = """() => {
  const parts = [...document.querySelector('.bar').children].map(e => e.getBoundingClientRect());
  const title = document.querySelector('.bar-title').getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return parts.some(part => part.left < 0 || part.right > innerWidth) || title.width < 150 ||
    parts.some((a, i) => parts.slice(i + 1).some(b => meet(a, b)));
}"""


@pytest.mark.parametrize(
    "size", [(1280, 900), (1280, 720), (1440, 900), (1024, 768), (768, 1024), (360, 740)]
)
def test_the_large_picture_of_a_hand_card(size: tuple[int, int], app: Page) -> None:
    open_copy(app, asked(game("gonewild", 2), "turn", 60)).lift()
    assert resize(app, *size)
    app.evaluate("scrollTo(0, 0)")
    cards = app.locator(".gw-hand .gw-card").all()
    assert cards
    for card in cards:
        shown, beyond = card.evaluate(BEYOND)
        assert shown
        assert beyond == 0, f"{beyond:.0f} pixels of the picture are beyond the window"


@pytest.mark.parametrize("name", ["onboard", "wikinger", "gonewild"])
def test_the_bar_in_letters_of_twice_the_size(name: str, app: Page) -> None:
    open_copy(app, game(name, 2).at(20)).lift()
    assert resize(app, 360, 740)
    app.evaluate(LARGER)
    try:
        assert not app.evaluate(BAR)
    finally:
        app.evaluate(AS_WAS)


def test_a_note_lies_over_the_dialog(app: Page) -> None:
    app.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_copy(app, game("onboard", 2).at(20)).lift()
    app.locator("[data-do=share]").first.click()
    toast = app.locator(".toast")
    expect(toast).to_be_visible()
    assert toast.evaluate(ON_TOP), "what lies under the dialog can be neither read nor closed"
    toast.get_by_role("button").click()
    expect(toast).to_have_count(0)
    expect(app.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("name", ["onboard", "wikinger", "gonewild"])
def test_the_focus_returns_from_the_explanation_of_a_rule(name: str, app: Page) -> None:
    open_copy(app, asked(game(name, 2), *QUESTIONS[name])).lift()
    choice = app.locator("[data-action][data-rule], [data-rule] [data-action]").last
    action = choice.get_attribute("data-action")
    choice.focus()
    app.keyboard.press("?")
    expect(app.get_by_role("dialog")).to_be_visible()
    app.keyboard.press("Escape")
    expect(app.get_by_role("dialog")).to_have_count(0)
    assert app.evaluate("document.activeElement.dataset.action") == action

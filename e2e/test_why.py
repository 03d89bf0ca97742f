"""A choice that is not possible says why, to whoever points at it or comes by with the Tab key."""

from __future__ import annotations

import pytest
from pages import new_game, new_match, open_copy, play_on, say, until
from playwright.sync_api import Page, expect
from shared import shared_page

from longhouse.engine import Match

FRAMES = """async selector => {
  const seen = new Set();
  for (let i = 0; i < 8; i++) {
    await new Promise(requestAnimationFrame);
    seen.add(document.querySelector(selector).getBoundingClientRect().y);
  }
  return seen.size;
}"""


app = shared_page()


def blocked(match: Match) -> dict[str, str]:
    """The buildings that cannot be chosen now, each with its reason."""
    return {str(action): say(match, why) for action, why in match.refused()}


@pytest.mark.parametrize("by", ["mouse", "focus"])
def test_a_blocked_building_says_why(by: str, app: Page) -> None:
    match = until(play_on(new_match(2, 5), 5, 30), "visit")
    reasons = blocked(match)
    assert reasons
    table = open_copy(app, match)
    table.lift()
    shown = app.locator(".house[data-why]")
    assert sorted(shown.evaluate_all("all => all.map(e => e.dataset.why)")) == sorted(reasons.values())
    why = app.locator("#why")
    expect(why).to_be_empty()
    house = shown.first
    reason = house.get_attribute("data-why") or ""
    if by == "mouse":
        house.hover()
    else:
        house.focus()
    expect(why).to_have_text(reason)
    expect(house).to_have_attribute("aria-disabled", "true")
    assert reason in (house.get_attribute("aria-label") or "")
    turn = table.turn()
    house.click(force=True)
    app.keyboard.press("Enter")
    expect(why).to_have_text(reason)
    assert table.turn() == turn, "what is not possible is not done"
    if by == "mouse":
        app.mouse.move(2, 2)
        app.locator(".bar h1").focus()
        expect(why).to_be_empty()


def test_a_reason_moves_nothing(app: Page) -> None:
    """If it did, the button would slide away from under the mouse, and back, and away again."""
    new_game(app, 2, curtain=False)
    app.evaluate("document.fonts.ready.then(() => true)")
    for name in ("Undo", "Redo", "Restart turn"):
        button = app.locator(f'button[aria-label^="{name}"]')
        before = button.bounding_box()
        button.hover(force=True)
        assert app.evaluate(FRAMES, f'button[aria-label^="{name}"]') == 1, f"{name} flickers"
        assert button.bounding_box() == before
        expect(app.locator("#why")).not_to_be_empty()

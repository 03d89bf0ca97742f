"""Keys alone: a whole game from the home screen to the result, and the focus is never lost."""

from __future__ import annotations

import random

from pages import Table, new_game
from playwright.sync_api import Page, expect
from shared import shared_page

SEED, STEPS = "31", 31  # a short game
app = shared_page()
FOCUSED = """() => {
  const e = document.activeElement;
  return {id: e.id, body: e === document.body, text: e.textContent.trim().slice(0, 80), name: e.name || '',
          act: e.dataset.action || '', ring: e.matches(':focus-visible'),
          why: e.dataset.why || '', inside: !!e.closest('.dialog')};
}"""


def tab_to(page: Page, wanted: str, limit: int = 60) -> None:
    """Press Tab until the element that matches has the focus."""
    for _ in range(limit):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def fill_the_form(page: Page) -> None:
    """Two people, a name each, a seed."""
    expect(page.locator("form[data-do=begin]")).to_be_visible()
    tab_to(page, "[name=players]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#players-2")).to_be_checked()
    for seat, name in enumerate(("Ada", "Bea")):
        tab_to(page, f"#name-{seat}")
        page.keyboard.type(name)
        tab_to(page, f"#field-kind-{seat}")
        page.keyboard.press("Home")
        expect(page.locator(f"#field-kind-{seat}")).to_have_value("person")
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    tab_to(page, "#field-seed")
    page.keyboard.type(SEED)


def test_a_game_by_keyboard_alone(app: Page) -> None:
    page = app
    tab_to(page, '[data-arg="/new/onboard"]')
    page.keyboard.press("Enter")
    fill_the_form(page)
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-screen", "play")

    table, rng, moves = Table(page), random.Random(STEPS), 0
    while not (state := table.state()).over:
        assert state.focus != "body", f"the focus is lost after move {state.turn}"
        if state.curtain:
            tab_to(page, "[data-do=curtain]", limit=1)
            page.keyboard.press("Enter")
            continue
        if moves == 0:  # the question itself is read out first
            tab_to(page, "[data-action]")
        else:
            assert state.choices[0]["focused"], f"the first choice has no focus after move {state.turn}"
            assert page.evaluate(FOCUSED)["ring"], f"the focus is not seen after move {state.turn}"
        for step in range(rng.randrange(min(4, len(state.choices)))):
            page.keyboard.press("ArrowDown" if step % 2 else "ArrowRight")
        chosen = page.evaluate(FOCUSED)
        while chosen["why"]:  # the arrows also lead to what is not possible, to say why
            page.keyboard.press("ArrowLeft")
            chosen = page.evaluate(FOCUSED)
        assert chosen["act"] in state.actions, f"arrows lead away from the choices, to {chosen}"
        page.keyboard.press("Space" if moves % 2 else "Enter")
        moves += 1

    assert page.evaluate(FOCUSED)["body"] is False
    match = table.saved()
    assert len(match.actions) == moves
    assert match.outcome
    expect(page.locator(".end .winner")).to_be_visible()
    tab_to(page, "[data-do=replay]")
    tab_to(page, '[data-do=go][data-arg="/"]')
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-screen", "home")


def test_a_click_leaves_the_focus_at_the_next_choice_without_a_ring(app: Page) -> None:
    table = new_game(app, 2, curtain=False)
    for move in range(1, 4):
        app.locator("[data-action]:visible").first.click()
        expect(app.locator("html")).to_have_attribute("data-turn", str(move))
        state, focused = table.state(), app.evaluate(FOCUSED)
        assert state.choices[0]["focused"], f"the focus is at {focused}"
        assert not focused["ring"], "a ring shows that nobody asked for"


def test_every_choice_is_a_stop_of_the_tab_key(app: Page) -> None:
    table = new_game(app, 2, curtain=False)
    wanted = set(table.state().actions)
    assert wanted
    app.locator(".bar h1").focus()
    for _ in range(40):
        app.keyboard.press("Tab")
        wanted.discard(app.evaluate(FOCUSED)["act"])
    assert not wanted, "Tab passes these by"


def test_tab_stays_in_a_dialog(app: Page) -> None:
    """And Escape closes it, with the focus where it was."""
    new_game(app, 2, curtain=False)
    app.locator(".bar h1").focus()
    tab_to(app, "[data-arg=menu]")
    app.keyboard.press("Enter")
    expect(app.get_by_role("dialog")).to_be_visible()
    inside = app.evaluate(FOCUSED)
    assert inside["inside"], "the focus is in the dialog when it opens"
    for key in ["Tab"] * 14 + ["Shift+Tab"] * 16:
        app.keyboard.press(key)
        focused = app.evaluate(FOCUSED)
        assert focused["inside"] or focused["body"], f"{key} leads out of the dialog, to {focused}"
    app.keyboard.press("Escape")
    expect(app.get_by_role("dialog")).to_have_count(0)
    assert app.evaluate("document.activeElement.dataset.arg") == "menu"
    app.keyboard.press("?")
    expect(app.get_by_role("dialog", name="Keys")).to_be_visible()
    app.keyboard.press("Escape")

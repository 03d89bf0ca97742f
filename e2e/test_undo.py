"""Undo, redo and restart turn, with the limit that the engine computes."""

from __future__ import annotations

from pages import Table, new_game, new_match, say
from playwright.sync_api import Locator, Page, expect
from shared import shared_page

SEED = 3
TWO_GOODS = 7  # the first tokens that are drawn leave a choice, else the app would answer for the person


app = shared_page()


def control(page: Page, name: str) -> Locator:
    """A button beside the board, whether it is off or not."""
    return page.locator(f'.table-side button[aria-label^="{name}"]')


def is_off(button: Locator, reason: str) -> None:
    """The button is off, and says why."""
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_attribute("data-why", reason)
    button.focus()
    expect(button.page.locator("#why")).to_have_text(reason)


def start(app: Page, seed: int = SEED) -> Table:
    return new_game(app, 2, seed=seed, curtain=False)


def test_undo_redo_and_restart(app: Page) -> None:
    match = new_match(2, SEED)
    table = start(app)
    undo, redo, restart = (control(app, name) for name in ("Undo", "Redo", "Restart turn"))
    is_off(undo, say(match, match.undo_limit.reason))
    is_off(redo, "There is nothing to redo.")
    is_off(restart, "Nothing has been decided this turn yet.")

    table.choose("visit jump-any")
    first = table.state().actions[0]
    table.choose(first)
    match.replay(["visit jump-any", first])
    table.agrees(match)

    undo.click()
    match.undo()
    table.agrees(match)
    redo.click()
    match.redo()
    table.agrees(match)
    assert table.saved().actions == match.actions

    restart.click()
    match.undo()
    match.undo()
    table.agrees(match)
    redo.click()
    redo.click()
    match.redo()
    match.redo()
    table.agrees(match)

    app.keyboard.press("u")
    match.undo()
    table.agrees(match)
    app.keyboard.press("r")
    match.redo()
    table.agrees(match)


def test_another_choice_forgets_what_was_undone(app: Page) -> None:
    table = start(app)
    table.choose("visit jump-any")
    control(app, "Undo").click()
    table.choose("visit swap")
    is_off(control(app, "Redo"), "There is nothing to redo.")


def test_a_revelation_is_the_limit(app: Page) -> None:
    match = new_match(2, TWO_GOODS)
    table = start(app, TWO_GOODS)
    draw = app.locator('[data-action="visit draw"]')
    expect(draw).to_have_class("house choice final")
    assert "cannot be undone" in (draw.get_attribute("aria-label") or "")
    table.choose("visit draw")
    match.play("visit draw")
    reason = say(match, match.undo_limit.reason)
    assert reason == "Something hidden has been revealed since."
    is_off(control(app, "Undo"), reason)
    control(app, "Undo").click(force=True)
    app.keyboard.press("u")
    table.agrees(match)

    good = str(match.legal()[0])
    table.choose(good)
    control(app, "Undo").click()  # as far as the limit
    table.agrees(match)
    is_off(control(app, "Undo"), reason)


def test_the_other_persons_move_is_the_limit(app: Page) -> None:
    match = new_match(2, SEED)
    table = start(app)
    while match.actor == 0:
        action = str(match.legal()[0])
        table.choose(action)
        match.play(action)
    table.choose("visit jump-any")
    match.play("visit jump-any")
    assert match.actor == 1
    control(app, "Undo").click()
    match.undo()
    table.agrees(match)
    # The last decision is still one's own to take back, even when the other has the question.
    assert match.undo_limit.to < len(match.actions)
    expect(control(app, "Undo")).not_to_have_attribute("aria-disabled", "true")


def test_practice_lifts_the_limit_against_bots(app: Page) -> None:
    table = new_game(app, 2, bots=(1,), seed=SEED)
    table.choose("visit draw")
    expect(control(app, "Undo")).to_have_attribute("aria-disabled", "true")
    practice = app.get_by_role("button", name="Practice: undo anything")
    practice.click()
    expect(practice).to_have_attribute("aria-pressed", "true")
    control(app, "Undo").click()
    table.agrees(new_match(2, SEED, bots=(1,)))

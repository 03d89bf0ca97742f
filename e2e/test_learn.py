"""Lessons to their end, the rules without losing the game, and the rule of the thing that is pointed at."""

from __future__ import annotations

import re

import pytest
from axe import accessible
from pages import Table, go, new_game, new_match, open_copy, play_on, until
from playwright.sync_api import Page, expect
from shared import shared_page

from longhouse.engine import Match
from longhouse.games import GAMES, offers

app = shared_page()
LEARNT = [game for game in GAMES if offers(game, "guide")]


def step(page: Page) -> int:
    """The number of the step that is shown."""
    text = page.locator(".bar-about").inner_text()
    return int(re.findall(r"\d+", text)[0])


def steps(game: str) -> int:
    guide = GAMES[game].guide
    assert guide is not None
    return len(guide().lesson().steps)


def onward(page: Page, table: Table) -> None:
    """Do what the lesson asks: the highlighted choice, or the button that leads on."""
    here = step(page)
    choice = page.locator(".lesson [data-action]").first
    if choice.count():
        page.mouse.click(*table.middles(choice.get_attribute("data-action") or "")[0])
    else:
        page.locator(".lesson .next").click()
    expect(page.locator(".bar-about")).to_contain_text(f" {here + 1} ")


@pytest.mark.parametrize("game", LEARNT)
def test_a_lesson_to_its_end(app: Page, game: str) -> None:
    app.locator(f'[data-do=go][data-arg="/learn/{game}"]').click()
    table = Table(app)
    expect(app.locator(".bar-about")).to_contain_text("Lesson")
    for _ in range(steps(game) - step(app)):
        onward(app, table)
    app.locator(f'.lesson [data-do=go][data-arg="/now/{game}/taught"]').click()
    expect(app.locator("html")).to_have_attribute("data-screen", "play")
    expect(app.locator("html")).to_have_attribute("data-game", game)


@pytest.mark.parametrize("game", LEARNT)
def test_the_rule_of_a_thing_is_for_everybody(app: Page, game: str) -> None:
    """As the rules and the lessons themselves, which are in the list of screens."""
    go(app, f"/rules/{game}")
    expect(app.locator(".rules-text .figure").first).to_be_visible()
    go(app, f"/learn/{game}")
    onward(app, Table(app))
    app.locator(".lesson [data-rule]").first.evaluate(
        "e => e.dispatchEvent(new KeyboardEvent('keydown', {key: '?', bubbles: true}))"
    )
    expect(app.locator("dialog[open]")).to_be_visible()
    accessible(app, f"a rule of {game}")
    app.keyboard.press("Escape")


def test_a_lesson_is_left_and_taken_up_again(app: Page) -> None:
    go(app, "/learn/onboard")
    table = Table(app)
    again = app.get_by_role("button", name="Start again")
    expect(app.locator(".bar-about")).to_contain_text("Lesson")
    if again.count():  # another test has been here
        again.click()
    expect(app.locator(".bar-about")).to_contain_text(" 1 ")
    for _ in range(4):
        onward(app, table)
    text = app.locator("#prompt .prompt-text").inner_text()
    go(app, "/")
    expect(app.locator("html")).to_have_attribute("data-screen", "home")
    door = app.locator('[data-do=go][data-arg="/learn/onboard"]')
    expect(door).to_have_text("Continue the lesson")
    door.click()
    expect(app.locator("#prompt .prompt-text")).to_have_text(text, use_inner_text=True)
    again.click()
    expect(app.locator(".bar-about")).to_contain_text(" 1 ")


def test_the_rules_are_searched_and_the_game_is_as_it_was(app: Page) -> None:
    table = new_game(app, 2, curtain=False)
    app.evaluate(
        "document.querySelector('[data-action]').dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    table.wait_turn(1)
    app.keyboard.press("?")  # the focus is on a choice of the board
    dialog = app.locator("dialog[open]")
    expect(dialog.locator("[data-do=go]")).to_be_visible()
    app.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    app.get_by_role("button", name="Menu").click()
    app.get_by_role("button", name="Rules of the game").click()
    app.get_by_label("Search the rules").fill("SWAP")
    expect(app.locator(".rules-text mark").first).to_be_visible()
    expect(app.get_by_label("Search the rules")).to_be_focused()
    app.locator(".contents a").first.click()
    expect(app.locator(".rule:focus")).to_be_in_viewport()
    app.get_by_role("button", name="Back to the game").click()
    expect(app.locator("html")).to_have_attribute("data-turn", "1")
    app.go_back()
    expect(app.locator("html")).to_have_attribute("data-screen", "rules")
    app.go_back()
    app.go_back()
    expect(app.locator("html")).to_have_attribute("data-turn", "1")


def test_what_is_this_by_mouse_and_key(app: Page) -> None:
    match = until(play_on(new_match(2, 5), 5, 30), "visit")
    table = open_copy(app, match)
    table.lift()
    turn = table.turn()
    app.get_by_role("button", name="What is this?").click()
    piece = app.locator(".piece.body").first
    box = piece.bounding_box()
    assert box
    app.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    dialog = app.locator("dialog[open]")
    expect(dialog.get_by_role("heading", level=2)).to_have_text("Pieces and shields")
    app.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    blocked = app.locator(".house[data-why]").first
    reason = blocked.get_attribute("data-why") or ""
    blocked.focus()
    app.keyboard.press("?")
    expect(dialog.locator(".notice")).to_have_text(reason)
    dialog.get_by_role("button", name="Read more in the rules").click()
    expect(app.locator(".rule:focus")).to_be_in_viewport()
    assert turn == len(match.actions)


HOLD = """async ([x, y]) => {
  const at = document.elementFromPoint(x, y);
  const finger = {pointerType: 'touch', isPrimary: true, clientX: x, clientY: y};
  const options = {bubbles: true, cancelable: true, ...finger};
  at.dispatchEvent(new PointerEvent('pointerdown', options));
  await new Promise(done => setTimeout(done, 900));
  at.dispatchEvent(new PointerEvent('pointerup', options));
  at.dispatchEvent(new MouseEvent('click', {...options}));
}"""


def test_a_finger_held_on_a_building_reads_its_rule_and_chooses_nothing(app: Page) -> None:
    table = new_game(app, 2, curtain=False)
    (spot,) = table.middles("visit swap")
    app.evaluate(HOLD, spot)
    expect(app.locator("dialog[open]").get_by_role("heading", level=2)).to_have_text("Swap")
    assert table.turn() == 0


def test_a_card_of_the_market_tells_its_rule_and_why_it_cannot_be_had(app: Page) -> None:
    open_copy(app, Match.new("gonewild", 2, 1)).lift()
    app.get_by_role("button", name="What is this?").click()
    favour = app.locator(".gw-favours .gw-card").first
    reason = favour.get_attribute("data-why") or ""
    assert reason
    favour.click()
    dialog = app.locator("dialog[open]")
    expect(dialog.locator(".notice")).to_have_text(reason)
    expect(dialog.locator(".gw-one")).to_be_visible()
    dialog.get_by_role("button", name="Read more in the rules").click()
    expect(app.locator(".rule:focus .gw-one")).to_be_in_viewport()

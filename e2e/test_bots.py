"""One person and three bots, to the end, at once."""

from __future__ import annotations

from pages import Table, new_game
from playwright.sync_api import Page, expect
from shared import shared_page

from longhouse.bots.levels import choose
from longhouse.bots.question import ask_choice

app = shared_page()
SEED = 1
MINE = """() => {
  const html = document.documentElement.dataset;
  return html.over === 'true' || (html.actor === '0' && !!document.querySelector('[data-action]'));
}"""


def test_a_game_against_bots_at_once(app: Page) -> None:
    page = app
    table = new_game(page, 4, names=("Ada",), bots=(1, 2, 3), seed=SEED)
    page.get_by_role("button", name="Menu").click()
    page.select_option("#field-set-pace", "instant")
    page.keyboard.press("Escape")
    page.wait_for_function(MINE)
    while not (state := table.state()).over:
        assert not state.curtain, "one person alone needs no curtain"
        table.quick(state.actions[len(state.actions) // 2])
        page.wait_for_function(MINE)
    expect(page.locator(".end .winner")).to_be_visible()
    bots_chose_what_they_choose_here(table)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("html")).to_have_attribute("data-over", "false")
    expect(page.locator(".onboard")).to_contain_text("Ada")


def bots_chose_what_they_choose_here(table: Table) -> None:
    """A bot's choice depends on nothing but the match: the engine here comes to the same."""
    match = table.saved()
    assert match.outcome
    for number, (action, maker) in enumerate(zip(match.actions, match.makers, strict=True)):
        player = match.seats[maker]
        if player.bot:
            assert choose(ask_choice(match.at(number), player.bot)) == action

"""The curtain: while the device is passed on nothing of the game is on the page, and secrets stay secret."""

from __future__ import annotations

from pages import Table, new_game, new_match, open_copy
from playwright.sync_api import Page, expect
from shared import shared_page

from longhouse.engine import Match

app = shared_page()
NAMES = ("Ada", "Bea")
SEED = 5
PAGE = "document.documentElement.outerHTML.replace(/<script[^]*?<[/]script>/g, '')"


def before_a_bet() -> tuple[Match, str]:
    """A match in which both have a secret already and the actor may bet again, and the circle to bet on."""
    match = new_match(2, SEED, NAMES)
    bettors: set[int | None] = set()
    while len(bettors) < 2 or "visit rebet" not in map(str, match.legal()):
        legal = [str(action) for action in match.legal()]
        if "visit bet" in legal:
            bettors.add(match.actor)
            match.play("visit bet")
            match.play("barrel 1")
            match.play(match.legal()[0])
        else:
            match.play(next(a for a in legal if a not in ("visit rebet", "visit sail", "visit draw")))
    match.play("visit rebet")
    after = match.clone()
    after.play("barrel 2")
    return match, str(after.legal()[0])


def bet(page: Page, match: Match, barrel: str, circle: str) -> tuple[str, str]:
    """Bet, and return the page under the curtain and what the next person then sees."""
    table = open_copy(page, match)
    table.lift()
    table.choose(barrel)
    table.choose(circle)
    state = table.state()
    assert state.curtain and state.actions == []
    expect(page.locator("svg.board, .log, .tray, #why, [data-do=undo]")).to_have_count(0)
    page.keyboard.press("u")
    assert table.state().curtain, "undo would lift it"
    hidden = page.evaluate(PAGE)
    table.lift()
    return hidden, page.evaluate(PAGE)


def test_a_secret_bet_stays_secret(app: Page) -> None:
    match, circle = before_a_bet()
    two, four = (bet(app, match, barrel, circle) for barrel in ("barrel 2", "barrel 4"))
    assert two[0] == four[0], "the curtain does not depend on the value"
    assert two[1] == four[1], "nor does anything that the other person sees"


def test_the_curtain_asks_for_the_next_person(app: Page) -> None:
    table = new_game(app, 2, names=NAMES, seed=SEED)
    bets(table)
    while not (state := table.state()).curtain:
        table.quick(next(action for action in state.actions if "bet" not in action))
    expect(app.get_by_role("heading")).to_have_text(f"Pass the device to {NAMES[state.actor or 0]}")
    app.get_by_role("button", name="Home").click()
    expect(app.locator("html")).to_have_attribute("data-screen", "home")


def test_the_curtain_can_be_switched_off(app: Page) -> None:
    table = new_game(app, 2, names=NAMES, seed=SEED, curtain=False)
    bets(table)
    for _ in range(12):
        state = table.state()
        assert not state.curtain
        table.quick(state.actions[0])


def bets(table: Table) -> None:
    """The one who begins bets in secret."""
    for action in ("visit bet", "barrel 3", "circle 1A"):
        table.quick(action)

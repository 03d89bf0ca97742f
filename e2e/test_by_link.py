"""Play by link: two profiles on two devices, move by move, with a late link and a fork on the way."""

from __future__ import annotations

from axe import accessible
from conftest import NewPage, OpenApp
from pages import Table, go, name_of, new_game, new_match, open_copy, play_on, ready, stored, until
from playwright.sync_api import Page, expect
from shared import shared_page

from longhouse.engine import Match

app = shared_page()
NAMES = ("Ada", "Bea")


def receive(page: Page, link: str) -> None:
    """Open a link that came from somebody, in the page that is open."""
    go(page, link.partition("#")[2])


def link_of(page: Page) -> str:
    """Share the game on the table; the dialog is closed again."""
    if not page.get_by_role("dialog").count():
        page.locator("#prompt").get_by_role("button", name="Send the link").click()
    link = page.locator("#share-url").input_value()
    page.keyboard.press("Escape")
    return link


def turn_of(table: Table, match: Match, seat: int) -> None:
    """Play first choices until somebody else's turn; the page must offer just what the engine allows."""
    while match.actor == seat:
        table.agrees(match)
        action = str(match.legal()[0])
        table.choose(action)
        match.play(action)


def test_a_game_goes_to_and_fro(site: str, app: Page, new_page: NewPage, open_app: OpenApp) -> None:
    here = new_game(app, 2, names=NAMES, seed=51)
    match = here.saved()
    first = match.actor
    assert first is not None
    turn_of(here, match, first)
    app.locator(".bar [data-do=share]").click()
    app.get_by_label("Who plays on this device").select_option(label=NAMES[first])
    link = link_of(app)
    assert link == f"{site}#/g/{match.to_link()}"

    friend = new_page(viewport={"width": 360, "height": 740})
    open_app(friend, link)
    there = Table(friend)
    arrived = friend.get_by_role("region", name="From a link")
    expect(arrived).to_contain_text(f"It is {NAMES[1 - first]}’s move.")
    expect(arrived).to_contain_text("a matter of honour")
    accessible(friend, "a game by link")
    arrived.get_by_role("button", name=f"I am {NAMES[1 - first]}").click()
    old = link
    sides = [(app, here, first), (friend, there, 1 - first)]
    for _ in range(4):  # turns; the other side has just got the link
        sides.reverse()
        page, table, seat = sides[0]
        since = page.get_by_role("region", name="Since your last move")
        expect(since).to_contain_text(name_of(match, 1 - seat))
        since.get_by_role("button", name="OK").click()
        turn_of(table, match, seat)
        expect(table.prompt).to_have_text(f"It is {NAMES[1 - seat]}’s move: send the link on.")
        assert table.state().actions == []
        link = link_of(page)
        assert table.saved().to_link() == match.to_link()
        receive(sides[1][0], link)
        expect(sides[1][0].locator("html")).to_have_attribute("data-turn", str(len(match.actions)))
    assert len(stored(app)) == len(stored(friend)) == 1, "one game on each device"

    receive(app, old)
    arrived = app.get_by_role("region", name="From a link")
    expect(arrived).to_contain_text("This link is old")
    accessible(app, "an old link")
    arrived.get_by_role("button", name="Open my game").click()
    expect(app.locator("html")).to_have_attribute("data-turn", str(len(match.actions)))

    other = match.at(len(match.actions) - 3)
    other.play(next(action for action in other.legal() if action != match.actions[-3]))
    receive(friend, f"#/g/{other.to_link()}")
    expect(friend.get_by_role("region", name="From a link")).to_contain_text(
        f"took a different course after move {len(match.actions) - 3}"
    )
    assert len(stored(friend)) == 1, "nothing was overwritten"


def test_at_the_curtain_the_link_can_be_sent_and_the_seat_survives_a_reload(app: Page) -> None:
    app.set_viewport_size({"width": 360, "height": 740})
    match = until(play_on(new_match(2, 52, NAMES), 52, 40), "visit")
    table = open_copy(app, match)
    actor = name_of(match, match.actor or 0)
    app.get_by_role("button", name=f"Send {actor} the link instead").click()
    expect(app.get_by_label("Who plays on this device")).to_have_value(str(1 - (match.actor or 0)))
    app.keyboard.press("Escape")
    expect(table.prompt).to_have_text(f"It is {actor}’s move: send the link on.")
    table.saved()
    ready(app)
    expect(table.prompt).to_have_text(f"It is {actor}’s move: send the link on.")
    app.locator("#prompt [data-do=share]").click()
    app.select_option("#field-mine", "")
    app.keyboard.press("Escape")
    expect(app.locator("[data-do=curtain]")).to_be_visible()

"""Links: shared, opened by somebody else, written by somebody evil, broken."""

from __future__ import annotations

import pytest
from conftest import NewPage, OpenApp
from pages import Table, go, home, new_game, new_match, open_copy, play_on, ready, say
from playwright.sync_api import Page, expect
from shared import shared_page

from longhouse.engine import CorruptSave, Match
from longhouse.engine.views import known

SHARED = 40  # moves of the game that is shared


app = shared_page()


def test_a_link_opens_in_a_fresh_profile(site: str, app: Page, new_page: NewPage, open_app: OpenApp) -> None:
    page = app
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    match = play_on(new_match(3, 8, ("Ada", "Bea", "Cid")), 8, SHARED)
    open_copy(page, match).lift()
    page.get_by_role("button", name="Share", exact=True).click()
    dialog = page.get_by_role("dialog", name="Share this game")
    link = dialog.locator("#share-url").input_value()
    assert link == f"{site}#/g/{match.to_link()}"
    expect(page.locator(".toast")).to_contain_text("The link has been copied.")
    assert page.evaluate("navigator.clipboard.readText()") == link

    friend = new_page()
    open_app(friend, link)
    table = Table(friend)
    state = table.state()
    assert (state.turn, state.actor, state.actions) == (SHARED, match.actor, [])
    expect(friend.locator(".onboard")).to_contain_text("Cid")
    expect(friend.locator(".log")).to_contain_text("Ada")
    friend.get_by_role("button", name="To the beginning").click()
    expect(table.prompt).to_have_text(f"Looking back: move 0 of {SHARED}.")
    friend.get_by_role("button", name="Back to the present").click()
    assert friend.evaluate("localStorage.length") <= 1, "looking at a game saves none"

    friend.get_by_role("button", name="We all play on this device").click()
    table.lift()
    table.agrees(match)
    action = str(match.legal()[0])
    table.choose(action)
    match.play(action)
    assert table.saved().to_link() == match.to_link()
    home(friend)
    expect(friend.locator(".slot")).to_have_count(1)
    # the link still shows what was shared
    go(friend, link.partition("#")[2])
    expect(friend.locator("html")).to_have_attribute("data-turn", str(SHARED))


def test_a_link_can_be_pasted(app: Page, site: str) -> None:
    match = play_on(new_match(2, 9), 9, 20)
    for text in (f"{site}#/g/{match.to_link()}", f"  {match.to_link()} "):
        home(app)
        app.fill("#link", text)
        app.locator("#link").press("Enter")
        expect(app.locator("html")).to_have_attribute("data-turn", "20")
    home(app)
    app.fill("#link", "https://example.org/")
    app.locator("#link").press("Enter")
    expect(app.get_by_role("alert")).to_be_visible()


EVIL = (
    "<img src=x onerror=a()>",
    '"><script>a()</script>',
    "' onfocus=a() tabindex=0",
    "{seat}{0.__class__} &lt;",
)


def test_hostile_names_are_only_text(app: Page) -> None:
    app.evaluate("() => { window.ran = 0; window.a = () => { window.ran++ } }")
    match = play_on(new_match(4, 10, EVIL), 10)
    assert [player.name for player in match.seats] == list(EVIL)
    for moves in (40, len(match.actions)):
        part = match.at(moves)
        table = open_copy(app, part)
        if table.state().curtain:
            expect(app.locator(".curtain h1")).to_have_text(f"Pass the device to {EVIL[part.actor or 0]}")
            table.lift()
        shown = app.locator("#app").inner_text()
        for name in EVIL:
            assert name in shown
        harmless(app)
    told = match.game.presentation().reason(known(match.outcome))
    expect(app.locator(".winner")).to_have_text(say(match, told))
    home(app)
    expect(app.locator(".slot-name").first).to_have_text(", ".join(EVIL))
    harmless(app)
    app.locator("[data-arg^='slot:']").first.click()
    app.get_by_role("button", name="Rename").click()
    app.fill("#slot-name", '"><img src=x onerror=a()>')
    app.locator("#slot-name").press("Enter")
    expect(app.locator(".slot-name").first).to_have_text('"><img src=x onerror=a()>')
    harmless(app)


def harmless(page: Page) -> None:
    """Nothing that a name brought became markup or ran."""
    assert page.locator("#app img, #app script, #app iframe, #app [onfocus], #app [onerror]").count() == 0
    assert page.evaluate("window.ran") == 0


GOOD = play_on(new_match(2, 11, ("Ada", "Bea")), 11, 30).to_link()
BROKEN = {
    "nothing": "",
    "no link": "hello",
    "cut off": GOOD[:-7],
    "a character changed": GOOD[:20] + ("A" if GOOD[20] != "A" else "B") + GOOD[21:],
    "something added": GOOD + "A",
    "twice": GOOD + GOOD,
    "unknown version": "z" + GOOD[1:],
    "strange signs": "%00%ff../../é☃<b>",
    "very long": "A" * 100_000,
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_link_is_told_in_one_sentence(kind: str, app: Page) -> None:
    payload = BROKEN[kind]
    with pytest.raises(CorruptSave) as caught:
        Match.from_link(payload)
    go(app, f"/g/{payload}")
    alert = app.get_by_role("alert")
    expect(alert).to_be_visible()
    sentence = alert.locator("p").inner_text()
    assert 10 < len(sentence) < 200 and "Traceback" not in sentence and "\n" not in sentence
    if kind != "strange signs":  # some of which the browser takes for its own
        assert sentence == str(caught.value.message)
    expect(app.locator("html")).to_have_attribute("data-screen", "home")
    alert.get_by_role("button", name="OK").click()
    expect(app.get_by_role("alert")).to_have_count(0)
    expect(app.get_by_role("button", name="New game").first).to_be_visible()


def test_a_broken_link_as_the_first_address(site: str, page: Page) -> None:
    ready(page, f"{site}#/g/{BROKEN['cut off']}")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("alert").get_by_role("button", name="OK").click()
    new_game(page, 2, curtain=False).choose("visit swap")
    home(page)
    go(page, "/play/nosuchgame")
    expect(page.get_by_role("alert")).to_have_text("This device has no such game.OK")
    go(page, "/nowhere/at/all")
    expect(page.locator("html")).to_have_attribute("data-screen", "home")

"""A daily voyage from home to its end, shared with a friend; the record that it leaves."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64encode

from axe import accessible
from conftest import NewPage, OpenApp
from pages import Table, go, home, ready
from playwright.sync_api import Page, expect
from shared import shared_page

app = shared_page()

# The first choice, always, until the voyage is over; the bots answer in between.
PLAY = """async () => {
  const html = document.documentElement.dataset;
  for (let step = 0; step < 20000 && html.over !== 'true'; step++) {
    const choice = document.querySelector('.table [data-action]');
    if (choice) choice.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    await new Promise(done => setTimeout(done, 2));
  }
  return html.over;
}"""


def test_a_voyage_its_result_and_the_record(
    app: Page, site: str, new_page: NewPage, open_app: OpenApp
) -> None:
    app.get_by_role("button", name="Today’s voyages").click()
    accessible(app, "daily voyages")
    begin = app.get_by_role("button", name="Begin the voyage: Vikings on Board")
    day, game = str(begin.get_attribute("data-arg")).split("/")
    begin.click()
    table = Table(app)
    assert table.slot() == f"daily-{day}-{game}"
    app.locator("[data-arg=menu]").click()
    app.select_option("#field-set-pace", "instant")
    app.keyboard.press("Escape")
    assert app.evaluate(PLAY) == "true"
    match = table.saved()
    assert match.outcome
    points = match.outcome.scores[0]

    app.locator(".end").get_by_role("button", name="Share the result").click()
    dialog = app.get_by_role("dialog", name="Share the result")
    link = dialog.locator("#share-url").input_value()
    name = urlsafe_b64encode(match.seats[0].name.encode()).decode().rstrip("=")
    told = f"{points}.{int(0 in match.outcome.winners)}.{name}."  # what is to be beaten, and by whom
    assert re.fullmatch(re.escape(f"{site}#/daily/{day}/{game}/{told}") + "[0-9a-f]{8}", link)
    expect(dialog).to_contain_text(f"{points} points")
    app.keyboard.press("Escape")
    app.locator(".end").get_by_role("button", name="Daily voyage").click()
    expect(app.locator(".streak")).to_have_text("1 day in a row.")
    expect(app.locator(".daily")).to_contain_text(f"Your best: {points}")
    accessible(app, "daily voyages, one done")

    ready(app)  # all of it was kept
    app.get_by_role("button", name="Your record").click()
    cells = app.locator(".numbers dd").all_inner_texts()
    assert cells == ["1", "1" if 0 in match.outcome.winners else "0", f"{points}.0", str(points)]
    accessible(app, "the record")
    with app.expect_download() as waiting:
        app.get_by_role("button", name="Export as a file").click()
    games = json.loads(waiting.value.path().read_text())["games"]
    assert [entry["voyage"] for entry in games] == [day]
    app.get_by_role("button", name="Erase the record").click()
    expect(app.locator(".numbers")).to_have_count(0)
    app.locator(".toast").get_by_role("button", name="Undo").click()
    expect(app.locator(".numbers")).to_have_count(1)
    app.go_back()
    expect(app.locator("html")).to_have_attribute("data-screen", "daily")

    friend = new_page(viewport={"width": 360, "height": 740}, locale="fr")
    open_app(friend, link)
    friend.get_by_role("button", name="Prendre la mer").click()
    theirs = Table(friend).saved()
    assert theirs.at(0).digest() == match.at(0).digest()
    assert [player.seed for player in theirs.seats] == [player.seed for player in match.seats]


def test_a_record_that_cannot_be_read_harms_nothing(app: Page) -> None:
    app.evaluate(
        """() => {
          localStorage.setItem(`longhouse:${location.pathname}:record`, 'nonsense');
          dispatchEvent(new StorageEvent('storage', {key: null}));
        }"""
    )
    go(app, "/record")
    expect(app.locator(".notice")).to_contain_text("could not be read")
    home(app)
    expect(app.get_by_role("button", name="Today’s voyages")).to_be_visible()

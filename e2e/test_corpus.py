"""Every link and stored entry that a release has written opens in the browser as it did then."""

from __future__ import annotations

from typing import Any

from pages import home, open_copy, put, say, stored
from playwright.sync_api import Page, expect
from shared import shared_page

from longhouse.engine import Match
from longhouse.engine.limits import MAX_ACTIONS
from tests.corpus import kept

app = shared_page()

# Goes to each address in turn and notes what is on the page then; the app draws before its handler ends.
VISIT = """async addresses => {
  const seen = [];
  for (const address of addresses) {
    await new Promise(done => {
      addEventListener('hashchange', () => setTimeout(done), {once: true});
      location.hash = address;
    });
    const {screen, game, turn, actor, over} = document.documentElement.dataset;
    const text = selector => document.querySelector(selector)?.textContent ?? '';
    const cells = [...document.querySelectorAll('.breakdown tfoot td')];
    const totals = cells.map(cell => Number(cell.textContent)).sort((a, b) => a - b);
    seen.push({screen, game, turn, actor, over, totals,
               winner: text('.winner'), problem: text('[role=alert]')});
  }
  return seen;
}"""


def expected(line: dict[str, Any]) -> dict[str, Any]:
    """What the page must show of a kept match."""
    match = Match.from_link(line["link"])
    outcome = match.outcome
    return {
        "screen": "play",
        "game": line["game"],
        "turn": str(line["count"]),
        "actor": "" if line["actor"] is None else str(line["actor"]),
        "over": "true" if line["actor"] is None else "false",
        "totals": sorted(line["scores"] or []),
        "winner": say(match, match.game.presentation().reason(outcome)) if outcome else "",
        "problem": "",
    }


def test_all_releases_open_in_the_browser(app: Page) -> None:
    """The browser's own Python checks the digest of an entry, and a part of it in a link."""
    lines = kept()
    wanted = [expected(line) for line in lines]
    assert app.evaluate(VISIT, [f"/g/{line['link']}" for line in lines]) == wanted
    home(app)
    entries = {f"old{i}": line["entry"] for i, line in enumerate(lines)}
    put(app, entries)
    assert app.evaluate(VISIT, [f"/play/{slot}" for slot in entries]) == wanted
    home(app)
    assert stored(app) == entries, "looking at a game does not change it"


def test_the_longest_match_opens(app: Page) -> None:
    """A link may hold so many moves and no more; the page replays, draws and saves them all."""
    match = Match.new("gonewild", 4, 5)
    while not match.full:
        match.play(match.legal()[-1])
    table = open_copy(app, match)
    expect(app.locator("html")).to_have_attribute("data-turn", str(MAX_ACTIONS))
    assert table.saved().digest() == match.digest()
    table.lift()
    app.locator("[data-arg=first]").click()
    expect(table.prompt).to_have_text(f"Looking back: move 0 of {MAX_ACTIONS}.")

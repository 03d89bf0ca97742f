"""A whole game for four people at one device, clicked through with the mouse."""

from __future__ import annotations

import pytest
from pages import Table, name_of, new_game, new_match, open_copy, play_on, say
from playwright.sync_api import Page, expect
from shared import shared_page

from longhouse.app.say import speaker
from longhouse.app.telling import began, one_move
from longhouse.engine import Match

app = shared_page()
NAMES = ("Ingrid", "Leif", "Åsa", "Bo")
SEED = 22  # a short game that is decided by the first tie-break


@pytest.mark.parametrize("part", [12, pytest.param(None, marks=pytest.mark.long)])
def test_a_four_seat_game_clicked_to_the_end(part: int | None, app: Page) -> None:
    """The first and the last moves of a game, or all of it."""
    page = app
    plan = play_on(new_match(4, SEED, NAMES), SEED)
    assert plan.outcome and plan.outcome.reason == "tokens"
    table = new_game(page, 4, names=NAMES, seed=SEED)

    match, actions = new_match(4, SEED, NAMES), list(map(str, plan.actions))
    follow(page, table, match, actions[:part])
    if part:
        match = plan.at(len(actions) - part)
        table = open_copy(page, match)
        follow(page, table, match, actions[-part:])
    table.agrees(match)
    assert table.saved().to_link() == plan.to_link()
    shows_the_result(page, plan)
    replays(page, table, plan)


def follow(page: Page, table: Table, match: Match, actions: list[str]) -> None:
    """Make these moves; after each the page and what it reads out agree with the match."""
    for action in actions:
        table.lift()
        table.agrees(match)
        match.play(action)
        table.choose(action)
        said = page.locator("#said, .curtain [aria-live]").inner_text().strip()
        moves = one_move(speaker("en", match), match, len(match.actions) - 1, None)
        told = " ".join(each.text for each in moves)
        assert said[: len(told)] == told, "what is read out"
        counted = said[len(told) :].strip()
        assert counted.startswith("Hide: ") if match.outcome else not counted, "the end is counted aloud"
        if len(match.actions) % 20 == 0:
            assert table.saved().digest() == match.digest()


def shows_the_result(page: Page, match: Match) -> None:
    """Winner, reason, and the points of each seat by source."""
    outcome = match.outcome
    assert outcome
    show = match.game.presentation()
    end = page.get_by_role("region", name="End of the game")
    expect(end.locator(".winner")).to_have_text(say(match, show.reason(outcome)))
    expect(end.locator(".winner")).to_contain_text("level on points, but with more supply tokens")
    heads = end.locator("thead th").all_inner_texts()[1:]
    assert sorted(heads) == sorted(NAMES)
    assert heads[0] == name_of(match, outcome.winners[0])
    seats = [NAMES.index(name) for name in heads]
    totals = end.locator("tfoot td").all_inner_texts()
    assert [int(total) for total in totals] == [outcome.scores[seat] for seat in seats]
    for row, (key, name) in enumerate(show.sources()):
        line = end.locator("tbody tr").nth(row)
        expect(line.locator("th")).to_have_text(say(match, name))
        shown = [int(points) for points in line.locator("td").all_inner_texts()]
        assert shown == [outcome.breakdown[seat][key] for seat in seats]


def replays(page: Page, table: Table, match: Match) -> None:
    """Step through it, run it, and jump from the log to any moment."""
    last = len(match.actions)
    show = match.game.presentation()

    def at(move: int) -> None:
        expect(table.prompt).to_have_text(f"Looking back: move {move} of {last}.")
        progress = show.cover.progress_of(show.cover.mini(match.at(move).view(None)))
        expect(page.locator(".bar-about")).to_have_text(say(match, progress))

    steps = page.get_by_role("toolbar", name="Replay")
    steps.get_by_role("button", name="To the beginning").click()
    at(0)
    expect(page.locator(".end")).to_have_count(0)
    steps.get_by_role("button", name="One move forward").click()
    at(1)
    page.get_by_role("button", name="Show the whole log").click()
    folded = page.locator(f'[data-do=unfold][data-arg="{began(match, 69, match.makers[69])}"]')
    if folded.count():
        folded.click()
    page.locator('.log-line[data-arg="70"]').first.click()
    at(70)
    expect(page.locator(".log-line[aria-current=step]").first).to_have_attribute("data-arg", "70")
    steps.get_by_role("button", name="One move back").click()
    at(69)
    steps.get_by_role("button", name="Replay").click()
    at(71)  # it runs by itself
    steps.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Back to the present").click()
    expect(page.locator(".end .winner")).to_be_visible()
    assert table.turn() == last, "looking back changes nothing"

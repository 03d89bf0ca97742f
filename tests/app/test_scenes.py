"""The scene at the end of a game: it adds up, goes on by taps, and leaves the table as the rules left it."""

from __future__ import annotations

import re
from typing import cast

import pytest

from longhouse.app import messages as ms
from longhouse.app import scenes
from longhouse.app.model import Running, Settings, replace
from longhouse.app.say import looks
from longhouse.app.scenes import CLOSE, LAST, LONGEST, Course, course, rows
from longhouse.app.screens.finale import _ahead
from longhouse.engine import Match, Outcome
from longhouse.games import GAMES
from longhouse.games.onboard.views import View

from ..play import finished
from .fake import Tab

SCENE = 'class="finale"'


def ended(game: str = "onboard", **started: object) -> Tab:
    """A table at which the game has just ended, and whatever there was to be seen before is over."""
    tab = Tab(**started)  # type: ignore[arg-type]
    tab.new_game("person", "karl", game=game)
    while tab.page.attrs["data-over"] == "false":
        tab.play_on(1) if tab.choices else tab.wait("bot")
    running = tab.table.running
    if running is not None:
        tab.model = replace(
            tab.model,
            session=replace(
                tab.model.session, table=replace(tab.table, running=replace(running, staging=None))
            ),
        )
        tab._draw()
    return tab


def end_of(match: Match, **chosen: str) -> Course:
    """The course of nothing but the end."""
    return course(Settings(**chosen), Running(len(match.actions) - 1, None, 0), match)  # type: ignore[arg-type]


def at(tab: Tab) -> Running:
    """The scene that runs."""
    assert tab.table.running is not None
    return tab.table.running


def tap(tab: Tab, after: int = 0) -> None:
    """So many milliseconds after the row began."""
    tab.now = at(tab).at + after - 1000  # every message takes the tab a second
    tab.do("beat")


@pytest.mark.parametrize("game", GAMES)
def test_the_rows_add_up_to_the_result_in_time(game: str) -> None:
    match = finished(game, 3, 4)
    outcome, found = match.outcome, rows(match)
    assert outcome is not None and found
    assert [sum(row.gains[seat] for row in found) for seat in range(3)] == list(outcome.scores)
    times = end_of(match)
    assert times.beats == len(found) + 2 and 0 < times.whole <= LONGEST + CLOSE + LAST <= 12_500
    assert end_of(match, motion="off").whole == 0 and not rows(match.at(3))
    assert end_of(match, pace="slow").whole > times.whole > end_of(match, motion="quick").whole


LANE = re.compile(r"--share:([\d.]+);animation:finale-run (\d+)ms")


def test_in_the_race_who_has_more_runs_longer_and_the_winner_is_told_by_how_much() -> None:
    tab = ended()
    outcome = tab.table.match.outcome
    assert outcome is not None
    lanes = [(float(share), int(runs)) for share, runs in LANE.findall(tab.page.markup)]
    best = max(outcome.scores)
    assert [share for share, _ in lanes] == pytest.approx(
        [score / best for score in outcome.scores], abs=1e-3
    )
    order = sorted(range(len(lanes)), key=lambda seat: outcome.scores[seat])
    assert [lanes[seat][1] for seat in order] == sorted(runs for _, runs in lanes)
    margin = best - sorted(outcome.scores)[-2]
    assert f"{margin} point" in re.search(r'class="finale-ahead">([^<]*)', tab.page.markup)[1]  # type: ignore[index]


@pytest.mark.parametrize(
    ("scores", "near"), [((48, 46, 12), True), ((48, 40), False), ((3, 3), True), ((9, 6), False)]
)
def test_a_close_game_takes_longer_to_tell(scores: tuple[int, ...], near: bool) -> None:
    outcome = Outcome(scores, (0,), "points", tuple({} for _ in scores), "")
    assert scenes.close(outcome) is near


def test_taps_go_from_row_to_row_to_the_winner_and_to_the_table() -> None:
    tab = ended()
    match, number = tab.table.match, len(rows(tab.table.match))
    assert SCENE in tab.page.markup and 'class="winner"' in tab.page.markup, "the result is there already"
    seen = []
    while SCENE in tab.page.markup:
        seen.append(at(tab).beat)
        tap(tab)
    assert seen == list(range(number + 2)) and tab.table.match is match
    assert not re.search('data-do="(beat|scene_over)"', tab.page.markup)


def test_a_tap_goes_on_from_the_row_that_is_seen() -> None:
    tab = ended()
    times = end_of(tab.table.match)
    tap(tab, times.starts[1] + 5)
    assert at(tab).beat == 2
    tab.now += times.whole
    tab.do("log")
    assert SCENE not in tab.page.markup, "it has run its course"


@pytest.mark.parametrize("way", ["scene_over", "escape", "undo"])
def test_every_way_out_leaves_the_table_as_it_is(way: str) -> None:
    tab = ended()
    digest, turn = tab.table.match.digest(), tab.table.turn
    tap(tab)
    if way == "undo":
        tab.do("practice")
    tab.send(ms.Do(way))
    assert SCENE not in tab.page.markup
    if way != "undo":
        assert (tab.table.match.digest(), tab.table.turn) == (digest, turn)


@pytest.mark.parametrize("still", [{"settings": '{"motion": "off"}'}, {"calm": True}])
def test_without_motion_there_is_none(still: dict[str, object]) -> None:
    tab = ended(**still)  # type: ignore[arg-type]
    assert SCENE not in tab.page.markup and tab.table.running is None


def test_when_an_old_game_is_opened_there_is_none() -> None:
    tab = ended()
    session = tab.model.session
    again = replace(tab.table, running=None)
    assert scenes.begun(session, again, again.match).running is None
    assert scenes.beat_now(session, replace(tab.table, cursor=3)) == -1


@pytest.mark.parametrize("still", [{}, {"settings": '{"motion": "off"}'}])
def test_what_is_counted_in_the_end_is_told_to_a_screen_reader_too(still: dict[str, object]) -> None:
    tab = ended(**still)  # type: ignore[arg-type]
    match, said = tab.table.match, tab.table.said
    outcome, view = match.outcome, cast("View", tab.table.match.view(None))
    assert outcome is not None and re.search(r'id="said"[^>]*>([^<]*)', tab.page.markup)[1].strip() == said  # type: ignore[index]
    names = [look.name for look in looks(match, "en")]
    for price, good in zip(view["market"], ("Hide", "Grain", "Metal"), strict=True):
        told = re.search(rf"{good}: {price} points? each\.((?: \w+ \+\d+\.)*)", said)
        assert told is not None, said
        gains = [(names[seat], points[good.lower()]) for seat, points in enumerate(outcome.breakdown)]
        assert told[1] == "".join(f" {name} +{gain}." for name, gain in gains if gain)
    barrels = [points["barrels"] for points in outcome.breakdown]
    if any(barrels):
        won = "".join(f" {names[seat]} +{gain}." for seat, gain in enumerate(barrels) if gain)
        assert said.endswith(f"The barrels that won are turned over.{won}")


def test_nobody_is_so_many_points_ahead_where_points_did_not_decide() -> None:
    for scores in ((4, 7), (7, 7)):
        assert _ahead(Outcome(scores, (0,), "deed", ({}, {})), [0]) is None
    assert _ahead(Outcome((8, 7), (0,), "points", ({}, {})), [1]) is not None

"""Every choice in sight: a sample of what `python3 dev.py bench -- --only sight` measures of whole games."""

from __future__ import annotations

import json
from functools import cache

import pytest
from pages import ready
from playwright.sync_api import Browser
from test_panels import PUT

from bench.pages import Served
from bench.settings import heaviest
from bench.sight import (
    PLAYS,
    SCRIPT,
    SIZES,
    TABLET_ACROSS,
    TOUCH,
    Count,
    Stretch,
    looked,
    played,
    stretches,
)
from longhouse.app import messages as ms
from longhouse.app.model import replace
from longhouse.app.view import Page as Drawn
from longhouse.app.view import view
from longhouse.engine import Match
from longhouse.games import GAMES
from tests.app.fake import Tab

DECISIONS = 6  # of each game in each way to play: the beginning, the middle and the end
SAMPLE = 24  # decisions of a whole game that is looked at
ACROSS = (740, 360)  # a phone held across
ALL = (*SIZES, TABLET_ACROSS)
MOST = 0.02
MOST_ACROSS = 0.1
TOO_SMALL = {
    (360, 740): 0,
    (390, 844): 0,
    (768, 1024): 0.02,
    (740, 360): 0.02,
    TABLET_ACROSS: 0.03,
}  # of choices, for fingers


@cache
def parts(game: str, play: str) -> list[Stretch]:
    """Some decisions of a game."""
    return list(stretches(played(heaviest(game, 4), play), DECISIONS))


@pytest.mark.parametrize("size", ALL, ids=lambda size: f"{size[0]}x{size[1]}")
def test_choices_are_in_sight_or_one_tap_away(site: str, browser: Browser, size: tuple[int, int]) -> None:
    """Games of four; nothing is ever asked without a choice in sight."""
    turn = ALL.index(size)  # at random or as bots play: each game in one way, at the next size in the other
    rows = [(game, PLAYS[(turn + number) % len(PLAYS)]) for number, game in enumerate(GAMES)]
    games = [parts(game, play) for game, play in rows]
    counts = [Count(told) for told in looked(browser, Served(site), size, games)]
    most = MOST_ACROSS if size == ACROSS else MOST
    wrong = [
        f"{game}, {play}: out of sight {count.out:.0%}, nothing in sight {count.none:.0%}, "
        f"sideways {count.sideways:.0%}, under 44 pixels {count.small:.0%}"
        for (game, play), count in zip(rows, counts, strict=True)
        if count.out > most or count.none or count.sideways or count.small > TOO_SMALL.get(size, 1)
    ]
    assert not wrong, "\n".join(wrong)


def drawn(tab: Tab, match: Match) -> Drawn:
    """The table of a match as the person to act sees it."""
    table = replace(tab.table, match=match, viewer=match.actor, curtain=None)
    return view(replace(tab.model, session=replace(tab.model.session, table=table)))


@pytest.mark.parametrize(
    ("size", "layout", "remarks"),
    [
        pytest.param((1024, 768), "wide", False, marks=pytest.mark.long),
        pytest.param((1280, 720), "wide", False, marks=pytest.mark.long),
        ((1280, 720), "wide", True),
        (ACROSS, "low", False),
    ],
    ids=["1024x768", "1280x720", "1280x720 with remarks", "740x360"],
)
def test_whole_games_of_gone_wild_need_no_scrolling(
    site: str, browser: Browser, size: tuple[int, int], layout: str, remarks: bool
) -> None:
    """The fullest tables, seen from the top of the page: all else grows, the window does not.

    With remarks there is one at every question, as if each were the first of its kind.
    """
    touch = size in TOUCH
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
        has_touch=touch,
        is_mobile=touch,
    )
    page, told = context.new_page(), []
    ready(page, site)
    page.evaluate(SCRIPT)
    settings = json.dumps({"curtain": False, "forced": False, "remarks": remarks})
    for players in (2, 4):
        match = whole(players)
        tab = Tab(address=f"/g/{match.at(0).to_link()}", layout=layout, settings=settings)
        tab.send(ms.Do("copy"))
        for number in range(0, len(match.actions), max(1, len(match.actions) // SAMPLE)):
            moment = match.at(number)
            shown = drawn(tab, moment)
            page.evaluate(PUT, {"attrs": dict(shown.attrs), "markup": shown.markup})
            told.append(page.evaluate("legal => sight.look(legal)", [str(one) for one in moment.legal()]))
    context.close()
    count = Count(told)
    assert (count.none, count.sideways) == (0, 0)
    assert count.out <= (MOST_ACROSS if size == ACROSS else MOST), f"{count.out:.1%} of {count.decisions}"


@cache
def whole(players: int) -> Match:
    """A game of people who know what they want."""
    return played(heaviest("gonewild", players), "karl")


# A fold with a choice, which says that it has more, and a place that can be flipped to.
BEHIND = """
  <details id="fold" style="position:absolute;left:200px;top:0"><summary data-choices="5">more</summary>
    <button data-action="near" style="top:40px"></button></details>
  <style>#board[data-place=hand] > * { display: none; }</style>
  <button id="market" data-do="place" data-arg="market" data-choices="1" style="left:300px;top:0"></button>
  <div id="board" data-place="market">
    <button data-action="ware" style="left:300px;top:100px"></button></div>"""


def test_the_judge_is_awake(browser: Browser) -> None:
    """In the window, half out of it, under what stays in place, cut off by its own box, behind a tab."""
    page = browser.new_page(viewport={"width": 400, "height": 400})
    page.set_content("""<body style="margin:0;height:2000px">
      <style>button { position: absolute; left: 0; width: 50px; height: 50px; }</style>
      <button data-action="seen" style="top:0"></button>
      <button data-action="half" style="top:390px"></button>
      <button data-action="below" style="top:900px"></button>
      <div style="position:absolute;top:60px;left:0;width:100px;height:60px;overflow:auto">
        <button data-action="cut" style="top:80px"></button></div>
      <button data-action="covered" style="top:300px"></button>
      <div style="position:fixed;top:290px;left:0;width:200px;height:70px;background:red"></div>
      <button data-action="twice" style="top:800px"></button>
      <button data-action="twice" style="top:200px;width:20px"></button></body>""")
    page.evaluate(SCRIPT)
    legal = ["seen", "half", "below", "cut", "covered", "twice"]
    told = page.evaluate("legal => sight.look(legal)", legal)
    assert (told["hidden"], told["out"], told["none"], told["sideways"]) == (4, 4, False, False)
    assert (told["small"], told["drawn"]) == (1, 7)
    out = "legal => sight.look(legal).out"
    page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", BEHIND)
    assert page.evaluate(out, [*legal, "near"]) == 4, "what lies below is not behind the fold"
    assert not page.evaluate("fold.open"), "it was only tried"
    page.evaluate("fold.open = true; fold.style.top = '1500px'")
    assert page.evaluate(out, ["seen", "near"]) == 1, "it was open already, and its place is out of sight"
    page.evaluate("board.dataset.place = 'hand'")
    assert page.evaluate(out, ["seen", "ware"]) == 0 and page.evaluate("board.dataset.place") == "hand"
    page.evaluate("market.dataset.choices = 9")
    assert page.evaluate(out, legal) == 4, "a number alone leads nowhere"
    page.evaluate("market.style = 'left:200px;top:1000px;width:900px'")
    told = page.evaluate("legal => sight.look(legal)", ["seen", "ware"])
    assert told["out"] == 1 and told["sideways"]
    page.evaluate("scrollTo(0, 1200)")
    assert page.evaluate("legal => sight.look(legal).none", legal)
    page.close()

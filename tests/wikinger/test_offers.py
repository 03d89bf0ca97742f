"""How choices are offered: bids, the boat tile beside the plain boatsman, and what is refused says why."""

from __future__ import annotations

import re

import pytest

from longhouse.engine import Choice, Look
from longhouse.games.wikinger.board import picture, tray
from longhouse.games.wikinger.views import Scene

from .build import Table, table
from .test_auction import auction
from .test_ferrying import harbour

SWITCH = re.compile(r'<details class="wk-by-boat" id="([^"]*)"')
LOOKS = tuple(Look(name, clan, True) for clan, name in enumerate(("Ada", "Bea", "Cid", "Dan")))


def scene(t: Table, hint: str = "", prefix: str = "t") -> Scene:
    """The position as its actor sees it; a prefix of its own keeps older pictures from being taken again."""
    match = t.match
    label = match.game.presentation().label
    view = match.view(match.actor)
    choices = {str(action): Choice(str(label(action, view)), False) for action in match.legal()}
    blocked = {str(action): str(why) for action, why in match.refused()}
    return Scene(view, LOOKS, choices, blocked, str, "wide", prefix, hint)


def offered(markup: str) -> list[str]:
    """The actions that it offers, in order."""
    return re.findall(r'data-action="([^"]*)"', markup)


# -- the auction


def test_the_first_bidder_is_offered_nothing_in_the_place_of_passing() -> None:
    t = auction(gold={"B": 3}, points={"B": 0})
    shown = tray.tray(scene(t))
    assert offered(shown) == ["bid 0", "bid 1", "bid 2", "bid 3"] and ">Bid nothing<" in shown
    t.play("bid 0")
    shown = tray.tray(scene(t))
    assert offered(shown)[:2] == ["pass", "bid 1"] and "Bid nothing" not in shown


def test_who_bid_nothing_is_not_shown_as_passed() -> None:
    t = auction()
    t.play("bid 0", "pass")
    shown = picture.draw(scene(t, prefix="nothing"))
    heads = shown.split('class="player-head"')[1:]
    notes = dict(re.findall(r'title="(\w+)">\1<(?:.*class="note bid">([^<]*)<)?', head)[0] for head in heads)
    assert {name: note for name, note in notes.items() if note} == {
        "Bea": "bids nothing",
        "Cid": "has passed",
    }


@pytest.mark.parametrize(
    ("question", "word"), [("bid", True), ("remove", True), ("lay", False), ("buy", False)]
)
def test_the_empty_wheel_says_when_its_tiles_come(question: str, word: bool) -> None:
    t = table(2, "progress", ask="bid", drawn="noble " * 7 + "scout " * 5 + "warrior")
    for action in ("bid 0", "pass", "remove noble", "lay noble", "lay scout"):
        if t.asked.endswith(question):
            break
        t.play(action)
    assert t.asked.endswith(question)
    assert ("The tiles come once a Viking has been removed." in picture.draw(scene(t))) == word


# -- boatsmen


def test_a_trip_that_must_go_on_shows_its_end_with_the_reason() -> None:
    t = harbour("boatsman noble scout", round=6)
    assert 'data-why="In the last round every boatsman must carry everyone he can."' in tray.tray(scene(t))
    t.play("ferry noble 1")
    shown = tray.tray(scene(t))
    assert 'data-why="In the last round a trip may not end while another Viking could join it."' in shown
    assert "Nobody else on this trip" in shown and not offered(shown)


def test_the_boat_tile_is_used_on_the_board_like_a_plain_boatsman() -> None:
    """Both answers lie on the cell; a switch in the tray says which of them is shown."""
    t = harbour("boatsman noble scout", version="progress", held="boat")
    board, beside = picture.draw(scene(t)), tray.tray(scene(t))
    assert sorted(offered(board)) == sorted(set(t.legal) - {"stop"}) and offered(beside) == ["stop"]
    cells = re.findall(r'<g id="([^"]*)"[^>]*data-action="(\w+) [^>]*class="wk-cell by-(\w+) ', board)
    assert len({ident for ident, _, _ in cells}) == len(cells) == 8, "ids of their own"
    assert all(kind == way for _, kind, way in cells), "the style sheet shows one way at a time"
    assert '<details class="wk-by-boat"' in beside and " open" not in beside


def test_the_switch_is_on_when_the_coach_suggests_the_boat_tile() -> None:
    t = harbour("boatsman noble scout", version="progress", held="boat")
    assert " open" in tray.tray(scene(t, hint="boat noble 1"))
    assert " open" not in tray.tray(scene(t, hint="ferry noble 1"))


def test_a_switch_that_a_person_opened_does_not_hide_the_next_hint() -> None:
    """The browser keeps an element open as long as its id stays."""
    t = harbour("boatsman noble scout", version="progress", held="boat")
    shown = [tray.tray(scene(t, hint=hint)) for hint in ("", "ferry noble 1", "boat noble 1")]
    assert len({SWITCH.findall(beside)[0] for beside in shown}) == 3


def test_the_switch_stays_as_it_is_for_another_hint_of_the_same_kind() -> None:
    t = harbour("boatsman noble scout", version="progress", held="boat")
    shown = [tray.tray(scene(t, hint=hint)) for hint in ("ferry noble 1", "ferry scout 1")]
    assert len({SWITCH.findall(beside)[0] for beside in shown}) == 1


def test_the_switch_does_not_stay_on_for_the_next_boatsman() -> None:
    t = harbour("boatsman boatsman boatsman noble scout", version="progress", held="boat boat")
    first = SWITCH.search(tray.tray(scene(t)))
    t.play("boat noble 1")
    assert "wk-by-boat" not in tray.tray(scene(t)), "he has set out"
    t.play("stop")
    second = SWITCH.search(tray.tray(scene(t)))
    assert first and second and first[1] != second[1]


def test_without_a_boat_tile_there_is_no_switch() -> None:
    assert "wk-by-boat" not in tray.tray(scene(harbour("boatsman noble", version="progress")))
    assert "wk-by-boat" not in tray.tray(scene(harbour("boatsman noble")))


# -- the legend


def test_the_legend_tells_what_the_feast_does_where_there_is_one() -> None:
    basic = picture.signs(scene(table(wheel="0<bo 1<bo")))
    progress = picture.signs(scene(table(version="progress-no-auction", wheel="0<bo 1<bo")))
    assert "spare ones earn 2, missing ones cost 1" in basic
    assert "spare ones earn 2 (3 with the feast), missing ones cost 1" in progress


def test_a_fold_of_higher_bids_that_one_bidder_opened_is_closed_for_the_next() -> None:
    t = auction()
    names = []
    for _ in range(2):
        names += re.findall(r'<details class="more wk-higher" id="([^"]*)"', tray.tray(scene(t)))
        t.play(next(action for action in t.legal if action.startswith("bid ") and action != "bid 0"))
    names += re.findall(r'<details class="more wk-higher" id="([^"]*)"', tray.tray(scene(t)))
    t.play("pass")
    names += re.findall(r'<details class="more wk-higher" id="([^"]*)"', tray.tray(scene(t)))
    assert len(names) == len(set(names)) == 4

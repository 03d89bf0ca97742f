"""Puzzles: found, missed, counted; those that games ship, and those from one's own games."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.ledger import Tried, read, tried_line
from longhouse.app.model import Analysis, Verdict, replace
from longhouse.app.pages import Puzzles, Riddle
from longhouse.app.puzzles import Own, own_line, own_of, promising
from longhouse.app.update import update
from longhouse.engine import BaseView, Markup, Match, Player, Scene
from longhouse.engine.puzzle import Puzzle
from longhouse.games import GAMES, puzzles

from ..play import FOURTH, finished, fourth_shelved
from .fake import Tab

DAY = "2023-11-14"  # of the tests' clock
PERSON = [Player("Ada", 0), Player("", 1, "karl", 7)]


def at(game: str, number: int = 0, **started: object) -> Tab:
    """At one of the puzzles that a game ships."""
    tab = Tab(**started)  # type: ignore[arg-type]
    tab.do("go", "/puzzles")
    tab.do("go", f"/puzzles/{game}/{puzzles(game)[number].id}")
    return tab


def riddle(tab: Tab) -> Riddle:
    """The puzzle that is open."""
    page = tab.model.page
    found: Riddle | None = getattr(page, "riddle", None)
    assert found is not None, page
    return found


def wrong(tab: Tab) -> str:
    """A choice that is not the best."""
    return next(action for action in tab.choices if action != riddle(tab).puzzle.best)


# -- what games ship


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_has_one_best_choice_among_several(game: str) -> None:
    found = puzzles(game)
    assert 8 <= len(found) <= 12 and len({puzzle.id for puzzle in found}) == len(found)
    kinds = set()
    for puzzle in found:
        match = Match.from_link(puzzle.link)
        assert match.game.meta.id == game
        legal = list(map(str, match.legal()))
        assert puzzle.best in legal and len(legal) >= 3 and puzzle.margin >= 0.06
        assert all(action in legal and loss >= puzzle.margin - 0.001 for action, loss in puzzle.rivals)
        view = match.view(match.actor)
        assert view["question"] is not None
        kinds.add(view["question"]["kind"])
    assert len(kinds) >= 3, "a variety of questions"


def test_a_game_need_not_have_puzzles() -> None:
    with fourth_shelved():
        assert puzzles(FOURTH) == ()
        tab = Tab()
        tab.do("go", "/puzzles")
        assert FOURTH not in tab.page.markup
        tab.follow(f"/puzzles/{FOURTH}/x")
        assert "no such puzzle" in tab.page.markup


# -- at a puzzle


@pytest.mark.parametrize("game", GAMES)
def test_the_best_choice_is_found(game: str) -> None:
    tab = at(game)
    match = riddle(tab).match
    assert sorted(tab.choices) == sorted(map(str, match.legal()))
    assert tab.page.attrs["data-turn"] == str(len(match.actions))
    assert "hinted" not in tab.page.markup and 'id="verdict"' not in tab.page.markup
    tab.act(riddle(tab).puzzle.best)
    assert "Found!" in tab.page.markup and "hinted" in tab.page.markup
    assert read(tab.ledger).tried == (Tried(riddle(tab).puzzle.id, game, True, DAY),)


def test_a_wrong_choice_counts_once_and_others_may_be_tried() -> None:
    tab = at("onboard")
    tab.act(wrong(tab))
    assert "Not the best." in tab.page.markup and "hinted" not in tab.page.markup
    assert "lower" in tab.page.markup
    tab.act(riddle(tab).puzzle.best)
    assert "Found!" in tab.page.markup
    assert [one.found for one in read(tab.ledger).tried] == [False] and tab.ledger.count("puzzle ") == 1
    tab.follow("/puzzles/onboard")
    assert "Found: 0 of 1." in tab.page.markup


def test_whoever_asks_for_the_best_has_not_found_it() -> None:
    tab = at("onboard")
    tab.do("show_best")
    assert "The best choice:" in tab.page.markup and "hinted" in tab.page.markup
    assert [one.found for one in read(tab.ledger).tried] == [False]
    tab.act(riddle(tab).puzzle.best)
    assert [one.found for one in read(tab.ledger).tried] == [False]


def test_what_is_not_possible_or_stale_is_no_answer() -> None:
    tab = at("onboard")
    turn = len(riddle(tab).match.actions)
    for message in (ms.Act("x", turn), ms.Act(riddle(tab).puzzle.best, turn + 1)):
        tab.send(message)
        assert not riddle(tab).answer and not tab.ledger


def test_a_puzzle_shows_what_the_seat_sees_and_nothing_else() -> None:
    """The board is drawn from the view of whoever is asked: with other hidden things it is the same."""
    from longhouse.engine import Rng

    from ..conformance.hooks import hooks_of

    for game in GAMES:
        disturb = hooks_of(game).disturb
        if disturb is None:
            continue
        tab = at(game)
        shown, open_now = tab.page.markup, riddle(tab)
        twin = open_now.match.clone()
        assert twin.actor is not None
        twin._state = disturb(twin._state, twin.actor, Rng(3))
        page = Puzzles(game, replace(open_now, match=twin))
        tab.model = replace(tab.model, page=page)
        tab._draw()
        assert tab.page.markup == shown


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_that_of_the_seat_which_is_asked(game: str) -> None:
    tab, seen = at(game), []
    show = GAMES[game].presentation()

    def look(scene: Scene[BaseView]) -> Markup:
        seen.append(scene.view)
        return Markup("")

    with patch.dict(vars(show), {"draw": look}):
        tab._draw()
    match = riddle(tab).match
    assert seen == [match.view(match.actor)]


def test_one_goes_from_puzzle_to_puzzle_and_counts_in_a_row() -> None:
    tab = at("onboard")
    for number in range(2):
        assert riddle(tab).puzzle.id == puzzles("onboard")[number].id
        tab.act(riddle(tab).puzzle.best)
        tab.do("next_puzzle")
    tab.do("go", "/puzzles")
    assert "Found: 2 of 2, the last 2 in a row." in tab.page.markup
    tab.do("go", "/")
    assert "2 in a row" in tab.page.markup


def test_after_the_last_of_a_game_comes_one_of_another() -> None:
    ids = [puzzle.id for puzzle in puzzles("onboard")]
    lines = "\n".join(tried_line(Tried(id, "onboard", True, DAY)) for id in ids[:-1])
    tab = at("onboard", len(ids) - 1, ledger=lines)
    tab.act(riddle(tab).puzzle.best)
    tab.do("next_puzzle")
    assert riddle(tab).match.game.meta.id != "onboard"


def test_a_streak_ends_with_a_puzzle_that_was_missed() -> None:
    found = [True, True, False, True]
    text = "\n".join(tried_line(Tried(str(n), "onboard", was, DAY)) for n, was in enumerate(found))
    assert read(text).row == 1
    assert read(text.rpartition("\n")[0]).row == 0


def test_one_plays_on_in_a_game_of_its_own_that_does_not_count() -> None:
    tab = at("wikinger")
    seat = riddle(tab).match.actor
    tab.do("show_best")
    tab.do("play_on")
    match = tab.table.match
    assert tab.table.slot in tab.storage and tab.table.practice
    assert [not player.bot for player in match.seats] == [n == seat for n in range(match.players)]
    assert match.actor == seat and tab.choices
    assert Tab(tab.storage, tab.address).table.practice, "after the page was opened again"


@pytest.mark.parametrize("where", ["/puzzles/onboard/x", "/puzzles/x/y", "/puzzles/x", "/puzzles/gonewild/"])
def test_an_address_that_names_no_puzzle_leads_to_the_list(where: str) -> None:
    tab = Tab(address=where)
    assert "Puzzles" in tab.page.title and "<h1" in tab.page.markup


def test_the_rule_of_a_thing_can_be_asked_for() -> None:
    tab = at("onboard")
    tab.do("ask")
    assert tab.page.attrs["data-asks"] == "true"
    tab.send(ms.Do("escape"))
    assert "data-asks" not in tab.page.attrs
    tab.do("dialog", "signs")
    assert tab.model.dialog is not None


# -- the record


def test_puzzles_are_no_games_of_the_record() -> None:
    own = own_line(Own("onboard", DAY, puzzles("onboard")[0]))
    text = "\n".join((tried_line(Tried("a", "onboard", True, DAY)), own))
    assert read(text).results == () and read(text).unread == 0 and len(own_of(text)) == 1
    tab = Tab(ledger=text)
    tab.do("go", "/record")
    assert "erase" not in tab.page.markup, "there is nothing but puzzles"


def test_erasing_the_record_keeps_the_puzzles() -> None:
    line = tried_line(Tried("a", "onboard", True, DAY))
    tab = Tab(ledger=f"{line}\nx")
    tab.do("go", "/record")
    tab.do("erase")
    assert tab.ledger == line


@pytest.mark.parametrize(
    "line",
    [
        "riddle x", "riddle []", 'riddle ["onboard"]', 'riddle ["x","2023-11-14","l","b",0.1,[],[],[]]',
        'riddle ["onboard","2023-11-14","l","b",7,[],[],[]]',
        'riddle ["onboard","2023-11-14",5,"b",0.1,[],[],[]]',
        'riddle ["onboard","2023-11-14","l","b",0.1,[3],[],[]]',
        'riddle ["onboard","2023-11-14","l","b",0.1,[],[],[["a"]]]',
        'riddle ["onboard","2023-11-14","l","b",0.1,[],[],[["a",NaN]]]',
    ],
)  # fmt: skip
def test_a_stored_puzzle_that_makes_no_sense_is_none(line: str) -> None:
    assert own_of(line) == ()


def test_a_stored_puzzle_that_cannot_be_opened_is_said_to_be_gone() -> None:
    puzzle = Puzzle("broken", "visit sail", 0.1)
    tab = Tab(ledger=own_line(Own("onboard", DAY, puzzle)))
    tab.do("go", "/puzzles")
    tab.do("go", f"/puzzles/onboard/{puzzle.id}")
    assert "no such puzzle" in tab.page.markup


# -- from one's own games


def analysed() -> tuple[Tab, int, str]:
    """At the end of a game whose analysis is about to end: one choice was clearly the best, and missed."""
    tab = Tab()
    match = finished("onboard", 2, 7, seats=PERSON)
    tab.follow(f"/g/{match.to_link()}")
    tab.do("copy")
    number = next(n for n, maker in enumerate(match.makers) if not maker and len(match.at(n).legal()) > 2)
    best = next(str(action) for action in match.at(number).legal() if action != match.actions[number])
    analysis = Analysis(1, 0, (0,), (("verdict", number),))
    table = replace(tab.table, analysis=analysis)
    tab.model = replace(tab.model, session=replace(tab.model.session, table=table))
    return tab, number, best


def judged(tab: Tab, number: int, best: str, loss: float, margin: float) -> None:
    """The coach answers, without having thought."""
    message = ms.Judged(tab.table.slot, number, 1, best, loss, margin, ("cargo",))
    tab.model, effects = update(tab.model, message, tab.now)
    for effect in effects:
        if not isinstance(effect, fx.Ask):
            tab._carry_out(effect)
    tab._draw()


def test_what_was_clearly_best_becomes_a_puzzle_once_it_was_looked_at_again() -> None:
    tab, number, best = analysed()
    judged(tab, number, best, 0.12, 0.1)
    analysis = tab.table.analysis
    assert analysis is not None and not analysis.done and analysis.plan[-1] == ("check", number)
    assert not own_of(tab.ledger)
    judged(tab, number, best, 0.0, 0.08)
    (own,) = own_of(tab.ledger)
    assert own.puzzle.best == best and own.puzzle.margin == 0.08 and own.puzzle.gains == ("cargo",)
    assert own.puzzle.rivals == ((str(tab.table.match.actions[number]), 0.12),)
    assert "left you 1 puzzle" in tab.page.markup
    tab.do("go", f"/puzzles/onboard/{own.puzzle.id}")
    open_now = riddle(tab)
    assert open_now.own and open_now.match.actor == 0 and len(open_now.match.actions) == number
    assert open_now.match.seats[0].name == "Ada", "it is the game that was played"
    tab.act(best)
    assert "Found!" in tab.page.markup
    tab.do("go", "/puzzles")
    assert "From your games" in tab.page.markup and own.puzzle.id in tab.page.markup


@pytest.mark.parametrize(
    ("other", "loss", "margin"), [(False, 0.0, 0.05), (False, 0.01, 0.09), (True, 0.0, 0.09)]
)
def test_what_is_not_clear_any_more_is_no_puzzle(other: bool, loss: float, margin: float) -> None:
    tab, number, best = analysed()
    judged(tab, number, best, 0.12, 0.1)
    played = str(tab.table.match.actions[number])
    judged(tab, number, played if other else best, loss, margin)
    assert tab.table.analysis is not None and tab.table.analysis.done
    assert not own_of(tab.ledger) and "left you" not in tab.page.markup


def test_a_game_that_goes_on_leaves_no_puzzles() -> None:
    """They would show what is still hidden to whoever else plays at this device."""
    tab, number, best = analysed()
    table = replace(tab.table, match=tab.table.match.at(number + 1))
    tab.model = replace(tab.model, session=replace(tab.model.session, table=table))
    judged(tab, number, best, 0.12, 0.1)
    assert tab.table.analysis is not None and tab.table.analysis.done


def test_ones_own_clear_decisions_are_looked_at_again_the_missed_ones_first() -> None:
    match = finished("onboard", 2, 7, seats=PERSON)
    mine = [number for number, maker in enumerate(match.makers) if not maker][:6]
    other = match.makers.index(1)
    verdicts = [
        Verdict(number, "x", loss, 0.1) for number, loss in zip(mine, (0, 0, 0.1, 0.1, 0.1, 0.1), strict=True)
    ]
    assert promising(match, [*verdicts, Verdict(other, "x", 0.1, 0.2)], (0,)) == mine[2:]
    assert promising(match, [replace(verdicts[0], margin=0.01)], (0,)) == []

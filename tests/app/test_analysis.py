"""A game in hindsight: one's own decisions first, luck apart from them, and the way to play on from there."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from longhouse.app import messages as ms
from longhouse.app.analysis import course, luck, mine, moments, worst
from longhouse.app.model import Analysis, Outlook, Verdict, replace
from longhouse.app.screens.analysis import brought
from longhouse.app.slots import open_slot
from longhouse.engine import Match, Player
from longhouse.games import GAMES

from ..play import finished
from .fake import Tab
from .test_forced import asked_something_forced

PERSON = [Player("Ada", 0), Player("", 1, "karl", 7)]


def analysed(tab: Tab) -> Analysis:
    """The analysis on the screen."""
    assert tab.table.analysis is not None
    return tab.table.analysis


def ended(game: str = "onboard", seats: list[Player] | None = None) -> Tab:
    """At the end of a game of one person against a bot."""
    tab = Tab()
    match = finished(game, 2, 7, seats=seats or PERSON)
    tab.follow(f"/g/{match.to_link()}")
    tab.do("copy")
    return tab


def test_of_a_running_game_only_ones_own_decisions_are_judged() -> None:
    tab = Tab()
    tab.new_game("person", "karl")
    for _ in range(3):
        tab.wait("bot")
        if tab.table.match.actor == 0:
            tab.send(ms.Act(str(tab.table.match.legal()[0]), tab.table.turn))
    tab.wait("bot")
    tab.do("analyse")
    analysis = analysed(tab)
    makers = tab.table.match.makers
    assert analysis.done and {makers[verdict.number] for verdict in analysis.verdicts} == {0}
    assert analysis.reader == 0 and "judge_others" not in tab.page.markup
    assert course(tab.table.match, analysis)[-1][0] == tab.table.turn, "up to now"
    assert "Chances of winning" in tab.page.markup and "play_from" not in tab.page.markup
    tab.do("stop_analysis")
    assert "Chances of winning" not in tab.page.markup


def test_undo_puts_an_analysis_away() -> None:
    """The page crashed: it told of decisions that had been taken back."""
    tab = Tab()
    tab.new_game("person", "karl")
    tab.wait("bot")
    while tab.table.match.actor != 0 or tab.table.turn < 2:
        tab.play_on(1) if tab.choices else tab.wait("bot")
    tab.do("practice")
    tab.do("analyse")
    assert "Chances of winning" in tab.page.markup
    tab.do("undo")
    assert tab.table.analysis is None and tab.model.dialog is None
    tab = ended()
    tab.do("practice")
    tab.do("analyse")
    tab.do("undo")
    assert tab.table.match.outcome is None and tab.table.analysis is None and tab.model.dialog is None


def test_an_analysis_is_not_shown_to_the_next_person() -> None:
    tab = Tab()
    tab.new_game("person", "person", game="gonewild")
    tab.do("curtain")
    tab.play_on(4)
    tab.do("analyse")
    first = analysed(tab).reader
    assert first is not None and first == tab.table.viewer
    while tab.table.viewer == first:
        tab.play_on(1)
    assert tab.table.analysis is None


def test_an_analysis_of_a_running_game_ends_with_it() -> None:
    tab = Tab()
    tab.new_game("person", "karl")
    while tab.table.match.outcome is None:
        tab.play_on(1) if tab.choices else tab.wait("bot")
        if tab.table.analysis is None and tab.table.match.outcome is None:
            tab.do("analyse")
    assert tab.table.analysis is None and "Analyse the game" in tab.page.markup


@pytest.mark.parametrize("game", GAMES)
def test_the_list_is_ones_own_and_the_others_come_on_request(game: str) -> None:
    tab = ended(game)
    tab.do("analyse")
    match, analysis = tab.table.match, analysed(tab)
    assert analysis.done and analysis.seats == (0,) == mine(tab.table)
    assert {match.makers[verdict.number] for verdict in analysis.verdicts} == {0}
    tab.do("judge_others")
    assert {match.makers[verdict.number] for verdict in analysed(tab).verdicts} == {0, 1}
    assert "judge_others" not in tab.page.markup


@pytest.mark.parametrize("game", GAMES)
def test_what_left_no_choice_is_not_judged(game: str) -> None:
    tab = ended(game)
    tab.do("analyse")
    match = tab.table.match
    own = [number for number, maker in enumerate(match.makers) if not maker]
    free = [number for number in own if len(match.at(number).legal()) > 1]
    assert [verdict.number for verdict in analysed(tab).verdicts] == free
    assert len(free) < len(own), "there was such a move"


def test_what_the_app_answered_by_itself_is_not_judged() -> None:
    tab = asked_something_forced("person", "karl")
    tab.wait("forced")
    tab.wait("bot")
    makers = tab.table.match.makers
    forced = {number for number, was in enumerate(tab.table.match.forced) if was and makers[number] == 0}
    assert forced
    tab.do("analyse")
    assert analysed(tab).done and analysed(tab).verdicts
    assert not forced & {verdict.number for verdict in analysed(tab).verdicts}


@pytest.mark.parametrize("game", GAMES)
def test_the_curve_arrives_at_the_result(game: str) -> None:
    tab = ended(game)
    tab.do("analyse")
    match = tab.table.match
    number, shares = course(match, analysed(tab))[-1]
    assert match.outcome is not None and number == len(match.actions)
    assert sum(shares) == pytest.approx(1)
    assert {seat for seat, share in enumerate(shares) if share} == set(match.outcome.winners)
    asked = [number for _, number in moments(match)]
    for k in range(1, len(match.actions)):
        assert (k in asked) or not (match.revealed(k) or match.makers[k] != match.makers[k - 1])


def test_the_worst_decisions_come_first() -> None:
    match = finished("onboard", 2, 7, seats=PERSON)
    numbers = [number for number, maker in enumerate(match.makers) if not maker][:5]
    losses = (0.1, 0.4, 0.001, 0.2, 0.3)
    verdicts = tuple(Verdict(n, "x", loss) for n, loss in zip(numbers, losses, strict=True))
    analysis = Analysis(1, 0, (0,), verdicts=verdicts)
    assert [v.loss for v in worst(analysis, match, (0,), 3)] == [0.4, 0.3, 0.2]
    assert worst(analysis, match, (1,)) == []


class Told(NamedTuple):
    """A tab with an analysis that was made by hand."""

    tab: Tab
    number: int  # of the decision, and of the revelation


def by_hand(change: float) -> Told:
    """The person lost 9 % by a choice, and something was revealed that changed the chances."""
    tab = ended("wikinger")
    match = tab.table.match
    shown = next(n for n in range(5, len(match.actions)) if match.revealed(n))
    number = next(n for n, maker in enumerate(match.makers) if not maker and len(match.at(n).legal()) > 1)
    best = str(match.at(number).legal()[0])
    verdicts = (Verdict(number, best, 0.09, 0.1, ("gold", "islands"), ("supply",)),)
    outlooks = (
        Outlook(0, (0.5, 0.5)),
        Outlook(shown, (0.5, 0.5), (0.5, 0.5)),
        Outlook(shown + 1, (0.5 + change, 0.5 - change)),
    )
    analysis = Analysis(1, 0, (0,), verdicts=verdicts, outlooks=outlooks)
    table = replace(tab.table, analysis=analysis)
    tab.model = replace(tab.model, session=replace(tab.model.session, table=table))
    tab._draw()
    return Told(tab, number)


def test_luck_and_decisions_are_told_apart() -> None:
    tab, _ = by_hand(-0.06)
    assert luck(tab.table.match, analysed(tab), 0)[0].change == pytest.approx(-0.06)
    for text in (
        "This choice cost you 9\N{NO-BREAK SPACE}%",
        "More for gold and most islands, less for supply.",
        "Luck cost you 6\N{NO-BREAK SPACE}%",
        "Decisions that cost you at least 2\N{NO-BREAK SPACE}%: 1.",
        "In all, luck cost you 6\N{NO-BREAK SPACE}%",
    ):
        assert text.replace("\N{NO-BREAK SPACE}", " ") in tab.page.markup.replace("\N{NO-BREAK SPACE}", " ")
    tab, _ = by_hand(0.06)
    assert "Luck brought you 6" in tab.page.markup


@pytest.mark.parametrize("gains", [(), ("nonsense",)])
def test_what_the_better_choice_brings_is_always_told(gains: tuple[str, ...]) -> None:
    """Where no term reached the threshold, there were no words at all."""
    match = finished("onboard", 2, 7, seats=PERSON)
    for costs in ((), ("cargo",)):
        told = brought(match, Verdict(0, "x", 0.09, 0.1, gains, costs))
        assert str(told) == "All in all, it wins more often."
    assert str(brought(match, Verdict(0, "x", 0.09, 0.1, ("cargo",)))).startswith("More for")


def test_one_plays_on_from_a_decision_in_a_copy() -> None:
    tab, number = by_hand(0.0)
    slot, before = tab.table.slot, tab.storage[tab.table.slot]
    tab.do("play_from", str(number))
    assert tab.table.slot != slot and tab.table.turn == number and tab.table.match.actor == 0
    assert tab.storage[slot] == before, "the finished game stays"
    assert open_slot(tab.storage[tab.table.slot]).digest() == tab.table.match.digest()
    assert tab.choices


@pytest.mark.parametrize("where", ["", "x", "-1", "99999", "0" * 12])
def test_no_such_moment_changes_nothing(where: str) -> None:
    tab = ended()
    before = tab.table
    tab.send(ms.Do("play_from", where))
    assert tab.table == before


def test_an_answer_that_nobody_waits_for_is_dropped() -> None:
    tab = ended()
    tab.do("analyse")
    analysis = analysed(tab)
    for message in (
        ms.Judged(tab.table.slot, 0, analysis.request, "x", 0.1),
        ms.Foreseen(tab.table.slot, 0, analysis.request, (0.5, 0.5)),
        ms.Foreseen("other", 0, 99, (0.5, 0.5)),
    ):
        tab.send(message)
    assert analysed(tab) == analysis


def test_bots_alone_are_looked_at_by_a_spectator() -> None:
    tab = ended(seats=[Player("", 0, "karl", 3), Player("", 1, "karl", 7)])
    tab.do("analyse")
    assert analysed(tab).reader is None and analysed(tab).seats == (0, 1)
    assert "<h2>Luck" not in tab.page.markup


def test_the_chances_need_no_more_than_a_reader_knew() -> None:
    """The question that a worker gets has the reader's view, and no other."""
    match = Match.new("gonewild", 2, 5)
    from longhouse.bots.question import ask_odds

    for reader in (0, 1, None):
        assert ask_odds(match, reader).view == match.view(reader)

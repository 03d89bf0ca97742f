"""Honours, best games, levels that are suggested, remarks of bots, voyages compared."""

from __future__ import annotations

import json
import re

import pytest

from longhouse.app import ladder
from longhouse.app import messages as ms
from longhouse.app.figures import by_clan, by_level, by_style
from longhouse.app.honours import earned, of_game
from longhouse.app.i18n import LANGUAGES
from longhouse.app.ledger import (
    BEST,
    Friend,
    Mark,
    Result,
    friend_line,
    kept_line,
    lean,
    mark_line,
    memorable,
    merged,
    read,
    result_of,
    written,
)
from longhouse.app.say import speaker
from longhouse.app.screens import postcard
from longhouse.app.story import story
from longhouse.engine import Match, Player
from longhouse.engine.views import known
from longhouse.games import GAMES

from ..play import FOURTH, finished, fourth_shelved
from .fake import Tab

DAY = "2023-11-14"  # of the tests' clock
ONE = Result("abc", "onboard", ("-", "karl"), (45, 41), (0,), "2026-11-16", "")
FULL = ONE._replace(colour=2, styles=("", "raider"), deeds=("stern", "alone"))


def lines(*results: Result) -> str:
    return "\n".join(map(written, results))


def seated(match: Match, level: str = "karl") -> Match:
    """The match with a person at the first seat and bots at the others."""
    bots = [Player("", seat, level, seat) for seat in range(1, match.players)]
    return match.seated([Player("Ada", 0), *bots])


# -- the ledger


def test_new_lines_are_read_as_they_were_written_and_old_ones_as_before() -> None:
    mark, friend = Mark(DAY, "onboard", "jarl", 38, True), Friend(DAY, "onboard", "Ada of York", 52, False)
    more = (
        kept_line("d", "1abc_-"),
        mark_line(mark),
        friend_line(friend),
        friend_line(friend._replace(name="")),
        friend_line(friend._replace(seal="0a1b2c3d")),
        friend_line(friend._replace(seal="0a1b2c3e", name="")),
    )
    text = "\n".join((written(ONE), written(FULL._replace(id="d")), *more))
    ledger = read(text)
    assert ledger.results == (ONE, FULL._replace(id="d")) and ledger.unread == 0
    assert ledger.links == {"d": "1abc_-"} and ledger.marks == (mark,)
    sealed = (friend._replace(seal="0a1b2c3d"), friend._replace(seal="0a1b2c3e", name=""))
    assert ledger.friends == (friend, friend._replace(name=""), *sealed)
    assert (ONE.colour, ONE.styles, ONE.deeds) == (-1, (), ()) and ONE.margin == 4


@pytest.mark.parametrize(
    "line",
    (
        "> d", "> d 1ab/c", "> d " + "1" * 8001, f"= {DAY} onboard king 3 1", f"= {DAY} chess karl 3 1",
        f"= {DAY} onboard karl x 1", f"& {DAY} onboard 9999999 1 x", f"& {DAY} onboard 3 2 x",
        f"& {DAY} onboard 3 1 {'x' * 25}", f"& {DAY} onboard 3 1 a\u202eb", "& 2026-02-31 onboard 3 1 x",
        f"& {DAY} onboard 3 1:x y",
        written(FULL).replace("2:", "7:"), written(FULL).replace("raider", "baker"),
        written(FULL).replace("stern", "ST<"), written(FULL) + " more",
    ),
)  # fmt: skip
def test_what_makes_no_sense_is_kept_and_not_counted(line: str) -> None:
    text = merged(written(ONE._replace(id="x")), line)
    assert line in text.split("\n")
    found = read(text)
    assert found.unread == 1 and len(found.results) == 1 and not (found.links or found.marks or found.friends)


def test_the_moves_of_the_best_and_of_the_first_with_each_honour_are_kept() -> None:
    results = [FULL._replace(id=f"g{n}", scores=(n, 0), deeds=()) for n in range(40)]
    results[3] = results[3]._replace(deeds=("alone",))
    text = ""
    for result in results:
        text = merged(text, f"{written(result)}\n{kept_line(result.id, '1x')}")
    found = read(text)
    assert len(found.results) == 40
    assert set(found.links) == memorable(found) == {"g3", *(f"g{n}" for n in range(40 - BEST, 40))}
    assert read(lean(text)).results == found.results and not read(lean(text)).links


def test_friends_are_kept_for_few_voyages_and_few_of_them() -> None:
    text = ""
    for n in range(9):
        text = merged(text, friend_line(Friend(DAY, "onboard", f"F{n}", n, True)))
    assert [friend.name for friend in read(text).friends] == ["F0", "F1", "F2", "F3"]
    assert merged(text, text) == text


@pytest.mark.host
def test_a_game_is_kept_with_its_moves_clan_styles_and_deeds() -> None:
    tab = Tab()
    tab.new_game("person", "thrall", "thrall")
    tab.play_on()
    found = read(tab.ledger)
    (result,) = found.results
    match = tab.table.match
    assert result.colour == match.seats[result.seat].colour and len(result.styles) == 3
    assert result.deeds == known(match.game.deeds)().of(match, result.seat)
    assert Match.from_link(found.links[result.id]).digest() == match.digest()
    tab.follow("/record/best")
    tab.do("relive", result.id)
    assert tab.table.playing and tab.table.cursor == 0 and tab.table.turn == len(match.actions)
    again = Tab(ledger=lean(tab.ledger), address="/record/best")
    again.send(ms.Do("relive", result.id))
    assert "The moves of this game are not kept." in again.page.markup


@pytest.mark.host
def test_a_full_storage_is_told_and_the_page_still_knows() -> None:
    tab = Tab()
    tab.new_game("person", "thrall")
    tab.full = True
    tab.play_on()
    assert not tab.ledger and read(tab.model.session.ledger).results
    assert "storage is full" in tab.page.markup
    tab.send(ms.ResultLost("full"))
    assert "your record could not be kept" in tab.page.markup


# -- honours, figures


@pytest.mark.parametrize("lang", tuple(LANGUAGES))
@pytest.mark.parametrize("part", ("", "best", "honours"))
def test_the_parts_of_the_record(lang: str, part: str) -> None:
    text = "\n".join((lines(FULL, FULL._replace(id="d", winners=(1,))), kept_line("abc", "1x")))
    tab = Tab(address=f"/record/{part}" if part else "/record", ledger=text, languages=(lang,))
    assert tab.page.markup.count('aria-current="page"') == 1
    assert ("medal" in tab.page.markup) == (part != "")
    assert ('data-do="relive"' in tab.page.markup) == (part != "")
    assert "<script" not in tab.page.markup
    tab.follow("/record/nonsense")
    assert tab.page.attrs["data-screen"] == "record"


def test_an_honour_tells_when_it_was_earned_and_how_often() -> None:
    ledger = read(lines(FULL, FULL._replace(id="d", day="2026-11-17")))
    found = {honour.deed.id: honour for honour in of_game(ledger, "onboard")}
    assert found["alone"].times == 2 and known(found["alone"].first).day == "2026-11-16"
    assert found["dry"].first is None and found["dry"].times == 0
    assert all(honour.first is None for honour in of_game(ledger, "wikinger"))


def test_the_end_shows_honours_of_a_counted_game_only() -> None:
    match = seated(finished("gonewild", 2, 5))
    result = known(result_of(match, DAY, ""))._replace(deeds=("total",))
    session = Tab(ledger=written(result)).model.session
    assert [(deed.id, first) for deed, first in earned(session, match)] == [("total", True)]
    before = written(result._replace(id="before"))
    session = Tab(ledger=f"{before}\n{written(result)}").model.session
    assert [first for _, first in earned(session, match)] == [False]
    assert earned(Tab().model.session, match) == []
    assert earned(session, finished("gonewild", 2, 5)) == []


def test_figures_by_level_clan_and_style() -> None:
    mixed = FULL._replace(seats=("-", "karl", "jarl"), scores=(1, 2, 3), winners=(2,),
                          styles=("", "raider", "raider"), colour=0)  # fmt: skip
    results = [ONE, FULL, mixed]
    assert by_level(results) == [("karl", 2, 2), ("mixed", 1, 0)]
    assert by_clan(results) == [("0", 1, 0), ("2", 1, 1)], "older lines tell no clan"
    assert by_style(results) == [("raider", 2, 1)], "two of a style count once"


# -- another level


def row(*won: bool, level: str = "karl", game: str = "onboard") -> str:
    return lines(*(ONE._replace(id=f"{level}{n}", game=game, seats=("-", level), winners=(0 if w else 1,))
                   for n, w in enumerate(won)))  # fmt: skip


@pytest.mark.parametrize(
    ("text", "wanted"),
    (
        (row(True), ""),
        (row(True, True), "jarl"),
        (row(False, True, True), "jarl"),
        (row(True, True, False), ""),
        (row(False, False), ""),
        (row(False, False, False), "thrall"),
        (row(True, True, level="skald"), ""),
        (row(False, False, False, level="thrall"), ""),
        (row(True, True, level="jarl") + "\n" + row(True), ""),
        (row(True, True, game="wikinger"), ""),
    ),
)
def test_the_level_that_is_suggested(text: str, wanted: str) -> None:
    step = ladder.suggested(Tab(ledger=text).model.session, "onboard")
    assert (step.level if step else "") == wanted


def test_the_form_offers_it_takes_it_and_hears_that_it_is_not_wanted() -> None:
    tab = Tab(ledger=row(True, True), address="/new/onboard")
    assert "Jarl would give you a harder game" in tab.page.markup
    tab.do("take_level", "onboard/jarl")
    assert tab.model.page.draft.seats[1].bot == "jarl"  # type: ignore[union-attr]
    assert "harder game" not in tab.page.markup
    tab = Tab(ledger=row(True, True), address="/new/onboard")
    tab.do("decline_level", "onboard")
    assert "harder game" not in tab.page.markup
    again = Tab(ledger=row(True, True, True), address="/new/onboard", settings=tab.settings)
    assert "harder game" not in again.page.markup, "the same row of wins goes on"
    later = Tab(ledger=row(True, True, False, True, True), address="/new/onboard", settings=tab.settings)
    assert "harder game" in later.page.markup


def test_the_form_says_who_is_kind_and_who_is_strong() -> None:
    markup = Tab(address="/new/onboard").page.markup
    assert "Bot: Thrall (kind)" in markup and "Bot: Skald (strongest)" in markup


@pytest.mark.host
def test_the_end_offers_a_game_against_the_next_level() -> None:
    tab = Tab(ledger=row(False, False, False))
    tab.new_game("person", "karl")
    match = seated(finished("onboard", 2, 5))
    result = known(result_of(match, DAY, ""))
    tab.send(ms.LedgerRead(row(False, False) + "\n" + lines(result._replace(winners=(1,)))))
    table = changed_table(tab, match)
    assert "Thrall is kinder" in table.page.markup
    table.do("take_level", "onboard/thrall")
    assert {player.bot for player in table.table.match.seats} == {"", "thrall"}
    assert json.loads(table.settings)["level"] == "thrall" and table.table.match.outcome is None


def changed_table(tab: Tab, match: Match) -> Tab:
    """The same tab with another match on its table."""
    from longhouse.app.model import replace

    session = tab.model.session
    assert session.table is not None
    tab.model = replace(tab.model, session=replace(session, table=replace(session.table, match=match)))
    tab.send(ms.Resized("wide"))
    return tab


# -- the picture of the result

ART = {"onboard": "card-board", "wikinger": "wk-man", "gonewild": "#card-b"}


@pytest.mark.host
@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_the_result_shows_the_boards_own_art_and_stands_alone(game: str) -> None:
    from xml.etree import ElementTree

    match = finished(game, 3, 5).seated([Player("<b>&Ada", seat) for seat in range(3)])
    text = postcard.draw(match, story(match), speaker("en", match), DAY, "en")
    ElementTree.fromstring(text)  # a browser reads it as XML, which forgives nothing
    assert ART[game] in text and f'class="game-{game}"' in text and "<b>" not in text
    referred = set(re.findall(r'href="#([^"]+)"', text))
    assert referred <= set(re.findall(r' id="([^"]+)"', text)), "nothing outside is referred to"


def test_a_game_without_such_art_shows_its_emblem() -> None:
    with fourth_shelved():
        match = finished(FOURTH, 2, 5)
        text = postcard.draw(match, None, speaker("en", match), DAY)
        assert GAMES[FOURTH].presentation().keepsake is None and f'class="game-{FOURTH}"' in text


def test_best_games_and_honours_have_an_entry_of_their_own_at_home() -> None:
    entry = Tab().page.markup.partition("<h2>Your record</h2>")[2].partition("</section>")[0]
    for where in ("/record", "/record/best", "/record/honours"):
        assert f'data-arg="{where}"' in entry
    tab = Tab(ledger="\n".join((written(FULL), written(FULL._replace(id="e", deeds=FULL.deeds[:1])))))
    assert f"2 games · {len(FULL.deeds)} honour" in tab.page.markup
    tab.do("go", "/record/best")
    assert tab.address == "/record/best"

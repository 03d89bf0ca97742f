"""The local record: what is counted, once; what is shown; what survives bad data."""

from __future__ import annotations

import json
from functools import cache

import pytest

from longhouse.app import messages as ms
from longhouse.app.calendar import number_of
from longhouse.app.figures import figures, groups
from longhouse.app.i18n import LANGUAGES
from longhouse.app.ledger import Ledger, Result, merged, read, result_of, written
from longhouse.app.model import people
from longhouse.app.slots import is_practice
from longhouse.app.table import make
from longhouse.app.widgets import civil_date
from longhouse.engine import Match
from longhouse.engine.limits import MAX_TEXT
from longhouse.engine.views import known

from .fake import Tab

ONE = Result("abc", "onboard", ("-", "karl", "karl"), (45, 41, 38), (0,), "2026-11-16", "")


def finished(*kinds: str, **options: object) -> Tab:
    tab = Tab(**options)  # type: ignore[arg-type]
    tab.new_game(*(kinds or ("person", "thrall")))
    tab.play_on()
    return tab


@cache
def almost_finished() -> tuple[dict[str, str], str]:
    """What is stored before the last move of a game, and its address."""
    tab = Tab()
    tab.new_game("person", "thrall")
    while tab.page.attrs["data-over"] == "false":
        before = dict(tab.storage)
        tab.play_on(1)
        tab.wait("bot")
    return before, tab.address


def test_a_line_is_read_as_it_was_written() -> None:
    for result in (ONE, ONE._replace(voyage="2026-11-15", winners=(1, 2), scores=(-3, 5, 5))):
        assert read(written(result)).results == (result,)
    assert ONE.won and ONE.points == 45 and ONE.level == "karl"
    assert not ONE._replace(winners=(1,)).won and ONE._replace(seats=("jarl", "-", "karl")).level == "mixed"


@pytest.mark.host  # whole evenings of the app are played in Pyodide by the browser tests
def test_a_finished_game_against_bots_is_counted_once() -> None:
    tab = finished("person", "thrall", "thrall")
    results = read(tab.ledger).results
    match = tab.table.match
    assert [one.scores for one in results] == [known(match.outcome).scores]
    assert results[0].seats == ("-", "thrall", "thrall") and results[0].day == "2023-11-14"
    tab.send(ms.Do("undo"))
    tab.send(ms.Do("redo"))
    tab.send(ms.Do("practice"))
    tab.send(ms.Do("undo"))
    tab.play_on()
    assert read(tab.ledger).results == results
    again = Tab(tab.storage, tab.address, ledger=tab.ledger)
    assert again.table.practice, "as it was left"
    again.send(ms.Do("undo"))
    again.send(ms.Do("practice"))
    again.play_on()
    assert read(again.ledger).results == results


@pytest.mark.host
@pytest.mark.parametrize(
    "kinds", (("person", "person"), ("thrall", "thrall"), ("person", "person", "thrall"))
)
def test_other_tables_are_not_counted(kinds: tuple[str, ...]) -> None:
    assert not finished(*kinds).ledger


@pytest.mark.host
def test_practice_is_not_counted() -> None:
    tab = Tab()
    tab.new_game("person", "thrall")
    tab.do("practice")
    tab.play_on()
    assert tab.table.match.outcome is not None and not tab.ledger


@pytest.mark.host
def test_practice_stays_practice_when_the_page_is_opened_again() -> None:
    tab = Tab()
    tab.new_game("person", "thrall")
    tab.do("practice")
    again = Tab(tab.storage, tab.address, ledger=tab.ledger)
    assert again.table.practice
    again.play_on()
    assert again.table.match.outcome is not None and not again.ledger
    again.do("practice")
    assert not Tab(again.storage, again.address).table.practice


def test_practice_ends_when_a_second_person_takes_a_seat() -> None:
    for field, value in (("seat.1", "person"), ("sits.1", "here")):
        tab = Tab()
        tab.new_game("person", "karl")
        tab.do("practice")
        tab.send(ms.Do("seats"))
        assert tab.table.practice
        tab.send(ms.Typed(field, value))
        assert people(tab.table.match) == [0, 1], field
        assert not tab.table.practice and not Tab(tab.storage, tab.address).table.practice, field


def test_practice_outlasts_a_bot_that_stands_in() -> None:
    tab = Tab()
    tab.new_game("person", "karl")
    tab.do("practice")
    tab.send(ms.Do("seats"))
    for value in ("thrall", "person"):
        tab.send(ms.Typed("seat.0", value))
        assert tab.table.practice, value


def test_practice_is_switched_without_disturbing_a_bot_that_thinks() -> None:
    tab = Tab()
    tab.new_game("person", "karl")
    while not tab.table.request:
        tab.play_on(1)
    request, turn = tab.table.request, tab.table.turn
    tab.do("practice")
    assert (tab.table.practice, tab.table.request, tab.table.turn) == (True, request, turn)
    assert is_practice(tab.storage[tab.table.slot])


def test_a_new_game_in_the_slot_of_a_practice_counts() -> None:
    tab = Tab()
    tab.new_game("person", "thrall")
    tab.do("practice")
    table = tab.table
    session, _ = make(tab.model.session, table.match.at(0), table.slot)
    assert session.table is not None and session.table.slot == table.slot and not session.table.practice


@pytest.mark.host
def test_a_finished_game_from_a_link_or_a_file_is_not_ones_own() -> None:
    match = finished().table.match
    tab = Tab(address=f"/g/{match.to_link()}")
    tab.do("copy")
    tab.send(ms.FileRead(match.to_json()))
    assert not tab.ledger


def test_the_figures_add_up() -> None:
    results = [
        ONE,
        ONE._replace(id="d", winners=(1,), scores=(30, 41, 38)),
        ONE._replace(id="e", seats=("karl", "-"), scores=(1, 2), winners=(0, 1)),
        ONE._replace(id="f", game="wikinger"),
    ]
    found = groups(results)
    assert list(found) == [("onboard", 2, "karl"), ("onboard", 3, "karl"), ("wikinger", 3, "karl")]
    assert figures(found["onboard", 3, "karl"]) == (2, 1, 37.5, 45)
    assert figures(found["onboard", 2, "karl"]) == (1, 1, 2.0, 2)


@pytest.mark.parametrize("lang", tuple(LANGUAGES))
def test_the_screen_shows_them_and_says_the_rule(lang: str) -> None:
    text = "\n".join(map(written, (ONE, ONE._replace(id="d", scores=(30, 41, 38), winners=(1,)))))
    tab = Tab(address="/record", ledger=text, languages=(lang,))
    assert tab.page.attrs["data-screen"] == "record"
    for cell in ("2", "1", "37.5" if lang == "en" else "37,5", "45"):
        assert f"<td>{cell}</td>" in tab.page.markup
    assert {"fr": "Sont comptées", "de": "Gezählt werden"}.get(lang, "are counted") in tab.page.markup
    tab.do("go", "/")
    tab.do("go", "/record")
    assert tab.address == "/record"


def test_export_holds_everything() -> None:
    tab = Tab(address="/record", ledger=written(ONE))
    tab.do("export_record")
    data = json.loads(tab.downloads[0].text)
    assert data["games"][0]["scores"] == [45, 41, 38] and data["games"][0]["won"] is True
    assert tab.downloads[0].name == "longhouse-record-2023-11-14.json"


def test_erasing_can_be_undone_and_loses_nothing_that_came_since() -> None:
    tab = Tab(address="/record", ledger=written(ONE))
    tab.do("erase")
    assert tab.ledger == "" and "Nothing yet" in tab.page.markup
    later = written(ONE._replace(id="later"))
    tab.send(ms.LedgerRead(later))
    tab.do("unerase")
    assert {one.id for one in read(tab.ledger).results} == {"abc", "later"}


BAD = (
    "?",
    "a b c d e f g",
    "\x00\n[[[[",
    written(ONE).replace("onboard", "chess"),
    written(ONE).replace("2026-11-16", "2026-02-30"),
    written(ONE).replace("45", "9" * 30),
    written(ONE).replace("45", "٤٥x"),
    written(ONE)[:-4],
    written(ONE).replace("-,karl,karl", "karl,karl"),
    written(ONE).replace("-,karl", "-,<b>"),
    "x" * 2_000_000,
)


@pytest.mark.parametrize("bad", BAD, ids=range(len(BAD)))
def test_what_cannot_be_read_is_told_kept_and_not_counted(bad: str) -> None:
    tab = Tab(address="/record", ledger=bad)
    assert "could not be read" in tab.page.markup and "<b>" not in tab.page.markup
    before, address = almost_finished()
    tab = Tab(dict(before), address, ledger=bad)
    tab.play_on()
    assert bad in tab.ledger and tab.ledger != bad
    if len(bad) < 1000:
        assert len(read(tab.ledger).results) == 1


def test_a_text_that_is_too_long_counts_as_one_line_that_cannot_be_read() -> None:
    lines = "\n".join([written(ONE)] * 2)
    assert read(lines).results == (ONE,) and read(lines).unread == 0
    assert read(lines + " " * MAX_TEXT) == Ledger(unread=1)


def test_two_tabs_add_to_one_record() -> None:
    first, second = written(ONE), written(ONE._replace(id="other"))
    assert merged(merged("", first), second) == f"{first}\n{second}"
    assert merged(first, first) == first


def test_setup_makes_the_id_not_the_moves() -> None:
    def played(seed: int, first: int) -> str:
        match = Match.new("onboard", 2, seed, seats=[{}, {"bot": "thrall"}])
        match.play(match.legal()[first])
        while match.actor is not None:
            match.play(match.legal()[0])
        result = result_of(match, "2026-11-16", "")
        assert result is not None
        return result.id

    assert played(1, 0) == played(1, 1) != played(2, 0)


def test_days_are_counted_through_leap_years() -> None:
    for number in range(-800, 80_000, 37):
        assert number_of(civil_date(number * 86_400_000, 0)[:10]) == number
    for day in ("", "2023-02-29", "2023-13-01", "2023-1-1", "x2023-01-01", "2023-00-10", "٢٠٢٣-01-01"):
        assert number_of(day) is None

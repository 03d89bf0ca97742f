"""How long the browser keeps games is said once, to those whom it concerns."""

from __future__ import annotations

import pytest

from longhouse.app import messages as ms

from .fake import Tab
from .test_bundle import entry

WEEK, ASKS = "seven days", "it will ask you"


def tab(how: str, settings: str = "") -> Tab:
    found = Tab({"one": entry("onboard", 1, 3)}, settings=settings)
    found.send(ms.Lasts(how))
    return found


def test_in_safari_it_is_said_once() -> None:
    page = tab("week")
    assert WEEK in page.page.markup and 'data-do="export_all"' in page.page.markup
    page.send(ms.Do("told_lasts"))
    assert WEEK not in page.page.markup
    again = tab("week", settings=page.settings)
    assert WEEK not in again.page.markup


def test_firefox_asks_only_when_the_person_wants_it_and_only_once() -> None:
    page = tab("asks")
    assert ASKS in page.page.markup and page.asked_to_keep == 0
    page.send(ms.Do("keep_games"))
    assert page.asked_to_keep == 1 and ASKS not in page.page.markup
    assert ASKS not in tab("asks", settings=page.settings).page.markup


def test_not_now_is_an_answer_too() -> None:
    page = tab("asks")
    page.send(ms.Do("told_lasts"))
    assert page.asked_to_keep == 0 and ASKS not in tab("asks", settings=page.settings).page.markup


@pytest.mark.parametrize("how", ["week", "asks"])
def test_who_has_no_games_is_not_told(how: str) -> None:
    page = Tab()
    page.send(ms.Lasts(how))
    assert WEEK not in page.page.markup and ASKS not in page.page.markup
    assert 'data-do="export_all"' not in page.page.markup


def test_where_things_are_kept_nothing_is_said() -> None:
    page = tab("")
    assert WEEK not in page.page.markup and ASKS not in page.page.markup
    assert 'data-do="export_all"' in page.page.markup


def test_where_nothing_can_be_saved_that_is_what_is_said() -> None:
    page = tab("week")
    page.send(ms.SaveFailed("one", "forbidden"))
    assert WEEK not in page.page.markup


@pytest.mark.parametrize("stored", ['{"told_lasts": 1}', '{"told_lasts": "yes"}', "{}"])
def test_odd_settings_say_it_again(stored: str) -> None:
    assert WEEK in tab("week", settings=stored).page.markup

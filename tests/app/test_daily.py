"""The daily voyage: the same for everybody, kept apart, counted by day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from longhouse.app import daily, voyages
from longhouse.app import messages as ms
from longhouse.app.ledger import Ledger, Result, read, seal_of
from longhouse.engine import Match
from longhouse.games import GAMES

from .fake import Tab

DAY = "2023-11-14"  # of the tests' clock


def ended(voyage: str, day: str = "", game: str = "onboard", points: int = 40) -> Result:
    return Result(f"{voyage}{game}", game, ("-", "karl"), (points, 30), (0,), day or voyage, voyage)


def sailing(game: str = "onboard", **options: object) -> Tab:
    tab = Tab(**options)  # type: ignore[arg-type]
    tab.do("go", "/daily")
    tab.do("sail", f"{DAY}/{game}")
    return tab


def test_everybody_gets_the_same_voyage_and_each_day_and_game_another() -> None:
    seeds = {daily.setup(day, game).seed for day in ("2026-11-16", "2026-11-17") for game in GAMES}
    assert len(seeds) == 2 * len(GAMES)
    # written down, for it must stay the same on every device and in every release
    assert daily.setup("2026-11-16", "onboard").seed == 8487374913491355
    for game in GAMES:
        match = daily.setup("2026-11-16", game, "Ada")
        assert [player.bot for player in match.seats] == ["", "karl", "karl"]


def test_a_voyage_keeps_the_rules_of_its_day() -> None:
    """Who sails an old one again, or opens a friend's result, has the same rules as on its day."""
    for game_id, game in GAMES.items():
        assert daily.setup(DAY, game_id).rules == 1
        for version, day in enumerate(game.meta.renewed, 2):
            assert daily.setup(day, game_id).rules == version
            assert daily.setup(day_before(day), game_id).rules == version - 1
        assert daily.setup("2999-01-01", game_id).rules == game.meta.rules


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


@pytest.mark.host
def test_a_voyage_from_home_to_its_result() -> None:
    tab = sailing()
    assert tab.address == f"/play/daily-{DAY}-onboard"
    assert "Practice" not in tab.page.markup
    tab.play_on(5)
    tab.do("go", "/")
    assert f"Daily voyage of {DAY}" in tab.page.markup
    tab.do("go", "/daily")
    assert "Continue" in tab.page.markup
    tab.do("sail", f"{DAY}/onboard")
    assert tab.table.turn >= 5
    tab.play_on()
    found = read(tab.ledger).results
    assert [(one.voyage, one.day) for one in found] == [(DAY, DAY)]
    tab.do("share_voyage", f"{DAY}/onboard")
    link = tab.copied[-1]
    points = found[0].points
    told = voyages.code(points, found[0].won, "", seal_of(found[0]))
    assert link == f"https://example.org/#/daily/{DAY}/onboard/{told}"
    tab.do("copy_text")
    assert str(found[0].points) in tab.copied[-1] and DAY in tab.copied[-1]
    assert "all its secrets" not in tab.page.markup, "the link holds no game"
    tab.send(ms.Do("escape"))
    tab.do("go", "/daily")
    assert f"Your best: {found[0].points}" in tab.page.markup and "1 day in a row" in tab.page.markup


def test_a_friend_sails_the_same_voyage() -> None:
    ours = sailing()
    friend = Tab(address=f"/daily/{DAY}/onboard")
    assert friend.page.markup.count('data-do="sail"') == 1
    friend.do("sail", f"{DAY}/onboard")
    assert friend.table.match.at(0).digest() == ours.table.match.at(0).digest()
    seeds = [[player.seed for player in tab.table.match.seats] for tab in (ours, friend)]
    assert seeds[0] == seeds[1], "and the bots are the same"


@pytest.mark.host  # whole evenings of the app are played in Pyodide by the browser tests
def test_the_first_result_counts() -> None:
    tab = sailing()
    tab.play_on()
    first = tab.ledger
    tab.do("go", "/")
    tab.do("dialog", f"slot:daily-{DAY}-onboard")
    tab.do("delete", f"daily-{DAY}-onboard")
    tab.do("go", "/daily")
    assert "Sail again" in tab.page.markup
    tab.do("sail", f"{DAY}/onboard")
    tab.play_on()
    assert tab.ledger == first


@pytest.mark.parametrize(
    "where", ("2999-01-01", "2023-02-30", "x", "2023-11-17", f"{DAY}/chess", "/chess", "2023-11-14/")
)
def test_a_strange_address_leads_to_today(where: str) -> None:
    tab = Tab(address=f"/daily/{where}")
    assert tab.page.attrs["data-screen"] == "daily"
    assert tab.page.markup.count('data-do="sail"') == len(GAMES)
    assert f'data-arg="{DAY}/onboard"' in tab.page.markup


def test_yesterday_and_the_tomorrow_of_others_can_be_sailed() -> None:
    for day in ("2023-11-01", "2023-11-15"):
        tab = Tab(address=f"/daily/{day}/wikinger")
        tab.do("sail", f"{day}/wikinger")
        assert isinstance(tab.table.match, Match) and tab.address == f"/play/daily-{day}-wikinger"


def test_the_date_is_that_of_the_device() -> None:
    late = Tab(address="/daily", timezone=12 * 60)
    assert "2023-11-15" in late.page.markup


# -- days in a row


def row(today: str, *results: Result) -> int:
    return daily.streak(Ledger(results), today)


def test_days_in_a_row() -> None:
    days = [ended(f"2026-11-{day:02d}") for day in (10, 11, 12, 14, 15)]
    assert row("2026-11-15", *days) == 2 and row("2026-11-16", *days) == 2
    assert row("2026-11-17", *days) == 0
    assert row("2026-11-15", *days, ended("2026-11-13")) == 6
    assert row("2026-11-15") == 0
    two = (ended("2026-11-15"), ended("2026-11-15", game="wikinger"))
    assert row("2026-11-15", *two) == 1, "two voyages of a day are one day"


def test_an_old_voyage_mends_no_row() -> None:
    days = (ended("2026-11-13"), ended("2026-11-14", day="2026-11-20"), ended("2026-11-15"))
    assert row("2026-11-15", *days) == 1
    night = (ended("2026-11-14", day="2026-11-15"), ended("2026-11-15"))
    assert row("2026-11-15", *night) == 2, "begun before midnight"


def test_a_clock_set_back_breaks_nothing() -> None:
    days = [ended(f"2026-11-{day:02d}") for day in (13, 14, 15)]
    for today in ("2026-11-14", "2026-11-10", "2020-01-01"):
        assert row(today, *days) == 3
    assert row("2026-11-15", *days, ended("2031-01-01")) == 3, "nor does a date from a wrong clock"
    tab = Tab(address="/daily", ledger="\n".join(map(_line, days)))
    assert "3 days in a row" in tab.page.markup, "the tests' clock is years behind"


def _line(result: Result) -> str:
    from longhouse.app.ledger import written

    return written(result)

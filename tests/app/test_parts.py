"""Parts of the app by themselves, with figures made by hand."""

from __future__ import annotations

from typing import Any

import pytest

from longhouse.app import messages as ms
from longhouse.app.answers import read_answer
from longhouse.app.boot import WORDS, told
from longhouse.app.calendar import number_of
from longhouse.app.daily import streak, voyage_of
from longhouse.app.effects import Ask
from longhouse.app.i18n import LANGUAGES, choose_language, read_po, translator
from longhouse.app.ledger import Ledger, Result, read
from longhouse.app.rooms.rules import figure
from longhouse.app.screens.plot import curves, height, low, scale
from longhouse.app.screens.postcard import wrapped
from longhouse.app.slots import relation
from longhouse.bots.question import ask_choice, ask_hint, ask_odds, ask_verdict
from longhouse.engine import Match, Message, Seat

from ..play import finished
from .fake import Tab

# -- the plot


@pytest.mark.parametrize(
    ("points", "grid", "bottom"),
    [
        (((0, 0), (0, 0)), (1, 1), 0),
        (((0, 0), (5, 3)), (5, 1), 0),
        (((0, 0), (6, 3)), (6, 2), 0),
        (((0, 0), (11, 3)), (15, 5), 0),
        (((0, 0), (40, 51)), (60, 20), 0),
        (((0, -3), (4, 0)), (4, 2), -4),
        (((0, 0), (-7, -12)), (5, 5), -15),
        (((0, 0), (9000, 0)), (9000, 1000), 0),
    ],
)
def test_the_grid_has_round_numbers_and_room_for_every_point(
    points: tuple[tuple[int, ...], ...], grid: tuple[int, int], bottom: int
) -> None:
    assert scale(points) == grid and low(points) == bottom


def test_points_lie_between_the_top_and_the_bottom_of_the_grid() -> None:
    points = ((0, -3), (4, 0))
    assert [height(value, points, 10, 80) for value in (4, 2, 0, -4)] == [10, 30, 50, 90]


def test_a_line_has_a_corner_where_points_are_gained_and_ends_at_the_end() -> None:
    match = Match.new("onboard", 2, 7)
    drawn = curves(match, ((0, 0), (0, 0), (4, 0), (4, 0), (4, 0)), (100, 10, 40, 80))
    assert 'points="100.0,90.0 120.0,90.0 120.0,10.0 140.0,10.0 140.0,10.0"' in drawn
    assert 'points="100.0,90.0 140.0,90.0 140.0,90.0"' in drawn
    assert drawn.index('class="course clan-0"') < drawn.index('class="course clan-1"')
    assert drawn.count('fill="none"') == 2 and 'stroke-dasharray="9 4"' in drawn


def test_lines_of_text_are_broken_between_words() -> None:
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert wrapped("one two three", 6) == ["one", "two", "three"]
    assert wrapped("a abcdefgh", 5) == ["a", "abcd…"] and wrapped("abcde", 5) == ["abcde"]


# -- versions of a match


def test_two_versions_of_a_match_are_compared_by_their_actions() -> None:
    whole = finished("onboard", 2, 7, most=6)
    other = whole.at(4)
    other.play(next(action for action in other.legal() if action != whole.actions[4]))
    assert relation(whole, whole.clone()) == "same"
    assert relation(whole.at(3), whole) == "newer" and relation(whole, whole.at(3)) == "older"
    assert relation(whole, other) == "forked" and relation(other, whole) == "forked"
    assert relation(whole, finished("onboard", 2, 8, most=6)) == "different"
    assert relation(Match.new("onboard", 2, 7), Match.new("wikinger", 2, 7)) == "different"


# -- answers of bots and of the coach


def asked(kind: str) -> Ask:
    """A question of that kind."""
    match = Match.new("onboard", 2, 7, seats=[{"bot": "karl"}, {"bot": "karl", "colour": 1}])
    action = match.legal()[0]
    questions = {
        "choice": ask_choice(match), "hint": ask_hint(match), "verdict": ask_verdict(match, action),
        "odds": ask_odds(match, 0),
    }  # fmt: skip
    return Ask("slot", 9, questions[kind])


def test_answers_become_messages() -> None:
    hint = {"choices": [{"action": "visit add", "gains": ["ships", "bets"], "costs": ["goods"]}]}
    verdict = {"best": "visit add", "loss": 0, "margin": 0.25, "gains": ["ships"], "costs": []}
    chances = {"chances": [0.25, 0.75], "expected": []}
    assert read_answer(asked("choice"), {"action": "visit add"}) == ms.BotChose("slot", 0, 9, "visit add")
    assert read_answer(asked("hint"), hint) == ms.Hinted(
        "slot", 0, 9, (("visit add", ("ships", "bets"), ("goods",)),)
    )
    judged = ms.Judged("slot", 0, 9, "visit add", 0.0, 0.25, ("ships",))
    assert read_answer(asked("verdict"), verdict) == judged
    assert read_answer(asked("odds"), chances) == ms.Foreseen("slot", 0, 9, (0.25, 0.75))


@pytest.mark.parametrize(
    ("kind", "answer"),
    [
        ("choice", {"action": 5}), ("choice", {}), ("choice", None), ("hint", {"choices": []}),
        *(
            ("hint", {"choices": [{"action": "x", "gains": [], "costs": [], **wrong}]})
            for wrong in ({"action": None}, {"gains": 3}, {"gains": [[1, 2]]}, {"costs": [None]})
        ),
        *(
            ("verdict", {"best": "x", "loss": 0.1, "margin": 0.1, "gains": [], "costs": [], **wrong})
            for wrong in (
                {"best": 1}, {"loss": float("nan")}, {"loss": float("inf")}, {"loss": None}, {"margin": 7},
                {"gains": [1]}, {"costs": None},
            )
        ),
        *(
            ("odds", {"chances": [0.5, 0.5], "expected": [], **wrong})
            for wrong in (
                {"chances": ["1", 0.5]}, {"chances": [1.01, 0]}, {"chances": [-0.01, 1]}, {"chances": 1},
                {"expected": [2, 0.5]}, {"expected": None},
            )
        ),
    ],
)  # fmt: skip
def test_an_answer_that_makes_no_sense_is_a_failure(kind: str, answer: Any) -> None:
    failed = read_answer(asked(kind), answer)
    assert isinstance(failed, ms.BotFailed) and failed.request == 9 and 0 < len(failed.error) <= 200


def test_chances_may_be_a_little_out_of_range() -> None:
    found = {"chances": [1.001, -0.001], "expected": []}
    assert isinstance(read_answer(asked("odds"), found), ms.Foreseen)


# -- days, voyages and lines of the record


def sailed(*days: str, ended: str = "") -> Ledger:
    """Voyages of these days, each ended on its own or on the same day."""
    return Ledger(
        tuple(Result(day, "onboard", ("-", "karl"), (1, 0), (0,), ended or day, day) for day in days)
    )


@pytest.mark.parametrize(
    ("days", "today", "row"),
    [
        ((), "2023-11-14", 0),
        (("2023-11-14",), "2023-11-14", 1),
        (("2023-11-13",), "2023-11-14", 1),
        (("2023-11-12",), "2023-11-14", 0),
        (("2023-11-11", "2023-11-12", "2023-11-13"), "2023-11-14", 3),
        (("2023-11-11", "2023-11-13", "2023-11-14"), "2023-11-14", 2),
        (("2023-10-31", "2023-11-01", "2023-11-02", "2023-12-24"), "2023-11-02", 3),
    ],
)
def test_days_in_a_row(days: tuple[str, ...], today: str, row: int) -> None:
    assert streak(sailed(*days), today) == row


def test_a_voyage_counts_for_its_row_a_day_early_or_late() -> None:
    assert streak(sailed("2023-11-14", ended="2023-11-15"), "2023-11-14") == 1
    assert streak(sailed("2023-11-14", ended="2023-11-13"), "2023-11-14") == 1
    assert streak(sailed("2023-11-14", ended="2023-11-16"), "2023-11-14") == 0


@pytest.mark.parametrize(
    ("slot", "voyage"),
    [
        ("daily-2023-11-14-onboard", ("2023-11-14", "onboard")),
        ("daily-2023-11-14-chess", None), ("daily-2023-11-31-onboard", None), ("2c5c30e3d4", None),
        ("dailyx2023-11-14-onboard", None), ("daily-2023-11-14xonboard", None),
    ],
)  # fmt: skip
def test_the_slot_of_a_voyage_tells_its_date_and_game(slot: str, voyage: tuple[str, str] | None) -> None:
    assert voyage_of(slot) == voyage


@pytest.mark.parametrize(
    ("day", "number"),
    [
        ("1970-01-01", 0), ("1970-03-01", 59), ("2000-02-29", 11016), ("2000-03-01", 11017),
        ("2023-12-31", 19722), ("1969-12-31", -1), ("1900-02-29", None), ("2023-13-01", None),
        ("2023-00-01", None), ("2023-1-1", None),
    ],
)  # fmt: skip
def test_days_are_numbers(day: str, number: int | None) -> None:
    assert number_of(day) == number


GOOD = "0123456789ab onboard -,karl,thrall 40,-3,20 0,2 2023-11-14 2023-11-13"


def test_a_line_of_the_record_is_read() -> None:
    (found,) = read(GOOD).results
    assert (found.seat, found.points, found.won, found.level) == (0, 40, True, "mixed")
    other = read(GOOD.replace("-,karl,thrall", "karl,-,karl")).results[0]
    assert (other.seat, other.points, other.won, other.level) == (1, -3, False, "karl")


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("onboard", "chess"), ("-,karl,thrall", "-,-,thrall"), ("-,karl,thrall", "jarl,karl,thrall"),
        ("-,karl,thrall", "-,k4rl,thrall"), ("-,karl,thrall", "-,karl"), ("40,-3,20", "40,-3"),
        ("40,-3,20", "100001,0,0"), ("40,-3,20", "-100001,0,0"), ("0,2", "3"), ("0,2", "-1"), ("0,2", "x"),
        ("2023-11-14", "2023-11-31"), ("2023-11-13", "2023-02-30"), (" 0,2", ""), ("40,-3,20", "40, -3,20"),
    ],
)  # fmt: skip
def test_a_line_of_the_record_that_cannot_be_is_not_counted(part: str, wrong: str) -> None:
    assert read(GOOD.replace(part, wrong)) == Ledger((), 1)


def test_the_largest_numbers_of_a_record_are_read() -> None:
    assert len(read(GOOD.replace("40,-3,20", "100000,-100000,0")).results) == 1
    assert len(read(GOOD.replace("-,karl,thrall", "-,karl,karl,karl").replace("20 ", "20,1 ")).results) == 1
    five = GOOD.replace("-,karl,thrall", "-,karl,karl,karl,karl").replace("20 ", "20,1,2 ")
    assert read(five).unread == 1 and read("\n \n").unread == 0


# -- languages


def test_a_seat_without_a_name_is_a_number_in_every_language() -> None:
    who = Message("{who}", who=Seat(1))
    assert translator("en")(who) == "Player 2" and translator("fr")(who) == "Joueur\u00a02"


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [(("fr-CA", "en"), "fr"), (("nl", "FR"), "fr"), (("de-CH",), "de"), (("nl",), "en"), ((), "en")],
)
def test_the_first_language_that_we_speak(wanted: tuple[str, ...], lang: str) -> None:
    assert choose_language(wanted) == lang


def test_a_catalogue_is_read_with_its_forms_and_without_what_nobody_translated() -> None:
    text = """
# a comment
msgid ""
msgstr "Language: fr"

msgid "long "
"text"
msgstr "long "
"texte"

msgid "{n} ship"
msgid_plural "{n} ships"
msgstr[0] "{n} bateau"
msgstr[1] "{n} bateaux"

msgid "half done"
msgid_plural "half dones"
msgstr[0] "à moitié"
msgstr[1] ""

msgid "not done"
msgstr ""
"""
    assert read_po(text) == {"long text": ("long texte",), "{n} ship": ("{n} bateau", "{n} bateaux")}


def test_what_is_said_before_python_runs_is_said_in_every_language() -> None:
    words = told()
    assert set(words) == set(LANGUAGES) and all(set(said) == set(WORDS) for said in words.values())
    assert words["en"]["retry"] == "Retry" and words["fr"]["retry"] == "Réessayer"


# -- at the table and in the book


def test_a_turn_can_be_begun_anew_in_practice_too() -> None:
    tab = Tab()
    seat = Match.new("onboard", 2, 7).actor
    tab.new_game(*("person" if seat == number else "thrall" for number in range(2)))
    tab.send(ms.Do("practice"))
    tab.act("visit market")
    tab.do("restart")
    assert tab.model.table is not None and tab.model.table.turn == 0


def test_a_figure_of_no_section_is_empty() -> None:
    assert figure("onboard", "no-such", 0, "en", "wide") == "" == figure("chess", "goal", 0, "en", "wide")

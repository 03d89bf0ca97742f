"""The lesson says how its match stands and ended: it and the rules must say the truth, and well."""

from __future__ import annotations

import re

import pytest

from longhouse.app.fold import found, words
from longhouse.app.i18n import LANGUAGES, translator
from longhouse.app.rooms.rules import texts
from longhouse.engine.guide import Figure
from longhouse.games.onboard.guide.lesson import LESSON
from longhouse.games.onboard.guide.manual import CHAPTERS

from .build import Match

PACKAGE = "longhouse.games.onboard.guide"
SECTIONS = [section for chapter in CHAPTERS for section in chapter.sections]


def said(number: int) -> str:
    return " ".join(map(str, LESSON.steps[number].text))


def lesson_at(number: int) -> Match:
    """The match as a step finds it, with the types of this game."""
    return Match.from_json(LESSON.at("onboard", number).to_json())


def step(*told: str) -> tuple[int, Match]:
    """The number of the step that says this, and the match as the step finds it."""
    number = next(n for n in range(len(LESSON.steps)) if all(text in said(n) for text in told))
    return number, lesson_at(number)


def test_the_lesson_ends_with_the_scores_that_it_tells() -> None:
    match = lesson_at(len(LESSON.steps))
    outcome = match.outcome
    assert outcome is not None
    told = LESSON.steps[-1].text[1].args
    assert outcome.scores == (told["mine"], told["third"], told["second"])
    mine = outcome.breakdown[0]
    assert (mine["hide"] + mine["grain"] + mine["metal"], mine["barrels"]) == (told["goods"], told["bets"])
    assert match.view(None)["market"] == [3, 4, 2] and match.view(0)["seats"][0]["goods"] == [3, 1, 0]


def test_the_lesson_is_played_by_the_rules_of_now() -> None:
    match = LESSON.start("onboard")
    assert match.rules == match.game.meta.rules == 2 and match.options["supplies"] == "hidden"


@pytest.mark.parametrize(
    "query",
    [
        "nobody plays move and count like all others",
        "nobody plays that clan a token would have left the game",
        "a ship takes up to 5 pieces",
        "only one barrel at a ship",
        "you must carry out its action",
        "face down others see remember",
        "cargo and crew one of them must sail",
    ],
)
def test_the_lesson_leaves_no_rule_out(query: str) -> None:
    lines = [str(line) for step in LESSON.steps for line in step.text]
    assert any(found(words(query), [line]) for line in lines)


def test_seven_of_the_eight_ships_sail() -> None:
    assert "Eight longships lie here, and 7 of them will sail." in said(0)
    view = lesson_at(len(LESSON.steps)).view(None)
    assert sum(ship["sailed"] is not None for ship in view["ships"]) == 7


def test_on_the_first_ship_a_clan_that_nobody_plays_would_have_been_next() -> None:
    _, match = step("Next would have been Player 4", "face down")
    ship = match.view(None)["ships"][0]
    assert ship["sailed"] == 1 and [clan for clan, _ in ship["control"]] == [0, 3] and match.players == 3
    assert match.view(0)["seats"][0]["goods"] == [0, 1, 0]


def test_there_is_room_where_the_lesson_says_so() -> None:
    number, match = step("There is room: a ship takes up to 5 pieces.")
    assert LESSON.steps[number].do == ("ship 3",) and len(match.view(0)["ships"][2]["pieces"]) < 5


def test_you_are_second_on_the_first_ship_and_then_first() -> None:
    number, match = step("You are second on ship 1.")
    assert [clan for clan, _ in match.view(0)["ships"][0]["control"]][:2] == [1, 0]
    later, after = step("the pennants of ship 1 now show your wolf first")
    assert later > number and after.view(0)["ships"][0]["control"][0][0] == 0


def test_two_ships_may_sail_when_the_lesson_asks_for_one() -> None:
    number, match = step("one of them must sail")
    assert LESSON.steps[number].do == ("ship 1",) and [str(a) for a in match.legal()] == ["ship 1", "ship 4"]


def test_the_bet_goes_where_no_barrel_of_ones_own_lies() -> None:
    number, match = step("You may have only one barrel at a ship.")
    assert LESSON.steps[number].do == ("circle 3B",)
    assert match.view(0)["ships"][2]["bets"] == [None] * 4


def test_nothing_is_said_that_a_phone_shows_elsewhere() -> None:
    """The pennants are behind a ship on a desk and above it on a phone."""
    assert not [n for n in range(len(LESSON.steps)) if re.search(r"pennants? (behind|above)", said(n))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_caption_says_where_a_phone_shows_something_else(lang: str) -> None:
    """There prices and stacks stand above each other, as ships and pennants do."""
    say = translator(lang, (PACKAGE,))
    captions = [say(part.about) for row in SECTIONS for part in row.body if isinstance(part, Figure)]
    assert len(captions) == 5
    assert not [
        text
        for text in captions
        if re.search("left,|right|behind|above|gauche|droite|links|rechts|hinter|über", text)
    ]


def test_what_another_viking_takes_is_a_different_building() -> None:
    step("Each Viking takes a different building; nobody may share one.")


def test_the_third_player_is_stronger_on_ship_4_than_before() -> None:
    number, match = step("strengthened its clan on ship 4")
    before, now = (
        {row[0]: row[1] for row in then.view(0)["ships"][3]["control"]}
        for then in (lesson_at(number - 1), match)
    )
    assert now[2] > before.get(2, 0)


@pytest.mark.parametrize(
    "text",
    [
        "Et où\u00a0? Sur le drakkar\u00a01, bien sûr, où vous commandez.",
        "S’il y a davantage de coffres, les clans à bord se servent à tour de rôle",
        "dans l’ordre où ils ont été piochés\u00a0; vous savez désormais lesquels.",
    ],
)
def test_the_french_asks_and_answers_rightly(text: str) -> None:
    assert any(text in line for line in learnt("fr"))


def test_no_comma_parts_who_from_what_they_do() -> None:
    assert not [line for line in learnt("en") if re.search(r"[Ww]hoever [^.:;]*, (wins|moves)", line)]


def learnt(lang: str) -> list[str]:
    """All sentences of the lesson and of the rules."""
    say = translator(lang, (PACKAGE, "longhouse.games.onboard"))
    lesson = [say(line) for step in LESSON.steps for line in step.text]
    return lesson + [line for row in SECTIONS for line in texts(row, say)]

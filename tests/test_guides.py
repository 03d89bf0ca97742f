"""Rules and lessons of every game: complete, reachable, translated, legal, and short enough."""

from __future__ import annotations

import re

import pytest

from longhouse.app.i18n import LANGUAGES, translator
from longhouse.app.rooms.rules import figure, texts
from longhouse.engine import BaseView, Look, Match, Rng, Scene
from longhouse.engine.guide import Figure, Guide, Section
from longhouse.games import GAMES, offers

from .test_catalogues import FURTHER

LEARNT = list(GAMES)
READING = 180  # words a minute
CHOOSING = 4  # seconds for a move
LONGEST = 600  # seconds of a lesson
STEP_WORDS = 95  # of one step, so that the board stays in sight on a phone


def guide(game: str) -> Guide[BaseView]:
    found = GAMES[game].guide
    assert found is not None
    return found()


def sections(game: str) -> list[Section[BaseView]]:
    return [section for chapter in guide(game).chapters() for section in chapter.sections]


def named(markup: str) -> set[str]:
    """The sections that elements of a picture name."""
    return set(re.findall(r'data-rule="([^"]*)"', markup))


def drawn(match: Match, layout: str) -> str:
    """Board and tray for the seat that must act."""
    show = match.game.presentation()
    looks = tuple(Look(str(clan), clan, True) for clan in range(4))
    view = match.view(match.actor)
    blocked = {str(action): str(why) for action, why in match.refused()}
    scene = Scene(view, looks, {}, blocked, str, layout)
    return show.draw(scene) + show.tray(scene)


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_promises_a_guide_that_is_there(game: str) -> None:
    assert offers(game, "guide") == (GAMES[game].guide is not None)


@pytest.mark.parametrize("game", LEARNT)
def test_sections_have_names_of_their_own(game: str) -> None:
    names = [section.id for section in sections(game)]
    assert len(names) == len(set(names)) and all(re.fullmatch(r"[a-z][a-z0-9-]*", name) for name in names)


@pytest.mark.parametrize("game", LEARNT)
def test_every_element_that_names_a_rule_names_one_that_is_there(game: str) -> None:
    known = {section.id for section in sections(game)}
    for players in GAMES[game].meta.players:
        rng = Rng(players)
        match = Match.new(game, players, players)
        for turn in range(120):
            if match.actor is None:
                break
            if turn % 8 == 0:
                for layout in ("wide", "tall"):
                    pointed = named(drawn(match, layout))
                    assert pointed and pointed <= known
            legal = match.legal()
            match.play(legal[rng.below(len(legal))])


@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("game", LEARNT)
def test_every_drawing_of_the_rules_is_made_by_the_board(game: str, lang: str) -> None:
    shown = 0
    for section in sections(game):
        for number, block in enumerate(section.body):
            if isinstance(block, Figure):
                for layout in ("wide", "tall"):
                    markup = figure(game, section.id, number, lang, layout)
                    assert "<svg" in markup and "<figcaption>" in markup
                    ids = re.findall(r'\bid="([^"]*)"', markup)
                    assert all(name.startswith(f"f-{section.id}-{number}") for name in ids)
                    assert "data-action" not in markup and "tabindex" not in markup
                shown += 1
    assert shown >= 4


@pytest.mark.parametrize("lang", FURTHER)
@pytest.mark.parametrize("game", LEARNT)
def test_no_rule_is_left_in_english(game: str, lang: str) -> None:
    package = GAMES[game].presentation().cover.package
    english, other = (translator(spoken, (guide(game).package, package)) for spoken in ("en", lang))
    for section in sections(game):
        pairs = zip(texts(section, english), texts(section, other), strict=True)
        same = [text for text, said in pairs if text == said and len(text.split()) > 2]
        assert not same, section.id


# -- lessons


@pytest.mark.parametrize("game", LEARNT)
def test_a_lesson_is_a_legal_match_and_asks_only_for_what_is_offered(game: str) -> None:
    lesson = guide(game).lesson()
    match = lesson.start(game)
    for number, step in enumerate(lesson.steps):
        assert match.digest() == lesson.at(game, number).digest()
        if step.do:
            assert match.actor == 0, f"step {number} is not the learner's"
            legal = set(map(str, match.legal()))
            assert set(step.do) <= legal, f"step {number}"
            for other in step.do[1:]:  # where it does not matter, all that follows must be possible too
                branch = match.clone()
                branch.replay((other, *step.then))
                for later in lesson.steps[number + 1 :]:
                    branch.replay((*later.do[:1], *later.then))
        match.replay((*step.do[:1], *step.then))
    assert not lesson.steps[-1].do and not lesson.steps[-1].then


@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("game", LEARNT)
def test_a_lesson_takes_ten_minutes_at_most(game: str, lang: str) -> None:
    say = translator(lang, (guide(game).package,))
    steps = guide(game).lesson().steps
    words = [sum(len(say(line).split()) for line in step.text) for step in steps]
    assert max(words) <= STEP_WORDS
    assert sum(words) / READING * 60 + sum(CHOOSING for step in steps if step.do) <= LONGEST


@pytest.mark.parametrize("lang", FURTHER)
@pytest.mark.parametrize("game", LEARNT)
def test_no_lesson_is_left_in_english(game: str, lang: str) -> None:
    english, other = (translator(spoken, (guide(game).package,)) for spoken in ("en", lang))
    for step in guide(game).lesson().steps:
        assert all(english(line) != other(line) for line in step.text)

"""The people of the village: who sits where follows from level and seed, and each plays their own way."""

from __future__ import annotations

from itertools import product

import pytest

from longhouse.app.faces import ABOUT
from longhouse.app.screens import portrait
from longhouse.bots import LEVELS, SEEDS, STYLES, VILLAGE, arena, settled, villagers
from longhouse.bots.levels import choose
from longhouse.bots.question import Question, ask_choice
from longhouse.bots.search import judgement_of
from longhouse.engine import Match, Player
from longhouse.engine.record import replace
from longhouse.games import GAMES

EVERYBODY = [villager for level in VILLAGE.values() for villager in level]


def test_everybody_has_a_name_a_face_and_a_line() -> None:
    names = [villager.name for villager in EVERYBODY]
    assert set(VILLAGE) == set(LEVELS) and len(set(names)) == len(names)
    assert set(names) == set(ABOUT) == set(portrait.LOOKS)
    assert len({str(portrait.draw(villager, 0)) for villager in EVERYBODY}) == len(names)


def test_a_thrall_is_careless_and_every_other_level_has_each_style() -> None:
    for level, known in VILLAGE.items():
        assert [villager.style for villager in known] == (["", ""] if level == "thrall" else [*STYLES])


def test_who_sits_there_follows_from_level_and_seed() -> None:
    for level, known in VILLAGE.items():
        found = {villagers([Player("", 0, level, seed)])[0] for seed in range(12)}
        assert found == set(known)
    assert villagers([Player("Ada", 0)]) == [None]


def test_nobody_sits_at_a_table_twice_while_others_are_free() -> None:
    seats = [Player("", seat, "karl", 7) for seat in range(4)]
    found = villagers(seats)
    assert len(set(found[:3])) == 3 and found[3] in found[:3]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seat", range(4))
def test_who_comes_or_goes_takes_nobodys_name(level: str, seat: int) -> None:
    """Whatever the seeds are, also when there are more bots than people of that level."""
    for seeds in product((0, 1, 2, SEEDS - 1), repeat=4):
        full = [Player("", i, level, seed) for i, seed in enumerate(seeds)]
        without = [*full[:seat], Player("Ada", seat), *full[seat + 1 :]]
        for before, after in ((without, full), (full, without)):
            seats = settled(before, after)
            was, now = (
                [who[i] for i in range(4) if i != seat] for who in (villagers(before), villagers(seats))
            )
            if before is without or len(set(was)) == 3:  # of two with one name, one must take the free one
                assert now == was
            assert [player[:3] for player in seats] == [player[:3] for player in after]
            assert all(0 <= player.seed < SEEDS for player in seats)


def test_who_comes_is_somebody_else_if_there_is_anybody() -> None:
    for seed in range(6):
        before = [Player("Ada", 0), Player("", 1, "karl", 0), Player("", 2, "karl", 0)]
        after = [Player("", 0, "karl", seed), *before[1:]]
        assert len(set(villagers(settled(before, after)))) == 3
    alone = [Player("", 0, "jarl", 5)]
    assert settled([Player("Ada", 0)], alone) == alone, "a seed is only moved where it must be"


@pytest.mark.parametrize("game", GAMES)
def test_styles_speak_of_terms_and_actions_that_there_are(game: str) -> None:
    judgement = judgement_of(GAMES[game])
    assert tuple(judgement.styles) == STYLES
    for style in judgement.styles.values():
        assert set(style.terms) <= set(judgement.names())
        for text in style.taste:
            assert GAMES[game].parse(text) or text in KINDS[game], text


KINDS = {
    "onboard": (),
    "wikinger": (),
    "gonewild": ("attack", "draco", "strike", "build", "exchange", "upgrade"),
}


def decisions(game: str) -> list[Question]:
    """What a Karl is asked in a game."""
    asked: list[Question] = []

    def watch(match: Match, _action: object) -> None:
        if len(match.legal()) > 1 and len(asked) < 120:
            asked.append(ask_choice(match, "karl"))

    arena.play(arena.Bout(game, 2, {}, 3, ("karl", "karl")), watch)
    return asked


@pytest.mark.parametrize("game", GAMES)
def test_each_style_chooses_otherwise_now_and_then_and_the_same_again(game: str) -> None:
    asked = decisions(game)
    plain = [choose(question) for question in asked]
    for style in STYLES:
        styled = [choose(replace(question, style=style)) for question in asked]
        assert styled != plain, style
        assert styled[:5] == [choose(replace(question, style=style)) for question in asked[:5]]


def test_a_bot_at_a_table_is_asked_in_the_style_of_whoever_sits_there() -> None:
    seats = [Player("", seat, "karl", seat) for seat in range(2)]
    match = Match.new("onboard", 2, 3, seats=seats)
    sits = villagers(match.seats)[match.actor or 0]
    assert sits and ask_choice(match).style == sits.style != ""
    assert ask_choice(match, "jarl").style == "", "who stands in has no style unless one is named"

"""The log keeps turns that are over as they were drawn, and nobody can tell."""

from __future__ import annotations

import random

import pytest

from longhouse.app.model import Table
from longhouse.app.say import speaker
from longhouse.app.screens import log
from longhouse.app.signs import Teller, teller
from longhouse.app.telling import Paragraph
from longhouse.engine import Match, Player
from longhouse.engine.markup import Markup
from longhouse.engine.record import replace
from longhouse.games import GAMES
from longhouse.games.onboard.events import BetMoved, BetPlaced

PEOPLE = [Player("Ida"), Player("Leif", 1), Player("Åsa", 2)]
OTHERS = [Player("Ida", 3), Player("", 1, "karl", 5), Player("Ása", 2)]
MOVES = 70


def drawn(table: Table, lang: str) -> Markup:
    return log.lines(table, teller(lang, table.match), speaker(lang, table.match))


def anew(table: Table, lang: str) -> Markup:
    log._kept._kept.clear()
    return drawn(table, lang)


def ways_to_look(match: Match) -> list[tuple[Table, str]]:
    """The same moment in two languages, for several readers, folded and unfolded, and an earlier one."""
    table, turn = Table(match), len(match.actions)
    whole = replace(table, whole_log=True)
    return [
        (table, "en"),
        (table, "fr"),
        (replace(table, viewer=1), "en"),
        (replace(table, slot="x", away=(1, 2)), "en"),
        (replace(whole, unfolded=frozenset(range(0, turn, 2))), "en"),
        (replace(whole, cursor=turn // 2), "en"),
        (whole, "en"),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_what_would_be_drawn(game: str) -> None:
    rng, looked = random.Random(3), []
    matches = [Match.new(game, 3, seed=5, seats=seats) for seats in (PEOPLE, OTHERS)]
    for move in range(MOVES):
        action = rng.choice(matches[0].legal())
        for match in matches:
            match.play(action)
        if move % 10 == 9:
            looked += [look for match in matches for look in ways_to_look(match.at(move + 1))]
    expected = [anew(*look) for look in looked]
    log._kept._kept.clear()
    assert [drawn(*look) for look in looked] == expected
    assert [drawn(*look) for look in reversed(looked)] == expected[::-1]


def test_events_of_two_kinds_are_told_apart() -> None:
    match = Match.new("onboard", 3, seed=5, seats=PEOPLE)
    for action in ("visit market", "good grain", "visit first"):
        match.play(action)
    table = Table(match)
    placed = Paragraph(0, ((0, BetPlaced(0, 1, 2)),))
    moved = Paragraph(0, ((0, BetMoved(0, 1, 2)),))
    log._kept._kept.clear()
    tells = teller("en", match)
    assert placed == moved, "as tuples they are the same"
    assert log._part(table, placed, tells) != log._part(table, moved, tells)


def test_a_turn_that_is_over_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("onboard", 3, seed=5, seats=PEOPLE)
    rng = random.Random(3)
    for _ in range(30):
        match.play(rng.choice(match.legal()))
    anew(Table(match), "en")
    seen, made = [], log._turn

    def watched(table: Table, part: Paragraph, seat: int, now: int, tells: Teller) -> Markup | None:
        seen.append(part)
        return made(table, part, seat, now, tells)

    monkeypatch.setattr(log, "_turn", watched)
    drawn(Table(match), "en")
    assert len(seen) <= 1, "only the turn of the moment on the screen is drawn again"

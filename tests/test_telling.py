"""What the games say to people: questions, and what happened. To the right one, all of it, and no secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from longhouse.engine import Match, Message, Rng
from longhouse.engine.message import Seat
from longhouse.engine.questions import Event

from .play import HOUSE, cases, some, step

Value = Any
GAMES = [(game, players, options) for game, players, options in cases() if game in HOUSE]


def lines(game: str) -> Value:
    return import_module(f"longhouse.games.{game}.lines")


def seats(message: Message) -> set[int]:
    """Those whose names the sentence says."""
    named: set[int] = set()

    def show(value: object) -> str | None:
        if isinstance(value, Seat):
            return f"<{value.number}>"
        return None

    text = message.render(show=show)
    for number in range(4):
        if f"<{number}>" in text:
            named.add(number)
    return named


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_questions_are_put_to_whoever_decides(game: str, players: int, options: Value) -> None:
    """A sentence or two, without the name of who is asked; for those who look on as well."""
    match, rng = Match.new(game, players, 5, options), Rng(5)
    while match.actor is not None:
        for seat in (None, *range(players)):
            asked = match.game.presentation().prompt(match.view(seat))
            text = str(asked)
            assert match.actor not in seats(asked), text
            assert not text[0].islower() and text[-1] in ".?", text
        step(match, rng)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_what_is_told_to_a_reader_names_everybody_else(game: str, players: int, options: Value) -> None:
    told, presentation = lines(game).told, Match.new(game, players, 1, options).game.presentation()
    match, rng, addressed = Match.new(game, players, 6, options), Rng(6), set()
    while match.actor is not None:
        for event in step(match, rng):
            for reader in (None, *range(players)):
                seen = match.game.redact(event, reader)
                if seen is None:
                    continue
                message, plain = told(seen, reader), presentation.event(seen)
                assert (message is None) == (plain is None)
                if message is None or plain is None or reader is None:
                    assert message == plain
                    continue
                assert reader not in seats(message), str(message)
                if reader in seats(plain):
                    assert message != plain and re.search(r"\byou", str(message).lower()), str(message)
                    addressed.add(type(event))
                else:
                    assert str(message) == str(plain)
    assert len(addressed) > 5


@pytest.mark.parametrize("game", HOUSE)
def test_what_stands_back_has_a_line(game: str) -> None:
    module = lines(game)
    assert module.BACKGROUND and set(module.BACKGROUND) <= set(module.EVENTS)


# -- a turn of Vikings Gone Wild in few sentences


def turns(players: int, seed: int) -> Iterator[list[Event]]:
    """The events of each turn of a random game."""
    match, rng, turn = Match.new("gonewild", players, seed), Rng(seed), list[Event]()
    while match.actor is not None:
        turn += step(match, rng)
        if str(match.actions[-1]) == "end turn":
            yield turn
            turn = []


MOST = 14  # sentences: of a random turn, which does everything that can be done, with the end of a round


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_is_told_whole_once_and_briefly(players: int) -> None:
    gathering = import_module("longhouse.games.gonewild.lines.gathering")
    module, game = lines("gonewild"), Match.new("gonewild", 2, 1).game
    sizes = []
    for turn in turns(players, some(11, 3)):
        for reader in (None, 0, players - 1):
            seen: list[Value] = [game.redact(event, reader) for event in turn]
            due = [e for e in seen if module.told(e, reader) and not isinstance(e, module.BACKGROUND)]
            found = list(gathering.sentences(seen, reader))
            said = [event for sentence in found for event in sentence.events]
            assert sorted(map(id, said)) == sorted(map(id, due))
            assert [sentence.message for sentence in found] == module.gathered(seen, reader)
            assert all(reader not in seats(sentence.message) for sentence in found)
            sizes.append(len(found))
    assert max(sizes) <= MOST and sum(sizes) / len(sizes) < 5

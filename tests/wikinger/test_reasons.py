"""Reasons and legal actions agree with older rules too; a choice's note says what the naive scorer says."""

from __future__ import annotations

from itertools import pairwise

import pytest

from longhouse.engine import Message
from longhouse.games.wikinger.conformance import naive
from longhouse.games.wikinger.observe import view
from longhouse.games.wikinger.questions import TABLE

from ..play import some
from .build import Match, table
from .walk import SETTINGS, walk


@pytest.mark.parametrize(("players", "version"), SETTINGS)
def test_with_rules_version_1_a_reason_exactly_when_not_legal(players: int, version: str) -> None:
    """The conformance suite asks the same of the rules of now."""
    for seed in range(some(3, 1)):
        for state, _, _, _ in walk(players, version, seed, rules=1):
            legal = TABLE.legal(state)
            assert legal == TABLE.allowed(state), "and in canonical order"
            assert set(legal) <= set(TABLE.candidates(state))


@pytest.mark.parametrize(
    "text", ["", "bid -1", "bid 301", "bid", "buy 0", "buy 13", "tile noble 0", "start ship 1", "take"]
)
def test_what_is_no_action(text: str) -> None:
    assert TABLE.parse(text) is None


def numbers(note: Message | None) -> tuple[int, int]:
    """Points and gold of a note, read from its English text."""
    points = gold = 0
    words = str(note or "").replace("−", "-").replace(",", "").split()
    for number, word in pairwise(words):
        if word.startswith("point"):
            points = int(number)
        if word.startswith("gold"):
            gold = int(number)
    return points, gold


def test_notes_tell_the_change_at_the_next_scoring() -> None:
    """Of tiles and Vikings: the difference that the naive scorer finds when the Viking stands there."""
    told = 0
    for players, version in SETTINGS:
        game = Match.new("wikinger", players, 0).game
        assert game.preview is not None
        for seed in range(some(4, 1)):
            for before, after, action, _ in walk(players, version, seed):
                if action.kind in ("ferry", "boat") and after.round == before.round and after.ask:
                    homes = [naive.read(view(state, None), before.who) for state in (before, after)]
                    gain = [naive.large(home) for home in homes]
                    want = gain[1][0] - gain[0][0], gain[1][1] - gain[0][1]
                    assert numbers(game.preview(before, action)) == want
                    told += want != (0, 0)
    assert told > 5


def test_notes_of_tiles_settling_and_payment() -> None:
    t = table(homes={"A": "Y\n<\n<@"}, wheel="0<bo 1Bwa 2<go 3=wa", gold={"A": 1}, points={"A": 9}, round=2)

    def note(text: str) -> tuple[int, int]:
        action = next(a for a in t.match.legal() if str(a) == text)
        return numbers(t.match.preview(action))

    assert note("buy 2") == (0, 0) and note("buy 3") == (1, 1), "1 gold and 1 point"
    t.play("buy 3")
    assert note("tile goldsmith 1") == (0, 0), "threatened by the yellow ship"
    t = table(homes={"A": ".\n<\n<@"}, wheel="0<bo 1Bwa", round=2)
    t.play("buy 2")
    assert note("tile ship 1") == (-2, 0) and note("tile ship 2") == (0, 0)
    t = table(wheel="0<bo 1<go", round=1)
    t.play("buy 2")
    assert note("tile goldsmith 1") == (0, 3) and note("tile noble 1") == (0, 0)
    t.play("tile goldsmith 1")
    assert note("settle island") == (0, 3) and note("settle base") == (0, 0)

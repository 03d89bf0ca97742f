"""An action has a reason exactly when it is not legal; a choice's note says what the naive scorer says."""

from __future__ import annotations

from itertools import pairwise

import pytest

from longhouse.engine import Match, Message
from longhouse.games.wikinger.actions import ALL
from longhouse.games.wikinger.observe import view

from ..play import some
from . import naive
from .build import table
from .walk import SETTINGS, walk


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize(("players", "version"), SETTINGS)
def test_a_reason_exactly_when_not_legal(players: int, version: str, rules: int) -> None:
    game = Match.new("wikinger", players, 0).game
    seen: set[str] = set()
    for seed in range(some(3, 1)):
        for count, (state, _, _, _) in enumerate(walk(players, version, seed, rules)):
            if count % 3 == seed % 3 or state.ask not in seen:
                seen.add(state.ask)
                free = [action for action in ALL if game.explain(state, action) is None]
                assert free == game.legal(state), "and in canonical order"
                assert set(free) <= set(game.candidates(state))


def test_texts_are_unique_and_lead_back() -> None:
    parse = Match.new("wikinger", 2, 0).game.parse
    assert len({str(action) for action in ALL}) == len(ALL) == len(set(ALL))
    assert all(parse(str(action)) is action for action in ALL)
    for bad in ("", "bid -1", "bid 301", "bid", "buy 0", "buy 13", "tile noble 0", "start ship 1", "take"):
        assert parse(bad) is None


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

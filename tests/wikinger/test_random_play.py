"""Random games over all player counts and versions: what must hold after every action."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from longhouse.engine import Match, Rng
from longhouse.games.wikinger import events
from longhouse.games.wikinger.data import SPECIAL_COUNTS, TILE_COUNTS
from longhouse.games.wikinger.rules import KINDS
from longhouse.games.wikinger.scoring import breakdown
from longhouse.games.wikinger.state import State

from ..conformance import wikinger_hooks as hooks
from ..play import some
from .walk import SETTINGS, VERSIONS, choose, walk


class Census:
    """What has left the game, by the events."""

    def __init__(self) -> None:
        self.tiles: Counter[int] = Counter()
        self.men: Counter[int] = Counter()
        self.specials: Counter[int] = Counter()
        self.bought: Counter[int] = Counter()

    def hear(self, event: Any) -> None:
        match event:
            case events.TileDiscarded(_, tile):
                self.tiles[tile] += 1
            case events.VikingRemoved(_, colour):
                self.men[colour] += 1
            case events.Ferried(boat=boat, first=first):
                self.men[5] += first
                self.specials[2] += boat
            case events.SpecialTaken(_, 0):
                self.specials[0] += 1
            case events.SetBought(seat=seat):
                self.bought[seat] += 1

    def check(self, state: State) -> None:
        assert self.tiles + hooks.tiles(state) == Counter(dict(enumerate(TILE_COUNTS)))
        assert self.men + hooks.vikings(state) == Counter(dict.fromkeys(range(6), 13))
        if state.version:
            assert self.specials + hooks.specials(state) == Counter(dict(enumerate(SPECIAL_COUNTS)))


def check_wheel(state: State) -> None:
    """Prices run from 0 to 11, the cheapest set is at 0, tiles and Vikings go together."""
    if state.ask in ("bid", "remove"):
        assert state.wheel_men == state.wheel_tiles == [-1] * 12
    elif state.ask == "lay":
        assert -1 not in state.wheel_tiles and state.wheel_men.count(-1) == sum(state.counts) > 0
    else:
        left = [place for place in range(12) if state.wheel_men[place] >= 0]
        assert left == [place for place in range(12) if state.wheel_tiles[place] >= 0]
        assert not left or (left[0] == state.zero and left[-1] - state.zero <= 11)
        assert len(state.open) <= 4


@pytest.mark.parametrize(("players", "version"), SETTINGS)
def test_invariants_after_every_action(players: int, version: str) -> None:
    """Played on the bare layer, as the bots do it, with the events switched on."""
    for seed in range(some(6, 1)):
        census, count = Census(), 0
        for before, after, action, told in walk(players, version, seed + 100):
            assert action.kind in KINDS[before.ask] and 0 <= before.who < players
            for event in told:
                census.hear(event)
            hooks.conserved(after)
            census.check(after)
            check_wheel(after)
            for seat in range(players):
                assert sum(breakdown(after, seat).values()) == after.points[seat]
            if after.round > before.round:
                assert census.bought == dict.fromkeys(range(players), before.round * 12 // players)
                assert after.start == (before.start + 1) % players and len(after.open) <= 4
            count += 1
        assert after.round == 6 and after.ended and count < 400
        assert census.bought == dict.fromkeys(range(players), 72 // players)
        assert not after.tiles and len(after.bag) == (0 if version == "progress" else 6)


def test_events_are_only_told_and_change_nothing() -> None:
    """The same actions without a listener lead to the same position."""
    for version in VERSIONS:
        for before, after, action, _ in walk(3, version, 5):
            game, quiet = Match.new("wikinger", 3, 0).game, before.clone()
            game.apply(quiet, action, None)
            assert game.to_plain(after) == game.to_plain(quiet)


def test_applying_changes_only_the_copy() -> None:
    """A clone shares nothing that changes."""
    game = Match.new("wikinger", 2, 0).game
    for version in VERSIONS:
        kept: list[tuple[State, dict[str, Any]]] = []
        for before, _, _, _ in walk(2, version, 8):
            kept.append((before, game.to_plain(before)))
        assert all(game.to_plain(state) == plain for state, plain in kept)


def test_every_question_and_event_occurs_in_random_play() -> None:
    """So that the random tests above are worth something."""
    asked: set[str] = set()
    told: set[str] = set()
    kinds: set[str] = set()
    for players, version in SETTINGS:
        for seed in range(some(8, 5)):
            for before, _, action, story in walk(players, version, seed):
                asked.add(before.ask)
                kinds.add(action.kind)
                told.update(type(event).__name__ for event in story)
    assert asked == set(KINDS) and kinds == {kind for row in KINDS.values() for kind in row}
    named = {n for n, kind in vars(events).items() if isinstance(kind, type) and hasattr(kind, "_fields")}
    assert told == named - {"NamedTuple"}


def test_the_outcome_agrees_with_the_story() -> None:
    """Whole matches with every choice of the walk, against homelands rebuilt from events."""
    for players, version in SETTINGS:
        for seed in range(some(3, 1)):
            match = Match.new("wikinger", players, seed, {"version": version})
            rng = Rng(seed)
            while match.actor is not None:
                match.play(choose(match._state, match.legal(), rng))
            assert match.outcome is not None and match.outcome.scores == hooks.scores(match)

"""Random games over all player counts and versions: what must hold after every action."""

from __future__ import annotations

from collections import Counter

import pytest

from longhouse.engine import Rng
from longhouse.games.wikinger import conformance, events
from longhouse.games.wikinger.data import SPECIAL_COUNTS, TILE_COUNTS
from longhouse.games.wikinger.questions import ROWS
from longhouse.games.wikinger.scoring import breakdown
from longhouse.games.wikinger.state import State

from ..play import all_events, some
from .build import Match
from .walk import SETTINGS, walk

ANSWERS = {(row.question, row.kind.name) for row in ROWS}


class Census:
    """What has left the game, by the events."""

    def __init__(self) -> None:
        self.tiles: Counter[int] = Counter()
        self.men: Counter[int] = Counter()
        self.specials: Counter[int] = Counter()
        self.bought: Counter[int] = Counter()

    def hear(self, event: events.Event) -> None:
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
        assert self.tiles + conformance.tiles(state) == Counter(dict(enumerate(TILE_COUNTS)))
        assert self.men + conformance.vikings(state) == Counter(dict.fromkeys(range(6), 13))
        if state.version:
            assert self.specials + conformance.specials(state) == Counter(dict(enumerate(SPECIAL_COUNTS)))


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
            assert (before.ask, action.kind) in ANSWERS and 0 <= before.who < players
            for event in told:
                census.hear(event)
            conformance.conserved(after)
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


def test_every_answer_and_event_occurs_in_random_play() -> None:
    """So that the random tests above are worth something."""
    answers: set[tuple[str, str]] = set()
    told: set[str] = set()
    for players, version in SETTINGS:
        for seed in range(some(8, 5)):
            for before, _, action, story in walk(players, version, seed):
                answers.add((before.ask, action.kind))
                told.update(type(event).__name__ for event in story)
    assert answers == ANSWERS
    named = {n for n, kind in vars(events).items() if isinstance(kind, type) and hasattr(kind, "_fields")}
    assert told == named - {"NamedTuple"}


def test_the_outcome_agrees_with_the_story() -> None:
    """Whole matches with every choice of the walk, against homelands rebuilt from events."""
    for players, version in SETTINGS:
        for seed in range(some(3, 1)):
            match = Match.new("wikinger", players, seed, {"version": version})
            rng = Rng(seed)
            while match.actor is not None:
                match.play(conformance.choose(match._state, match.legal(), rng))
            assert match.outcome is not None
            assert match.outcome.scores == conformance.scores(match, all_events(match))

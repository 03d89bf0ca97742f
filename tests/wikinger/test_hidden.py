"""What is hidden (the order of stacks and bag), when it is revealed, and how long a link is."""

from __future__ import annotations

import json

import pytest

from longhouse.engine import IllegalAction, Rng
from longhouse.engine.game import Seating
from longhouse.games.wikinger import observe
from longhouse.games.wikinger.conformance import choose, disturb

from ..play import some
from .build import Match
from .walk import SETTINGS, VERSIONS

NAMES = ("Ragnhild", "Thorvald", "Ingeborg", "Sigurdur")


def new(players: int, version: str, seed: int) -> Match:
    seats: list[Seating] = [{"name": name} for name in NAMES[:players]]
    return Match.new("wikinger", players, seed, {"version": version}, seats)


@pytest.mark.parametrize(("players", "version"), SETTINGS)
def test_the_order_of_what_is_to_come_shows_nowhere(players: int, version: str) -> None:
    """Other stacks, bag and special tiles: the same views and legal actions."""
    match, rng = new(players, version, 6), Rng(6)
    game, differs = match.game, 0
    while match.actor is not None:
        if len(match.actions) % some(4, 12) == 0:
            for seat in (*range(players), None):
                seen = match.view(seat)
                sample = observe.resampler(json.loads(json.dumps(seen)))(rng)
                for other in (disturb(match._state, seat, rng), sample):
                    differs += other.tiles != match._state.tiles
                    assert json.dumps(game.view(other, seat)) == json.dumps(seen)
                    assert game.legal(other) == match.legal()
        match.play(choose(match._state, match.legal(), rng))
    assert differs


def test_samples_reach_more_than_one_world() -> None:
    match, rng = new(3, "progress", 2), Rng(2)
    sample = match.game.resampler(match.view(1))
    states = [sample(rng) for _ in range(30)]
    for name in ("tiles", "bag", "specials"):
        assert len({getattr(state, name) for state in states}) == 30
    assert len({state.rng.state for state in states}) == 30


def test_a_sample_can_be_played_to_its_end() -> None:
    for players, version in SETTINGS:
        match, rng = new(players, version, 9), Rng(9)
        for _ in range(40):
            match.play(choose(match._state, match.legal(), rng))
        state = observe.resampler(match.view(0))(rng)
        while legal := match.game.legal(state):
            match.game.apply(state, choose(state, legal, rng), None)
        assert match.game.outcome(state) is not None


@pytest.mark.parametrize(("players", "version"), SETTINGS)
def test_undo_stops_at_what_was_drawn_and_laid_out(players: int, version: str) -> None:
    """A new round, and the tiles laid after the auction: no way back. All else one may take back oneself.

    What one had no choice about goes with the decision before it, whoever made that.
    """
    match, rng, stops = new(players, version, 3), Rng(3), 0
    decider: int | None = None  # of what may be taken back
    while match.actor is not None:
        before, maker = match._state, match.actor
        match.play(choose(match._state, match.legal(), rng))
        after, limit = match._state, match.undo_limit
        revealed = after.round > before.round or len(after.tiles) < len(before.tiles)
        stops += revealed
        if revealed:
            decider = None
        elif match.decided(-1):
            decider = maker
        if decider is None:
            assert limit.to == len(match.actions) and "revealed" in str(limit.reason)
            with pytest.raises(IllegalAction):
                match.undo()
        else:
            assert limit.to < len(match.actions) and match.makers[limit.to] == decider
        assert revealed == any(map(match.game.reveals, match.log(None)[-1].events))
    assert stops == {"basic": 5, "progress": 11, "progress-no-auction": 5}[version]


def test_an_irreversible_choice_is_marked_before_it_is_taken() -> None:
    match, rng, marked = new(2, "progress", 4), Rng(4), 0
    while match.actor is not None:
        action, before = choose(match._state, match.legal(), rng), match.digest()
        final = match.irreversible(action)
        assert match.digest() == before
        match.play(action)
        assert final == (
            match.undo_limit.to == len(match.actions) and "reveal" in str(match.undo_limit.reason)
        )
        marked += final
    assert marked == 11


@pytest.mark.parametrize("version", VERSIONS)
def test_a_finished_four_player_link_is_short(version: str) -> None:
    """At most 400 characters with four names of eight letters, and it opens to the same game."""
    longest = 0
    for seed in range(some(20, 4)):
        match, rng = new(4, version, 2**52 + seed), Rng(seed)
        while match.actor is not None:
            match.play(choose(match._state, match.legal(), rng))
        link = match.to_link()
        longest = max(longest, len(link))
        again = Match.from_link(link)
        assert again.digest() == match.digest() and again.outcome == match.outcome
    assert 50 < longest <= 400

"""Random games over all player counts and options: what must hold after every action."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from longhouse.engine import IllegalAction, Rng
from longhouse.games.gonewild import events
from longhouse.games.gonewild.conformance import census, choose
from longhouse.games.gonewild.data import CARDS, HALL, THRESHOLDS
from longhouse.games.gonewild.questions import TABLE
from longhouse.games.gonewild.scoring import breakdown
from longhouse.games.gonewild.state import ATTACKS, SOURCES, State

from ..play import some
from .build import Match
from .walk import NAMES, SETTINGS, at, questions, walk

GAME = Match.new("gonewild", 2, 0).game


class Ledger:
    """What a reader of the story knows without looking at the position."""

    def __init__(self, players: int) -> None:
        self.destroyed: Counter[int] = Counter()
        self.points = [0] * players
        self.favours = [0] * players  # taken
        self.due = [0] * players  # favours that were earned
        self.hits = 0  # in this turn
        self.last: list[int] = []  # level of each hall, to know what its damage brings

    def hear(self, event: Any) -> None:
        match event:
            case events.Destroyed(_, card) if CARDS[card].group not in ("unit", "defence"):
                self.destroyed[card] += 1
            case events.Scored(seat, source, points):
                before = self.points[seat]
                self.points[seat] += points
                self.due[seat] += sum(before < t <= before + points for t in THRESHOLDS)
                if source == ATTACKS:
                    assert points == 2 * self.hits - 1
            case events.BonusScored(_, seats, points):
                for seat in seats:
                    self.points[seat] += points
            case events.FavourTaken(seat, _):
                self.favours[seat] += 1
            case events.Damaged(seat, victim, cell):
                self.hits += 1
                self.due[seat] += cell == HALL and self.last[victim] == 2

    def check(self, state: State) -> None:
        assert state.points == self.points
        assert self.destroyed + census.cards(state) == census.in_game(state)
        assert all(taken <= due for taken, due in zip(self.favours, self.due, strict=True))


def check_round(before: State, after: State) -> None:
    """A new round begins with the next seat, after the turns of all; a reached target ends the game."""
    assert after.round == before.round + 1 and after.first == (before.first + 1) % after.players
    assert (after.ask, after.who, after.turn) == ("turn", after.first, after.first)
    assert max(after.points) < after.target
    assert not any((*after.fresh, *after.hurt, *after.attackers, *after.loot, after.draco, after.completed))
    assert not after.struck and not after.marked
    assert not after.guards and not any(after.area)


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=NAMES)
def test_invariants_after_every_action(players: int, options: dict[str, str]) -> None:
    """Played on the bare layer, as the bots do it, with the events switched on."""
    ledger = Ledger(players)
    for count, (before, after, action, told) in enumerate(walk(players, options, 100)):
        assert TABLE.explain(before, action) is None and 0 <= before.who < players
        ledger.last = before.level
        for event in told:
            ledger.hear(event)
        if action.kind == "end":
            ledger.hits = 0
        census.conserved(after)
        ledger.check(after)
        if after.round > before.round:
            check_round(before, after)
        assert 0 <= after.round - before.round <= 1
        assert count < 6000, "games end"
    assert after.ended and max(after.points) >= after.target
    for seat in range(players):
        assert sum(breakdown(after, seat).values()) == after.points[seat]
    assert ledger.favours == ledger.due or not after.open


def test_version_1_remembers_and_tells_nothing_of_version_2() -> None:
    """So its digests and its recorded events stay; the census looks at what is remembered."""
    new = (events.TokensLost, events.EffectsLost)
    for players, options in SETTINGS[::4]:
        marked = 0
        for _, after, _, told in walk(players, options, 31, rules=1):
            census.conserved(after)
            assert not any(isinstance(event, new) for event in told)
            assert not {"struck", "marked"} & set(GAME.to_plain(after))
            marked += any(isinstance(event, events.TotalDefence) for event in told)
        assert marked


def test_pure_chance_ends_too() -> None:
    """Without any sense a game takes up to a hundred rounds, but it ends."""
    for players in (2, 3, 4):
        state, rng = Match.new("gonewild", players, 5)._state, Rng(players)
        while (legal := GAME.legal(state)) != []:
            GAME.apply(state, legal[rng.below(len(legal))], None)
        assert GAME.outcome(state) is not None and state.round < 250


def test_every_question_and_event_occurs() -> None:
    """So that the random tests are worth something. Only a tie must be helped along."""
    told, kinds = {"TieChecked"}, {"trap"}
    for seed in range(some(3, 2)):
        for players, options in SETTINGS:
            for _, _, action, story in walk(players, options, seed):
                kinds.add(action.kind)
                told.update(type(event).__name__ for event in story)
    assert set(questions()) == set(TABLE.questions) and kinds == {action.kind for action in TABLE.all}
    named = {n for n, kind in vars(events).items() if isinstance(kind, type) and hasattr(kind, "_fields")}
    assert told == named - {"NamedTuple"}


def tie_of(players: int, seed: int) -> tuple[State, Any]:
    """The last position of a random game, with points such that its last action leads to a tie."""
    options = {"target": "standard", "bonuses": "random"}
    *_, (before, after, action, _) = walk(players, options, seed)
    tied = before.clone()
    for seat in range(players):
        missing = max(after.points) - after.points[seat]
        tied.points[seat] += missing
        tied.earned[seat * len(SOURCES) + ATTACKS] += missing
    return tied, action


def test_ties_are_broken_by_spare_bonuses_or_shared() -> None:
    reasons: Counter[str] = Counter()
    for seed in range(some(12, 4)):
        state, action = tie_of(2 + seed % 3, seed)
        told: list[Any] = []
        GAME.apply(state, action, told.append)
        outcome = GAME.outcome(state)
        drawn = [event for event in told if isinstance(event, events.TieChecked)]
        assert outcome is not None and len(set(outcome.scores)) == 1
        reasons[outcome.reason] += 1
        assert state.spare == tuple(event.bonus for event in drawn) and not {*state.spare} & {*state.bonuses}
        assert all(event.seat == -1 for event in drawn[:-1]) and GAME.reveals(drawn[-1])
        if outcome.reason == "bonus":
            assert outcome.winners == (drawn[-1].seat,)
        else:
            assert outcome.reason == "shared" and len(outcome.winners) > 1 and drawn[-1].seat == -1
            assert len(drawn) == 4
        for seat in (*range(state.players), None):
            again = GAME.resampler(json.loads(json.dumps(GAME.view(state, seat))))(Rng(seed))
            assert GAME.outcome(again) == outcome
    assert reasons["bonus"]


# -- forms


def test_forms_in_the_middle_of_every_question() -> None:
    """Plain data, save and link lead back to the same position, whatever is being asked."""
    for kind, spot in questions().items():
        match = spot.match()
        state = match._state
        assert state.ask == kind
        back = State.from_plain(json.loads(json.dumps(GAME.to_plain(state))))
        for name in ("ask", "who", *State.__slots__):
            mine, theirs = getattr(state, name), getattr(back, name)
            assert mine == theirs and type(mine) is type(theirs), name
        assert back.rng.state == state.rng.state and at(back).digest() == match.digest()
        for again in (Match.from_json(match.to_json()), Match.from_link(match.to_link()), match.clone()):
            assert again.digest() == match.digest() and again._state.ask == kind
            assert again.legal() == match.legal() and again.view(match.actor) == match.view(match.actor)
        rng = Rng(1)
        both = match.clone(), Match.from_link(match.to_link())
        for _ in range(30):
            action = choose(match._state, both[0].legal(), rng) if both[0].actor is not None else None
            if action is not None:
                assert repr(both[0].play(action)) == repr(both[1].play(str(action)))
        assert both[0].digest() == both[1].digest()


def test_walks_of_undo_and_redo() -> None:
    """Forth and back at random: every moment looks as it did when it was first reached."""
    for players, options in SETTINGS[::3]:
        match, rng = Match.new("gonewild", players, 3, options), Rng(players)
        seen = [match.digest()]
        for _ in range(some(400, 120)):
            match_step(match, rng, seen)
            now = len(match.actions)
            assert match.digest() == seen[now]
            assert match.at(now // 2).digest() == seen[now // 2] or now % 16
        assert len(seen) > 60


def match_step(match: Match, rng: Rng, seen: list[str]) -> None:
    """Mostly a new action; else some steps back, and perhaps forward again."""
    if rng.below(8) or not match.actions:
        if match.actor is not None:
            match.play(choose(match._state, match.legal(), rng))
            if not match.can_redo:  # else it was what had been undone
                del seen[len(match.actions) :]
                seen.append(match.digest())
        return
    for _ in range(rng.below(6) + 1):
        final = len(match.actions) <= match.undo_limit.to
        if final:
            with pytest.raises(IllegalAction):
                match.undo()
        if match.actions:
            match.undo(force=final)
    for _ in range(rng.below(8)):
        if match.can_redo:
            match.redo()
